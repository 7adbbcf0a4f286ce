"""The illustrated rules of a game: figures, worked examples, icon key, chapters and search.

All of it is data beside the game's rules pages, in its folder `pages`; nothing here knows a game.
"""

from ennead.rulebook.errors import BadRulebook
from ennead.rulebook.example import Example, PlayedExample
from ennead.rulebook.figure import Callout, Figure
from ennead.rulebook.library import Rulebook, rulebook_of, words_package

__all__ = [
    "BadRulebook",
    "Callout",
    "Example",
    "Figure",
    "PlayedExample",
    "Rulebook",
    "rulebook_of",
    "words_package",
]
