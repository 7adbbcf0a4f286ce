"""How the kit reports what it finds."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ennead.core.errors import EnneadError


class Nonconforming(AssertionError):
    """A game breaks the contract; the text says where and how to get there again."""


def require(holds: bool, what: str) -> None:
    if not holds:
        raise Nonconforming(what)


@contextmanager
def located(where: str) -> Iterator[None]:
    """Say in which game, at which move a check failed."""
    try:
        yield
    except Nonconforming as failure:
        raise Nonconforming(f"{where}: {failure}") from failure
    except EnneadError as error:
        raise Nonconforming(f"{where}: {type(error).__name__}: {error}") from error
