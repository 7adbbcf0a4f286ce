"""What users do with each other besides moving: resign, hand over a seat, take back, rematch."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.browser_user import BrowserUser
from support.server_process import SAME_DICE, Server, serving

pytestmark = pytest.mark.flows

NewUser = Callable[..., BrowserUser]


def sit_down(new_user: NewUser, server: Server | None = None) -> tuple[BrowserUser, BrowserUser]:
    """Two users at one table, through an invite link."""
    nadia, olek = (new_user(server), new_user(server)) if server else (new_user(), new_user())
    nadia.visit()
    nadia.card("Aton").get_by_role("button", name="Play with a friend").click()
    nadia.page.wait_for_url("**/table/*")
    join(olek, nadia.page.url)
    return nadia, olek


def join(person: BrowserUser, address: str) -> None:
    person.page.goto(address)
    person.button(re.compile("Join|Take|Sit", re.I)).first.click()
    person.button("Exchange hand").wait_for()


def menu(person: BrowserUser, item: str) -> None:
    person.button("Menu").click()
    person.page.get_by_role("navigation", name="Menu").get_by_role("button", name=item).click()


def play_until_any_cells_clickable(*people: BrowserUser) -> None:
    """Exchange and lay cards until somebody can choose a cell."""
    for _ in range(4000):
        if any(person.clickable_cells().count() for person in people):
            return
        if not any(person.answer(board=False) for person in people):
            people[0].page.wait_for_timeout(40)
    raise AssertionError("no cell ever becomes clickable")


def heading(person: BrowserUser, text: str) -> None:
    expect(person.page.get_by_role("heading", name=text)).to_be_visible(timeout=60_000)


@pytest.fixture
def short_away_server(tmp_path: Path) -> Iterator[Server]:
    """A server that considers users away after a second."""
    with serving(tmp_path / "data", SAME_DICE, ENNEAD_AWAY_SECONDS="1") as server:
        yield server


def test_resigning_ends_a_two_player_game_and_both_accept_a_rematch(new_user: NewUser) -> None:
    nadia, olek = sit_down(new_user)
    menu(nadia, "Resign")
    nadia.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    heading(olek, "You win!")
    olek.expect_text(re.compile("resigned"))
    nadia.expect_text(re.compile("wins!"))
    nadia.button("Rematch").click()
    nadia.page.wait_for_url(lambda url: url != olek.page.url)
    olek.button("Join the rematch").click()
    olek.page.wait_for_url(nadia.page.url)
    nadia.button("Exchange hand").wait_for()
    olek.button("Exchange hand").wait_for()


def test_a_bot_plays_a_seat_until_its_owner_takes_it_back(new_user: NewUser) -> None:
    nadia, olek = sit_down(new_user)
    menu(nadia, "Hand my seat to a bot")
    olek.expect_text(re.compile("Bot standing in"))
    olek.play_until_cells_clickable()
    nadia.button("Take my seat back").first.click()
    expect(olek.page.get_by_text("Bot standing in")).to_have_count(0)
    play_until_any_cells_clickable(nadia, olek)


def test_an_opponent_agrees_to_take_a_move_back(new_user: NewUser) -> None:
    nadia, olek = sit_down(new_user)
    play_until_any_cells_clickable(nadia, olek)
    menu(nadia, "Ask to take back a move")
    nadia.expect_text("You have asked to take back a move.")
    olek.expect_text(re.compile("asks to take back a move"))
    olek.button("Decline").click()
    expect(nadia.page.get_by_text("You have asked to take back a move.")).to_have_count(0)
    menu(nadia, "Ask to take back a move")
    olek.button("Agree").click()
    nadia.expect_text(re.compile("From here on, all random results are new"))
    nadia.button("Lay cards").wait_for()
    # If Olek laid his cards first, his choice stands: only Nadia's was taken back.
    expect(nadia.clickable_cells()).to_have_count(0)
    expect(olek.clickable_cells()).to_have_count(0)
    play_until_any_cells_clickable(nadia, olek)


def test_a_bot_replaces_an_opponent_who_disconnected(
    new_user: NewUser, short_away_server: Server
) -> None:
    nadia, olek = sit_down(new_user, short_away_server)
    olek.page.close()
    nadia.button("Let a bot play for them").click()
    nadia.expect_text(re.compile("Bot standing in"))
    assert nadia.play_until_cells_clickable() > 0


def test_running_out_of_time_loses_the_game(new_user: NewUser) -> None:
    nadia, olek = new_user(), new_user()
    nadia.visit()
    table = nadia.page.request.post(
        f"{nadia.url}/api/tables",
        data={
            "game": "aton",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "clock": {"per": "move", "seconds": 15},
        },
        headers={"Origin": nadia.url},
    ).json()
    nadia.visit(f"/table/{table['id']}")
    join(olek, nadia.page.url)
    nadia.page.get_by_text(re.compile(r"^0:\d\d$")).first.wait_for()
    won = olek.page.get_by_role("heading", name="You win!")
    olek.play(until=won.is_visible)
    olek.expect_text(re.compile("ran out of time"))


def test_a_finished_game_can_be_continued_from_an_earlier_move(new_user: NewUser) -> None:
    nadia = new_user()
    nadia.play_a_bot()
    nadia.play()
    old = nadia.page.url
    nadia.page.keyboard.press("Escape")
    nadia.button("First move").click()
    for _ in range(12):
        nadia.button("Step forward").click()
    nadia.button("Continue from here against a bot").click()
    nadia.button("Start game").click()
    nadia.page.wait_for_url(lambda url: url != old)
    nadia.play_until_cells_clickable()
    expect(nadia.page.locator(".panel.seat")).to_have_count(2)
