"""What a client receives does not depend on what its seat cannot know.

Two servers play the same game with the same dice, ids and clock; only the secret answers of one
seat differ. Everybody else must receive identical bytes until the answers are revealed.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
import uvicorn
from support.clients import PATIENCE, Client, Table

import ennead.server.bots.pool
import ennead.server.identity.people
import ennead.server.tables.creation
from ennead.server.app import create_app
from ennead.server.context import ServerContext
from ennead.server.serve import listen
from ennead.server.settings import Settings


@contextmanager
def deterministic_server(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server in this process without randomness."""
    ids = count(1)
    seeded = SimpleNamespace(token_bytes=lambda n: bytes(range(n)))
    patch.setattr(ennead.server.tables.creation, "secrets", seeded)
    patch.setattr(ennead.server.bots.pool, "secrets", seeded)
    patch.setattr(ennead.server.tables.creation, "new_id", lambda: "table1")
    patch.setattr(ennead.server.identity.people, "new_id", lambda: f"person{next(ids)}")
    settings = Settings(data=folder, rates=0, bot_delay=0)
    listener = listen("127.0.0.1", 0)
    ctx = ServerContext(settings, now=lambda: 1_800_000_000.0)
    config = uvicorn.Config(create_app(ctx), log_config=None, lifespan="on", ws="websockets-sansio")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listener])))
    thread.start()
    until = time.monotonic() + PATIENCE
    while not server.started and time.monotonic() < until:
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


class Receiver:
    """Collects all bytes that one person receives at a table."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.got: list[bytes] = []

    def ask(self, method: str, path: str, **body: object) -> None:
        response = self.table.client.http.request(
            method, f"/api/tables/{self.table.id}{path}", json=body or None
        )
        self.got.append(response.content)

    def ask_everything(self, options: list[str]) -> None:
        seat = "" if self.seat is None else self.seat
        self.ask("GET", "")
        self.ask("GET", f"/state?seat={seat}")
        self.ask("GET", f"/state?seat={seat}&move=1")
        self.ask("GET", "/record")
        self.ask("GET", "/state?seat=1")
        self.ask("POST", "/foresee", seat=1, actions=options)
        self.ask("POST", "/undo", seat=1, request="not mine")
        self.ask("POST", "/hint", seat=1, level="easy")
        if self.seat is not None:
            for option in options:
                self.ask("POST", "/foresee", seat=self.seat, actions=[option])
                self.ask("POST", "/why_not", seat=self.seat, action=option)
            self.ask("POST", "/hint", seat=self.seat, level="easy")
            self.ask("GET", f"/chances?seat={self.seat}")
            self.ask("POST", "/play", seat=0, question=99, action=options[0], request="late")


Scene = Callable[[Table, Table], list[str]]


def exchange(answer: str) -> Scene:
    def scene(_first: Table, second: Table) -> list[str]:
        second.play_now(1, answer)
        return ["keep", "exchange"]

    return scene


def lay(option: int) -> Scene:
    def scene(first: Table, second: Table) -> list[str]:
        first.play_now(0, "exchange")
        second.play_now(1, "keep")
        mine = [o["text"] for o in first.state(0)["legal"]][:3]
        second.play_now(1, option)
        return mine

    return scene


def change_of_mind(options: tuple[int, int]) -> Scene:
    def scene(first: Table, second: Table) -> list[str]:
        mine = lay(options[0])(first, second)
        second.undo(1)
        second.play_now(1, options[1])
        return mine

    return scene


def received(folder: Path, scene: Scene) -> list[list[str | bytes]]:
    """What the first player and a spectator receive after the second answered in secret."""
    with pytest.MonkeyPatch.context() as patch, deterministic_server(folder, patch) as url:
        ann, ben, eve = Client(url), Client(url), Client(url)
        for client, name in ((ann, "Ann"), (ben, "Ben"), (eve, "Eve")):
            client.call("PATCH", "/me", name=name)
        table = ann.create("me", "open", private=False, help=True)
        other = ben.join(table.id)
        views = [Receiver(table, 0), Receiver(eve.at(table.id), None)]
        with table.look(0) as first, eve.at(table.id).look() as second:
            options = scene(table, other)
            move = table.state()["move"]
            first.at_move(move)
            second.at_move(move)
            for view in views:
                view.ask_everything(options)
            last = [first.raw[-1], second.raw[-1]]
            return [[one, *view.got] for one, view in zip(last, views, strict=True)]


@pytest.mark.parametrize(
    ("one", "another"),
    [
        (exchange("keep"), exchange("exchange")),
        (lay(0), lay(-1)),
        (change_of_mind((0, 5)), change_of_mind((5, 0))),
    ],
    ids=["exchange", "lay", "change of mind"],
)
def test_others_cannot_see_a_secret_answer(tmp_path: Path, one: Scene, another: Scene) -> None:
    first = received(tmp_path / "one", one)
    second = received(tmp_path / "two", another)
    for mine, theirs in zip(first, second, strict=True):
        assert len(mine) == len(theirs)
        for a, b in zip(mine, theirs, strict=True):
            assert a == b
    mine = [part for part in first[0] if isinstance(part, bytes)]
    assert any(b'"answer":null' in part for part in mine)
    assert any(b'"level":"easy"' in part for part in mine), "a hint"
    assert any(b'"chances":' in part for part in mine)
