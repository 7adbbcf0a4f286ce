"""Every game for PettingZoo, sequential (AEC) and parallel, in a module named after it.

from ennead.envs.pettingzoo import aton_v0
env = aton_v0.env(reward="dense")

The modules are created from the registry of games, so `import ennead.envs.pettingzoo.aton_v0` works
as well, and so do the modules of games from other packages.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

from ennead.core.game import Game
from ennead.envs.pettingzoo.environment import GameEnv, GuardedGameEnv, make_functions
from ennead.envs.pettingzoo.parallel import ParallelGameEnv
from ennead.envs.registration import environment_version, learnable_games

__all__ = ["GameEnv", "GuardedGameEnv", "ParallelGameEnv"]

if TYPE_CHECKING:

    def __getattr__(name: str) -> ModuleType: ...


def _make_module(game: Game) -> ModuleType:
    """A module with `env`, `raw_env` and `parallel_env`, as PettingZoo's own have them."""
    version = environment_version(game)
    module = ModuleType(f"{__name__}.{game.id}_v{version}", f"{game.id} for PettingZoo.")
    env, raw_env, parallel_env = make_functions(game.id, version)
    functions = {"env": env, "raw_env": raw_env, "parallel_env": parallel_env}
    vars(module).update(functions, VERSION=version, __all__=list(functions))
    return module


for _game in learnable_games():
    _module = _make_module(_game)
    sys.modules[_module.__name__] = _module
    globals()[_module.__name__.rpartition(".")[2]] = _module
