"""When a person leaves the game: resigns, runs out of time, is replaced by a bot or comes back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ennead import bots
from ennead.core.log import CHANCE
from ennead.server.desk import Desk
from ennead.server.errors import Refused, wrong_status
from ennead.server.sheet import FINISHED, PERSON, RUNNING, TABLE, Row, Seat, Sheet

if TYPE_CHECKING:
    from ennead.server.house import House

BACK_SECONDS: Final = 30.0
"""What a clock has at least for somebody who comes back."""


def usual_bot() -> str:
    """Who stands in when nobody has chosen."""
    names = bots.names()
    return "greedy" if "greedy" in names else names[0]


def _row(house: House, desk: Desk, seat: int, what: str, after: int = 0) -> Row:
    """A row that tells what happened to the table, not in the game."""
    return Row(desk.rows + after, TABLE, seat, what, desk.sheet.moves, house.now())


async def resign(house: House, person: str, id: str, seat: int) -> None:
    """With two players the game ends, with more a bot stands in."""
    async with house.hold(id) as desk:
        desk.running()
        desk.seat_of(seat, person)
        await _leave(house, desk, "resign", [seat])


async def time_out(house: House, id: str) -> None:
    """Those whose clock has run out leave the game, all at once."""
    async with house.hold(id) as desk:
        now = house.now()
        late = [s.seat for s in desk.sheet.seats if s.deadline is not None and s.deadline <= now]
        if late:
            await _leave(house, desk, "timeout", late)


async def _leave(house: House, desk: Desk, what: str, leaving: list[int]) -> None:
    sheet = desk.sheet
    rows = tuple(_row(house, desk, seat, what, i) for i, seat in enumerate(leaving))
    if sheet.players <= 2:
        sheet = replace(
            sheet,
            status=FINISHED,
            ended_by=what,
            ended_seat=leaving[0] if len(leaving) == 1 else None,
            ranking=tuple(1 if s.seat in leaving else 0 for s in sheet.seats),
        )
    else:
        for seat in leaving:
            sheet = _stand_in(sheet, sheet.seats[seat], usual_bot())
    await house.commit(desk, sheet, None, rows)


async def put_away(house: House, id: str, before: float) -> None:
    """A game in which nothing has happened since then ends, and nobody wins it."""
    async with house.hold(id) as desk:
        if desk.sheet.status == RUNNING and desk.sheet.changed < before:
            row = _row(house, desk, CHANCE, "idle")
            sheet = replace(desk.sheet, status=FINISHED, ended_by="idle")
            await house.commit(desk, sheet, None, (row,))


def _stand_in(sheet: Sheet, seat: Seat, bot: str) -> Sheet:
    return sheet.with_seat(replace(seat, stand_in=bot, votes=()))


async def stand_in(house: House, person: str, id: str, seat: int, bot: str) -> None:
    """A person hands a seat to a bot."""
    if bot not in bots.names():
        raise Refused("bad-request", f"no bot is called {bot!r}")
    async with house.hold(id) as desk:
        desk.running()
        found = desk.seat_of(seat, person)
        if found.stand_in != bot:
            row = _row(house, desk, seat, f"stand-in {bot}")
            await house.commit(desk, _stand_in(desk.sheet, found, bot), None, (row,))


async def take_back(house: House, person: str, id: str, seat: int) -> None:
    """A person takes the seat back from a bot."""
    async with house.hold(id) as desk:
        desk.running()
        found = desk.seat_of(seat, person)
        if found.stand_in is None:
            return
        left = max(found.left, BACK_SECONDS) if found.left is not None else None
        back = replace(found, stand_in=None, left=left)
        row = _row(house, desk, seat, "take-back")
        desk.seen[person] = house.now()
        await house.commit(desk, desk.sheet.with_seat(back), None, (row,))


# People who are away.


def away(house: House, desk: Desk, seat: Seat) -> bool:
    """Has this person given no sign of life for so long that others may vote?"""
    since = _quiet_since(house, desk, seat)
    return since is not None and house.now() - since >= house.settings.away_seconds


def until_away(house: House, desk: Desk) -> float | None:
    """Seconds until another person counts as away, if it comes to that."""
    quiet = [_quiet_since(house, desk, seat) for seat in desk.sheet.seats]
    ends = [since + house.settings.away_seconds for since in quiet if since is not None]
    return min((end - house.now() for end in ends if end > house.now()), default=None)


def _quiet_since(house: House, desk: Desk, seat: Seat) -> float | None:
    """Since when the game waits for a person who is not there."""
    if seat.kind != PERSON or seat.player is not None or seat.person is None:
        return None
    if not seat.waiting or desk.connected(seat.person):
        return None
    seen = desk.seen.get(seat.person, 0.0)
    return max(seen, desk.times[-1] if desk.times else 0.0, house.started)


async def vote(house: House, person: str, id: str, seat: int) -> None:
    """Vote to let a bot stand in; it does when all other people have voted."""
    async with house.hold(id) as desk:
        desk.running()
        mine = desk.sheet.owned_by(person)
        if not mine:
            raise Refused("not-your-seat", "only those who play can vote")
        if not 0 <= seat < desk.sheet.players:
            raise unknown_seat(seat)
        found = desk.sheet.seats[seat]
        if found.person == person or not away(house, desk, found):
            raise wrong_status(f"seat {seat} is not away")
        votes = {*found.votes, *mine}
        if all(voter in votes for voter in _voters(house, desk)):
            row = _row(house, desk, seat, f"stand-in {usual_bot()}")
            await house.commit(desk, _stand_in(desk.sheet, found, usual_bot()), None, (row,))
        else:
            voted = replace(found, votes=tuple(sorted(votes)))
            await house.commit(desk, desk.sheet.with_seat(voted))


def _voters(house: House, desk: Desk) -> list[int]:
    """The people at the table who are there."""
    seats = [seat for seat in desk.sheet.seats if seat.player is None]
    return [seat.seat for seat in seats if not away(house, desk, seat)]


def unknown_seat(seat: int) -> Refused:
    return Refused("bad-request", f"there is no seat {seat}")
