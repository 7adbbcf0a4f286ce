"""Aton: two players, secret cards, four temples."""

from ennead.core.game import Game
from ennead.games.aton.data.ruleset import AtonRules
from ennead.games.aton.evaluation.fitted import fitted_evaluate
from ennead.games.aton.evaluation.hand_weighted import evaluate
from ennead.games.aton.evaluation.terms import terms
from ennead.games.aton.knowledge.features import AtonFeatures
from ennead.games.aton.knowledge.sample import sample
from ennead.games.aton.knowledge.view import view
from ennead.games.aton.position.read import read
from ennead.games.aton.position.steps import STEPS
from ennead.games.aton.position.write import write
from ennead.games.aton.rules.setup import setup
from ennead.games.aton.rules.state import Aton
from ennead.games.aton.vocabulary.actions import ACTIONS, QUESTIONS, REASONS
from ennead.games.aton.vocabulary.events import EVENTS

GAME = Game(
    package=__name__,
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
    fitted_evaluate=fitted_evaluate,
    terms=terms,
    features=AtonFeatures,
)
