"""Positions of Reeds as JSON: writing, reading and checking them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ennead.core.errors import BadPosition
from ennead.core.json_fields import a_list, flag, number, one
from reeds.rules import setup
from reeds.state import Reeds
from reeds.vocabulary import BED, BEDS


def write(g: Reeds) -> dict[str, object]:
    """The table as JSON."""
    return {
        "beds": g.beds[:],
        "cut": g.cut[:],
        "blessed": [BED.names[bed] for bed in g.blessed],
        "counted": g.counted,
    }


def read(g: Reeds, table: Mapping[str, Any]) -> None:
    """Fill the table from JSON; missing fields are as in the set-up."""
    setup(g)
    del g.agenda[-2:]
    full = g.rules.reeds
    beds = a_list("beds", table.get("beds", g.beds), BEDS)
    g.beds = [number("beds", left, 0, full) for left in beds]
    cut = a_list("cut", table.get("cut", g.cut), BEDS * g.players)
    g.cut = [number("cut", count, 0, full) for count in cut]
    blessed = a_list("blessed", table.get("blessed", [BED.names[0]] * g.players), g.players)
    g.blessed = [one("blessed", bed, BED) for bed in blessed]
    g.counted = flag("counted", table.get("counted", False))
    for bed, name in enumerate(BED.names):
        if g.beds[bed] + sum(g.cut[bed::BEDS]) != full:
            raise BadPosition(f"the {name} bed must have {full} reeds, standing and cut")
