"""Actions are interned and have an index and a notation."""

from __future__ import annotations

import copy
import pickle

import pytest

import ennead
from ennead.core.action import Actions
from ennead.core.domain import Domain
from ennead.core.errors import BadNotation

aton = ennead.game("aton")


def test_an_action_has_a_notation_and_arguments() -> None:
    action = aton.parse("place 3b2")
    assert str(action) == "place 3b2"
    assert action.named_args() == {"cell": "3b2"}
    assert aton.parse("lay 4 1 3 2").args == (4, 1, 3, 2)
    assert aton.parse("lay 4 1 3 2").named_args() == {
        "card1": 4,
        "card2": 1,
        "card3": 3,
        "card4": 2,
    }
    assert aton.parse("keep").named_args() == {}


def test_whitespace_and_case_do_not_matter() -> None:
    assert aton.parse("  PLACE   3B2 ") is aton.parse("place 3b2")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "begins with one of exchange, keep, lay, remove, place"),
        ("jump 3b2", "is not an action"),
        ("place", "expected place <cell>"),
        ("place 3b2 3b3", "expected place <cell>"),
        ("place 9z9", "there is no cell '9z9'; expected 1a1 … 4c4"),
        ("lay 4 1 3 5", "there is no card '5'; expected 1, 2, 3, 4"),
        ("lay 4 1 3 ٣", "there is no card"),
    ],
)
def test_bad_notation_says_what_was_expected(text: str, said: str) -> None:
    with pytest.raises(BadNotation, match=said.replace("…", ".")):
        aton.parse(text)


def test_an_action_is_one_object_everywhere() -> None:
    action = aton.parse("remove 1a1")
    assert pickle.loads(pickle.dumps(action)) is action
    assert copy.deepcopy(action) is action
    assert copy.copy(action) is action
    assert aton.actions.at(action.index) is action


@pytest.mark.parametrize("index", [-1, 10_000])
def test_an_unknown_index_is_refused(index: int) -> None:
    with pytest.raises(BadNotation, match="there is no action"):
        aton.actions.at(index)


def test_a_verb_is_indexed_by_values() -> None:
    actions = Actions()
    step = actions.verb("step", Domain.named("way", ["up", "down"]), Domain("far", 1, 3))
    assert [str(action) for action in actions.all] == [
        "step up 1",
        "step up 2",
        "step up 3",
        "step down 1",
        "step down 2",
        "step down 3",
    ]
    assert str(step[1, 2]) == "step down 2"
    with pytest.raises(BadNotation, match="4 is not a valid far; expected 1, 2, 3"):
        step[0, 4]
    with pytest.raises(BadNotation, match="takes 2 arguments, not 1"):
        step[0]


def test_masks_give_the_actions_of_the_set_bits() -> None:
    verb = aton.actions.verbs["place"]
    mask = 1 << 0 | 1 << 7 | 1 << 8 | 1 << 47
    assert [action.arg for action in verb.of(mask)] == [0, 7, 8, 47]
    assert verb.of(0) == []
    assert verb.of((1 << 48) - 1) == verb.actions


@pytest.mark.parametrize("name", ["undo", "rewind", "resign", "timeout"])
def test_words_reserved_for_records_cannot_be_verbs(name: str) -> None:
    with pytest.raises(ValueError, match="taken"):
        Actions().verb(name)
