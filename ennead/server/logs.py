"""The server's own log: one line each, key=value at a terminal and JSON elsewhere, no secrets."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

SECRETS = (
    *("cookie", "password", "seed", "key", "text", "action", "token", "authorization"),
    *("name", "person", "address", "table", "title", "database"),
)


def without_secrets(
    _logger: object, _name: str, event: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    return {name: value for name, value in event.items() if name not in SECRETS}


def set_up(wanted: str) -> None:
    level = logging.getLevelNamesMapping().get(wanted.upper(), logging.INFO)
    processors: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
        structlog.processors.format_exc_info,
    ]
    if sys.stderr.isatty():
        written: Any = structlog.processors.KeyValueRenderer(
            key_order=["timestamp", "level", "event"]
        )
    else:
        written = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*processors, written],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, written],
            foreign_pre_chain=processors,
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)  # uvicorn's own lines would show links of private tables
