"""Undo: which choice a seat can take back, and replaying the log without it."""

from __future__ import annotations

from typing import Final

from ennead.core.engine import Engine
from ennead.core.errors import CannotUndo
from ennead.core.log import REWIND, TAKEBACK, UNDO, Answer
from ennead.core.rebuild import rebuild
from ennead.core.spec import RETRACTED, REWOUND, UNDONE

_EVENTS: Final = {UNDO: UNDONE, REWIND: REWOUND, TAKEBACK: RETRACTED}


def is_pending(engine: Engine, entry: Answer) -> bool:
    """Whether this is a secret answer to the question that is still open."""
    if engine.simultaneous is None or not entry.secret:
        return False
    for choice, answer in zip(engine.choices, engine.answers, strict=True):
        if choice.seat == entry.seat and answer is not None:
            return entry.move >= (engine.history.asked if engine.history is not None else 0)
    return False


def undoable(engine: Engine, seat: int, kind: int) -> Answer | None:
    """The choice that an undo by this seat would take back; None if there is none.

    It is the seat's pending secret answer, or its team's last answer if no other team has
    answered since and nothing has been revealed. By `REWIND` or `TAKEBACK` it is the team's last
    answer, whatever followed.
    """
    history = engine.history
    if history is None or not 0 <= seat < engine.config.players:
        return None
    team = engine.team(seat)
    entries = history.effective_entries()
    others = False
    for at in range(len(entries) - 1, -1, -1):
        last = entries[at]
        if not isinstance(last, Answer):
            continue
        if not team >> last.seat & 1:
            others = True
        elif kind != UNDO or is_pending(engine, last):
            return last
        else:
            return last if not others and last.revealed == engine.revealed else None
    return None


def undo(engine: Engine, seat: int, kind: int) -> None:
    """Take back the undoable choice by replaying all others; see `State.undo` and `take_back`."""
    history = engine.history
    undone = undoable(engine, seat, kind)
    if history is None or undone is None:
        raise CannotUndo(f"seat {seat} has no choice to take back without the others' consent")
    withdrawn = is_pending(engine, undone)
    if withdrawn or undoable(engine, seat, UNDO) is undone:
        kind = UNDO
    entry = engine.log(seat, kind)
    entry.undone = undone
    entry.withdrawn = withdrawn
    branch, drawn = engine.branch, engine.drawn
    script = history.script
    history.script = None
    rebuild(engine, history.effective_entries()).copy_to(engine)
    engine.history = history
    history.script = script
    if withdrawn:
        engine.rekey(branch, drawn)
        return
    if kind == REWIND:
        history.rewinds += 1
        engine.rekey(history.rewinds, 0)
    else:
        engine.rekey(undone.branch, undone.drawn)
    history.asked = history.moves
    history.pages.append((len(history.events), engine.page))
    engine.tell(_EVENTS[kind], seat, undone.events)
