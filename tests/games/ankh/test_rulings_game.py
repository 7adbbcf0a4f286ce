"""Rulings 37 to 64 but those about pieces: events, merging, forgetting, the ends of the game."""

from __future__ import annotations

import pytest
from games.ankh.ankh_table import (
    acting,
    ascending,
    asked,
    at,
    cards,
    conflict,
    dead,
    devotion,
    event,
    fight,
    followers,
    gains,
    god,
    legal,
    load,
    maybe,
    of,
    play,
    seen,
    tellers,
    told,
)

from ennead.core.errors import BadPosition

CYCLE = "cycle-of-maat"
PLAGUE = "plague-of-locusts"


def test_ruling_37_control_cannot_be_declined() -> None:
    state = event(
        "Isis: G E2 | Ra: G J9, temple J8 | neutral: temple D2, obelisk F1", "ControlMonument"
    )
    assert legal(state, "isis") == ["control D2", "control F1"]
    last = event("Isis: G E2 | Ra: G J9, temple J8 | neutral: temple D2", "ControlMonument")
    assert at(last, "D2") == ["isis temple"]


def test_ruling_37_without_an_ankh_token_nothing_is_taken() -> None:
    spaces = ["A3", "A4", "B3", "B4", "C4", "C5", "C6", "C7", "C8"]
    nine = ", ".join(f"{'obelisk' if i < 5 else 'temple'} {s}" for i, s in enumerate(spaces))
    board = f"Isis: G E2, {nine} | Ra: G J9 | neutral: pyramid D2"
    state = event(board, "ControlMonument")
    assert at(state, "D2") == ["neutral pyramid"]
    assert of(state, "isis")["ankhs"] == 0


def test_ruling_38_a_caravan_may_be_declined() -> None:
    state = event("Isis: G J1 | Ra: G J9", "CamelCaravan")
    assert "decline" in legal(state, "isis")
    play(state, "isis", "decline")
    assert seen(state)["camels"] == []
    assert len(seen(state)["regions"]) == 3
    assert asked(state) == ["action ra"]


def test_ruling_39_higher_decides_over_the_pair_s_tiebreaker() -> None:
    board = "Isis: G A3, W B4 | Amun: G E7, W E6 | Ra: joins Isis"
    state = conflict(board, 2)
    assert seen(state)["tiebreaker"] == 0
    fight(state, isis=CYCLE, amun=CYCLE)
    assert asked(state) == ["tiebreak isis"]
    play(state, "isis", "tiebreak")
    assert devotion(state, "ra", "amun") == [1, 0]


def test_ruling_40_a_cat_mummy_costs_the_pair_one_and_spares_its_owners() -> None:
    board = "Isis: G A3, W B4 | Amun: G E7, cat-mummy E6 | Ra: joins Isis | Osiris: G J1"
    heads = {"isis": god(devotion=5), "amun": god(devotion=6), "osiris": god(devotion=7)}
    state = conflict(board, **heads)
    fight(state, isis="chariots", amun=CYCLE)
    assert dead(state) == ["E6"]
    # +1 for the victory, -1 for the Cat-Mummy; Osiris has dominated the West.
    assert devotion(state, "isis", "amun", "osiris") == [5, 6, 7]
    own = "Isis: G A3, cat-mummy B4 | Amun: G E7, W E6 | Ra: joins Isis | Osiris: G J1"
    mine = conflict(own, **heads)
    fight(mine, isis=CYCLE, amun="chariots")
    assert devotion(mine, "isis", "amun", "osiris") == [5, 6, 7]


def test_ruling_41_higher_may_drop_a_guardian_of_its_own() -> None:
    board = "Isis: G J1, satet J2, mummy J3 | Amun: G A8 | Ra: G J9, satet J8"
    heads = {"isis": god(devotion=4), "amun": god(devotion=9), "ra": god(devotion=2)}
    state = load(board, [["Merge"], ["EndTurn", 0]], heads, events=12)
    assert legal(state, "isis") == ["dismiss J2", "dismiss J3", "dismiss J8"]
    play(state, "isis", "dismiss J3", "done")
    assert at(state, "J2", "J3", "J8") == ["isis satet", "", "isis satet"]
    assert seen(state)["guardians"][1]["gone"] == 1


def test_ruling_42_alone_there_is_no_battle_and_no_relocation() -> None:
    board = "Isis: G J1, W D5, obelisk C5 | Ra: G J9"
    state = conflict(board, isis=god("obelisk-attuned"))
    assert asked(state) == ["action ra"]
    assert told(state, "relocated") == []


def test_ruling_43_a_figure_of_the_region_may_be_relocated_too() -> None:
    board = "Isis: G J1, W D7, obelisk B4 | Ra: G E6"
    state = conflict(board, isis=god("obelisk-attuned"))
    assert legal(state, "isis", "take") == ["D7", "J1"]
    play(state, "isis", "take D7")
    assert legal(state, "isis", "to") == ["A4", "B3", "C4", "C5"]
    play(state, "isis", "to A4")
    assert at(state, "A4", "D7") == ["isis warrior", ""]


def test_ruling_44_a_caravan_touches_features_only_at_its_ends() -> None:
    """A stray camel on D6-D7 ends at the corner where a caravan would go on from C7-D6."""
    agenda: list[list[object]] = [["NextCamel", 0], ["EndTurn", 0]]
    both = ["C7-D6", "C7-D7"]
    free = load("Isis: G J1 | Ra: G J9", agenda, laid=both, events=5)
    assert "camel C6-C7" in legal(free, "isis")
    with pytest.raises(BadPosition, match="laid: no legal caravan has these sides"):
        load("Isis: G J1 | Ra: G J9", agenda, laid=both, camels=["D6-D7"], events=5)


def test_ruling_45_nothing_is_lost_at_the_bottom() -> None:
    board = "Isis: G A3, cat-mummy B4 | Ra: G E7, W E6 | Amun: G A8"
    state = conflict(board, 2)
    assert ascending(state) == ["amun", "ra", "isis"]
    fight(state, isis=CYCLE, ra=CYCLE, amun=CYCLE)
    assert dead(state) == ["B4", "E6"]
    assert devotion(state, "isis", "ra", "amun") == [0, 0, 0]
    assert ascending(state) == ["amun", "ra", "isis"]
    assert told(state, "devotion-lost") == []


def test_ruling_46_the_first_to_arrive_at_31_wins() -> None:
    board = "Isis: G J1 | Ra: G J9"
    state = conflict(board, isis=god(devotion=30), ra=god(devotion=30))
    assert state.over
    assert state.ranking == (0, 1)
    assert gains(state, "ra") == []


def test_ruling_47_guardians_of_the_forgotten_do_not_return() -> None:
    board = "Isis: G J1 | Amun: G E7, satet E6 | Ra: G J9"
    heads = {"isis": god(devotion=25), "ra": god(devotion=24), "amun": god(pool="mummy")}
    state = load(board, [["Forget"], ["EndTurn", 0]], heads, events=16)
    views = {view["guardian"]: view for view in seen(state)["guardians"]}
    assert (views["satet"]["left"], views["satet"]["gone"]) == (1, 1)
    assert (views["mummy"]["left"], views["mummy"]["gone"]) == (1, 1)


def test_ruling_48_space_20_is_red_and_21_is_not() -> None:
    board = "Isis: G J1 | Amun: G E7 | Ra: G J9"
    heads = {"isis": god(devotion=25), "ra": god(devotion=21), "amun": god(devotion=20)}
    state = load(board, [["Forget"], ["EndTurn", 0]], heads, events=16)
    assert [of(state, name)["in_play"] for name in ("isis", "ra", "amun")] == [True, True, False]
    assert seen(state)["last_red"] == 20


def test_ruling_51_higher_bids_and_builds_for_the_pair() -> None:
    board = "Isis: G A3, W B4 | Amun: G E7, W E6 | Ra: joins Isis"
    state = conflict(board, isis=god(followers=4))
    play(state, "amun", "decline")
    assert asked(state) == ["card isis", "card amun"]
    cards(state, isis="build-monument", amun=PLAGUE)
    assert asked(state) == ["build isis"]
    play(state, "isis", "build temple", "site A4")
    assert asked(state) == ["bid isis", "bid amun"]


def test_ruling_52_control_for_a_pair_looks_at_the_pair_s_monuments() -> None:
    board = "Isis: G E2, obelisk D2 | Amun: G J9, temple F1 | Ra: joins Isis"
    state = event(board, "ControlMonument", 2)
    assert at(state, "D2", "F1") == ["isis obelisk", "isis temple"]
    assert of(state, "amun")["ankhs"] == 9


def test_ruling_53_revered_pays_without_any_monument() -> None:
    state = acting("Isis: G J1 | Ra: G J9", "gain", isis=god("revered"))
    assert followers(state, "isis") == 1 + 1


def test_ruling_54_a_god_that_passes_is_out_of_the_rotation() -> None:
    board = "Isis: G A3, W J1, W J2, obelisk B4 | Ra: G E7, W J8, W J9, obelisk D6"
    state = conflict(board, isis=god("obelisk-attuned"), ra=god("obelisk-attuned"), **ORDER)
    assert asked(state) == ["relocate ra"]
    play(state, "ra", "take J8", "to C7")
    assert asked(state) == ["relocate isis"]
    play(state, "isis", "done")
    assert asked(state) == ["relocate ra"]
    play(state, "ra", "take J9", "to D7")
    assert asked(state) == ["relocate ra"]
    assert legal(state, "ra", "take") == ["E7"]
    play(state, "ra", "done")
    assert asked(state) == ["card isis", "card ra"]


ORDER = {"tokens": {"1": "A3", "2": "A2", "3": "C9"}}
"""The Delta first."""


def test_ruling_54_a_god_without_a_figure_to_move_is_out_too() -> None:
    board = "Isis: G A3, obelisk B4 | Ra: G E7, W J8, W J9, obelisk D6"
    state = conflict(board, isis=god("obelisk-attuned"), ra=god("obelisk-attuned"), **ORDER)
    play(state, "ra", "take J8", "to C7")
    play(state, "isis", "take A3", "to A4")
    play(state, "ra", "take J9", "to D7")
    assert asked(state) == ["relocate ra"]


def test_ruling_55_each_dead_cat_mummy_is_counted_on_its_own() -> None:
    board = "Isis: G A3, cat-mummy B4 | Ra: G E7, cat-mummy E6 | Amun: G A8"
    heads = {"isis": god(devotion=5), "ra": god(devotion=6), "amun": god(devotion=5)}
    state = conflict(board, 2, ranks=[0, 2, 1], **heads)
    fight(state, isis=CYCLE, ra=CYCLE, amun=CYCLE)
    # First that of Isis: Amun falls below her. Then that of Ra, in the new order.
    assert tellers(state, "devotion-lost") == ["amun", "ra", "amun", "isis"]
    assert devotion(state, "isis", "ra", "amun") == [4, 5, 3]


def test_ruling_56_higher_is_asked_only_about_lower_s_guardians() -> None:
    board = "Isis: G J1, satet J2 | Amun: G A8 | Ra: G J9, W J8"
    heads = {"isis": god(devotion=4), "amun": god(devotion=9), "ra": god(devotion=2)}
    state = load(board, [["Merge"], ["EndTurn", 0]], heads, events=12)
    assert asked(state) == ["action amun"]
    assert of(state, "ra")["gods"] == ["isis", "ra"]


def test_ruling_56_a_dropped_radiant_guardian_gives_its_sun_back() -> None:
    board = "Isis: G J1 | Amun: G A8 | Ra: G J9, satet J8*"
    heads = {"isis": god(devotion=4), "amun": god(devotion=9), "ra": god(devotion=2)}
    state = load(board, [["Merge"], ["EndTurn", 0]], heads, events=12)
    assert asked(state) == ["dismiss isis"]
    play(state, "isis", "dismiss J8")
    maybe(state, "isis", "done")
    assert at(state, "J8") == [""]
    assert seen(state)["supply"]["suns"] == 3


def test_ruling_57_the_two_new_parts_are_not_swapped_with_each_other() -> None:
    for part in ("3", "4"):
        state = event("Isis: G J1 | Ra: G J9", "CamelCaravan")
        maybe(state, "isis", "camel B6-C6", "camel C6-C7", "camel C7-D6", "camel C7-D7")
        maybe(state, "isis", "camel C8-D7")
        play(state, "isis", f"keep {legal(state, 'isis', 'keep')[0]}", f"swap {part}")
        assert legal(state, "isis", "with") == ["1", "2"]


def test_ruling_60_forgotten_gods_leave_the_track_and_ra_takes_his_suns() -> None:
    board = "Isis: G J1 | Amun: G E7 | Ra: G J9, W J8*"
    heads = {"isis": god(devotion=25), "amun": god(devotion=24), "ra": god(devotion=3)}
    state = load(board, [["Forget"], ["EndTurn", 0]], heads, events=16)
    assert ascending(state) == ["amun", "isis"]
    assert seen(state)["stacks"][3] == []
    assert seen(state)["pieces"].keys() == {"J1", "E7"}


def test_ruling_61_sides_in_any_order_and_no_way_out_after_the_first() -> None:
    sides = ["C7-D6", "C8-D7", "B6-C6", "C7-D7", "C6-C7"]
    state = event("Isis: G J1 | Ra: G J9", "CamelCaravan")
    for side in sides:
        if asked(state) == ["camel isis"]:
            play(state, "isis", f"camel {side}")
            assert "decline" not in legal(state, "isis")
    assert asked(state) == ["keep isis"]
    state = event("Isis: G J1 | Ra: G J9", "CamelCaravan")
    play(state, "isis", "camel C7-D6")
    state.undo(0)
    assert "decline" in legal(state, "isis")


def test_ruling_62_isis_is_asked_figure_by_figure_in_the_order_of_hexes() -> None:
    board = "Isis: G A3, W D5, W C6, W B4 | Ra: G D6, W C5, W E6, W D7, W E7"
    state = conflict(board)
    fight(state, isis=CYCLE, ra=CYCLE)
    order = []
    while asked(state) == ["save isis"]:
        order.append(str(state.questions()[0]["hex"]))
        play(state, "isis", "save" if order[-1] == "C6" else "decline")
    assert order == ["B4", "C6", "D5"]
    assert sorted(dead(state)) == ["B4", "D5"]


def test_ruling_63_anubis_names_a_god_not_a_warrior() -> None:
    board = "Anubis: G J1 | Isis: G A3, W B4, W B3 | Ra: G E7, W E6, W D7"
    state = conflict(board)
    fight(state, isis=CYCLE, ra="chariots")
    assert legal(state, "anubis") == ["trap isis", "decline"]


def test_ruling_64_the_end_inside_an_event_resets_nothing() -> None:
    state = conflict("Isis: G J1 | Ra: G J9", isis=god(devotion=30), markers={"gain": 3})
    assert state.over
    assert seen(state)["markers"]["gain"]["at"] == 3
    assert told(state, "conflict-ends") == []
    assert told(state, "marker-reset") == []
