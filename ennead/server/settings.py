"""What can be set: by options of `ennead serve`, or by the environment as ENNEAD_NAME."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from ennead.server.errors import CannotServe

PREFIX: Final = "ENNEAD_"


def data_folder() -> Path:
    """Where a program keeps a user's data on this system."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "ennead"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "ennead"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "ennead"


@dataclass(frozen=True)
class Settings:
    data: Path = field(default_factory=data_folder)
    """The folder of the signing key and, usually, the database."""
    database: str = ""
    """Another database: postgresql://user:password@host/name or sqlite+aiosqlite:///file."""
    key: str = ""
    """The key that signs cookies; else it is kept in the folder or, shared, in PostgreSQL."""
    workers: int = 1
    """How many processes serve; more than one needs PostgreSQL."""
    lease_seconds: float = 10.0
    """A worker silent for so long counts as dead, and others take over what it was doing."""
    proxies: str = ""
    """Addresses of proxies whose X-Forwarded headers are believed, with commas between them."""
    origins: str = ""
    """More origins that may call from a browser, with commas between them."""
    bot_workers: int = 2
    bot_delay: float = 0.4
    """Seconds a bot lets pass before an answer, so that people can follow."""
    bot_seconds: float = 30.0
    """How long a bot may think before it is given up."""
    away_seconds: float = 60.0
    """After so long without a sign of life a vote can let a bot stand in for a person."""
    clock_tick: float = 0.5
    shortest_clock: int = 5
    restart_seconds: float = 60.0
    """What every running clock has at least after a restart."""
    rates: float = 1.0
    """All rate limits times this; 0 switches them off."""
    cached: int = 1000
    """How many tables are kept in memory."""
    send_seconds: float = 10.0
    """A reader slower than this is dropped."""

    @property
    def url(self) -> str:
        scheme, _, rest = self.database.partition("://")
        if scheme in ("postgres", "postgresql"):
            return f"postgresql+psycopg://{rest}"
        return self.database or f"sqlite+aiosqlite:///{self.data / 'ennead.db'}"

    @property
    def shared(self) -> bool:
        """Can several workers use the database?"""
        return self.url.startswith("postgresql")

    @property
    def trusted_proxies(self) -> list[str]:
        return [proxy.strip() for proxy in self.proxies.split(",") if proxy.strip()]

    @property
    def more_origins(self) -> frozenset[str]:
        return frozenset(origin.strip() for origin in self.origins.split(",") if origin.strip())


def read_settings(environment: Mapping[str, str], **given: Any) -> Settings:
    """What was given, else what the environment says, else the usual."""
    values: dict[str, Any] = {}
    for known in fields(Settings):
        text = environment.get(PREFIX + known.name.upper())
        if given.get(known.name) is not None:
            values[known.name] = given[known.name]
        elif text:
            kind = {"Path": Path, "str": str, "int": int, "float": float}[str(known.type)]
            try:
                values[known.name] = kind(text)
            except ValueError:
                name = PREFIX + known.name.upper()
                raise CannotServe(f"{name} must be a number, not {text!r}") from None
    return Settings(**values)
