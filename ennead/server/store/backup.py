"""A consistent copy of an SQLite database, also while a server uses it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from ennead.server.errors import StartupError
from ennead.server.settings import Settings


def back_up(settings: Settings, target: Path) -> None:
    """Copy the database to a new file; raises StartupError if that is impossible.

    The newest moves are in the write-ahead log, a file of its own, so copying only the database
    file would lose them, and copying both while the server writes would damage the copy.
    """
    source = _database_file(settings)
    partial = target.with_name(target.name + ".partial")
    if target.exists():
        raise StartupError(f"{target} exists already; choose another name")
    try:
        os.close(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        _copy(source, partial)
        partial.rename(target)
    except (OSError, sqlite3.Error) as error:
        partial.unlink(missing_ok=True)
        raise StartupError(f"{target} cannot be written: {error}") from error


def _database_file(settings: Settings) -> Path:
    url = make_url(settings.url)
    if url.get_backend_name() != "sqlite":
        raise StartupError("this backs up SQLite databases only; for PostgreSQL, use pg_dump")
    file = Path(url.database or "")
    if not file.is_file():
        raise StartupError(f"there is no database {file}; choose the folder with --data")
    return file


def _copy(source: Path, target: Path) -> None:
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True)) as original,
        closing(sqlite3.connect(target)) as copy,
    ):
        original.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # so that the copy is a single file
        (damage,) = copy.execute("PRAGMA quick_check").fetchone()
    if damage != "ok":
        raise sqlite3.DatabaseError(f"the database is damaged: {damage}")
