"""Blessings: cards for one use, offered inside the questions of their windows (4.2, 9.4)."""

from __future__ import annotations

from typing import Final

from ennead.core.action import Action
from ennead.core.vocabulary import Reason
from ennead.games.tekhenu.rules import technologies
from ennead.games.tekhenu.rules.die import (
    CallAnubis,
    ChooseExtraAction,
    DyeDie,
    OrderExtraAction,
    SetFace,
    add_t24_gold,
    can_dye,
    can_set_face,
    still_useful,
)
from ennead.games.tekhenu.rules.feasibility import FREE, Purse, has_place_with_die
from ennead.games.tekhenu.rules.gains import gain
from ennead.games.tekhenu.rules.payment import Pay
from ennead.games.tekhenu.rules.population import ChooseMarkerToRaise, lower
from ennead.games.tekhenu.rules.state import (
    ACTIVE,
    TURN_ANUBIS,
    TURN_DIE,
    Tekhenu,
    bits,
)
from ennead.games.tekhenu.rules.turn_choice import (
    DIE_FORBIDDEN,
    DIE_TAKEN,
    GROWTH_WINDOWS,
    PAYING,
    PRODUCING,
    TURN_BEGINS,
    TurnChoice,
)
from ennead.games.tekhenu.vocabulary.actions import BLESSING_UNFIT, NOT_YOUR_BLESSING, PLAY
from ennead.games.tekhenu.vocabulary.events import BLESSING_PLAYED
from ennead.games.tekhenu.vocabulary.names import (
    BLESSINGS,
    DECK,
    GODS,
    HAPPINESS,
    KINDS,
    POPULATION,
    SCRIBE,
)

SECTOR: Final = 30


class BlessingWindow(TurnChoice):
    """4.2: a question at which blessings may be played; afterwards it is asked again."""

    def plays(self, g: Tekhenu) -> list[Action]:
        """The blessings in hand that can be played here."""
        hand = g.hand(self.seat, BLESSINGS)
        if not hand:
            return []
        return [PLAY[card] for card in bits(hand) if ALL[card].fits(g, self)]

    def no_play(self, g: Tekhenu, action: Action) -> Reason | None:
        """Why a blessing cannot be played here."""
        if action.verb is not PLAY:
            return None
        if not g.hand(self.seat, BLESSINGS) >> action.arg & 1:
            return Reason(NOT_YOUR_BLESSING, action.arg)
        return Reason(BLESSING_UNFIT, action.arg)


class PaidGodAction(BlessingWindow):
    """A god's action at which B13-B16 may be played instead of paying."""

    def __init__(self, seat: int, value: int, how: int) -> None:
        super().__init__(seat)
        self.value = value
        self.how = how

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.value, self.how)

    def window(self) -> int:
        return PAYING

    def is_free(self) -> bool:
        return self.how & FREE != 0


class Blessing:
    """A card that can be played at some questions and takes effect there."""

    def __init__(self, number: int) -> None:
        self.number = number

    def amount(self, g: Tekhenu) -> int:
        return g.rules.cards.blessing_amount[self.number]

    def fits(self, g: Tekhenu, asked: TurnChoice) -> bool:
        raise NotImplementedError

    def played(self, g: Tekhenu, asked: TurnChoice) -> None:
        raise NotImplementedError

    def is_passage(self) -> bool:
        """Whether it calls Anubis."""
        return False


class Harvest(Blessing):
    """B01-B06: tokens during an own production, never excess (A10)."""

    def fits(self, g: Tekhenu, asked: TurnChoice) -> bool:
        return asked.window() == PRODUCING

    def played(self, g: Tekhenu, asked: TurnChoice) -> None:
        gain(g, asked.seat, g.rules.cards.blessing_token[self.number], self.amount(g))
        g.do(asked.again())


class Growth(Blessing):
    """B07, B08: population or happiness rises, at any time in the own turn (A87)."""

    def fits(self, g: Tekhenu, asked: TurnChoice) -> bool:
        return asked.window() in GROWTH_WINDOWS and g.turn[ACTIVE] == asked.seat

    def played(self, g: Tekhenu, asked: TurnChoice) -> None:
        g.do(ChooseMarkerToRaise(asked.seat, self.amount(g)), asked.again())


class Face(Blessing):
    """B09, B10: turn the die to any face, which is weighed (A2)."""

    def fits(self, g: Tekhenu, asked: TurnChoice) -> bool:
        return asked.window() == DIE_TAKEN and can_set_face(g, asked.seat, self.number)

    def played(self, g: Tekhenu, asked: TurnChoice) -> None:
        g.do(SetFace(asked.seat), asked.again())


class Dyeing(Blessing):
    """B11, B12: treat the die as another colour, with a value up to one off."""

    def fits(self, g: Tekhenu, asked: TurnChoice) -> bool:
        window = asked.window()
        return (window in (DIE_TAKEN, DIE_FORBIDDEN)) and can_dye(g, asked.seat, self.number)

    def played(self, g: Tekhenu, asked: TurnChoice) -> None:
        g.do(DyeDie(asked.seat, self.amount(g)), asked.again())


class Favour(Blessing):
    """B13-B16: the action of one of two gods costs nothing."""

    def fits(self, g: Tekhenu, asked: TurnChoice) -> bool:
        if asked.window() != PAYING or asked.is_free():
            return False
        return g.rules.cards.blessing_gods[self.number] >> asked.paid_god() & 1 == 1

    def played(self, g: Tekhenu, asked: TurnChoice) -> None:
        g.do(asked.freed())


class Neighbour(Blessing):
    """B17, B18: pay scribes to add the action of a neighbouring sector's god (A29, A68, A86)."""

    def fits(self, g: Tekhenu, asked: TurnChoice) -> bool:
        if asked.window() != DIE_TAKEN:
            return False
        seat = asked.seat
        purse = Purse(g, seat)
        add_t24_gold(g, purse)
        if not purse.can_pay_scribes(self.amount(g)):
            return False
        purse.pay_scribes(self.amount(g))
        return len(self.neighbours(g, purse)) > 0 and still_useful(g, purse, self.number)

    def neighbours(self, g: Tekhenu, purse: Purse) -> list[int]:
        """The neighbours whose actions have a place, once this blessing is paid for."""
        sector = g.turn[TURN_DIE] // SECTOR
        gods = [(sector + 1) % GODS, (sector - 1) % GODS]
        others = self.others(g, purse.seat)
        return [god for god in gods if has_place_with_die(g, purse, god, others)]

    def others(self, g: Tekhenu, seat: int) -> int:
        """The other blessings in hand."""
        return g.hand(seat, BLESSINGS) & ~(1 << self.number)

    def played(self, g: Tekhenu, asked: TurnChoice) -> None:
        seat = asked.seat
        purse = Purse(g, seat)
        purse.pay_scribes(self.amount(g))
        gods = 0
        for god in self.neighbours(g, purse):
            gods |= 1 << god
        g.do(Pay(seat, SCRIBE, self.amount(g), 0), ChooseExtraAction(seat, gods), asked.again())


class Opposite(Neighbour):
    """B19, B20: move both markers back to add the opposite god's action (A19, A68, A86)."""

    def fits(self, g: Tekhenu, asked: TurnChoice) -> bool:
        if asked.window() != DIE_TAKEN:
            return False
        seat = asked.seat
        steps = self.amount(g)
        if g.happiness[seat] < steps or g.population[seat] <= steps:
            return False
        purse = Purse(g, seat)
        add_t24_gold(g, purse)
        purse.happiness -= steps
        if not has_place_with_die(g, purse, self.opposite(g), self.others(g, seat)):
            return False
        return still_useful(g, purse, self.number)

    def opposite(self, g: Tekhenu) -> int:
        return (g.turn[TURN_DIE] // SECTOR + GODS // 2) % GODS

    def played(self, g: Tekhenu, asked: TurnChoice) -> None:
        seat = asked.seat
        lower(g, seat, HAPPINESS, self.amount(g))
        lower(g, seat, POPULATION, self.amount(g))
        g.do(OrderExtraAction(seat, self.opposite(g)), asked.again())


class SecondHarvest(Blessing):
    """B21, B22: repeat the production, each with its own excess (A11, A71)."""

    def fits(self, g: Tekhenu, asked: TurnChoice) -> bool:
        return asked.window() == PRODUCING

    def played(self, g: Tekhenu, asked: TurnChoice) -> None:
        g.do(asked.repeated())


class Passage(Blessing):
    """B23, B24: Anubis without paying scribes."""

    def fits(self, g: Tekhenu, asked: TurnChoice) -> bool:
        return asked.window() == TURN_BEGINS and not g.turn[TURN_ANUBIS]

    def played(self, g: Tekhenu, asked: TurnChoice) -> None:
        g.do(CallAnubis(asked.seat), asked.again())

    def is_passage(self) -> bool:
        return True


ALL: Final[list[Blessing]] = [
    Harvest(0),
    Harvest(1),
    Harvest(2),
    Harvest(3),
    Harvest(4),
    Harvest(5),
    Growth(6),
    Growth(7),
    Face(8),
    Face(9),
    Dyeing(10),
    Dyeing(11),
    Favour(12),
    Favour(13),
    Favour(14),
    Favour(15),
    Neighbour(16),
    Neighbour(17),
    Opposite(18),
    Opposite(19),
    SecondHarvest(20),
    SecondHarvest(21),
    Passage(22),
    Passage(23),
]
assert len(ALL) == DECK


def play(g: Tekhenu, asked: TurnChoice, card: int) -> None:
    """9.4: discard the card; T24's gold comes before its effect (A66)."""
    seat = asked.seat
    g.hands[seat * KINDS + BLESSINGS] &= ~(1 << card)
    g.discards = g.discards[:]
    g.discards[BLESSINGS] |= 1 << card
    g.tell(BLESSING_PLAYED, seat, card)
    for technology in technologies.owned_by(g, seat):
        technology.blessing_played(g, seat)
    ALL[card].played(g, asked)
