"""Logging: one line per event, key=value in a terminal and JSON elsewhere, without secrets."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

SECRETS = (
    *("cookie", "password", "seed", "key", "text", "action", "token", "authorization"),
    *("name", "person", "address", "table", "title", "database"),
)


def drop_secrets(
    _logger: object, _name: str, event: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    return {name: value for name, value in event.items() if name not in SECRETS}


def drop_details(
    _logger: object, _name: str, event: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """Drop the line in PostgreSQL's errors that quotes the offending values."""
    text = event.get("exception")
    if isinstance(text, str):
        kept = [line for line in text.splitlines() if not line.startswith("DETAIL:")]
        event["exception"] = "\n".join(kept)
    return event


def is_no_false_alarm(record: logging.LogRecord) -> bool:
    """False for what uvicorn logs after every WebSocket that we reject with an HTTP response."""
    return "without completing handshake" not in record.getMessage()


def configure(level_name: str) -> None:
    level = logging.getLevelNamesMapping().get(level_name.upper(), logging.INFO)
    processors: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        drop_secrets,
        structlog.processors.format_exc_info,
        drop_details,
    ]
    if sys.stderr.isatty():
        renderer: Any = structlog.processors.KeyValueRenderer(
            key_order=["timestamp", "level", "event"]
        )
    else:
        renderer = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*processors, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
            foreign_pre_chain=processors,
        )
    )
    handler.addFilter(is_no_false_alarm)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)  # uvicorn would log links of private tables
