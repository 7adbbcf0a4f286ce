"""The features of Tekhenu: what a player may know, as numbers for learning programs."""

from __future__ import annotations

from typing import Final

from ennead.core.feature_row import FeatureRow
from ennead.core.features import Features, Part, write_bits
from ennead.core.spec import GameConfig
from ennead.games.tekhenu.data.readers import EDGES
from ennead.games.tekhenu.data.ruleset import TekhenuRules
from ennead.games.tekhenu.knowledge.sample import knows
from ennead.games.tekhenu.rules.maat import weight
from ennead.games.tekhenu.rules.scoring import (
    bread_due,
    district_leader,
    production_points,
    temple_points,
)
from ennead.games.tekhenu.rules.state import (
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
from ennead.games.tekhenu.vocabulary.names import (
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

MOST_POINTS: Final = 250
MOST_FORECAST: Final = 60
MOST_TOKENS: Final = 20
MOST_WEIGHT: Final = 40
MOST_DICE: Final = 6
"""Larger numbers are capped at these."""
GOLD_SPOTS: Final = PEOPLE_SPACES + 1
SIDES: Final = 4
CELL_NUMBERS: Final = SIDES * len(EDGES)
FORECASTS: Final = 6
PURITIES: Final = 3
SCALES: Final = 3
"""Left pan, right pan, below."""

# Cached stretches of a row, with their lengths; the last three are cached for each viewer.
WHEEL: Final = 0
WHEEL_NUMBERS: Final = 1 + 3 * GODS + GODS * DICE + COLOURS + SLOTS * GODS + GOLD_SPOTS
TEMPLE: Final = 1
TEMPLE_NUMBERS: Final = CELLS * (CELL_NUMBERS + 1) + RA_SLOTS * TILES + 1
RESOURCES: Final = 2
RESOURCE_NUMBERS: Final = 1 + TOKENS + 2 * GOODS + 4
SEEN_CARDS: Final = RESOURCES + MOST_SEATS
CARD_NUMBERS: Final = SECTIONS * CARDS + 1 + KINDS + CARDS + DECK + 1 + DECK + STARTINGS + 2 * CARDS
TURNS: Final = SEEN_CARDS + MOST_SEATS
DIE_NUMBERS: Final = GODS + DICE + COLOURS + FACES + PURITIES
TURN_NUMBERS: Final = DIE_NUMBERS + 2 + GODS
BELONGINGS: Final = TURNS + MOST_SEATS


class TekhenuFeatures(Features):
    """The table, then one block per head from the viewer on; a solo bot's block is second."""

    def __init__(self, config: GameConfig) -> None:
        self._heads = max(config.players, 2)
        super().__init__(config)
        rules = config.rules
        assert isinstance(rules, TekhenuRules)
        self._rules = rules
        self._belonging_numbers = sum([p.length for p in self._head_parts(0)]) - RESOURCE_NUMBERS
        self._edges = [
            [EDGES.index(rules.tile_edges[tile][(side - turns) % SIDES]) for side in range(SIDES)]
            for tile in range(TILES)
            for turns in range(SIDES)
        ]
        """Indexed by tile * 4 + turns: the colour of each edge, from the north."""

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
            Part("market", SECTIONS * CARDS, 4, "by section and card: its cell from the left"),
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
        rules = self.config.rules
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

    def write_table(self, g: Tekhenu, seat: int, row: FeatureRow) -> None:
        mine = g.team(seat)
        sources: tuple[object, ...]
        dice, bag = tuple(g.wheel), tuple(g.bag)
        sources = (g.round, g.arrow, g.marker_a, g.marker_b, dice, bag, g.slots, g.gold_spots)
        wheel = row.reuse(WHEEL, sources, WHEEL_NUMBERS)
        if wheel is not None:
            self._write_wheel(g, wheel)
        temple = row.reuse(TEMPLE, (g.tiles, g.row, g.tile_deck), TEMPLE_NUMBERS)
        if temple is not None:
            self._write_temple(g, temple)
        shown = (tuple(g.market), g.open_sections, g.startings)
        sources = (shown, tuple(g.decks), g.discards, g.under, g.knowers, g.drawn_cards[seat])
        cards = row.reuse(SEEN_CARDS + seat, sources, CARD_NUMBERS)
        if cards is not None:
            self._write_cards(g, seat, mine, cards)
        turn = row.reuse(TURNS + seat, (tuple(g.turn), g.extras), g.heads + TURN_NUMBERS)
        if turn is not None:
            self._write_turn(g, seat, turn)
        if self.players == 1:
            self._write_pyramid(g, row.add(BOT_TILES + 1))
        for block in range(g.heads):
            self._write_head(g, (seat + block) % g.heads, seat, mine, row)

    def _write_wheel(self, g: Tekhenu, numbers: bytearray) -> None:
        numbers[0] = g.round
        numbers[1 + g.arrow] = 1
        at = 1 + GODS
        if g.marker_a >= 0:
            numbers[at + g.marker_a] = 1
        if g.marker_b >= 0:
            numbers[at + GODS + g.marker_b] = 1
        at += 2 * GODS
        for sector in range(GODS):
            _write_dice(g.wheel[sector], numbers, at + sector * DICE)
        at += GODS * DICE
        for colour in range(COLOURS):
            numbers[at + colour] = g.bag[colour]
        at += COLOURS
        for slot in range(SLOTS):
            numbers[at + slot * GODS + g.slots[slot]] = 1
        write_bits(numbers, at + SLOTS * GODS, g.gold_spots)

    def _write_temple(self, g: Tekhenu, numbers: bytearray) -> None:
        for cell in range(CELLS):
            laid = g.tiles[cell]
            if laid >= 0:
                edges = self._edges[laid]
                for side in range(SIDES):
                    numbers[cell * CELL_NUMBERS + side * SIDES + edges[side]] = 1
                numbers[CELLS * CELL_NUMBERS + cell] = laid // SIDES + 1
        at = CELLS * (CELL_NUMBERS + 1)
        for slot in range(RA_SLOTS):
            if g.row[slot] >= 0:
                numbers[at + slot * TILES + g.row[slot]] = 1
        numbers[at + RA_SLOTS * TILES] = g.tile_deck.bit_count()

    def _write_cards(self, g: Tekhenu, seat: int, mine: int, numbers: bytearray) -> None:
        gone = g.rules.removed[g.players][DECREES] | g.discards[DECREES]
        for section in range(SECTIONS):
            for cell, card in enumerate(g.market[section]):
                if card >= 0:
                    numbers[section * CARDS + card] = cell + 1
                if card // DECK == DECREES:
                    gone |= 1 << card % DECK
        at = SECTIONS * CARDS
        numbers[at] = g.open_sections
        at += 1
        for kind in range(KINDS):
            numbers[at + kind] = g.decks[kind].bit_count()
            write_bits(numbers, at + KINDS + kind * DECK, g.discards[kind])
        numbers[at + DECREES] += len(g.under)
        at += KINDS + CARDS
        for i, card in enumerate(g.under):
            if knows(g, card, mine):
                numbers[at + card] = i + 1
        at += DECK
        numbers[at] = len(g.under)
        at += 1
        for card in range(DECK):
            if not gone >> card & 1 and not knows(g, card, mine):
                numbers[at + card] = 1
        at += DECK
        write_bits(numbers, at, g.startings)
        at += STARTINGS
        for i, card in enumerate(g.drawn_cards[seat]):
            numbers[at + i * CARDS + card] = 1

    def _write_turn(self, g: Tekhenu, seat: int, numbers: bytearray) -> None:
        turn = g.turn
        if turn[ACTIVE] == NOTHING:
            return
        numbers[(turn[ACTIVE] - seat) % g.heads] = 1
        at = g.heads
        if turn[TURN_DIE] != NOTHING:
            numbers[at + turn[TURN_DIE] // DICE] = 1
            numbers[at + GODS + turn[TURN_DIE] % DICE] = 1
            numbers[at + GODS + DICE + turn[TURN_COLOUR]] = 1
            numbers[at + GODS + DICE + COLOURS + turn[TURN_VALUE] - 1] = 1
            numbers[at + GODS + DICE + COLOURS + FACES + turn[TURN_PURITY]] = 1
        at += DIE_NUMBERS
        numbers[at] = 1 if turn[TURN_ANUBIS] == 1 else 0
        numbers[at + 1] = 1 if turn[TURN_PREPARED] == 1 else 0
        for extra in g.extras:
            numbers[at + 2 + extra // 2] += 1

    def _write_pyramid(self, g: Tekhenu, numbers: bytearray) -> None:
        for i, tile in enumerate(g.pyramid):
            numbers[tile] = i + 1
        numbers[BOT_TILES] = g.progress + 1

    def _write_head(self, g: Tekhenu, head: int, seat: int, mine: int, row: FeatureRow) -> None:
        sources: tuple[object, ...]
        stock = tuple(g.stock[head * TOKENS : (head + 1) * TOKENS])
        tracks = (g.population[head], g.happiness[head], g.milestones[head])
        sources = (g.score[head], stock, g.levels, g.excess, tracks)
        resources = row.reuse(RESOURCES + head, sources, RESOURCE_NUMBERS)
        if resources is not None:
            self._write_resources(g, head, resources)
        sources = (
            g.left_pan[head],
            g.right_pan[head],
            g.below[head],
            g.destiny[head],
            g.built[head],
            g.statues[head],
            g.pillars[head],
            g.buildings[head],
            g.works,
            g.people,
            g.shrines,
            tuple(g.hands[head * KINDS : (head + 1) * KINDS]),
            g.knowers,
            g.chosen[head],
            g.drawn_cards[head],
            g.levels,
            g.excess,
            g.happiness[head],
            g.order,
        )
        number = BELONGINGS + seat * MOST_SEATS + head
        belongings = row.reuse(number, sources, self._belonging_numbers)
        if belongings is not None:
            self._write_belongings(g, head, mine, belongings)

    def _write_resources(self, g: Tekhenu, head: int, numbers: bytearray) -> None:
        numbers[0] = min(g.score[head], MOST_POINTS)
        at = 1
        for token in range(TOKENS):
            numbers[at + token] = min(g.stock[head * TOKENS + token], MOST_TOKENS)
        at += TOKENS
        for good in range(GOODS):
            numbers[at + good] = g.levels[head * GOODS + good]
            numbers[at + GOODS + good] = min(g.excess[head * GOODS + good], MOST_TOKENS)
        at += 2 * GOODS
        numbers[at] = g.population[head]
        numbers[at + 1] = g.happiness[head]
        numbers[at + 2] = g.symbols(g.happiness[head])
        numbers[at + 3] = g.milestones[head].bit_count()

    def _write_belongings(self, g: Tekhenu, head: int, mine: int, numbers: bytearray) -> None:
        bot = g.is_bot(head)
        _write_dice(g.left_pan[head], numbers, 0)
        _write_dice(g.right_pan[head], numbers, DICE)
        _write_dice(g.below[head], numbers, 2 * DICE)
        at = SCALES * DICE
        shown = 0 if bot else weight(g, head)
        numbers[at] = min(max(shown, -MOST_WEIGHT), MOST_WEIGHT) + MOST_WEIGHT
        at += 1
        if g.destiny[head] >= 0:
            numbers[at + g.destiny[head]] = 1
        at += DESTINIES
        numbers[at] = g.built[head]
        numbers[at + 1] = g.statues[head]
        at += 2
        write_bits(numbers, at, g.pillars[head])
        at += CELLS
        write_bits(numbers, at, g.buildings[head])
        at += SPACES
        write_bits(numbers, at, g.works[head])
        at += WORKS
        write_bits(numbers, at, g.people[head])
        at += PEOPLE_SPACES
        for god in range(GODS):
            numbers[at + god] = g.statues_at(god, head)
        at += GODS
        self._write_hand(g, head, mine, numbers, at)
        at += CARDS + 1
        write_bits(numbers, at, g.chosen[head])
        at += STARTINGS
        numbers[at] = len(g.drawn_cards[head])
        numbers[at + 1] = 0 if bot else bread_due(g, head)
        at += 2
        self._write_forecast(g, head, numbers, at)
        numbers[at + FORECASTS + g.order.index(head)] = 1

    def _write_hand(self, g: Tekhenu, head: int, mine: int, numbers: bytearray, at: int) -> None:
        write_bits(numbers, at, g.hand(head, BLESSINGS))
        write_bits(numbers, at + DECK, g.hand(head, TECHNOLOGIES))
        for card in bits(g.hand(head, DECREES)):
            if g.is_bot(head) or knows(g, card, mine):
                numbers[at + DECREES * DECK + card] = 1
            else:
                numbers[at + CARDS] += 1

    def _write_forecast(self, g: Tekhenu, head: int, numbers: bytearray, at: int) -> None:
        rules = g.rules
        districts = [district_leader(g, good) for good in range(GOODS)].count(head)
        numbers[at] = min(rules.district_points * districts, MOST_FORECAST)
        numbers[at + 1] = min(temple_points(g, head), MOST_FORECAST)
        numbers[at + 2] = min(rules.statue_points[g.statues[head]], MOST_FORECAST)
        numbers[at + 3] = min(rules.symbol_points * g.symbols(g.happiness[head]), MOST_FORECAST)
        if not g.is_bot(head):
            numbers[at + 4] = min(production_points(g, head), MOST_FORECAST)
            numbers[at + 5] = min(rules.row_points[g.built[head]], MOST_FORECAST)


def _write_dice(dice: tuple[int, ...], numbers: bytearray, at: int) -> None:
    for die in dice:
        numbers[at + die] += 1
