"""Server settings, from options of `ennead serve` or ENNEAD_* environment variables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from ennead.data_folder import default_data_folder
from ennead.server.errors import StartupError

PREFIX: Final = "ENNEAD_"
OTHER_VARIABLES: Final = ("ENNEAD_LONG", "ENNEAD_POSTGRES", "ENNEAD_PURE", "ENNEAD_RAY")
"""Variables with our prefix that the tests and the build read."""
MASK: Final = "***"


def setting(default: Any, description: str, secret: bool = False) -> Any:
    """A setting; its description appears in `--print-config` and in the docs."""
    return field(default=default, metadata={"description": description, "secret": secret})


@dataclass(frozen=True)
class Settings:
    host: str = setting("127.0.0.1", "address to listen on; `0.0.0.0` for all interfaces")
    port: int = setting(8000, "port to listen on; 0 picks a free one")
    data: Path = field(
        default_factory=default_data_folder,
        metadata={"description": "folder for the signing key and, by default, the database"},
    )
    database: str = setting(
        "",
        "another database: `postgresql://user:password@host/name` or `sqlite:////folder/file.db`",
    )
    key: str = setting(
        "",
        "key that signs cookies, at least 32 characters; by default it is generated and stored "
        "in the data folder, or in PostgreSQL if that is the database",
        secret=True,
    )
    workers: int = setting(1, "number of server processes; more than one needs PostgreSQL")
    lease_seconds: float = setting(
        10.0, "a worker without a heartbeat for this long counts as dead; others take over its work"
    )
    proxies: str = setting(
        "",
        "addresses or networks of trusted proxies, comma-separated; only their `X-Forwarded` "
        "headers are believed",
    )
    allowed_hosts: str = setting(
        "",
        "public host names of this server, comma-separated, such as `games.example.org` or "
        "`*.example.org`; addresses and local names are always allowed, `*` allows any name",
    )
    origins: str = setting("", "further origins that may call from a browser, comma-separated")
    metrics_token: str = setting(
        "", "bearer token for remote access to `/metrics`; without it only localhost", secret=True
    )
    log: str = setting("info", "log level: debug, info, warning or error")
    bot_workers: int = setting(2, "bot processes per worker")
    bot_tables: int = setting(0, "1 lets people create tables at which only bots play")
    bot_delay: float = setting(0.4, "minimum seconds a bot takes to answer, so people can follow")
    bot_seconds: float = setting(30.0, "time limit for one answer of a bot")
    partner_seconds: float = setting(
        6.0, "how long a bot waits for a suggestion of a person with whom it decides"
    )
    away_seconds: float = setting(
        60.0, "how long a person must be offline before others may vote for a stand-in"
    )
    clock_tick: float = setting(0.5, "seconds between checks for expired clocks")
    shortest_clock: int = setting(5, "shortest clock a table may have, in seconds")
    restart_seconds: float = setting(
        60.0, "minimum time on every running clock after an outage of the server"
    )
    rates: float = setting(1.0, "factor for all rate limits and quotas; 0 switches them off")
    cached: int = setting(1000, "number of tables each worker keeps in memory")
    send_seconds: float = setting(10.0, "a client that takes longer to read a message is dropped")
    most_tables: int = setting(100, "open or running tables per person")
    chat_kept: int = setting(1000, "chat lines stored per table; older ones are deleted")
    document_seconds: float = setting(5.0, "time limit for checking an uploaded map or scenario")
    open_days: float = setting(60.0, "a table that waits longer than this for players is deleted")
    idle_days: float = setting(120.0, "a game without a move for longer than this is closed")
    guest_days: float = setting(
        400.0, "a guest not seen for longer than this is deleted; their games stay"
    )

    @property
    def url(self) -> str:
        scheme, _, rest = self.database.partition("://")
        if scheme in ("postgres", "postgresql"):
            return f"postgresql+psycopg://{rest}"
        if scheme == "sqlite":
            return f"sqlite+aiosqlite://{rest}"
        return self.database or f"sqlite+aiosqlite:///{self.data / 'ennead.db'}"

    @property
    def uses_postgres(self) -> bool:
        """Whether several workers can share the database."""
        return self.url.startswith("postgresql")

    @property
    def trusted_proxies(self) -> list[str]:
        return _split_list(self.proxies)

    @property
    def host_names(self) -> list[str]:
        """Names under which the server may be addressed, besides local ones."""
        return [*_split_list(self.allowed_hosts), self.host]

    @property
    def more_origins(self) -> frozenset[str]:
        return frozenset(_split_list(self.origins))


def _split_list(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def read_settings(environment: Mapping[str, str], **options: Any) -> Settings:
    """Settings from options, then the environment, then defaults."""
    values: dict[str, Any] = {}
    for known in fields(Settings):
        text = environment.get(env_name(known.name))
        if options.get(known.name) is not None:
            values[known.name] = options[known.name]
        elif text:
            values[known.name] = _parse(known.name, str(known.type), text)
    settings = Settings(**values)
    for proxy in settings.trusted_proxies:
        try:
            ip_network(proxy)
        except ValueError:
            raise StartupError(
                f"{env_name('proxies')}: {proxy!r} is not an address or network like 10.0.0.0/8"
            ) from None
    return settings


def env_name(name: str) -> str:
    return PREFIX + name.upper()


def _parse(name: str, kind: str, text: str) -> Any:
    if kind in ("str", "Path"):
        return Path(text) if kind == "Path" else text
    try:
        value = int(text) if kind == "int" else float(text)
    except ValueError:
        value = -1
    if not 0 <= value < 1e9:
        raise StartupError(f"{env_name(name)} must be a non-negative number, not {text!r}")
    return value


def describe(environment: Mapping[str, str], **options: Any) -> list[str]:
    """Lines for `--print-config`: each setting's value, source and description; no secrets."""
    settings = read_settings(environment, **options)
    lines: list[str] = []
    for known in fields(Settings):
        source = "default"
        if options.get(known.name) is not None:
            source = "option"
        elif environment.get(env_name(known.name)):
            source = "environment"
        value = _masked(known.name, getattr(settings, known.name), known.metadata.get("secret"))
        lines.append(f"{env_name(known.name)}={value}  ({source})")
        lines.append(f"    {known.metadata['description']}")
    names = {env_name(known.name) for known in fields(Settings)}
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in names and name not in OTHER_VARIABLES:
            lines.append(f"{name} is set, but there is no such setting")
    return lines


def _masked(name: str, value: object, secret: bool | None) -> str:
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
