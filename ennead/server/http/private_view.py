"""Pass and play: which seats of one person must not see each other's view."""

from __future__ import annotations

from ennead.core.state import State
from ennead.server.model.table_record import TableRecord


def secret_seats(record: TableRecord, state: State | None, person: str | None) -> list[int]:
    """The person's seats that are asked and whose answer or view is secret.

    The list is empty for a person with a single seat, who shares the screen with nobody.
    """
    mine = record.seats_of(person)
    if state is None or len(mine) < 2:
        return []
    asked = [seat for seat in state.to_move if seat in mine]
    if state.simultaneous is not None:
        return asked
    public = state.view(None)["table"]
    return [seat for seat in asked if _tells_more(state.view(seat)["table"], public)]


def _tells_more(own: object, public: object) -> bool:
    """Whether a seat's view contains something that spectators do not see.

    A hidden value that is empty, such as a hand without cards, does not count.
    """
    if public is None:
        return bool(own)
    if isinstance(own, dict) and isinstance(public, dict):
        return any(_tells_more(value, public.get(key)) for key, value in own.items())
    if isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        return any(_tells_more(one, other) for one, other in zip(own, public, strict=True))
    return own != public
