"""Positions: impossible ones are refused with a reason, all others read back."""

from __future__ import annotations

import random
from typing import Any

import pytest
from support.tekhenu.positions import TEKHENU, load, turn

from ennead.core.errors import BadPosition
from ennead.games.tekhenu.vocabulary.names import BOT_TILE

END: list[list[object]] = [["Turn", 1], ["EndOfRound"]]
DIE = {"seat": 0, "die": "ra-yellow-1", "value": 1}


@pytest.mark.parametrize(
    ("agenda", "said"),
    [
        ([["Turn", 0]], "Round or EndOfRound"),
        ([["Round"], ["EndOfRound"]], "Round or EndOfRound"),
        (
            [["Turn", 0], ["PerformGodAction", 0, "ra", 1, 0], ["EndOfRound"]],
            "cannot come after Turn",
        ),
        ([["Weigh"], ["Maat"], ["Round"]], "Maat cannot come after Weigh"),
        ([["TurnOrderPoints"], ["RevealDecrees"], ["Round"]], "cannot come after TurnOrderPoints"),
        ([["PerformGodAction", 2, "ra", 1, 0], *END], "no seat 2"),
        ([["HorusBonuses", 0, "ra", 8], *END], "can pay only 2 players"),
        ([["Draft", 0], *END], "turn of another seat"),
        ([["DieAction", 0], *END], "turn of another seat"),
        ([["EndTurn", 0], *END], "turn of another seat"),
        ([["FirstTurnOrder"], ["Round"]], "seat 0 has no starting cards"),
        ([["KeepDecrees"], ["ShowStartingCards"], ["Round"]], "needs 2 decrees"),
        ([["KeepCard", 0], ["Round"]], "no cards to keep"),
        ([["PickStartingCard", 0], ["Round"]], "1 starting cards are to be picked from 0"),
        ([["PickDestiny", 0, 1]] * 5 + [["Round"]], "not enough destiny cards"),
        ([["Maat"], ["Round"]], "first Maat phase follows round 4"),
        ([["TempleBuilding", 0, "w1"], ["TempleBuilding", 0, "w1"], *END], "built on w1"),
    ],
)
def test_an_agenda_that_cannot_be_played_is_refused(agenda: list[list[object]], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        load(agenda)


def test_no_round_follows_the_last_one_and_none_precedes_the_first() -> None:
    with pytest.raises(BadPosition, match="no round follows round 16"):
        load([["Round"]], round=16)
    with pytest.raises(BadPosition, match="round is 0"):
        load([["Turn", 0], *END], round=0)


def test_a_die_action_needs_a_die_in_hand() -> None:
    with pytest.raises(BadPosition, match="DieAction needs a die"):
        load([["DieAction", 0], ["BlessingsAtTurnEnd", 0], ["EndTurn", 0], *END], turn={"seat": 0})
    load([["DieAction", 0], ["BlessingsAtTurnEnd", 0], ["EndTurn", 0], *END], turn=DIE, wheel={})


@pytest.mark.parametrize(
    ("heads", "fields", "said"),
    [
        ([{"happiness": 6, "population": 5}], {}, "happiness must be a number from 0 to 5"),
        ([{"population": 22}], {}, "population"),
        ([{"production": {"bread": 7}}], {}, "from 2 to 6"),
        ([{"pillars": ["a1"]}], {}, "no tile lies on a1"),
        ([{"works": ["bread-1"]}, {"works": ["bread-1"]}], {}, "have pieces in the same place"),
        ([{"gods": dict.fromkeys(["ra", "bastet"], 4)}], {}, "more pieces"),
        ([{"blessings": ["b07"]}, {"blessings": ["b07"]}], {}, "b07 is in two places"),
        ([], {"wheel": {"ra": ["white-1"] * 5}}, "too many white dice"),
        ([], {"order": [0, 0]}, "order must name each of 2 once"),
        ([], {"order": [None, 1]}, "order must name each of 2 once"),
        ([], {"order": [False, True]}, "order must name each of 2 once"),
        ([], {"row": ["p01", "p01", None]}, "a tile lies in two places"),
        ([], {"wind": 1}, "table has no field 'wind'"),
    ],
)
def test_an_impossible_table_is_refused(
    heads: list[dict[str, Any]], fields: dict[str, Any], said: str
) -> None:
    with pytest.raises(BadPosition, match=said):
        load([["Turn", 0], *END], heads, **fields)


def test_steps_of_a_real_game_in_another_order_are_refused() -> None:
    refused = 0
    for players in (1, 2, 4):
        dice = random.Random(players)
        state = TEKHENU.new(players=players, seed=players)
        while not state.over:
            position = state.dump()
            agenda = position["agenda"]
            assert isinstance(agenda, list)
            if len(agenda) > 3 and agenda[-2] != agenda[-1] and dice.random() < 0.2:
                agenda[-1], agenda[-2] = agenda[-2], agenda[-1]
                with pytest.raises(BadPosition, match="agenda"):
                    TEKHENU.load(position)
                refused += 1
            seat = dice.choice(state.to_move)
            state.play(seat, dice.choice(state.legal(seat)))
    assert refused > 30


def test_botankhamun_needs_his_pyramid() -> None:
    """Without a pyramid his tiles lie in numerical order; an empty pyramid is refused."""
    state = TEKHENU.new(players=1, seed=1)
    position: dict[str, Any] = state.dump()
    shuffled = position["table"].pop("pyramid")
    own: dict[str, Any] = TEKHENU.load(position).dump()
    assert own["table"]["pyramid"] == sorted(shuffled, key=BOT_TILE.names.index) != shuffled
    position["table"]["pyramid"] = []
    with pytest.raises(BadPosition, match="pyramid: Botankhamun needs his ten tiles"):
        TEKHENU.load(position)


def test_any_position_of_a_turn_reads_back() -> None:
    state = turn({"ra": ["yellow-5"]}, {"blessings": ["b11", "b17"], "tokens": {"scribe": 3}})
    for answer in ("take ra-yellow-5", "play b11", "dye brown up", "play b17"):
        state.play(0, answer)
        assert TEKHENU.load(state.dump()).dump() == state.dump()
