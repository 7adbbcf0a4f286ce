"""Undo restores an equal state, or is refused because somebody has learned something."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.errors import CannotUndo
from ennead.core.record import Record
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.testing.failure import require


def check(state: State, rng: Rng) -> None:
    """Play and undo one answer of each seat that is asked."""
    for seat in state.to_move:
        played = state.copy()
        options = state.legal(seat)
        action = options[rng.below(len(options))]
        played.play(seat, action)
        pending = played.simultaneous is not None and seat not in played.to_move
        learned = played.revealed != state.revealed
        seen = played.events(seat)
        if played.can_undo(seat):
            require(
                pending or not learned,
                f"'{action}' can be undone although somebody learned something",
            )
            played.undo(seat)
            require(played.dump() == state.dump(), f"undoing '{action}' gives a different state")
            require(played.events(seat)[: len(seen)] == seen, "undo deleted events")
        else:
            require(learned, f"'{action}' revealed nothing, yet cannot be undone")
            _check_refused(played, seat)
        _check_rewind(state, played, seat, action)
        _check_takeback(state, seat, action)


def _check_refused(state: State, seat: int) -> None:
    before = state.dump()
    try:
        state.undo(seat)
    except CannotUndo:
        require(state.dump() == before, "a refused undo changed the state")
        return
    require(False, "an impossible undo was not refused")


def _check_rewind(state: State, played: State, seat: int, action: Action) -> None:
    """With consent, a choice can be taken back whatever it revealed."""
    again = state.copy()
    again.play(seat, action)
    again.undo(seat, consent=True)
    require(again.view(seat) == state.view(seat), f"rewinding '{action}' gives a different view")
    text = str(again.record(whole=True))
    replayed = Record.parse(text).replay()
    require(replayed.dump() == again.dump(), "a record with an undo replays to a different state")


def _check_takeback(state: State, seat: int, action: Action) -> None:
    """After a choice was taken back, the same answer meets the same dice."""
    once = state.copy()
    once.play(seat, action)
    again = once.copy()
    again.take_back(seat)
    require(again.dump() == state.dump(), f"taking '{action}' back gives a different state")
    again.play(seat, action)
    require(again.dump() == once.dump(), f"'{action}' meets other dice the second time")
    text = str(again.record(whole=True))
    replayed = Record.parse(text).replay()
    require(replayed.dump() == again.dump(), "a record with a take-back replays differently")
