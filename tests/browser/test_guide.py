"""The guide of a first game: tips at what is asked, ideas with marks, and quiet on repetition."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from support.browser_user import BrowserUser, client_of

pytestmark = pytest.mark.flows

NewUser = Callable[..., BrowserUser]
PATIENCE = 60_000
SIZES = [(1440, 900), (1366, 650), (390, 844)]
AUDIT = (Path(__file__).parents[1] / "support" / "layout_audit.js").read_text("utf-8")
TITLES = {"aton": "Aton", "tekhenu": "Tekhenu", "ankh": "Ankh"}

COVERED = """
() => {
  const bubble = document.querySelector("[data-guide]").getBoundingClientRect();
  const over = (box) => box.width > 0 && box.left < bubble.right && bubble.left < box.right &&
    box.top < bubble.bottom && bubble.top < box.bottom;
  return [...document.querySelectorAll("[data-option].can, [data-part=decision]")]
    .filter((node) => over(node.getBoundingClientRect()))
    .map((node) => node.dataset.option ?? node.dataset.part);
}
"""


def bubble(page: Page) -> Locator:
    return page.locator("[data-guide]")


def start_guided(user: BrowserUser, game: str) -> None:
    user.visit()
    user.card(TITLES[game]).get_by_role("button", name="First game with a guide").click()
    user.page.wait_for_url("**/table/*")
    bubble(user.page).wait_for(timeout=PATIENCE)


def open_ideas(page: Page) -> Locator:
    page.get_by_role("button", name="What is good here?").click()
    page.locator("[data-idea]").first.wait_for(timeout=PATIENCE)
    return page.locator("[data-idea]")


@pytest.mark.parametrize("game", TITLES)
def test_a_first_game_is_guided(game: str, new_user: NewUser) -> None:
    user = new_user()
    start_guided(user, game)
    page = user.page
    kind = bubble(page).get_attribute("data-guide")
    assert kind == page.locator("[data-question]").first.get_attribute("data-question")
    page.get_by_role("button", name="What is this?").click()
    expect(bubble(page).get_by_text("Aim:")).to_be_visible()
    ideas = open_ideas(page)
    assert 1 <= ideas.count() <= 2
    expect(page.locator("[data-idea-mark='1']")).to_have_count(1)
    ideas.first.click()
    expect(ideas.first).to_have_attribute("aria-pressed", "true")
    state = client_of(user).at(page.url.split("/")[-1].split("?")[0])
    before = state.state(0)["move"]
    page.keyboard.press("Control+Enter")
    state.wait_until(0, lambda now: now["move"] > before)
    expect(page.locator(f"[data-guide='{kind}']")).to_have_count(0)
    # A kind that was seen stays quiet, here and in the next game.
    user.visit()
    expect(user.card(TITLES[game]).get_by_role("button", name="First game with")).to_have_count(0)


def test_a_tip_closed_unread_comes_once_more_and_the_switch_is_remembered(
    new_user: NewUser,
) -> None:
    user = new_user()
    start_guided(user, "aton")
    page = user.page
    bubble(page).get_by_role("button", name="Close this tip").click()
    expect(bubble(page)).to_have_count(0)
    page.reload()
    expect(bubble(page)).to_be_visible()
    bubble(page).get_by_role("button", name="Close this tip").click()
    page.reload()
    user.button("Guide").wait_for()
    expect(bubble(page)).to_have_count(0)
    page.keyboard.press("g")
    expect(bubble(page)).to_be_focused()
    bubble(page).get_by_role("button", name="No more tips").click()
    expect(bubble(page)).to_have_count(0)
    page.reload()
    page.locator("[data-question]").first.wait_for()
    expect(user.button("Guide")).to_have_count(0)
    user.button("Menu").click()
    user.button("Guide: show tips").click()
    expect(bubble(page)).to_be_visible()


def test_there_is_no_guide_between_people(new_user: NewUser) -> None:
    user, other = new_user(), new_user()
    start_guided(user, "aton")
    other.visit()
    user.button("Menu").wait_for()
    table = client_of(user).create("me", "open", help=True)
    other.visit(f"/table/{table.id}")
    other.page.get_by_role("button", name="Join").first.click()
    user.visit(f"/table/{table.id}")
    user.page.locator("[data-question]").first.wait_for()
    expect(user.button("Hint")).to_be_visible()
    expect(bubble(user.page)).to_have_count(0)
    user.button("Menu").click()
    expect(user.button("Guide: no more tips")).to_have_count(0)


@pytest.mark.parametrize("game", TITLES)
def test_the_bubble_fits_every_size_and_leaves_the_answers_free(
    game: str, new_user: NewUser
) -> None:
    user = new_user()
    start_guided(user, game)
    page = user.page
    open_ideas(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(bubble(page)).to_be_in_viewport(ratio=1)
        if width > 1000:
            page.wait_for_function(f"() => ({COVERED})().length === 0")
            assert page.evaluate(AUDIT, False) == []
