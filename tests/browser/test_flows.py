"""Whole flows in the browser: bot, friend by link, shared screen, spectator, undo, replay."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from support.browser_user import BrowserUser
from support.server_process import Server

pytestmark = pytest.mark.flows


def test_a_newcomer_plays_a_bot_from_the_front_page_to_the_end(
    new_user: Callable[..., BrowserUser],
) -> None:
    nadia = new_user()
    nadia.play_a_bot()
    nadia.play()
    expect(
        nadia.page.get_by_role("heading", name=re.compile("wins|draw|won", re.I)).first
    ).to_be_visible()
    nadia.button("Rematch").click()
    nadia.play(until=lambda: nadia.button("Exchange hand").is_visible())


def test_two_friends_play_by_invite_link(new_user: Callable[..., BrowserUser]) -> None:
    nadia, olek = new_user(), new_user()
    nadia.visit()
    nadia.card("Aton").get_by_role("button", name="Play with a friend").click()
    nadia.page.wait_for_url("**/table/*")
    olek.page.goto(nadia.page.url)
    olek.button(re.compile("Join|Take|Sit", re.I)).first.click()
    watcher = new_user()
    watcher.page.goto(nadia.page.url)
    for _ in range(4000):
        if nadia.finished() and olek.finished():
            break
        if not nadia.answer() and not olek.answer():
            nadia.page.wait_for_timeout(40)
        assert watcher.clickable_cells().count() == 0
        assert watcher.page.locator(".aton-tray").count() == 0
    assert nadia.finished()
    assert olek.finished()


def test_pass_and_play_hides_the_cards_between_seats(new_user: Callable[..., BrowserUser]) -> None:
    family = new_user()
    family.visit()
    family.card("Aton").get_by_role("button", name="Pass and play").click()
    family.button(re.compile("Start|Play", re.I)).last.click()
    family.page.wait_for_url("**/table/*")
    seen = 0
    for _ in range(4000):
        if family.finished():
            break
        if family.button(re.compile("^I am ")).is_visible():
            seen += 1
            assert family.page.locator(".aton-tray").count() == 0
            assert family.page.locator("[data-cell]").count() == 0
        if not family.answer():
            family.page.wait_for_timeout(40)
        if seen > 6:
            break
    assert seen > 6


def test_undo_takes_back_a_priest(new_user: Callable[..., BrowserUser]) -> None:
    nadia = new_user()
    nadia.play_a_bot()
    undo = nadia.button(re.compile("^Undo"))
    for _ in range(60):
        before = nadia.play_until_cells_clickable()
        nadia.answer()
        nadia.page.wait_for_timeout(150)
        if (
            undo.is_visible()
            and undo.is_enabled()
            and nadia.clickable_cells().count() == before - 1
        ):
            nadia.page.keyboard.press("u")
            expect(nadia.clickable_cells()).to_have_count(before)
            return
    raise AssertionError("nothing could be undone in a whole game")


def test_replay_steps_through_a_finished_game(new_user: Callable[..., BrowserUser]) -> None:
    nadia = new_user()
    nadia.play_a_bot()
    nadia.play()
    nadia.page.keyboard.press("Escape")
    nadia.button("First move").click()
    expect(nadia.page.locator("[data-cell]").first).to_be_visible()
    nadia.button("Step forward").click()
    nadia.expect_text(re.compile(r"Move 1 of \d+|Back to the present"))


def test_the_language_can_be_changed_during_a_game(new_user: Callable[..., BrowserUser]) -> None:
    nadia = new_user()
    nadia.play_a_bot()
    nadia.button("Exchange hand").wait_for()
    nadia.button("Русский").click()
    nadia.expect_text(re.compile("Раунд"))
    nadia.button("Polski").click()
    nadia.expect_text(re.compile("Runda"))
    nadia.page.reload()
    nadia.expect_text(re.compile("Runda"))


def test_a_game_can_be_played_on_a_phone(new_user: Callable[..., BrowserUser]) -> None:
    nadia = new_user(phone=True)
    nadia.play_a_bot()
    nadia.play()
    width = nadia.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "the page never scrolls sideways"


def test_a_game_can_be_played_with_the_keyboard(new_user: Callable[..., BrowserUser]) -> None:
    nadia = new_user()
    nadia.visit()
    page = nadia.page
    nadia.card("Aton").get_by_role("button", name="Play a bot").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    nadia.button("Exchange hand").wait_for()
    for key in "11223344":
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    nadia.clickable_cells().first.wait_for()
    before = nadia.clickable_cells().count()
    nadia.page.locator('[data-cell][tabindex="0"]').focus()
    for _ in range(12):
        focused = page.locator("[data-cell]:focus")
        if "can" in (focused.get_attribute("class") or ""):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("Control+Enter")
    expect(nadia.clickable_cells()).not_to_have_count(before)


def test_the_page_reconnects_after_a_server_restart(
    new_user: Callable[..., BrowserUser], own_server: Server
) -> None:
    nadia = new_user(own_server)
    nadia.play_a_bot()
    nadia.play(until=lambda: nadia.page.locator(".aton-tray button.take").count() > 0)
    nadia.expects_connection_errors = True
    own_server.kill()
    nadia.expect_text(re.compile("connect", re.I))
    own_server.start()
    assert nadia.play_until_cells_clickable() > 0
