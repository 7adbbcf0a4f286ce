"""Technologies: cards that work for good, each at its moment."""

from __future__ import annotations

from typing import Final

from ennead.games.tekhenu.board import (
    BASTET,
    BREAD,
    DECK,
    FAITH,
    GOLD,
    GRANITE,
    HATHOR,
    HORUS,
    OSIRIS,
    PAPYRUS,
    PURE,
    RA,
    TECHNOLOGIES,
    THOTH,
)
from ennead.games.tekhenu.events import FROM_TECHNOLOGY
from ennead.games.tekhenu.means import WITH_DIE
from ennead.games.tekhenu.populace import raise_happiness, raise_population
from ennead.games.tekhenu.state import BY_T10, BY_T22, Tekhenu, bits
from ennead.games.tekhenu.supply import gain, score


class Technology:
    """A card at whose moments nothing happens unless it says so.

    What a card allows rather than does (t08, t10, t13, t14, t19, t22) is asked for in means.py.
    """

    def __init__(self, number: int) -> None:
        self.number = number

    def score(self, g: Tekhenu, seat: int, times: int = 1) -> None:
        points = g.rules.cards.technology_points[self.number]
        score(g, seat, points * times, FROM_TECHNOLOGY + self.number)

    def amount(self, g: Tekhenu) -> int:
        return g.rules.cards.technology_amount[self.number]

    def drafted(self, g: Tekhenu, seat: int, purity: int) -> None:
        """A die has been laid down."""

    def before_action(self, g: Tekhenu, seat: int, god: int) -> None:
        """A god's action begins."""

    def pillar_points(self, g: Tekhenu) -> int:
        """More points for each own pillar that a new temple building faces."""
        return 0

    def ability_always(self) -> bool:
        """Do tile abilities work in any light?"""
        return False

    def bonus_gained(self, g: Tekhenu, seat: int) -> None:
        """A statue has paid its bonus."""

    def after_action(self, g: Tekhenu, seat: int, god: int, value: int, how: int) -> None:
        """A god's action is over."""

    def anubis_done(self, g: Tekhenu, seat: int) -> None:
        """The action of an Anubis die is over."""

    def produced(self, g: Tekhenu, seat: int, good: int, value: int, excess: int, how: int) -> None:
        """A production is over."""

    def blessing_played(self, g: Tekhenu, seat: int) -> None:
        """Before the blessing takes effect."""

    def turn_ended(self, g: Tekhenu, seat: int, swaps: int) -> None:
        """What was paid with something else is known."""

    def maat_begins(self, g: Tekhenu, seat: int) -> None:
        """Before faith is placed."""

    def ankh(self, g: Tekhenu) -> int:
        """The ankh value that replaces the destiny card's, -1 for none."""
        return -1

    def maat_ended(self, g: Tekhenu, seat: int, place: int) -> None:
        """The new order is settled and destiny cards are chosen."""

    def spares_bread(self) -> bool:
        """Is no bread due at scorings?"""
        return False


class PointsForGod(Technology):
    """t01, t02, t03: points for each action of one god."""

    def __init__(self, number: int, god: int) -> None:
        super().__init__(number)
        self.god = god

    def after_action(self, g: Tekhenu, seat: int, god: int, value: int, how: int) -> None:
        if god == self.god:
            self.score(g, seat)


class Sculptors(PointsForGod):
    """t04: granite before a Horus action, points after it."""

    def before_action(self, g: Tekhenu, seat: int, god: int) -> None:
        if god == self.god:
            gain(g, seat, GRANITE, self.amount(g))


class Processions(Technology):
    """t05: own pillars are worth more to new temple buildings."""

    def pillar_points(self, g: Tekhenu) -> int:
        return g.rules.cards.technology_points[self.number]


class Feasts(PointsForGod):
    """t06: after a festival both markers move on, population first."""

    def after_action(self, g: Tekhenu, seat: int, god: int, value: int, how: int) -> None:
        if god == self.god:
            self.score(g, seat)
            raise_population(g, seat, self.amount(g))
            raise_happiness(g, seat, self.amount(g))


class Offerings(Technology):
    """t07: granite with each Horus bonus."""

    def bonus_gained(self, g: Tekhenu, seat: int) -> None:
        gain(g, seat, GRANITE, self.amount(g))


class Engravers(Technology):
    """t09: tile abilities always work."""

    def ability_always(self) -> bool:
        return True


class Swap(Technology):
    """t10, t22: points at the end of a turn in which tokens stood in for others."""

    def __init__(self, number: int, swap: int) -> None:
        super().__init__(number)
        self.swap = swap

    def turn_ended(self, g: Tekhenu, seat: int, swaps: int) -> None:
        if swaps & self.swap:
            self.score(g, seat)


class LowDice(Technology):
    """t11: points for each action carried out with one value of a real die."""

    def after_action(self, g: Tekhenu, seat: int, god: int, value: int, how: int) -> None:
        if how & WITH_DIE and value == self.amount(g):
            self.score(g, seat)

    def produced(self, g: Tekhenu, seat: int, good: int, value: int, excess: int, how: int) -> None:
        if how & WITH_DIE and value == self.amount(g):
            self.score(g, seat)


class Surplus(Technology):
    """t12: points for each good on the pan."""

    def produced(self, g: Tekhenu, seat: int, good: int, value: int, excess: int, how: int) -> None:
        self.score(g, seat, excess)


class Yield(Technology):
    """t13: one more of the good produced, never in excess."""

    def produced(self, g: Tekhenu, seat: int, good: int, value: int, excess: int, how: int) -> None:
        gain(g, seat, good, g.rules.cards.technology_goods[self.number])


class Priesthood(Technology):
    """t15: faith for each Maat phase, and the best ankh value."""

    def maat_begins(self, g: Tekhenu, seat: int) -> None:
        gain(g, seat, FAITH, self.amount(g))

    def ankh(self, g: Tekhenu) -> int:
        return g.rules.cards.technology_ankh[self.number]


class Court(Technology):
    """t16: points for the first in the new order, gold for the last."""

    def maat_ended(self, g: Tekhenu, seat: int, place: int) -> None:
        if place == 0:
            self.score(g, seat)
        elif place == g.heads - 1:
            gain(g, seat, GOLD, self.amount(g))


class Bakers(Technology):
    """t17: points for bread produced; no bread is due at scorings."""

    def produced(self, g: Tekhenu, seat: int, good: int, value: int, excess: int, how: int) -> None:
        if good == BREAD:
            self.score(g, seat)

    def spares_bread(self) -> bool:
        return True


class Purity(Technology):
    """t18: points for each pure die."""

    def drafted(self, g: Tekhenu, seat: int, purity: int) -> None:
        if purity == PURE:
            self.score(g, seat)


class TokenBefore(Technology):
    """t20, t21: a token before each action of one god."""

    def __init__(self, number: int, god: int, token: int) -> None:
        super().__init__(number)
        self.god = god
        self.token = token

    def before_action(self, g: Tekhenu, seat: int, god: int) -> None:
        if god == self.god:
            gain(g, seat, self.token, self.amount(g))


class Underworld(Technology):
    """t23: points for each Anubis action."""

    def anubis_done(self, g: Tekhenu, seat: int) -> None:
        self.score(g, seat)


class Devotion(Technology):
    """t24: gold for each blessing played."""

    def blessing_played(self, g: Tekhenu, seat: int) -> None:
        gain(g, seat, GOLD, self.amount(g))


ALL: Final[list[Technology]] = [
    PointsForGod(0, OSIRIS),
    PointsForGod(1, RA),
    PointsForGod(2, THOTH),
    Sculptors(3, HORUS),
    Processions(4),
    Feasts(5, BASTET),
    Offerings(6),
    Technology(7),
    Engravers(8),
    Swap(9, BY_T10),
    LowDice(10),
    Surplus(11),
    Yield(12),
    Technology(13),
    Priesthood(14),
    Court(15),
    Bakers(16),
    Purity(17),
    Technology(18),
    TokenBefore(19, THOTH, PAPYRUS),
    TokenBefore(20, HATHOR, BREAD),
    Swap(21, BY_T22),
    Underworld(22),
    Devotion(23),
]
assert len(ALL) == DECK


def of(g: Tekhenu, seat: int) -> list[Technology]:
    """A player's technologies; the bot's do nothing."""
    hand = g.hand(seat, TECHNOLOGIES)
    if not hand or g.is_bot(seat):
        return []
    return [ALL[number] for number in bits(hand)]
