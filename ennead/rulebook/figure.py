"""A figure: a picture of a position with numbered callouts, as `pages/figures.json` says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ennead.core.errors import BadPosition
from ennead.core.game import Game
from ennead.core.json_fields import an_object, check_names, number
from ennead.core.state import State
from ennead.rulebook.fields import a_list, a_text, an_id

CORNERS: Final = ("nw", "n", "ne", "e", "se", "s", "sw", "w")
"""Where the number of a callout stands: at a corner of the element or in the middle of a side."""


@dataclass(frozen=True)
class Callout:
    """A number in a picture, the element it belongs to and the id of its text."""

    element: str
    say: str
    at: str


@dataclass(frozen=True)
class Figure:
    """A picture of a position as a seat sees it.

    `show` lists the elements that the picture must contain; without them it shows the whole table.
    Elements are named by the game's `drawing/svg.py`.
    """

    id: str
    position: Mapping[str, object]
    seat: int | None
    show: tuple[str, ...]
    callouts: tuple[Callout, ...]

    @property
    def caption(self) -> str:
        """The message id of the caption."""
        return f"figure-{self.id}"

    def state(self, game: Game) -> State:
        """The position that is drawn."""
        return game.load(self.position)


def read_figure(game: Game, id: str, value: object, base: Mapping[str, object]) -> Figure:
    """A figure from JSON; `BadPosition` names the entry that is wrong.

    `base` has the positions that figures may name instead of writing one.
    """
    where = f"figures.{id}"
    data = an_object(where, value)
    check_names(where, data, ["position", "seat", "show", "callouts"])
    position = data.get("position")
    if isinstance(position, str):
        if position not in base:
            raise BadPosition(f"{where}.position: there is no position {position!r}")
        position = base[position]
    seat = data.get("seat", 0)
    return Figure(
        id=an_id(where, id),
        position={"game": game.id, **an_object(f"{where}.position", position)},
        seat=None if seat is None else number(f"{where}.seat", seat, 0, game.seats[1] - 1),
        show=tuple(a_text(f"{where}.show", one) for one in a_list(where, data.get("show"))),
        callouts=tuple(
            _callout(f"{where}.callouts[{at}]", id, one)
            for at, one in enumerate(a_list(f"{where}.callouts", data.get("callouts")))
        ),
    )


def _callout(where: str, figure: str, value: object) -> Callout:
    data = an_object(where, value)
    check_names(where, data, ["element", "say", "at"])
    at = data.get("at", CORNERS[0])
    if at not in CORNERS:
        raise BadPosition(f"{where}.at must be one of {', '.join(CORNERS)}, not {at!r}")
    say = an_id(f"{where}.say", data.get("say"))
    return Callout(a_text(f"{where}.element", data.get("element")), f"figure-{figure}-{say}", at)
