"""Rulings where the rulebook is silent, by number; those about one card stand with the card."""

# ruff: noqa: N802  the rulings are called A1 to A80

from __future__ import annotations

from typing import Any

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

from ennead.core.rng import Rng
from ennead.games.tekhenu.maat import loss, new_order
from ennead.games.tekhenu.scoring import district_leader

RICH = {"papyrus": 9, "bread": 9, "limestone": 9, "granite": 9}
NONE = {"papyrus": 0, "bread": 0, "limestone": 0, "granite": 0, "gold": 0, "scribe": 0}
NEXT: list[list[object]] = [["Turn", 1], ["EndOfRound"]]
MAAT: list[list[object]] = [["Maat"], ["Round"]]


def test_A01_a_changed_value_is_not_weighed() -> None:
    state = turn({"ra": ["yellow-6"]}, {"tokens": {"scribe": 1}})
    play(state, 0, "take ra-yellow-6", "scribes 4")
    maybe(state, 0, "produce papyrus")
    assert head(state)["left"] == ["yellow-6"]


def test_A03_changes_add_up() -> None:
    mine = {"blessings": ["b11"], "tokens": {"scribe": 1}, "production": {"bread": 6}}
    state = turn({"ra": ["yellow-4"]}, mine)
    play(state, 0, "take ra-yellow-4", "play b11", "dye brown up", "scribes 6")
    maybe(state, 0, "produce bread")
    assert tokens(state)["bread"] == 6


def test_A04_every_statue_pays_once_from_the_active_player_on() -> None:
    people = [
        {"tokens": RICH},
        {"gods": {"bastet": 1}},
        {"gods": {"bastet": 1}},
    ]
    agenda: list[list[object]] = [["Perform", 0, "bastet", 1, 0], *NEXT]
    state = load(agenda, people, players=4, order=[2, 0, 3, 1])
    assert [e["seat"] for e in told(state, "bonus-due")] == [1, 2]


def test_A07_below_the_table_costs_the_most() -> None:
    g = load(NEXT)
    losses = [loss(g, balance) for balance in (0, -2, -3, -4, -5, -7, -8, -10, -25, 5)]
    assert losses == [0, 0, 1, 1, 2, 2, 3, 3, 3, 0]


def test_A08_unused_faith_is_returned() -> None:
    state = load(MAAT, [{"tokens": {"faith": 3}}], round=4)
    play(state, 0, "done")
    assert head(state)["tokens"]["faith"] == 0


def test_A11_b21_with_b01_and_t13() -> None:
    mine = {"blessings": ["b01", "b21"], "technologies": ["t12", "t13"], "tokens": NONE}
    state = turn({"ra": ["yellow-3"]}, mine)
    play(state, 0, "take ra-yellow-3", "play b01", "play b21")
    play(state, 0, "value 3", "value 4")
    assert tokens(state)["limestone"] == 4
    assert tokens(state)["papyrus"] == 2 + 1 + 2 + 1
    assert scored(state) == {"t12": 1 + 2}


def test_A14_points_and_scribes_of_cells_mean_nothing_to_hathor() -> None:
    state = act("hathor", 1, {"tokens": {**NONE, "bread": 4}})
    play(state, 0, "build w3")
    assert tokens(state) == {"limestone": 1, "gold": 2, "granite": 1}
    assert scored(state) == {}


def test_A15_passing_a_milestone_counts_once() -> None:
    mine = {"happiness": 10, "population": 18, "tokens": {**RICH, "gold": 0, "scribe": 0}}
    state = act("bastet", 6, mine)
    assert (tokens(state)["gold"], tokens(state)["scribe"]) == (1, 1)
    again = act("bastet", 6, {**mine, "milestones": 3})
    assert "gold" not in tokens(again)
    assert "scribe" not in tokens(again)


def test_A17_the_action_at_the_end_of_the_track() -> None:
    mine = {"happiness": 20, "population": 21, "tokens": {**NONE, "papyrus": 2}, "milestones": 3}
    state = act("bastet", 6, mine)
    assert state.questions() == [{"question": "any-deed", "seat": 0, "occasion": "milestone"}]
    play(state, 0, "produce bread", "value 6")
    assert tokens(state)["bread"] == 2
    assert head(state)["excess"]["bread"] == 4


def test_A20_t06_moves_population_first() -> None:
    mine = {"technologies": ["t06"], "happiness": 5, "population": 5, "tokens": RICH}
    state = act("bastet", 1, mine)
    assert head(state)["happiness"] == 6


def test_A21_happiness_at_population_cannot_be_chosen() -> None:
    state = load([["RaiseOne", 0, 3], *NEXT], [{"happiness": 5, "population": 5}])
    assert head(state)["population"] == 8
    assert state.to_move == (1,)


def test_A22_the_gold_of_row_2_goes_to_its_first_builder() -> None:
    state = act("osiris", 2, {"tokens": NONE})
    play(state, 0, "found bread-2")
    assert tokens(state) == {"bread": 1, "gold": 1}
    assert "osiris-row" not in seen(state)["gold_spots"]


def test_A23_a_full_production_track_loses_steps_only() -> None:
    state = act("osiris", 5, {"production": {"bread": 6}, "tokens": NONE})
    play(state, 0, "found bread-5")
    assert head(state)["production"]["bread"] == 6
    assert tokens(state) == {"bread": 2}


def test_A24_without_any_use_a_die_is_wasted() -> None:
    state = load(
        [["Turn", 0], *NEXT],
        [{"tokens": NONE}],
        wheel={"bastet": ["gray-3", "gray-4"], "horus": ["brown-1", "black-2"]},
    )
    assert len(legal(state, 0, "take")) == 4
    play(state, 0, "take horus-black-2")
    assert head(state)["right"] == ["black-2"]
    assert len(told(state, "die-wasted")) == 1


def test_A27_state_counts_for_t18_also_with_anubis() -> None:
    mine = {"technologies": ["t18"], "tokens": {"scribe": 2}}
    state = turn({}, mine)
    play(state, 0, "anubis", "take ra-yellow-1", "produce bread")
    assert scored(state) == {"t18": 1}


def test_A31_a_section_with_too_few_cards_is_not_offered() -> None:
    market = [["b01"], ["b03", "b04", "t02", "t03"], [], []]
    mine = {"tokens": {"papyrus": 2, "gold": 0}, "happiness": 5}
    state = act("thoth", 3, mine, market=market)
    assert "card b01" not in legal(state)
    assert len(legal(state, 0, "card")) == 4


def test_A35_bread_may_be_paid_with_gold() -> None:
    mine = {"works": ["bread-1", "bread-2"], "tokens": {**NONE, "gold": 1}, "score": 9}
    state = load([["Bread", 0], *NEXT], [mine])
    play(state, 0, "feed 1")
    assert tokens(state) == {}
    assert head(state)["score"] == 9


def test_A36_a_bot_without_pieces() -> None:
    agenda: list[list[object]] = [["BotAction", "horus", "gray-3"], ["Turn", 0], ["EndOfRound"]]
    full = {"gods": dict.fromkeys(seen(load(NEXT))["slots"], 1)}
    state = load(agenda, [{}, full], players=1)
    assert told(state, "bot-scored")[0]["points"] == 3


def test_A39_the_bot_s_happiness_counts_for_d06() -> None:
    agenda: list[list[object]] = [["RevealDecrees"], ["Turn", 0], ["EndOfRound"]]
    mine = {"decrees": ["d06"], "happiness": 9, "population": 9}
    state = load(agenda, [mine, {"happiness": 7}], players=1)
    assert scored(state) == {"d06": 2}


def test_A41_an_empty_slot_cannot_be_used() -> None:
    state = act("ra", 6, {"tokens": RICH}, row=[None, "p02", "p03"])
    assert told(state, "action-lost")


def test_A42_statues_are_no_buildings_for_ra() -> None:
    state = act("ra", 1, {"tokens": RICH, "people": ["temple-row"]})
    play(state, 0, "place c2", "turn 0")
    assert "lines" not in scored(state)


def test_A44_three_players_are_paid_once_at_once() -> None:
    state = act("horus", 3, {"tokens": {**NONE, "granite": 5}}, players=3)
    play(state, 0, "dedicate hathor")
    assert tokens(state) == {"granite": 3, "gold": 1}
    second = {"tokens": {**NONE, "granite": 5}, "gods": {"hathor": 1}}
    state = act("horus", 3, second, players=3)
    play(state, 0, "dedicate hathor")
    assert "gold" not in tokens(state)


def test_A47_starting_cards_cost_no_happiness() -> None:
    agenda: list[list[object]] = [["StartingGain", 0, "s02"], *NEXT]
    state = load(agenda, [{"happiness": 0}])
    assert legal(state) == ["found limestone-5", "found granite-5"]
    play(state, 0, "found granite-5")
    assert head(state)["happiness"] == 0


def test_A52_a_statue_does_not_pay_for_the_action_that_built_it() -> None:
    state = act("horus", 1, {"tokens": {**NONE, "granite": 2}})
    play(state, 0, "dedicate horus")
    assert not told(state, "bonus-due")
    state = act("horus", 1, {"tokens": {**NONE, "granite": 9}, "gods": {"horus": 1}})
    play(state, 0, "statue workshops")
    assert [e["seat"] for e in told(state, "bonus-due")] == [0]


def test_A55_refreshing_sections_before_taking() -> None:
    mine = {"tokens": {**NONE, "papyrus": 2}, "happiness": 2}
    state = act("thoth", 1, mine, discards={"blessing": [f"b{n:02}" for n in range(7, 25)]})
    assert legal(state, 0, "refresh") == ["refresh 1", "refresh 2"]
    play(state, 0, "refresh 2")
    assert legal(state, 0, "refresh") == ["refresh 1"]
    assert tokens(state) == {"papyrus": 1}
    poor = act("thoth", 3, {"tokens": {**NONE, "papyrus": 2}, "happiness": 2})
    assert legal(poor, 0, "refresh") == []


def test_A59_t16_acts_after_the_last_scoring_too() -> None:
    mine = {"technologies": ["t16"], "score": 10}
    state = load([["FinalScoring"], ["Round"]], [mine], players=3, round=16)
    assert scored(state)["t16"] == 2


def test_A61_a_milestone_by_destiny_acts_at_once() -> None:
    mine = {"happiness": 20, "population": 21, "milestones": 3}
    agenda: list[list[object]] = [["DestinyPick", 0, 1], ["DestinyPick", 1, 1], ["Round"]]
    state = load(agenda, [mine])
    play(state, 0, "destiny f03")
    assert asked(state) == ["any-deed 0"]
    play(state, 0, "produce bread", "value 6")
    assert asked(state) == ["destiny 1"]
    assert head(state)["excess"]["bread"] == 4


def test_A63_a_festival_without_room_still_gives_scribes() -> None:
    state = act("bastet", 1, {"happiness": 5, "population": 5, "tokens": {"papyrus": 2}})
    assert tokens(state)["scribe"] == 3


def test_A65_dyed_gray_is_tainted_everywhere() -> None:
    mine = {"blessings": ["b11"], "tokens": {**RICH, "scribe": 0}}
    state = turn({"bastet": ["black-3"]}, mine)
    play(state, 0, "take bastet-black-3", "play b11", "dye gray same")
    assert head(state)["right"] == ["black-3"]
    assert tokens(state)["papyrus"] == 7


def test_A66_t24_s_gold_pays_for_the_action() -> None:
    mine = {"technologies": ["t24"], "blessings": ["b09"], "tokens": {**NONE, "papyrus": 1}}
    state = turn({"bastet": ["gray-3"]}, mine)
    assert "take bastet-gray-3" in legal(state)
    play(state, 0, "take bastet-gray-3")
    maybe(state, 0, "play b09")
    play(state, 0, "face 1")
    assert head(state)["happiness"] == 3


def test_A67_open_sections_stay_open() -> None:
    state = act("osiris", 1, {"happiness": 9, "population": 9}, open_sections=3)
    play(state, 0, "found bread-1")
    assert head(state)["happiness"] == 8
    assert seen(state)["open_sections"] == 3


def test_A68_an_action_that_has_become_impossible_is_lost() -> None:
    mine = {"blessings": ["b17"], "tokens": {**NONE, "scribe": 1, "papyrus": 2}, "happiness": 5}
    state = turn({"bastet": ["gray-3"]}, {**mine})
    play(state, 0, "take bastet-gray-3", "play b17", "extra thoth", "before")
    play(state, 0, "card b01")
    maybe(state, 0, "card b02")
    assert [e["deed"] for e in told(state, "action-lost")] == ["bastet"]


def test_A73_a_second_dyeing_takes_another_colour() -> None:
    state = turn({"ra": ["yellow-3"]}, {"blessings": ["b11", "b12"]})
    play(state, 0, "take ra-yellow-3", "play b11", "dye white same", "play b12")
    assert "dye white same" not in legal(state)
    assert "dye yellow same" in legal(state)


def test_A75_ra_inside_ra() -> None:
    mine = {"happiness": 19, "population": 21, "milestones": 3, "tokens": RICH}
    state = act("ra", 1, mine, row=["p22", "p23", "p03"])
    play(state, 0, "place b3", "turn 0")
    assert seen(state)["tiles"]["b3"]["owner"] == 0
    assert seen(state)["row"] == ["p22", "p23", None]
    play(state, 0, "act ra")
    assert legal(state) == ["value 3", "value 4", "value 5", "value 6"]
    play(state, 0, "value 6", "place b4", "turn 0")
    assert None not in seen(state)["row"]


def test_A76_the_milestone_comes_before_the_festival_s_scribes() -> None:
    mine = {"happiness": 20, "population": 21, "milestones": 3, "tokens": {**NONE, "papyrus": 2}}
    state = act("bastet", 1, mine)
    assert asked(state) == ["any-deed 0"]
    assert "scribe" not in tokens(state)


def test_A77_decrees_under_the_deck_come_last_in_seat_order() -> None:
    gone = [f"d{n:02}" for n in range(1, 24) if n not in (7, 9, 20)]
    state = load(
        [["LayTile", 0, "right", "b3", 0], *NEXT],
        row=["p22", "p23", "p13"],
        arrow="ra",
        wheel={"ra": ["gray-1"], "hathor": ["yellow-1", "brown-2"]},
        discards={"decree": [*gone, "d24"]},
        under=["d09", "d07"],
    )
    assert head(state)["decrees"] == ["d09"]
    assert seen(state)["under"] == [None]


def test_A77_the_owner_knows_what_lies_there() -> None:
    state = TEKHENU.new(players=2, seed=4)
    play(state, 0, "keep 1")
    play(state, 1, "keep 2")
    assert seen(state, 0)["under"][0] is not None
    assert seen(state, 0)["under"][1] is None
    assert seen(state, None)["under"] == [None, None]


def test_A78_the_first_drafter_is_drawn_by_lot() -> None:
    first = set()
    for seed in range(12):
        state = TEKHENU.new(players=3, seed=seed)
        for seat in range(3):
            play(state, seat, "keep 1")
        first.add(state.to_move[0])
    assert first == {0, 1, 2}


def test_A79_anubis_if_nothing_else_is_possible() -> None:
    state = load(
        [["Turn", 0], *NEXT],
        [{"tokens": {**NONE, "scribe": 2}}],
        wheel={"bastet": ["gray-3", "gray-4"], "horus": ["brown-1", "black-2"]},
    )
    assert asked(state) == ["anubis 0"]
    assert "scribe" not in tokens(state)


def test_A80_gray_dice_need_a_way_to_their_god() -> None:
    wheel = {"ra": ["gray-1"], "horus": ["yellow-1"]}
    row = [None, "p23", "p24"]
    poor: dict[str, Any] = {"tokens": {**NONE, "limestone": 1, "granite": 1}}
    assert "take ra-gray-1" not in legal(turn(wheel, poor, row=row))
    scribe = {"tokens": {**poor["tokens"], "scribe": 1}}
    assert "take ra-gray-1" in legal(turn(wheel, scribe, row=row))
    assert "take ra-gray-1" in legal(turn(wheel, {**poor, "technologies": ["t14"]}, row=row))
    assert "take ra-gray-1" in legal(turn(wheel, {**poor, "blessings": ["b09"]}, row=row))
    assert "take ra-gray-1" in legal(turn(wheel, {**poor, "blessings": ["b11"]}, row=row))


def test_ties_between_balances_are_broken_by_ankh() -> None:
    people = [{"balance": 2, "destiny": "f01"}, {"balance": -2, "destiny": "f02"}]
    assert new_order(load(NEXT, people)) == [1, 0]


def test_nobody_wins_an_empty_district() -> None:
    assert [district_leader(load(NEXT), good) for good in range(4)] == [-1] * 4


def test_others_decrees_are_sampled() -> None:
    state = load(NEXT, [{"decrees": ["d01"]}, {"decrees": ["d02"]}])
    hands = set()
    for seed in range(40):
        sample = state.sample(0, Rng.of(seed))
        assert head(sample, 0)["decrees"] == ["d01"]
        hands.add(tuple(head(sample, 1)["decrees"]))
    assert len(hands) > 5
