"""Rulings about dice, actions, cards in hand and payments, by number."""

# ruff: noqa: N802  the rulings are called A1 to A80

from __future__ import annotations

import random

from games.tekhenu.tekhenu_table import (
    TEKHENU,
    act,
    asked,
    head,
    legal,
    load,
    maybe,
    play,
    scored,
    seen,
    tokens,
    told,
    turn,
)

RICH = {"papyrus": 9, "bread": 9, "limestone": 9, "granite": 9}
NONE = {"papyrus": 0, "bread": 0, "limestone": 0, "granite": 0, "gold": 0, "scribe": 0}
NEXT: list[list[object]] = [["Turn", 1], ["EndOfRound"]]
DIE = 1
WHEEL = {"ra": ["gray-1"], "hathor": ["yellow-1", "brown-2"]}
"""Enough for the next player when the arrow is at Ra."""


def test_A02_a_face_that_is_set_is_weighed() -> None:
    state = turn({"ra": ["yellow-6"]}, {"blessings": ["b09"], "tokens": {"scribe": 0}})
    play(state, 0, "take ra-yellow-6", "play b09", "face 2")
    maybe(state, 0, "produce papyrus")
    assert head(state)["left"] == ["yellow-2"]
    assert head(state)["weight"] == 2


def test_A10_what_cards_add_to_a_production_is_never_excess() -> None:
    mine = {"blessings": ["b04"], "technologies": ["t13"], "tokens": NONE}
    state = turn({"ra": ["yellow-2"]}, mine)
    play(state, 0, "take ra-yellow-2", "play b04", "value 2")
    assert tokens(state) == {"papyrus": 2 + 4 + 1}
    assert head(state)["excess"]["papyrus"] == 0


def test_A12_p04_in_a_corner_brings_three_for_each_match() -> None:
    state = act("ra", 1, {"tokens": RICH}, arrow="ra", row=["p22", "p23", "p04"], wheel=WHEEL)
    play(state, 0, "place e5", "turn 0")
    assert (scored(state)["edges"], scored(state)["ability"]) == (2 * 2, 2 * 1)


def test_A16_nobody_else_moves_a_happiness_marker() -> None:
    """Once the game has begun, markers move only for whoever takes a die, a card or acts."""
    own = ("die-taken", "blessing-played", "destiny-chosen", "acts-without-die", "edict-shown")
    moved = 0
    for seed in range(3):
        dice = random.Random(seed)
        state = TEKHENU.new(players=3, seed=seed)
        while not state.over:
            seat = dice.choice(state.to_move)
            state.play(seat, dice.choice(state.legal(seat)))
        events = state.events(None)
        begun = next(i for i, event in enumerate(events) if event["event"] == "round")
        active = None
        for event in events[begun:]:
            if event["event"] in own:
                active = event["seat"]
            if event["event"] == "marker-moved":
                assert event["seat"] == active
                moved += 1
    assert moved > 20


def test_A19_b19_needs_happiness_and_leaves_a_population() -> None:
    mine = {"blessings": ["b19"], "happiness": 1, "population": 1, "tokens": RICH}
    state = turn({"hathor": ["brown-1"]}, mine)
    play(state, 0, "take hathor-brown-1")
    assert "play b19" not in legal(state)
    state = turn({"hathor": ["brown-1"]}, {**mine, "population": 2, "happiness": 2})
    play(state, 0, "take hathor-brown-1")
    assert "play b19" in legal(state)


def test_A25_a_die_is_wasted_in_the_first_rounds_too() -> None:
    for rounds in (1, 2):
        wheel = {"bastet": ["gray-3"], "horus": ["brown-1", "brown-2", "black-1"]}
        state = load([["Turn", 0], *NEXT], [{"tokens": NONE}], wheel=wheel, round=rounds)
        assert len(legal(state, 0, "take")) == 4
        play(state, 0, "take bastet-gray-3")
        assert head(state)["right"] == ["gray-3"]


def test_A26_an_action_cannot_be_declined_but_its_optional_parts_can() -> None:
    state = turn({"bastet": ["brown-3"]}, {"technologies": ["t19"], "tokens": {"papyrus": 2}})
    assert not {"done", "decline"} & set(legal(state))
    play(state, 0, "take bastet-brown-3")
    assert not {"done", "decline"} & set(legal(state))
    assert {"act bastet", "produce bread", "prepare"} <= set(legal(state))
    play(state, 0, "act bastet")
    assert head(state)["tokens"]["bread"] == 0


def test_A28_dice_lie_on_the_pan_of_what_they_are_treated_as() -> None:
    state = turn({"hathor": ["white-4"]}, {"technologies": ["t08"], "tokens": {"scribe": 0}})
    play(state, 0, "take hathor-white-4", "treat tainted")
    maybe(state, 0, "produce limestone")
    assert head(state)["right"] == ["white-4"]
    state = turn({"ra": ["yellow-3"]}, {"blessings": ["b11"], "tokens": {"scribe": 0}})
    play(state, 0, "take ra-yellow-3", "play b11", "dye white same")
    maybe(state, 0, "produce limestone")
    assert head(state)["right"] == ["yellow-3"]


def test_A29_neighbours_are_counted_from_the_die_s_sector_also_with_anubis() -> None:
    mine = {"blessings": ["b17"], "tokens": {**RICH, "scribe": 3}, "happiness": 3}
    state = turn({"hathor": ["white-1"]}, mine)
    play(state, 0, "anubis", "take hathor-white-1", "play b17")
    assert legal(state) == ["extra ra", "extra bastet"]


def test_A30_cards_work_from_the_moment_they_are_taken() -> None:
    market = [["b07", "b02", "t03"], [], [], []]
    mine = {"tokens": NONE, "happiness": 2}
    state = turn({"thoth": ["gray-1"]}, mine, market=market, open_sections=1)
    play(state, 0, "take thoth-gray-1", "card b07")
    assert legal(state) == ["done", "play b07"]
    state = turn({"thoth": ["gray-1"]}, mine, market=market, open_sections=1)
    play(state, 0, "take thoth-gray-1", "card t03")
    assert scored(state) == {"t03": 2}


def test_A43_a_section_that_opens_can_be_used_in_the_same_turn() -> None:
    mine = {"blessings": ["b07"], "population": 8, "happiness": 8, "milestones": 0}
    state = turn({"thoth": ["gray-1"]}, {**mine, "tokens": {"gold": 0, "scribe": 0}})
    play(state, 0, "play b07")
    assert seen(state)["open_sections"] == 3
    state = load(
        [["Raise", 0, "population", 1], ["Raise", 0, "happiness", 1], ["Turn", 0], *NEXT],
        [{"population": 8, "happiness": 8, "tokens": {"gold": 0, "scribe": 0}}],
        wheel={"thoth": ["gray-1"]},
    )
    maybe(state, 0, "take thoth-gray-1")
    new = seen(state)["market"][2]
    assert {f"card {card}" for card in new} <= set(legal(state))


def test_A46_access_is_checked_only_when_cards_are_taken() -> None:
    mine = {"technologies": ["t05"], "happiness": 5, "population": 9, "tokens": NONE}
    state = act("osiris", 1, mine)
    play(state, 0, "found bread-1")
    assert head(state)["happiness"] == 4
    assert head(state)["technologies"] == ["t05"]
    state = act("thoth", 1, {**mine, "happiness": 4})
    assert set(legal(state, 0, "card")) == {"card b01", "card b02", "card t01"}


def test_A48_a_tile_s_action_may_be_skipped() -> None:
    state = act("ra", 1, {"tokens": RICH}, arrow="ra", row=["p22", "p23", "p11"], wheel=WHEEL)
    play(state, 0, "place b3", "turn 0")
    assert legal(state) == ["use", "decline"]
    play(state, 0, "decline")
    assert head(state)["blessings"] == []
    assert seen(state)["tiles"]["b3"]["owner"] == 0


def test_A49_t19_s_production_has_excess_and_its_own_cards() -> None:
    mine = {
        "technologies": ["t12", "t17", "t19"],
        "blessings": ["b05"],
        "tokens": {**NONE, "scribe": 1, "papyrus": 2},
    }
    state = turn({"bastet": ["brown-5"]}, mine)
    play(state, 0, "take bastet-brown-5", "prepare", "play b05")
    assert head(state)["excess"]["bread"] == 3
    assert scored(state) == {"t12": 3, "t17": 2}
    assert tokens(state) == {"bread": 2, "gold": 3}
    assert head(state)["happiness"] == 5


def test_A53_the_new_pillar_does_not_count_for_p12_s_statue() -> None:
    row = ["p22", "p23", "p12"]
    tiles = {"c1": ["p01", 0]}
    mine = {"tokens": RICH, "pillars": ["c1"]}
    state = act("ra", 1, mine, arrow="horus", row=row, tiles=tiles)
    play(state, 0, "place c3", "turn 0", "use", "statue temple-row")
    assert scored(state)["people-statue"] == 3


def test_A54_each_of_two_ra_actions_sees_the_row_refilled() -> None:
    mine = {"blessings": ["b17"], "tokens": {**RICH, "gold": 9, "scribe": 1}}
    state = turn({"horus": ["white-1"]}, mine)
    play(state, 0, "take horus-white-1", "play b17", "extra ra", "before", "act horus")
    play(state, 0, "place b3", "turn 0")
    assert seen(state)["row"][1:] == ["p22", "p23"]
    assert seen(state)["row"][0] is not None
    two: list[list[object]] = [["Perform", 0, "ra", 1, 0], ["Perform", 0, "ra", 1, 0], *NEXT]
    state = load(two, [{"tokens": RICH}])
    play(state, 0, "place b3", "turn 0", "place b4", "turn 0")
    laid = seen(state)["tiles"]
    assert (laid["b3"]["tile"], laid["b4"]["tile"]) == ("p24", "p23")


def test_A56_t06_comes_after_the_steps_of_the_die() -> None:
    mine = {"technologies": ["t06"], "happiness": 4, "population": 5, "tokens": RICH}
    state = act("bastet", 3, mine)
    moved = [(e["marker"], e["to"]) for e in told(state, "marker-moved")]
    assert moved == [("happiness", 5), ("population", 6), ("happiness", 6)]


def test_A57_t11_looks_at_the_final_value_of_a_real_die() -> None:
    mine = {"technologies": ["t11"], "tokens": {**RICH, "scribe": 1}}
    state = turn({"ra": ["yellow-3"]}, mine)
    play(state, 0, "take ra-yellow-3", "scribes 1", "produce papyrus")
    assert scored(state) == {"t11": 2}
    state = turn({"ra": ["yellow-1"]}, {**mine, "tokens": {"scribe": 1}})
    play(state, 0, "take ra-yellow-1", "scribes 3")
    maybe(state, 0, "produce papyrus")
    assert scored(state) == {}
    both = {**mine, "blessings": ["b17"], "tokens": {**RICH, "scribe": 1}}
    state = turn({"thoth": ["yellow-1"]}, both)
    play(state, 0, "take thoth-yellow-1", "play b17", "extra osiris", "after", "produce papyrus")
    play(state, 0, "found bread-1")
    assert scored(state) == {"t11": 2 + 2}
    ability = act("ra", 6, mine, arrow="ra", row=["p11", "p22", "p23"], wheel=WHEEL, how=DIE)
    play(ability, 0, "place b3", "turn 0", "use", "card b01")
    assert "t11" not in scored(ability)


def test_A58_scribes_reach_everything_t14_each_action_anew() -> None:
    mine = {"blessings": ["b17"], "tokens": {**RICH, "scribe": 2}, "happiness": 3}
    state = turn({"thoth": ["yellow-1"]}, mine)
    play(state, 0, "take thoth-yellow-1", "play b17", "extra osiris", "after", "scribes 2")
    play(state, 0, "produce papyrus", "found bread-2")
    assert [e["value"] for e in told(state, "acted")] == [2]
    assert tokens(state)["papyrus"] == 9 + 2
    shifting = {**mine, "technologies": ["t14"], "tokens": {**RICH, "scribe": 1}}
    state = turn({"thoth": ["yellow-1"]}, shifting)
    play(state, 0, "take thoth-yellow-1", "play b17", "extra osiris", "after", "act thoth")
    assert asked(state) == ["shift 0"]
    play(state, 0, "value 2", "card b01")
    assert asked(state) == ["shift 0"]
    assert legal(state) == ["value 1", "value 2", "value 3"]
    assert asked(act("osiris", 1, {"technologies": ["t14"]})) == ["osiris 0"]


def test_A58_nothing_changes_the_value_between_t19_s_two_actions() -> None:
    mine = {
        "technologies": ["t19"],
        "blessings": ["b09", "b11", "b17"],
        "tokens": {**NONE, "scribe": 5, "papyrus": 2},
    }
    state = turn({"bastet": ["brown-3"]}, mine)
    play(state, 0, "take bastet-brown-3", "prepare")
    assert head(state)["happiness"] == 5
    assert head(state)["blessings"] == ["b09", "b11", "b17"]


def test_A69_a_refresh_replaces_only_what_is_there() -> None:
    market = [["b01"], [], [], []]
    state = act("thoth", 1, {"tokens": {**NONE, "papyrus": 3}}, market=market)
    assert legal(state, 0, "refresh") == ["refresh 1"]
    play(state, 0, "refresh 1")
    assert len(seen(state)["market"][0]) <= 1
    assert seen(state)["discards"]["blessing"] == ["b01"]


def test_A70_t10_and_t22_count_as_used_only_if_nothing_else_explains_it() -> None:
    mine = {"technologies": ["t22"], "tokens": {**NONE, "limestone": 1, "granite": 2, "gold": 1}}
    state = turn({"horus": ["white-1"]}, mine)
    play(state, 0, "take horus-white-1", "act horus", "statue workshops")
    assert asked(state) == ["pay 0"]
    play(state, 0, "pay 0 0 0")
    assert scored(state) == {}
    state = turn({"horus": ["white-1"]}, mine)
    play(state, 0, "take horus-white-1", "act horus", "statue workshops", "pay 1 0 0")
    assert scored(state) == {"t22": 1}
    kept = turn({"horus": ["white-1"]}, mine)
    play(kept, 0, "take horus-white-1", "act horus", "statue workshops", "pay 0 0 1")
    assert (scored(kept), tokens(kept)["granite"]) == ({}, 1)
    scribes = {"technologies": ["t10"], "tokens": {**NONE, "papyrus": 1, "gold": 1, "scribe": 1}}
    state = turn({"bastet": ["gray-3"]}, scribes)
    play(state, 0, "take bastet-gray-3")
    maybe(state, 0, "act bastet")
    assert legal(state) == ["pay 0 0 1", "pay 0 1 0"]
    play(state, 0, "pay 0 1 0")
    assert scored(state) == {"t10": 1}


def test_A70_without_those_cards_nothing_is_asked() -> None:
    state = turn({"bastet": ["gray-3"]}, {"tokens": {**NONE, "papyrus": 2, "gold": 2}})
    play(state, 0, "take bastet-gray-3")
    assert asked(state) == ["draft 1"]
    assert tokens(state) == {"gold": 2, "scribe": 1}


def test_A72_t19_s_product_pays_for_the_god_s_action() -> None:
    mine = {"technologies": ["t19"], "tokens": {**NONE, "scribe": 1}}
    state = turn({"hathor": ["brown-2"]}, mine)
    play(state, 0, "take hathor-brown-2", "prepare")
    assert asked(state) == ["hathor 0"]
    play(state, 0, "build w1")
    assert head(state)["buildings"] == ["w1"]
    state = turn({"hathor": ["brown-1"]}, mine)
    play(state, 0, "take hathor-brown-1")
    assert "prepare" not in legal(state), "one bread does not pay for any space"
