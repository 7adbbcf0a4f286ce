"""Records: text, parsing and replay agree, and a running game keeps its secrets."""

from __future__ import annotations

from ennead.core.errors import BadRecord
from ennead.core.log import CHANCE
from ennead.core.record import SECRET, Record
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.testing.failure import require

MOMENTS = 3
"""The number of moments at which a record is replayed."""


def check(state: State, rng: Rng) -> None:
    """Text, record and game convert into each other without loss."""
    record = state.record()
    text = str(record)
    parsed = Record.parse(text)
    require(str(parsed) == text, "the record's text changes when it is parsed")
    replayed = parsed.replay()
    require(replayed.dump() == state.dump(), "the record replays to a different state")
    require(str(replayed.record()) == text, "the replayed game has a different record")
    for seat in (None, *range(state.players)):
        require(
            replayed.events(seat) == state.events(seat), "the replayed game has different events"
        )
    for _ in range(MOMENTS):
        _check_running(parsed.replay(rng.below(parsed.moves + 1)))


def _check_running(state: State) -> None:
    """A running game's public record keeps its secrets, and its whole record replays."""
    if state.over:
        return
    public = state.record()
    require("Seed" not in public.headers, "the record of a running game discloses the seed")
    require(str(Record.parse(str(public))) == str(public), "a running record does not round-trip")
    # An answer that is still secret may be anything, but dice and cards may not.
    if any(entry.text == SECRET and entry.seat == CHANCE for entry in public.entries):
        try:
            public.replay()
        except BadRecord:
            pass
        else:
            require(False, "a record without its secrets was replayed")
    whole = Record.parse(str(state.record(whole=True))).replay()
    require(whole.dump() == state.dump(), "the whole record of a running game replays differently")
