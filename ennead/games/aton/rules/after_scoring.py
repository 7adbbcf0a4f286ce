"""After a scoring that does not end the game: returning the dead, taking priests back (7)."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Choice, Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.aton.rules import kingdom
from ennead.games.aton.rules.state import Aton
from ennead.games.aton.vocabulary.actions import (
    ASK_SUBSTITUTE,
    ASK_TAKE_BACK,
    ENEMY_PRIEST,
    NO_PRIEST,
    REMOVE,
    WRONG_TEMPLE,
)
from ennead.games.aton.vocabulary.events import RISEN, TAKEN_BACK
from ennead.games.aton.vocabulary.names import TEMPLES, temple_of


class Aftermath(Step["Aton"]):
    """7.1, 7.2: empty the Kingdom; the leader (A19), or red if tied (A26), takes back first."""

    def run(self, g: Aton) -> None:
        for seat in (0, 1):
            if g.dead[seat]:
                g.tell(RISEN, seat, g.dead[seat])
        kingdom.empty(g)
        leader = 1 if g.score[1] > g.score[0] else 0
        g.do(PostScoringRemoval(leader), PostScoringRemoval(1 - leader))


class PostScoringRemoval(Step["Aton"]):
    """7.2, 7.3, A18: take one own priest from each temple, then a substitute for each other."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Aton) -> None:
        temples = range(1, TEMPLES + 1)
        regular = [t for t in temples if g.priests[self.seat] & g.rules.temple[t - 1]]
        missing = [t for t in temples if t not in regular]
        g.do(
            *[TakeBack(self.seat, temple) for temple in regular],
            *[Substitute(self.seat, temple) for temple in missing],
        )


class TakeBack(Choice["Aton"]):
    """7.2: which own priest leaves a temple."""

    def __init__(self, seat: int, temple: int) -> None:
        super().__init__(seat)
        self.temple = temple

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.temple)

    def question(self) -> Kind:
        return ASK_TAKE_BACK

    def details(self, g: Aton) -> tuple[int, ...]:
        return (self.temple,)

    def cells(self, g: Aton) -> int:
        return g.rules.temple[self.temple - 1]

    def options(self, g: Aton) -> list[Action]:
        return REMOVE.of(g.priests[self.seat] & self.cells(g))

    def why_not(self, g: Aton, action: Action) -> Reason | None:
        if action.verb is not REMOVE:
            return None
        cell = action.arg
        if g.priests[1 - self.seat] >> cell & 1:
            return Reason(ENEMY_PRIEST, cell)
        if not g.priests[self.seat] >> cell & 1:
            return Reason(NO_PRIEST, cell)
        return Reason(WRONG_TEMPLE, temple_of(cell))

    def take(self, g: Aton, action: Action) -> None:
        g.priests[self.seat] &= ~(1 << action.arg)
        g.supply[self.seat] += 1
        g.tell(TAKEN_BACK, self.seat, action.arg)


class Substitute(TakeBack):
    """7.3, A20: for a temple without own priests, one from a higher temple.

    If no higher temple has any, it comes from the highest temple that does. With no priest left,
    nothing happens (A21).
    """

    def question(self) -> Kind:
        return ASK_SUBSTITUTE

    def cells(self, g: Aton) -> int:
        higher = 0
        highest = 0
        for temple in range(1, TEMPLES + 1):
            cells = g.rules.temple[temple - 1]
            if g.priests[self.seat] & cells:
                highest = cells
                if temple > self.temple:
                    higher |= cells
        return higher or highest

    def may_be_skipped(self) -> bool:
        return True
