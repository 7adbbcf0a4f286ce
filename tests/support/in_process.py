"""A server in a thread of this process, whose parts tests can reach."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from ennead.server.app import create_app
from ennead.server.context import ServerContext
from ennead.server.serve import listen
from support.clients import PATIENCE


@contextmanager
def serving_in_process(ctx: ServerContext) -> Iterator[str]:
    """Serve on a free port; the URL."""
    listener = listen("127.0.0.1", 0)
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
