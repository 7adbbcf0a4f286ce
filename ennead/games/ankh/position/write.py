"""Writes positions of Ankh as JSON; docs/positions.md describes the fields.

Derived values are not written: Warriors, Ankh tokens and Monuments in pools and supply, and
Guardians on their cards.
"""

from __future__ import annotations

from ennead.games.ankh.position.fields import BATTLE, HEAD, PIECE, SEAT_OR_NOBODY, TABLE, counts
from ennead.games.ankh.rules.state import NOBODY, Ankh
from ennead.games.ankh.vocabulary.grid import FACING, HEX_NAMES
from ennead.games.ankh.vocabulary.names import (
    GUARDIAN,
    GUARDIANS,
    SCENARIO_NAMES,
    SCORPION,
    TURN_ACTION_NAMES,
)


def write(g: Ankh) -> dict[str, object]:
    occupied = [space for space in g.map.spaces if g.piece[space]]
    scorpions = [space for space in occupied if g.kind_at(space) == SCORPION]
    anchors = {token: g.regions.lands[region][0] for region, token in enumerate(g.tokens)}
    position: dict[str, object] = {
        name: codec.write(getattr(g, attribute)) for name, (attribute, codec) in TABLE.items()
    }
    position |= {
        "scenario": SCENARIO_NAMES[g.ground.name],
        "first": g.first,
        "active": g.active,
        "ranks": list(g.ranks),
        "pieces": {HEX_NAMES[space]: PIECE.write(g.piece[space]) for space in occupied},
        "facings": {
            HEX_NAMES[space]: FACING.names[g.map.compass[g.facing[space]]] for space in scorpions
        },
        "tokens": {str(token): HEX_NAMES[anchors[token]] for token in sorted(anchors)},
        "heads": [_write_head(g, god) for god in range(g.players)],
        "guardians": [GUARDIAN.name(kind) for kind in g.kinds],
        "markers": dict(zip(TURN_ACTION_NAMES, g.markers, strict=True)),
        "conflicts": g.conflicts,
        "tiebreaker": SEAT_OR_NOBODY.write(g.tiebreaker),
        "tiebreaker_up": g.tiebreaker_up,
        "allowances": ["ordinary"] * g.ordinary
        + ["underworld"] * g.underworld
        + [HEX_NAMES[space] for space in g.pyramids],
        "battle": _write_battle(g),
    }
    return position


def _write_head(g: Ankh, god: int) -> dict[str, object]:
    head = {name: codec.write(getattr(g, of)[god]) for name, (of, codec) in HEAD.items()}
    pool = g.guardians[god * GUARDIANS : (god + 1) * GUARDIANS]
    return {**head, "guardians": counts(GUARDIAN, 9).write(pool)}


def _write_battle(g: Ankh) -> dict[str, object] | None:
    if g.arena == NOBODY:
        return None
    battle = {name: codec.write(getattr(g, of)) for name, (of, codec) in BATTLE.items()}
    return {"token": g.tokens[g.arena], **battle}
