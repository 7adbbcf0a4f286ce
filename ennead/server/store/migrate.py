"""Bringing a database to the form this version of the server needs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Engine, inspect, text
from sqlalchemy.engine import Connection

from ennead.server.errors import CannotServe

HEAD: Final = "0006"
"""The newest migration; read here so that Alembic is loaded only when there is work for it."""

LOCK: Final = 0x0E77EAD
"""The number of the lock that a worker takes while it starts."""

FOLDER: Final = Path(__file__).parent / "migrations"


def migrate(engine: Engine) -> None:
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # of several workers that start, one migrates
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        found = _found(connection)
        if found == HEAD:
            return
        if found is not None and found > HEAD:
            raise CannotServe(
                f"the database has form {found}, made by a newer ennead; this one knows {HEAD}"
            )
        upgrade(connection)


def _found(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def upgrade(connection: Connection, form: str = "head") -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, form)
