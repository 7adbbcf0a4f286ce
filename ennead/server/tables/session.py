"""A table in memory: its record, the game state, and connected viewers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

from ennead.core.state import State
from ennead.server.errors import not_your_seat, old_rules, wrong_status
from ennead.server.model.move_delta import MoveDelta
from ennead.server.model.table_record import (
    FINISHED,
    OPEN,
    PERSON,
    RETURN_TO_SEAT,
    RUNNING,
    TABLE,
    ChatLine,
    LogRow,
    Seat,
    TableRecord,
)
from ennead.server.upkeep.limits import MAX_CHAT_SHOWN


class Viewer(Protocol):
    """A connection that is woken when its table changes."""

    person: str | None

    def wake(self) -> None: ...


class TableSession:
    """States and records are never modified here, only replaced, and only after a commit.

    So readers need no lock, and a writer may await anything while it holds the lock.
    """

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.loaded = False
        self.pins = 0
        self.record: TableRecord
        self.state: State | None = None
        self.rows = 0
        """Number of rows in the log."""
        self.saved_rows = 0
        """Number of rows that the saved game covers."""
        self.times: list[float] = []
        """When each move was made, by its number."""
        self.requests: dict[tuple[int, str], int] = {}
        """Move numbers by seat and idempotency key."""
        self.stand_in_moves: dict[int, int] = {}
        """The number of the last move that a bot made for a person, by seat."""
        self._stood_in_for: set[int] = set()
        self.table_rows = 0
        """Number of rows about what happened outside the game."""
        self.chat: list[ChatLine] = []
        self.pending: list[MoveDelta] = []
        """Moves made by other workers, not applied yet."""
        self.viewers: set[Viewer] = set()
        self.last_seen: dict[str, float] = {}
        """When a person was last active, for people without a connection."""

    def replace_all(
        self,
        record: TableRecord,
        state: State | None,
        rows: Sequence[LogRow],
        chat: list[ChatLine],
    ) -> None:
        """Set everything to what was loaded."""
        self.chat = []
        self.rows = 0
        self.times = []
        self.requests = {}
        self.stand_in_moves = {}
        self._stood_in_for = set()
        self.table_rows = 0
        self.extend(record, state, rows, chat)

    def extend(
        self,
        record: TableRecord,
        state: State | None,
        rows: Sequence[LogRow],
        chat: list[ChatLine],
    ) -> None:
        """Advance to a newer record, with the rows and chat lines added since."""
        self.record = record
        self.state = state
        for row in rows:
            self.rows += 1
            if row.kind == TABLE:
                self.table_rows += 1
            else:
                self.times.append(row.at)
            if row.request is not None:
                self.requests[row.seat, row.request] = row.move
            self._note_stand_in(row)
        if chat:
            self.chat = [*self.chat, *chat][-MAX_CHAT_SHOWN:]
        self.loaded = True

    def _note_stand_in(self, row: LogRow) -> None:
        """Keep track of the moves that bots make for people."""
        if row.kind == TABLE and row.what == RETURN_TO_SEAT:
            self._stood_in_for.discard(row.seat)
        elif row.kind == TABLE:  # a stand-in, or a resignation or timeout that leads to one
            self._stood_in_for.add(row.seat)
        elif row.seat in self._stood_in_for:
            self.stand_in_moves[row.seat] = row.move

    @property
    def started_state(self) -> State:
        """The state; raises ApiError before the game has started, or without its rules."""
        if self.state is None and self.rows:
            raise old_rules(self.record.game, self.record.rules)
        if self.state is None:
            raise wrong_status("the game has not started yet")
        return self.state

    @property
    def running_state(self) -> State:
        """The state; raises ApiError unless the game is running."""
        if self.record.status == OPEN:
            raise wrong_status("the game has not started yet")
        if self.record.status == FINISHED:
            raise wrong_status("the game is over")
        return self.started_state

    def check_owner(self, seat: int, person: str | None) -> Seat:
        """The seat; raises ApiError unless it belongs to this person."""
        if not 0 <= seat < self.record.players:
            raise not_your_seat(seat)
        found = self.record.seats[seat]
        if found.kind != PERSON or person is None or found.person != person:
            raise not_your_seat(seat)
        return found

    def check_can_act(self, seat: int, person: str | None) -> Seat:
        """Like `check_owner`; also raises ApiError while a bot stands in."""
        found = self.check_owner(seat, person)
        if found.stand_in is not None and self.record.status == RUNNING:
            raise wrong_status("a bot stands in for you; take your seat back first")
        return found

    def has_viewer(self, person: str | None) -> bool:
        return person is not None and any(v.person == person for v in self.viewers)

    def wake_people(self, people: set[str | None]) -> None:
        """Wake the connections of these people only."""
        for viewer in self.viewers:
            if viewer.person is not None and viewer.person in people:
                viewer.wake()

    def wake_viewers(self) -> None:
        for viewer in self.viewers:
            viewer.wake()

    @property
    def idle(self) -> bool:
        return self.pins == 0 and not self.viewers and not self.lock.locked()
