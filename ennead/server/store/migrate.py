"""Upgrade the database schema to the version this server needs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Engine, inspect, text
from sqlalchemy.engine import Connection

from ennead.server.errors import StartupError

HEAD: Final = "0012"
"""The newest migration. Kept here so that Alembic is imported only when there is work for it."""

LOCK: Final = 0x0E77EAD
"""The advisory lock a worker takes while it migrates."""

FOLDER: Final = Path(__file__).parent / "migrations"


def migrate(engine: Engine) -> None:
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # only one of several starting workers migrates
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        found = _current_version(connection)
        if found == HEAD:
            return
        if found is not None and found > HEAD:
            raise StartupError(
                f"the database has schema {found}, made by a newer ennead; this one knows {HEAD}"
            )
        upgrade(connection)


def _current_version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def upgrade(connection: Connection, revision: str = "head") -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
