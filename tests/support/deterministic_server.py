"""A server in this process without randomness: ids, dice and clock are the same every time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

import ennead.server.bots.pool
import ennead.server.identity.people
import ennead.server.tables.creation
import ennead.server.tables.fork
from ennead.server.context import ServerContext
from ennead.server.settings import Settings
from support.in_process import serving_in_process


@contextmanager
def deterministic_server(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server in this process without randomness."""
    ids = count(1)
    seeded = SimpleNamespace(token_bytes=lambda n: bytes(range(n)))
    patch.setattr(ennead.server.tables.creation, "secrets", seeded)
    patch.setattr(ennead.server.bots.pool, "secrets", seeded)
    patch.setattr(ennead.server.tables.fork, "secrets", seeded)
    patch.setattr(ennead.server.tables.creation, "new_id", lambda: "table1")
    patch.setattr(ennead.server.tables.fork, "new_id", lambda: f"fork{next(ids)}")
    patch.setattr(ennead.server.identity.people, "new_id", lambda: f"person{next(ids)}")
    settings = Settings(data=folder, rates=0, bot_delay=0)
    ctx = ServerContext(settings, now=lambda: 1_800_000_000.0)
    with serving_in_process(ctx) as url:
        yield url
