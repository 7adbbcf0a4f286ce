"""Answers, and taking them back."""

from __future__ import annotations

import copy
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from ennead.core import past
from ennead.core.card import GAME_OVER
from ennead.core.errors import BadNotation, CannotUndo, EnneadError, IllegalAction, NotToMove
from ennead.core.kinds import Reason
from ennead.core.state import State
from ennead.server import game_log
from ennead.server.again import decided_anew
from ennead.server.desk import Desk
from ennead.server.errors import Overtaken, Refused, no_seat, wrong_status
from ennead.server.limits import MOST_UNDOS
from ennead.server.sheet import RUNNING, Seat

if TYPE_CHECKING:
    from ennead.server.house import House
    from ennead.server.passes import Pass


async def answer_by(
    house: House, shown: Pass, id: str, seat: int, question: int, action: str, request: str
) -> int:
    """The answer of whoever shows a cookie or token; the number of the move it has become.

    With several workers it is first tried on the table as this one knows it, and whether the
    cookie holds is asked with the move itself. Nobody is refused before both were looked at anew.
    """
    asked = (house, shown.person, id, seat, question, action, request)
    if house.peers.shared and shown.token is None:
        with suppress(Refused):
            return await _answer_at_once(*asked, shown)
    if shown.token is None and not await house.passes.holds(shown):
        raise no_seat()
    return await answer(*asked)


async def _answer_at_once(
    house: House,
    person: str,
    id: str,
    seat: int,
    question: int,
    action: str,
    request: str,
    shown: Pass,
) -> int:
    """A move on top of what this worker knows; whatever is unclear is refused."""
    async with house.hold(id, newest=False) as desk:
        state = desk.running()
        desk.acting_seat(seat, person)
        if (seat, request) in desk.requests:
            raise Overtaken
        number = await _play(house, desk, state, seat, question, action, request, shown)
        desk.seen[person] = house.now()
        return number


@decided_anew
async def answer(
    house: House, person: str, id: str, seat: int, question: int, action: str, request: str
) -> int:
    """A person's answer, to the table as it is now; the number of the move it has become."""
    async with house.hold(id) as desk:
        desk.seat_of(seat, person)
        known = desk.requests.get((seat, request))
        if known is not None:
            return known
        state = desk.running()
        desk.acting_seat(seat, person)
        desk.seen[person] = house.now()
        return await _play(house, desk, state, seat, question, action, request)


@decided_anew
async def answer_for_bot(
    house: House, id: str, seat: int, spec: str, question: int, action: str
) -> None:
    """A bot's answer, if it is still this bot's turn."""
    async with house.hold(id) as desk:
        state = desk.running()
        if desk.sheet.seats[seat].player != spec:
            raise wrong_status("the bot does not play this seat any more")
        await _play(house, desk, state, seat, question, action, None)


async def _play(
    house: House,
    desk: Desk,
    state: State,
    seat: int,
    question: int,
    action: str,
    request: str | None,
    by: Pass | None = None,
) -> int:
    if question != state.asked:
        raise Refused(
            "stale-question",
            f"question {question} is not open any more; now it is {state.asked}",
            asked=state.asked,
        )
    after = copy.deepcopy(state)
    play_checked(after, seat, action)
    return await _append(house, desk, state, after, request, by)


def play_checked(state: State, seat: int, action: str) -> None:
    """Play, or refuse as the table does."""
    try:
        state.play(seat, action)
    except NotToMove as error:
        raise Refused("not-to-move", str(error)) from error
    except IllegalAction as error:
        reason = state.why_not(seat, action)
        told = reason.json() if reason is not None else None
        raise Refused("illegal-action", str(error), reason=told) from error
    except BadNotation as error:
        raise Refused("illegal-action", str(error), reason=None) from error


async def _append(
    house: House,
    desk: Desk,
    before: State,
    after: State,
    request: str | None,
    by: Pass | None = None,
) -> int:
    row = game_log.row_of(before, after, desk.rows, house.now(), request)
    sheet = desk.sheet
    if row.what in ("undo", "rewind"):
        sheet = replace(sheet, undos=sheet.undos + 1)
    await house.commit(desk, sheet, after, (row,), by=by)
    return row.move


# Taking back.


@decided_anew
async def undo(house: House, person: str, id: str, seat: int, request: str) -> int:
    """Take the last choice back, if nobody has learned anything."""
    async with house.hold(id) as desk:
        desk.seat_of(seat, person)
        known = desk.requests.get((seat, request))
        if known is not None:
            return known
        state = desk.running()
        desk.acting_seat(seat, person)
        desk.seen[person] = house.now()
        return await _undo(house, desk, state, seat, False, request)


async def _undo(
    house: House, desk: Desk, state: State, seat: int, consent: bool, request: str | None
) -> int:
    if desk.sheet.undos >= MOST_UNDOS:
        raise Refused("cannot-undo", "too much was taken back at this table already")
    after = copy.deepcopy(state)
    try:
        after.undo(seat, consent)
    except CannotUndo as error:
        raise Refused("cannot-undo", str(error)) from error
    return await _append(house, desk, state, after, request)


def can_undo(desk: Desk, seat: int) -> bool:
    sheet = desk.sheet
    if desk.state is None or sheet.status != RUNNING or sheet.undos >= MOST_UNDOS:
        return False
    return sheet.seats[seat].player is None and desk.state.can_undo(seat)


@decided_anew
async def ask_undo(house: House, person: str, id: str, seat: int) -> None:
    """Ask all others for consent to go further back."""
    async with house.hold(id) as desk:
        state = desk.running()
        desk.acting_seat(seat, person)
        if past.undoable(state, seat, True) is None or desk.sheet.undos >= MOST_UNDOS:
            raise Refused("cannot-undo", "there is nothing of yours to take back")
        if desk.sheet.undo_seat not in (None, seat):
            raise wrong_status("somebody else asks already; answer that first")
        await _weigh(house, desk, state, seat, ())


@decided_anew
async def consent(house: House, person: str, id: str, seat: int, agree: bool) -> None:
    """Answer somebody who asks to go back; when all people agree it is done."""
    async with house.hold(id) as desk:
        state = desk.running()
        desk.acting_seat(seat, person)
        asking = desk.sheet.undo_seat
        if asking is None:
            raise wrong_status("nobody asks to go back")
        if not agree:
            await house.commit(desk, replace(desk.sheet, undo_seat=None, undo_agreed=()))
        elif seat != asking:
            agreed = tuple(sorted({*desk.sheet.undo_agreed, seat}))
            await _weigh(house, desk, state, asking, agreed)


async def _weigh(
    house: House, desk: Desk, state: State, seat: int, agreed: tuple[int, ...]
) -> None:
    """Go back if everybody has agreed, else keep the question open."""
    asking = desk.sheet.seats[seat]
    if all(other.seat in agreed for other in _asked_for_consent(desk, asking)):
        await _undo(house, desk, state, seat, True, None)
    else:
        await house.commit(desk, replace(desk.sheet, undo_seat=seat, undo_agreed=agreed))


def _asked_for_consent(desk: Desk, asking: Seat) -> list[Seat]:
    """The other people's seats; of several people at one screen it is one who clicks."""
    return [s for s in desk.sheet.seats if s.player is None and s.person != asking.person]


# Looking ahead.


def foresee(desk: Desk, person: str | None, seat: int, actions: list[str]) -> dict[str, object]:
    desk.seat_of(seat, person)
    state = desk.running()
    try:
        return state.foresee(seat, actions).json()
    except NotToMove as error:
        raise Refused("not-to-move", str(error)) from error
    except (IllegalAction, BadNotation) as error:
        raise Refused("illegal-action", str(error), reason=None) from error


def why_not(desk: Desk, person: str | None, seat: int, action: str) -> dict[str, object] | None:
    desk.seat_of(seat, person)
    state = desk.playing
    if desk.sheet.status != RUNNING:
        return Reason(GAME_OVER).json()
    try:
        reason = state.why_not(seat, action)
    except EnneadError as error:
        raise Refused("bad-request", str(error)) from error
    return reason.json() if reason is not None else None
