"""Everything that can go wrong, each error saying what was wrong and what would have been right."""

from __future__ import annotations


class EnneadError(Exception):
    """Base of every error this package raises on purpose. A refused call changed nothing."""


class UnknownGame(EnneadError):
    """No game has this id."""


class BadOptions(EnneadError):
    """A game cannot be started like this: number of players, seed, rules version or options.

    What is wrong with a document of a person's own has a `flaw`: a name and arguments, of which
    the words files make a sentence (`flaw-<name>`).
    """

    def __init__(self, message: str, flaw: dict[str, str | int] | None = None) -> None:
        super().__init__(message)
        self.flaw = flaw


class NotToMove(EnneadError):
    """This seat owes no answer now, or there is no such seat."""


class IllegalAction(EnneadError):
    """The action exists in the game but is not among the legal ones now."""


class BadNotation(EnneadError):
    """The text names no action of the game."""


class CannotUndo(EnneadError):
    """Nothing of this seat's can be taken back without the others' consent."""


class BadRecord(EnneadError):
    """A record is damaged or impossible; `line` is where, 0 when it is about the whole."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(message, line)
        self.message = message
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {self.message}" if self.line else self.message


class BadDice(BadRecord):
    """A record's chance outcomes are not what its dice give at this place."""


class BadResult(BadRecord):
    """A record's result is not what its moves lead to."""


class BadPosition(EnneadError):
    """A position or a data file is impossible or incomplete."""


class NoFeatures(EnneadError):
    """The game does not say what a seat may know as numbers: it has no `features.py`."""


class DeadEnd(EnneadError):
    """A rule asked a question that has no answer: a mistake in the game, not in its use."""
