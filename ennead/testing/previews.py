"""Previews: whatever `State.foresee` predicts comes true."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.foresight import Foresight
from ennead.core.state import State
from ennead.testing.failure import require


def check(state: State, seat: int, action: Action) -> None:
    """Compare the preview of an action with playing it."""
    before = state.dump()
    seen = len(state.events(seat))
    foreseen = state.foresee(seat, [action])
    require(state.dump() == before, f"foreseeing '{action}' changed the state")
    played = state.copy()
    played.play(seat, action)
    happened = [_bare(event) for event in played.events(seat, seen)]
    expected = [_bare(event) for event in foreseen.events]
    require(happened[: len(expected)] == expected, f"{expected} was foreseen after '{action}'")
    learned = played.revealed != state.revealed
    require(
        learned == foreseen.reveals,
        f"'{action}' has a wrong preview of reveals: {foreseen.reveals}",
    )
    require(
        played.over or not foreseen.over, f"'{action}' was foreseen to end the game, but does not"
    )
    if foreseen.questions:
        asked = played.questions()
        require(
            asked == foreseen.questions,
            f"the next question after '{action}' is {asked}, not as foreseen",
        )
    if foreseen.table is not None:
        table = played.view(seat)["table"]
        require(table == foreseen.table, f"after '{action}' the table is not as foreseen")
        if state.simultaneous is None:
            _check_turn(played, seat, action, foreseen)


def _check_turn(played: State, seat: int, action: Action, foreseen: Foresight) -> None:
    """Compare what a certain preview says about the end of the turn."""
    assert played.history is not None
    ended = played.over or played.history.ended_turns & played.team(seat) != 0
    require(
        foreseen.ends_turn == ended,
        f"'{action}' has a wrong preview of the end of the turn: {foreseen.ends_turn}",
    )
    require(
        foreseen.to_move == played.to_move,
        f"{foreseen.to_move} are to move after '{action}' by its preview, not {played.to_move}",
    )


def _bare(event: dict[str, object]) -> dict[str, object]:
    """The event without its move and page, which a preview does not know."""
    return {name: value for name, value in event.items() if name not in ("move", "page")}
