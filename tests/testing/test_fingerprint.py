"""Fingerprints are equal for equal games, and tell when anything in a game has changed."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from support import toy

import ennead
from ennead.core.action import Action
from ennead.testing.fingerprint import fingerprint

GAMES = 4


def of_the_toy() -> str:
    return fingerprint(toy.GAME, 2, 0, GAMES)


def test_the_same_games_have_the_same_fingerprint() -> None:
    assert of_the_toy() == of_the_toy()


def test_every_game_and_size_has_a_fingerprint_of_its_own() -> None:
    sizes = [
        (game, players)
        for game in ennead.games()
        for players in range(game.seats[0], game.seats[1] + 1)
    ]
    found = {fingerprint(game, players, 0, 1) for game, players in sizes}
    assert len(found) == len(sizes)


def test_other_options_change_the_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    before = of_the_toy()
    options = toy.Bid.options

    def reversed_options(bid: toy.Bid, g: toy.Toy) -> list[Action]:
        return options(bid, g)[::-1]

    monkeypatch.setattr(toy.Bid, "options", reversed_options)
    assert of_the_toy() != before


def test_another_event_changes_the_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    before = of_the_toy()
    take = toy.Bid.take

    def talkative(bid: toy.Bid, g: toy.Toy, action: Action) -> None:
        take(bid, g, action)
        g.tell(toy.CHARM, bid.seat, 1)

    monkeypatch.setattr(toy.Bid, "take", talkative)
    assert of_the_toy() != before


def test_another_view_changes_the_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint(toy.GAME, 2, 0, 60)

    def longer(g: toy.Toy, viewer: int | None) -> Mapping[str, object]:
        return {**toy.view(g, viewer), "more": 1}

    monkeypatch.setattr(toy.GAME, "table_view", longer)
    assert fingerprint(toy.GAME, 2, 0, 60) != before
