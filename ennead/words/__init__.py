"""Message catalogues: every text shown to users, in English, Russian and Polish."""

from ennead.words.catalogue import LANGUAGES, Words
from ennead.words.fluent_functions import MissingWords

__all__ = ["LANGUAGES", "MissingWords", "Words"]
