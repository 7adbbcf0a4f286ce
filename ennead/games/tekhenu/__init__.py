"""Tekhenu: dice around the obelisk, six gods, one to four players."""

from ennead.core.game import Game
from ennead.core.options import Option
from ennead.games.tekhenu.actions import ACTIONS, QUESTIONS, REASONS
from ennead.games.tekhenu.evaluate import evaluate
from ennead.games.tekhenu.events import EVENTS
from ennead.games.tekhenu.features import TekhenuFeatures
from ennead.games.tekhenu.outlook import outlook
from ennead.games.tekhenu.position import read, write
from ennead.games.tekhenu.rules import TekhenuRules
from ennead.games.tekhenu.sample import sample
from ennead.games.tekhenu.setup import setup
from ennead.games.tekhenu.state import Tekhenu
from ennead.games.tekhenu.steps import STEPS
from ennead.games.tekhenu.view import view

GAME = Game(
    home=__name__,
    id="tekhenu",
    seats=(1, 4),
    options=[
        Option("level", ["easy", "medium", "hard"]),
        Option("random_start", [False, True]),
        Option("dear_decrees", [False, True]),
        Option("printed_horus", [False, True]),
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
    outlook=outlook,
    features=TekhenuFeatures,
)
