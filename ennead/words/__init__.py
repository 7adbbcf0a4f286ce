"""Words: every sentence of the house and of its games in English, Russian and Polish."""

from ennead.words.catalogue import LANGUAGES, Words
from ennead.words.functions import MissingWords

__all__ = ["LANGUAGES", "MissingWords", "Words"]
