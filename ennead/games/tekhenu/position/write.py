"""Writes positions of Tekhenu as JSON. Derived values are not written: bag, decks, piece counts."""

from __future__ import annotations

from ennead.core.json_fields import names
from ennead.games.tekhenu.position.read import FLAGS, GOLD_SPOT
from ennead.games.tekhenu.position.read_cards import DECKS
from ennead.games.tekhenu.rules.market import EMPTY
from ennead.games.tekhenu.rules.state import (
    ACTIVE,
    NOTHING,
    TURN_COLOUR,
    TURN_DIE,
    TURN_PURITY,
    Tekhenu,
    bits,
)
from ennead.games.tekhenu.vocabulary.names import (
    BLESSING,
    BLESSINGS,
    BOT_TILE,
    CARD,
    CELL,
    CELLS,
    COLOUR_NAMES,
    DECK,
    DECREE,
    DECREES,
    DESTINY,
    DIE,
    GOD,
    GOD_NAMES,
    GODS,
    GOODS,
    KIND,
    KINDS,
    PEOPLE,
    PLAIN_DIE,
    PURITY_NAMES,
    SPACE,
    STARTING,
    TECHNOLOGIES,
    TECHNOLOGY,
    TILE,
    TOKEN_NAMES,
    TOKENS,
    WORK,
)


def write(g: Tekhenu) -> dict[str, object]:
    return {
        "round": g.round,
        "arrow": GOD_NAMES[g.arrow],
        "markers": [GOD_NAMES[m] if m >= 0 else None for m in (g.marker_a, g.marker_b)],
        "wheel": {GOD_NAMES[s]: names(PLAIN_DIE, g.wheel[s]) for s in range(GODS)},
        "order": g.order[:],
        "slots": names(GOD, g.slots),
        "gold": names(GOLD_SPOT, bits(g.gold_spots)),
        "row": [TILE.names[tile] if tile >= 0 else None for tile in g.row],
        "tiles": {
            CELL.names[cell]: [TILE.names[g.tiles[cell] // 4], g.tiles[cell] % 4]
            for cell in range(CELLS)
            if g.tiles[cell] >= 0
        },
        "market": [
            [CARD.names[card] if card != EMPTY else None for card in section]
            for section in g.market
        ],
        "open_sections": g.open_sections,
        "discards": {KIND.names[k]: names(DECKS[k], bits(g.discards[k])) for k in range(KINDS)},
        "under": names(DECREE, g.under),
        "knowers": {DECREE.names[c]: g.knowers[c] for c in range(DECK) if g.knowers[c]},
        "lots": {DECREE.names[c]: g.lots[c] for c in range(DECK) if g.lots[c]},
        "starting": names(STARTING, bits(g.startings)),
        "turn": _write_turn(g),
        "extras": list(g.extras),
        "edicts": g.edicts,
        "ranks": g.ranks[:],
        "pyramid": names(BOT_TILE, g.pyramid),
        "progress": g.progress if g.progress >= 0 else None,
        "heads": [_write_head(g, head) for head in range(g.heads)],
    }


def _write_turn(g: Tekhenu) -> dict[str, object] | None:
    turn = g.turn
    if turn[ACTIVE] == NOTHING:
        return None
    written: dict[str, object] = {
        "seat": turn[ACTIVE],
        "die": DIE.names[turn[TURN_DIE]] if turn[TURN_DIE] >= 0 else None,
        "colour": COLOUR_NAMES[turn[TURN_COLOUR]],
        "purity": PURITY_NAMES[turn[TURN_PURITY]],
    }
    for name, at in FLAGS.items():
        written[name] = turn[at]
    return written


def _write_head(g: Tekhenu, head: int) -> dict[str, object]:
    return {
        "score": g.score[head],
        "tokens": {TOKEN_NAMES[t]: g.token(head, t) for t in range(TOKENS)},
        "production": {TOKEN_NAMES[good]: g.level(head, good) for good in range(GOODS)},
        "excess": {TOKEN_NAMES[good]: g.excess[head * GOODS + good] for good in range(GOODS)},
        "population": g.population[head],
        "happiness": g.happiness[head],
        "milestones": g.milestones[head],
        "left": names(PLAIN_DIE, g.left_pan[head]),
        "right": names(PLAIN_DIE, g.right_pan[head]),
        "below": names(PLAIN_DIE, g.below[head]),
        "balance": g.balance[head],
        "destiny": DESTINY.names[g.destiny[head]] if g.destiny[head] >= 0 else None,
        "pillars": names(CELL, bits(g.pillars[head])),
        "buildings": names(SPACE, bits(g.buildings[head])),
        "works": names(WORK, bits(g.works[head])),
        "people": names(PEOPLE, bits(g.people[head])),
        "gods": {GOD_NAMES[god]: g.statues_at(god, head) for god in range(GODS)},
        "blessings": names(BLESSING, bits(g.hand(head, BLESSINGS))),
        "technologies": names(TECHNOLOGY, bits(g.hand(head, TECHNOLOGIES))),
        "decrees": names(DECREE, bits(g.hand(head, DECREES))),
        "starting": names(STARTING, bits(g.chosen[head])),
        "drawn": names(CARD, g.drawn_cards[head]),
    }
