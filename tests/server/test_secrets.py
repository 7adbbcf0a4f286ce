"""What a client receives does not depend on what its seat cannot know.

Two servers play the same game with the same dice, ids and clock; only the secret answers of one
seat differ. Everybody else must receive identical bytes until the answers are revealed, and for
ever if they never are.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from support.clients import PATIENCE, Client, Socket, Table
from support.deterministic_server import deterministic_server

MAX_FORKS = 5
"""The number of moments from which forks are made."""


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
        self.ask("POST", "/ideas", seat=1)
        if self.seat is not None:
            for option in options:
                self.ask("POST", "/foresee", seat=self.seat, actions=[option])
                self.ask("POST", "/why_not", seat=self.seat, action=option)
            self.ask("POST", "/hint", seat=self.seat, level="easy")
            self.ask("POST", "/ideas", seat=self.seat)
            self.ask("GET", f"/chances?seat={self.seat}")
            self.ask("POST", "/play", seat=0, question=99, action=options[0], request="late")

    def ask_afterwards(self, moves: int) -> None:
        """Everything about a game that has ended, and forks from some of its moments."""
        self.ask("GET", "/record")
        self.ask("GET", "/check")
        for move in range(moves + 1):
            seat = "" if self.seat is None else self.seat
            self.ask("GET", f"/state?seat={seat}&move={move}")
            for fork in (0, 1) if move % (1 + moves // MAX_FORKS) == 0 else ():
                made = self.table.post("fork", move=move, seat=fork, bot="random")
                forked = self.table.client.at(made["id"])
                forked.wait(to_move=[fork])
                path = f"/api/tables/{forked.id}/state?seat={fork}"
                self.got.append(forked.client.http.get(path).content)
                forked.post("resign", seat=fork)
                self.got.append(forked.record().split("\n\n")[0].encode())
        self.ask("POST", "/analysis")
        until = time.monotonic() + PATIENCE
        while (found := self.table.client.get(f"/tables/{self.table.id}/analysis"))["done"] < moves:
            assert time.monotonic() < until, found
            time.sleep(0.02)
        self.ask("GET", "/analysis")

    def read_stream(self) -> None:
        """The first line of the NDJSON stream."""
        seat = "" if self.seat is None else self.seat
        path = f"/api/tables/{self.table.id}/stream?seat={seat}"
        with self.table.client.http.stream("GET", path) as stream:
            self.got.append(next(stream.iter_lines()).encode())


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


def rewound(option: int) -> Scene:
    """Ben lays his cards, Ann has not laid hers and asks to go back, and Ben consents."""

    def scene(first: Table, second: Table) -> list[str]:
        lay(option)(first, second)
        first.post("undo/ask", seat=0)
        second.post("undo/consent", seat=1, agree=True)
        return ["keep", "exchange"]

    return scene


def change_of_mind_at_random(seed: int, last: bool) -> Scene:
    """Ben lays his cards again and again, and takes them back or lets Ann go back."""

    def scene(first: Table, second: Table) -> list[str]:
        chosen = random.Random(seed)
        for _ in range(6):
            if 0 in (waiting := first.state()["to_move"]):
                if first.state(0)["legal"][0]["verb"] != "lay":
                    first.play_now(0, chosen.choice(["keep", "exchange"]))
                    if 1 in waiting:
                        second.play_now(1, chosen.choice(["keep", "exchange"]))
                second.play_now(1, -1 if last else 0)
                if chosen.random() < 0.5:
                    second.undo(1)
                else:
                    first.post("undo/ask", seat=0)
                    second.post("undo/consent", seat=1, agree=True)
        return ["keep", "exchange"]

    return scene


def stood_in_for(option: int) -> Scene:
    """After a rewind, a bot stands in for Ben."""

    def scene(first: Table, second: Table) -> list[str]:
        options = rewound(option)(first, second)
        first.play_now(0, "keep")
        first.wait(move=first.state()["move"])
        second.post("stand_in", seat=1, bot="greedy")
        first.wait(to_move=[0])
        return options

    return scene


def everything_at_random(seed: int, last: bool) -> Scene:
    """Ben answers in secret, withdraws, refuses, consents, and lets bots stand in for him."""

    def lays(first: Table) -> bool:
        """Whether cards are to be laid. Ann never lays hers, or Ben's would be revealed."""
        return bool(first.state(0)["legal"]) and first.state(0)["legal"][0]["verb"] == "lay"

    def withdraw(_first: Table, second: Table) -> None:
        second.undo(1)

    def rewind(first: Table, second: Table) -> None:
        first.post("undo/ask", seat=0)
        second.post("undo/consent", seat=1, agree=True)

    def refuse(first: Table, second: Table) -> None:
        first.post("undo/ask", seat=0)
        second.post("undo/consent", seat=1, agree=False)
        second.undo(1)

    def come_back(first: Table, second: Table) -> None:
        """A bot stands in while Ben's answer is secret, and has nothing to do."""
        second.post("stand_in", seat=1, bot="greedy")
        second.client.call("DELETE", f"/tables/{second.id}/stand_in/1")
        rewind(first, second)

    def let_a_bot_answer(first: Table, second: Table) -> None:
        """Ben withdraws, a bot answers for him, and both agree to go back before that."""
        second.undo(1)
        second.post("stand_in", seat=1, bot="greedy")
        first.wait(to_move=[0])
        second.client.call("DELETE", f"/tables/{second.id}/stand_in/1")
        rewind(first, second)

    def scene(first: Table, second: Table) -> list[str]:
        chosen = random.Random(seed)
        deeds = [withdraw, rewind, refuse, come_back, let_a_bot_answer]
        chosen.shuffle(deeds)
        for deed in (*deeds, rewind):
            while not lays(first):
                for seat, table in ((0, first), (1, second)):
                    if seat in first.state()["to_move"]:
                        table.play_now(seat, chosen.choice(["keep", "exchange"]))
            second.play_now(1, -1 if last else 0)
            deed(first, second)
        return ["keep", "exchange"]

    return scene


def moments(socket: Socket) -> dict[str, str]:
    """The last message about each moment. Messages in between depend on how busy the server is."""
    found = {}
    for text, state in zip(socket.raw, socket.states, strict=True):
        stand_ins = [seat["stand_in"] for seat in state["table"]["seats"]]
        present = [seat["connected"] for seat in state["table"]["seats"]]
        key = f"{state['move']} {state['undo_request']} {stand_ins} {present}"
        found[key] = json.dumps({**json.loads(text), "events": None, "events_from": None})
    return found


def received(
    folder: Path, scene: Scene, seen: list[dict[str, str]], ended: bool = False
) -> list[list[str | bytes]]:
    """What the first player and a spectator receive after the second answered in secret.

    `seen` gets what their connections told them on the way, by moment.
    """
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
                view.read_stream()
            if ended:
                table.post("resign", seat=0)
                for view in views:
                    view.ask_afterwards(move)
            sockets = (first, second)
            seen.extend(moments(socket) for socket in sockets)
            last = [socket.raw[-1] for socket in sockets]
            return [[one, *view.got] for one, view in zip(last, views, strict=True)]


def compared(
    folder: Path, one: Scene, another: Scene, ended: bool = False
) -> list[list[str | bytes]]:
    """What is received in one scene, which must be the same in the other one."""
    seen: list[dict[str, str]] = []
    first = received(folder / "one", one, seen, ended)
    second = received(folder / "two", another, seen, ended)
    for mine, theirs in zip(first, second, strict=True):
        assert len(mine) == len(theirs)
        for a, b in zip(mine, theirs, strict=True):
            assert a == b
    for told, told_too in zip(seen[:2], seen[2:], strict=True):
        both = told.keys() & told_too.keys()
        assert both
        for key in both:
            assert told[key] == told_too[key]
    return first


@pytest.mark.parametrize(
    ("one", "another"),
    [
        (exchange("keep"), exchange("exchange")),
        (lay(0), lay(-1)),
        (change_of_mind((0, 5)), change_of_mind((5, 0))),
        (rewound(0), rewound(-1)),
        (change_of_mind_at_random(1, False), change_of_mind_at_random(1, True)),
        (change_of_mind_at_random(2, False), change_of_mind_at_random(2, True)),
        (stood_in_for(0), stood_in_for(-1)),
        (everything_at_random(1, False), everything_at_random(1, True)),
        (everything_at_random(2, False), everything_at_random(2, True)),
    ],
    ids=[
        "exchange",
        "lay",
        "change of mind",
        "rewind",
        "undos 1",
        "undos 2",
        "stand-in",
        "everything 1",
        "everything 2",
    ],
)
def test_others_cannot_see_a_secret_answer(tmp_path: Path, one: Scene, another: Scene) -> None:
    first = compared(tmp_path, one, another)
    mine = [part for part in first[0] if isinstance(part, bytes)]
    assert any(b'"answer":null' in part for part in mine)
    assert any(b'"level":"easy"' in part for part in mine), "a hint"
    assert any(b'"chances":' in part for part in mine)


@pytest.mark.parametrize(
    ("one", "another"),
    [
        (lay(0), lay(-1)),
        (rewound(0), rewound(-1)),
        (everything_at_random(3, False), everything_at_random(3, True)),
    ],
    ids=["still pending", "rewound", "everything"],
)
def test_an_unrevealed_answer_stays_secret_when_the_game_has_ended(
    tmp_path: Path, one: Scene, another: Scene
) -> None:
    first = compared(tmp_path, one, another, ended=True)
    assert any(b"[Seed " in part for part in first[0] if isinstance(part, bytes)), "a record"
    assert any(b'"done":' in part for part in first[0] if isinstance(part, bytes)), "an analysis"
