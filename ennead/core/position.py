"""Positions: a state as JSON, without its history, for tests, puzzles and other processes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ennead.core.action import UNKNOWN, Action
from ennead.core.engine import Engine
from ennead.core.errors import BadNotation, BadPosition
from ennead.core.step import Step


def dump(engine: Engine, answers: bool = True) -> dict[str, object]:
    """Write a position. The open question becomes the first step, so loading asks it again.

    Without `answers`, it asks those who have answered in secret, too.
    """
    config = engine.config
    agenda = engine.agenda[:]
    if engine.over:
        agenda = []
    elif engine.simultaneous is not None:
        agenda.append(engine.simultaneous)
    else:
        agenda.extend(engine.open)
    steps = config.spec.steps
    given = zip(engine.choices, engine.answers, strict=True) if answers else ()
    return {
        "game": config.spec.id,
        "rules": config.rules.version,
        "players": config.players,
        "options": config.options,
        "seed": engine.dice_key.hex(),
        "branch": engine.branch,
        "drawn": engine.drawn,
        "revealed": engine.revealed,
        "page": engine.page,
        "over": engine.over,
        "constructed": engine.constructed,
        "agenda": [steps.write(step) for step in agenda[::-1]],
        "answers": {str(c.seat): str(answer) for c, answer in given if _known(answer)},
        "table": config.spec.write_table(engine),
    }


def _known(answer: Action | None) -> bool:
    return answer is not None and answer is not UNKNOWN


def restore(engine: Engine, position: Mapping[str, Any]) -> None:
    """Fill a state, after `begin`, from a position that has passed `check_shape`.

    The game's `read` refuses a table that cannot be played on, and sets `constructed` for one
    that can but that no game reaches.
    """
    engine.rekey(position.get("branch", 0), position.get("drawn", 0))
    engine.revealed = position.get("revealed", 0)
    engine.turn_page(position.get("page", 0))
    if engine.history is not None:
        engine.history.rewinds = engine.branch
    engine.over = position.get("over", False)
    engine.constructed = position.get("constructed", False)
    agenda: list[Step[Any]] = [engine.config.spec.steps.read(s) for s in position["agenda"]]
    agenda.reverse()
    engine.agenda = agenda
    engine.config.spec.read_table(engine, position["table"])
    answers: Mapping[str, str] = position.get("answers", {})
    engine.advance()
    for name, text in answers.items():
        _restore_answer(engine, name, text)


def _restore_answer(engine: Engine, name: str, text: str) -> None:
    try:
        action = engine.config.spec.actions.parse(text)
    except BadNotation as error:
        raise BadPosition(f"answers: {error}") from None
    for at, choice in enumerate(engine.open):
        if engine.simultaneous is not None and str(choice.seat) == name and len(engine.open) > 1:
            if action not in engine.offers[at]:
                raise BadPosition(f"answers: seat {name} cannot answer '{text}'")
            engine.keep_secret(at, action)
            return
    raise BadPosition(f"answers: seat {name!r} has no open secret question")


_SHAPE: dict[str, type] = {
    "game": str,
    "rules": str,
    "players": int,
    "options": dict,
    "seed": str,
    "branch": int,
    "drawn": int,
    "revealed": int,
    "page": int,
    "over": bool,
    "constructed": bool,
    "agenda": list,
    "answers": dict,
    "table": dict,
}


def check_shape(position: object) -> None:
    """Check that this is a JSON object with the right fields of the right types."""
    if not isinstance(position, dict):
        raise BadPosition(f"a position is a JSON object, not {type(position).__name__}")
    for name in ("game", "agenda", "table"):
        if name not in position:
            raise BadPosition(f"{name} is missing")
    for name, value in position.items():
        if name not in _SHAPE:
            raise BadPosition(f"there is no field {name!r}; expected {', '.join(_SHAPE)}")
        wanted = _SHAPE[name]
        if not isinstance(value, wanted) or (wanted is int and isinstance(value, bool)):
            raise BadPosition(f"{name} must be {wanted.__name__}, not {value!r}")
        if isinstance(value, int) and not 0 <= value < 10**9:
            raise BadPosition(f"{name} cannot be {value}")
    if not all(isinstance(text, str) for text in position.get("answers", {}).values()):
        raise BadPosition("answers must be actions in notation")
