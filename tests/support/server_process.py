"""A real server in its own process, or several that share a database."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from queue import Empty, Queue
from typing import Any

import psycopg

from support.clients import PATIENCE, Client

TESTS = Path(__file__).parents[1]
PLAIN = "from ennead.cli import main; main()"
SAME_DICE = "from support import seeded_server; from ennead.cli import main; main()"
WITH_TOY = "from support import toy; from ennead.cli import main; main()"


class Server:
    """`ennead serve` on a free port, without limits and with bots that answer at once."""

    def __init__(
        self,
        data: Path,
        program: str = PLAIN,
        group: bool = False,
        options: Sequence[str] = (),
        **environment: str,
    ) -> None:
        self.data = data
        self._options = options
        self._group = group
        self._program = program
        self._environment = {
            **{k: v for k, v in os.environ.items() if not k.startswith("ENNEAD_")},
            "PYTHONPATH": os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")]),
            "ENNEAD_BOT_DELAY": "0",
            "ENNEAD_BOT_TABLES": "1",
            "ENNEAD_RATES": "0",
            **environment,
        }
        self.url = ""
        self.port = 0

    def start(self) -> Server:
        arguments = ["serve", "--port", str(self.port), "--data", str(self.data), *self._options]
        self._errors = (self.data.parent / f"{self.data.name}.log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-c", self._program, *arguments],
            env=self._environment,
            cwd=TESTS,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            start_new_session=self._group,
        )
        lines: Queue[str] = Queue()
        assert self.process.stdout is not None
        reader = self.process.stdout
        threading.Thread(target=lambda: lines.put(reader.readline()), daemon=True).start()
        try:
            line = lines.get(timeout=PATIENCE)
        except Empty:
            line = ""
        assert line.startswith("Ennead is at http://"), f"no server: {line!r}\n{self.log()}"
        self.url = line.split()[3]
        self.port = int(self.url.rsplit(":", 1)[1])
        return self

    def log(self) -> str:
        return (self.data.parent / f"{self.data.name}.log").read_text("utf-8")

    def ports(self) -> list[int]:
        return [self.port]

    def stored(self, query: str) -> list[tuple[Any, ...]]:
        """Rows from the database."""
        with closing(sqlite3.connect(self.data / "ennead.db")) as database:
            return database.execute(query).fetchall()

    def kill(self) -> None:
        """SIGKILL."""
        self.process.kill()
        self._wait()

    def stop(self) -> int:
        """SIGINT, like Ctrl-C."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        return self._wait()

    def _wait(self) -> int:
        try:
            code = self.process.wait(PATIENCE)
        finally:
            if self.process.stdout is not None:
                self.process.stdout.close()
            self._errors.close()
        return code

    def client(self, name: str | None = None) -> Client:
        client = Client(self.url, self.ports)
        if name is not None:
            client.call("PATCH", "/me", name=name)
        return client


@contextmanager
def serving(data: Path, program: str = PLAIN, **environment: str) -> Iterator[Server]:
    server = Server(data, program, False, (), **environment).start()
    try:
        yield server
    finally:
        server.stop()


class TwoServers(Server):
    """Two servers that share a PostgreSQL database; requests alternate between them."""

    def __init__(self, data: Path, program: str, database: str, **environment: str) -> None:
        self.database = database
        environment = {"ENNEAD_LEASE_SECONDS": "3", **environment, "ENNEAD_DATABASE": database}
        self.each = [
            Server(data.parent / f"{data.name}{number}", program, False, (), **environment)
            for number in (1, 2)
        ]

    def start(self) -> TwoServers:
        for one in self.each:
            one.start()
        self.data = self.each[0].data
        self.url = self.each[0].url
        self.port = self.each[0].port
        self.process = self.each[0].process
        return self

    def stop(self) -> int:
        return max(one.stop() for one in self.each)

    def log(self) -> str:
        return "".join(one.log() for one in self.each)

    def ports(self) -> list[int]:
        return [one.port for one in self.each]

    def stored(self, query: str) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.database) as database:
            return database.execute(query.encode()).fetchall()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
