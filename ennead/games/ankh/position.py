"""Positions of Ankh as JSON.

{"scenario": "black-land", "first": 0, "turn": 5, "active": 1,
 "gods": ["isis", "ra"], "lead": [0, 1], "ranks": [1, 0], "forgotten": [],
 "pieces": {"E2": ["god", 0], "D2": ["obelisk", 0], "B6": ["temple", null]},
 "suns": ["F8"], "facings": {"D4": "n"}, "gates": [], "cities": [], "camels": ["B6-C6"],
 "tokens": {"1": "A2", "2": "C9", "3": "A3"},
 "heads": [{"followers": 1, "devotion": 0, "powers": [], "guardians": {"satet": 1},
            "hand": ["flood", …]}, …],
 "slots": [0], "amun_up": true, "guardians": ["cat-mummy", "mummy", "androsphinx"],
 "gone": {"satet": 1}, "markers": {"move": 0, …}, "events": 3, "conflicts": 0,
 "tiebreaker": 0, "tiebreaker_up": true, "victor": null,
 "moved": [], "allowances": ["ordinary", "underworld", "G6"], "laid": [],
 "battle": {"token": 3, "fighters": [0, 1], "doubled": [], "rotation": [], "played": [[], []],
            "bids": [null, null], "safe": [], "dead": [["warrior", 0]], "fallen": [0, 0],
            "winner": null}}

What is left out is as the scenario deals it; what follows from the rest is not written: Warriors,
Ankh tokens and Monuments in pools and supply, Guardians on their cards.
"""

from __future__ import annotations

from ennead.games.ankh.battle import cards_in
from ennead.games.ankh.board import (
    CARD_NAMES,
    DEED_NAMES,
    FACING,
    FIGURE,
    GOD_FIGURE,
    GOD_NAMES,
    GUARDIAN,
    GUARDIAN_NAMES,
    GUARDIANS,
    HEX_NAMES,
    KIND_BITS,
    MONUMENT,
    NEUTRAL,
    OWNER_SHIFT,
    POWER_NAMES,
    POWERS,
    SCENARIO_NAMES,
    SCORPION,
    SIDE,
)
from ennead.games.ankh.reading import read
from ennead.games.ankh.state import NOBODY, Ankh

__all__ = ["read", "write"]


def write(g: Ankh) -> dict[str, object]:
    occupied = [space for space in g.map.spaces if g.piece[space]]
    return {
        "scenario": SCENARIO_NAMES[g.ground.name],
        "first": g.first,
        "turn": g.turns,
        "active": g.active,
        "gods": [GOD_NAMES[god] if god >= 0 else None for god in g.gods],
        "lead": g.lead[:],
        "ranks": list(g.ranks),
        "forgotten": list(g.forgotten),
        "pieces": {HEX_NAMES[space]: _write_piece(g.piece[space]) for space in occupied},
        "suns": _names(g.suns),
        "facings": {
            HEX_NAMES[space]: FACING.names[g.facing[space]]
            for space in occupied
            if g.kind_at(space) == SCORPION
        },
        "gates": _names(g.gates),
        "cities": _names(g.cities),
        "camels": [SIDE.names[side] for side in g.camels],
        "tokens": {
            str(token): HEX_NAMES[g.regions.lands[g.region_with(token)][0]]
            for token in sorted(g.tokens)
        },
        "heads": [_write_head(g, god) for god in range(g.players)],
        "slots": list(g.slots),
        "amun_up": g.amun_up,
        "guardians": [GUARDIAN.name(kind) for kind in g.kinds],
        "gone": {GUARDIAN_NAMES[i]: g.gone[i] for i in range(GUARDIANS) if g.gone[i]},
        "markers": dict(zip(DEED_NAMES, g.markers, strict=True)),
        "events": g.events_done,
        "conflicts": g.conflicts,
        "tiebreaker": _seat(g.tiebreaker),
        "tiebreaker_up": g.tiebreaker_up,
        "victor": _seat(g.victor),
        "moved": _names(g.moved),
        "allowances": [
            *(["ordinary"] if g.ordinary else []),
            *(["underworld"] if g.underworld else []),
            *_names(g.pyramids),
        ],
        "laid": [SIDE.names[side] for side in g.laid],
        "battle": _write_battle(g),
    }


def _seat(god: int) -> int | None:
    return None if god == NOBODY else god


def _names(spaces: tuple[int, ...]) -> list[str]:
    return [HEX_NAMES[space] for space in spaces]


def _write_piece(code: int) -> list[object]:
    kind = code & KIND_BITS
    owner = (code >> OWNER_SHIFT) - 1
    name = FIGURE.name(kind) if kind >= GOD_FIGURE else MONUMENT.name(kind)
    return [name, None if owner == NEUTRAL else owner]


def _write_head(g: Ankh, god: int) -> dict[str, object]:
    return {
        "followers": g.followers[god],
        "devotion": g.devotion[god],
        "powers": [POWER_NAMES[power] for power in range(POWERS) if g.has_power(god, power)],
        "guardians": {
            GUARDIAN_NAMES[i]: g.guardians[god * GUARDIANS + i]
            for i in range(GUARDIANS)
            if g.guardians[god * GUARDIANS + i]
        },
        "hand": [CARD_NAMES[card] for card in cards_in(g.hands[god])],
    }


def _write_battle(g: Ankh) -> dict[str, object] | None:
    if g.arena == NOBODY:
        return None
    return {
        "token": g.tokens[g.arena],
        "fighters": list(g.fighters),
        "doubled": [god for god in g.fighters if g.doubled >> god & 1],
        "rotation": list(g.rotation),
        "played": [[CARD_NAMES[card] for card in cards_in(cards)] for cards in g.played],
        "bids": [_seat(bid) for bid in g.bids],
        "safe": _names(g.safe),
        "dead": [_write_piece(code) for code in g.dead],
        "fallen": g.fallen[:],
        "winner": _seat(g.winner),
    }
