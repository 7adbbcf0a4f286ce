"""Botankhamun: how he moves, chooses, acts, is paid and scores (10)."""

from __future__ import annotations

from typing import Any

import pytest
from support.tekhenu.positions import (
    NEXT,
    TEKHENU,
    events_of,
    head,
    legal,
    load,
    play,
    seen,
    tokens,
)

from ennead.games.tekhenu.rules.botankhamun import die_for_god, die_for_resources
from ennead.games.tekhenu.rules.state import Tekhenu

BOARD: list[object] = ["ScoreBoard"]
SOLO: list[list[object]] = [["Turn", 0], ["EndOfRound"]]


def bot_acts(god: str, die: str, bot: dict[str, Any], mine: Any = None, **fields: Any) -> Tekhenu:
    return load([["BotAction", god, die], *SOLO], [mine or {}, bot], players=1, **fields)


def points(state: Tekhenu) -> dict[str, int]:
    return {str(e["source"]): int(e["points"]) for e in events_of(state, "bot-scored")}


@pytest.mark.parametrize(
    ("level", "works", "pillars", "statues"),
    [("easy", 0, 0, 1), ("medium", 2, 1, 1), ("hard", 2, 1, 2)],
)
def test_the_level_decides_his_pieces_at_set_up(
    level: str, works: int, pillars: int, statues: int
) -> None:
    state = TEKHENU.new(players=1, seed=5, options={"level": level})
    bot = head(state, 1)
    assert (bot["happiness"], bot["population"], bot["score"]) == (4, 7, 10)
    assert len(bot["works"]) == works
    assert 8 - bot["pillars_left"] == pillars
    assert sum(bot["gods"].values()) == statues
    slots = seen(state)["slots"]
    assert bot["gods"][slots[0]] == 1
    if level == "hard":
        assert bot["gods"][slots[3]] == 1
    assert len(seen(state)["pyramid"]) == 10


def test_an_option_deals_two_random_starting_cards() -> None:
    state = TEKHENU.new(players=1, seed=1, options={"random_start": True})
    play(state, 0, "keep 1")
    assert len(events_of(state, "starting-dealt")) == 2
    assert not events_of(state, "starting-shown")


def test_he_goes_first_and_takes_the_gold_or_scribe_card() -> None:
    taken = set()
    for seed in range(12):
        state = TEKHENU.new(players=1, seed=seed, options={"random_start": True})
        play(state, 0, "keep 1")
        (card,) = events_of(state, "bot-destiny")
        taken.add(card["destiny"])
        assert events_of(state, "bot-place-in-order")[0]["place"] == 1
    assert taken == {"f01", "f02"}


def test_he_takes_every_path_through_the_pyramid() -> None:
    paths = set()
    for seed in range(150):
        agenda: list[list[object]] = [["BotTurn"], ["BotTurn"], ["BotTurn"], ["BotTurn"], *SOLO]
        wheel = {"ra": ["gray-1"] * 3, "thoth": ["gray-2"] * 3}
        pyramid = ["horus", "ra", "hathor", "bastet", "thoth", "osiris", "r1", "r2", "r3", "r4"]
        state = load(agenda, players=1, wheel=wheel, pyramid=pyramid, seed=seed)
        path = "".join(str(pyramid.index(e["bottile"])) for e in events_of(state, "bot-tile")[:4])
        paths.add(path)
    assert paths == {"0123", "0126", "0156", "0158", "0456", "0458", "0478", "0479"}


def test_a_god_tile_takes_the_highest_die_pure_first_then_the_next_sector_back() -> None:
    wheel = {"ra": ["yellow-4", "white-4", "gray-3"], "horus": ["black-6", "yellow-2"]}
    g = load(SOLO, players=1, wheel=wheel)
    assert die_for_god(g, 1) == 1 * 30 + 0 * 6 + 3
    assert die_for_god(g, 0) == 0 * 30 + 0 * 6 + 1
    assert die_for_god(g, 2) == die_for_god(g, 1)


def test_a_resource_tile_follows_its_list_and_his_statues() -> None:
    wheel = {"hathor": ["black-3"], "bastet": ["black-3"], "horus": ["black-6", "gray-6"]}
    g = load(SOLO, [{}, {"gods": {"bastet": 1}}], players=1, wheel=wheel)
    assert die_for_resources(g, 0) == 3 * 30 + 3 * 6 + 2
    assert die_for_resources(g, 1) == 3 * 30 + 3 * 6 + 2
    g = load(SOLO, players=1, wheel={"horus": ["black-6", "gray-6"]})
    assert die_for_resources(g, 2) == 4 * 6 + 5


def test_his_statues_go_to_the_god_then_to_districts_then_to_the_temple() -> None:
    god = bot_acts("horus", "gray-2", {})
    assert head(god, 1)["gods"]["ra"] == 1
    taken = {"gods": {"ra": 1}}
    quarries = bot_acts("horus", "gray-2", {}, {**taken, "works": ["bread-1", "bread-2"]})
    assert head(quarries, 1)["people"] == ["quarries"]
    lead = {"works": ["papyrus-1", "bread-1", "limestone-1", "granite-1"]}
    tiles = {"a3": ["p01", 0]}
    temple = bot_acts("horus", "gray-2", {**lead, "pillars": ["a3"]}, taken, tiles=tiles)
    assert head(temple, 1)["people"] == ["temple-column"]
    assert points(temple) == {"people-statue": 3}
    full = {**taken, "people": ["temple-row", "temple-column"]}
    nothing = bot_acts("horus", "gray-2", lead, full)
    assert points(nothing) == {"no-statue-place": 3}


def test_his_gold_is_discarded() -> None:
    state = bot_acts("horus", "gray-2", {}, {"gods": {"ra": 1}})
    assert head(state, 1)["people"] in (["quarries"], ["workshops"])
    assert head(state, 1)["tokens"]["gold"] == 0
    assert len(seen(state)["gold_spots"]) == 4


def test_his_pillar_goes_to_the_best_cell_whatever_the_colours() -> None:
    state = bot_acts("ra", "gray-6", {"buildings": ["w1"]}, {"buildings": ["s1"]})
    assert seen(state)["tiles"]["a1"]["owner"] == 1
    assert points(state) == {"lines": 2, "edges": 2, "slot": 3}
    assert head(state, 1)["tokens"]["faith"] == 0


def test_his_temple_building_is_in_line_with_his_pillars() -> None:
    tiles = {"b2": ["p01", 0], "b3": ["p02", 0]}
    state = bot_acts("hathor", "gray-3", {"pillars": ["b2", "b3"], "population": 7}, tiles=tiles)
    assert head(state, 1)["buildings"] == ["w2"]
    assert points(state) == {"pillars": 6}
    assert head(state, 1)["population"] == 10


def test_he_takes_cards_from_the_highest_section_decrees_first() -> None:
    market = [["b01", "b02", "t01"], ["b03", "b04", "t02", "t03"], ["b05", "t04", "t05", "d01"], []]
    state = bot_acts(
        "thoth", "gray-3", {"happiness": 9, "population": 9}, market=market, open_sections=3
    )
    assert head(state, 1)["decrees"] == ["d01"]
    assert head(state, 1)["technologies"] == ["t04"]


def test_his_workshop_moves_right_then_up_if_the_space_is_taken() -> None:
    state = bot_acts("osiris", "white-4", {"happiness": 0}, {"works": ["limestone-4"]})
    assert head(state, 1)["works"] == ["granite-4"]
    row = {"works": ["papyrus-1", "bread-1", "limestone-1", "granite-1"]}
    assert head(bot_acts("osiris", "white-1", {}, row), 1)["works"] == ["limestone-6"]


def test_statues_pay_both_players_whoever_acts() -> None:
    agenda: list[list[object]] = [["HorusBonuses", 1, "bastet", 3], *SOLO]
    people: list[dict[str, Any]] = [{}, {"gods": {"bastet": 1}}]
    state = load(agenda, people, players=1)
    assert tokens(state)["scribe"] == 2
    assert points(state) == {"bonus": 1}


def test_his_balance_is_three_two_then_one() -> None:
    for rounds, balance in ((4, 3), (8, 2), (12, 1)):
        state = load(
            [["Maat"], ["Round"]],
            [{"left": ["white-1"], "destiny": "f04"}, {}],
            players=1,
            round=rounds,
            pyramid=["horus", "ra", "hathor", "bastet", "thoth", "osiris", "r1", "r2", "r3", "r4"],
        )
        assert events_of(state, "bot-balanced")[0]["balance"] == balance
        assert state.order[0] == (0 if balance > 1 else 1)


def test_losing_to_him_leaves_no_winner() -> None:
    end: list[list[object]] = [["EndGame"], ["Round"]]
    lost = load(end, [{"score": 10}, {"score": 11}], players=1, round=16)
    assert lost.over
    assert 0 not in lost.ranking
    won = load(end, [{"score": 12}, {"score": 11}], players=1, round=16)
    assert won.ranking == (0,)
    tied = load(end, [{"score": 11, "tokens": {"scribe": 1}}, {"score": 11}], players=1, round=16)
    assert tied.ranking == (0,)


@pytest.mark.parametrize(("dear", "each"), [(False, 4), (True, 8)])
def test_he_scores_turn_order_decrees_and_scribes_at_the_end(dear: bool, each: int) -> None:
    bot = {"decrees": ["d01", "d02"], "tokens": {"scribe": 5}, "score": 10}
    state = load(
        [["TurnOrderPoints"], ["EndGame"], ["Round"]],
        [{}, bot],
        players=1,
        round=16,
        order=[1, 0],
        options={"dear_decrees": dear},
    )
    assert head(state, 1)["score"] == 10 + 3 + 2 * each + 2


def test_vector_11_the_bot_s_festival_raises_both_markers() -> None:
    state = load(
        [["BotAction", "bastet", "gray-6"], ["Turn", 0], ["EndOfRound"]],
        [{}, {"happiness": 4, "population": 7}],
        players=1,
    )
    assert (head(state, 1)["happiness"], head(state, 1)["population"]) == (8, 9)
    assert seen(state)["open_sections"] == 3


def test_vector_12_the_bot_scores_its_cards_at_the_first_scoring() -> None:
    bot = {
        "happiness": 15,
        "population": 15,
        "technologies": ["t05", "t06"],
        "blessings": ["b05"],
        "score": 10,
    }
    state = load([BOARD, ["Turn", 0], ["EndOfRound"]], [{}, bot], players=1)
    assert head(state, 1)["score"] == 10 + 6 + 4 + 2
    assert head(state, 1)["blessings"] == []
    assert head(state, 1)["technologies"] == ["t05", "t06"]


def test_vector_13_the_bot_s_gray_die_goes_to_the_smallest_district() -> None:
    mine = {"works": ["papyrus-1", "granite-1", "granite-2"]}
    agenda: list[list[object]] = [["BotAction", "osiris", "gray-4"], ["Turn", 0], ["EndOfRound"]]
    assert head(load(agenda, [mine], players=1), 1)["works"] == ["bread-4"]
    taken = ["papyrus-1", "papyrus-2", "bread-4", "limestone-1", "granite-1", "granite-2"]
    state = load(agenda, [{"works": taken}], players=1)
    assert head(state, 1)["works"] == ["limestone-4"]


def test_a05_the_bot_starts_with_as_many_points_as_the_player() -> None:
    state = TEKHENU.new(players=1, seed=1)
    assert head(state, 1)["score"] == head(state, 0)["score"] == 10


def test_a36_a_bot_without_statues_scores_instead() -> None:
    agenda: list[list[object]] = [["BotAction", "horus", "gray-3"], ["Turn", 0], ["EndOfRound"]]
    full = {"gods": dict.fromkeys(seen(load(NEXT))["slots"], 1)}
    state = load(agenda, [{}, full], players=1)
    assert events_of(state, "bot-scored")[0]["points"] == 3


def test_a37_the_bot_builds_at_the_temple_without_pillars_too() -> None:
    spaces = set()
    for seed in range(20):
        lead = {"works": ["papyrus-1", "bread-1", "limestone-1", "granite-1"]}
        agenda: list[list[object]] = [["BotAction", "horus", "gray-2"], *SOLO]
        state = load(agenda, [{"gods": {"ra": 1}}, lead], players=1, seed=seed)
        assert events_of(state, "bot-scored") == []
        spaces.update(head(state, 1)["people"])
    assert spaces == {"temple-row", "temple-column"}


def test_a38_the_bot_takes_what_a_thinned_section_has() -> None:
    agenda: list[list[object]] = [["BotAction", "thoth", "gray-6"], *SOLO]
    market = [["b01", "b02"], [], [], []]
    state = load(agenda, [{}, {"happiness": 1}], players=1, market=market)
    assert head(state, 1)["blessings"] == ["b01", "b02"]


def test_a40_the_bot_s_scribes_count_before_they_become_points() -> None:
    end: list[list[object]] = [["TurnOrderPoints"], ["EndGame"], ["Round"]]
    bot = {"score": 10, "tokens": {"scribe": 4}}
    mine = {"score": 12, "tokens": {"scribe": 3}}
    lost = load(end, [mine, bot], players=1, round=16, order=[0, 1])
    assert (head(lost)["score"], head(lost, 1)["score"]) == (15, 12)
    mine = {"score": 9, "tokens": {"scribe": 3}}
    tied = load(end, [mine, bot], players=1, round=16, order=[0, 1])
    assert tied.scores == (12,)
    assert tied.ranking == (1,), "equal points, but four scribes against three"


def test_a64_the_bot_s_prepared_pieces_come_first() -> None:
    for level, columns in (
        ("easy", ["papyrus", "bread", "limestone", "granite"]),
        ("medium", ["papyrus", "limestone"]),
    ):
        state = TEKHENU.new(players=1, seed=3, options={"level": level})
        works = head(state, 1)["works"]
        agenda: list[list[object]] = [["StartingCardGain", 0, "s01"], *SOLO]
        loaded = load(agenda, [{}, {"works": works}], players=1)
        assert legal(loaded) == [f"found {column}-5" for column in columns]


def test_a82_the_bot_takes_the_leftmost_cell_and_not_the_oldest_card() -> None:
    """Section 2 was b04 b05 t06 t07; t06 was taken and t12 dealt into its cell."""
    market = [["b01", "b02", "t01"], ["b04", "b05", "t12", "t07"], [], []]
    state = bot_acts("thoth", "gray-1", {"happiness": 5, "population": 7}, market=market)
    assert [event["card"] for event in events_of(state, "bot-card")] == ["t12"]


def test_a89_a_turn_without_a_usable_die_is_empty() -> None:
    """All dice lie where they are forbidden."""
    agenda: list[list[object]] = [["BotTurn"], *SOLO]
    wheel = {"horus": ["black-3", "brown-2"], "hathor": ["white-4"], "bastet": ["yellow-1"]}
    for progress in range(3):
        before = load(SOLO, players=1, wheel=wheel, progress=progress)
        state = load(agenda, players=1, wheel=wheel, progress=progress)
        assert not events_of(state, "bot-takes")
        assert events_of(state, "bot-no-die")
        bot = head(state, 1)
        assert (bot["below"], bot["score"]) == ([], 10)
        assert state.wheel == before.wheel
