"""Parsing what a person types."""

from __future__ import annotations

import pytest
from support import toy

import ennead
from ennead.core.action import Action
from ennead.terminal.answer_parser import board_names, option_keys, parse_answer
from ennead.words import Words

ATON = ennead.game("aton")
CELLS = [ATON.parse(f"place {cell}") for cell in ("1a1", "3b2", "4c4")]
LAYS = [ATON.parse(text) for text in ("lay 1 2 3 4", "lay 4 1 3 2", "lay 4 3 2 1")]


@pytest.mark.parametrize(
    ("typed", "options", "meant"),
    [
        ("2", CELLS, "place 3b2"),
        ("place 3b2", CELLS, "place 3b2"),
        ("PLACE  3B2", CELLS, "place 3b2"),
        ("3b2", CELLS, "place 3b2"),
        ("2a1", CELLS, "place 2a1"),  # not legal now, but parsed: there will be a reason
        ("remove 1a1", CELLS, "remove 1a1"),
        ("4 1 3 2", LAYS, "lay 4 1 3 2"),
        ("4132", LAYS, "lay 4 1 3 2"),
        ("3", LAYS, "lay 4 3 2 1"),
        ("4", LAYS, None),
        ("5a1", CELLS, None),
        ("", CELLS, None),
        ("nonsense", CELLS, None),
    ],
)
def test_input_is_parsed_into_an_action(
    typed: str, options: list[Action], meant: str | None
) -> None:
    action = parse_answer(typed, options, ATON)
    assert (None if action is None else str(action)) == meant


def test_input_that_fits_two_verbs_is_ambiguous() -> None:
    both = [ATON.parse("place 1a1"), ATON.parse("remove 1a1"), ATON.parse("remove 2b2")]
    assert parse_answer("1a1", both, ATON) is None
    assert parse_answer("remove 1a1", both, ATON) is both[1]


def test_options_that_are_numbers_are_their_own_keys() -> None:
    bids = [toy.BID[gold] for gold in (0, 1, 2)]
    assert option_keys(bids) == ["0", "1", "2"]
    assert parse_answer("1", bids, toy.GAME) is toy.BID[1]
    assert option_keys(CELLS) == ["1", "2", "3"]


def test_board_names_are_what_a_board_can_highlight() -> None:
    assert board_names(CELLS) == {"1a1", "3b2", "4c4"}
    assert board_names(LAYS) == set()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("blue", "place 2b4"),
        ("the blue space in temple II", "place 2b4"),
        ("Temple III", "place 3b2"),
        ("temple", None),  # fits every option
        ("I", None),  # too short
    ],
)
def test_a_name_that_fits_only_one_option_is_accepted(typed: str, meant: str | None) -> None:
    options = [ATON.parse(f"place {cell}") for cell in ("1a1", "2b4", "3b2")]
    action = parse_answer(typed, options, ATON, Words("en", ATON))
    assert action is (None if meant is None else ATON.parse(meant))
