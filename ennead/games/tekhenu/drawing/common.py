"""What both drawings share: their arguments, and what is printed on board, tiles and cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ennead.core import registry
from ennead.games.tekhenu.data.ruleset import TekhenuRules

Words = Callable[..., str]
"""Formats a message by its id."""
Table = Mapping[str, Any]
"""The table of a view, or a part of it."""

PYRAMID_ROWS: Final = (0, 4, 7, 9, 10)
"""Where each row of Botankhamun's pyramid starts, from the base, and the end."""


def signed(number: int) -> str:
    """A number with a plus or a true minus sign."""
    return f"{number:+}".replace("-", "\u2212")


def printed_rules(table: Table) -> TekhenuRules:
    """The rules of the data version that a view names, with the table's own figures."""
    rulesets = registry.find("tekhenu").rulesets
    rules = rulesets.with_figures(table["rules"], table["figures"])
    assert isinstance(rules, TekhenuRules)
    return rules
