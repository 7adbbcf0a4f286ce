"""`ennead serve`: one process, or several workers, that serve until Ctrl-C."""

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

from ennead.server import logs
from ennead.server.app import create_app
from ennead.server.errors import CannotServe
from ennead.server.house import House
from ennead.server.limits import LONGEST_MESSAGE
from ennead.server.settings import Settings
from ennead.server.supervisor import Supervisor

YOUNG_SECONDS = 0.2
"""So often what is new in memory is looked through for what nobody needs,"""
TIDY_SECONDS = 600
"""and so often everything."""
KEEP_SECONDS = 65
"""How long a browser's connection is kept open for its next call."""
SLOW_MILLISECONDS = 30_000
"""A connection whose other end takes nothing for so long is cut off by the system."""


def serve(settings: Settings, open_browser: bool = False) -> None:
    """Serve until Ctrl-C; what stands in the way is said in one line."""
    if settings.workers > 1 and not settings.shared:
        raise CannotServe("several workers need PostgreSQL: --database postgresql://…")
    logs.set_up(settings.log)
    door = listen(settings.host, settings.port)
    ready = partial(_announce, door, open_browser)
    try:
        with _alone(settings):
            if settings.workers > 1:
                Supervisor(settings.workers, work, (settings, door), ready).run()
            else:
                asyncio.run(_serve(settings, door, ready))
    finally:
        door.close()


def work(ready: Callable[[], None], settings: Settings, door: socket.socket) -> None:
    """What one of several workers does."""
    logs.set_up(settings.log)
    asyncio.run(_serve(settings, door, ready))


def listen(host: str, port: int) -> socket.socket:
    """The socket people will come to."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        door = socket.socket(family, kind, protocol)
        if sys.platform != "win32":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SLOW_MILLISECONDS)
        door.bind(address)
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotServe(
            f"{host}:{port} cannot be used: {reason}; choose another with --port"
        ) from error
    door.set_inheritable(False)
    return door


@contextmanager
def _alone(settings: Settings) -> Iterator[None]:
    """Two servers in one folder would each think it had the truth in memory."""
    if settings.database or sys.platform == "win32":
        yield
        return
    import fcntl

    try:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        file: IO[str] = (settings.data / "lock").open("w")
    except OSError as error:
        raise CannotServe(f"{settings.data} cannot be used: {error.strerror}") from error
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise CannotServe(
                f"another server uses {settings.data}; choose another with --data"
            ) from None
        yield


class _Server(uvicorn.Server):
    """uvicorn, except that being stopped is no error."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        known = (signal.SIGINT, signal.SIGTERM)
        before = {sig: signal.signal(sig, self.handle_exit) for sig in known}
        try:
            yield
        finally:
            for sig, handler in before.items():
                signal.signal(sig, handler)


async def _serve(settings: Settings, door: socket.socket, ready: Callable[[], None]) -> None:
    house = House(settings)
    house.nearby = nearby(door)
    try:
        await house.start()
        server = _Server(_config(house))
        tidying = asyncio.create_task(_tidy())
        announcing = asyncio.create_task(_started(server, ready))
        await server.serve([door])
        announcing.cancel()
        tidying.cancel()
    finally:
        await house.stop()


def _config(house: House) -> uvicorn.Config:
    proxies = house.settings.trusted_proxies
    return uvicorn.Config(
        create_app(house),
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        timeout_keep_alive=KEEP_SECONDS,
        timeout_graceful_shutdown=3,
    )


async def _tidy() -> None:
    """Memory is tidied up by the clock, not by Python's count of new objects.

    A table's new state takes the place of an old one, so that count stands still while more and
    more that is new lies unseen, until looking through it takes as long as many moves do.
    """
    gc.collect()
    gc.freeze()  # what is there now stays
    gc.disable()
    try:
        while True:
            for _ in range(round(TIDY_SECONDS / YOUNG_SECONDS)):
                await asyncio.sleep(YOUNG_SECONDS)
                gc.collect(0)
            gc.collect()
    finally:
        gc.enable()


async def _started(server: uvicorn.Server, ready: Callable[[], None]) -> None:
    while not server.started:
        await asyncio.sleep(0.01)
    ready()


def _announce(door: socket.socket, open_browser: bool) -> None:
    address = _address(door)
    print(f"Ennead is at {address} (Ctrl-C stops it)", flush=True)
    if (others := nearby(door)) is not None:
        print(f"For phones and computers in this network: {others}", flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _address(door: socket.socket) -> str:
    host, port = door.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def nearby(door: socket.socket) -> str | None:
    """Where others in this network find a server that listens to all; None if they cannot."""
    host, port = door.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; tells which way it would go
        except OSError:
            return None
        own = probe.getsockname()[0]
    return None if own.startswith("127.") else f"http://{own}:{port}"
