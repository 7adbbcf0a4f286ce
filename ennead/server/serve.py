"""`ennead serve`: listen, then serve in one process or in several workers until Ctrl-C."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import IO

import uvicorn

from ennead.server.app import create_app
from ennead.server.cluster.supervisor import Supervisor
from ennead.server.context import ServerContext
from ennead.server.errors import StartupError
from ennead.server.http.bounded_protocol import BoundedProtocol
from ennead.server.settings import Settings
from ennead.server.upkeep import logs
from ennead.server.upkeep.limits import MAX_MESSAGE_BYTES

YOUNG_COLLECTION_SECONDS = 0.2
FULL_COLLECTION_SECONDS = 600
"""Intervals of garbage collection, of young objects and of all."""
SWITCH_SECONDS = 0.001
"""How long a background thread may run before requests get their turn."""
KEEP_ALIVE_SECONDS = 65
TCP_TIMEOUT_MILLISECONDS = 30_000
"""The kernel drops a connection whose peer acknowledges nothing for this long."""


def serve(settings: Settings, open_browser: bool = False) -> None:
    """Serve until Ctrl-C; raises StartupError if that is impossible."""
    if settings.workers > 1 and not settings.uses_postgres:
        raise StartupError("several workers need PostgreSQL: --database postgresql://…")
    logs.configure(settings.log)
    listener = listen(settings.host, settings.port)
    ready = partial(_announce, listener, open_browser)
    try:
        with _data_folder_locked(settings):
            if settings.workers > 1:
                Supervisor(settings.workers, run_worker, (settings, listener), ready).run()
            else:
                asyncio.run(_serve(settings, listener, ready))
    finally:
        listener.close()


def run_worker(ready: Callable[[], None], settings: Settings, listener: socket.socket) -> None:
    """The work of one of several workers."""
    logs.configure(settings.log)
    asyncio.run(_serve(settings, listener, ready))


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to this address."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        listener = socket.socket(family, kind, protocol)
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listener.setsockopt(
                socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, TCP_TIMEOUT_MILLISECONDS
            )
        listener.bind(address)
    except OSError as error:
        reason = error.strerror or str(error)
        raise StartupError(
            f"{host}:{port} cannot be used: {reason}; choose another with --port"
        ) from error
    listener.set_inheritable(False)
    return listener


@contextmanager
def _data_folder_locked(settings: Settings) -> Iterator[None]:
    """Two servers with one SQLite database would each trust their own cache."""
    if settings.database or sys.platform == "win32":
        yield
        return
    import fcntl

    try:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        file: IO[str] = (settings.data / "lock").open("w")
    except OSError as error:
        raise StartupError(f"{settings.data} cannot be used: {error.strerror}") from error
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StartupError(
                f"another server uses {settings.data}; choose another folder with --data"
            ) from None
        yield


class _Server(uvicorn.Server):
    """uvicorn, but SIGINT and SIGTERM end it without an error."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        known = (signal.SIGINT, signal.SIGTERM)
        before = {sig: signal.signal(sig, self.handle_exit) for sig in known}
        try:
            yield
        finally:
            for sig, handler in before.items():
                signal.signal(sig, handler)


async def _serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    sys.setswitchinterval(SWITCH_SECONDS)
    ctx = ServerContext(settings)
    ctx.lan_address = lan_address(listener)
    try:
        await ctx.start()
        server = _Server(_config(ctx))
        collecting = asyncio.create_task(_collect_garbage())
        announcing = asyncio.create_task(_announce_when_started(server, ready))
        await server.serve([listener])
        announcing.cancel()
        collecting.cancel()
    finally:
        await ctx.stop()


def _config(ctx: ServerContext) -> uvicorn.Config:
    proxies = ctx.settings.trusted_proxies
    return uvicorn.Config(
        create_app(ctx),
        http=BoundedProtocol,
        ws="websockets-sansio",
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=3,
    )


async def _collect_garbage() -> None:
    """Collect garbage on a timer instead of by Python's allocation count.

    Python counts allocations minus deallocations, which hardly grows while new states replace old
    ones. Collections would be rare, and each would take as long as many moves.
    """
    gc.collect()
    gc.freeze()  # modules and other permanent objects
    gc.disable()
    try:
        while True:
            for _ in range(round(FULL_COLLECTION_SECONDS / YOUNG_COLLECTION_SECONDS)):
                await asyncio.sleep(YOUNG_COLLECTION_SECONDS)
                gc.collect(0)
            gc.collect()
    finally:
        gc.enable()


async def _announce_when_started(server: uvicorn.Server, ready: Callable[[], None]) -> None:
    while not server.started:
        await asyncio.sleep(0.01)
    ready()


def _announce(listener: socket.socket, open_browser: bool) -> None:
    address = _local_address(listener)
    print(f"Ennead is at {address} (Ctrl-C stops it)", flush=True)
    if (lan := lan_address(listener)) is not None:
        print(f"On other devices in this network: {lan}", flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _local_address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def lan_address(listener: socket.socket) -> str | None:
    """The server's URL on the local network; None if it does not listen there."""
    host, port = listener.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing, but selects the network interface
        except OSError:
            return None
        own = probe.getsockname()[0]
    return None if own.startswith("127.") else f"http://{own}:{port}"
