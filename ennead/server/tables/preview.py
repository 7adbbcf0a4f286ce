"""Questions about moves that are not played: what would happen, and why one is illegal."""

from __future__ import annotations

from ennead.core.errors import BadNotation, EnneadError, IllegalAction, NotToMove
from ennead.core.spec import GAME_OVER
from ennead.core.vocabulary import Reason
from ennead.server.errors import ApiError
from ennead.server.model.table_record import RUNNING
from ennead.server.tables.session import TableSession


def foresee(
    session: TableSession, person: str | None, seat: int, actions: list[str]
) -> dict[str, object]:
    """What would certainly happen if a seat gave these answers."""
    session.check_owner(seat, person)
    state = session.running_state
    try:
        return state.foresee(seat, actions).json()
    except NotToMove as error:
        raise ApiError("not-to-move", str(error)) from error
    except (IllegalAction, BadNotation) as error:
        raise ApiError("illegal-action", str(error), reason=None) from error


def why_not(
    session: TableSession, person: str | None, seat: int, action: str
) -> dict[str, object] | None:
    """Why an action is illegal now, or None if it is legal."""
    session.check_owner(seat, person)
    state = session.started_state
    if session.record.status != RUNNING:
        return Reason(GAME_OVER).json()
    try:
        reason = state.why_not(seat, action)
    except EnneadError as error:
        raise ApiError("bad-request", str(error)) from error
    return reason.json() if reason is not None else None
