"""The conformance kit: checks that every game must pass, here and in other packages.

from ennead.testing import check_game
check_game(my_game, games=20)
"""

from ennead.testing.check import check_game
from ennead.testing.failure import Nonconforming

__all__ = ["Nonconforming", "check_game"]
