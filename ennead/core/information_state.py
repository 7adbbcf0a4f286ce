"""Information states: everything a seat has seen and done in a game, in order, as text."""

from __future__ import annotations

import json
from typing import Any

from ennead.core.engine import Engine
from ennead.core.history import UNDO_EVENTS, History
from ennead.core.log import HIDDEN, SPECTATOR, UNDO_TEXTS, Answer
from ennead.core.record import SECRET
from ennead.core.vocabulary import Kind


def seen_so_far(engine: Engine, seat: int | None) -> list[str]:
    """The answers and events that a seat has seen, as lines. The list only ever grows.

    A seat knows its own secret answer at once, and those of others when all are revealed.
    """
    history = engine.history
    if history is None:
        return []
    viewer = SPECTATOR if seat is None else seat
    lines: list[str] = []
    secret: list[Answer] = []
    told = 0
    for entry in history.entries():
        if not isinstance(entry, Answer):
            continue
        _add_events(lines, history, viewer, told, entry.events)
        told = entry.events
        if entry.secret and entry.seat != viewer:
            secret.append(entry)
        else:
            lines.append(_line(engine, entry))
        if entry.reveals:
            lines += [_line(engine, one) for one in secret]
            secret = []
        elif entry.withdrawn:
            secret = [one for one in secret if one is not entry.undone]
        elif entry.undone is not None:
            secret = []
    _add_events(lines, history, viewer, told, len(history.events))
    return lines


def compact(value: object) -> str:
    """A JSON value in its shortest form, on one line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _line(engine: Engine, entry: Answer) -> str:
    if entry.value in UNDO_TEXTS:
        return f"{entry.seat} {UNDO_TEXTS[entry.value]}"
    answer = SECRET if entry.value == HIDDEN else str(engine.config.spec.actions.at(entry.value))
    return f"{entry.seat} {answer}"


def _add_events(lines: list[str], history: History, viewer: int, start: int, stop: int) -> None:
    private = history.private
    for at in range(start, stop):
        if at in private and not private[at] >> viewer & 1:
            continue
        stored: tuple[Any, ...] = history.events[at]
        kind: Kind = stored[0]
        if kind.name in UNDO_EVENTS:
            continue  # the line of the undo itself says so
        lines.append(compact(kind.json(list(stored[1:]))))
