"""The populace track: population, happiness and its milestones (6.4, 6.5)."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Step
from ennead.core.vocabulary import Kind
from ennead.games.tekhenu.rules.gains import gain
from ennead.games.tekhenu.rules.market import open_sections
from ennead.games.tekhenu.rules.state import ACTION_REACHED, GOLD_REACHED, SCRIBE_REACHED, Tekhenu
from ennead.games.tekhenu.rules.turn_choice import TurnChoice
from ennead.games.tekhenu.vocabulary.actions import ASK_RAISE, RAISE
from ennead.games.tekhenu.vocabulary.events import BOT_MARKER, MARKER_MOVED
from ennead.games.tekhenu.vocabulary.names import GOLD, HAPPINESS, POPULATION, SCRIBE


class RaiseMarker(Step["Tekhenu"]):
    """6.5: move a marker up; steps beyond its limit are lost."""

    def __init__(self, seat: int, marker: int, steps: int) -> None:
        self.seat = seat
        self.marker = marker
        self.steps = steps

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.marker, self.steps)

    def run(self, g: Tekhenu) -> None:
        if self.marker == POPULATION:
            raise_population(g, self.seat, self.steps)
        else:
            raise_happiness(g, self.seat, self.steps)


class ChooseMarkerToRaise(TurnChoice):
    """F03, B07, B08: population or happiness, all steps on the same marker (A21)."""

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.steps)

    def question(self) -> Kind:
        return ASK_RAISE

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.steps,)

    def answers(self, g: Tekhenu) -> list[Action]:
        """A marker that cannot move is offered only if neither can."""
        options: list[Action] = []
        if g.population[self.seat] < g.rules.end:
            options.append(RAISE[POPULATION])
        if g.happiness[self.seat] < g.population[self.seat]:
            options.append(RAISE[HAPPINESS])
        return options or [RAISE[POPULATION]]

    def answer(self, g: Tekhenu, action: Action) -> None:
        g.do(RaiseMarker(self.seat, action.arg, self.steps))


def raise_population(g: Tekhenu, head: int, steps: int) -> None:
    """6.5: up to the end of the track; may open market sections."""
    to = min(g.rules.end, g.population[head] + steps)
    if to != g.population[head]:
        g.population[head] = to
        tell_marker(g, head, POPULATION, to)
        open_sections(g, to)


def raise_happiness(g: Tekhenu, head: int, steps: int) -> None:
    """6.5: never beyond the population. The first pass of a milestone is rewarded (A15)."""
    to = min(g.population[head], g.happiness[head] + steps)
    if to == g.happiness[head]:
        return
    g.happiness[head] = to
    tell_marker(g, head, HAPPINESS, to)
    if not g.is_bot(head):
        _reward(g, head, to)


def lower(g: Tekhenu, head: int, marker: int, steps: int) -> None:
    """A67: sections stay open and milestones are not repeated."""
    track = g.population if marker == POPULATION else g.happiness
    track[head] -= steps
    tell_marker(g, head, marker, track[head])


def tell_marker(g: Tekhenu, head: int, marker: int, to: int) -> None:
    if g.is_bot(head):
        g.tell(BOT_MARKER, marker, to)
    else:
        g.tell(MARKER_MOVED, head, marker, to)


def _reward(g: Tekhenu, seat: int, at: int) -> None:
    """6.4: gold, a scribe and at last an extra action (A17, A61), once each."""
    from ennead.games.tekhenu.rules.free_action import (
        BY_MILESTONE,
        FreeAction,
        RefillMarketOutsideTurn,
    )

    reached = g.milestones[seat]
    if at >= g.rules.gold_milestone and not reached & GOLD_REACHED:
        g.milestones = g.milestones[:]
        g.milestones[seat] |= GOLD_REACHED
        gain(g, seat, GOLD, 1)
    if at >= g.rules.scribe_milestone and not reached & SCRIBE_REACHED:
        g.milestones = g.milestones[:]
        g.milestones[seat] |= SCRIBE_REACHED
        gain(g, seat, SCRIBE, 1)
    if at >= g.rules.action_milestone and not reached & ACTION_REACHED:
        g.milestones = g.milestones[:]
        g.milestones[seat] |= ACTION_REACHED
        g.do(FreeAction(seat, BY_MILESTONE), RefillMarketOutsideTurn(seat))
