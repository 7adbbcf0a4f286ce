"""Technologies: permanent cards, each with the moments at which it works (9.5)."""

from __future__ import annotations

from typing import Final

from ennead.games.tekhenu.rules.feasibility import WITH_DIE
from ennead.games.tekhenu.rules.gains import gain, score
from ennead.games.tekhenu.rules.population import raise_happiness, raise_population
from ennead.games.tekhenu.rules.state import BY_T10, BY_T22, Tekhenu, bits
from ennead.games.tekhenu.vocabulary.events import FROM_TECHNOLOGY
from ennead.games.tekhenu.vocabulary.names import (
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


class Technology:
    """A card with one method for each moment; by default nothing happens.

    Cards that allow something rather than do it (T08, T10, T13, T14, T19, T22) are checked by
    number, see feasibility.py.
    """

    def __init__(self, number: int) -> None:
        self.number = number

    def score(self, g: Tekhenu, seat: int, times: int = 1) -> None:
        points = g.rules.cards.technology_points[self.number]
        score(g, seat, points * times, FROM_TECHNOLOGY + self.number)

    def amount(self, g: Tekhenu) -> int:
        return g.rules.cards.technology_amount[self.number]

    def drafted(self, g: Tekhenu, seat: int, purity: int) -> None:
        """A die was laid on its pan (4.2 `draft`)."""

    def before_action(self, g: Tekhenu, seat: int, god: int) -> None:
        """A god's action begins (4.2 `pre_action`)."""

    def pillar_points(self, g: Tekhenu) -> int:
        """Extra points for each own pillar in line with a new temple building."""
        return 0

    def ability_always(self) -> bool:
        """Whether tile abilities work in any light."""
        return False

    def bonus_gained(self, g: Tekhenu, seat: int) -> None:
        """A Horus bonus was gained."""

    def after_action(self, g: Tekhenu, seat: int, god: int, value: int, how: int) -> None:
        """A god's action is over (4.2 `post_action`)."""

    def anubis_done(self, g: Tekhenu, seat: int) -> None:
        """The action of an Anubis die is over."""

    def produced(self, g: Tekhenu, seat: int, good: int, value: int, excess: int, how: int) -> None:
        """A production is over."""

    def blessing_played(self, g: Tekhenu, seat: int) -> None:
        """Before the blessing takes effect."""

    def turn_ended(self, g: Tekhenu, seat: int, swaps: int) -> None:
        """The turn ends; `swaps` says which substitutions were used."""

    def maat_begins(self, g: Tekhenu, seat: int) -> None:
        """A Maat phase begins, before faith is placed (A45)."""

    def ankh(self, g: Tekhenu) -> int:
        """The ankh value used instead of the destiny card's, -1 for none."""
        return -1

    def maat_ended(self, g: Tekhenu, seat: int, place: int) -> None:
        """A Maat phase ends (A59)."""

    def spares_bread(self) -> bool:
        """Whether no bread is due at scorings."""
        return False


class PointsForGod(Technology):
    """T01, T02, T03: points for each action of one god."""

    def __init__(self, number: int, god: int) -> None:
        super().__init__(number)
        self.god = god

    def after_action(self, g: Tekhenu, seat: int, god: int, value: int, how: int) -> None:
        if god == self.god:
            self.score(g, seat)


class Sculptors(PointsForGod):
    """T04: granite before a Horus action, points after it."""

    def before_action(self, g: Tekhenu, seat: int, god: int) -> None:
        if god == self.god:
            gain(g, seat, GRANITE, self.amount(g))


class Processions(Technology):
    """T05: own pillars in line with a new temple building score more."""

    def pillar_points(self, g: Tekhenu) -> int:
        return g.rules.cards.technology_points[self.number]


class Feasts(PointsForGod):
    """T06: points, and both markers rise after a festival, population first (A20, A56)."""

    def after_action(self, g: Tekhenu, seat: int, god: int, value: int, how: int) -> None:
        if god == self.god:
            self.score(g, seat)
            raise_population(g, seat, self.amount(g))
            raise_happiness(g, seat, self.amount(g))


class Offerings(Technology):
    """T07: granite with each Horus bonus."""

    def bonus_gained(self, g: Tekhenu, seat: int) -> None:
        gain(g, seat, GRANITE, self.amount(g))


class Engravers(Technology):
    """T09: tile abilities always work."""

    def ability_always(self) -> bool:
        return True


class Swap(Technology):
    """T10, T22: points at the end of a turn in which the substitution was used (A70)."""

    def __init__(self, number: int, swap: int) -> None:
        super().__init__(number)
        self.swap = swap

    def turn_ended(self, g: Tekhenu, seat: int, swaps: int) -> None:
        if swaps & self.swap:
            self.score(g, seat)


class LowDice(Technology):
    """T11: points for each action performed with a real die of one value (A57)."""

    def after_action(self, g: Tekhenu, seat: int, god: int, value: int, how: int) -> None:
        if how & WITH_DIE and value == self.amount(g):
            self.score(g, seat)

    def produced(self, g: Tekhenu, seat: int, good: int, value: int, excess: int, how: int) -> None:
        if how & WITH_DIE and value == self.amount(g):
            self.score(g, seat)


class Surplus(Technology):
    """T12: points for each excess resource."""

    def produced(self, g: Tekhenu, seat: int, good: int, value: int, excess: int, how: int) -> None:
        self.score(g, seat, excess)


class Yield(Technology):
    """T13: one more of the good produced, never excess (A10, A11)."""

    def produced(self, g: Tekhenu, seat: int, good: int, value: int, excess: int, how: int) -> None:
        gain(g, seat, good, g.rules.cards.technology_goods[self.number])


class Priesthood(Technology):
    """T15: faith in each Maat phase, and the best ankh value (A45)."""

    def maat_begins(self, g: Tekhenu, seat: int) -> None:
        gain(g, seat, FAITH, self.amount(g))

    def ankh(self, g: Tekhenu) -> int:
        return g.rules.cards.technology_ankh[self.number]


class Court(Technology):
    """T16: points for the first in the new turn order, gold for the last (A59)."""

    def maat_ended(self, g: Tekhenu, seat: int, place: int) -> None:
        if place == 0:
            self.score(g, seat)
        elif place == g.heads - 1:
            gain(g, seat, GOLD, self.amount(g))


class Bakers(Technology):
    """T17: points for each bread production; no bread is due at scorings."""

    def produced(self, g: Tekhenu, seat: int, good: int, value: int, excess: int, how: int) -> None:
        if good == BREAD:
            self.score(g, seat)

    def spares_bread(self) -> bool:
        return True


class Purity(Technology):
    """T18: points for each pure die, Anubis dice included (A27)."""

    def drafted(self, g: Tekhenu, seat: int, purity: int) -> None:
        if purity == PURE:
            self.score(g, seat)


class TokenBefore(Technology):
    """T20, T21: a token before each action of one god."""

    def __init__(self, number: int, god: int, token: int) -> None:
        super().__init__(number)
        self.god = god
        self.token = token

    def before_action(self, g: Tekhenu, seat: int, god: int) -> None:
        if god == self.god:
            gain(g, seat, self.token, self.amount(g))


class Underworld(Technology):
    """T23: points for each Anubis action."""

    def anubis_done(self, g: Tekhenu, seat: int) -> None:
        self.score(g, seat)


class Devotion(Technology):
    """T24: gold for each blessing played, before its effect (A66)."""

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


def owned_by(g: Tekhenu, seat: int) -> list[Technology]:
    """A player's technologies; the bot's have no effect (10.4)."""
    hand = g.hand(seat, TECHNOLOGIES)
    if not hand or g.is_bot(seat):
        return []
    return [ALL[number] for number in bits(hand)]
