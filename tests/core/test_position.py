"""Positions written by hand or by dump; impossible ones are refused."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ennead
from ennead.core.errors import BadPosition
from ennead.core.record import Record
from ennead.core.rng import Rng
from ennead.core.state import State

aton = ennead.game("aton")


def position(**changes: Any) -> dict[str, Any]:
    whole: dict[str, Any] = {
        "game": "aton",
        "agenda": [["Turn", 0], ["Turn", 1], ["Scoring"], ["CleanUp"], ["Round"]],
        "table": {"round": 2, "first": 0, "laid": ["4132", "2241"]},
    }
    whole.update(changes)
    return whole


def table(**changes: Any) -> dict[str, Any]:
    return position(table={"round": 2, "first": 0, "laid": ["4132", "2241"], **changes})


def test_fields_that_follow_from_others_can_be_left_out() -> None:
    dumped: Any = aton.load(position()).dump()
    assert dumped["table"]["supply"] == [29, 29]
    assert dumped["table"]["decks"] == [[8, 8, 8, 8], [8, 7, 9, 8]]
    assert dumped["players"] == 2


@pytest.mark.parametrize("page", [0, 999_999, 1_000_000, 10**9 - 1])
def test_a_game_loaded_on_any_page_can_be_recorded(page: int) -> None:
    state = aton.load(position(page=page))
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, state.legal(seat)[0])
    record = Record.parse(str(state.record(whole=True)))
    assert record.replay().dump() == state.dump()
    assert [line.page for line in record.entries] == [
        line.page for line in state.record(True).entries
    ]


WRONG: list[tuple[Any, str]] = [
    ([], "a position is a JSON object, not list"),
    ({}, "game is missing"),
    (position(game="ankh"), "this is a position of 'ankh', not of 'aton'"),
    (position(extra=1), "there is no field 'extra'"),
    (position(page="3"), "page must be int"),
    (position(page=True), "page must be int"),
    (position(drawn=-1), "drawn cannot be -1"),
    (position(seed="xyz"), "seed must be 1 to 64 bytes in hex"),
    (position(players=3), "aton is for 2 players, not 3"),
    (position(rules="7"), "there is no rules version '7'"),
    (position(options={"fog": 1}), "there is no option 'fog'"),
    (position(agenda=["Turn"]), r"'Turn' is not a step; expected a list like \['Round'\]"),
    (position(agenda=[["Jump"]]), "no step is called 'Jump'"),
    (position(agenda=[["Turn", 5]]), "5 is not a valid seat; expected 0, 1"),
    (position(agenda=[["Turn"]]), "step Turn takes 1 fields, not 0"),
    (position(agenda=[]), "agenda: no game can have"),
    (position(agenda=[["CleanUp"], ["Turn", 0]]), "agenda: no game can have"),
    (position(agenda=[["Round"]]), "do not fit Round"),
    (position(over=True), "must be empty once the game is over"),
    (position(answers={"0": "keep"}), "seat '0' has no open secret question"),
    (position(answers={"0": 3}), "answers must be actions in notation"),
    (table(winner=0), "nobody has won before the game is over"),
    (table(temple=[]), "table has no field 'temple'"),
    (table(round=-1), "round must be a number from 0 to 100"),
    (table(temples=["...."] * 4), "must be 12 of r, b and"),
    (table(dead=[5, 5]), "the Kingdom has only 8 cells"),
    (table(supply=[1, 2]), r"supply must be \[29, 29\]"),
    (table(laid=["41", "2241"]), "laid must be 4 cards or none"),
    (table(laid=["4135", "2241"]), "must consist of cards 1 to 4"),
    (table(discards=[[9, 0, 0, 0], [0, 0, 0, 0]]), "seat 0 has impossible cards of value 1"),
    (table(decks=[[9, 9, 9, 9], [9, 9, 9, 9]]), "so that no card is lost"),
    (table(hands=["1234", "1234"]), "do not fit Turn"),
    (table(tokens=[1, 0]), "tokens must be two of true and false"),
    (table(first=None, laid=None), "laid must be two strings"),
]


@pytest.mark.parametrize(("wrong", "said"), WRONG)
def test_an_impossible_position_says_what_is_wrong(wrong: Any, said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        aton.load(wrong)


def moments(seed: int) -> list[dict[str, Any]]:
    """A few positions of a random game."""
    state = aton.new(seed=seed)
    rng = Rng.of(seed)
    found = []
    while not state.over:
        if rng.below(12) == 0:
            found.append(json.loads(json.dumps(state.dump())))
        seat = state.to_move[rng.below(len(state.to_move))]
        options = state.legal(seat)
        state.play(seat, options[rng.below(len(options))])
    return [*found, json.loads(json.dumps(state.dump()))]


POSITIONS = [moment for seed in range(6) for moment in moments(seed)]


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    found = [path] if path else []
    for name, item in inner:
        if isinstance(item, dict | list):
            found.extend(paths(item, (*path, name)))
        else:
            found.append((*path, name))
    return found


def put(position: Any, path: tuple[Any, ...], value: Any) -> None:
    for name in path[:-1]:
        position = position[name]
    position[path[-1]] = value


JSON = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 60),
    st.sampled_from(["", "1", "1234", "rb..........", "keep", "lay 1 2 3 4", "Turn"]),
    st.lists(st.integers(-1, 9), max_size=5),
    st.builds(lambda: [["Round"]]),  # a new one each time: it may be changed again
)


@settings(max_examples=400)
@given(st.data())
def test_a_changed_position_is_refused_or_playable(data: st.DataObject) -> None:
    changed = copy.deepcopy(data.draw(st.sampled_from(POSITIONS)))
    for _ in range(data.draw(st.integers(1, 2))):
        put(changed, data.draw(st.sampled_from(paths(changed))), data.draw(JSON))
    try:
        state = aton.load(changed)
    except BadPosition:
        return
    play_to_the_end(state)


def play_to_the_end(state: State) -> None:
    rng = Rng.of(1)
    while not state.over:
        seat = state.to_move[0]
        options = state.legal(seat)
        state.play(seat, options[rng.below(len(options))])
    state.view(0)
    assert state.ranking
