"""A server whose dice and bots are the same in every run, so that a flow that passed passes again.

`DICE=7 make flows` plays other games.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from types import SimpleNamespace
from typing import TypeVar

from ennead.server.bots import driver, pool
from ennead.server.tables import creation, dice, fork

T = TypeVar("T")
DICE = os.environ.get("DICE", "1")


def token_bytes(size: int) -> bytes:
    return hashlib.shake_256(DICE.encode()).digest(size)


def randbits(bits: int) -> int:
    return int.from_bytes(token_bytes(bits // 8), "big")


def choice(options: Sequence[T]) -> T:
    """Depends only on the options, not on earlier choices."""
    digest = hashlib.sha256(repr([DICE, *map(str, options)]).encode()).digest()
    return options[int.from_bytes(digest[:8], "big") % len(options)]


for module in (driver, pool, creation, dice, fork):
    module.__dict__["secrets"] = SimpleNamespace(
        token_bytes=token_bytes, randbits=randbits, choice=choice
    )
