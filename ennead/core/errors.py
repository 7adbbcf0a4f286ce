"""The errors that Ennead raises. Each message says what was wrong and what was expected."""

from __future__ import annotations


class EnneadError(Exception):
    """Base class of all errors raised on purpose. A call that fails has changed nothing."""


class UnknownGame(EnneadError):
    """No game has this id."""


class BadOptions(EnneadError):
    """The number of players, seed, rules version or options of a new game are invalid.

    A problem with a document supplied by the user also has a `file_error`: the name and arguments
    of a message in the words files (`file-error-<name>`).
    """

    def __init__(self, message: str, file_error: dict[str, str | int] | None = None) -> None:
        super().__init__(message)
        self.file_error = file_error


class NotToMove(EnneadError):
    """This seat is not to move, or does not exist."""


class IllegalAction(EnneadError):
    """The action exists in the game but is not legal now."""


class BadNotation(EnneadError):
    """The text is not the notation of an action of the game."""


class CannotUndo(EnneadError):
    """This seat cannot take back a choice without the other players' consent."""


class BadRecord(EnneadError):
    """A record is damaged or impossible. `line` is where, or 0 for the record as a whole."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(message, line)
        self.message = message
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {self.message}" if self.line else self.message


class BadDice(BadRecord):
    """A chance outcome in a record does not match the dice."""


class BadResult(BadRecord):
    """The result in a record does not match its moves."""


class BadPosition(EnneadError):
    """A position or a data file is impossible or incomplete."""


class NoFeatures(EnneadError):
    """The game does not define features for learning programs."""


class WorkerFailed(EnneadError):
    """A process that plays games for an environment has failed; the environment is closed now."""


class DeadEnd(EnneadError):
    """A rule asked a question that has no answer. This is a bug in the game."""
