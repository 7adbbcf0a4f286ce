"""A hint that only needs confirming, chances beside the scores, and the coach after the game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from people import Person
from playwright.sync_api import expect

pytestmark = pytest.mark.flows


def test_a_hint_the_chances_and_the_coach(enter: Callable[..., Person]) -> None:
    nadia = enter()
    nadia.play_a_bot()
    page = nadia.page
    nadia.button("Hint").click()
    expect(page.locator(".toast")).to_be_visible(timeout=60_000)
    expect(nadia.button("Confirm")).to_be_enabled()
    nadia.button("Confirm").click()
    nadia.button("Menu").click()
    nadia.button("Show the chances to win").click()
    expect(page.get_by_role("img", name=re.compile("Chance to win")).first).to_be_visible(
        timeout=60_000
    )
    nadia.button("Menu").click()
    nadia.button("Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    nadia.button("Ask the coach").click()
    done = page.get_by_text(re.compile("What cost most|No choice cost much")).first
    expect(done).to_be_visible(timeout=60_000)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_whose_hint_it_is(enter: Callable[..., Person], phone: bool) -> None:
    """It is chosen beside the button, by keyboard too, said in the hint and remembered."""
    nadia = enter(phone=phone)
    nadia.play_a_bot()
    page = nadia.page
    whose = page.get_by_label("Whose hint")
    expect(whose).to_have_value("hard")
    for target in (whose, nadia.button("Hint")):
        box = target.bounding_box()
        assert box is not None
        assert box["height"] >= (44 if phone else 40)
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
