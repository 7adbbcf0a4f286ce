"""§8.1: strength in a region."""

from __future__ import annotations

import pytest
from support.ankh.boards import CYCLE, DELTA_FIRST, PLAGUE
from support.ankh.positions import bids, conflict, fight, god, play, points, region, strengths


def test_a_built_temple_strengthens_at_once() -> None:
    state = conflict("Isis: G A3 | Ra: G E7", isis=god("temple-attuned", followers=3))
    fight(state, isis="build-monument", ra=CYCLE)
    play(state, "isis", "build temple", "site A4")
    assert strengths(state) == {"isis": 1 + 2, "ra": 1}
    assert points(state, "isis") == {"temple-majority": 1, "victory": 1}


def test_strength_counts_only_figures_of_the_region() -> None:
    state = conflict("Isis: G J1, W B4 | Ra: G J9, W E6, W D7")
    fight(state, isis=CYCLE, ra=CYCLE)
    assert strengths(state) == {"isis": 1, "ra": 2}


def test_the_view_breaks_strength_down() -> None:
    board = "Anubis: G D5, W C5, temple C4 | Ra: G E7, androsphinx E6"
    state = conflict(board, anubis=god("temple-attuned"), slots=[1])
    (anubis, ra) = region(state, 3)["strength"]
    assert (anubis["god"], ra["god"]) == (0, 1)
    figures = {f["hex"]: (f["strength"], f["trapped"], f["neutralised"]) for f in anubis["figures"]}
    assert figures == {"D5": (0, 1, True), "C5": (1, 0, False)}
    assert (anubis["temples"], anubis["temple_strength"]) == (["C4"], 2)
    assert (anubis["total"], ra["total"]) == (3, 2)
    assert anubis["highest"] == 3 + 3


@pytest.mark.parametrize(
    ("monuments", "strength"),
    [
        ("obelisk J1, obelisk J2, obelisk B3", 3),
        ("obelisk J1, obelisk J2, temple B3", 1),
        ("obelisk J1, obelisk J2", 1),
    ],
)
def test_resplendent_needs_three_of_a_kind_anywhere(monuments: str, strength: int) -> None:
    state = conflict(f"Isis: G A3, {monuments} | Ra: G E7", isis=god("resplendent"))
    fight(state, isis=CYCLE, ra=CYCLE)
    assert strengths(state)["isis"] == strength


def test_resplendent_adds_to_the_trapped() -> None:
    board = "Anubis: G A3, obelisk J1, obelisk J2, obelisk B3 | Ra: G E7"
    state = conflict(board, anubis=god("resplendent"), slots=[1, 1])
    fight(state, anubis=CYCLE, ra=CYCLE)
    assert strengths(state)["anubis"] == 3 + 2


def test_temple_attuned_counts_own_temples_with_a_figure_beside_them() -> None:
    board = "Isis: G A3, W B4, temple A4, temple D5, temple J1 | Ra: G E7, temple E6"
    state = conflict(board + " | neutral: temple B3", isis=god("temple-attuned"))
    fight(state, isis=CYCLE, ra=CYCLE)
    assert strengths(state) == {"isis": 2 + 2, "ra": 1}


def test_temple_attuned_is_served_by_a_neutralised_figure() -> None:
    board = "Isis: G D5, temple C5 | Ra: G E7, androsphinx D6"
    state = conflict(board, isis=god("temple-attuned"))
    fight(state, isis=CYCLE, ra=CYCLE)
    assert strengths(state) == {"isis": 0 + 2, "ra": 2}


def test_temple_attuned_does_not_count_figures_killed_by_plague() -> None:
    board = "Isis: G A3, W D5, temple C5 | Ra: G E7"
    state = conflict(board, isis=god("temple-attuned"))
    fight(state, isis=CYCLE, ra=PLAGUE)
    bids(state, isis=0, ra=1)
    assert strengths(state) == {"isis": 1, "ra": 2}


def test_temple_attuned_is_served_from_the_water() -> None:
    board = "Isis: G J1, apep E4, temple D4 | Ra: G E7"
    state = conflict(board, isis=god("temple-attuned"), **DELTA_FIRST)
    fight(state, isis=CYCLE, ra=CYCLE)
    assert strengths(state) == {"isis": 1 + 2, "ra": 1}


def test_ruling_36_androsphinx_takes_the_bonus_of_the_trapped_too() -> None:
    board = "Anubis: G D5, W C4 | Ra: G E7, androsphinx D6"
    state = conflict(board, slots=[1, 1])
    fight(state, anubis=CYCLE, ra=CYCLE)
    assert strengths(state) == {"anubis": 1, "ra": 2}
    free = conflict("Anubis: G A3, W C4 | Ra: G E7, androsphinx D6", slots=[1, 1])
    fight(free, anubis=CYCLE, ra=CYCLE)
    assert strengths(free) == {"anubis": 1 + 2 + 1, "ra": 2}
