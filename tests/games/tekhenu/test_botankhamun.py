"""Botankhamun: how he moves, chooses, acts, is paid and scores."""

from __future__ import annotations

from typing import Any

import pytest
from games.tekhenu.tekhenu_table import TEKHENU, head, load, play, seen, tokens, told

from ennead.games.tekhenu.botankhamun import die_for_god, die_for_wishes
from ennead.games.tekhenu.state import Tekhenu

NEXT: list[list[object]] = [["Turn", 0], ["EndOfRound"]]


def bot_acts(god: str, die: str, bot: dict[str, Any], mine: Any = None, **fields: Any) -> Tekhenu:
    return load([["BotAction", god, die], *NEXT], [mine or {}, bot], players=1, **fields)


def points(state: Tekhenu) -> dict[str, int]:
    return {str(e["source"]): int(e["points"]) for e in told(state, "bot-scored")}


@pytest.mark.parametrize(
    ("level", "works", "pillars", "statues"),
    [("easy", 0, 0, 1), ("medium", 2, 1, 1), ("hard", 2, 1, 2)],
)
def test_set_up_by_level(level: str, works: int, pillars: int, statues: int) -> None:
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


def test_two_random_starting_cards_by_option() -> None:
    state = TEKHENU.new(players=1, seed=1, options={"random_start": True})
    play(state, 0, "keep 1")
    assert len(told(state, "starting-dealt")) == 2
    assert not told(state, "starting-shown")


def test_he_is_first_and_takes_gold_or_scribe() -> None:
    taken = set()
    for seed in range(12):
        state = TEKHENU.new(players=1, seed=seed, options={"random_start": True})
        play(state, 0, "keep 1")
        (card,) = told(state, "bot-destiny")
        taken.add(card["destiny"])
        assert told(state, "bot-place-in-order")[0]["place"] == 1
    assert taken == {"f01", "f02"}


def test_paths_through_the_pyramid() -> None:
    paths = set()
    for seed in range(150):
        agenda: list[list[object]] = [["BotTurn"], ["BotTurn"], ["BotTurn"], ["BotTurn"], *NEXT]
        wheel = {"ra": ["gray-1"] * 3, "thoth": ["gray-2"] * 3}
        pyramid = ["horus", "ra", "hathor", "bastet", "thoth", "osiris", "r1", "r2", "r3", "r4"]
        state = load(agenda, players=1, wheel=wheel, pyramid=pyramid, seed=seed)
        path = "".join(str(pyramid.index(e["bottile"])) for e in told(state, "bot-tile")[:4])
        paths.add(path)
    assert paths == {"0123", "0126", "0156", "0158", "0456", "0458", "0478", "0479"}


def test_a_god_tile_takes_the_highest_die_pure_first_then_goes_back() -> None:
    wheel = {"ra": ["yellow-4", "white-4", "gray-3"], "horus": ["black-6", "yellow-2"]}
    g = load(NEXT, players=1, wheel=wheel)
    assert die_for_god(g, 1) == 1 * 30 + 0 * 6 + 3
    assert die_for_god(g, 0) == 0 * 30 + 0 * 6 + 1
    assert die_for_god(g, 2) == die_for_god(g, 1)


def test_a_resource_tile_follows_its_list_and_his_statues() -> None:
    wheel = {"hathor": ["black-3"], "bastet": ["black-3"], "horus": ["black-6", "gray-6"]}
    g = load(NEXT, [{}, {"gods": {"bastet": 1}}], players=1, wheel=wheel)
    assert die_for_wishes(g, 0) == 3 * 30 + 3 * 6 + 2
    assert die_for_wishes(g, 1) == 3 * 30 + 3 * 6 + 2
    g = load(NEXT, players=1, wheel={"horus": ["black-6", "gray-6"]})
    assert die_for_wishes(g, 2) == 4 * 6 + 5


def test_horus_for_the_god_then_for_districts_then_at_the_temple() -> None:
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


def test_his_gold_is_thrown_away() -> None:
    state = bot_acts("horus", "gray-2", {}, {"gods": {"ra": 1}})
    assert head(state, 1)["people"] in (["quarries"], ["workshops"])
    assert head(state, 1)["tokens"]["gold"] == 0
    assert len(seen(state)["gold_spots"]) == 4


def test_ra_takes_the_best_cell_whatever_the_colours() -> None:
    state = bot_acts("ra", "gray-6", {"buildings": ["w1"]}, {"buildings": ["s1"]})
    assert seen(state)["tiles"]["a1"]["owner"] == 1
    assert points(state) == {"lines": 2, "edges": 2, "slot": 3}
    assert head(state, 1)["tokens"]["faith"] == 0


def test_hathor_in_line_with_his_pillars() -> None:
    tiles = {"b2": ["p01", 0], "b3": ["p02", 0]}
    state = bot_acts("hathor", "gray-3", {"pillars": ["b2", "b3"], "population": 7}, tiles=tiles)
    assert head(state, 1)["buildings"] == ["w2"]
    assert points(state) == {"pillars": 6}
    assert head(state, 1)["population"] == 10


def test_thoth_from_the_highest_section_decrees_first() -> None:
    market = [["b01", "b02", "t01"], ["b03", "b04", "t02", "t03"], ["b05", "t04", "t05", "d01"], []]
    state = bot_acts(
        "thoth", "gray-3", {"happiness": 9, "population": 9}, market=market, open_sections=3
    )
    assert head(state, 1)["decrees"] == ["d01"]
    assert head(state, 1)["technologies"] == ["t04"]


def test_osiris_to_the_right_then_upwards() -> None:
    state = bot_acts("osiris", "white-4", {"happiness": 0}, {"works": ["limestone-4"]})
    assert head(state, 1)["works"] == ["granite-4"]
    row = {"works": ["papyrus-1", "bread-1", "limestone-1", "granite-1"]}
    assert head(bot_acts("osiris", "white-1", {}, row), 1)["works"] == ["limestone-6"]


def test_statues_pay_both_whoever_acts() -> None:
    agenda: list[list[object]] = [["Bonuses", 1, "bastet", 3], *NEXT]
    people: list[dict[str, Any]] = [{}, {"gods": {"bastet": 1}}]
    state = load(agenda, people, players=1)
    assert tokens(state)["scribe"] == 2
    assert points(state) == {"bonus": 1}


def test_maat_in_solo() -> None:
    for rounds, balance in ((4, 3), (8, 2), (12, 1)):
        state = load(
            [["Maat"], ["Round"]],
            [{"left": ["white-1"], "destiny": "f04"}, {}],
            players=1,
            round=rounds,
            pyramid=["horus", "ra", "hathor", "bastet", "thoth", "osiris", "r1", "r2", "r3", "r4"],
        )
        assert told(state, "bot-balanced")[0]["balance"] == balance
        assert state.order[0] == (0 if balance > 1 else 1)


def test_losing_to_him_leaves_no_winner() -> None:
    end: list[list[object]] = [["Finish"], ["Round"]]
    lost = load(end, [{"score": 10}, {"score": 11}], players=1, round=16)
    assert lost.over
    assert 0 not in lost.ranking
    won = load(end, [{"score": 12}, {"score": 11}], players=1, round=16)
    assert won.ranking == (0,)
    tied = load(end, [{"score": 11, "tokens": {"scribe": 1}}, {"score": 11}], players=1, round=16)
    assert tied.ranking == (0,)


@pytest.mark.parametrize(("dear", "each"), [(False, 4), (True, 8)])
def test_his_points_at_the_end(dear: bool, each: int) -> None:
    bot = {"decrees": ["d01", "d02"], "tokens": {"scribe": 5}, "score": 10}
    state = load(
        [["OrderPoints"], ["Finish"], ["Round"]],
        [{}, bot],
        players=1,
        round=16,
        order=[1, 0],
        options={"dear_decrees": dear},
    )
    assert head(state, 1)["score"] == 10 + 3 + 2 * each + 2
