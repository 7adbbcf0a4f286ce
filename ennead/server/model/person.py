"""People and the API tokens of their programs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """A guest, or an account with a name and a password."""

    id: str
    name: str
    created: float
    login: str | None = None
    """The account's name, folded for comparison; None for a guest."""
    password: str | None = None
    """The argon2 hash; None for a guest."""
    seen: float = 0.0
    sessions: int = 0
    """How often this person has logged out everywhere. Cookies with another number are invalid."""
    ended: float | None = None
    """When they last did."""
    skeleton: str | None = None
    """How the account's name looks, to refuse look-alikes; None for a guest."""

    @property
    def account(self) -> bool:
        return self.login is not None


@dataclass(frozen=True)
class Token:
    """An API token. A program that presents it acts as the person."""

    id: str
    person: str
    created: float
