"""How the kit reports failures."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ennead.core.errors import EnneadError


class Nonconforming(AssertionError):
    """A game violates the contract. The message says how, and how to reproduce it."""


def require(holds: bool, message: str) -> None:
    """Raise `Nonconforming` unless a condition holds."""
    if not holds:
        raise Nonconforming(message)


@contextmanager
def located(where: str) -> Iterator[None]:
    """Prefix the messages of failures with the game or the move."""
    try:
        yield
    except Nonconforming as failure:
        raise Nonconforming(f"{where}: {failure}") from failure
    except EnneadError as error:
        raise Nonconforming(f"{where}: {type(error).__name__}: {error}") from error
