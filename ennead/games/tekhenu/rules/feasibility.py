"""What a player can pay for and carry out: predicates shared by options and reasons (4.1)."""

from __future__ import annotations

from typing import Final

from ennead.games.tekhenu.rules.market import EMPTY
from ennead.games.tekhenu.rules.state import (
    TURN_ANUBIS,
    TURN_DIE,
    TURN_SCRIBED,
    TURN_VALUE,
    Tekhenu,
    bits,
)
from ennead.games.tekhenu.vocabulary.names import (
    BASTET,
    BLESSINGS,
    BREAD,
    CELLS,
    DICE,
    FACES,
    GODS,
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

# How an action is done, as bits of a step's field `how`.
WITH_DIE: Final = 1
"""With a die from the wheel: T14 may change its value, and T11 looks at it (A57)."""
FREE: Final = 2
"""It costs nothing."""
SHIFTED: Final = 4
"""T14's free change has been used or declined."""
NO_EXCESS: Final = 8
"""A18: a production beyond its level is not taken."""
OR_LOWER: Final = 16
"""P12: with this value or any lower one."""
BEFORE_GOD: Final = 32
"""T19: a production that must leave the god's action after it possible (A83)."""
HOWS: Final = 64

# Technologies that allow or pay for something.
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

# Blessings that change the die.
FACE_BLESSINGS: Final = 1 << 8 | 1 << 9
DYE_BLESSINGS: Final = 1 << 10 | 1 << 11

# Blessings of a production.
HARVEST_BLESSINGS: Final = (1 << 6) - 1
AGAIN_BLESSINGS: Final = 1 << 20 | 1 << 21


class Purse:
    """What a player could pay with, to try out payments; also the happiness to lose."""

    def __init__(self, g: Tekhenu, seat: int) -> None:
        self.seat = seat
        self.stock = g.stock[seat * TOKENS : (seat + 1) * TOKENS]
        self.scribes_for_gold = g.owns(seat, T10)
        self.stone_for_stone = g.owns(seat, T22)
        self.happiness = g.happiness[seat]
        self.may_scribe = g.turn[TURN_SCRIBED] == 0
        """Whether scribes may still change the die's value."""

    def lacks(self, good: int, amount: int) -> int:
        """How much gold is needed to pay an amount of one good (T22: either stone)."""
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
        """How many scribes could be paid, with gold in their place (T10)."""
        return self.stock[SCRIBE] + (self.stock[GOLD] if self.scribes_for_gold else 0)

    def pay_scribes(self, amount: int) -> None:
        """Spend scribes first: gold can pay for more things."""
        paid = min(amount, self.stock[SCRIBE])
        self.stock[SCRIBE] -= paid
        self.stock[GOLD] -= amount - paid

    def _gold_for(self, lacking: int) -> bool:
        if self.scribes_for_gold:
            return lacking <= self.stock[GOLD] + self.stock[SCRIBE]
        return lacking <= self.stock[GOLD]


def holds_free_blessing(g: Tekhenu, seat: int, god: int) -> bool:
    """Whether a blessing in hand makes this god's action free (B13-B16)."""
    return g.hand(seat, BLESSINGS) & g.rules.cards.free_for[god] != 0


def has_place(g: Tekhenu, seat: int, god: int, value: int, happiness: int) -> bool:
    """Whether there is a piece and a space for a god's action, whatever it costs (4.1)."""
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


def has_place_with_die(g: Tekhenu, purse: Purse, god: int, blessings: int) -> bool:
    """A86: like `has_place`, with any value that the die in hand can have for this action."""
    seat = purse.seat
    for value in values_of_die(g, purse, blessings):
        if has_place(g, seat, god, value, purse.happiness):
            return True
    return False


def values_of_die(g: Tekhenu, purse: Purse, blessings: int) -> list[int]:
    """A58, A86: values within reach of scribes, of B09-B12 among the blessings, and of T14."""
    if blessings & FACE_BLESSINGS:
        return list(range(1, FACES + 1))
    reach = free_shift(g, purse.seat, WITH_DIE)
    if purse.may_scribe:
        reach += purse.scribes() * g.rules.scribe_step
    for card in bits(blessings & DYE_BLESSINGS):
        reach += g.rules.cards.blessing_amount[card]
    value = g.turn[TURN_VALUE]
    return list(range(max(1, value - reach), min(FACES, value + reach) + 1))


def can_act(g: Tekhenu, purse: Purse, god: int, value: int, how: int) -> bool:
    """4.1 step 5: whether this god's action is possible with exactly this value."""
    seat = purse.seat
    if not has_place(g, seat, god, value, purse.happiness):
        return False
    if how & FREE or holds_free_blessing(g, seat, god):
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


def can_act_with_shift(g: Tekhenu, purse: Purse, god: int, value: int, how: int) -> bool:
    """Like `can_act`, with T14's free change if the action uses a die."""
    if can_act(g, purse, god, value, how):
        return True
    span = free_shift(g, purse.seat, how)
    for other in range(max(1, value - span), min(FACES, value + span) + 1):
        if other != value and can_act(g, purse, god, other, how):
            return True
    return False


def can_act_with_die(g: Tekhenu, purse: Purse) -> bool:
    """4.1 step 3: whether any god's action is possible with the die in hand."""
    value = g.turn[TURN_VALUE]
    return any(can_act_with_shift(g, purse, god, value, WITH_DIE) for god in gods_in_reach(g))


def gods_in_reach(g: Tekhenu) -> list[int]:
    """4.1 step 3: the god of the die's sector, with Anubis all gods."""
    return list(range(GODS)) if g.turn[TURN_ANUBIS] else [g.turn[TURN_DIE] // DICE]


def can_perform(g: Tekhenu, purse: Purse, god: int, value: int, how: int) -> bool:
    """A68: whether the action is possible with this value or one it may be changed to."""
    if how & OR_LOWER:
        return any(can_act(g, purse, god, lower, how) for lower in range(1, value + 1))
    return can_act_with_shift(g, purse, god, value, how)


def free_shift(g: Tekhenu, seat: int, how: int) -> int:
    """T14: by how much the value may still be changed for free (A58)."""
    if how & WITH_DIE and not how & SHIFTED and g.owns(seat, T14):
        return g.rules.cards.technology_amount[T14]
    return 0


def scribes_needed(g: Tekhenu, distance: int) -> int:
    """4.1 step 4: each scribe changes the value by up to two."""
    step = g.rules.scribe_step
    return (abs(distance) + step - 1) // step


def is_die_useful(
    g: Tekhenu, purse: Purse, sector: int, colour: int, value: int, blessings: int
) -> bool:
    """A80: whether any action is possible with a die, after any change of its value.

    Coloured dice and Anubis dice can always produce. A gray die needs its god's action, or a
    blessing that dyes it.
    """
    if colour != GRAY or g.turn[TURN_ANUBIS] or blessings & DYE_BLESSINGS:
        return True
    any_face = blessings & FACE_BLESSINGS
    if not any_face and can_act_with_shift(g, purse, sector, value, WITH_DIE):
        return True  # the usual case, without any change
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
        useful = can_act_with_shift(g, purse, sector, to, WITH_DIE)
        purse.stock[SCRIBE] = scribes
        purse.stock[GOLD] = gold
        if useful:
            return True
    return False


def add_production(g: Tekhenu, purse: Purse, good: int, value: int, more: int) -> None:
    """A83: add what `more` productions and the blessings held certainly bring, with T13 and T24.

    A production may have any value T13 allows, so only the lowest is certain.
    """
    seat = purse.seat
    cards = g.rules.cards
    held = g.hand(seat, BLESSINGS)
    harvests = bits(held & HARVEST_BLESSINGS)
    again = held & AGAIN_BLESSINGS
    for card in harvests:
        purse.stock[cards.blessing_token[card]] += cards.blessing_amount[card]
    if g.owns(seat, T24):
        purse.stock[GOLD] += (len(harvests) + again.bit_count()) * cards.technology_amount[T24]
    each = production_yield(g, seat, good, least_production_value(g, seat, value))
    purse.stock[good] += (more + again.bit_count()) * each


def production_yield(g: Tekhenu, seat: int, good: int, value: int) -> int:
    """5, T13: how many goods a production with this value brings into the stock."""
    extra = g.rules.cards.technology_goods[T13] if g.owns(seat, T13) else 0
    return min(value, g.level(seat, good)) + extra


def least_production_value(g: Tekhenu, seat: int, value: int) -> int:
    """T13: the lowest value to which a production may be changed."""
    return max(1, value - g.rules.cards.technology_amount[T13]) if g.owns(seat, T13) else value


def statue_cost(g: Tekhenu, seat: int) -> int:
    """6.1: granite for the next statue."""
    return g.rules.statue_cost[g.statues[seat]]


def free_spaces(g: Tekhenu) -> int:
    """6.3, 8.3: free temple spaces at this player count, as a mask."""
    return g.rules.open_spaces[g.config.players] & ~g.building_spaces()


def cheapest_space(g: Tekhenu) -> int:
    """6.3: the lowest bread cost of a free temple space."""
    least = 99
    free = free_spaces(g)
    for space in range(SPACES):
        if free >> space & 1 and g.rules.space_bread[space] < least:
            least = g.rules.space_bread[space]
    return least


def free_cells(g: Tekhenu) -> int:
    """6.2 step 1: empty temple cells, as a mask."""
    free = 0
    for cell in range(CELLS):
        if g.tiles[cell] < 0:
            free |= 1 << cell
    return free


def free_works(g: Tekhenu, row: int, columns: int) -> int:
    """6.7: free Osiris spaces of a row in these columns, as a mask."""
    at = (row - 1) * GOODS
    return (columns << at) & ~g.taken_works()


def sections_to_take_from(g: Tekhenu, happiness: int, count: int) -> int:
    """6.5, A31: open, accessible market sections with at least so many cards, as a mask."""
    found = 0
    for section in range(g.open_sections):
        if happiness < g.rules.access[section]:
            continue
        cells = g.market[section]
        if len(cells) - cells.count(EMPTY) >= count:
            found |= 1 << section
    return found
