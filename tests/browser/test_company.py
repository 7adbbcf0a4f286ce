"""What people do with each other besides moving: leave, come back, take back, play again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from people import Person
from playwright.sync_api import expect
from served import SAME_DICE, Server, serving

pytestmark = pytest.mark.flows

Enter = Callable[..., Person]


def sit_down(enter: Enter, server: Server | None = None) -> tuple[Person, Person]:
    """Two friends at one table, by an invite link."""
    nadia, olek = (enter(server), enter(server)) if server else (enter(), enter())
    nadia.visit()
    nadia.card("Aton").get_by_role("button", name="Play with a friend").click()
    nadia.page.wait_for_url("**/table/*")
    join(olek, nadia.page.url)
    return nadia, olek


def join(person: Person, address: str) -> None:
    person.page.goto(address)
    person.button(re.compile("Join|Take|Sit", re.I)).first.click()
    person.button("Keep hand").wait_for()


def menu(person: Person, item: str) -> None:
    person.button("Menu").click()
    person.page.get_by_role("navigation", name="Menu").get_by_role("button", name=item).click()


def plan_together(*people: Person) -> None:
    """Exchange and lay until somebody's cells glow."""
    for _ in range(4000):
        if any(person.glowing().count() for person in people):
            return
        if not any(person.answer(board=False) for person in people):
            people[0].page.wait_for_timeout(40)
    raise AssertionError("no cell ever glows")


def heading(person: Person, text: str) -> None:
    expect(person.page.get_by_role("heading", name=text)).to_be_visible(timeout=60_000)


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """A server where a person is away after a second."""
    with serving(tmp_path / "data", SAME_DICE, ENNEAD_AWAY_SECONDS="1") as server:
        yield server


def test_resigning_ends_a_game_of_two_and_both_play_again(enter: Enter) -> None:
    nadia, olek = sit_down(enter)
    menu(nadia, "Resign")
    nadia.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    heading(olek, "You win!")
    olek.sees(re.compile("resigned"))
    nadia.sees(re.compile("wins!"))
    nadia.button("Rematch").click()
    nadia.page.wait_for_url(lambda url: url != olek.page.url)
    olek.button("Join the rematch").click()
    olek.page.wait_for_url(nadia.page.url)
    nadia.button("Keep hand").wait_for()
    olek.button("Keep hand").wait_for()


def test_a_bot_stands_in_and_the_seat_is_taken_back(enter: Enter) -> None:
    nadia, olek = sit_down(enter)
    menu(nadia, "Hand my seat to a bot")
    olek.sees(re.compile("Bot stands in"))
    olek.plan()
    nadia.button("Take my seat back").first.click()
    expect(olek.page.get_by_text("Bot stands in")).to_have_count(0)
    plan_together(nadia, olek)


def test_a_friend_agrees_to_take_a_move_back(enter: Enter) -> None:
    nadia, olek = sit_down(enter)
    plan_together(nadia, olek)
    menu(nadia, "Ask to take back a move")
    nadia.sees("You have asked to take back a move.")
    olek.sees(re.compile("asks to take back a move"))
    olek.button("Decline").click()
    expect(nadia.page.get_by_text("You have asked to take back a move.")).to_have_count(0)
    menu(nadia, "Ask to take back a move")
    olek.button("Agree").click()
    nadia.sees(re.compile("From here on the dice are new"))
    nadia.button("Lay cards").wait_for()
    olek.button("Lay cards").wait_for()
    plan_together(nadia, olek)


def test_a_bot_plays_for_a_friend_who_vanished(enter: Enter, hasty: Server) -> None:
    nadia, olek = sit_down(enter, hasty)
    olek.page.close()
    nadia.button("Let a bot play for them").click()
    nadia.sees(re.compile("Bot stands in"))
    assert nadia.plan() > 0


def test_who_lets_the_time_run_out_loses(enter: Enter) -> None:
    nadia, olek = enter(), enter()
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
    olek.button("Keep hand").click()
    won = olek.page.get_by_role("heading", name="You win!")
    olek.play(until=won.is_visible)  # in case it was the last answer, and Confirm is asked
    olek.sees(re.compile("ran out of time"))


def test_a_finished_game_goes_on_from_an_earlier_moment(enter: Enter) -> None:
    nadia = enter()
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
    nadia.plan()
    expect(nadia.page.locator(".panel.seat")).to_have_count(2)
