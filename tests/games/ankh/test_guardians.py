"""§11.4: what each Guardian can do."""

from __future__ import annotations

from support.ankh.boards import CYCLE, FOUR_TOKENS, PLAGUE, SPLIT
from support.ankh.positions import (
    acting,
    asked,
    at,
    bids,
    conflict,
    dead,
    devotion,
    events_of,
    fight,
    god,
    legal,
    of,
    play,
    points,
    seen,
    strengths,
)


def test_a_dead_cat_mummy_costs_all_others_one_devotion() -> None:
    board = "Isis: G A3, cat-mummy B4 | Ra: G E7, W E6 | Amun: G J1"
    state = conflict(board, isis=god(devotion=5), ra=god(devotion=5), amun=god(devotion=5))
    fight(state, isis=CYCLE, ra="chariots")
    assert devotion(state, "isis", "ra", "amun") == [5, 5 + 1 - 1, 5 + 1 - 1]
    assert of(state, "isis")["guardians"] == {"cat-mummy": 1}


def test_cat_mummy_dies_of_plague_before_majorities_are_paid() -> None:
    board = "Isis: G A3, cat-mummy B4 | Ra: G E7, W E6, temple D6"
    state = conflict(board, ra=god(devotion=5))
    fight(state, isis=CYCLE, ra=PLAGUE)
    bids(state, isis=0, ra=1)
    order = [e["event"] for e in state.events(None)]
    assert order.index("devotion-lost") < order.index("devotion")
    assert devotion(state, "ra") == [5 - 1 + 1 + 1]


def test_cat_mummy_acts_after_the_victory_and_before_miracle() -> None:
    board = "Isis: G A3, cat-mummy B4 | Ra: G E7, W E6"
    state = conflict(board, ra=god(devotion=5), isis=god(devotion=5))
    fight(state, isis="miracle", ra="chariots")
    kinds = [e["event"] for e in state.events(None) if str(e["event"]).startswith("devotion")]
    assert kinds == ["devotion", "devotion-lost", "devotion"]


def test_a_dead_mummy_returns_beside_its_god() -> None:
    state = conflict("Isis: G J1, mummy B4 | Ra: G E7, W E6")
    fight(state, isis=CYCLE, ra="chariots")
    assert asked(state) == ["mummy isis"]
    assert legal(state, "isis", "put") == ["I1", "I2", "J2"]
    assert "decline" not in legal(state, "isis")
    play(state, "isis", "put I2")
    assert at(state, "I2") == ["isis mummy"]
    assert of(state, "isis")["guardians"] == {}


def test_without_a_space_a_mummy_stays_in_the_pool() -> None:
    board = "Isis: G J1, mummy B4, W J2, W I1, temple I2 | Ra: G E7, W E6"
    state = conflict(board)
    fight(state, isis=CYCLE, ra="chariots")
    assert of(state, "isis")["guardians"] == {"mummy": 1}
    assert len(events_of(state, "mummy-stays")) == 1


def test_a_mummy_does_not_return_across_a_river() -> None:
    state = conflict("Isis: G D3, mummy B4 | Ra: G E7, W E6")
    fight(state, isis=CYCLE, ra="chariots")
    assert legal(state, "isis", "put") == ["C3", "D2", "E3"]


def test_a_taken_over_mummy_returns_beside_the_pair_s_god() -> None:
    board = "Isis: G J1, mummy B4 | Ra: G E7, W E6 | Osiris: joins Isis"
    state = conflict(board)
    fight(state, isis=CYCLE, ra="chariots")
    assert asked(state) == ["mummy isis"]
    assert legal(state, "isis", "put") == ["I1", "I2", "J2"]


def test_owners_of_mummies_answer_in_ascending_order() -> None:
    board = "Isis: G A3, mummy B4 | Ra: G E7, mummy E6 | Osiris: G A8, W B7"
    state = conflict(board, 2, isis=god(devotion=8), ra=god(devotion=3))
    fight(state, isis=CYCLE, ra=CYCLE, osiris=CYCLE)
    play(state, "osiris", "tiebreak")
    assert asked(state) == ["mummy ra"]
    play(state, "ra", "put D6", "decline")
    assert asked(state) == ["mummy isis"]


def test_apep_may_be_summoned_on_any_water() -> None:
    state = acting("Isis: G J1 | Ra: G J9", "summon", isis=god(pool="apep"))
    play(state, "isis", "summon apep")
    water = {"A1", "A5", "A6", "B5", "E4", "F3", "F4", "G5"}
    water |= {"A9", "A10", "B8", "E10", "H8", "H9", "I3"}
    assert set(legal(state, "isis", "put")) == water | {"I1", "I2", "J2"}
    play(state, "isis", "put H9")
    assert at(state, "H9") == ["isis apep"]


def test_two_apeps_cannot_share_a_water_space() -> None:
    board = "Isis: G J1 | Ra: G J9, apep E4 | Amun: G A8"
    state = acting(board, "summon", isis=god(pool="apep"))
    play(state, "isis", "summon apep")
    assert "E4" not in legal(state, "isis", "put")
    assert "F4" in legal(state, "isis", "put")


def test_apep_leaves_the_water_and_never_moves_back() -> None:
    state = acting("Isis: G J1, apep E4 | Ra: G J9", "move")
    play(state, "isis", "take E4")
    assert not {"E4", "F3", "F4", "G5"} & set(legal(state, "isis", "to"))
    play(state, "isis", "to D4")
    assert at(state, "D4", "E4") == ["isis apep", ""]


def test_apep_uses_a_pyramid_only_beside_it() -> None:
    mine = god("pyramid-attuned", pool="apep")
    board = "Isis: G J1, pyramid D4 | Ra: G J9"
    state = acting(board, "summon", isis=mine)
    play(state, "isis", "summon apep", "put H9")
    assert events_of(state, "summoned")[0]["allowance"] == "ordinary"
    play(state, "isis", "summon warrior")
    assert legal(state, "isis", "put") == ["C4", "C5", "D5", "E5"]
    near = acting(board, "summon", isis=mine)
    play(near, "isis", "summon apep", "put E4")
    assert asked(near) == ["allowance isis"]
    assert legal(near, "isis") == ["ordinary", "pyramid D4"]


def test_obelisks_draw_apep_out_of_the_water() -> None:
    board = "Isis: G J1, apep E4, obelisk B4 | Ra: G E7"
    state = conflict(board, isis=god("obelisk-attuned"), tokens={"1": "A3", "2": "A2", "3": "C9"})
    assert legal(state, "isis", "take") == ["E4", "J1"]
    play(state, "isis", "take E4", "to A4")
    assert at(state, "A4", "E4") == ["isis apep", ""]


def test_apep_beside_an_androsphinx_counts_nothing_anywhere() -> None:
    board = "Isis: G J9, apep E4 | Ra: G J1, androsphinx D3 | Osiris: G C5"
    state = conflict(board, tokens={"1": "A3", "2": "A2", "3": "C9"})
    # In the Delta, where Ra is not.
    fight(state, isis=CYCLE, osiris=CYCLE)
    assert strengths(state) == {"isis": 0, "osiris": 1}


def test_scorpion_destroys_what_its_claws_point_at() -> None:
    board = "Ra: G J1, giant-scorpion D5>nw, temple C5 | Isis: G J9, pyramid D4, obelisk E5"
    state = conflict(board)
    assert at(state, "C5", "D4", "E5") == ["", "", "isis obelisk"]
    assert of(state, "ra")["ankhs"] == of(state, "isis")["ankhs"] + 1 == 9
    assert seen(state)["supply"]["pyramid"] == 10


def test_scorpion_destroys_neutral_ones_too() -> None:
    state = conflict("Ra: G J1, giant-scorpion D5>nw | Isis: G J9 | neutral: temple D4")
    assert at(state, "D4") == [""]
    assert seen(state)["supply"]["temple"] == 10


def test_scorpions_act_at_once_and_before_any_region() -> None:
    board = "Ra: G J1, giant-scorpion D5>nw, temple J2 | Isis: G J9, temple C5 | Amun: G A8"
    board = board.replace("Amun: G A8", "Amun: G A8, giant-scorpion J3>nw")
    state = conflict(board)
    assert sorted(e["hex"] for e in events_of(state, "destroyed")) == ["C5", "J2"]
    first = [e["event"] for e in state.events(None)]
    assert first.index("destroyed") < first.index("battle")
    assert "temple-majority" not in points(state, "ra")


def test_scorpion_is_faced_when_summoned_and_when_relocated() -> None:
    state = acting("Isis: G J1 | Ra: G J9", "summon", isis=god(pool="giant-scorpion"))
    play(state, "isis", "summon giant-scorpion", "put I2")
    assert asked(state) == ["facing isis"]
    play(state, "isis", "face ne")
    assert seen(state)["pieces"]["I2"]["claws"] == ["I3", "H2"]
    board = "Isis: G A3, giant-scorpion J2, obelisk B4 | Ra: G E7"
    drawn = conflict(board, isis=god("obelisk-attuned"), tokens={"1": "A3", "2": "A2", "3": "C9"})
    play(drawn, "isis", "take J2", "to A4")
    assert asked(drawn) == ["facing isis"]


def test_facings_lie_between_two_directions() -> None:
    claws = {
        facing: seen(acting(f"Ra: G J1, giant-scorpion D5>{facing} | Isis: G J9", "gain"))[
            "pieces"
        ]["D5"]["claws"]
        for facing in ("ne", "n", "nw", "sw", "s", "se")
    }
    assert {facing: set(spaces) for facing, spaces in claws.items()} == {
        "ne": {"D6", "C6"},
        "n": {"C6", "C5"},
        "nw": {"C5", "D4"},
        "sw": {"D4", "E5"},
        "s": {"E5", "E6"},
        "se": {"E6", "D6"},
    }


def test_androsphinx_takes_all_strength_from_enemies_beside_it() -> None:
    board = "Ra: G E6, androsphinx D5, W D4 | Isis: G C5, W C6, W B4"
    state = conflict(board)
    fight(state, ra=CYCLE, isis="drought")
    assert strengths(state) == {"ra": 3, "isis": 0 + 0 + 1 + 1}


def test_androsphinx_does_not_reach_across_rivers_and_camels() -> None:
    river = conflict("Ra: G J9, androsphinx D4, W C3 | Isis: G D3")
    fight(river, ra=CYCLE, isis=CYCLE)
    assert strengths(river) == {"ra": 1, "isis": 1}
    board = "Ra: G J9, androsphinx D6, W A8 | Isis: G C7"
    camels = conflict(board, camels=SPLIT, tokens=FOUR_TOKENS)
    fight(camels, ra=CYCLE, isis=CYCLE)
    assert strengths(camels) == {"ra": 1, "isis": 1}


def test_two_androsphinxes_beside_each_other_count_nothing() -> None:
    state = conflict("Ra: G E7, androsphinx D5 | Isis: G A3, androsphinx D4 | Amun: G J1")
    fight(state, ra=CYCLE, isis=CYCLE)
    assert strengths(state) == {"ra": 1, "isis": 1}


def test_a_resplendent_god_beside_an_androsphinx_counts_nothing() -> None:
    board = "Ra: G E7, androsphinx D5 | Isis: G D4, obelisk J1, obelisk J2, obelisk J3"
    state = conflict(board, isis=god("resplendent"))
    fight(state, ra=CYCLE, isis=CYCLE)
    assert strengths(state) == {"ra": 2, "isis": 0}


def test_an_androsphinx_killed_by_plague_has_no_effect() -> None:
    state = conflict("Ra: G E7, androsphinx D5 | Isis: G D4")
    fight(state, ra=CYCLE, isis=PLAGUE)
    bids(state, ra=0, isis=1)
    assert dead(state) == ["D5"]
    assert strengths(state) == {"ra": 1, "isis": 2}


def test_a_partner_s_androsphinx_is_not_an_enemy() -> None:
    board = "Ra: G E6, androsphinx D5, W D4 | Isis: G A8 | Osiris: joins Ra"
    state = conflict(board)
    fight(state, ra=CYCLE, isis=CYCLE)
    assert strengths(state) == {"ra": 3, "isis": 1}


def test_ruling_29_a_scorpion_may_turn_on_its_space() -> None:
    state = acting("Ra: G J9, giant-scorpion D4>n | Isis: G J1", "move")
    play(state, "ra", "take D4", "to D4", "face s")
    assert at(state, "D4") == ["ra giant-scorpion"]
    assert seen(state)["pieces"]["D4"]["facing"] == "s"
    assert legal(state, "ra", "take") == ["J9"]


def test_ruling_30_claws_point_at_spaces_of_the_board() -> None:
    state = acting("Ra: G J1, giant-scorpion I9 | Isis: G A3", "move")
    play(state, "ra", "take I9", "to J9")
    assert legal(state, "ra", "face") == ["n", "nw"]
    wet = acting("Ra: G J1, giant-scorpion D4 | Isis: G A3", "move")
    play(wet, "ra", "take D4", "to D3")
    assert len(legal(wet, "ra", "face")) == 6


def test_ruling_30_claws_do_nothing_across_a_river_or_on_water() -> None:
    board = "Ra: G J1, giant-scorpion D3>{} | Isis: G J9, temple C4, pyramid D4, obelisk E3"
    safe = conflict(board.format("ne"))
    assert events_of(safe, "destroyed") == []
    half = conflict(board.format("s"))
    assert [e["hex"] for e in events_of(half, "destroyed")] == ["E3"]


def test_ruling_49_a_camel_saves_a_monument_from_the_claws() -> None:
    board = "Ra: G J1, giant-scorpion C7>{} | Isis: G J9, temple D6, pyramid B6"
    camels = conflict(board.format("s"), camels=SPLIT, tokens=FOUR_TOKENS)
    assert events_of(camels, "destroyed") == []
    bare = conflict(board.format("s"))
    assert [e["hex"] for e in events_of(bare, "destroyed")] == ["D6"]
    near = conflict(board.format("nw"), camels=SPLIT, tokens=FOUR_TOKENS)
    assert [e["hex"] for e in events_of(near, "destroyed")] == ["B6"]
