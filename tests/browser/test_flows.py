"""Whole flows through the page alone: bot, friend by link, one screen, spectator, undo, replay."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from people import PATIENCE, Person
from playwright.sync_api import expect
from served import Server

pytestmark = pytest.mark.flows


def test_a_newcomer_plays_a_bot_from_the_front_page_to_the_end(
    enter: Callable[..., Person],
) -> None:
    nadia = enter()
    nadia.play_a_bot()
    nadia.play()
    expect(
        nadia.page.get_by_role("heading", name=re.compile("wins|draw|won", re.I)).first
    ).to_be_visible()
    nadia.button("Rematch").click()
    nadia.play(until=lambda: nadia.button("Keep hand").is_visible())


def test_two_friends_play_by_invite_link(enter: Callable[..., Person]) -> None:
    nadia, olek = enter(), enter()
    nadia.visit()
    nadia.card("Aton").get_by_role("button", name="Play with a friend").click()
    nadia.page.wait_for_url("**/table/*")
    olek.page.goto(nadia.page.url)
    olek.button(re.compile("Join|Take|Sit", re.I)).first.click()
    watcher = enter()
    watcher.page.goto(nadia.page.url)
    for _ in range(4000):
        if nadia.finished() and olek.finished():
            break
        if not nadia.answer() and not olek.answer():
            nadia.page.wait_for_timeout(40)
        assert watcher.glowing().count() == 0
        assert watcher.page.locator(".aton-tray").count() == 0
    assert nadia.finished()
    assert olek.finished()


def test_pass_and_play_hides_the_cards_between_seats(enter: Callable[..., Person]) -> None:
    family = enter()
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


def test_undo_takes_a_priest_back(enter: Callable[..., Person]) -> None:
    nadia = enter()
    nadia.play_a_bot()
    undo = nadia.button(re.compile("^Undo"))
    for _ in range(60):
        before = nadia.plan()
        nadia.answer()
        nadia.page.wait_for_timeout(150)
        if undo.is_visible() and undo.is_enabled() and nadia.glowing().count() == before - 1:
            nadia.page.keyboard.press("u")
            expect(nadia.glowing()).to_have_count(before)
            return
    raise AssertionError("nothing could be undone in a whole game")


def test_replay_steps_through_a_finished_game(enter: Callable[..., Person]) -> None:
    nadia = enter()
    nadia.play_a_bot()
    nadia.play()
    nadia.page.keyboard.press("Escape")
    nadia.button("First move").click()
    expect(nadia.page.locator("[data-cell]").first).to_be_visible()
    nadia.button("Step forward").click()
    nadia.sees(re.compile(r"Move 1 of \d+|Back to now"))


def test_the_language_is_switched_in_mid_game(enter: Callable[..., Person]) -> None:
    nadia = enter()
    nadia.play_a_bot()
    nadia.button("Keep hand").wait_for()
    nadia.button("Русский").click()
    nadia.sees(re.compile("Раунд"))
    nadia.button("Polski").click()
    nadia.sees(re.compile("Runda"))
    nadia.page.reload()
    nadia.sees(re.compile("Runda"))


def test_a_phone_is_enough(enter: Callable[..., Person]) -> None:
    nadia = enter(phone=True)
    nadia.play_a_bot()
    nadia.play()
    width = nadia.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "the page never scrolls sideways"


def test_the_keyboard_is_enough(enter: Callable[..., Person]) -> None:
    nadia = enter()
    nadia.visit()
    page = nadia.page
    nadia.card("Aton").get_by_role("button", name="Play a bot").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    nadia.button("Keep hand").wait_for()
    nadia.button("Keep hand").focus()
    page.keyboard.press("Enter")
    confirm_by_keyboard(nadia, ".aton-tray button.take:enabled")
    for key in "11223344":
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    nadia.glowing().first.wait_for()
    before = nadia.glowing().count()
    nadia.page.locator('[data-cell][tabindex="0"]').focus()
    for _ in range(12):
        focused = page.locator("[data-cell]:focus")
        if "can" in (focused.get_attribute("class") or ""):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("Control+Enter")
    expect(nadia.glowing()).not_to_have_count(before)


def confirm_by_keyboard(person: Person, awaited: str) -> None:
    """Confirm, if that is asked, until something shows up."""
    ends = time.monotonic() + PATIENCE
    while not person.page.locator(awaited).count():
        assert time.monotonic() < ends, f"{awaited} never shows up"
        person.page.keyboard.press("Control+Enter")
        person.page.wait_for_timeout(100)


def test_it_reconnects_by_itself_after_a_server_restart(
    enter: Callable[..., Person], own_site: Server
) -> None:
    nadia = enter(own_site)
    nadia.play_a_bot()
    nadia.play(until=lambda: nadia.page.locator(".aton-tray button.take").count() > 0)
    nadia.expects_trouble = True
    own_site.kill()
    nadia.sees(re.compile("connect", re.I))
    own_site.start()
    assert nadia.plan() > 0
