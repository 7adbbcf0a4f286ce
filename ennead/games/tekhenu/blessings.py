"""Blessings: cards for one use, offered inside the question at which they fit."""

from __future__ import annotations

from typing import Final

from ennead.core.action import Action
from ennead.core.kinds import Reason
from ennead.core.step import Choice, Step
from ennead.games.tekhenu import technologies
from ennead.games.tekhenu.actions import BLESSING_UNFIT, NOT_YOUR_BLESSING, PLAY
from ennead.games.tekhenu.board import BLESSINGS, DECK, GODS, HAPPINESS, KINDS, POPULATION, SCRIBE
from ennead.games.tekhenu.die import (
    CallAnubis,
    Dye,
    Extra,
    Order,
    SetFace,
    add_gold,
    can_dye,
    can_set_face,
    still_useful,
)
from ennead.games.tekhenu.events import BLESSING_PLAYED
from ennead.games.tekhenu.means import FREE, Purse, has_place
from ennead.games.tekhenu.payment import Pay
from ennead.games.tekhenu.populace import RaiseOne, lower
from ennead.games.tekhenu.state import (
    ACTIVE,
    TURN_ANUBIS,
    TURN_DIE,
    TURN_VALUE,
    Tekhenu,
    bits,
)
from ennead.games.tekhenu.supply import gain

# Windows: the sorts of questions at which blessings may be played.
TURN_BEGINS: Final = 0
DIE_TAKEN: Final = 1
DIE_FORBIDDEN: Final = 2
PRODUCING: Final = 3
PAYING: Final = 4
TURN_ENDS: Final = 5

SECTOR: Final = 30


class Offering(Choice["Tekhenu"]):
    """A question at which blessings may be played, after which it is asked again."""

    def window(self) -> int:
        raise NotImplementedError

    def god(self) -> int:
        """Whose action is being paid for."""
        return -1

    def is_free(self) -> bool:
        return False

    def again(self) -> Step[Tekhenu]:
        """The same question once more."""
        return self

    def freed(self) -> Step[Tekhenu]:
        """The question once more, with nothing to be paid."""
        return self

    def repeated(self) -> Step[Tekhenu]:
        """The question once more, with one production more to come."""
        return self

    def plays(self, g: Tekhenu) -> list[Action]:
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


class GodAction(Offering):
    """The action of a god that must be paid for, with what the die allows and how it is done."""

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
    """A card that fits some questions and takes effect when it is played there."""

    def __init__(self, number: int) -> None:
        self.number = number

    def amount(self, g: Tekhenu) -> int:
        return g.rules.cards.blessing_amount[self.number]

    def fits(self, g: Tekhenu, asked: Offering) -> bool:
        raise NotImplementedError

    def played(self, g: Tekhenu, asked: Offering) -> None:
        raise NotImplementedError

    def is_passage(self) -> bool:
        """Does it call Anubis?"""
        return False


class Harvest(Blessing):
    """b01 to b06: tokens during an own production, never in excess."""

    def fits(self, g: Tekhenu, asked: Offering) -> bool:
        return asked.window() == PRODUCING

    def played(self, g: Tekhenu, asked: Offering) -> None:
        gain(g, asked.seat, g.rules.cards.blessing_token[self.number], self.amount(g))
        g.do(asked.again())


class Growth(Blessing):
    """b07, b08: population or happiness moves up, at any time of the own turn."""

    def fits(self, g: Tekhenu, asked: Offering) -> bool:
        return asked.window() in (TURN_BEGINS, DIE_TAKEN, TURN_ENDS) and (
            g.turn[ACTIVE] == asked.seat
        )

    def played(self, g: Tekhenu, asked: Offering) -> None:
        g.do(RaiseOne(asked.seat, self.amount(g)), asked.again())


class Face(Blessing):
    """b09, b10: the die is turned to any face, and weighs it."""

    def fits(self, g: Tekhenu, asked: Offering) -> bool:
        return asked.window() == DIE_TAKEN and can_set_face(g, asked.seat, self.number)

    def played(self, g: Tekhenu, asked: Offering) -> None:
        g.do(SetFace(asked.seat), asked.again())


class Dyeing(Blessing):
    """b11, b12: the die counts as one of another colour, its value perhaps one off."""

    def fits(self, g: Tekhenu, asked: Offering) -> bool:
        window = asked.window()
        return (window in (DIE_TAKEN, DIE_FORBIDDEN)) and can_dye(g, asked.seat, self.number)

    def played(self, g: Tekhenu, asked: Offering) -> None:
        g.do(Dye(asked.seat, self.amount(g)), asked.again())


class Favour(Blessing):
    """b13 to b16: the action of one of two gods costs nothing."""

    def fits(self, g: Tekhenu, asked: Offering) -> bool:
        if asked.window() != PAYING or asked.is_free():
            return False
        return g.rules.cards.blessing_gods[self.number] >> asked.god() & 1 == 1

    def played(self, g: Tekhenu, asked: Offering) -> None:
        g.do(asked.freed())


class Neighbour(Blessing):
    """b17, b18: for scribes, also the action of a god next to where the die came from."""

    def fits(self, g: Tekhenu, asked: Offering) -> bool:
        if asked.window() != DIE_TAKEN:
            return False
        seat = asked.seat
        purse = Purse(g, seat)
        add_gold(g, purse)
        if not purse.can_pay_scribes(self.amount(g)) or not self.neighbours(g, seat):
            return False
        purse.pay_scribes(self.amount(g))
        return still_useful(g, purse, self.number)

    def neighbours(self, g: Tekhenu, seat: int) -> list[int]:
        sector = g.turn[TURN_DIE] // SECTOR
        gods = [(sector + 1) % GODS, (sector - 1) % GODS]
        return [god for god in gods if self.has_place(g, seat, god)]

    def has_place(self, g: Tekhenu, seat: int, god: int) -> bool:
        return has_place(g, seat, god, g.turn[TURN_VALUE], g.happiness[seat])

    def played(self, g: Tekhenu, asked: Offering) -> None:
        seat = asked.seat
        gods = 0
        for god in self.neighbours(g, seat):
            gods |= 1 << god
        g.do(Pay(seat, SCRIBE, self.amount(g), 0), Extra(seat, gods), asked.again())


class Opposite(Neighbour):
    """b19, b20: for a step back of both markers, also the action of the god opposite."""

    def fits(self, g: Tekhenu, asked: Offering) -> bool:
        if asked.window() != DIE_TAKEN:
            return False
        seat = asked.seat
        steps = self.amount(g)
        if g.happiness[seat] < steps or g.population[seat] <= steps:
            return False
        purse = Purse(g, seat)
        add_gold(g, purse)
        purse.happiness -= steps
        god = self.opposite(g)
        if not has_place(g, seat, god, g.turn[TURN_VALUE], purse.happiness):
            return False
        return still_useful(g, purse, self.number)

    def opposite(self, g: Tekhenu) -> int:
        return (g.turn[TURN_DIE] // SECTOR + GODS // 2) % GODS

    def played(self, g: Tekhenu, asked: Offering) -> None:
        seat = asked.seat
        lower(g, seat, HAPPINESS, self.amount(g))
        lower(g, seat, POPULATION, self.amount(g))
        g.do(Order(seat, self.opposite(g)), asked.again())


class SecondHarvest(Blessing):
    """b21, b22: the production is done once more, its excess judged by itself."""

    def fits(self, g: Tekhenu, asked: Offering) -> bool:
        return asked.window() == PRODUCING

    def played(self, g: Tekhenu, asked: Offering) -> None:
        g.do(asked.repeated())


class Passage(Blessing):
    """b23, b24: Anubis at no price."""

    def fits(self, g: Tekhenu, asked: Offering) -> bool:
        return asked.window() == TURN_BEGINS and not g.turn[TURN_ANUBIS]

    def played(self, g: Tekhenu, asked: Offering) -> None:
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


def play(g: Tekhenu, asked: Offering, card: int) -> None:
    """The card is shown and discarded; gold for playing it comes before its effect."""
    seat = asked.seat
    g.hands[seat * KINDS + BLESSINGS] &= ~(1 << card)
    g.discards = g.discards[:]
    g.discards[BLESSINGS] |= 1 << card
    g.tell(BLESSING_PLAYED, seat, card)
    for technology in technologies.of(g, seat):
        technology.blessing_played(g, seat)
    ALL[card].played(g, asked)
