"""The vocabulary of Reeds: actions, questions, events and reasons."""

from __future__ import annotations

from ennead.core.action import Actions
from ennead.core.domain import Domain, seats
from ennead.core.spec import COUNT, events, questions, reasons

SEAT = seats(3)
BED = Domain.named("bed", ["north", "middle", "south"])
BEDS = len(BED)
REEDS = Domain("reeds", 1, 3)

ACTIONS = Actions()
CUT = ACTIONS.verb("cut", BED, REEDS)

QUESTIONS = questions()
ASK_CUT = QUESTIONS.add("cut", seat=SEAT)

EVENTS = events()
BLESSED = EVENTS.add("blessed", seat=SEAT, bed=BED)
CUT_REEDS = EVENTS.add("cut", seat=SEAT, bed=BED, count=COUNT)
COUNTED = EVENTS.add("counted", seat=SEAT, bed=BED, count=COUNT)

REASONS = reasons()
TOO_FEW = REASONS.add("too-few", bed=BED, left=COUNT)
