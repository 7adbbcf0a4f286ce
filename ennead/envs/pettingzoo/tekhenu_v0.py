"""Tekhenu for PettingZoo, one to four players; bumped when its actions or observations change."""

from __future__ import annotations

from collections.abc import Mapping

from pettingzoo import AECEnv

from ennead.envs.pettingzoo.table import Table, wrapped
from ennead.envs.reward import SPARSE

__all__ = ["env", "raw_env"]

VERSION = 0


def raw_env(
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    reward: str = SPARSE,
    render_mode: str | None = None,
) -> Table:
    """The bare environment; an illegal action is an `ennead.IllegalAction`."""
    return Table("tekhenu", VERSION, players, options, reward, render_mode)


def env(
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    reward: str = SPARSE,
    render_mode: str | None = None,
) -> AECEnv:
    """The environment with PettingZoo's usual guards."""
    return wrapped(raw_env(players, options, reward, render_mode))
