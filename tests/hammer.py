"""Players who play on whatever happens to the server, and what must hold afterwards."""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Callable
from itertools import count
from typing import Any

import httpx
from callers import PATIENCE, Json, Refusal, Table
from served import Server

from ennead.core.record import Record

PAUSE = 0.02
LONG = bool(os.environ.get("ENNEAD_LONG"))
"""`make soak` makes all of it longer."""
ROUNDS = 60 if LONG else 4


class Hammer(threading.Thread):
    """Plays on, and remembers what the server has acknowledged and shown."""

    def __init__(self, table: Table, seat: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.table = table
        self.seat = seat
        self.dice = random.Random(seed)
        self.acknowledged: list[tuple[int, str]] = []
        self.shown: list[Json] = []
        """Every position while it plays, a few of them afterwards."""
        self.away = 0
        """How often the server said that its database was away."""
        self.finished = threading.Event()
        self.failure: BaseException | None = None
        self.stop = False

    def run(self) -> None:
        try:
            while not self.stop and not self.finished.is_set():
                try:
                    self._turn()
                except httpx.TransportError:
                    time.sleep(PAUSE)
                except Refusal as refusal:
                    self._only_away(refusal)
        except BaseException as error:
            self.failure = error

    def _only_away(self, refusal: Refusal) -> None:
        only_away(refusal)
        self.away += 1
        time.sleep(PAUSE)

    def _turn(self) -> None:
        state = self.table.state(self.seat)
        if state["table"]["status"] == "finished":
            self._look_back()
            self.finished.set()
            return
        if not self.shown or self.shown[-1]["move"] != state["move"]:
            self.shown.append(state)
        if state["legal"]:
            self._answer(state, self.dice.choice(state["legal"])["text"])
        else:
            time.sleep(0.005)

    def _look_back(self) -> None:
        """The seed is told now; nothing that was shown before had it in it."""
        seed = self.table.info()["seed"]
        during = [state for state in self.shown if state["table"]["status"] == "running"]
        assert during
        assert all(seed not in str(state) for state in during)
        self.shown = self.dice.sample(during, min(5, len(during)))

    def _answer(self, state: Json, action: str) -> None:
        """The same answer until it is acknowledged or too late."""
        request = self.table.client.request()
        while not self.stop:
            try:
                number = self.table.play(self.seat, action, state["asked"], request)
            except httpx.TransportError:
                time.sleep(PAUSE)
            except Refusal as refusal:
                if refusal.code == "stale-question":
                    return
                self._only_away(refusal)
            else:
                self.acknowledged.append((number, action))
                return


def two_people(server: Server, seed: int = 1) -> list[Hammer]:
    ann, ben = server.client("Ann"), server.client("Ben")
    table = ann.create("me", "open")
    return [Hammer(table, 0, seed), Hammer(ben.join(table.id), 1, seed + 1)]


def with_a_bot(server: Server, seed: int = 9) -> list[Hammer]:
    return [Hammer(server.client("Cleo").create("me", "random"), 0, seed)]


def nothing_lost(hammers: list[Hammer], patience: float = PATIENCE) -> None:
    """Every acknowledged answer is in the record, once, at its place; nothing else is; and nobody
    was shown more than was theirs to see."""
    for hammer in hammers:
        assert hammer.finished.wait(patience), (hammer.failure, len(hammer.acknowledged))
        assert hammer.failure is None
    for hammer in hammers:
        record = Record.parse(hammer.table.record())
        assert record.replay().over
        answers = [(line.seat, line.text) for line in record.lines if line.seat >= 0]
        for number, action in hammer.acknowledged:
            assert answers[number - 1] == (hammer.seat, action)
        assert len(hammer.acknowledged) == sum(seat == hammer.seat for seat, _ in answers)
        no_secrets(hammer)


def no_secrets(hammer: Hammer) -> None:
    """What was shown is what a seat may see at that move."""
    assert hammer.shown
    for state in hammer.shown:
        then = hammer.table.state(hammer.seat, move=state["move"])
        assert then["view"] == state["view"]
        assert then["events"] == state["events"]


def only_away(refusal: Refusal) -> None:
    """The one reason to be refused that passes by itself."""
    if (refusal.status, refusal.code) != (503, "unavailable"):
        raise refusal


# All of it at once.


class Crowd:
    """People and bots who play on and on: at a table whose game is over a new one begins."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._seeds = count(1, 10)
        self._kinds = [two_people] * (6 if LONG else 2) + [with_a_bot]
        self.hammers: list[Hammer] = []
        """All that have ever sat down."""
        self._tables = [self._sit_down(kind) for kind in self._kinds]

    @property
    def away(self) -> int:
        return sum(hammer.away for hammer in self.hammers)

    @property
    def table(self) -> Table:
        return self._tables[0][0].table

    def _acknowledged(self) -> int:
        return sum(len(hammer.acknowledged) for hammer in self.hammers)

    def _sit_down(self, kind: Callable[[Server, int], list[Hammer]]) -> list[Hammer]:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                hammers = kind(self._server, next(self._seeds))
                break
            except httpx.TransportError:
                pass
            except Refusal as refusal:
                only_away(refusal)
            assert time.monotonic() < until, "nobody can sit down any more"
            time.sleep(PAUSE)
        for hammer in hammers:
            hammer.start()
        self.hammers += hammers
        return hammers

    def made_progress(self) -> None:
        """Somebody's answer is acknowledged."""
        before = self._acknowledged()
        until = time.monotonic() + PATIENCE
        while self._acknowledged() == before:
            failures = [hammer.failure for hammer in self.hammers if hammer.failure is not None]
            assert not failures, failures
            assert time.monotonic() < until, "nobody can play any more"
            for number, hammers in enumerate(self._tables):
                if all(hammer.finished.is_set() for hammer in hammers):
                    self._tables[number] = self._sit_down(self._kinds[number])
            time.sleep(PAUSE)

    def nothing_lost(self) -> None:
        nothing_lost(self.hammers)


# Workers.


def wait_for(done: Any) -> None:
    until = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(PAUSE)


def metric(server: Server, name: str) -> float:
    text = httpx.get(f"{server.url}/metrics").text
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))


def health(server: Server) -> int:
    return httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code
