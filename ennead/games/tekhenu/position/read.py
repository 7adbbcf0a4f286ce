"""Reads positions of Tekhenu from JSON. The bag and the decks follow from the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ennead.core.domain import Domain
from ennead.core.errors import BadPosition
from ennead.core.json_fields import (
    a_list,
    a_mask,
    an_object,
    check_names,
    many,
    names,
    number,
    one,
    optional,
    permutation,
)
from ennead.games.tekhenu.position.agenda import check_agenda
from ennead.games.tekhenu.position.check import check_pieces, count_bag
from ennead.games.tekhenu.position.reachable import is_reachable
from ennead.games.tekhenu.position.read_cards import read_cards
from ennead.games.tekhenu.rules.setup import ALL_GOLD, clear_table
from ennead.games.tekhenu.rules.state import (
    ACTIVE,
    NOTHING,
    TURN_COLOUR,
    TURN_DIE,
    TURN_FIELDS,
    TURN_PURITY,
    Tekhenu,
    bits,
)
from ennead.games.tekhenu.vocabulary.names import (
    BLESSING,
    BOT_TILE,
    BOT_TILES,
    CARD,
    CELL,
    COLOUR,
    DECREE,
    DESTINY,
    DIE,
    GOD,
    GODS,
    GOOD,
    GOODS,
    KINDS,
    MOST_BALANCE,
    MOST_SEATS,
    PEOPLE,
    PLAIN_DIE,
    PURITY_NAMES,
    RA_SLOTS,
    SPACE,
    STARTING,
    TECHNOLOGY,
    TILE,
    TILES,
    TOKEN,
    TOKENS,
    WORK,
)

MOST: Final = 9999
FLAGS: Final = {"value": 3, "anubis": 5, "scribed": 6, "prepared": 7, "swaps": 8, "laid": 9}
"""Plain numbers of a turn and their indices in the list `turn`."""
GOLD_SPOT: Final = Domain.named("gold", [*PEOPLE.names, "osiris-row"])
_PURITY: Final = Domain.named("purity", PURITY_NAMES)
_ALL_TILES: Final = (1 << TILES) - 1


TABLE_FIELDS: Final = [
    "round",
    "arrow",
    "markers",
    "wheel",
    "order",
    "slots",
    "gold",
    "row",
    "tiles",
    "market",
    "open_sections",
    "discards",
    "under",
    "knowers",
    "lots",
    "starting",
    "turn",
    "extras",
    "edicts",
    "ranks",
    "pyramid",
    "progress",
    "heads",
]
HEAD_FIELDS: Final = [
    "score",
    "tokens",
    "production",
    "excess",
    "population",
    "happiness",
    "milestones",
    "left",
    "right",
    "below",
    "balance",
    "destiny",
    "pillars",
    "buildings",
    "works",
    "people",
    "gods",
    "blessings",
    "technologies",
    "decrees",
    "starting",
    "drawn",
]


def read(g: Tekhenu, table: Mapping[str, Any]) -> None:
    """Fill the state from JSON; raises BadPosition if it cannot be played on.

    A position that can be played on but that no game reaches is marked `constructed`.
    """
    check_names("table", table, TABLE_FIELDS)
    clear_table(g)
    g.round = number("round", table.get("round", 1), 0, g.rules.rounds)
    g.arrow = one("arrow", table.get("arrow", "horus"), GOD)
    markers = a_list("markers", table.get("markers", [None, None]), 2)
    g.marker_a = optional("markers", markers[0], GOD)
    g.marker_b = optional("markers", markers[1], GOD)
    wheel = an_object("wheel", table.get("wheel", {}))
    for name, dice in wheel.items():
        sector = one("wheel", name, GOD)
        g.wheel[sector] = tuple(sorted(many(f"wheel.{name}", dice, PLAIN_DIE)))
    g.order = permutation("order", table.get("order", g.order), g.heads)
    g.slots = many("slots", table.get("slots", names(GOD, g.slots)), GOD)
    permutation("slots", g.slots, GODS)
    g.gold_spots = a_mask("gold", table.get("gold", names(GOLD_SPOT, bits(ALL_GOLD))), GOLD_SPOT)
    _read_temple(g, table)
    heads = a_list("heads", table.get("heads", [{}] * g.heads), g.heads)
    for head in range(g.heads):
        _read_head(g, head, an_object("heads", heads[head]))
    read_cards(g, table)
    _read_turn(g, table)
    _read_bot(g, table)
    check_pieces(g)
    count_bag(g)
    check_agenda(g)
    if not is_reachable(g):
        g.constructed = True


def _read_temple(g: Tekhenu, table: Mapping[str, Any]) -> None:
    row = a_list("row", table.get("row", [None] * RA_SLOTS), RA_SLOTS)
    g.row = [optional("row", tile, TILE) for tile in row]
    used = [tile for tile in g.row if tile >= 0]
    for name, laid in an_object("tiles", table.get("tiles", {})).items():
        cell = one("tiles", name, CELL)
        pair = a_list(f"tiles.{name}", laid, 2)
        tile = one(f"tiles.{name}", pair[0], TILE)
        g.tiles[cell] = tile * 4 + number(f"tiles.{name}", pair[1], 0, 3)
        used.append(tile)
    if len(set(used)) != len(used):
        raise BadPosition("tiles: a tile lies in two places")
    g.tile_deck = _ALL_TILES
    for tile in used:
        g.tile_deck &= ~(1 << tile)


def _read_head(g: Tekhenu, head: int, data: Mapping[str, Any]) -> None:
    where = f"heads[{head}]"
    check_names(where, data, HEAD_FIELDS)
    g.score[head] = number(f"{where}.score", data.get("score", g.score[head]), 0, MOST)
    for name, count in an_object(where, data.get("tokens", {})).items():
        g.stock[head * TOKENS + one(where, name, TOKEN)] = number(where, count, 0, MOST)
    for name, level in an_object(where, data.get("production", {})).items():
        at = head * GOODS + one(where, name, GOOD)
        g.levels[at] = number(f"{where}.production", level, g.rules.lowest, g.rules.highest)
    for name, count in an_object(where, data.get("excess", {})).items():
        g.excess[head * GOODS + one(where, name, GOOD)] = number(where, count, 0, MOST)
    population = data.get("population", g.population[head])
    g.population[head] = number(f"{where}.population", population, 0, g.rules.end)
    happiness = data.get("happiness", min(g.happiness[head], g.population[head]))
    g.happiness[head] = number(f"{where}.happiness", happiness, 0, g.population[head])
    g.milestones[head] = number(f"{where}.milestones", data.get("milestones", 0), 0, 7)
    g.left_pan[head] = tuple(many(f"{where}.left", data.get("left", []), PLAIN_DIE))
    g.right_pan[head] = tuple(many(f"{where}.right", data.get("right", []), PLAIN_DIE))
    g.below[head] = tuple(many(f"{where}.below", data.get("below", []), PLAIN_DIE))
    balance = data.get("balance", 0)
    g.balance[head] = number(f"{where}.balance", balance, -MOST_BALANCE, MOST_BALANCE)
    g.destiny[head] = optional(f"{where}.destiny", data.get("destiny"), DESTINY)
    g.pillars[head] = a_mask(f"{where}.pillars", data.get("pillars", []), CELL)
    g.buildings[head] = a_mask(f"{where}.buildings", data.get("buildings", []), SPACE)
    g.works[head] = a_mask(f"{where}.works", data.get("works", []), WORK)
    g.people[head] = a_mask(f"{where}.people", data.get("people", []), PEOPLE)
    for name, count in an_object(where, data.get("gods", {})).items():
        at = one(f"{where}.gods", name, GOD) * MOST_SEATS + head
        g.shrines[at] = number(f"{where}.gods.{name}", count, 0, g.rules.statues)
        g.statues[head] += g.shrines[at]
    g.statues[head] += g.people[head].bit_count()
    g.built[head] = g.buildings[head].bit_count() + g.works[head].bit_count()
    hands = (("blessings", BLESSING), ("technologies", TECHNOLOGY), ("decrees", DECREE))
    for kind, (name, domain) in enumerate(hands):
        g.hands[head * KINDS + kind] = a_mask(f"{where}.{name}", data.get(name, []), domain)
    g.chosen[head] = a_mask(f"{where}.starting", data.get("starting", []), STARTING)
    g.drawn_cards[head] = tuple(many(f"{where}.drawn", data.get("drawn", []), CARD))


def _read_turn(g: Tekhenu, table: Mapping[str, Any]) -> None:
    turn = table.get("turn")
    if turn is not None:
        data = an_object("turn", turn)
        check_names("turn", data, ["seat", "die", "colour", "purity", *FLAGS])
        row = [0] * TURN_FIELDS
        row[ACTIVE] = number("turn.seat", data.get("seat"), 0, g.players - 1)
        row[TURN_DIE] = optional("turn.die", data.get("die"), DIE)
        row[TURN_COLOUR] = one("turn.colour", data.get("colour", "yellow"), COLOUR)
        row[TURN_PURITY] = one("turn.purity", data.get("purity", "pure"), _PURITY)
        for name, at in FLAGS.items():
            row[at] = number(f"turn.{name}", data.get(name, 0), 0, 6)
        g.turn = row
    extras = table.get("extras", [])
    if not isinstance(extras, list):
        raise BadPosition("extras must be a list")
    g.extras = tuple([number("extras", extra, 0, 2 * GODS - 1) for extra in extras])
    g.edicts = number("edicts", table.get("edicts", 0), 0, (1 << g.players) - 1)
    ranks = a_list("ranks", table.get("ranks", [0] * g.heads), g.heads)
    g.ranks = [number("ranks", rank, 0, g.heads - 1) for rank in ranks]


def _read_bot(g: Tekhenu, table: Mapping[str, Any]) -> None:
    """Without a pyramid in the position, Botankhamun's tiles lie in numerical order."""
    usual = [*BOT_TILE.names] if g.heads > g.players else []
    g.pyramid = many("pyramid", table.get("pyramid", usual), BOT_TILE)
    if g.pyramid:
        permutation("pyramid", g.pyramid, BOT_TILES)
    progress = table.get("progress")
    g.progress = NOTHING if progress is None else number("progress", progress, 0, BOT_TILES - 1)
