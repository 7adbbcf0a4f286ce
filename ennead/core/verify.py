"""Verifying records: recompute the whole game from the seed and compare.

This cannot prove that no legal move was replaced by another with the same dice and result, nor
that the seed was not picked from many before it was committed to.
"""

from __future__ import annotations

from typing import Final

from ennead.core import registry
from ennead.core.errors import BadDice, BadRecord, BadResult, EnneadError, UnknownGame
from ennead.core.log import CHANCE
from ennead.core.record import SECRET, Record
from ennead.core.shared_dice import commitment
from ennead.core.state import State

UNREADABLE: Final = "unreadable"
RUNNING: Final = "running"
NO_SEED: Final = "no-seed"
NO_COMMITMENT: Final = "no-commitment"
SETUP: Final = "setup"
SEED: Final = "seed"
COMMITMENT: Final = "commitment"
DICE: Final = "dice"
MOVE: Final = "move"
RESULT: Final = "result"

UNCHECKED: Final = (RUNNING, NO_SEED, NO_COMMITMENT, SETUP)
"""Faults that prevent a check; all others prove that the record is wrong."""


class Verdict:
    """The result of a check: the first fault found, with its message and line, or no fault ('')."""

    def __init__(self) -> None:
        self.fault = ""
        self.message = ""
        self.line = 0
        self.commitment = ""
        self.moves = 0
        self.outcomes = 0
        self.rewinds = 0
        self.over = False
        self.scores: list[int] = []
        self.from_position = False

    def reject(self, fault: str, message: str, line: int = 0) -> Verdict:
        """Record a fault; returns the verdict itself."""
        self.fault = fault
        self.message = message
        self.line = line
        return self


def verify_text(text: str) -> Verdict:
    """Parse and verify a record."""
    try:
        record = Record.parse(text)
    except BadRecord as error:
        return Verdict().reject(UNREADABLE, error.message, error.line)
    return verify(record)


def verify(record: Record) -> Verdict:
    """Recompute the commitment, every chance outcome, every move and the result."""
    verdict = Verdict()
    verdict.from_position = bool(record.header("Position"))
    for entry in record.entries:
        if entry.text == SECRET and (entry.seat == CHANCE or not record.header("Seed")):
            message = "the game was still running, so its secrets cannot be checked"
            return verdict.reject(RUNNING, message, entry.line)
    if not record.header("Seed"):
        return verdict.reject(NO_SEED, "there is no seed, so the dice cannot be checked")
    if not record.header("Commitment"):
        message = "there is no commitment, so nothing proves that the seed was fixed beforehand"
        return verdict.reject(NO_COMMITMENT, message)
    return _recompute(record, verdict)


def _recompute(record: Record, verdict: Verdict) -> Verdict:
    stated = record.header("Commitment")
    bare = Record({k: v for k, v in record.headers.items() if k != "Commitment"}, record.entries)
    try:
        registry.find(record.header("Game")).prepare(bare)
    except (UnknownGame, BadRecord) as error:
        return verdict.reject(SETUP, _message(error))
    matches = _commitment_of(record.header("Seed")) == stated
    try:
        state = bare.replay()
    except BadRecord as error:
        if not matches:
            message = "the seed was changed: it gives neither the commitment nor the dice"
            return verdict.reject(SEED, message)
        return verdict.reject(_fault(error), _explain(error), error.line)
    if not matches:
        message = "the commitment was changed: the seed gives all the dice, but not this commitment"
        return verdict.reject(COMMITMENT, message)
    return _compare(record, state, verdict)


def _compare(record: Record, state: State, verdict: Verdict) -> Verdict:
    """Check that the recomputed game has the same record, down to the kind of each undo."""
    entries = state.record(whole=True).entries
    if len(entries) > len(record.entries):
        missing = len(entries) - len(record.entries)
        return verdict.reject(DICE, f"{missing} chance outcomes are missing at the end")
    for recorded, recomputed in zip(record.entries, entries, strict=True):
        if recorded.text != recomputed.text or recorded.seat != recomputed.seat:
            message = (
                f"the record has '{recorded.text}' here, but the game gives '{recomputed.text}'"
            )
            return verdict.reject(MOVE, message, recorded.line)
    verdict.commitment = record.header("Commitment")
    verdict.moves = record.moves
    verdict.outcomes = sum(1 for entry in entries if entry.seat == CHANCE)
    verdict.rewinds = sum(1 for entry in entries if entry.text == "rewind")
    verdict.over = state.over
    verdict.scores = list(state.scores)
    return verdict


def _commitment_of(seed: str) -> str:
    try:
        return commitment(bytes.fromhex(seed))
    except ValueError:
        return ""


def _fault(error: BadRecord) -> str:
    if isinstance(error, BadDice):
        return DICE
    return RESULT if isinstance(error, BadResult) else MOVE


def _explain(error: BadRecord) -> str:
    """The error and what it means for the record."""
    if isinstance(error, BadDice):
        return f"{error.message}; this outcome, or a move before it, was changed"
    if isinstance(error, BadResult):
        return f"{error.message}; the result, or a move, was changed"
    return f"{error.message}; this move, or one before it, was changed"


def _message(error: EnneadError) -> str:
    return error.message if isinstance(error, BadRecord) else str(error)
