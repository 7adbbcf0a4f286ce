"""§6.3, Gain Followers."""

from __future__ import annotations

from support.ankh.boards import CHOOSING
from support.ankh.positions import acting, followers, god, play, turn


def test_16_5_monuments_beside_figures_pay() -> None:
    state = acting(CHOOSING, "gain")
    assert followers(state, "isis") == 1 + 3


def test_16_5_revered_pays_one_more() -> None:
    state = acting(CHOOSING, "gain", isis=god("revered"))
    assert followers(state, "isis") == 1 + 4


def test_a_monument_pays_once_however_many_stand_beside_it() -> None:
    board = "Isis: G E2, W D1, W D3 | Ra: G J9 | neutral: temple D2"
    state = acting(board, "gain")
    assert followers(state, "isis") == 2


def test_a_figure_in_the_water_reaches_monuments_on_all_banks() -> None:
    board = "Isis: G J9, apep E4 | Ra: G A8 | neutral: temple D3, obelisk E5, pyramid F5"
    state = acting(board, "gain")
    assert followers(state, "isis") == 1 + 2


def test_followers_are_not_limited() -> None:
    board = "Isis: G E2 | Ra: G J9 | neutral: temple D2"
    state = acting(board, "gain", isis=god(followers=200))
    assert followers(state, "isis") == 201


def test_revered_also_pays_one_more_for_a_pair() -> None:
    board = "Isis: G J1 | Ra: G J9 | Osiris: joins Isis | neutral: temple J2"
    state = turn(board, 2, isis=god("revered"))
    play(state, "osiris", "act gain")
    assert followers(state, "isis") == 1 + 1 + 1


def test_ruling_53_revered_pays_without_any_monument() -> None:
    state = acting("Isis: G J1 | Ra: G J9", "gain", isis=god("revered"))
    assert followers(state, "isis") == 1 + 1
