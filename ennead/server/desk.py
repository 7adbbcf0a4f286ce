"""A table in memory: what is stored of it, the state that makes, and who looks on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

from ennead.core.state import State
from ennead.server.errors import not_your_seat, wrong_status
from ennead.server.limits import CHAT_KEPT
from ennead.server.sheet import (
    FINISHED,
    OPEN,
    PERSON,
    RUNNING,
    TABLE,
    Moved,
    Row,
    Said,
    Seat,
    Sheet,
)


class Onlooker(Protocol):
    """A connection that wants to hear of changes."""

    person: str | None

    def wake(self) -> None: ...


class Desk:
    """States and sheets are never changed once they lie here, only replaced, after the commit.

    So whoever holds the lock may take its time, and whoever only looks needs no lock.
    """

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.loaded = False
        self.pins = 0
        self.sheet: Sheet
        self.state: State | None = None
        self.rows = 0
        self.times: list[float] = []
        self.requests: dict[tuple[int, str], int] = {}
        self.chat: list[Said] = []
        self.news: list[Moved] = []
        """Moves of other workers that are not made here yet."""
        self.onlookers: set[Onlooker] = set()
        self.seen: dict[str, float] = {}

    def fill(
        self, sheet: Sheet, state: State | None, rows: Sequence[Row], chat: list[Said]
    ) -> None:
        """Lay everything here that was read, at once."""
        self.sheet = sheet
        self.state = state
        self.chat = chat
        self.rows = 0
        self.times = []
        self.requests = {}
        self.note(rows)
        self.loaded = True

    def go_on(
        self, sheet: Sheet, state: State | None, rows: Sequence[Row], chat: list[Said]
    ) -> None:
        """Lay what has come since on top of what lies here."""
        self.sheet = sheet
        self.state = state
        self.note(rows)
        self.hear(chat)
        self.loaded = True

    def hear(self, chat: list[Said]) -> None:
        if chat:
            self.chat = [*self.chat, *chat][-CHAT_KEPT:]

    def note(self, rows: Sequence[Row]) -> None:
        """Remember of rows what is asked for often."""
        for row in rows:
            self.rows += 1
            if row.kind != TABLE:
                self.times.append(row.at)
            if row.request is not None:
                self.requests[row.seat, row.request] = row.move

    @property
    def playing(self) -> State:
        """The state of a game that has begun."""
        if self.state is None:
            raise wrong_status("the game has not started yet")
        return self.state

    def running(self) -> State:
        """The state of a game that goes on."""
        if self.sheet.status == OPEN:
            raise wrong_status("the game has not started yet")
        if self.sheet.status == FINISHED:
            raise wrong_status("the game is over")
        return self.playing

    def seat_of(self, seat: int, person: str | None) -> Seat:
        """A seat that belongs to this person; anybody else is refused."""
        if not 0 <= seat < self.sheet.players:
            raise not_your_seat(seat)
        found = self.sheet.seats[seat]
        if found.kind != PERSON or person is None or found.person != person:
            raise not_your_seat(seat)
        return found

    def acting_seat(self, seat: int, person: str | None) -> Seat:
        """The same, for somebody who wants to move: no bot may be standing in."""
        found = self.seat_of(seat, person)
        if found.stand_in is not None and self.sheet.status == RUNNING:
            raise wrong_status("a bot stands in for you; take your seat back first")
        return found

    def connected(self, person: str | None) -> bool:
        return person is not None and any(o.person == person for o in self.onlookers)

    def wake_onlookers(self) -> None:
        for onlooker in self.onlookers:
            onlooker.wake()

    @property
    def idle(self) -> bool:
        return self.pins == 0 and not self.onlookers and not self.lock.locked()
