"""Players who keep playing whatever happens to the server, and checks of what must hold then."""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Callable
from itertools import count
from typing import Any

import httpx

from ennead.core.record import Record
from support.clients import PATIENCE, Json, Refusal, Table
from support.server_process import Server

PAUSE = 0.02
LONG = bool(os.environ.get("ENNEAD_LONG"))
"""`make soak` makes these tests longer."""
ROUNDS = 60 if LONG else 4


class PersistentPlayer(threading.Thread):
    """Plays a seat, and remembers what the server has acknowledged and shown."""

    def __init__(self, table: Table, seat: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.table = table
        self.seat = seat
        self.dice = random.Random(seed)
        self.acknowledged: list[tuple[int, str]] = []
        self.shown: list[Json] = []
        """Every state during the game; a sample of them afterwards."""
        self.outages = 0
        """How often the server said that its database was unavailable."""
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
                    self._wait_for_database(refusal)
        except BaseException as error:
            self.failure = error

    def _wait_for_database(self, refusal: Refusal) -> None:
        raise_unless_unavailable(refusal)
        self.outages += 1
        time.sleep(PAUSE)

    def _turn(self) -> None:
        state = self.table.state(self.seat)
        if state["table"]["status"] == "finished":
            self._check_seed_was_secret()
            self.finished.set()
            return
        if not self.shown or self.shown[-1]["move"] != state["move"]:
            self.shown.append(state)
        if state["legal"]:
            self._answer(state, self.dice.choice(state["legal"])["text"])
        else:
            time.sleep(0.005)

    def _check_seed_was_secret(self) -> None:
        """The seed is public now; no earlier state contained it."""
        seed = self.table.info()["seed"]
        during = [state for state in self.shown if state["table"]["status"] == "running"]
        assert during
        assert all(seed not in str(state) for state in during)
        self.shown = self.dice.sample(during, min(5, len(during)))

    def _answer(self, state: Json, action: str) -> None:
        """Send the same answer until it is acknowledged or too late."""
        request = self.table.client.request()
        while not self.stop:
            try:
                number = self.table.play(self.seat, action, state["asked"], request)
            except httpx.TransportError:
                time.sleep(PAUSE)
            except Refusal as refusal:
                if refusal.code == "stale-question":
                    return
                self._wait_for_database(refusal)
            else:
                self.acknowledged.append((number, action))
                return


def two_people(server: Server, seed: int = 1) -> list[PersistentPlayer]:
    ann, ben = server.client("Ann"), server.client("Ben")
    table = ann.create("me", "open")
    return [PersistentPlayer(table, 0, seed), PersistentPlayer(ben.join(table.id), 1, seed + 1)]


def person_and_bot(server: Server, seed: int = 9) -> list[PersistentPlayer]:
    return [PersistentPlayer(server.client("Cleo").create("me", "random"), 0, seed)]


def check_nothing_lost(players: list[PersistentPlayer], patience: float = PATIENCE) -> None:
    """Every acknowledged answer is in the record exactly once, and no other answer is; nobody was
    shown anything secret."""
    for player in players:
        assert player.finished.wait(patience), (player.failure, len(player.acknowledged))
        assert player.failure is None
    for player in players:
        record = Record.parse(player.table.record())
        assert record.replay().over
        answers = [(line.seat, line.text) for line in record.entries if line.seat >= 0]
        for number, action in player.acknowledged:
            assert answers[number - 1] == (player.seat, action)
        assert len(player.acknowledged) == sum(seat == player.seat for seat, _ in answers)
        check_no_secrets_shown(player)


def check_no_secrets_shown(player: PersistentPlayer) -> None:
    """What was shown is what the seat may see at that move."""
    assert player.shown
    for state in player.shown:
        then = player.table.state(player.seat, move=state["move"])
        assert then["view"] == state["view"]
        assert then["events"] == state["events"]


def raise_unless_unavailable(refusal: Refusal) -> None:
    """Only an unavailable database is a temporary error."""
    if (refusal.status, refusal.code) != (503, "unavailable"):
        raise refusal


Seating = Callable[[Server, int], list[PersistentPlayer]]


class PlayerGroup:
    """People and bots at several tables; when a game is over, a new one begins."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._seeds = count(1, 10)
        self._seatings: list[Seating] = [*[two_people] * (6 if LONG else 2), person_and_bot]
        self.players: list[PersistentPlayer] = []
        """Everybody who has ever sat down."""
        self._tables = [self._sit_down(seating) for seating in self._seatings]

    @property
    def outages(self) -> int:
        return sum(player.outages for player in self.players)

    @property
    def table(self) -> Table:
        return self._tables[0][0].table

    def _acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    def _sit_down(self, seating: Seating) -> list[PersistentPlayer]:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                players = seating(self._server, next(self._seeds))
                break
            except httpx.TransportError:
                pass
            except Refusal as refusal:
                raise_unless_unavailable(refusal)
            assert time.monotonic() < until, "nobody can sit down any more"
            time.sleep(PAUSE)
        for player in players:
            player.start()
        self.players += players
        return players

    def wait_for_progress(self) -> None:
        """Wait until another answer is acknowledged."""
        before = self._acknowledged()
        until = time.monotonic() + PATIENCE
        while self._acknowledged() == before:
            failures = [player.failure for player in self.players if player.failure is not None]
            assert not failures, failures
            assert time.monotonic() < until, "nobody can play any more"
            for number, players in enumerate(self._tables):
                if all(player.finished.is_set() for player in players):
                    self._tables[number] = self._sit_down(self._seatings[number])
            time.sleep(PAUSE)

    def check_nothing_lost(self) -> None:
        check_nothing_lost(self.players)


# The server.


def wait_for(done: Any) -> None:
    until = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < until, "timed out"
        time.sleep(PAUSE)


def metric(server: Server, name: str) -> float:
    text = httpx.get(f"{server.url}/metrics").text
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))


def health(server: Server) -> int:
    return httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code
