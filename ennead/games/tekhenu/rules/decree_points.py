"""What decrees score: one object for each kind of effect (9.3)."""

from __future__ import annotations

from typing import Final

from ennead.games.tekhenu.data.card_data import (
    OF_BUILDINGS,
    OF_GOD_STATUES,
    OF_HAPPINESS,
    OF_OSIRIS,
    OF_PEOPLE_STATUES,
    OF_PILLARS,
    OF_POPULATION,
    OF_QUARRIES,
    OF_STATUES,
    OF_SYMBOLS,
    OF_TECHNOLOGIES,
    OF_TEMPLE,
    OF_WORKSHOPS,
    THINGS,
)
from ennead.games.tekhenu.rules.state import Tekhenu, bits
from ennead.games.tekhenu.vocabulary.names import (
    DECREES,
    SCRIBE,
    TECHNOLOGIES,
    value_of,
)

_WORKSHOPS: Final = 0b0011_0011_0011_0011_0011_0011
_QUARRIES: Final = _WORKSHOPS << 2


def count_things(g: Tekhenu, seat: int) -> list[int]:
    """Everything that decrees count, by the `OF_` constants of data/card_data.py (A32, A42)."""
    counts = [0] * THINGS
    for token in range(SCRIBE + 1):
        counts[token] = g.token(seat, token)
    counts[OF_TECHNOLOGIES] = g.hand(seat, TECHNOLOGIES).bit_count()
    counts[OF_SYMBOLS] = len({g.rules.cards.symbol[c] for c in bits(g.hand(seat, DECREES))})
    counts[OF_HAPPINESS] = g.symbols(g.happiness[seat])
    counts[OF_POPULATION] = g.symbols(g.population[seat])
    counts[OF_WORKSHOPS] = (g.works[seat] & _WORKSHOPS).bit_count()
    counts[OF_QUARRIES] = (g.works[seat] & _QUARRIES).bit_count()
    counts[OF_OSIRIS] = g.works[seat].bit_count()
    counts[OF_TEMPLE] = g.buildings[seat].bit_count()
    counts[OF_BUILDINGS] = g.built[seat]
    counts[OF_PILLARS] = g.pillars[seat].bit_count()
    counts[OF_STATUES] = g.statues[seat]
    counts[OF_PEOPLE_STATUES] = g.people[seat].bit_count()
    counts[OF_GOD_STATUES] = counts[OF_STATUES] - counts[OF_PEOPLE_STATUES]
    return counts


def decree_points(g: Tekhenu, seat: int, card: int) -> int:
    """9.3: what a decree would score now."""
    return EFFECTS[g.rules.cards.decree_effect[card]].points(g, seat, card)


class DecreeEffect:
    """The effect of a decree. D03 and D23 score nothing by themselves."""

    def points(self, g: Tekhenu, seat: int, card: int) -> int:
        return 0


class CountThings(DecreeEffect):
    """9.3: points for each thing of some kinds, up to a limit (D08)."""

    def points(self, g: Tekhenu, seat: int, card: int) -> int:
        counts = count_things(g, seat)
        each = g.rules.cards.decree_points[card]
        points = 0
        for thing in range(THINGS):
            points += each[thing] * counts[thing]
        return min(points, g.rules.cards.decree_most[card])


class HappinessLead(DecreeEffect):
    """D06: own happiness minus the lowest happiness on the track (A39)."""

    def points(self, g: Tekhenu, seat: int, card: int) -> int:
        return g.happiness[seat] - min(g.happiness)


class PlaceInOrder(DecreeEffect):
    """D20: points by place in the turn order."""

    def points(self, g: Tekhenu, seat: int, card: int) -> int:
        places = g.rules.cards.decree_places[card]
        place = g.place_in_order(seat)
        return places[place] if place < len(places) else 0


class PureDice(DecreeEffect):
    """D22: half the value of the dice on the left pan, rounded up (A27)."""

    def points(self, g: Tekhenu, seat: int, card: int) -> int:
        share = g.rules.cards.decree_share[card]
        return (sum([value_of(die) for die in g.left_pan[seat]]) + share - 1) // share


class TempleAgain(DecreeEffect):
    """D24: the temple once more, buildings and pillars only (A34)."""

    def points(self, g: Tekhenu, seat: int, card: int) -> int:
        from ennead.games.tekhenu.rules.scoring import points_of_pieces

        return points_of_pieces(g, seat, g.buildings[seat])


EFFECTS: Final[list[DecreeEffect]] = [
    CountThings(),
    CountThings(),
    DecreeEffect(),
    HappinessLead(),
    PlaceInOrder(),
    PureDice(),
    DecreeEffect(),
    TempleAgain(),
]
"""In the order of `DECREE_EFFECT` in data/card_data.py."""
