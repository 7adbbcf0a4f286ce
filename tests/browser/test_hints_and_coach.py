"""Hints, win probabilities and the coach in the browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from support.browser_user import BrowserUser

pytestmark = pytest.mark.flows


def test_a_hint_the_win_probabilities_and_the_coach_are_shown(
    new_user: Callable[..., BrowserUser],
) -> None:
    nadia = new_user()
    nadia.play_a_bot()
    page = nadia.page
    nadia.button("Hint").click()
    expect(page.locator(".toast")).to_be_visible(timeout=60_000)
    expect(nadia.button("Confirm")).to_be_enabled()
    nadia.button("Confirm").click()
    nadia.button("Menu").click()
    nadia.button("Show winning chances").click()
    expect(page.get_by_role("img", name=re.compile("Chance to win")).first).to_be_visible(
        timeout=60_000
    )
    nadia.button("Menu").click()
    nadia.button("Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    nadia.button("Ask the coach").click()
    done = page.get_by_text(re.compile("Costliest choices|No choice was costly")).first
    expect(done).to_be_visible(timeout=60_000)


def test_the_level_of_hints_is_chosen_in_the_settings_on_a_phone(
    new_user: Callable[..., BrowserUser],
) -> None:
    nadia = new_user(phone=True)
    nadia.play_a_bot()
    table = nadia.page.url
    box = nadia.button("Hint").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    expect(nadia.page.get_by_label("Hint from")).to_have_count(0)
    nadia.visit("/settings")
    levels = nadia.page.get_by_role("group", name="Level of hints")
    expect(levels.get_by_label("hard")).to_be_checked()
    levels.get_by_label("easy").check()
    nadia.page.goto(table)
    nadia.button("Hint").click()
    expect(nadia.page.locator(".toast")).to_contain_text("An easy bot would choose")


def test_the_level_of_hints_is_chosen_beside_the_button(
    new_user: Callable[..., BrowserUser],
) -> None:
    """The level is named in the hint and remembered."""
    nadia = new_user()
    nadia.play_a_bot()
    page = nadia.page
    whose = page.get_by_label("Hint from")
    expect(whose).to_have_value("hard")
    for target in (whose, nadia.button("Hint")):
        box = target.bounding_box()
        assert box is not None
        assert box["height"] >= 40
    nadia.button("Hint").focus()
    page.keyboard.press("Tab")
    expect(whose).to_be_focused()
    page.keyboard.press("e")
    expect(whose).to_have_value("easy")
    nadia.button("Hint").click()
    expect(page.locator(".toast")).to_contain_text("An easy bot would choose")
    expect(nadia.button("Confirm")).to_be_enabled()
    page.reload()
    expect(whose).to_have_value("easy")
    whose.select_option("beginner")
    nadia.button("Hint").click()
    expect(page.locator(".toast")).to_contain_text("A beginner would choose")
