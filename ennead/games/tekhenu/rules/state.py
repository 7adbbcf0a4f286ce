"""The state of Tekhenu: wheel, board, players, cards and the current turn."""

from __future__ import annotations

from typing import Final, final

from ennead.core.engine import Engine
from ennead.core.state import State
from ennead.games.tekhenu.data.ruleset import TekhenuRules
from ennead.games.tekhenu.vocabulary.names import (
    FACES,
    GODS,
    GOODS,
    KINDS,
    MOST_SEATS,
    SLOTS,
    TECHNOLOGIES,
    TOKENS,
)

NOTHING: Final = -1

# Indices of the list `turn`.
ACTIVE: Final = 0
"""Whose turn it is, -1 between turns."""
TURN_DIE: Final = 1
"""The die taken: sector * 30 + die, -1 for none."""
TURN_COLOUR: Final = 2
TURN_VALUE: Final = 3
"""The value used for the action; the scales weigh the face of the die (A1)."""
TURN_PURITY: Final = 4
TURN_ANUBIS: Final = 5
TURN_SCRIBED: Final = 6
TURN_PREPARED: Final = 7
TURN_SWAPS: Final = 8
"""Substitutions used in payments this turn: `BY_T10` and `BY_T22`."""
TURN_LAID: Final = 9
"""1 once the die lies on its pan or below the scales."""
TURN_FIELDS: Final = 10

# Bits of `milestones`.
GOLD_REACHED: Final = 1
SCRIBE_REACHED: Final = 2
ACTION_REACHED: Final = 4

# Bits of `turn[TURN_SWAPS]`.
BY_T10: Final = 1
BY_T22: Final = 2


@final
class Tekhenu(State):
    """A head is a player: each seat and, in a solo game, Botankhamun as head 1.

    Lists are indexed by head. `stock`, `levels`, `excess` and `hands` are flat, with 7 tokens,
    4 goods, 4 goods and 3 kinds of cards per head; `shrines` has 4 heads per god. A deck is a mask
    of its cards. For each decree, `knowers` has the seats that know where it is (-1: everybody)
    and `lots` counts its reshuffles: hidden decrees can only be mistaken for others of their lot.

    Copies share the lists that rarely change. Replace such a list before changing it:
    `g.works = g.works[:]`.
    """

    rules: TekhenuRules
    heads: int
    round: int
    arrow: int
    marker_a: int
    marker_b: int
    wheel: list[tuple[int, ...]]
    bag: list[int]
    order: list[int]
    score: list[int]
    stock: list[int]
    levels: list[int]
    excess: list[int]
    population: list[int]
    happiness: list[int]
    milestones: list[int]
    left_pan: list[tuple[int, ...]]
    right_pan: list[tuple[int, ...]]
    below: list[tuple[int, ...]]
    balance: list[int]
    destiny: list[int]
    built: list[int]
    statues: list[int]
    pillars: list[int]
    buildings: list[int]
    works: list[int]
    people: list[int]
    shrines: list[int]
    slots: list[int]
    gold_spots: int
    tiles: list[int]
    row: list[int]
    tile_deck: int
    decks: list[int]
    discards: list[int]
    under: tuple[int, ...]
    knowers: list[int]
    lots: list[int]
    hands: list[int]
    market: list[tuple[int, ...]]
    open_sections: int
    startings: int
    chosen: list[int]
    drawn_cards: list[tuple[int, ...]]
    turn: list[int]
    extras: tuple[int, ...]
    edicts: int
    ranks: list[int]
    pyramid: list[int]
    progress: int

    def fork(self) -> Tekhenu:
        twin = Tekhenu()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Engine) -> None:
        assert isinstance(twin, Tekhenu)
        super().copy_to(twin)
        twin.rules = self.rules
        twin.heads = self.heads
        twin.round = self.round
        twin.arrow = self.arrow
        twin.marker_a = self.marker_a
        twin.marker_b = self.marker_b
        twin.wheel = self.wheel[:]
        twin.bag = self.bag[:]
        twin.order = self.order
        twin.score = self.score[:]
        twin.stock = self.stock[:]
        twin.levels = self.levels
        twin.excess = self.excess
        twin.population = self.population[:]
        twin.happiness = self.happiness[:]
        twin.milestones = self.milestones
        twin.left_pan = self.left_pan
        twin.right_pan = self.right_pan
        twin.below = self.below
        twin.balance = self.balance
        twin.destiny = self.destiny
        twin.built = self.built
        twin.statues = self.statues
        twin.pillars = self.pillars
        twin.buildings = self.buildings
        twin.works = self.works
        twin.people = self.people
        twin.shrines = self.shrines
        twin.slots = self.slots
        twin.gold_spots = self.gold_spots
        twin.tiles = self.tiles
        twin.row = self.row
        twin.tile_deck = self.tile_deck
        twin.decks = self.decks[:]
        twin.discards = self.discards
        twin.under = self.under
        twin.knowers = self.knowers
        twin.lots = self.lots
        twin.hands = self.hands[:]
        twin.market = self.market[:]
        twin.open_sections = self.open_sections
        twin.startings = self.startings
        twin.chosen = self.chosen
        twin.drawn_cards = self.drawn_cards
        twin.turn = self.turn[:]
        twin.extras = self.extras
        twin.edicts = self.edicts
        twin.ranks = self.ranks
        twin.pyramid = self.pyramid
        twin.progress = self.progress

    def points(self) -> list[int]:
        return self.score[: self.players]

    def places(self) -> list[int]:
        """Ranks without Botankhamun's: if he wins, no player has rank 0."""
        return self.ranks[: self.players]

    def is_bot(self, head: int) -> bool:
        return head >= self.config.players

    def token(self, head: int, token: int) -> int:
        return self.stock[head * TOKENS + token]

    def level(self, head: int, good: int) -> int:
        return self.levels[head * GOODS + good]

    def hand(self, head: int, kind: int) -> int:
        return self.hands[head * KINDS + kind]

    def owns(self, head: int, technology: int) -> bool:
        return self.hands[head * KINDS + TECHNOLOGIES] >> technology & 1 == 1

    def statues_at(self, god: int, head: int) -> int:
        return self.shrines[god * MOST_SEATS + head]

    def free_statue_spaces(self, god: int) -> int:
        at = god * MOST_SEATS
        return self.rules.god_spaces[self.config.players] - sum(self.shrines[at : at + MOST_SEATS])

    def slot_of(self, god: int) -> int:
        """The Horus slot, 1 to 6, that holds a god's tile."""
        for i in range(SLOTS):
            if self.slots[i] == god:
                return i + 1
        return SLOTS

    def light(self, sector: int) -> int:
        return self.rules.light[(sector - self.arrow) % GODS]

    def purity(self, colour: int, sector: int) -> int:
        return self.rules.purity[colour * 3 + self.light(sector)]

    def place_in_order(self, head: int) -> int:
        return self.order.index(head)

    def in_turn_order_from(self, head: int) -> list[int]:
        at = self.order.index(head)
        return self.order[at:] + self.order[:at]

    def building_spaces(self) -> int:
        """All temple spaces with a building, as a mask."""
        taken = 0
        for mask in self.buildings:
            taken |= mask
        return taken

    def taken_works(self) -> int:
        taken = 0
        for mask in self.works:
            taken |= mask
        return taken

    def taken_people_spaces(self) -> int:
        taken = 0
        for mask in self.people:
            taken |= mask
        return taken

    def symbols(self, at: int) -> int:
        """How many triangles a marker on this space has reached (6.5)."""
        reached = 0
        for space in self.rules.symbols:
            if at >= space:
                reached += 1
        return reached

    def section_access(self, head: int) -> int:
        """How many market sections happiness gives access to, open or not (6.5)."""
        reached = 0
        for least in self.rules.access:
            if self.happiness[head] >= least:
                reached += 1
        return reached


def bits(mask: int) -> list[int]:
    """The positions of the set bits, lowest first."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def clamp_value(value: int) -> int:
    """A3: die values stay within 1 to 6."""
    return 1 if value < 1 else FACES if value > FACES else value
