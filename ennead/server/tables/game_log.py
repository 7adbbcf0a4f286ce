"""Conversion between a table's log and the game: rows to states, moves to rows."""

from __future__ import annotations

import copy
import json
from collections.abc import Sequence
from typing import Final

import ennead
from ennead.core.errors import BadOptions, BadRecord, UnknownGame
from ennead.core.log import CHANCE, UNDO_TEXTS, Entry
from ennead.core.record import Record, RecordEntry
from ennead.core.shared_dice import Share
from ennead.core.state import State
from ennead.server.model.table_record import MOVE, START, TABLE, LogRow, TableRecord

MAX_INLINE: Final = 8
"""Up to this many moves are replayed without a thread."""
_UNDO_KINDS: Final = {text: kind for kind, text in UNDO_TEXTS.items()}


def deal(record: TableRecord, at: float) -> tuple[State, LogRow]:
    """The initial state of a table's game, and the first row of its log."""
    game = ennead.game(record.game)
    if record.position is not None:
        state = game.load(record.position)
    else:
        seed = bytes.fromhex(record.seed)
        state = game.new(record.players, seed, record.options, record.rules, _shares(record))
    state.keep_checkpoints()
    chance = _chance(_entries_since(state, None))
    return state, LogRow(0, START, CHANCE, "start", 0, at, chance)


def _shares(record: TableRecord) -> list[str]:
    """Each seat's share of the dice, as records write it."""
    return [str(Share(s.dice_commitment or "", s.dice_number or "")) for s in record.seats]


def move_row(before: State, after: State, number: int, at: float, request: str | None) -> LogRow:
    """The log row for the answer or undo, with chance outcomes, that separates two states."""
    assert before.history is not None
    assert after.history is not None
    entries = _entries_since(after, before.history.head)
    answer = entries[0]
    assert answer.seat != CHANCE
    return LogRow(
        number=number,
        kind=MOVE,
        seat=answer.seat,
        what=_text(after, answer),
        move=after.history.moves,
        at=at,
        chance=_chance(entries[1:]),
        request=request,
    )


def has_rules(record: TableRecord) -> bool:
    """Whether this server has the rules that the table is played by."""
    try:
        digest: str = ennead.game(record.game).rulesets.get(record.rules).digest
    except (UnknownGame, BadOptions):
        return False
    return digest == record.data


def replay(record: TableRecord, rows: Sequence[LogRow]) -> State:
    """The state after these rows, which must be the whole log so far."""
    game_record = stored_record(record, rows)
    game = ennead.game(record.game)
    return game.replay(game_record, game_record.moves, keep_checkpoints=True)


def stored_record(record: TableRecord, rows: Sequence[LogRow]) -> Record:
    """The whole game with all its secrets, as it is stored: without page numbers."""
    entries: list[RecordEntry] = []
    for row in rows:
        if row.kind == TABLE:
            continue
        if row.kind == MOVE:
            entries.append(RecordEntry(row.seat, row.what, 0, row.number))
        entries.extend(RecordEntry(CHANCE, text, 0, row.number) for text in row.chance.split())
    headers = {
        "Game": [record.game],
        "Rules": [f"{record.game} {record.rules}"],
        "Data": [record.data],
        "Options": [json.dumps(record.options)],
        "Players": [str(seat.seat) for seat in record.seats],
        "Seed": [record.seed],
    }
    if record.position is not None:
        headers["Position"] = [json.dumps(record.position)]
    elif any(shares := _shares(record)):
        headers["Shares"] = shares
    return Record(headers, entries)


def advance(state: State, rows: Sequence[LogRow]) -> State:
    """The state after further rows; the given state is not modified."""
    for row in rows:
        if row.kind != MOVE:
            continue
        after = copy.deepcopy(state)
        if is_undo(row):
            after.revert(row.seat, _UNDO_KINDS[row.what])
        else:
            after.play(row.seat, row.what)
        if move_row(state, after, row.number, row.at, row.request) != row:
            raise BadRecord(
                f"row {row.number} ({row.what!r}) gives a different result when replayed"
            )
        state = after
    return state


def move_count(state: State) -> int:
    """The number of moves so far, undos included."""
    return state.history.moves if state.history is not None else 0


def is_undo(row: LogRow) -> bool:
    """Whether the row takes a choice back, alone or with the consent of the other players."""
    return row.what in _UNDO_KINDS


def _entries_since(state: State, head: Entry | None) -> list[Entry]:
    entries: list[Entry] = []
    entry = state.history.head if state.history is not None else None
    while entry is not None and entry is not head:
        entries.append(entry)
        entry = entry.previous
    entries.reverse()
    return entries


def _chance(entries: list[Entry]) -> str:
    assert all(entry.seat == CHANCE for entry in entries)
    return " ".join(str(entry.value) for entry in entries)


def _text(state: State, entry: Entry) -> str:
    if entry.value in UNDO_TEXTS:
        return UNDO_TEXTS[entry.value]
    return str(state.config.spec.actions.at(entry.value))
