"""The view of the board, the turn and the Battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ennead.games.ankh.rules.battle_cards import cards_in
from ennead.games.ankh.rules.state import NOBODY, Ankh
from ennead.games.ankh.vocabulary.grid import FACING, HEX_NAMES
from ennead.games.ankh.vocabulary.names import (
    CARD_NAMES,
    FIGURE,
    GOD_FIGURE,
    KIND_BITS,
    MONUMENT,
    NEUTRAL,
    OWNER_SHIFT,
    SCORPION,
)

if TYPE_CHECKING:
    from ennead.games.ankh.knowledge.view import BattleView, PieceView, TurnView


def show_seat(god: int) -> int | None:
    return None if god == NOBODY else god


def show_names(spaces: Sequence[int]) -> list[str]:
    return [HEX_NAMES[space] for space in spaces]


def with_laid_camels(g: Ankh) -> Ankh:
    """The board as it lies: camels break adjacency (§3.1) before the tokens are settled (§7.2)."""
    if not g.laid:
        return g
    board = g.fork()
    board.regions = g.map.cut_sides(g.camels, g.laid)
    return board


def show_pieces(g: Ankh) -> dict[str, PieceView]:
    return {
        HEX_NAMES[space]: _piece(g, g.piece[space], space)
        for space in g.map.spaces
        if g.piece[space]
    }


def show_touching(g: Ankh) -> dict[str, list[str]]:
    """The pieces adjacent to each figure."""
    return {
        HEX_NAMES[space]: show_names([s for s in g.regions.adjacent[space] if g.piece[s]])
        for figures in g.figures
        for space in figures
    }


def _piece(g: Ankh, code: int, space: int) -> PieceView:
    """`space` is -1 for a figure that has left the board."""
    kind = code & KIND_BITS
    owner = (code >> OWNER_SHIFT) - 1
    faced = kind == SCORPION and space >= 0
    return {
        "kind": FIGURE.name(kind) if kind >= GOD_FIGURE else MONUMENT.name(kind),
        "god": None if owner == NEUTRAL else owner,
        "sun": space in g.suns,
        "facing": FACING.name(g.map.compass[g.facing[space]]) if faced else None,
        "claws": [HEX_NAMES[s] for s in g.map.claws(space, g.facing[space])] if faced else [],
    }


def show_turn(g: Ankh) -> TurnView | None:
    if not g.turns:
        return None
    allowances: list[str] = []
    if g.ordinary:
        allowances.append("ordinary")
    if g.underworld:
        allowances.append("underworld")
    return {
        "number": g.turns,
        "seat": g.active,
        "god": g.lead[g.active],
        "moved": show_names(g.moved),
        "allowances": [*allowances, *show_names(g.pyramids)],
    }


def show_battle(g: Ankh) -> BattleView | None:
    if g.arena == NOBODY:
        return None
    return {
        "token": g.tokens[g.arena],
        "fighters": list(g.fighters),
        "two_cards": [god for god in g.fighters if g.doubled >> god & 1],
        "cards": {
            str(god): [CARD_NAMES[card] for card in cards_in(g.played[god])] for god in g.fighters
        },
        "safe": show_names(g.safe),
        "fallen": {str(god): g.fallen[god] for god in g.fighters},
        "dead": [_piece(g, code, -1) for code in g.dead],
        "winner": show_seat(g.winner),
    }
