"""Bringing a database to the form this version of the server needs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from ennead.server.errors import CannotServe

HEAD: Final = "0005"
"""The newest migration; read here so that Alembic is loaded only when there is work for it."""

FOLDER: Final = Path(__file__).parent / "migrations"


async def migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        found = await connection.run_sync(_found)
        if found == HEAD:
            return
        if found is not None and found > HEAD:
            raise CannotServe(
                f"the database has form {found}, made by a newer ennead; this one knows {HEAD}"
            )
        await connection.run_sync(upgrade)


def _found(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
