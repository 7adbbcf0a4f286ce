"""The games as PettingZoo's AEC environments.

from ennead.envs.pettingzoo import aton_v0
env = aton_v0.env(reward="dense")
"""

from ennead.envs.pettingzoo.table import Table, wrapped

__all__ = ["Table", "wrapped"]
