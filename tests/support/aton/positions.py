"""Positions of Aton built from cell names, and an independent copy of the printed board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, cast

import ennead
from ennead.games.aton.knowledge.view import AtonView

ATON: Final = ennead.game("aton")

PRINTED: Final = {
    "1": ("YYYY", "KK1B", "GGGG"),
    "2": ("YYYY", "KK1B", "GGGG"),
    "3": ("YYY1", "KKKB", "GGG1"),
    "4": ("YYY2", "KKKB", "GGG2"),
}
"""Section 2 of the rules: Y yellow, G green, K black, B blue, digits are bonus cells."""

KIND: Final = {
    f"{temple}{row}{column}": rows["abc".index(row)][column - 1]
    for temple, rows in PRINTED.items()
    for row in "abc"
    for column in range(1, 5)
}
"""What is printed on each cell, in the order of temples and rows."""

Agenda = list[list[object]]
END: Final[Agenda] = [["Scoring"], ["CleanUp"], ["Round"]]
PLAN: Final[Agenda] = [["ExchangeCards"], ["LayCards"], ["Points"], ["TurnOrder"], ["Turns"]]
LAY: Final[Agenda] = PLAN[1:]
REVEALED: Final[Agenda] = PLAN[2:]
ORDER: Final[Agenda] = PLAN[3:]
AFTERMATH: Final[Agenda] = [["Aftermath"], ["CleanUp"], ["Round"]]


def printed(kind: str, temples: str = "1234") -> list[str]:
    """The cells of one kind: "Y", "K", "1"."""
    return [cell for cell, letter in KIND.items() if letter == kind and cell[0] in temples]


def cells_of(temple: str | int) -> list[str]:
    return [cell for cell in KIND if cell[0] == str(temple)]


def some(temple: str | int, count: int) -> list[str]:
    """The first cells of a temple."""
    return cells_of(temple)[:count]


def last(temple: str | int, count: int) -> list[str]:
    """The last cells of a temple."""
    return cells_of(temple)[12 - count :]


def names(cells: str | Iterable[str]) -> list[str]:
    return cells.split() if isinstance(cells, str) else list(cells)


def board(red: str | Iterable[str] = "", blue: str | Iterable[str] = "") -> list[str]:
    """The temples of a position, from the cells on which priests stand."""
    marks = dict.fromkeys(KIND, ".")
    for cell in names(red):
        assert marks[cell] == ".", f"{cell} is taken"
        marks[cell] = "r"
    for cell in names(blue):
        assert marks[cell] == ".", f"{cell} is taken"
        marks[cell] = "b"
    text = "".join(marks.values())
    return [text[at : at + 12] for at in range(0, 48, 12)]


def load(agenda: Agenda, seed: int = 0, **fields: Any) -> ennead.State:
    """A position in round 3 with default values for everything but `fields`."""
    in_table: dict[str, Any] = {"round": 3, "first": 0, **fields}
    return ATON.load(
        {
            "game": "aton",
            "seed": f"{seed:032x}",
            "agenda": agenda,
            "page": in_table["round"],
            "table": in_table,
        }
    )


def turn(seat: int, cards: str, rival: str | None = "1221", **fields: Any) -> ennead.State:
    """The turn of `seat` with these cards.

    The rival plays next and, with the default cards, is asked where to place one priest in temple
    1 or 2. With None the rival has already had a turn, and the round ends.
    """
    agenda: Agenda = [["Turn", seat]]
    if rival is not None:
        agenda.append(["Turn", 1 - seat])
    laid = [cards, cards]
    laid[1 - seat] = rival or "1221"
    first = 1 - seat if rival is None else seat
    return load([*agenda, *END], **{"laid": laid, "first": first, **fields})


def scoring(
    red: str | Iterable[str] = "", blue: str | Iterable[str] = "", **fields: Any
) -> ennead.State:
    """The end of a round with the Kingdom full."""
    full = {"laid": ["1221", "1221"], "dead": [4, 4], "temples": board(red, blue)}
    return load(END, **{**full, **fields})


def post_scoring(red: Sequence[int] = (), blue: Sequence[int] = (), **fields: Any) -> ennead.State:
    """After a scoring: red holds the first cells of each temple, blue the last."""
    full = {"laid": ["1221", "1221"], "dead": [4, 4]}
    at = {
        "temples": board(
            [cell for i, count in enumerate(red) for cell in some(i + 1, count)],
            [cell for i, count in enumerate(blue) for cell in last(i + 1, count)],
        )
    }
    return load(AFTERMATH, **{**full, **at, **fields})


# Observing.


def table(state: ennead.State) -> dict[str, Any]:
    return cast(dict[str, Any], state.dump()["table"])


def seen(state: ennead.State, seat: int | None) -> AtonView:
    return cast(AtonView, state.view(seat)["table"])


def questions(state: ennead.State) -> list[str]:
    """The open questions with their seats: ["lay 0", "lay 1"]."""
    return [f"{asked['question']} {asked['seat']}" for asked in state.questions()]


def legal(state: ennead.State, seat: int) -> list[str]:
    return sorted(str(action) for action in state.legal(seat))


def cells_to(verb: str, cells: Iterable[str]) -> list[str]:
    return sorted(f"{verb} {cell}" for cell in cells)


def events_of(state: ennead.State, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of a kind that a seat (or a spectator) has seen."""
    return [event for event in state.events(seat) if event["event"] == kind]


def priests(state: ennead.State, seat: int) -> list[str]:
    """The cells on which a seat's priests stand."""
    marks = "".join(table(state)["temples"])
    return [cell for cell, mark in zip(KIND, marks, strict=True) if mark == "rb"[seat]]


def counts(state: ennead.State, seat: int) -> tuple[int, ...]:
    """A seat's priests in each temple."""
    return tuple(row.count("rb"[seat]) for row in table(state)["temples"])


def deck_size(state: ennead.State, seat: int) -> int:
    return seen(state, None)["sides"][seat]["deck"]


# Playing.


def play(state: ennead.State, seat: int, *answers: str) -> None:
    for answer in answers:
        state.play(seat, answer)


def play_on(state: ennead.State) -> None:
    """Answer anything until the round is over."""
    now = table(state)["round"]
    while not state.over and table(state)["round"] == now:
        state.play(state.to_move[0], state.legal(state.to_move[0])[0])
