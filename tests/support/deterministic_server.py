"""A server in this process without randomness: ids, dice and clock are the same every time."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
import uvicorn

import ennead.server.bots.pool
import ennead.server.identity.people
import ennead.server.tables.creation
import ennead.server.tables.fork
from ennead.server.app import create_app
from ennead.server.context import ServerContext
from ennead.server.serve import listen
from ennead.server.settings import Settings
from support.clients import PATIENCE


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
    listener = listen("127.0.0.1", 0)
    ctx = ServerContext(settings, now=lambda: 1_800_000_000.0)
    config = uvicorn.Config(create_app(ctx), log_config=None, lifespan="on", ws="websockets-sansio")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listener])))
    thread.start()
    until = time.monotonic() + PATIENCE
    while not server.started and time.monotonic() < until:
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
