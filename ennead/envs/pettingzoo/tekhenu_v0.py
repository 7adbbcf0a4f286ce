"""Tekhenu for PettingZoo, one to four players; bumped when its actions or observations change."""

from __future__ import annotations

from ennead.envs.pettingzoo.table import makers

__all__ = ["env", "raw_env"]

VERSION = 0

env, raw_env = makers("tekhenu", VERSION)
