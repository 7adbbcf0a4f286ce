"""What a player of Tekhenu may know, as numbers for learners."""

from __future__ import annotations

from typing import Final

from ennead.core.card import Setting
from ennead.core.features import Features, Part
from ennead.core.row import Row, bits, lone, ones, tally
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
)
from ennead.games.tekhenu.state import bits as numbers_of

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
DIE_NUMBERS: Final = GODS + DICE + COLOURS + FACES + PURITIES
TURN_NUMBERS: Final = DIE_NUMBERS + 2 + GODS

# The stretches that are remembered; of the last two there is one for each viewer.
WHEEL: Final = 0
TEMPLE: Final = 1
CARDS_SEEN: Final = 2
HEADS: Final = CARDS_SEEN + MOST_SEATS


class TekhenuFeatures(Features):
    """The table, then one block a head from the viewer on; in a solo game the bot's is second."""

    def __init__(self, setting: Setting) -> None:
        self._heads = max(setting.players, 2)
        super().__init__(setting)
        rules = setting.rules
        assert isinstance(rules, TekhenuRules)
        self._rules = rules
        self._laid = [
            b"".join(
                [
                    lone(SIDES, EDGES.index(rules.tile_edges[tile][(side - turns) % SIDES]))
                    for side in range(SIDES)
                ]
            )
            for tile in range(TILES)
            for turns in range(SIDES)
        ]
        """By tile * 4 + turns: the colour of each edge as the tile lies, from the north."""
        self._no_tile = bytes(CELL_NUMBERS)

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

    def write_table(self, g: Tekhenu, seat: int, row: Row) -> None:
        mine = g.team(seat)
        self._write_wheel(g, row)
        self._write_temple(g, row)
        self._write_cards(g, seat, mine, row)
        self._write_turn(g, seat, row)
        for block in range(g.heads):
            self._write_head(g, (seat + block) % g.heads, seat, mine, row)

    def _write_wheel(self, g: Tekhenu, row: Row) -> None:
        numbers = row.recall(
            WHEEL,
            (
                g.round,
                g.arrow,
                g.marker_a,
                g.marker_b,
                tuple(g.wheel),
                tuple(g.bag),
                g.slots,
                g.gold_spots,
            ),
        )
        if numbers is None:
            numbers = row.keep(self._wheel(g))
        row.add(numbers)

    def _wheel(self, g: Tekhenu) -> bytes:
        return b"".join(
            [
                bytes([g.round]),
                lone(GODS, g.arrow),
                lone(GODS, g.marker_a),
                lone(GODS, g.marker_b),
                *[tally(DICE, dice) for dice in g.wheel],
                bytes(g.bag),
                *[lone(GODS, god) for god in g.slots],
                bits(GOLD_SPOTS, g.gold_spots),
            ]
        )

    def _write_temple(self, g: Tekhenu, row: Row) -> None:
        numbers = row.recall(TEMPLE, (g.tiles, g.row, g.tile_deck))
        if numbers is None:
            numbers = row.keep(self._temple(g))
        row.add(numbers)

    def _temple(self, g: Tekhenu) -> bytes:
        return b"".join(
            [
                *[self._laid[laid] if laid >= 0 else self._no_tile for laid in g.tiles],
                bytes([laid // SIDES + 1 for laid in g.tiles]),
                *[lone(TILES, tile) for tile in g.row],
                bytes([g.tile_deck.bit_count()]),
            ]
        )

    def _write_cards(self, g: Tekhenu, seat: int, mine: int, row: Row) -> None:
        numbers = row.recall(
            CARDS_SEEN + seat,
            (
                tuple(g.market),
                g.open_sections,
                tuple(g.decks),
                g.discards,
                g.under,
                g.knowers,
                g.startings,
                g.drawn_cards[seat],
            ),
        )
        if numbers is None:
            numbers = row.keep(self._cards(g, seat, mine))
        row.add(numbers)

    def _cards(self, g: Tekhenu, seat: int, mine: int) -> bytes:
        left = [deck.bit_count() for deck in g.decks]
        left[DECREES] += len(g.under)
        known = [knows(g, card, mine) for card in range(DECK)]
        under = bytearray(DECK)
        for i, card in enumerate(g.under):
            if known[card]:
                under[card] = i + 1
        gone = g.rules.removed[g.players][DECREES] | g.discards[DECREES]
        for cards in g.market:
            for card in cards:
                if card // DECK == DECREES:
                    gone |= 1 << card % DECK
        unseen = [card for card in range(DECK) if not known[card] and not gone >> card & 1]
        drawn = [i * CARDS + card for i, card in enumerate(g.drawn_cards[seat])]
        return b"".join(
            [
                *[ones(CARDS, cards) for cards in g.market],
                bytes([g.open_sections, *left]),
                *[bits(DECK, cards) for cards in g.discards],
                under,
                bytes([len(g.under)]),
                ones(DECK, unseen),
                bits(STARTINGS, g.startings),
                ones(2 * CARDS, drawn),
            ]
        )

    def _write_turn(self, g: Tekhenu, seat: int, row: Row) -> None:
        turn = g.turn
        if turn[ACTIVE] == NOTHING:
            row.add(bytes(g.heads + TURN_NUMBERS))
        else:
            row.add(lone(g.heads, (turn[ACTIVE] - seat) % g.heads))
            if turn[TURN_DIE] == NOTHING:
                row.add(bytes(DIE_NUMBERS))
            else:
                row.add(lone(GODS, turn[TURN_DIE] // DICE))
                row.add(lone(DICE, turn[TURN_DIE] % DICE))
                row.add(lone(COLOURS, turn[TURN_COLOUR]))
                row.add(lone(FACES, turn[TURN_VALUE] - 1))
                row.add(lone(PURITIES, turn[TURN_PURITY]))
            flags = turn[TURN_ANUBIS] == 1, turn[TURN_PREPARED] == 1
            row.add(bytes(flags))
            row.add(tally(GODS, [extra // 2 for extra in g.extras]))
        if self.players == 1:
            pyramid = bytearray(BOT_TILES)
            for i, tile in enumerate(g.pyramid):
                pyramid[tile] = i + 1
            row.add(bytes(pyramid))
            row.add(bytes([g.progress + 1]))

    def _write_head(self, g: Tekhenu, head: int, seat: int, mine: int, row: Row) -> None:
        goods = head * GOODS
        stock = g.stock[head * TOKENS : (head + 1) * TOKENS]
        levels = g.levels[goods : goods + GOODS]
        excess = g.excess[goods : goods + GOODS]
        happiness = g.happiness[head]
        symbols = g.symbols(happiness)
        row.add(
            bytes(
                [
                    min(g.score[head], MOST_POINTS),
                    *[min(count, MOST_TOKENS) for count in stock],
                    *levels,
                    *[min(count, MOST_TOKENS) for count in excess],
                    g.population[head],
                    happiness,
                    symbols,
                    g.milestones[head].bit_count(),
                ]
            )
        )
        hands = g.hands[head * KINDS : (head + 1) * KINDS]
        numbers = row.recall(
            HEADS + seat * MOST_SEATS + head,
            (
                g.left_pan[head],
                g.right_pan[head],
                g.below[head],
                g.excess,
                g.destiny[head],
                g.built[head],
                g.statues[head],
                g.pillars[head],
                g.buildings[head],
                g.works,
                g.people,
                g.shrines,
                hands,
                g.knowers,
                g.chosen[head],
                g.drawn_cards[head],
                symbols,
                g.levels,
                g.order,
            ),
        )
        if numbers is None:
            numbers = row.keep(self._belongings(g, head, mine, symbols))
        row.add(numbers)

    def _belongings(self, g: Tekhenu, head: int, mine: int, symbols: int) -> bytes:
        bot = g.is_bot(head)
        shown = 0 if bot else weight(g, head)
        return b"".join(
            [
                tally(DICE, g.left_pan[head]),
                tally(DICE, g.right_pan[head]),
                tally(DICE, g.below[head]),
                bytes([min(max(shown, -MOST_WEIGHT), MOST_WEIGHT) + MOST_WEIGHT]),
                lone(DESTINIES, g.destiny[head]),
                bytes([g.built[head], g.statues[head]]),
                bits(CELLS, g.pillars[head]),
                bits(SPACES, g.buildings[head]),
                bits(WORKS, g.works[head]),
                bits(PEOPLE_SPACES, g.people[head]),
                bytes([g.statues_at(god, head) for god in range(GODS)]),
                self._hand(g, head, mine),
                bits(STARTINGS, g.chosen[head]),
                bytes([len(g.drawn_cards[head]), 0 if bot else bread_due(g, head)]),
                bytes(self._forecast(g, head, symbols)),
                lone(MOST_SEATS, g.order.index(head)),
            ]
        )

    def _hand(self, g: Tekhenu, head: int, mine: int) -> bytes:
        """The cards by kind, and how many decrees there are that the viewer does not know."""
        bot = g.is_bot(head)
        decrees = numbers_of(g.hand(head, DECREES))
        known = [card for card in decrees if bot or knows(g, card, mine)]
        return b"".join(
            [
                bits(DECK, g.hand(head, BLESSINGS)),
                bits(DECK, g.hand(head, TECHNOLOGIES)),
                ones(DECK, known),
                bytes([len(decrees) - len(known)]),
            ]
        )

    def _forecast(self, g: Tekhenu, head: int, symbols: int) -> list[int]:
        rules = g.rules
        leaders = [district_leader(g, good) for good in range(GOODS)]
        points = [
            rules.district_points * leaders.count(head),
            temple_points(g, head),
            rules.statue_points[g.statues[head]],
            rules.symbol_points * symbols,
            0 if g.is_bot(head) else production_points(g, head),
            0 if g.is_bot(head) else rules.row_points[g.built[head]],
        ]
        return [min(each, MOST_FORECAST) for each in points]
