"""What a player of Tekhenu may know, as numbers for learners."""

from __future__ import annotations

from typing import Final

from ennead.core.card import Setting
from ennead.core.features import Features, Part, write_bits
from ennead.games.tekhenu.board import (
    BLESSINGS,
    BOT_TILES,
    CARDS,
    CELLS,
    COLOURS,
    DECK,
    DECREES,
    DESTINIES,
    DICE,
    FACES,
    GODS,
    GOODS,
    KINDS,
    MOST_SEATS,
    PEOPLE_SPACES,
    RA_SLOTS,
    SECTIONS,
    SLOTS,
    SPACES,
    STARTINGS,
    TECHNOLOGIES,
    TILES,
    TOKENS,
    WORKS,
)
from ennead.games.tekhenu.maat import weight
from ennead.games.tekhenu.rules import EDGES, TekhenuRules
from ennead.games.tekhenu.sample import knows
from ennead.games.tekhenu.scoring import (
    bread_due,
    district_leader,
    production_points,
    temple_points,
)
from ennead.games.tekhenu.state import (
    ACTIVE,
    NOTHING,
    TURN_ANUBIS,
    TURN_COLOUR,
    TURN_DIE,
    TURN_PREPARED,
    TURN_PURITY,
    TURN_VALUE,
    Tekhenu,
    bits,
)

MOST_POINTS: Final = 250
MOST_FORECAST: Final = 60
MOST_TOKENS: Final = 20
MOST_WEIGHT: Final = 40
MOST_DICE: Final = 6
"""More than these are written as these."""
GOLD_SPOTS: Final = PEOPLE_SPACES + 1
SIDES: Final = 4
CELL_NUMBERS: Final = SIDES * len(EDGES)
FORECASTS: Final = 6
PURITIES: Final = 3
SCALES: Final = 3
"""The pans and below them."""


class TekhenuFeatures(Features):
    """The table, then one block a head from the viewer on; in a solo game the bot's is second."""

    def __init__(self, setting: Setting) -> None:
        self._heads = max(setting.players, 2)
        super().__init__(setting)
        rules = setting.rules
        assert isinstance(rules, TekhenuRules)
        self._rules = rules
        self._round = self.start("round")
        self._tiles = self.start("tiles")
        self._market = self.start("market")
        self._turn = self.start("turn-head")
        self._mine = self.start("score-0")
        self._block = (self.size - self._mine) // self._heads
        self._edges = [
            [EDGES.index(rules.tile_edges[tile][(side - turns) % SIDES]) for side in range(SIDES)]
            for tile in range(TILES)
            for turns in range(SIDES)
        ]
        """By tile * 4 + turns: the colour of each edge as the tile lies, from the north."""

    def table_parts(self) -> list[Part]:
        parts = [
            Part("round", 1, 16, "the round"),
            Part("arrow", GODS, 1, "the god whose sector the light's arrow points at"),
            Part("marker-a", GODS, 1, "the sector of the first scoring's marker"),
            Part("marker-b", GODS, 1, "the sector of the second scoring's marker"),
            Part("wheel", GODS * DICE, MOST_DICE, "dice by sector, colour and value"),
            Part("bag", COLOURS, MOST_DICE, "dice in the bag by colour"),
            Part("slots", SLOTS * GODS, 1, "the god on each Horus slot"),
            Part("gold-spots", GOLD_SPOTS, 1, "gold lies beside: four people's spaces, Osiris"),
            Part("tiles", CELLS * CELL_NUMBERS, 1, "by cell and edge (n, e, s, w): R, G, B or Y"),
            Part("tile-names", CELLS, TILES, "by cell: the tile's number, 0 for none"),
            Part("row", RA_SLOTS * TILES, 1, "Ra's tiles from left to right"),
            Part("tiles-left", 1, TILES, "tiles in their pile"),
            Part("market", SECTIONS * CARDS, 1, "cards by section: b01 to b24, t01 …, d01 …"),
            Part("open-sections", 1, SECTIONS, "open sections of the market"),
            Part("decks", KINDS, DECK, "cards in each deck"),
            Part("discards", CARDS, 1, "discarded cards"),
            Part("under", DECK, DECK, "by decree I know to lie under the deck: its place from 1"),
            Part("under-size", 1, DECK, "decrees under the deck"),
            Part("unseen", DECK, 1, "decrees I cannot place"),
            Part("startings", STARTINGS, 1, "starting cards to choose from"),
            Part("drawn", 2 * CARDS, 1, "the first and the second card I may keep one of"),
            Part("turn-head", self._heads, 1, "whose turn it is"),
            Part("turn-sector", GODS, 1, "the sector of the die taken"),
            Part("turn-die", DICE, 1, "the die taken"),
            Part("turn-colour", COLOURS, 1, "the colour it counts as"),
            Part("turn-value", FACES, 1, "the value it counts as"),
            Part("turn-purity", PURITIES, 1, "pure, tainted or forbidden"),
            Part("turn-flags", 2, 1, "Anubis was called; something was prepared"),
            Part("turn-extras", GODS, 4, "gods whose action is done besides"),
        ]
        if self.players == 1:
            parts += [
                Part("pyramid", BOT_TILES, BOT_TILES, "by tile: its place in the pyramid from 1"),
                Part("progress", 1, BOT_TILES, "the bot's place in the pyramid from 1"),
            ]
        for head in range(self._heads):
            parts += self._head_parts(head)
        return parts

    def _head_parts(self, head: int) -> list[Part]:
        rules = self.setting.rules
        assert isinstance(rules, TekhenuRules)

        def part(name: str, length: int, high: int, meaning: str, low: int = 0) -> Part:
            return Part(f"{name}-{head}", length, high, meaning, low)

        return [
            part("score", 1, MOST_POINTS, "points"),
            part("tokens", TOKENS, MOST_TOKENS, "papyrus … granite, gold, scribes, faith"),
            part("production", GOODS, rules.highest, "production level by good"),
            part("excess", GOODS, MOST_TOKENS, "goods produced beyond the top"),
            part("tracks", 2, rules.end, "population, happiness"),
            part("symbols", 1, len(rules.symbols), "triangles that happiness has reached"),
            part("milestones", 1, 3, "milestones reached"),
            part("pans", SCALES * DICE, MOST_DICE, "dice left, right, below: by colour and value"),
            part("weight", 1, MOST_WEIGHT, "what the scales show", -MOST_WEIGHT),
            part("destiny", DESTINIES, 1, "the destiny card"),
            part("built", 1, rules.buildings, "buildings built"),
            part("statues", 1, rules.statues, "statues built"),
            part("pillars", CELLS, 1, "own pillars by cell"),
            part("buildings", SPACES, 1, "own buildings beside the temple"),
            part("works", WORKS, 1, "own workshops and quarries"),
            part("people", PEOPLE_SPACES, 1, "own statues for the people"),
            part("gods", GODS, 4, "own statues by god"),
            part("cards", CARDS, 1, "blessings, technologies, and the decrees I know of"),
            part("hidden", 1, DECK, "decrees I do not know"),
            part("chosen", STARTINGS, 1, "starting cards chosen"),
            part("drawn-size", 1, 2, "cards to keep one of"),
            part("bread-due", 1, 5, "bread due at a scoring"),
            part("forecast", FORECASTS, MOST_FORECAST, "districts, temple, statues, happiness, …"),
            part("place", MOST_SEATS, 1, "place in the turn order"),
        ]

    def write_table(self, g: Tekhenu, seat: int, row: bytearray, at: int) -> None:
        mine = g.team(seat)
        self._write_wheel(g, row, at + self._round)
        self._write_temple(g, row, at + self._tiles)
        self._write_cards(g, seat, mine, row, at + self._market)
        self._write_turn(g, seat, row, at + self._turn)
        leaders = [district_leader(g, good) for good in range(GOODS)]
        for head in range(g.heads):
            block = (head - seat) % g.heads
            to = at + self._mine + block * self._block
            self._write_head(g, head, mine, leaders.count(head), row, to)

    def _write_wheel(self, g: Tekhenu, row: bytearray, at: int) -> None:
        row[at] = g.round
        row[at + 1 + g.arrow] = 1
        at += 1 + GODS
        if g.marker_a >= 0:
            row[at + g.marker_a] = 1
        if g.marker_b >= 0:
            row[at + GODS + g.marker_b] = 1
        at += 2 * GODS
        for sector in range(GODS):
            _write_dice(g.wheel[sector], row, at + sector * DICE)
        at += GODS * DICE
        for colour in range(COLOURS):
            row[at + colour] = g.bag[colour]
        at += COLOURS
        for slot in range(SLOTS):
            row[at + slot * GODS + g.slots[slot]] = 1
        write_bits(row, at + SLOTS * GODS, g.gold_spots)

    def _write_temple(self, g: Tekhenu, row: bytearray, at: int) -> None:
        for cell in range(CELLS):
            laid = g.tiles[cell]
            if laid >= 0:
                edges = self._edges[laid]
                for side in range(SIDES):
                    row[at + cell * CELL_NUMBERS + side * SIDES + edges[side]] = 1
                row[at + CELLS * CELL_NUMBERS + cell] = laid // SIDES + 1
        at += CELLS * (CELL_NUMBERS + 1)
        for slot in range(RA_SLOTS):
            if g.row[slot] >= 0:
                row[at + slot * TILES + g.row[slot]] = 1
        row[at + RA_SLOTS * TILES] = g.tile_deck.bit_count()

    def _write_cards(self, g: Tekhenu, seat: int, mine: int, row: bytearray, at: int) -> None:
        gone = g.rules.removed[g.players][DECREES] | g.discards[DECREES]
        for section in range(SECTIONS):
            for card in g.market[section]:
                row[at + section * CARDS + card] = 1
                if card // DECK == DECREES:
                    gone |= 1 << card % DECK
        at += SECTIONS * CARDS
        row[at] = g.open_sections
        at += 1
        for kind in range(KINDS):
            row[at + kind] = g.decks[kind].bit_count()
            write_bits(row, at + KINDS + kind * DECK, g.discards[kind])
        row[at + DECREES] += len(g.under)
        at += KINDS + CARDS
        for i, card in enumerate(g.under):
            if knows(g, card, mine):
                row[at + card] = i + 1
        at += DECK
        row[at] = len(g.under)
        at += 1
        for card in range(DECK):
            if not gone >> card & 1 and not knows(g, card, mine):
                row[at + card] = 1
        at += DECK
        write_bits(row, at, g.startings)
        at += STARTINGS
        for i, card in enumerate(g.drawn_cards[seat]):
            row[at + i * CARDS + card] = 1

    def _write_turn(self, g: Tekhenu, seat: int, row: bytearray, at: int) -> None:
        turn = g.turn
        if turn[ACTIVE] != NOTHING:
            row[at + (turn[ACTIVE] - seat) % g.heads] = 1
            to = at + g.heads
            if turn[TURN_DIE] != NOTHING:
                row[to + turn[TURN_DIE] // DICE] = 1
                row[to + GODS + turn[TURN_DIE] % DICE] = 1
                row[to + GODS + DICE + turn[TURN_COLOUR]] = 1
                row[to + GODS + DICE + COLOURS + turn[TURN_VALUE] - 1] = 1
                row[to + GODS + DICE + COLOURS + FACES + turn[TURN_PURITY]] = 1
            to += GODS + DICE + COLOURS + FACES + PURITIES
            row[to] = 1 if turn[TURN_ANUBIS] == 1 else 0
            row[to + 1] = 1 if turn[TURN_PREPARED] == 1 else 0
            for extra in g.extras:
                row[to + 2 + extra // 2] += 1
        if self.players == 1:
            to = at + g.heads + GODS + DICE + COLOURS + FACES + PURITIES + 2 + GODS
            for i, tile in enumerate(g.pyramid):
                row[to + tile] = i + 1
            row[to + BOT_TILES] = g.progress + 1

    def _write_head(
        self, g: Tekhenu, head: int, mine: int, districts: int, row: bytearray, at: int
    ) -> None:
        bot = g.is_bot(head)
        row[at] = min(g.score[head], MOST_POINTS)
        at += 1
        for token in range(TOKENS):
            row[at + token] = min(g.stock[head * TOKENS + token], MOST_TOKENS)
        at += TOKENS
        for good in range(GOODS):
            row[at + good] = g.levels[head * GOODS + good]
            row[at + GOODS + good] = min(g.excess[head * GOODS + good], MOST_TOKENS)
        at += 2 * GOODS
        row[at] = g.population[head]
        row[at + 1] = g.happiness[head]
        row[at + 2] = g.symbols(g.happiness[head])
        row[at + 3] = g.milestones[head].bit_count()
        at += 4
        _write_dice(g.left_pan[head], row, at)
        _write_dice(g.right_pan[head], row, at + DICE)
        _write_dice(g.below[head], row, at + 2 * DICE)
        at += SCALES * DICE
        shown = 0 if bot else weight(g, head)
        row[at] = min(max(shown, -MOST_WEIGHT), MOST_WEIGHT) + MOST_WEIGHT
        at += 1
        if g.destiny[head] >= 0:
            row[at + g.destiny[head]] = 1
        at += DESTINIES
        row[at] = g.built[head]
        row[at + 1] = g.statues[head]
        at += 2
        write_bits(row, at, g.pillars[head])
        at += CELLS
        write_bits(row, at, g.buildings[head])
        at += SPACES
        write_bits(row, at, g.works[head])
        at += WORKS
        write_bits(row, at, g.people[head])
        at += PEOPLE_SPACES
        for god in range(GODS):
            row[at + god] = g.statues_at(god, head)
        at += GODS
        self._write_hand(g, head, mine, row, at)
        at += CARDS + 1
        write_bits(row, at, g.chosen[head])
        at += STARTINGS
        row[at] = len(g.drawn_cards[head])
        row[at + 1] = 0 if bot else bread_due(g, head)
        at += 2
        self._write_forecast(g, head, districts, row, at)
        row[at + FORECASTS + g.order.index(head)] = 1

    def _write_hand(self, g: Tekhenu, head: int, mine: int, row: bytearray, at: int) -> None:
        write_bits(row, at, g.hand(head, BLESSINGS))
        write_bits(row, at + DECK, g.hand(head, TECHNOLOGIES))
        bot = g.is_bot(head)
        for card in bits(g.hand(head, DECREES)):
            if bot or knows(g, card, mine):
                row[at + DECREES * DECK + card] = 1
            else:
                row[at + CARDS] += 1

    def _write_forecast(
        self, g: Tekhenu, head: int, districts: int, row: bytearray, at: int
    ) -> None:
        rules = g.rules
        row[at] = min(rules.district_points * districts, MOST_FORECAST)
        row[at + 1] = min(temple_points(g, head), MOST_FORECAST)
        row[at + 2] = min(rules.statue_points[g.statues[head]], MOST_FORECAST)
        row[at + 3] = min(rules.symbol_points * g.symbols(g.happiness[head]), MOST_FORECAST)
        if not g.is_bot(head):
            row[at + 4] = min(production_points(g, head), MOST_FORECAST)
            row[at + 5] = min(rules.row_points[g.built[head]], MOST_FORECAST)


def _write_dice(dice: tuple[int, ...], row: bytearray, at: int) -> None:
    for die in dice:
        row[at + die] += 1
