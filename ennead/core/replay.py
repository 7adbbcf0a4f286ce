"""Starting games and playing replay scripts."""

from __future__ import annotations

from ennead.core.action import UNKNOWN
from ennead.core.engine import Engine
from ennead.core.errors import BadDice, BadRecord, EnneadError
from ennead.core.log import CHANCE, HIDDEN, UNDO_TEXTS
from ennead.core.position import restore
from ennead.core.replay_script import ReplayScript, ScriptEntry


def start(engine: Engine) -> None:
    """Bring a new state to its first question, from set-up or from its initial position."""
    history = engine.history
    if history is not None and history.position is not None:
        restore(engine, history.position)
    else:
        engine.config.spec.setup(engine)
        engine.advance()


def play_script(engine: Engine, script: ReplayScript, upto: int | None = None) -> None:
    """Start the game and play the script, or only its first `upto` moves."""
    history = engine.history
    assert history is not None, "only a state with a history can play a script"
    history.script = script
    try:
        start(engine)
    except BadRecord:
        raise
    except EnneadError as error:
        raise BadRecord(f"the game cannot be started: {error}") from error
    while script.peek() is not None and (upto is None or history.moves < upto):
        play_next(engine, script)
    history.script = None


def play_next(engine: Engine, script: ReplayScript) -> None:
    """Play the next answer or undo of the script."""
    entry = script.entries[script.at]
    script.at += 1
    try:
        _play_entry(engine, entry)
    except BadRecord:
        raise
    except EnneadError as error:
        raise BadRecord(str(error), entry.line) from error


def _play_entry(engine: Engine, entry: ScriptEntry) -> None:
    if entry.seat == CHANCE:
        raise BadDice("no chance outcome is expected here", entry.line)
    if entry.page and entry.page != engine.page:
        raise BadRecord(
            f"the record is on page {entry.page}, but the game is on page {engine.page}", entry.line
        )
    if entry.value in UNDO_TEXTS:
        engine.revert(entry.seat, entry.value)
        return
    hidden = entry.value == HIDDEN
    action = UNKNOWN if hidden else engine.config.spec.actions.at(entry.value)
    for at, choice in enumerate(engine.open):
        if choice.seat == entry.seat:
            if not hidden and action not in engine.offers[at]:
                raise BadRecord(f"seat {entry.seat} cannot answer '{action}' here", entry.line)
            _check_known(engine, entry, hidden)
            engine.answer(at, action)
            return
    raise BadRecord(f"seat {entry.seat} is not asked here", entry.line)


def _check_known(engine: Engine, entry: ScriptEntry, hidden: bool) -> None:
    """Raise `BadRecord` if an answer would take effect that the record does not show."""
    takes_effect = engine.simultaneous is None or len(engine.open) == 1
    if takes_effect and (hidden or any(answer is UNKNOWN for answer in engine.answers)):
        raise BadRecord("an answer that took effect is missing from the record", entry.line)
