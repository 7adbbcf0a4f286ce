"""Reeds: two or three players cut reeds from three beds, one of them secretly blessed."""

from ennead.core.game import Game
from reeds.knowing import evaluate, sample, view
from reeds.position import read, write
from reeds.state import Reeds, ReedsRules
from reeds.turns import STEPS, setup
from reeds.vocabulary import ACTIONS, EVENTS, QUESTIONS, REASONS

GAME = Game(
    home=__name__,
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
