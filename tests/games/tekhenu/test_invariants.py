"""Invariants of random games, the conformance kit, and the number of questions per turn."""

from __future__ import annotations

import random
from statistics import median, quantiles

import pytest
from support.tekhenu.positions import TEKHENU

from ennead.bots.greedy import Greedy
from ennead.core.rng import Rng
from ennead.games.tekhenu.rules.state import TURN_DIE, TURN_LAID, Tekhenu, bits
from ennead.games.tekhenu.rules.wheel import dice_in_all
from ennead.games.tekhenu.vocabulary.names import DECK, DECREES, KINDS
from ennead.testing import check_game

LEVELS = ["easy", "medium", "hard"]


def check(g: Tekhenu) -> None:
    dice = sum(dice_in_all(g)) + (g.turn[TURN_DIE] >= 0 and not g.turn[TURN_LAID])
    assert dice == sum(g.rules.bag[g.players])
    for head in range(g.heads):
        assert 0 <= g.happiness[head] <= g.population[head] <= 21
        assert g.score[head] >= 0
        assert g.built[head] == (g.buildings[head].bit_count() + g.works[head].bit_count()) <= 10
        gods = sum(g.statues_at(god, head) for god in range(6))
        assert g.statues[head] == gods + g.people[head].bit_count() <= 6
        assert g.pillars[head].bit_count() <= 8
    assert min(g.stock) >= 0
    assert all(2 <= level <= 6 for level in g.levels)
    assert all(g.free_statue_spaces(god) >= 0 for god in range(6))
    check_cards(g)


def check_cards(g: Tekhenu) -> None:
    """Every card is in exactly one place."""
    for kind in range(KINDS):
        places = bits(g.decks[kind]) + bits(g.discards[kind])
        for head in range(g.heads):
            places += bits(g.hand(head, kind))
            places += [c % DECK for c in g.drawn_cards[head] if c // DECK == kind]
        for section in g.market:
            places += [c % DECK for c in section if c >= 0 and c // DECK == kind]
        if kind == DECREES:
            places += list(g.under)
        removed = g.rules.removed[g.players][kind]
        assert sorted(places) == [card for card in range(DECK) if not removed >> card & 1]


def play_through(players: int, seed: int, **options: object) -> Tekhenu:
    rng = random.Random(seed)
    g = TEKHENU.new(players=players, seed=seed, options=options)
    assert isinstance(g, Tekhenu)
    while not g.over:
        check(g)
        if g.turn[0] < 0 and g.agenda and type(g.agenda[-1]).__name__ == "Round":
            for section in range(g.open_sections):
                assert [c // DECK for c in g.market[section]] == g.rules.cell_kinds[section]
        seat = g.to_move[0]
        g.play(seat, rng.choice(g.legal(seat)))
    check(g)
    return g


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_the_invariants_and_last_sixteen_rounds(players: int) -> None:
    for seed in range(8):
        assert play_through(players, seed).round == 16


@pytest.mark.parametrize("level", LEVELS)
def test_random_solo_games_keep_the_invariants(level: str) -> None:
    for seed in range(4):
        g = play_through(
            1, seed, level=level, random_start=seed % 2 == 1, dear_decrees=seed % 2 == 0
        )
        assert g.round == 16
        assert (g.ranking == (0,)) == (g.ranks[1] == 1)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_conformance_kit_passes(players: int) -> None:
    check_game(TEKHENU, games=1, players=players)


def test_turns_are_short_with_greedy_players() -> None:
    counts: list[int] = []
    for seed in range(3):
        state = TEKHENU.new(players=2, seed=seed)
        bot = Greedy(TEKHENU, Rng.of(seed))
        turn = (0, -1)
        while not state.over:
            seat = state.to_move[0]
            assert isinstance(state, Tekhenu)
            now = (state.round, state.turn[0])
            if now != turn and now[1] >= 0:
                counts.append(0)
            turn = now
            if counts and now[1] == seat:
                counts[-1] += 1
            state.play(seat, bot.choose(state, seat))
    assert median(counts) <= 6
    assert quantiles(counts, n=20)[-1] <= 12
