"""Between a table's log and the game's: rows become a state again, moves become rows."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Sequence

import ennead
from ennead.core.errors import BadRecord
from ennead.core.log import CHANCE, REWIND, UNDO, Entry
from ennead.core.record import Line, Record
from ennead.core.state import State
from ennead.server.sheet import MOVE, START, TABLE, Row, Sheet

AT_ONCE = 8
"""So many moves are played without a thread."""


def deal(sheet: Sheet, at: float) -> tuple[State, Row]:
    """The game a table begins with, and the first row of its log."""
    game = ennead.game(sheet.game)
    if sheet.position is not None:
        state = game.load(sheet.position)
    else:
        seed = bytes.fromhex(sheet.seed)
        state = game.new(sheet.players, seed, sheet.options, sheet.rules)
    chance = _chance(_entries_since(state, None))
    return state, Row(0, START, CHANCE, "start", 0, at, chance)


def row_of(before: State, after: State, number: int, at: float, request: str | None) -> Row:
    """The row that leads from one state to the next: one answer or undo, and what chance did."""
    assert before.history is not None
    assert after.history is not None
    entries = _entries_since(after, before.history.head)
    answer = entries[0]
    assert answer.seat != CHANCE
    return Row(
        number=number,
        kind=MOVE,
        seat=answer.seat,
        what=_text(after, answer),
        move=after.history.moves,
        at=at,
        chance=_chance(entries[1:]),
        request=request,
    )


async def replay_aside(sheet: Sheet, rows: Sequence[Row], upto: int | None = None) -> State:
    """`replay` in a thread: with many undos it takes a while, and nobody else should wait."""
    return await asyncio.to_thread(replay, sheet, rows, upto)


def replay(sheet: Sheet, rows: Sequence[Row], upto: int | None = None) -> State:
    """The state after the rows' first `upto` moves, to the last detail the one that was played."""
    lines: list[Line] = []
    for row in rows:
        if row.kind == TABLE:
            continue
        if row.kind == MOVE:
            lines.append(Line(row.seat, row.what, 0, row.number))
        lines.extend(Line(CHANCE, text, 0, row.number) for text in row.chance.split())
    headers = {
        "Game": [sheet.game],
        "Rules": [f"{sheet.game} {sheet.rules}"],
        "Data": [sheet.data],
        "Options": [json.dumps(sheet.options)],
        "Players": [str(seat.seat) for seat in sheet.seats],
        "Seed": [sheet.seed],
    }
    if sheet.position is not None:
        headers["Position"] = [json.dumps(sheet.position)]
    record = Record(headers, lines)
    return ennead.game(sheet.game).replay(record, record.moves if upto is None else upto)


async def go_on_aside(state: State, rows: Sequence[Row]) -> State:
    """`go_on`, in a thread if there is much to play."""
    if len(rows) <= AT_ONCE and all(row.what not in ("undo", "rewind") for row in rows):
        return go_on(state, rows)
    return await asyncio.to_thread(go_on, state, rows)


def go_on(state: State, rows: Sequence[Row]) -> State:
    """The state after further rows; the one given stays what it is."""
    for row in rows:
        if row.kind != MOVE:
            continue
        after = copy.deepcopy(state)
        if row.what in ("undo", "rewind"):
            after.undo(row.seat, row.what == "rewind")
        else:
            after.play(row.seat, row.what)
        played = row_of(state, after, row.number, row.at, row.request)
        if played != row:
            raise BadRecord(f"row {row.number} says {row.what!r}; played anew it is another")
        state = after
    return state


def moves_of(state: State) -> int:
    """How many moves were made, undos among them."""
    return state.history.moves if state.history is not None else 0


def _entries_since(state: State, head: Entry | None) -> list[Entry]:
    entries: list[Entry] = []
    entry = state.history.head if state.history is not None else None
    while entry is not None and entry is not head:
        entries.append(entry)
        entry = entry.before
    entries.reverse()
    return entries


def _chance(entries: list[Entry]) -> str:
    assert all(entry.seat == CHANCE for entry in entries)
    return " ".join(str(entry.what) for entry in entries)


def _text(state: State, entry: Entry) -> str:
    if entry.what == UNDO:
        return "undo"
    if entry.what == REWIND:
        return "rewind"
    return str(state.setting.card.actions.at(entry.what))
