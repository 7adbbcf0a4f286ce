"""What a person gets to see of a table: the one place where anything leaves the house."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from ennead.core.action import Action
from ennead.core.past import commitment
from ennead.core.state import State
from ennead.core.verify import verify_text
from ennead.server import clocks, endings, game_log, play
from ennead.server.desk import Desk
from ennead.server.errors import Refused, wrong_status
from ennead.server.sheet import BOT, FINISHED, PERSON, RUNNING, Said, Seat, Sheet

if TYPE_CHECKING:
    from ennead.server.house import House

Json = dict[str, Any]


def table(house: House, sheet: Sheet, person: str | None) -> Json:
    """`Table`, as this person sees it."""
    finished = sheet.status == FINISHED
    desk = house.in_memory(sheet.id)
    return {
        "id": sheet.id,
        "game": sheet.game,
        "title": sheet.title,
        "status": sheet.status,
        "players": sheet.players,
        "options": sheet.options,
        "private": sheet.private,
        "pass_and_play": sheet.pass_and_play,
        "clock": _clock(sheet),
        "help": sheet.help,
        "seats": [_seat(house, sheet, desk, seat, person) for seat in sheet.seats],
        "mine": sheet.owned_by(person),
        "host": person is not None and sheet.host == person,
        "waiting_for": [seat.seat for seat in sheet.seats if seat.waiting],
        "page": sheet.page,
        "moves": sheet.moves,
        "scores": list(sheet.scores),
        "ranking": list(sheet.ranking),
        "ended": {"by": sheet.ended_by, "seat": sheet.ended_seat} if finished else None,
        "rematch": sheet.rematch,
        "commitment": commitment(bytes.fromhex(sheet.seed)),
        "seed": sheet.seed if finished else None,
        "created": sheet.created,
        "changed": sheet.changed,
    }


def _clock(sheet: Sheet) -> Json | None:
    if sheet.clock_per is None:
        return None
    return {"per": sheet.clock_per, "seconds": sheet.clock_seconds}


def _seat(house: House, sheet: Sheet, desk: Desk | None, seat: Seat, person: str | None) -> Json:
    taken = seat.kind == PERSON
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.called,
        "bot": seat.bot,
        "stand_in": seat.stand_in,
        "mine": taken and person is not None and seat.person == person,
        "connected": seat.kind == BOT
        or (taken and desk is not None and desk.connected(seat.person)),
        "away": desk is not None and endings.away(house, desk, seat),
        "votes": list(seat.votes),
        "clock": clocks.seconds_left(sheet, seat, house.now()),
    }


def state(
    house: House,
    desk: Desk,
    person: str | None,
    seat: int | None,
    since: int = 0,
    chat_since: int = 0,
) -> Json:
    """`State`, as this person sees it from this seat; any other seat is refused."""
    if seat is not None:
        desk.seat_of(seat, person)
    sheet = desk.sheet
    now = desk.state
    asking = sheet.undo_seat
    shown = _moment(desk, now, seat, since)
    running = sheet.status == RUNNING
    return {
        "table": table(house, sheet, person),
        **shown,
        "to_move": list(now.to_move) if now is not None and running else [],
        "legal": _legal(sheet, now, seat) if running else [],
        "can_undo": seat is not None and play.can_undo(desk, seat),
        "chat": _heard(desk, person, chat_since),
        "undo_request": None
        if asking is None
        else {"seat": asking, "agreed": list(sheet.undo_agreed)},
    }


async def past(
    house: House, desk: Desk, person: str | None, seat: int | None, since: int, move: int
) -> Json:
    """`State` as it was after so many moves. Nothing can be done there."""
    if seat is not None:
        desk.seat_of(seat, person)
    _ = desk.playing
    if not 0 <= move <= desk.sheet.moves:
        raise Refused("bad-request", f"the game has {desk.sheet.moves} moves")
    then = await game_log.replay_aside(desk.sheet, await house.rows(desk.id), move)
    return {
        "table": table(house, desk.sheet, person),
        **_moment(desk, then, seat, since),
        "to_move": list(then.to_move),
        "legal": [],
        "can_undo": False,
        "chat": [],
        "undo_request": None,
    }


def _moment(desk: Desk, state: State | None, seat: int | None, since: int) -> Json:
    """What a seat knows of the game at one moment."""
    if state is None:
        return {
            "seat": seat,
            "view": None,
            "asked": 0,
            "events": [],
            "events_from": 0,
            "move": 0,
        }
    events = state.events(seat)
    since = min(since, len(events))
    new = events[since:]
    for event in new:
        number = event["move"]
        assert isinstance(number, int)
        event["when"] = desk.times[number]
    return {
        "seat": seat,
        "view": state.view(seat),
        "asked": state.asked,
        "events": new,
        "events_from": since,
        "move": game_log.moves_of(state),
    }


def _legal(sheet: Sheet, state: State | None, seat: int | None) -> list[Json]:
    if state is None or seat is None or sheet.seats[seat].player is not None:
        return []
    return [action(option) for option in state.legal(seat)]


def action(one: Action) -> Json:
    """`Legal`: an action with its parts."""
    return {"text": one.text, "verb": one.verb.name, "args": one.named_args()}


def _heard(desk: Desk, person: str | None, since: int) -> list[Json]:
    """What is said to everybody, or to a team this person is in."""
    mine = sum(1 << seat for seat in desk.sheet.owned_by(person)) if person is not None else 0
    return [
        _said(said)
        for said in desk.chat
        if said.number > since and (said.team is None or said.team & mine)
    ]


def _said(said: Said) -> Json:
    return {
        "number": said.number,
        "name": said.name,
        "seat": said.seat,
        "text": said.text,
        "at": said.at,
        "team": said.team is not None,
    }


async def check(house: House, desk: Desk) -> Json:
    """`Check`: is a finished game what its seed and its moves lead to?"""
    if desk.sheet.status != FINISHED:
        raise wrong_status("the game is not over yet: its seed is still secret")
    text = await record(house, desk)
    verdict = await asyncio.to_thread(verify_text, text)
    return {
        "fault": verdict.fault,
        "message": verdict.message,
        "commitment": commitment(bytes.fromhex(desk.sheet.seed)),
        "seed": desk.sheet.seed,
        "moves": verdict.moves,
        "outcomes": verdict.outcomes,
        "rewinds": verdict.rewinds,
        "over": verdict.over,
    }


async def record(house: House, desk: Desk) -> str:
    """The record as text; while the game runs without its secrets."""
    sheet = desk.sheet
    names = [seat.called for seat in sheet.seats]
    finished = sheet.status == FINISHED
    text = str(desk.playing.record(whole=finished, names=names))
    for row in await house.rows(desk.id):
        if row.kind == "table":
            who = f"seat {row.seat}: " if row.seat >= 0 else ""
            text += f"; after move {row.move}: {who}{row.what}\n"
    return text
