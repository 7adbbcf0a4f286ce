"""Visually different moments of Ankh, found by random play."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from ennead.core.state import State
from ennead.games.ankh.rules.state import Ankh
from support.ankh.random_games import ANKH, boosted
from support.clients import Json


@dataclass
class Scene:
    """A position, the answers that follow it, and the viewing seat."""

    position: Json
    answers: list[tuple[int, str]] = field(default_factory=list)
    seat: int = 0


Found = Callable[[Ankh, list[str]], bool]


def asks(kind: str) -> Found:
    return lambda g, told: kind in [str(q["question"]) for q in g.questions()]


def tells(event: str) -> Found:
    return lambda g, told: event in told and not g.over


def laying_camels(g: Ankh, told: list[str]) -> bool:
    return asks("camel")(g, told) and bool(g.laid)


WANTED: dict[str, tuple[int, bool, Found]] = {
    "moving": (5, True, asks("move-to")),
    "summoning": (4, True, asks("place")),
    "caravan": (4, False, laying_camels),
    "parts": (4, False, asks("keep")),
    "cards": (4, True, asks("card")),
    "bids": (4, True, asks("bid")),
    "deaths": (4, True, tells("died")),
    "merging": (4, False, tells("merged")),
    "forgetting": (4, True, tells("forgotten")),
    "result": (4, True, lambda g, told: g.over),
}
"""Number of players, boosted start or not, and how to recognize the moment."""


def scene(name: str) -> Scene:
    """A Conflict is shown from its start; any other scene starts at the moment itself."""
    players, far, found = WANTED[name]
    for seed in range(1, 400):
        rng = random.Random(seed)
        game: State = boosted(players, seed) if far else ANKH.new(players, seed)
        assert isinstance(game, Ankh)
        made = Scene({})
        while not game.over:
            before = game.dump()
            seen = len(game.events(None))
            seat = game.to_move[0]
            legal = game.legal(seat)
            doing = [action for action in legal if action.verb.name not in ("decline", "done")]
            action = rng.choice(doing if doing and rng.random() < 0.9 else legal)
            game.play(seat, action)
            told = [str(event["event"]) for event in game.events(None, seen)]
            if "conflict" in told:
                made = Scene(before)
            if made.position:
                made.answers.append((seat, action.text))
            if found(game, told):
                made.seat = game.to_move[0] if game.to_move else 0
                return made if made.position else Scene(game.dump(), [], made.seat)
            if "turn" in told and "conflict" not in told:
                made = Scene({})
    raise AssertionError(f"there is no {name}")
