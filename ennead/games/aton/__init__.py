"""Aton: two players, secret cards, four temples."""

from ennead.core.game import Game
from ennead.games.aton.actions import ACTIONS, QUESTIONS, REASONS
from ennead.games.aton.evaluate import evaluate
from ennead.games.aton.events import EVENTS
from ennead.games.aton.features import AtonFeatures
from ennead.games.aton.outlook import outlook
from ennead.games.aton.position import read, write
from ennead.games.aton.rules import AtonRules
from ennead.games.aton.sample import sample
from ennead.games.aton.setup import setup
from ennead.games.aton.state import Aton
from ennead.games.aton.steps import STEPS
from ennead.games.aton.view import view

GAME = Game(
    home=__name__,
    id="aton",
    seats=(2, 2),
    actions=ACTIONS,
    questions=QUESTIONS,
    events=EVENTS,
    reasons=REASONS,
    steps=STEPS,
    rules=AtonRules,
    state=Aton,
    setup=setup,
    view=view,
    sample=sample,
    write=write,
    read=read,
    evaluate=evaluate,
    outlook=outlook,
    features=AtonFeatures,
)
