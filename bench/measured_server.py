"""Start servers to measure, and read their CPU time and memory."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg


def serve(arguments: argparse.Namespace) -> list[str]:
    workers = ["--workers", str(arguments.workers)] if arguments.workers > 1 else []
    return [sys.executable, "-m", "ennead.cli", "serve", "--port", "0", *workers]


def database(arguments: argparse.Namespace) -> dict[str, str]:
    """A new database in the running PostgreSQL, if there is one."""
    folder = os.environ.get("ENNEAD_POSTGRES")
    if not folder:
        return {}
    name = f"load{os.getpid()}_{time.monotonic_ns()}"
    url = f"postgresql://postgres@/postgres?host={folder}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return {"ENNEAD_DATABASE": f"postgresql://postgres@/{name}?host={folder}"}


@contextmanager
def running(command: list[str], **more: str) -> Iterator[tuple[int, str]]:
    """A server with a temporary data folder; its process id and URL."""
    data = tempfile.mkdtemp()
    environment = {
        **os.environ,
        "ENNEAD_RATES": "0",
        "ENNEAD_CACHED": "100000",
        "ENNEAD_BOT_DELAY": "0",
        "ENNEAD_BOT_TABLES": "1",
        "ENNEAD_DATA": data,
        **more,
    }
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    try:
        yield process.pid, process.stdout.readline().split()[3]
    finally:
        process.terminate()
        process.wait(60)
        process.stdout.close()
        shutil.rmtree(data, ignore_errors=True)


def process_tree(pid: int) -> list[int]:
    """A process and all its descendants."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(one for child in found for one in process_tree(int(child)))]


def cpu_seconds(pid: int) -> float:
    """Seconds of CPU time that a server and its children have used."""
    ticks = 0
    for one in process_tree(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """Resident bytes of one process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def stolen_ticks() -> tuple[int, int]:
    """Stolen and total CPU ticks of this virtual machine."""
    ticks = [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    return ticks[7], sum(ticks)
