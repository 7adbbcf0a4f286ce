"""Reeds: two or three players cut reeds from three beds, one of them secretly blessed."""

from ennead.core.game import Game
from reeds.evaluation import evaluate
from reeds.knowledge import sample, view
from reeds.position import read, write
from reeds.rules import STEPS, setup
from reeds.state import Reeds, ReedsRules
from reeds.vocabulary import ACTIONS, EVENTS, QUESTIONS, REASONS

GAME = Game(
    package=__name__,
    id="reeds",
    seats=(2, 3),
    actions=ACTIONS,
    questions=QUESTIONS,
    events=EVENTS,
    reasons=REASONS,
    steps=STEPS,
    rules=ReedsRules,
    state=Reeds,
    setup=setup,
    view=view,
    sample=sample,
    write=write,
    read=read,
    evaluate=evaluate,
)
