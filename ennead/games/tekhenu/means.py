"""What can be paid and carried through: the same predicates for options and for reasons."""

from __future__ import annotations

from typing import Final

from ennead.games.tekhenu.board import (
    BASTET,
    BLESSINGS,
    BREAD,
    CELLS,
    FACES,
    GOLD,
    GOODS,
    GRANITE,
    GRAY,
    HATHOR,
    HORUS,
    LIMESTONE,
    PAPYRUS,
    PEOPLE_SPACES,
    RA,
    SCRIBE,
    SPACES,
    THOTH,
    TOKENS,
)
from ennead.games.tekhenu.state import (
    TURN_ANUBIS,
    TURN_SCRIBED,
    Tekhenu,
)

# How an action is done, as bits of a step's field `how`.
WITH_DIE: Final = 1
"""With a die taken from the wheel: its value may be changed, t11 looks at it."""
FREE: Final = 2
"""Nothing is paid for it."""
SHIFTED: Final = 4
"""The free change of its value has been settled."""
NO_EXCESS: Final = 8
"""What a production gives beyond its level is not taken."""
OR_LOWER: Final = 16
"""With this value or any lower one, as the player likes."""
HOWS: Final = 32

# Technologies that means depend on.
T04: Final = 3
T08: Final = 7
T10: Final = 9
T13: Final = 12
T14: Final = 13
T19: Final = 18
T20: Final = 19
T21: Final = 20
T22: Final = 21
T24: Final = 23

# Blessings that means depend on.
FACE_BLESSINGS: Final = 1 << 8 | 1 << 9
DYE_BLESSINGS: Final = 1 << 10 | 1 << 11


class Purse:
    """What a player could pay with, and the happiness an action may need."""

    def __init__(self, g: Tekhenu, seat: int) -> None:
        self.seat = seat
        self.stock = g.stock[seat * TOKENS : (seat + 1) * TOKENS]
        self.scribes_for_gold = g.owns(seat, T10)
        self.stone_for_stone = g.owns(seat, T22)
        self.happiness = g.happiness[seat]
        self.may_scribe = g.turn[TURN_SCRIBED] == 0
        """May scribes still change the die's value?"""

    def lacks(self, good: int, amount: int) -> int:
        """How much gold is needed to pay so much of one good."""
        have = self.stock[good]
        if self.stone_for_stone and good >= LIMESTONE:
            have = self.stock[LIMESTONE] + self.stock[GRANITE]
        return max(0, amount - have)

    def can_pay(self, good: int, amount: int) -> bool:
        return self._gold_for(self.lacks(good, amount))

    def can_pay_stones(self, limestone: int, granite: int) -> bool:
        if self.stone_for_stone:
            return self._gold_for(self.lacks(LIMESTONE, limestone + granite))
        return self._gold_for(self.lacks(LIMESTONE, limestone) + self.lacks(GRANITE, granite))

    def can_pay_gold(self, amount: int) -> bool:
        return self._gold_for(amount)

    def can_pay_scribes(self, amount: int) -> bool:
        if self.scribes_for_gold:
            return amount <= self.stock[SCRIBE] + self.stock[GOLD]
        return amount <= self.stock[SCRIBE]

    def scribes(self) -> int:
        """How many scribes could be paid."""
        return self.stock[SCRIBE] + (self.stock[GOLD] if self.scribes_for_gold else 0)

    def pay_scribes(self, amount: int) -> None:
        """Scribes first, which leaves as much as possible for anything else."""
        paid = min(amount, self.stock[SCRIBE])
        self.stock[SCRIBE] -= paid
        self.stock[GOLD] -= amount - paid

    def _gold_for(self, lacking: int) -> bool:
        if self.scribes_for_gold:
            return lacking <= self.stock[GOLD] + self.stock[SCRIBE]
        return lacking <= self.stock[GOLD]


def holds_free(g: Tekhenu, seat: int, god: int) -> bool:
    """Is there a blessing in hand that makes this god's action free?"""
    return g.hand(seat, BLESSINGS) & g.rules.cards.free_for[god] != 0


def has_place(g: Tekhenu, seat: int, god: int, value: int, happiness: int) -> bool:
    """Is there a piece and a place for a god's action, whatever it costs?"""
    if god == HORUS:
        return g.statues[seat] < g.rules.statues and (
            g.taken_people_spaces() != (1 << PEOPLE_SPACES) - 1
            or g.free_statue_spaces(g.slots[value - 1]) > 0
        )
    if god == RA:
        return (
            g.pillars[seat].bit_count() < g.rules.pillars
            and g.row[g.rules.slot_by_die[value]] >= 0
            and g.tiles.count(-1) > 0
        )
    if god == HATHOR:
        return g.built[seat] < g.rules.buildings and free_spaces(g) != 0
    if god == BASTET:
        return True
    if god == THOTH:
        return sections_to_take_from(g, happiness, g.rules.thoth_cards[value]) != 0
    return (
        happiness >= g.rules.osiris_happiness
        and g.built[seat] < g.rules.buildings
        and free_works(g, value, (1 << GOODS) - 1) != 0
    )


def can_act(g: Tekhenu, purse: Purse, god: int, value: int, how: int) -> bool:
    """Can this god's action be carried through with exactly this value?"""
    seat = purse.seat
    if not has_place(g, seat, god, value, purse.happiness):
        return False
    if how & FREE or holds_free(g, seat, god):
        return True
    amounts = g.rules.cards.technology_amount
    if god == HORUS:
        given = amounts[T04] if g.owns(seat, T04) else 0
        return purse.can_pay(GRANITE, max(0, statue_cost(g, seat) - given))
    if god == RA:
        tile = g.row[g.rules.slot_by_die[value]]
        return purse.can_pay_stones(g.rules.tile_limestone[tile], g.rules.tile_granite[tile])
    if god == HATHOR:
        given = amounts[T21] if g.owns(seat, T21) else 0
        return purse.can_pay(BREAD, max(0, cheapest_space(g) - given))
    if god == BASTET:
        return purse.can_pay(PAPYRUS, g.rules.bastet_papyrus)
    if god == THOTH:
        given = amounts[T20] if g.owns(seat, T20) else 0
        return purse.can_pay(PAPYRUS, max(0, g.rules.thoth_papyrus[value] - given))
    return True


def can_act_shifting(g: Tekhenu, purse: Purse, god: int, value: int, how: int) -> bool:
    """The same with the free change of t14, if the action is done with a die."""
    if can_act(g, purse, god, value, how):
        return True
    span = free_shift(g, purse.seat, how)
    for other in range(max(1, value - span), min(FACES, value + span) + 1):
        if other != value and can_act(g, purse, god, other, how):
            return True
    return False


def free_shift(g: Tekhenu, seat: int, how: int) -> int:
    if how & WITH_DIE and not how & SHIFTED and g.owns(seat, T14):
        return g.rules.cards.technology_amount[T14]
    return 0


def scribes_needed(g: Tekhenu, distance: int) -> int:
    step = g.rules.scribe_step
    return (abs(distance) + step - 1) // step


def is_useful(
    g: Tekhenu, purse: Purse, sector: int, colour: int, value: int, blessings: int
) -> bool:
    """Can anything be done with a die that may be taken, by any change of its value?

    A coloured die always produces, one of Anubis too. A gray one needs its god, or a blessing
    that dyes it.
    """
    if colour != GRAY or g.turn[TURN_ANUBIS] or blessings & DYE_BLESSINGS:
        return True
    any_face = blessings & FACE_BLESSINGS
    scribes, gold = purse.stock[SCRIBE], purse.stock[GOLD]
    given = 0
    if any_face and g.owns(purse.seat, T24):
        given = any_face.bit_count() * g.rules.cards.technology_amount[T24]
    reach = purse.scribes() * g.rules.scribe_step if purse.may_scribe else 0
    if any_face:
        reach = FACES
    for to in range(max(1, value - reach), min(FACES, value + reach) + 1):
        needed = 0 if any_face else scribes_needed(g, to - value)
        purse.stock[GOLD] += given
        purse.pay_scribes(needed)
        useful = can_act_shifting(g, purse, sector, to, WITH_DIE)
        purse.stock[SCRIBE] = scribes
        purse.stock[GOLD] = gold
        if useful:
            return True
    return False


def statue_cost(g: Tekhenu, seat: int) -> int:
    return g.rules.statue_cost[g.statues[seat]]


def free_spaces(g: Tekhenu) -> int:
    """Temple spaces on which a building can still be put."""
    return g.rules.open_spaces[g.setting.players] & ~g.building_spaces()


def cheapest_space(g: Tekhenu) -> int:
    least = 99
    free = free_spaces(g)
    for space in range(SPACES):
        if free >> space & 1 and g.rules.space_bread[space] < least:
            least = g.rules.space_bread[space]
    return least


def free_cells(g: Tekhenu) -> int:
    free = 0
    for cell in range(CELLS):
        if g.tiles[cell] < 0:
            free |= 1 << cell
    return free


def free_works(g: Tekhenu, row: int, columns: int) -> int:
    """Free Osiris spaces of a row in these columns."""
    at = (row - 1) * GOODS
    return (columns << at) & ~g.taken_works()


def sections_to_take_from(g: Tekhenu, happiness: int, count: int) -> int:
    """Open and accessible market sections that hold so many cards."""
    found = 0
    for section in range(g.open_sections):
        if happiness >= g.rules.access[section] and len(g.market[section]) >= count:
            found |= 1 << section
    return found
