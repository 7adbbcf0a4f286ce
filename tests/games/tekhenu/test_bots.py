"""The strength of the greedy bot with the game's evaluation."""

from __future__ import annotations

from support.tekhenu.positions import TEKHENU

from ennead import State, bots
from ennead.core.rng import Rng


def played(seats: list[str], seed: int, **options: object) -> State:
    state = TEKHENU.new(players=len(seats), seed=seed, options=options)
    players = [bots.make(name, TEKHENU, seed + i) for i, name in enumerate(seats)]
    rng = Rng.of(seed)
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, bots.ask(players[seat], state, seat, rng))
    return state


def test_greedy_beats_random() -> None:
    for seed in range(10):
        mine = seed % 2
        seats = ["random", "random"]
        seats[mine] = "greedy"
        assert played(seats, seed).ranking[mine] == 0


def test_greedy_both_wins_and_loses_against_botankhamun() -> None:
    results = {played(["greedy"], seed, level="easy").ranking for seed in range(12)}
    assert results == {(0,), (1,)}
