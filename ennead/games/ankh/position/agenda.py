"""Checks that the rules themselves could have produced the agenda of a position.

Each step is traced back to the step that put it on the agenda, and so on to the start of the turn
or of the set-up. Each of these origins is run again on a copy of the game and must put the step
there, above the steps that wait below it. So only the rules define the order of steps.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ennead.core.action import Action
from ennead.core.errors import BadPosition
from ennead.games.ankh.position import steps
from ennead.games.ankh.position.fields import require
from ennead.games.ankh.position.steps import STEPS, AnyStep
from ennead.games.ankh.rules.battle import Battle
from ennead.games.ankh.rules.setup import setup
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.rules.turn import EndTurn, NextEvent, Turn

Origin = tuple[AnyStep | None, list[AnyStep]]
"""A finished step (None for the set-up) and all steps it put on the agenda, the last one first."""


def check_agenda(g: Ankh) -> None:
    _trace(g, g.agenda[:-1], g.agenda[-1], True)


def text(step: AnyStep) -> str:
    """A step as it is written in a position: MoveTo 0 D5."""
    return " ".join(str(part) for part in STEPS.write(step))


def _trace(g: Ankh, below: list[AnyStep], step: AnyStep, waits: bool) -> None:
    """Raise BadPosition unless the rules put this step above the steps below.

    `waits` is false for an origin, which is no longer on the agenda.
    """
    if isinstance(step, steps.STARTS):
        require(not below, f"agenda: {text(step)} must be the last step")
        own_turn = isinstance(step, Turn) or step.seat == g.active
        require(own_turn, f"agenda: {text(step)}, but it is the turn of seat {g.active}")
        return
    if below and isinstance(below[-1], steps.DELAYED.get(type(step), ())):
        _trace(g, below[:-1], below[-1], True)
        return
    problems: list[BadPosition] = []
    for origin, block in _origins(g, step, waits):
        try:
            rest = _take_off(below, step, [text(other) for other in block])
            if origin is not None:
                _trace(g, rest, origin, False)
            else:
                require(not rest, f"agenda: after {text(step)} comes nothing")
            return
        except BadPosition as problem:
            problems.append(problem)
    kinds = " or ".join(kind.__name__ for kind in steps.ORIGINS[type(step)]) or "nothing"
    if problems:
        raise problems[0]
    raise BadPosition(f"agenda: {kinds} cannot lead to {text(step)} here")


def _take_off(below: list[AnyStep], step: AnyStep, block: list[str]) -> list[AnyStep]:
    """Remove the steps that were put on the agenda together with this one."""
    name = text(step)
    rest = below[:]
    if all(other.split()[0] == name.split()[0] for other in block):
        # One step per god or figure; any of them may be done already.
        left = block[:]
        left.remove(name)
        while rest and type(rest[-1]) is type(step):
            sibling = text(rest.pop())
            require(sibling in left, f"agenda: {sibling} cannot wait here")
            left.remove(sibling)
        return rest
    for other in block[: block.index(name)][::-1]:
        found = text(rest.pop()) if rest else "nothing"
        require(found == other, f"agenda: after {name} comes {other}, not {found}")
        name = other
    return rest


def _origins(g: Ankh, step: AnyStep, waits: bool) -> Iterator[Origin]:
    """Steps that may have put this one on the agenda, each with all that it puts there."""
    if isinstance(step, NextEvent) and not waits:
        # A hand-written position may omit ResetMarker.
        yield EndTurn(step.seat), [EndTurn(step.seat), step]
    for kind in steps.ORIGINS[type(step)]:
        make: Any = kind
        find = steps.ORIGIN_FIELDS.get(kind)
        for fields in [step.fields()] if find is None else find(g, step):
            origin: AnyStep = make(*fields[: len(steps.FIELDS[kind])])
            for block in _blocks(g, origin, step, waits):
                if text(step) in [text(other) for other in block]:
                    yield origin, block
    twin = g.fork()
    twin.agenda = []
    setup(twin)
    if text(step) in [text(other) for other in twin.agenda]:
        yield None, twin.agenda


def _blocks(g: Ankh, origin: AnyStep, step: AnyStep, waits: bool) -> list[list[AnyStep]]:
    """What an origin puts on the agenda; if it asks, one block per answer."""
    if type(origin) in steps.PAST:
        return [steps.PAST[type(origin)](g, step)]
    if isinstance(step, Battle) and not waits:
        # By now a god may have lost all its figures there.
        return [[step]]
    twin = g.fork()
    twin.agenda = []
    if isinstance(origin, NextEvent):
        require(g.events_done, f"events: 0 is too early for {text(step)}")
        twin.events_done -= 1
    origin.run(twin)
    if not twin.open:
        return [twin.agenda]
    return [_answer(twin.fork(), answer) for answer in twin.offers[0]]


def _answer(twin: Ankh, answer: Action) -> list[AnyStep]:
    choice = twin.open[0]
    twin.open = []
    choice.take(twin, answer)
    return twin.agenda
