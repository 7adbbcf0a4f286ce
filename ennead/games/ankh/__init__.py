"""Ankh: Gods of Egypt for two to five players."""

from ennead.core.game import Game
from ennead.core.options import Document, Option
from ennead.games.ankh.data.ruleset import AnkhRules, check_own_document
from ennead.games.ankh.evaluation.fitted import fitted_evaluate
from ennead.games.ankh.evaluation.hand_weighted import evaluate
from ennead.games.ankh.evaluation.terms import terms
from ennead.games.ankh.knowledge.features import AnkhFeatures
from ennead.games.ankh.knowledge.sample import sample
from ennead.games.ankh.knowledge.view import view
from ennead.games.ankh.position.read import read
from ennead.games.ankh.position.steps import STEPS
from ennead.games.ankh.position.write import write
from ennead.games.ankh.rules.setup import setup
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.actions import ACTIONS, QUESTIONS, REASONS
from ennead.games.ankh.vocabulary.events import EVENTS

GAME = Game(
    package=__name__,
    id="ankh",
    seats=(2, 5),
    options=[
        Option(
            "scenario",
            [
                "middle-kingdom",
                "old-kingdom",
                "black-land",
                "scattered-faith",
                "twin-cities",
                "random",
            ],
            players={"twin-cities": (3, 4)},
        ),
        Option("gods", ["random", "drafted", "chosen"]),
        Option("guardians", ["random", "chosen"]),
        Document("own", check_own_document),
    ],
    actions=ACTIONS,
    questions=QUESTIONS,
    events=EVENTS,
    reasons=REASONS,
    steps=STEPS,
    rules=AnkhRules,
    state=Ankh,
    setup=setup,
    view=view,
    sample=sample,
    write=write,
    read=read,
    evaluate=evaluate,
    fitted_evaluate=fitted_evaluate,
    terms=terms,
    needs_playouts=False,
    features=AnkhFeatures,
)
