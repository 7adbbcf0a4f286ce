"""The die in hand: Anubis, changes of face, colour and value, extra actions (4.1, 9.4)."""

from __future__ import annotations

from typing import Final

from ennead.core.action import Action
from ennead.core.step import Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.tekhenu.rules.feasibility import T08, T24, Purse, is_die_useful
from ennead.games.tekhenu.rules.state import (
    TURN_ANUBIS,
    TURN_COLOUR,
    TURN_DIE,
    TURN_PURITY,
    TURN_SCRIBED,
    TURN_VALUE,
    Tekhenu,
    clamp_value,
)
from ennead.games.tekhenu.rules.turn_choice import TurnChoice
from ennead.games.tekhenu.vocabulary.actions import (
    AFTER,
    ASK_DYE,
    ASK_EXTRA,
    ASK_FACE,
    ASK_ORDER,
    BEFORE,
    CANNOT_ACT,
    DYE,
    EXTRA,
    FACE,
)
from ennead.games.tekhenu.vocabulary.events import (
    ANUBIS_CALLED,
    DIE_DYED,
    DIE_TAKEN,
    DIE_TURNED,
    EXTRA_ACTION,
    VALUE_SET,
)
from ennead.games.tekhenu.vocabulary.names import (
    BELOW,
    BLESSINGS,
    COLOURS,
    DICE,
    FACES,
    FORBIDDEN,
    GOLD,
    die_of,
)

SAME: Final = 1
"""The middle of the nudges down, same and up."""


class CallAnubis(Step["Tekhenu"]):
    """4.1 step 1: any die may be taken this turn, and it will not be weighed."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Tekhenu) -> None:
        g.turn[TURN_ANUBIS] = 1
        g.tell(ANUBIS_CALLED, self.seat)


class SetValue(Step["Tekhenu"]):
    """4.1 step 4: scribes change the value of everything done with this die (A1, A58)."""

    def __init__(self, seat: int, value: int) -> None:
        self.seat = seat
        self.value = value

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.value)

    def run(self, g: Tekhenu) -> None:
        g.turn[TURN_VALUE] = self.value
        g.turn[TURN_SCRIBED] = 1
        g.tell(VALUE_SET, self.seat, self.value)


class SetFace(TurnChoice):
    """B09, B10: turn the die to another face, which is weighed (A2)."""

    def may_be_skipped(self) -> bool:
        """An extra action may have spent what every face would need (A87)."""
        return True

    def question(self) -> Kind:
        return ASK_FACE

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (g.turn[TURN_DIE],)

    def answers(self, g: Tekhenu) -> list[Action]:
        return [FACE[value] for value in useful_faces(g, Purse(g, self.seat), 0)]

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        if action.verb is not FACE:
            return None
        return Reason(CANNOT_ACT, g.turn[TURN_DIE] // DICE)

    def answer(self, g: Tekhenu, action: Action) -> None:
        sector = g.turn[TURN_DIE] // DICE
        colour = g.turn[TURN_DIE] % DICE // FACES
        g.turn[TURN_DIE] = sector * DICE + die_of(colour, action.arg)
        g.turn[TURN_VALUE] = action.arg
        g.tell(DIE_TURNED, self.seat, action.arg)


class DyeDie(TurnChoice):
    """B11, B12: treat the die as another colour, its value up to `span` off (A65, A73)."""

    def __init__(self, seat: int, span: int) -> None:
        super().__init__(seat)
        self.span = span

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.span)

    def question(self) -> Kind:
        return ASK_DYE

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (g.turn[TURN_DIE], g.turn[TURN_VALUE])

    def answers(self, g: Tekhenu) -> list[Action]:
        return dye_options(g, self.seat, self.span, 0)

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        if action.verb is not DYE:
            return None
        return Reason(CANNOT_ACT, g.turn[TURN_DIE] // DICE)

    def answer(self, g: Tekhenu, action: Action) -> None:
        colour, nudge = action.args
        sector = g.turn[TURN_DIE] // DICE
        was_untreated = is_untreated(g, self.seat)
        g.turn[TURN_COLOUR] = colour
        g.turn[TURN_VALUE] += (nudge - SAME) * self.span
        g.turn[TURN_PURITY] = g.purity(colour, sector)
        g.tell(DIE_DYED, self.seat, colour, g.turn[TURN_VALUE])
        if was_untreated and not is_untreated(g, self.seat):
            tell_taken(g, self.seat)


class ChooseExtraAction(TurnChoice):
    """B17, B18: choose the neighbour whose action is added (A29)."""

    def __init__(self, seat: int, gods: int) -> None:
        super().__init__(seat)
        self.gods = gods

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.gods)

    def question(self) -> Kind:
        return ASK_EXTRA

    def answers(self, g: Tekhenu) -> list[Action]:
        return EXTRA.of(self.gods)

    def answer(self, g: Tekhenu, action: Action) -> None:
        g.do(OrderExtraAction(self.seat, action.arg))


class OrderExtraAction(TurnChoice):
    """B17-B20: the extra action comes before or after the main one (A68)."""

    def __init__(self, seat: int, god: int) -> None:
        super().__init__(seat)
        self.god = god

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.god)

    def question(self) -> Kind:
        return ASK_ORDER

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.god,)

    def answers(self, g: Tekhenu) -> list[Action]:
        return [BEFORE.only(), AFTER.only()]

    def answer(self, g: Tekhenu, action: Action) -> None:
        later = 1 if action.verb is AFTER else 0
        g.extras = (*g.extras, self.god * 2 + later)
        g.tell(EXTRA_ACTION, self.seat, self.god)


def is_untreated(g: Tekhenu, seat: int) -> bool:
    """T08, A84: whether the die is forbidden and must be treated as pure or tainted, or dyed.

    Without T08 an Anubis die may stay forbidden (A27).
    """
    if g.turn[TURN_PURITY] != FORBIDDEN:
        return False
    return not g.turn[TURN_ANUBIS] or g.owns(seat, T08)


def tell_taken(g: Tekhenu, seat: int) -> None:
    """Tell which die was taken, and onto which pan it goes."""
    g.tell(DIE_TAKEN, seat, g.turn[TURN_DIE], pan_of_die(g))


def pan_of_die(g: Tekhenu) -> int:
    """4.1 step 2: pure dice left, tainted dice right, Anubis dice below (A28)."""
    return BELOW if g.turn[TURN_ANUBIS] else g.turn[TURN_PURITY]


def still_useful(g: Tekhenu, purse: Purse, card: int) -> bool:
    """A80: whether the die can still be used once this blessing is played and paid for."""
    blessings = g.hand(purse.seat, BLESSINGS) & ~(1 << card)
    sector = g.turn[TURN_DIE] // DICE
    return is_die_useful(g, purse, sector, g.turn[TURN_COLOUR], g.turn[TURN_VALUE], blessings)


def can_set_face(g: Tekhenu, seat: int, card: int) -> bool:
    """B09, B10: whether any face would be useful."""
    purse = Purse(g, seat)
    add_t24_gold(g, purse)
    return len(useful_faces(g, purse, 1 << card)) > 0


def useful_faces(g: Tekhenu, purse: Purse, playing: int) -> list[int]:
    """B09, B10: faces with which the die can be used without the blessings in `playing`."""
    blessings = g.hand(purse.seat, BLESSINGS) & ~playing
    sector = g.turn[TURN_DIE] // DICE
    colour = g.turn[TURN_COLOUR]
    faces = range(1, FACES + 1)
    return [v for v in faces if is_die_useful(g, purse, sector, colour, v, blessings)]


def can_dye(g: Tekhenu, seat: int, card: int) -> bool:
    """B11, B12: whether any colour would be useful."""
    return len(dye_options(g, seat, g.rules.cards.blessing_amount[card], 1 << card)) > 0


def dye_options(g: Tekhenu, seat: int, span: int, playing: int) -> list[Action]:
    """B11, B12: other colours with values that can be used; a forbidden one with T08 (A85)."""
    blessings = g.hand(seat, BLESSINGS) & ~playing
    sector = g.turn[TURN_DIE] // DICE
    even_forbidden = g.turn[TURN_ANUBIS] == 1 or g.owns(seat, T08)
    options: list[Action] = []
    for colour in range(COLOURS):
        if colour == g.turn[TURN_COLOUR]:
            continue
        if g.purity(colour, sector) == FORBIDDEN and not even_forbidden:
            continue
        for nudge in range(3):
            value = g.turn[TURN_VALUE] + (nudge - SAME) * span
            if value != clamp_value(value):
                continue
            purse = Purse(g, seat)
            if playing:
                add_t24_gold(g, purse)
            if is_die_useful(g, purse, sector, colour, value, blessings):
                options.append(DYE[colour, nudge])
    return options


def add_t24_gold(g: Tekhenu, purse: Purse) -> None:
    """A66: T24's gold comes before the blessing's effect."""
    if g.owns(purse.seat, T24):
        purse.stock[GOLD] += g.rules.cards.technology_amount[T24]
