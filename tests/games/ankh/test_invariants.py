"""Invariants of every position of Ankh, also where random play rarely gets to."""

from __future__ import annotations

from collections import Counter

import pytest
from support.ankh.random_games import ANKH, boosted, check_events_add_up, play

from ennead.games.ankh.rules.state import Ankh
from ennead.testing.check import check_game

SCENARIOS = [
    (scenario, players)
    for scenario in ("black-land", "scattered-faith", "twin-cities")
    for players in (2, 3, 4, 5)
    if scenario != "twin-cities" or players in (3, 4)
]
RARE = {
    "seized",
    "shoved",
    "faced",
    "ransomed",
    "sun-given",
    "sun-returned",
    "relocated",
    "second-card",
    "plague",
    "nobody-spared",
    "tiebreaker-used",
    "nobody-won",
    "saved",
    "trapped",
    "underworld-placed",
    "underworld-moved",
    "reclaimed",
    "destroyed",
    "neutral-destroyed",
    "devotion-lost",
    "merged",
    "taken-over",
    "taken-into-pool",
    "dismissed",
    "discharged",
    "freed",
    "forgotten",
    "victory",
    "no-victory",
    "tokens-swapped",
}
"""Events that boosted games must reach to be a useful test."""


def new(players: int, seed: int, **options: object) -> Ankh:
    state = ANKH.new(players=players, seed=seed, options=options)
    assert isinstance(state, Ankh)
    return state


@pytest.mark.parametrize(("scenario", "players"), SCENARIOS)
def test_random_games_keep_the_invariants(scenario: str, players: int) -> None:
    for seed in range(6):
        g = new(players, seed, scenario=scenario)
        check_events_add_up(g, new(players, seed, scenario=scenario), play(g, seed))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_gods_and_guardians_can_be_drafted_and_chosen(players: int) -> None:
    for gods in ("drafted", "chosen"):
        g = new(players, 1, gods=gods, guardians="chosen", scenario="random")
        play(g, 1)
        assert len(set(g.gods)) == players


def test_boosted_games_keep_the_invariants_and_reach_rare_cases() -> None:
    met: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    for players in (2, 3, 4, 5):
        for seed in range(45):
            g = boosted(players, seed)
            begun = boosted(players, seed)
            events = play(g, seed)
            check_events_add_up(g, begun, events)
            met.update(told["event"] for told in events)
            endings.update(told["ending"] for told in events if told["event"] == "victory")
            check_ranking(g)
    assert {name for name in RARE if not met[name]} == set()
    assert set(endings) == {"devotion", "only-god", "rank"}


def check_ranking(g: Ankh) -> None:
    """Partners share a place; only the winner's seats are first."""
    for seat, place in enumerate(g.ranking):
        assert place == g.ranking[g.lead[seat]]
        assert (place == 0) == (g.victor >= 0 and g.lead[seat] == g.victor)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_conformance_kit_passes(players: int) -> None:
    check_game(ANKH, games=1, players=players, depth=2)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_positions_of_boosted_games_survive_dump_and_load(players: int) -> None:
    for seed in range(6):
        g = boosted(players, seed)
        for move in range(400):
            if g.over:
                break
            if move % 7 == 0:
                position = g.dump()
                assert ANKH.load(position).dump() == position
            seat = g.to_move[move % len(g.to_move)]
            options = g.legal(seat)
            g.play(seat, options[(seed * 31 + move * 17) % len(options)])
