"""Tekhenu: dice around the obelisk, six gods, one to four players."""

from ennead.core.game import Game
from ennead.core.options import Figures, Option
from ennead.games.tekhenu.data.ruleset import TekhenuRules
from ennead.games.tekhenu.evaluation.fitted import fitted_evaluate
from ennead.games.tekhenu.evaluation.hand_weighted import evaluate
from ennead.games.tekhenu.evaluation.terms import terms
from ennead.games.tekhenu.knowledge.features import TekhenuFeatures
from ennead.games.tekhenu.knowledge.sample import sample
from ennead.games.tekhenu.knowledge.view import view
from ennead.games.tekhenu.position.read import read
from ennead.games.tekhenu.position.steps import STEPS
from ennead.games.tekhenu.position.write import write
from ennead.games.tekhenu.rules.setup import setup
from ennead.games.tekhenu.rules.state import Tekhenu
from ennead.games.tekhenu.vocabulary.actions import ACTIONS, QUESTIONS, REASONS
from ennead.games.tekhenu.vocabulary.events import EVENTS

GAME = Game(
    package=__name__,
    id="tekhenu",
    seats=(1, 4),
    options=[
        Option("level", ["easy", "medium", "hard"]),
        Option("random_start", [False, True]),
        Option("dear_decrees", [False, True]),
        Option("printed_horus", [False, True]),
        Figures(),
    ],
    actions=ACTIONS,
    questions=QUESTIONS,
    events=EVENTS,
    reasons=REASONS,
    steps=STEPS,
    rules=TekhenuRules,
    state=Tekhenu,
    setup=setup,
    view=view,
    sample=sample,
    write=write,
    read=read,
    evaluate=evaluate,
    fitted_evaluate=fitted_evaluate,
    terms=terms,
    features=TekhenuFeatures,
)
