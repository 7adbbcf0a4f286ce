"""Saved games: a state with its whole history as JSON, to be read without replaying the log.

A cache for whoever stores the log itself: a saved game is valid only for the code and data that
wrote it. `position.py` has the format for positions that outlive a version.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ennead.core import registry
from ennead.core.history import History
from ennead.core.log import Answer, Chance, Checkpoint, Entry
from ennead.core.position import dump
from ennead.core.shared_dice import SharedDice, shared_dice
from ennead.core.state import State
from ennead.core.vocabulary import Kind

SAVED_SPACING: Final = 24
"""One checkpoint is saved for about so many log entries."""


def save_game(state: State) -> dict[str, object]:
    """The state and its history as JSON. The state is not changed, so any thread may do this."""
    history = state.history
    assert history is not None, "a state without history has no log"
    kinds = {kind.name: at for at, kind in enumerate(state.config.spec.events.all())}
    entries = history.entries()
    numbers: dict[int, int] = {}
    for number, entry in enumerate(entries):
        if isinstance(entry, Answer):
            numbers[entry.move] = number
    return {
        "position": dump(state),
        "entries": [_write_entry(entry, numbers) for entry in entries],
        "events": [[kinds[event[0].name], *event[1:]] for event in history.events],
        "private": [[at, seen_by] for at, seen_by in history.private.items()],
        "pages": [[at, page] for at, page in history.pages],
        "counters": [history.moves, history.asked, history.rewinds, history.disclosed],
        "checkpoints": _write_checkpoints(entries),
        "dice": None if history.dice is None else [history.dice.seed.hex(), history.dice.texts()],
    }


def _write_entry(entry: Entry, numbers: Mapping[int, int]) -> list[int]:
    common = [entry.seat, entry.value, entry.page]
    if isinstance(entry, Chance):
        return [*common, entry.outcomes, entry.seen_by]
    assert isinstance(entry, Answer)
    return [
        *common,
        entry.revealed,
        entry.events,
        entry.branch,
        entry.drawn,
        entry.pages,
        entry.asked,
        entry.rewinds,
        entry.disclosed,
        -1 if entry.undone is None else numbers[entry.undone.move],
        int(entry.withdrawn),
        int(entry.secret),
        int(entry.reveals),
    ]


def _write_checkpoints(entries: Sequence[Entry]) -> list[list[object]]:
    """Number of the entry, length and position of some of the checkpoints."""
    written: list[list[object]] = []
    last = -SAVED_SPACING
    for number, entry in enumerate(entries):
        found = entry.checkpoint
        if found is None or number - last < SAVED_SPACING:
            continue
        position = dump(found.state) if found.state is not None else found.position
        written.append([number, found.length, position])
        last = number
    return written


def load_saved_game(
    package: str, saved: Mapping[str, Any], initial: dict[str, object] | None
) -> State:
    """The game that `save_game` wrote. `initial` is the position it began from, if not a set-up."""
    state: State = registry.game_of_package(package).load(saved["position"])
    kinds = state.config.spec.events.all()
    history = History(initial, _read_dice(saved["dice"], state.players))
    history.head = _read_entries(saved["entries"], saved["checkpoints"])
    history.events = [_read_event(kinds, event) for event in saved["events"]]
    history.private = dict(saved["private"])
    history.pages = [(at, page) for at, page in saved["pages"]]
    history.moves, history.asked, history.rewinds, history.disclosed = saved["counters"]
    history.keeps_checkpoints = True
    state.history = history
    return state


def _read_dice(written: Sequence[Any] | None, players: int) -> SharedDice | None:
    return None if written is None else shared_dice(bytes.fromhex(written[0]), written[1], players)


def _read_event(kinds: Sequence[Kind], event: Sequence[int]) -> tuple[Any, ...]:
    return (kinds[event[0]], *event[1:])


def _read_entries(
    written: Sequence[Sequence[int]], checkpoints: Sequence[Sequence[Any]]
) -> Entry | None:
    entries: list[Entry] = []
    head: Entry | None = None
    moves = 0
    for row in written:
        if len(row) == 5:
            head = Chance(head, row[1], row[2], row[3], row[4])
        else:
            answer = Answer(head, row[0], row[1], row[2], moves)
            _fill_answer(answer, row, entries)
            head = answer
            moves += 1
        entries.append(head)
    for number, length, position in checkpoints:
        entries[number].checkpoint = Checkpoint(length, None, position)
    return head


def _fill_answer(answer: Answer, row: Sequence[int], entries: Sequence[Entry]) -> None:
    answer.revealed = row[3]
    answer.events = row[4]
    answer.branch = row[5]
    answer.drawn = row[6]
    answer.pages = row[7]
    answer.asked = row[8]
    answer.rewinds = row[9]
    answer.disclosed = row[10]
    if row[11] >= 0:
        undone = entries[row[11]]
        assert isinstance(undone, Answer)
        answer.undone = undone
    answer.withdrawn = bool(row[12])
    answer.secret = bool(row[13])
    answer.reveals = bool(row[14])
