"""Positions written by hand: what cannot be is refused, with the reason."""

from __future__ import annotations

import random
from typing import Any

import pytest
from games.tekhenu.tekhenu_table import TEKHENU, load, turn

from ennead.core.errors import BadPosition
from ennead.games.tekhenu.board import BOT_TILE

END: list[list[object]] = [["Turn", 1], ["EndOfRound"]]
DIE = {"seat": 0, "die": "ra-yellow-1", "value": 1}


@pytest.mark.parametrize(
    ("agenda", "said"),
    [
        ([["Turn", 0]], "Round or EndOfRound"),
        ([["Round"], ["EndOfRound"]], "Round or EndOfRound"),
        ([["Turn", 0], ["Perform", 0, "ra", 1, 0], ["EndOfRound"]], "cannot come after Turn"),
        ([["Weigh"], ["Maat"], ["Round"]], "Maat cannot come after Weigh"),
        ([["OrderPoints"], ["RevealDecrees"], ["Round"]], "cannot come after OrderPoints"),
        ([["Turn", 0], ["Turn", 0], ["EndOfRound"]], "in the turn order"),
        ([["Turn", 1], ["Turn", 0], ["EndOfRound"]], "in the turn order"),
        ([["Perform", 2, "ra", 1, 0], *END], "no seat 2"),
        ([["Bonuses", 0, "ra", 8], *END], "only 2 to be paid"),
        ([["Draft", 0], *END], "turn of another seat"),
        ([["Deed", 0], *END], "turn of another seat"),
        ([["EndTurn", 0], *END], "turn of another seat"),
        ([["FirstOrder"], ["Round"]], "seat 0 has no starting cards"),
        ([["KeepDecrees"], ["FirstOrder"], ["Round"]], "KeepDecree.* has no options"),
    ],
)
def test_an_agenda_that_no_game_comes_to(agenda: list[list[object]], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        load(agenda)


def test_a_deed_needs_a_die_in_hand() -> None:
    with pytest.raises(BadPosition, match="Deed needs a die"):
        load([["Deed", 0], ["LastBlessings", 0], ["EndTurn", 0], *END], turn={"seat": 0})
    load([["Deed", 0], ["LastBlessings", 0], ["EndTurn", 0], *END], turn=DIE, wheel={})


@pytest.mark.parametrize(
    ("heads", "fields", "said"),
    [
        ([{"happiness": 6, "population": 5}], {}, "happiness must be a number from 0 to 5"),
        ([{"population": 22}], {}, "population"),
        ([{"production": {"bread": 7}}], {}, "from 2 to 6"),
        ([{"pillars": ["a1"]}], {}, "no tile lies on a1"),
        ([{"buildings": ["n1"]}], {}, "n1 is not in play"),
        ([{"works": ["bread-1"]}, {"works": ["bread-1"]}], {}, "stand on one place"),
        ([{"gods": {"ra": 2}}], {}, "too many statues stand at ra"),
        ([{"gods": dict.fromkeys(["ra", "bastet"], 4)}], {}, "more pieces"),
        ([{"blessings": ["b07"]}, {"blessings": ["b07"]}], {}, "b07 is in two places"),
        ([{"technologies": ["t16"]}], {}, "t16 is in two places or not in this game"),
        ([], {"wheel": {"ra": ["white-1"] * 5}}, "not so many white dice"),
        ([], {"order": [0, 0]}, "order must name each of 2 once"),
        ([], {"order": [None, 1]}, "order must name each of 2 once"),
        ([], {"order": [False, True]}, "order must name each of 2 once"),
        ([], {"row": ["p01", "p01", None]}, "a tile lies in two places"),
        ([], {"wind": 1}, "table has no field 'wind'"),
    ],
)
def test_a_table_that_cannot_be(
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
    """Who says nothing of it leaves his tiles in their own order; none at all cannot be."""
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
