"""Ankh: gods, their figures and monuments, battles and caravans, two to five players.

By chapters of the rulebook: board and regions, set-up, turn, move, summon, followers, powers,
control, caravan, conflict, battle, strength, deaths, devotion, merging, forgetting; what the gods
and the guardians can do besides stands in gods and guardians.
"""

from ennead.core.game import Game
from ennead.core.options import Document, Option
from ennead.games.ankh.actions import ACTIONS, QUESTIONS, REASONS
from ennead.games.ankh.evaluate import evaluate
from ennead.games.ankh.events import EVENTS
from ennead.games.ankh.features import AnkhFeatures
from ennead.games.ankh.outlook import outlook
from ennead.games.ankh.position import read, write
from ennead.games.ankh.rules import AnkhRules, examine_own
from ennead.games.ankh.sample import sample
from ennead.games.ankh.setup import setup
from ennead.games.ankh.state import Ankh
from ennead.games.ankh.steps import STEPS
from ennead.games.ankh.view import view

GAME = Game(
    home=__name__,
    id="ankh",
    seats=(2, 5),
    options=[
        Option(
            "scenario",
            ["black-land", "scattered-faith", "twin-cities", "random"],
            players={"twin-cities": (3, 4)},
        ),
        Option("gods", ["random", "drafted", "chosen"]),
        Option("guardians", ["random", "chosen"]),
        Document("own", examine_own),
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
    outlook=outlook,
    plays_on=False,
    features=AnkhFeatures,
)
