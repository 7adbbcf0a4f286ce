"""Events alone are enough to follow all pieces, Followers and Devotion."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest
from support.ankh.positions import seen
from support.ankh.random_games import boosted

from ennead.games.ankh.knowledge.view import AnkhView
from ennead.games.ankh.rules.state import Ankh

Piece = tuple[str, int | None]


class Account:
    """What an observer knows who has seen the start and then only the events."""

    def __init__(self, view: AnkhView) -> None:
        self.pieces: dict[str, Piece] = pieces_of(view)
        self.followers = {g["seats"][0]: g["followers"] for g in view["gods"]}
        self.devotion = {g["seats"][0]: g["devotion"] for g in view["gods"]}
        self.points: dict[int, int] = {}
        self.deaths = 0
        self.aside: dict[str, Piece] = {}

    def apply(self, event: dict[str, Any]) -> None:
        kind = event["event"]
        if kind == "shoved":
            self.aside = {event["to"]: self.pieces.pop(event["hex"])}
        elif kind in ("moved", "relocated"):
            # Satet leaves her space before the other figure arrives there.
            self.pieces[event["to"]] = self.pieces.pop(event["hex"])
            self.pieces |= self.aside
            self.aside = {}
        elif kind == "summoned":
            self.pieces[event["hex"]] = (event["figure"], event["seat"])
        elif kind in ("built", "controlled", "seized"):
            self.pieces[event["hex"]] = (event["monument"], event["seat"])
        elif kind == "taken-over":
            self.pieces[event["hex"]] = (event["guardian"], event["seat"])
        elif kind in ("died", "left", "dismissed", "destroyed", "neutral-destroyed"):
            del self.pieces[event["hex"]]
            self.deaths += kind == "died"
        elif kind == "followers":
            self.followers[event["seat"]] += event["amount"]
        elif kind == "paid":
            self.followers[event["seat"]] -= event["amount"]
        else:
            self._apply_devotion(kind, event)

    def _apply_devotion(self, kind: str, event: dict[str, Any]) -> None:
        if kind == "points":
            self.points[event["seat"]] = self.points.get(event["seat"], 0) + event["amount"]
        elif kind == "devotion":
            due = self.points.pop(event["seat"])
            assert event["amount"] == due
            self.devotion[event["seat"]] = min(self.devotion[event["seat"]] + due, 31)
            assert event["at"] == self.devotion[event["seat"]]
        elif kind == "devotion-lost":
            self.devotion[event["seat"]] -= 1
            assert event["at"] == self.devotion[event["seat"]]
        elif kind == "merged":
            self.devotion[event["seat"]] = event["at"]
            del self.devotion[event["other"]], self.followers[event["other"]]
        elif kind == "forgotten":
            self.followers[event["seat"]] = 0


def pieces_of(view: AnkhView) -> dict[str, Piece]:
    return {name: (piece["kind"], piece["god"]) for name, piece in view["pieces"].items()}


def play_on(state: Ankh, seed: int) -> None:
    rng = random.Random(seed)
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, rng.choice(state.legal(seat)))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_events_explain_every_piece_follower_and_point(players: int) -> None:
    deaths = 0
    for seed in range(6):
        state = boosted(players, seed)
        account = Account(seen(state))
        start = len(state.events(None))
        play_on(state, seed)
        for event in state.events(None)[start:]:
            account.apply(event)
        view = seen(state)
        assert account.pieces == pieces_of(view)
        gods = {god["seats"][0]: god for god in view["gods"]}
        assert account.followers == {seat: god["followers"] for seat, god in gods.items()}
        assert account.devotion == {seat: god["devotion"] for seat, god in gods.items()}
        assert account.points == {}
        deaths += account.deaths
    assert deaths > 0


def test_every_seat_sees_the_same_events() -> None:
    """Only pending answers are secret: everybody sees every event."""
    state = boosted(3, 2)
    play_on(state, 2)
    told = cast(list[dict[str, Any]], state.events(None))
    for seat in range(3):
        assert state.events(seat) == told
