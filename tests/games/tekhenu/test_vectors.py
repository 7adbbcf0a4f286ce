"""The specification's own test vectors, 1 to 15."""

from __future__ import annotations

from games.tekhenu.tekhenu_table import act, head, legal, load, play, scored, seen, tokens, turn

from ennead.games.tekhenu.board import GOD_NAMES
from ennead.games.tekhenu.maat import new_order, weight
from ennead.games.tekhenu.scoring import district_leader, temple_points

CELLS = [f"{row}{column}" for row in "abcde" for column in range(1, 6)]
BOARD: list[object] = ["ScoreBoard"]


def bag_after(players: int, rounds: int) -> int:
    import ennead

    state = ennead.game("tekhenu").new(players=players, seed=players)
    while not state.over and seen(state)["round"] <= rounds:
        state.play(state.to_move[0], state.legal(state.to_move[0])[0])
    return sum(seen(state)["bag"].values())


def test_01_the_bag_after_set_up_after_a_rotation_and_after_maat() -> None:
    for players, full in ((4, 8), (3, 6), (2, 4)):
        assert [bag_after(players, rounds) for rounds in (0, 2, 4)] == [full, 0, full]


def test_02_light_and_refill_around_the_wheel() -> None:
    light = seen(load([["Turn", 0], ["EndOfRound"]]))["light"]
    assert [light[god] for god in ("osiris", "horus")] == ["sunny", "sunny"]
    assert [light[god] for god in ("ra", "thoth")] == ["shaded", "shaded"]
    assert [light[god] for god in ("hathor", "bastet")] == ["dark", "dark"]
    state = load([["Rotate"], ["RefillWheel"], ["Turn", 0], ["EndOfRound"]], wheel={})
    light = seen(state)["light"]
    assert [god for god in GOD_NAMES if light[god] == "sunny"] == ["horus", "ra"]
    assert [god for god in GOD_NAMES if light[god] == "shaded"] == ["hathor", "osiris"]
    assert [len(seen(state)["wheel"][god]) for god in GOD_NAMES] == [0, 0, 2, 0, 0, 2]


def test_03_production_beyond_the_level_is_excess() -> None:
    state = turn({"ra": ["yellow-5"]}, {"production": {"papyrus": 3}})
    play(state, 0, "take ra-yellow-5", "produce papyrus")
    assert tokens(state)["papyrus"] == 3
    assert head(state)["excess"]["papyrus"] == 2
    assert head(state)["weight"] == 5 - 2


def test_04_balance_and_faith() -> None:
    pans = {"left": ["white-4", "white-3"], "right": ["gray-6"], "excess": {"bread": 2}}
    state = load([["Maat"], ["EndOfRound"]], [{**pans, "tokens": {"faith": 1}}], round=4)
    assert weight(state, 0) == -1
    assert state.questions() == [{"question": "faith", "seat": 0, "balance": -1, "faith": 1}]
    assert legal(state) == ["done", "left 1", "right 1"]
    play(state, 0, "left 1")
    assert next(e["balance"] for e in state.events(None) if e["event"] == "balanced") == 0


def test_05_turn_order_by_absolute_balance_and_ankh() -> None:
    people = [
        {"balance": -1, "destiny": "f03"},
        {"balance": 1, "destiny": "f04"},
        {"balance": 0, "destiny": "f01"},
    ]
    state = load([["Turn", 0], ["EndOfRound"]], people, players=3)
    assert new_order(state) == [2, 1, 0]


def test_06_a_corner_doubles_edges_but_not_for_the_bot() -> None:
    state = act("ra", 2, {"tokens": {"limestone": 2}}, row=["p01", "p02", "p22"])
    play(state, 0, "place a1", "turn 0")
    assert scored(state)["edges"] == 4
    taken = {cell: [f"p{n:02}", 0] for n, cell in enumerate(CELLS) if cell != "a1"}
    agenda: list[list[object]] = [["BotAction", "ra", "gray-2"], ["Turn", 0], ["EndOfRound"]]
    bot = load(agenda, players=1, row=["p25", "p26", "p27"], tiles=taken)
    assert seen(bot)["tiles"]["a1"]["owner"] == 1
    (edges,) = [e["points"] for e in bot.events(None) if e.get("source") == "edges"]
    assert edges == 4, "one for each edge, two of them the border's, none doubled"


def test_07_temple_scoring() -> None:
    mine = {"buildings": ["w1", "s2"], "pillars": ["a2", "a4"]}
    state = load([["Turn", 0], ["EndOfRound"]], [mine], tiles={"a2": ["p01", 0], "a4": ["p02", 0]})
    assert temple_points(state, 0) == 5


def test_08_a_statue_above_the_quarries_wins_ties() -> None:
    state = load(
        [["Turn", 0], ["EndOfRound"]], [{"people": ["quarries"]}, {"works": ["granite-1"]}]
    )
    assert [district_leader(state, good) for good in range(4)] == [-1, -1, 0, 0]


def test_09_happiness_stops_at_population() -> None:
    state = act("bastet", 5, {"happiness": 2, "population": 5, "tokens": {"papyrus": 2}})
    assert head(state)["happiness"] == 5


def test_10_population_opens_the_third_section() -> None:
    state = load([["Raise", 0, "population", 1], ["Turn", 0], ["EndOfRound"]], [{"population": 8}])
    kinds = sorted(card[0] for card in seen(state)["market"][2])
    assert kinds == ["b", "d", "t", "t"]
    assert seen(state)["open_sections"] == 3


def test_11_the_bot_s_festival() -> None:
    state = load(
        [["BotAction", "bastet", "gray-6"], ["Turn", 0], ["EndOfRound"]],
        [{}, {"happiness": 4, "population": 7}],
        players=1,
    )
    assert (head(state, 1)["happiness"], head(state, 1)["population"]) == (8, 9)
    assert seen(state)["open_sections"] == 3


def test_12_the_bot_s_cards_at_the_first_scoring() -> None:
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


def test_13_the_bot_s_gray_die_in_osiris() -> None:
    mine = {"works": ["papyrus-1", "granite-1", "granite-2"]}
    agenda: list[list[object]] = [["BotAction", "osiris", "gray-4"], ["Turn", 0], ["EndOfRound"]]
    assert head(load(agenda, [mine], players=1), 1)["works"] == ["bread-4"]
    taken = ["papyrus-1", "papyrus-2", "bread-4", "limestone-1", "granite-1", "granite-2"]
    state = load(agenda, [{"works": taken}], players=1)
    assert head(state, 1)["works"] == ["limestone-4"]


def test_14_icons_and_bread_of_the_building_row() -> None:
    mine = {
        "works": ["papyrus-1", "papyrus-2", "papyrus-3", "papyrus-4", "papyrus-5", "papyrus-6"],
        "tokens": {"bread": 1, "gold": 0},
        "score": 20,
    }
    agenda: list[list[object]] = [BOARD, ["Bread", 0], ["Turn", 1], ["EndOfRound"]]
    state = load(agenda, [mine])
    assert scored(state)["building-row"] == 3
    before = head(state)["score"]
    assert legal(state) == ["feed 0", "feed 1"]
    play(state, 0, "feed 1")
    assert head(state)["score"] == before - 6


def test_15_decrees_with_one_symbol_exclude_each_other() -> None:
    state = load([["RevealDecrees"], ["EndOfRound"]], [{"decrees": ["d16", "d17", "d07"]}])
    assert sorted(legal(state)) == ["score d07", "score d16", "score d17"]
    play(state, 0, "score d17")
    assert {e["source"] for e in state.events(None) if e["event"] == "scored"} <= {"d16", "d17"}
