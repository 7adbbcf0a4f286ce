"""What can be set: by options of `ennead serve`, or by the environment as ENNEAD_NAME."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from ennead.server.errors import CannotServe

PREFIX: Final = "ENNEAD_"
NOT_OURS: Final = ("ENNEAD_LONG", "ENNEAD_POSTGRES", "ENNEAD_PURE", "ENNEAD_RAY")
"""Read by others than the server: by the tests and the build."""
MASK: Final = "***"


def data_folder() -> Path:
    """Where a program keeps a user's data on this system."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "ennead"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "ennead"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "ennead"


def usually(value: Any, meaning: str, secret: bool = False) -> Any:
    """A setting's usual value and what it means, for `--print-config` and the docs."""
    return field(default=value, metadata={"meaning": meaning, "secret": secret})


@dataclass(frozen=True)
class Settings:
    host: str = usually("127.0.0.1", "where to listen; `0.0.0.0` for all")
    port: int = usually(8000, "the port; 0 takes any free one")
    data: Path = field(
        default_factory=data_folder,
        metadata={"meaning": "the folder of the signing key and, usually, of the database"},
    )
    database: str = usually(
        "", "another database: `postgresql://user:password@host/name`, or as SQLAlchemy writes it"
    )
    key: str = usually(
        "",
        "signs cookies, 32 characters or more; else a key in the folder or, shared, in PostgreSQL",
        secret=True,
    )
    workers: int = usually(1, "processes that serve; more than one needs PostgreSQL")
    lease_seconds: float = usually(
        10.0, "a worker silent for so long is given up, and others take over what it was doing"
    )
    proxies: str = usually(
        "", "addresses or networks of proxies whose `X-Forwarded` headers are believed, with commas"
    )
    origins: str = usually("", "more origins that may call from a browser, with commas")
    metrics_token: str = usually(
        "", "who shows it may read `/metrics` from afar; else only this computer may", secret=True
    )
    log: str = usually("info", "how much the server's own log tells: debug, info, warning, error")
    bot_workers: int = usually(2, "processes in which bots think, of each worker")
    bot_delay: float = usually(0.4, "seconds a bot waits with its answer, so that people follow")
    bot_seconds: float = usually(30.0, "how long a bot may think before it is given up")
    away_seconds: float = usually(
        60.0, "how long a person must be gone before others may vote for a stand-in"
    )
    clock_tick: float = usually(0.5, "seconds between two looks at the clocks")
    shortest_clock: int = usually(5, "the fewest seconds a clock may be set to")
    restart_seconds: float = usually(
        60.0, "what every running clock has at least after a standstill"
    )
    rates: float = usually(1.0, "all rate limits and quotas times this; 0 switches them off")
    cached: int = usually(1000, "how many tables each worker keeps in memory")
    send_seconds: float = usually(10.0, "a reader slower than this is dropped")
    most_tables: int = usually(100, "tables one person may have open or running at a time")
    chat_kept: int = usually(1000, "lines of chat kept of one table; older ones go")
    document_seconds: float = usually(
        5.0, "how long the check of an uploaded map or scenario may take"
    )
    open_days: float = usually(60.0, "a table that waits longer for players is removed")
    idle_days: float = usually(120.0, "a game in which nothing happens for longer is put away")
    guest_days: float = usually(400.0, "a guest not seen for longer is forgotten; their games stay")

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
        return _listed(self.proxies)

    @property
    def more_origins(self) -> frozenset[str]:
        return frozenset(_listed(self.origins))


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def read_settings(environment: Mapping[str, str], **given: Any) -> Settings:
    """What was given, else what the environment says, else the usual."""
    values: dict[str, Any] = {}
    for known in fields(Settings):
        text = environment.get(variable(known.name))
        if given.get(known.name) is not None:
            values[known.name] = given[known.name]
        elif text:
            values[known.name] = _read(known.name, str(known.type), text)
    settings = Settings(**values)
    for proxy in settings.trusted_proxies:
        try:
            ip_network(proxy)
        except ValueError:
            raise CannotServe(
                f"{variable('proxies')}: {proxy!r} is no address or network, like 10.0.0.0/8"
            ) from None
    return settings


def variable(name: str) -> str:
    return PREFIX + name.upper()


def _read(name: str, kind: str, text: str) -> Any:
    if kind in ("str", "Path"):
        return Path(text) if kind == "Path" else text
    try:
        value = int(text) if kind == "int" else float(text)
    except ValueError:
        value = -1
    if not 0 <= value < 1e9:
        raise CannotServe(f"{variable(name)} must be a number from 0 on, not {text!r}")
    return value


# What `--print-config` shows.


def describe(environment: Mapping[str, str], **given: Any) -> list[str]:
    """Every setting with its value, where that comes from, and its meaning; secrets are masked."""
    settings = read_settings(environment, **given)
    lines: list[str] = []
    for known in fields(Settings):
        source = "usual"
        if given.get(known.name) is not None:
            source = "option"
        elif environment.get(variable(known.name)):
            source = "environment"
        value = _shown(known.name, getattr(settings, known.name), known.metadata.get("secret"))
        lines.append(f"{variable(known.name)}={value}  ({source})")
        lines.append(f"    {known.metadata['meaning']}")
    names = {variable(known.name) for known in fields(Settings)}
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in names and name not in NOT_OURS:
            lines.append(f"{name} is set, but there is no such setting")
    return lines


def _shown(name: str, value: object, secret: bool | None) -> str:
    if not value and value != 0:
        return ""
    if secret:
        return MASK
    if name == "database":
        try:
            url = make_url(str(value))
            hidden = {name: MASK for name in url.query if "password" in name.lower()}
            return url.update_query_dict(hidden).render_as_string(hide_password=True)
        except ArgumentError:
            return MASK
    return str(value)
