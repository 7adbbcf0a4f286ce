"""Was a game played as its record says? Everything is worked out again from the seed.

What no record can prove: that nobody replaced a legal move by another one that leads to the same
dice and the same result, and that the seed was not picked among many before it was committed to.
"""

from __future__ import annotations

from typing import Final

from ennead.core import registry
from ennead.core.errors import BadDice, BadRecord, BadResult, EnneadError, UnknownGame
from ennead.core.log import CHANCE
from ennead.core.past import commitment
from ennead.core.record import SECRET, Record
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
"""Faults that leave open whether all was right; the others say that something was not."""


class Verdict:
    """What came of it: no `fault`, or the first one found, said in words with its line."""

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

    def wrong(self, fault: str, message: str, line: int = 0) -> Verdict:
        self.fault = fault
        self.message = message
        self.line = line
        return self


def verify_text(text: str) -> Verdict:
    """The same for a record that is still to be read."""
    try:
        record = Record.parse(text)
    except BadRecord as error:
        return Verdict().wrong(UNREADABLE, error.message, error.line)
    return verify(record)


def verify(record: Record) -> Verdict:
    """Recompute the commitment, every chance outcome, every move and the result."""
    verdict = Verdict()
    verdict.from_position = bool(record.header("Position"))
    for line in record.lines:
        if line.text == SECRET:
            said = "the game still ran when this was written: what is secret cannot be checked"
            return verdict.wrong(RUNNING, said, line.line)
    if not record.header("Seed"):
        return verdict.wrong(NO_SEED, "there is no seed, so the dice cannot be checked")
    if not record.header("Commitment"):
        said = "there is no commitment, so nothing says that the seed was fixed beforehand"
        return verdict.wrong(NO_COMMITMENT, said)
    return _recompute(record, verdict)


def _recompute(record: Record, verdict: Verdict) -> Verdict:
    promised = record.header("Commitment")
    bare = Record({k: v for k, v in record.headers.items() if k != "Commitment"}, record.lines)
    try:
        registry.find(record.header("Game")).prepare(bare)
    except (UnknownGame, BadRecord) as error:
        return verdict.wrong(SETUP, _said(error))
    kept = _commitment_of(record.header("Seed")) == promised
    try:
        state = bare.replay()
    except BadRecord as error:
        if not kept:
            said = "the seed was changed: neither the commitment nor the dice come from it"
            return verdict.wrong(SEED, said)
        return verdict.wrong(_kind(error), _explained(error), error.line)
    if not kept:
        said = "the commitment was changed: all dice come from the seed, but it was not made for it"
        return verdict.wrong(COMMITMENT, said)
    return _compare(record, state, verdict)


def _compare(record: Record, state: State, verdict: Verdict) -> Verdict:
    """Does the game that came out write the same record? An undo must not be called another."""
    lines = state.record(whole=True).lines
    if len(lines) > len(record.lines):
        missing = len(lines) - len(record.lines)
        return verdict.wrong(DICE, f"at the end {missing} chance outcomes are missing")
    for was, is_now in zip(record.lines, lines, strict=True):
        if was.text != is_now.text or was.seat != is_now.seat:
            said = f"'{was.text}' stands here, but what happened is '{is_now.text}'"
            return verdict.wrong(MOVE, said, was.line)
    verdict.commitment = record.header("Commitment")
    verdict.moves = record.moves
    verdict.outcomes = sum(1 for line in lines if line.seat == CHANCE)
    verdict.rewinds = sum(1 for line in lines if line.text == "rewind")
    verdict.over = state.over
    verdict.scores = list(state.scores)
    return verdict


def _commitment_of(seed: str) -> str:
    try:
        return commitment(bytes.fromhex(seed))
    except ValueError:
        return ""


def _kind(error: BadRecord) -> str:
    if isinstance(error, BadDice):
        return DICE
    return RESULT if isinstance(error, BadResult) else MOVE


def _explained(error: BadRecord) -> str:
    """What was found, and what that means."""
    if isinstance(error, BadDice):
        return f"{error.message}; this outcome, or a move before it, was changed"
    if isinstance(error, BadResult):
        return f"{error.message}; the result, or a move, was changed"
    return f"{error.message}; this move, or one before it, was changed"


def _said(error: EnneadError) -> str:
    return error.message if isinstance(error, BadRecord) else str(error)
