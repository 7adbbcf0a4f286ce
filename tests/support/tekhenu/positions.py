"""Tekhenu positions for tests, and helpers to play and inspect them."""

from __future__ import annotations

from typing import Any, Final, cast

import ennead
from ennead.games.tekhenu.knowledge.view import HeadView, TekhenuView
from ennead.games.tekhenu.rules.state import Tekhenu

TEKHENU: Final = ennead.game("tekhenu")

Agenda = list[list[object]]
WHEEL: Final = {"ra": ["yellow-1"], "thoth": ["brown-2"]}
"""Both are pure with the arrow at Horus, so that the next player has a choice."""
NEXT: Final[Agenda] = [["Turn", 1], ["EndOfRound"]]
"""The rest of a round after seat 0."""
RICH: Final = {"papyrus": 9, "bread": 9, "limestone": 9, "granite": 9}
NONE: Final = {"papyrus": 0, "bread": 0, "limestone": 0, "granite": 0, "gold": 0, "scribe": 0}
MARKET: Final = [["b01", "b02", "t01"], ["b03", "b04", "t02", "t03"], [], []]


def load(
    agenda: Agenda,
    heads: list[dict[str, Any]] | None = None,
    players: int = 2,
    seed: int = 0,
    options: dict[str, object] | None = None,
    **fields: Any,
) -> Tekhenu:
    """Load a position of round 1 with the arrow at Horus; arguments override its defaults."""
    count = players + (players == 1)
    people = [*(heads or []), *[{} for _ in range(count)]][:count]
    held = {
        card
        for person in people
        for name in ("blessings", "technologies", "decrees")
        for card in person.get(name, [])
    }
    table = {
        "round": 1,
        "arrow": "horus",
        "markers": ["thoth", "hathor"],
        "wheel": WHEEL,
        "row": ["p22", "p23", "p24"],
        "market": [[card for card in section if card not in held] for section in MARKET],
        "heads": people,
        **fields,
    }
    state = TEKHENU.load(
        {
            "game": "tekhenu",
            "players": players,
            "options": options or {},
            "seed": f"{seed:032x}",
            "agenda": agenda,
            "page": table["round"],
            "table": table,
        }
    )
    assert isinstance(state, Tekhenu)
    return state


def turn(
    wheel: dict[str, list[str]],
    mine: dict[str, Any] | None = None,
    other: dict[str, Any] | None = None,
    players: int = 2,
    **fields: Any,
) -> Tekhenu:
    """The turn of seat 0, followed by that of seat 1."""
    dice = {god: [*WHEEL.get(god, []), *wheel.get(god, [])] for god in {**WHEEL, **wheel}}
    agenda: Agenda = [["Turn", 0], ["Turn", 1], ["EndOfRound"]]
    return load(agenda, [mine or {}, other or {}], players, wheel=dice, **fields)


def act(
    god: str,
    value: int,
    mine: dict[str, Any] | None = None,
    other: dict[str, Any] | None = None,
    players: int = 2,
    how: int = 0,
    **fields: Any,
) -> Tekhenu:
    """Seat 0 performs a god's action, followed by the turn of seat 1."""
    agenda: Agenda = [["PerformGodAction", 0, god, value, how], ["Turn", 1], ["EndOfRound"]]
    return load(agenda, [mine or {}, other or {}], players, **fields)


def play(state: ennead.State, seat: int, *answers: str) -> None:
    for answer in answers:
        state.play(seat, answer)


def maybe(state: ennead.State, seat: int, *answers: str) -> None:
    """Give answers where they are asked for; an only answer is taken without asking."""
    for answer in answers:
        if answer in legal(state, seat):
            state.play(seat, answer)


def legal(state: ennead.State, seat: int = 0, verb: str = "") -> list[str]:
    texts = [str(action) for action in state.legal(seat)]
    return [text for text in texts if text.split()[0] == verb] if verb else texts


def seen(state: ennead.State, seat: int | None = None) -> TekhenuView:
    return cast(TekhenuView, state.view(seat)["table"])


def head(state: ennead.State, seat: int = 0) -> HeadView:
    return seen(state, seat if seat < state.players else None)["heads"][seat]


def tokens(state: ennead.State, seat: int = 0) -> dict[str, int]:
    """A player's tokens, without kinds he has none of."""
    return {name: count for name, count in head(state, seat)["tokens"].items() if count}


def asked(state: ennead.State) -> list[str]:
    """The open questions with their seats: ["draft 1"]."""
    return [f"{q['question']} {q['seat']}" for q in state.questions()]


def scored(state: ennead.State, seat: int = 0) -> dict[str, int]:
    """Points scored since the position was loaded, by source."""
    points: dict[str, int] = {}
    for event in state.events(None):
        if event["event"] == "scored" and event["seat"] == seat:
            source = str(event["source"])
            points[source] = points.get(source, 0) + cast(int, event["points"])
    return points


def events_of(state: ennead.State, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    return [event for event in state.events(seat) if event["event"] == kind]


def numbered(letter: str, last: int, *, without: tuple[int, ...] = ()) -> list[str]:
    """Names of cards or tiles: b01, b02, ..."""
    return [f"{letter}{n:02}" for n in range(1, last + 1) if n not in without]
