"""Merged players of Ankh decide together: one suggests, the other takes it with one click."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.accessibility import accessibility_violations
from support.ankh.browser import frame_collector, seat_players, serving_position
from support.ankh.positions import conflict, god
from support.browser_user import TIMEOUT, BrowserUser
from support.clients import Json, Table
from support.server_process import Server

pytestmark = pytest.mark.flows

NewUser = Callable[..., BrowserUser]
HIGHER, LOWER, THIRD = 0, 1, 2


@pytest.fixture
def server_and_file(tmp_path: Path) -> Iterator[tuple[Server, Path]]:
    with serving_position(tmp_path) as found:
        yield found


def battle() -> Json:
    """Isis and Ra, merged, and Amun choose their cards in secret."""
    state = conflict(
        "Isis: G J1 | Ra: joins Isis | Amun: G J2",
        0,
        4,
        isis=god(devotion=22),
        amun=god(devotion=24),
    )
    state.play(THIRD, "decline")
    position: Json = state.dump()
    return position


def test_one_partner_suggests_and_the_other_takes_it(
    new_user: NewUser, server_and_file: tuple[Server, Path]
) -> None:
    server, file = server_and_file
    people = [new_user(server), new_user(server, phone=True), new_user(server)]
    frames: list[str | bytes] = []
    people[THIRD].page.on("websocket", frame_collector(frames))
    tables = seat_players(battle(), file, people)
    higher, lower = people[HIGHER], people[LOWER]

    bar = lower.page.get_by_role("region", name="What is happening")
    expect(bar).to_contain_text("P0 decides. Choose something highlighted to suggest it.")
    flood = lower.page.locator('button[data-card="flood"]')
    flood.click()
    expect(flood).to_have_attribute("aria-pressed", "true")
    expect(bar).to_contain_text("You suggest:")
    expect(bar).to_contain_text("P0 decides")

    mine = higher.page.get_by_role("region", name="Your decision")
    expect(mine).to_contain_text("P1 suggests:")
    expect(higher.page.locator('button[data-card="flood"].suggested')).to_be_visible()
    lower.page.locator('button[data-card="drought"]').click()
    expect(higher.page.locator('button[data-card="drought"].suggested')).to_be_visible()
    expect(higher.page.locator('button[data-card="flood"].suggested')).to_have_count(0)
    assert accessibility_violations(higher) == []

    mine.get_by_role("button", name="Take it").click()
    expect(mine.get_by_role("button", name="Take it")).to_have_count(0)
    assert wait_for_answer(higher, tables[HIGHER]) == "play drought"
    expect(people[THIRD].page.get_by_text("suggest")).to_have_count(0)
    received = [frame if isinstance(frame, str) else frame.decode() for frame in frames]
    assert not any("play drought" in text and '"to":0' in text for text in received)


def test_a_suggestion_can_be_made_and_taken_with_the_keyboard(
    new_user: NewUser, server_and_file: tuple[Server, Path]
) -> None:
    server, file = server_and_file
    people = [new_user(server) for _ in range(3)]
    tables = seat_players(battle(), file, people)
    people[LOWER].page.locator('button[data-card="miracle"]').press("Enter")
    expect(people[HIGHER].button("Take it")).to_be_visible()
    people[HIGHER].page.keyboard.press("s")
    expect(people[HIGHER].button("Take it")).to_have_count(0)
    assert wait_for_answer(people[HIGHER], tables[HIGHER]) == "play miracle"


def wait_for_answer(person: BrowserUser, table: Table) -> str:
    """The answer that the page has sent, once it has reached the server."""
    ends = time.monotonic() + TIMEOUT
    while (answer := table.state(HIGHER)["view"]["answer"]) is None:
        assert time.monotonic() < ends, "the answer is not given"
        person.page.wait_for_timeout(40)
    return str(answer)
