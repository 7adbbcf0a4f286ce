"""Undo, foresight and the record."""

from __future__ import annotations

import copy

from ennead.core.action import Action
from ennead.core.errors import BadRecord, CannotUndo
from ennead.core.record import SECRET, Record
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.testing.failure import require

REPLAYED = 3
"""At how many moments of a record it is replayed."""


def check_undo(state: State, rng: Rng) -> None:
    """Undo returns to an equal state, or is refused because somebody learned something."""
    for seat in state.to_move:
        played = copy.deepcopy(state)
        options = state.legal(seat)
        action = options[rng.below(len(options))]
        played.play(seat, action)
        pending = played.together is not None and seat not in played.to_move
        learned = played.revealed != state.revealed
        seen = played.events(seat)
        if played.can_undo(seat):
            require(pending or not learned, f"'{action}' can be undone after something was learned")
            played.undo(seat)
            require(played.dump() == state.dump(), f"undoing '{action}' gives another state")
            require(played.events(seat)[: len(seen)] == seen, "undo deleted events")
        else:
            require(learned, f"'{action}' revealed nothing, yet cannot be undone")
            _check_refused(played, seat)
        _check_rewind(state, played, seat, action)


def _check_refused(state: State, seat: int) -> None:
    before = state.dump()
    try:
        state.undo(seat)
    except CannotUndo:
        require(state.dump() == before, "a refused undo changed the state")
        return
    require(False, "an undo that is not possible was not refused")


def _check_rewind(state: State, played: State, seat: int, action: Action) -> None:
    """With consent a choice can be taken back whatever it revealed."""
    again = copy.deepcopy(state)
    again.play(seat, action)
    again.undo(seat, consent=True)
    require(again.view(seat) == state.view(seat), f"rewinding '{action}' gives another view")
    text = str(again.record(whole=True))
    replayed = Record.parse(text).replay()
    require(replayed.dump() == again.dump(), "a record with an undo replays to another state")


def check_foresight(state: State, seat: int, action: Action) -> None:
    """What is foreseen happens."""
    before = state.dump()
    seen = len(state.events(seat))
    foreseen = state.foresee(seat, [action])
    require(state.dump() == before, f"foreseeing '{action}' changed the state")
    played = copy.deepcopy(state)
    played.play(seat, action)
    happened = [_bare(event) for event in played.events(seat, seen)]
    expected = [_bare(event) for event in foreseen.events]
    require(happened[: len(expected)] == expected, f"after '{action}' {expected} was foreseen")
    learned = played.revealed != state.revealed
    require(learned == foreseen.reveals, f"'{action}' was foreseen to reveal: {foreseen.reveals}")
    require(played.over or not foreseen.over, f"'{action}' does not end the game")
    if foreseen.questions:
        asked = played.questions()
        require(asked == foreseen.questions, f"after '{action}' {asked} is asked")
    if foreseen.table is not None:
        table = played.view(seat)["table"]
        require(table == foreseen.table, f"after '{action}' the table is not as foreseen")


def _bare(event: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in event.items() if name not in ("move", "page")}


def check_record(state: State, rng: Rng) -> None:
    """Text and record and game are the same thing three times."""
    record = state.record()
    text = str(record)
    parsed = Record.parse(text)
    require(str(parsed) == text, "the record's text changes when it is parsed")
    replayed = parsed.replay()
    require(replayed.dump() == state.dump(), "the record replays to another state")
    require(str(replayed.record()) == text, "the replayed game has another record")
    for seat in (None, *range(state.players)):
        require(replayed.events(seat) == state.events(seat), "the replayed game tells other events")
    for _ in range(REPLAYED):
        _check_running(parsed.replay(rng.below(parsed.moves + 1)))


def _check_running(state: State) -> None:
    """A running game's record keeps its secrets; with everything in it, it replays."""
    if state.over:
        return
    public = state.record()
    require("Seed" not in public.headers, "the record of a running game tells the seed")
    require(str(Record.parse(str(public))) == str(public), "a running record does not round-trip")
    if any(line.text == SECRET for line in public.lines):
        try:
            public.replay()
        except BadRecord:
            pass
        else:
            require(False, "a record with secrets left out was replayed")
    whole = Record.parse(str(state.record(whole=True))).replay()
    require(whole.dump() == state.dump(), "the whole record of a running game replays differently")
