"""Options: values for some numbers of players only, and documents of a person's own."""

from __future__ import annotations

from typing import Any

import pytest
import toy

from ennead.core.errors import BadOptions
from ennead.core.options import LONGEST_DOCUMENT, Document, Option, settle

RULES = toy.GAME.shelf.rules()


def has_a_name(rules: Any, players: int, document: object) -> None:
    assert rules is RULES
    assert isinstance(document, dict)
    if "name" not in document:
        raise BadOptions(f"the document for {players} has no name")


COLOUR = Option("colour", ["red", "blue"], players={"blue": (3, 4)})
SHEET = Document("sheet", has_a_name)


def test_a_value_may_be_for_some_numbers_of_players_only() -> None:
    assert COLOUR.fitting(2) == ["red"]
    assert COLOUR.fitting(3) == ["red", "blue"]
    assert settle([COLOUR], {"colour": "blue"}, 4, RULES) == {"colour": "blue"}
    with pytest.raises(BadOptions, match="option colour cannot be 'blue' for 2 players"):
        settle([COLOUR], {"colour": "blue"}, 2, RULES)
    with pytest.raises(BadOptions, match="option colour cannot be 'green'; expected one of 'red'$"):
        settle([COLOUR], {"colour": "green"}, 2, RULES)


def test_a_document_is_usually_left_out() -> None:
    assert SHEET.fitting(2) == [None]
    assert settle([SHEET], {}, 2, RULES) == {"sheet": None}
    assert settle([SHEET], {"sheet": None}, 2, RULES) == {"sheet": None}


def test_a_document_is_examined() -> None:
    assert settle([SHEET], {"sheet": {"name": 1}}, 2, RULES) == {"sheet": {"name": 1}}
    with pytest.raises(BadOptions, match="the document for 2 has no name"):
        settle([SHEET], {"sheet": {}}, 2, RULES)
    for wrong in ("red", 3, ["name"], True):
        with pytest.raises(BadOptions, match="option sheet must be a JSON object or null, not"):
            settle([SHEET], {"sheet": wrong}, 2, RULES)


def test_a_document_has_a_longest_size() -> None:
    frame = len('{"name":""}')
    fits = {"name": "ж" * ((LONGEST_DOCUMENT - frame) // 2)}
    settle([SHEET], {"sheet": fits}, 2, RULES)
    with pytest.raises(BadOptions, match="option sheet has 65538 bytes; expected 65536 at most"):
        settle([SHEET], {"sheet": {"name": "x" * (LONGEST_DOCUMENT - frame + 2)}}, 2, RULES)
