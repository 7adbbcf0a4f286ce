"""Reads a lesson from JSON; `BadPosition` names the entry that is wrong."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from ennead.core.action import Action
from ennead.core.errors import BadNotation, BadPosition
from ennead.core.game import Game
from ennead.core.json_fields import an_object, check_names, flag, number
from ennead.core.rng import MAX_OUTCOMES
from ennead.lessons.condition import read_condition, read_pattern
from ennead.lessons.elements import SEPARATOR, element_names
from ennead.lessons.lesson import Lesson, OpponentAnswer, Reply, Step
from ennead.lessons.quantity import KINDS, Quantity, read_quantity

MAX_MINUTES: Final = 15
RESERVED: Final = ("about", "why", "goal", "right", "otherwise")
"""The last parts of message ids that have a meaning of their own."""
LESSON_FIELDS: Final = ["minutes", "seat", "position", "steps"]
STEP_FIELDS: Final = [
    "id",
    "position",
    "point",
    "values",
    "accept",
    "checks",
    "so_far",
    "wrong",
    "show",
    "opponents",
    "dice",
]
_ID: Final = re.compile(r"[a-z][a-z0-9-]*")


def read_lesson(game: Game, id: str, lesson_number: int, value: object) -> Lesson:
    """The lesson that a JSON document describes."""
    data = an_object("the lesson", value)
    check_names("the lesson", data, LESSON_FIELDS)
    position = an_object("position", data.get("position"))
    steps: list[Step] = []
    for at, item in enumerate(_list("steps", data.get("steps"))):
        step = _read_step(game, id, f"steps[{at}]", an_object(f"steps[{at}]", item), position, at)
        if step.id in [other.id for other in steps]:
            raise BadPosition(f"steps[{at}].id: there is another step {step.id!r}")
        steps.append(step)
    if not steps:
        raise BadPosition("steps must not be empty")
    players = position.get("players", game.default_players)
    return Lesson(
        id,
        lesson_number,
        number("minutes", data.get("minutes"), 1, MAX_MINUTES),
        number("seat", data.get("seat"), 0, number("position.players", players, 1, 99) - 1),
        tuple(steps),
    )


def _read_step(
    game: Game, lesson: str, where: str, data: dict[str, Any], position: dict[str, Any], at: int
) -> Step:
    check_names(where, data, STEP_FIELDS)
    id = _id(f"{where}.id", data.get("id"))
    say = f"lesson-{lesson}-{id}"
    accept = data.get("accept")
    show = _actions(game, f"{where}.show", data.get("show", []))
    if (accept is None) == bool(show):
        raise BadPosition(f"{where} must have both accept and show, or neither")
    if accept is None and (data.get("wrong") or data.get("so_far") or data.get("checks")):
        raise BadPosition(f"{where} replies to answers, but asks for none: accept is missing")
    return Step(
        id=id,
        say=say,
        where=where,
        position=_position(game, where, data, position, at),
        point=tuple(_element(game, f"{where}.point", e) for e in _list("point", data.get("point"))),
        values=_values(f"{where}.values", data.get("values", {})),
        accept=None if accept is None else read_condition(f"{where}.accept", accept, game),
        checks=_replies(game, f"{where}.checks", data.get("checks"), say),
        so_far=_replies(game, f"{where}.so_far", data.get("so_far"), say),
        wrong=_replies(game, f"{where}.wrong", data.get("wrong"), say),
        show=show,
        opponents=_opponents(game, f"{where}.opponents", data.get("opponents")),
        dice=tuple(
            number(f"{where}.dice", die, 0, MAX_OUTCOMES - 1)
            for die in _list(f"{where}.dice", data.get("dice"))
        ),
    )


def _position(
    game: Game, where: str, data: Mapping[str, Any], first: Mapping[str, Any], at: int
) -> Mapping[str, object] | None:
    """The lesson's position for its first step; later ones may change parts of it."""
    base = {"game": game.id, **first}
    if "position" not in data:
        return base if at == 0 else None
    changes = an_object(f"{where}.position", data["position"])
    tables = [an_object("table", each.get("table", {})) for each in (first, changes)]
    return {**base, **changes, "table": {**tables[0], **tables[1]}}


def _replies(game: Game, where: str, value: object, say: str) -> tuple[Reply, ...]:
    replies = []
    for at, item in enumerate(_list(where, value)):
        entry = f"{where}[{at}]"
        data = an_object(entry, item)
        check_names(entry, data, ["say", "when", "near"])
        id = _id(f"{entry}.say", data.get("say"))
        if id in RESERVED:
            raise BadPosition(f"{entry}.say: {id!r} has another meaning; choose another name")
        when = read_condition(f"{entry}.when", data.get("when"), game)
        replies.append(Reply(f"{say}-{id}", when, flag(f"{entry}.near", data.get("near", False))))
    return tuple(replies)


def _opponents(game: Game, where: str, value: object) -> tuple[OpponentAnswer, ...]:
    answers = []
    for at, item in enumerate(_list(where, value)):
        entry = f"{where}[{at}]"
        data = an_object(entry, item)
        check_names(entry, data, ["seat", "action"])
        seat = number(f"{entry}.seat", data.get("seat"), 0, game.seats[1] - 1)
        answers.append(
            OpponentAnswer(seat, read_pattern(f"{entry}.action", data.get("action"), game))
        )
    return tuple(answers)


def _values(where: str, value: object) -> dict[str, Quantity]:
    found: dict[str, Quantity] = {}
    for name, item in an_object(where, value).items():
        data = an_object(f"{where}.{name}", item)
        check_names(f"{where}.{name}", data, [*KINDS, "of"])
        found[name] = read_quantity(f"{where}.{name}", data)
    return found


def _actions(game: Game, where: str, value: object) -> tuple[Action, ...]:
    actions = []
    for at, text in enumerate(_list(where, value)):
        try:
            actions.append(game.parse(_text(f"{where}[{at}]", text)))
        except BadNotation as error:
            raise BadPosition(f"{where}[{at}]: {error}") from None
    return tuple(actions)


def _element(game: Game, where: str, value: object) -> str:
    element = _text(where, value)
    if SEPARATOR in element and not element_names(game, element):
        raise BadPosition(f"{where}: {game.id} has nothing called {element!r}")
    return element


def _id(where: str, value: object) -> str:
    id = _text(where, value)
    if not _ID.fullmatch(id):
        raise BadPosition(f"{where} must be lower-case letters, digits and hyphens, not {id!r}")
    return id


def _text(where: str, value: object) -> str:
    if not isinstance(value, str):
        raise BadPosition(f"{where} must be a text, not {value!r}")
    return value


def _list(where: str, value: object) -> list[Any]:
    if value is None:
        return []
    if not isinstance(value, list):
        raise BadPosition(f"{where} must be a list, not {value!r}")
    return value
