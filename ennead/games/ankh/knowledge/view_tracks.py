"""The view of the tracks and supplies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.names import (
    CAT_MUMMY,
    GUARDIAN,
    MONUMENT_NAMES,
    MONUMENTS,
    SIZE,
)

if TYPE_CHECKING:
    from ennead.games.ankh.knowledge.view import GuardianView, SupplyView


def show_stacks(g: Ankh) -> list[list[int]]:
    stacks: list[list[int]] = [[] for _ in range(g.rules.top + 1)]
    for god in g.ranks:
        stacks[g.devotion[god]].append(god)
    return stacks


def show_guardian(g: Ankh, level: int) -> GuardianView:
    kind = g.kinds[level - 1]
    return {
        "guardian": GUARDIAN.name(kind),
        "level": level,
        "size": SIZE.name(g.rules.pieces.size[kind - CAT_MUMMY]),
        "left": g.on_card[level - 1],
        "gone": g.gone[kind - CAT_MUMMY],
    }


def show_supply(g: Ankh) -> SupplyView:
    pieces = g.rules.pieces
    left = dict(zip(MONUMENT_NAMES, g.supply[1 : MONUMENTS + 1], strict=True))
    return {
        "obelisk": left["obelisk"],
        "pyramid": left["pyramid"],
        "temple": left["temple"],
        "camels": pieces.camels - len(g.camels) - len(g.laid),
        "tokens": [token for token in range(1, pieces.tokens + 1) if token not in g.tokens],
        "suns": g.suns_left(),
        "gates": pieces.gates - len(g.gates),
    }
