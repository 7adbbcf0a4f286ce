"""Options: values restricted to some numbers of players, and documents from users."""

from __future__ import annotations

from typing import Any

import pytest
from support import toy

from ennead.core.errors import BadOptions
from ennead.core.options import MAX_DOCUMENT_BYTES, Document, Option, resolve_options

RULES = toy.GAME.rulesets.get()


def has_a_name(rules: Any, players: int, document: object) -> None:
    assert rules is RULES
    assert isinstance(document, dict)
    if "name" not in document:
        raise BadOptions(f"the document for {players} has no name")


COLOUR = Option("colour", ["red", "blue"], players={"blue": (3, 4)})
SHEET = Document("sheet", has_a_name)


def test_a_value_can_be_restricted_to_some_numbers_of_players() -> None:
    assert COLOUR.values_for(2) == ["red"]
    assert COLOUR.values_for(3) == ["red", "blue"]
    assert resolve_options([COLOUR], {"colour": "blue"}, 4, RULES) == {"colour": "blue"}
    with pytest.raises(BadOptions, match="option colour cannot be 'blue' for 2 players"):
        resolve_options([COLOUR], {"colour": "blue"}, 2, RULES)
    with pytest.raises(BadOptions, match="option colour cannot be 'green'; expected one of 'red'$"):
        resolve_options([COLOUR], {"colour": "green"}, 2, RULES)


def test_a_document_is_null_by_default() -> None:
    assert SHEET.values_for(2) == [None]
    assert resolve_options([SHEET], {}, 2, RULES) == {"sheet": None}
    assert resolve_options([SHEET], {"sheet": None}, 2, RULES) == {"sheet": None}


def test_a_document_is_validated() -> None:
    assert resolve_options([SHEET], {"sheet": {"name": 1}}, 2, RULES) == {"sheet": {"name": 1}}
    with pytest.raises(BadOptions, match="the document for 2 has no name"):
        resolve_options([SHEET], {"sheet": {}}, 2, RULES)
    for wrong in ("red", 3, ["name"], True):
        with pytest.raises(BadOptions, match="option sheet must be a JSON object or null, not"):
            resolve_options([SHEET], {"sheet": wrong}, 2, RULES)


def test_a_document_has_a_maximum_size() -> None:
    frame = len('{"name":""}')
    fits = {"name": "ж" * ((MAX_DOCUMENT_BYTES - frame) // 2)}
    resolve_options([SHEET], {"sheet": fits}, 2, RULES)
    with pytest.raises(BadOptions, match="option sheet has 65538 bytes; expected 65536 at most"):
        resolve_options(
            [SHEET], {"sheet": {"name": "x" * (MAX_DOCUMENT_BYTES - frame + 2)}}, 2, RULES
        )
