"""§6.2, Summon Figure: spaces, allowances, ransom."""

from __future__ import annotations

from support.ankh.boards import TWO
from support.ankh.positions import (
    acting,
    asked,
    at,
    events_of,
    followers,
    god,
    legal,
    of,
    play,
    seen,
    why_not,
)


def test_16_4_summoning_beside_figures_and_own_monuments() -> None:
    mine = god(
        pool="mummy cat-mummy",
        powers="commanding inspiring resplendent temple-attuned",
    )
    state = acting("Amun: G E2, W D3, temple F1 | Ra: G J9", "summon", amun=mine)
    play(state, "amun", "summon mummy")
    assert legal(state, "amun", "put") == ["C3", "D1", "D2", "E1", "E3", "F2", "G1", "G2"]
    play(state, "amun", "put G2")
    assert at(state, "G2") == ["amun mummy"]
    assert asked(state) == ["action amun"]
    assert of(state, "amun")["guardians"] == {"cat-mummy": 1}


def test_the_ordinary_summon_is_for_one_figure() -> None:
    state = acting("Isis: G J1 | Ra: G J9, temple J3", "summon")
    play(state, "isis", "summon warrior")
    assert legal(state, "isis", "put") == ["I1", "I2", "J2"]
    play(state, "isis", "put J2")
    assert asked(state) == ["action isis"]
    assert of(state, "isis")["warriors"] == 5


def test_neither_enemies_nor_neutral_monuments_are_neighbours() -> None:
    board = "Isis: G J1 | Ra: G J9, temple D5 | neutral: temple C8"
    state = acting(board, "summon")
    play(state, "isis", "summon warrior")
    assert legal(state, "isis", "put") == ["I1", "I2", "J2"]
    assert why_not(state, 0, "put D6") == "out-of-reach"


def test_summoning_may_be_declined() -> None:
    state = acting(TWO, "summon")
    play(state, "isis", "done")
    assert of(state, "isis")["warriors"] == 6


def test_an_empty_pool_summons_nobody() -> None:
    board = "Isis: G J1, W J2, W I1, W I2, W H1, W H2, W H3 | Ra: G J9"
    state = acting(board, "summon")
    assert asked(state) == ["action isis"]
    assert events_of(state, "summoned") == []


def test_only_figures_in_the_pool_can_be_summoned() -> None:
    state = acting(TWO, "summon")
    assert legal(state, "isis") == ["summon warrior", "done"]
    assert why_not(state, 0, "summon satet") == "none-in-pool"
    assert why_not(state, 0, "ransom") == "none-trapped"


def test_the_player_chooses_which_allowance_to_use() -> None:
    board = "Isis: G C6, pyramid C5, pyramid D6 | Ra: G J9"
    state = acting(board, "summon", isis=god("pyramid-attuned"))
    play(state, "isis", "summon warrior", "put D5")
    assert asked(state) == ["allowance isis"]
    assert legal(state, "isis") == ["ordinary", "pyramid C5", "pyramid D6"]
    play(state, "isis", "pyramid D6")
    assert seen(state)["turn"] is not None
    play(state, "isis", "summon warrior", "put E6")
    assert at(state, "E6") == ["isis warrior"]


def test_an_underworld_space_may_use_osiris_s_allowance_or_another() -> None:
    board = "Osiris: G C6, pyramid C5 | Ra: G J9"
    state = acting(board, "summon", osiris=god("pyramid-attuned"), gates=["D5"])
    play(state, "osiris", "summon warrior", "put D5")
    assert legal(state, "osiris") == ["ordinary", "pyramid C5", "underworld"]


def test_with_an_empty_pool_only_a_ransom_is_possible() -> None:
    board = "Isis: G J1, W J2, W I1, W I2, W H1, W H2 | Anubis: G J9"
    state = acting(board, "summon", slots=[0])
    assert legal(state, "isis") == ["ransom", "done"]


def test_ransoms_can_be_paid_for_several_warriors() -> None:
    board = "Isis: G J1, pyramid C5 | Anubis: G J9"
    state = acting(board, "summon", isis=god("pyramid-attuned", followers=2), slots=[0, 0])
    play(state, "isis", "ransom", "put J2", "ransom", "put C6")
    assert (followers(state, "isis"), followers(state, "anubis")) == (0, 3)
    assert seen(state)["slots"] == []


def test_nobody_ransoms_another_god_s_warrior() -> None:
    state = acting("Isis: G J1 | Anubis: G J9 | Ra: G A8", "summon", slots=[2])
    assert "ransom" not in legal(state, "isis")


def test_a_pair_with_anubis_shares_the_ransom() -> None:
    state = acting("Isis: G J1 | Ra: G J9 | Anubis: joins Ra", "summon", slots=[0])
    play(state, "isis", "ransom", "put J2")
    assert followers(state, "ra") == 2


def test_a_radiant_trapped_warrior_can_be_summoned_again() -> None:
    state = acting("Ra: G J9 | Anubis: G J1", "summon", slots=[0])
    play(state, "ra", "ransom", "put J8")
    assert asked(state) == ["sun ra"]


def test_pyramid_attuned_summons_one_more_per_pyramid() -> None:
    board = "Isis: G J1, pyramid C5, pyramid I7 | Ra: G A8"
    state = acting(board, "summon", isis=god("pyramid-attuned"))
    play(state, "isis", "summon warrior", "put C6", "pyramid C5")
    play(state, "isis", "summon warrior", "put I6", "pyramid I7")
    play(state, "isis", "summon warrior", "put J2")
    assert of(state, "isis")["warriors"] == 3
    assert asked(state) == ["action isis"]


def test_each_pyramid_serves_once() -> None:
    board = "Isis: G J1, pyramid C5 | Ra: G A8"
    state = acting(board, "summon", isis=god("pyramid-attuned"))
    play(state, "isis", "summon warrior", "put C6", "pyramid C5")
    play(state, "isis", "summon warrior", "put C4")
    assert asked(state) == ["action isis"]
    assert events_of(state, "summoned")[1]["allowance"] == "ordinary"


def test_an_extra_figure_may_be_placed_beside_the_ordinary_one() -> None:
    board = "Isis: G J1, pyramid C5 | Ra: G A8"
    state = acting(board, "summon", isis=god("pyramid-attuned"))
    play(state, "isis", "summon warrior", "put D5", "pyramid C5", "summon warrior")
    assert "E6" in legal(state, "isis", "put")


def test_every_extra_summon_is_optional() -> None:
    board = "Isis: G J1, pyramid C5 | Ra: G A8"
    state = acting(board, "summon", isis=god("pyramid-attuned"))
    play(state, "isis", "summon warrior", "put J2", "done")
    assert of(state, "isis")["warriors"] == 5
    assert asked(state) == ["action isis"]


def test_ruling_33_all_land_around_apep_is_open_to_summoning() -> None:
    state = acting("Isis: G J9, apep E4 | Ra: G J1", "summon")
    play(state, "isis", "summon warrior")
    assert legal(state, "isis", "put") == ["D3", "D4", "E3", "E5", "I9", "I10", "J8"]


def test_ruling_50_a_ransomed_warrior_may_be_an_extra_figure() -> None:
    board = "Isis: G J1, pyramid C5 | Anubis: G J9"
    state = acting(board, "summon", isis=god("pyramid-attuned", followers=2), slots=[0])
    play(state, "isis", "ransom", "put C6", "pyramid C5")
    assert events_of(state, "summoned")[0]["allowance"] == "pyramid"
    assert (followers(state, "isis"), followers(state, "anubis")) == (1, 2)
    assert seen(state)["slots"] == []
    play(state, "isis", "summon warrior", "put J2")
    assert of(state, "isis")["warriors"] == 4
