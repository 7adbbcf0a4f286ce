"""Servers to be measured, and what they use: processor time and memory."""

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


def serve(given: argparse.Namespace) -> list[str]:
    workers = ["--workers", str(given.workers)] if given.workers > 1 else []
    return [sys.executable, "-m", "ennead.cli", "serve", "--port", "0", *workers]


def database(given: argparse.Namespace) -> dict[str, str]:
    """A new database in the PostgreSQL that runs, if one does."""
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
    """A server with a folder of its own: its process and its address."""
    data = tempfile.mkdtemp()
    environment = {
        **os.environ,
        "ENNEAD_RATES": "0",
        "ENNEAD_CACHED": "100000",
        "ENNEAD_BOT_DELAY": "0",
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


def family(pid: int) -> list[int]:
    """A process and those it has started."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(one for child in found for one in family(int(child)))]


def worked(pid: int) -> float:
    """Seconds of processor time that a server has used."""
    ticks = 0
    for one in family(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """Bytes of memory of one process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def taken() -> tuple[int, int]:
    """Ticks that a virtual machine's host has taken away from it, of all there were."""
    ticks = [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    return ticks[7], sum(ticks)
