"""The draft: Anubis or not, which die, and how a forbidden die counts (4.1 steps 1-2)."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.vocabulary import Kind, Reason
from ennead.games.tekhenu.rules.blessings import ALL, BlessingWindow
from ennead.games.tekhenu.rules.die import CallAnubis, is_untreated, tell_taken
from ennead.games.tekhenu.rules.die_action import DieAction
from ennead.games.tekhenu.rules.feasibility import DYE_BLESSINGS, T08, Purse, is_die_useful
from ennead.games.tekhenu.rules.payment import Pay
from ennead.games.tekhenu.rules.state import (
    TURN_ANUBIS,
    TURN_COLOUR,
    TURN_DIE,
    TURN_LAID,
    TURN_PURITY,
    TURN_VALUE,
    Tekhenu,
)
from ennead.games.tekhenu.rules.turn_choice import TURN_BEGINS
from ennead.games.tekhenu.rules.wheel import take_die
from ennead.games.tekhenu.vocabulary.actions import (
    ANUBIS,
    ASK_ANUBIS,
    ASK_DRAFT,
    FORBIDDEN_DIE,
    NO_DIE,
    TAKE,
    TOO_FEW_SCRIBES,
    USELESS_DIE,
)
from ennead.games.tekhenu.vocabulary.events import DIE_WASTED, NO_DIE_LEFT
from ennead.games.tekhenu.vocabulary.names import (
    BLESSINGS,
    DICE,
    FACES,
    FORBIDDEN,
    GODS,
    GRAY,
    SCRIBE,
    TAINTED,
    colour_of,
    value_of,
)


class Draft(BlessingWindow):
    """4.1 steps 1-2: take a pure or tainted die with a possible action (A80), or Anubis."""

    def run(self, g: Tekhenu) -> None:
        """In a constructed position the wheel may be empty: then the turn is, too."""
        if any(g.wheel):
            g.ask(self)
        else:
            g.tell(NO_DIE_LEFT, self.seat)

    def window(self) -> int:
        return TURN_BEGINS

    def question(self) -> Kind:
        return ASK_DRAFT

    def answers(self, g: Tekhenu) -> list[Action]:
        options = dice_to_take(g, self.seat)
        plays = self.plays(g)
        if not g.turn[TURN_ANUBIS] and self.can_pay_anubis(g):
            options.append(ANUBIS.only())
        if not options and not offers_anubis(plays):
            options = all_dice(g)
        return options + plays

    def can_pay_anubis(self, g: Tekhenu) -> bool:
        return Purse(g, self.seat).can_pay_scribes(g.rules.anubis_scribes)

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        if action.verb is ANUBIS:
            return Reason(TOO_FEW_SCRIBES, g.rules.anubis_scribes)
        if action.verb is not TAKE:
            return self.no_play(g, action)
        sector, die = action.arg // DICE, action.arg % DICE
        if die not in g.wheel[sector]:
            return Reason(NO_DIE, action.arg)
        return why_not_take(g, self.seat, sector, die) or Reason(USELESS_DIE, action.arg)

    def answer(self, g: Tekhenu, action: Action) -> None:
        seat = self.seat
        if action.verb is ANUBIS:
            g.do(
                Pay(seat, SCRIBE, g.rules.anubis_scribes, 0),
                CallAnubis(seat),
                DraftWithAnubis(seat),
            )
        else:
            draft(g, seat, action.arg)

    def again(self) -> Draft:
        return DraftAgain(self.seat)


class DraftWithAnubis(Draft):
    """4.1 step 2: with Anubis any die may be taken, even a forbidden one."""

    def question(self) -> Kind:
        return ASK_ANUBIS

    def again(self) -> Draft:
        return self


class DraftAgain(Draft):
    """4.1 steps 1-2: the draft again after a blessing, which may have called Anubis."""

    def run(self, g: Tekhenu) -> None:
        g.do(DraftWithAnubis(self.seat) if g.turn[TURN_ANUBIS] else Draft(self.seat))


def dice_to_take(g: Tekhenu, seat: int) -> list[Action]:
    """A80: all dice for which `why_not_take` gives no reason, found in one pass."""
    if g.turn[TURN_ANUBIS]:
        return all_dice(g)
    blessings = g.hand(seat, BLESSINGS)
    even_forbidden = g.owns(seat, T08) or blessings & DYE_BLESSINGS != 0
    purse = Purse(g, seat)
    found: list[Action] = []
    for sector in range(GODS):
        light = g.light(sector)
        before = -1
        for die in g.wheel[sector]:
            if die == before:
                continue
            before = die
            colour = die // FACES
            if g.rules.purity[colour * 3 + light] == FORBIDDEN and not even_forbidden:
                continue
            if colour != GRAY or is_die_useful(g, purse, sector, colour, value_of(die), blessings):
                found.append(TAKE.actions[sector * DICE + die])
    return found


def why_not_take(g: Tekhenu, seat: int, sector: int, die: int) -> Reason | None:
    """A80: why a die on the wheel cannot be taken, None if it can."""
    if g.turn[TURN_ANUBIS]:
        return None
    blessings = g.hand(seat, BLESSINGS)
    colour = colour_of(die)
    if g.purity(colour, sector) == FORBIDDEN:
        if not g.owns(seat, T08) and not blessings & DYE_BLESSINGS:
            return Reason(FORBIDDEN_DIE, sector * DICE + die)
    if colour != GRAY:
        return None
    if is_die_useful(g, Purse(g, seat), sector, colour, value_of(die), blessings):
        return None
    return Reason(USELESS_DIE, sector * DICE + die)


def offers_anubis(plays: list[Action]) -> bool:
    """A79: whether B23 or B24 can be played, so that a die need not be wasted."""
    return any(ALL[action.arg].is_passage() for action in plays)


def all_dice(g: Tekhenu) -> list[Action]:
    """Every die on the wheel: with Anubis, or to waste one if none can be used (A24, A25)."""
    found: list[Action] = []
    for sector in range(GODS):
        before = -1
        for die in g.wheel[sector]:
            if die != before:
                found.append(TAKE.actions[sector * DICE + die])
            before = die
    return found


def draft(g: Tekhenu, seat: int, at: int) -> None:
    """4.1 step 2: take a die; a useless one is wasted as tainted (A24)."""
    sector, die = at // DICE, at % DICE
    wasted = why_not_take(g, seat, sector, die) is not None
    purity = g.purity(colour_of(die), sector)
    take_die(g, sector, die)
    g.turn[TURN_DIE] = at
    g.turn[TURN_COLOUR] = colour_of(die)
    g.turn[TURN_VALUE] = value_of(die)
    g.turn[TURN_PURITY] = purity
    if wasted:
        g.turn[TURN_PURITY] = TAINTED
        g.turn[TURN_LAID] = 1
        tell_taken(g, seat)
        g.right_pan = g.right_pan[:]
        g.right_pan[seat] = (*g.right_pan[seat], die)
        g.tell(DIE_WASTED, seat)
    else:
        if not is_untreated(g, seat):
            tell_taken(g, seat)
        g.do(DieAction(seat))
