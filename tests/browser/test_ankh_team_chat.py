"""Merged players in Ankh have a team chat that nobody else can read."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from support.ankh.browser import (
    answer,
    frame_collector,
    pass_results,
    seat_players,
    serving_position,
)
from support.ankh.random_games import ANKH
from support.browser_user import BrowserUser, client_of
from support.clients import Json, Table
from support.server_process import Server

from ennead.core.state import State

pytestmark = pytest.mark.flows

NewUser = Callable[..., BrowserUser]
SECRET = "We let them have the Delta."


@pytest.fixture
def server_and_file(tmp_path: Path) -> Iterator[tuple[Server, Path]]:
    with serving_position(tmp_path) as found:
        yield found


def has_gone(scene: Locator) -> bool:
    return scene.count() == 0


def before_merging() -> tuple[Json, list[tuple[int, str]]]:
    """A three-player game before its third Conflict, and the answers up to the merge."""
    for seed in range(1, 200):
        rng = random.Random(seed)
        game: State = ANKH.new(3, seed)
        position: Json = {}
        answers: list[tuple[int, str]] = []
        while not game.over:
            before = game.dump()
            seen = len(game.events(None))
            seat = game.to_move[0]
            action = rng.choice(game.legal(seat))
            game.play(seat, action)
            told = [event["event"] for event in game.events(None, seen)]
            if "conflict" in told:
                position, answers = before, []
            answers.append((seat, action.text))
            if "merged" in told:
                return position, answers
    raise AssertionError("gods never merge")


def test_the_team_chat_stays_private(
    new_user: NewUser, server_and_file: tuple[Server, Path]
) -> None:
    server, file = server_and_file
    position, answers = before_merging()
    people = [new_user(server) for _ in range(3)]
    watcher = new_user(server)
    frames: dict[int, list[str | bytes]] = {seat: [] for seat in range(4)}
    for seat, person in enumerate([*people, watcher]):
        person.page.on("websocket", frame_collector(frames[seat]))
    tables = seat_players(position, file, people)
    watcher.visit(f"/table/{tables[0].id}")
    watcher.page.locator(".an-stage").wait_for()
    for seat, action in answers:
        tables[seat].play(seat, action, tables[seat].state(seat)["asked"])
    for person in (*people, watcher):
        scene = person.page.locator(".scene")
        expect(scene).to_be_visible()
        pass_results(person, partial(has_gone, scene))
    lead: list[int] = tables[0].state(0)["view"]["table"]["seats"]
    first, second = (seat for seat in range(3) if lead.count(lead[seat]) > 1)
    other = next(seat for seat in range(3) if lead.count(lead[seat]) == 1)
    strangers = [people[other], watcher]
    received = [frames[other], frames[3]]

    say(people[first], SECRET, f"Only P{second}")
    say(people[second], "Agreed.", f"Only P{first}")
    say(people[first], "Good game, all!", "Everyone")
    for person in (people[first], people[second]):
        expect(person.page.get_by_text(SECRET)).to_be_visible()
        expect(person.page.get_by_text("Agreed.")).to_be_visible()
    for person in strangers:
        chat(person)
        expect(person.page.get_by_text("Good game, all!")).to_be_visible()
        expect(person.page.get_by_role("group", name="Who can read it")).to_have_count(0)
    check_hidden_from(strangers, tables, other, received)

    # Looking at a position before the merge makes no difference.
    people[first].button("First move").click()
    expect(people[first].button("Back to the present").first).to_be_visible()
    say(people[first], "Still among us.", f"Only P{second}")
    expect(people[second].page.get_by_text("Still among us.")).to_be_visible()

    rng = random.Random(1)
    while answer(tables, rng):
        pass
    assert tables[0].info()["status"] == "finished"
    for person in strangers:
        person.page.reload()
        chat(person)
        expect(person.page.get_by_text("Good game, all!")).to_be_visible()
    check_hidden_from(strangers, tables, other, received)
    people[second].page.reload()
    chat(people[second])
    expect(people[second].page.get_by_text(SECRET)).to_be_visible()


def chat(person: BrowserUser) -> None:
    person.page.locator(".an-stage").wait_for()
    person.page.get_by_role("tab", name="Chat").click()


def say(person: BrowserUser, text: str, to: str) -> None:
    chat(person)
    to_whom = person.page.get_by_role("button", name=to, exact=True)
    to_whom.click()
    expect(to_whom).to_have_attribute("aria-pressed", "true")
    field = person.page.get_by_role("textbox", name="Write a message")
    field.fill(text)
    field.press("Enter")
    expect(person.page.locator(".chat li p").get_by_text(text, exact=True)).to_be_visible()


def check_hidden_from(
    strangers: list[BrowserUser], tables: list[Table], other: int, frames: list[list[str | bytes]]
) -> None:
    """Nothing that others see, receive or can request contains the message."""
    secrets = [SECRET, "Agreed.", "Still among us."]
    received = [
        frame if isinstance(frame, str) else frame.decode() for part in frames for frame in part
    ]
    for person in strangers:
        client = client_of(person)
        table = client.at(tables[0].id)
        seat = other if client.get(f"/tables/{table.id}")["mine"] else None
        received += [
            person.page.locator("body").inner_text(),
            str(table.state(seat)),
            str(table.state(None)),
            str(client.get(f"/tables/{table.id}")),
            str(client.get("/tables", show="mine")),
            table.record(),
        ]
        with table.look(seat) as socket:
            received.append(str(socket.next()))
    assert any("Good game, all!" in text for text in received)
    assert [text for text in received for secret in secrets if secret in text] == []
