"""Tables: set up, sat down at, started, listed, played again, gone on from."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

import ennead
from ennead import bots
from ennead.core.errors import BadOptions, EnneadError
from ennead.core.game import SEED_BYTES, Game
from ennead.server import clocks, game_log
from ennead.server.desk import Desk
from ennead.server.errors import Refused, wrong_status
from ennead.server.limits import clean_name, clean_title
from ennead.server.people import new_id
from ennead.server.shapes import NewSeat, NewTable, Proposal
from ennead.server.sheet import BOT, FINISHED, OPEN, PERSON, RUNNING, Row, Seat, Sheet
from ennead.server.store import caretaking, log, tables
from ennead.server.store.people import Person

if TYPE_CHECKING:
    from ennead.server.examiner import Problem
    from ennead.server.house import House

LONGEST_CLOCK = 60 * 86400


@cache
def games() -> dict[str, Game]:
    """The games there are, looked for once: to look takes longer than most calls."""
    return {game.id: game for game in ennead.games()}


def find_game(id: str) -> Game:
    if id not in games():
        there = ", ".join(games())
        raise Refused("unknown-game", f"no game is called {id!r}; there are {there}")
    return games()[id]


def check_bot(spec: str | None) -> str:
    if spec not in bots.names():
        expected = ", ".join(bots.names())
        raise Refused("bad-request", f"no bot is called {spec!r}; expected one of {expected}")
    assert spec is not None
    return spec


# Creating.


async def create(house: House, person: Person, wanted: NewTable) -> Sheet:
    game = find_game(wanted.game)
    await _check_room(house, person.id)
    problem = await house.examiner.problem(game, len(wanted.seats), wanted.options)
    if problem is not None:
        more = {} if problem["flaw"] is None else {"flaw": problem["flaw"]}
        raise Refused("bad-request", problem["message"], **more)
    sheet = _blank(house, game, person.id, wanted.options, len(wanted.seats))
    clock = wanted.clock
    if clock is not None and not house.settings.shortest_clock <= clock.seconds <= LONGEST_CLOCK:
        raise Refused(
            "bad-request",
            f"a clock has {house.settings.shortest_clock} to {LONGEST_CLOCK} seconds",
        )
    sheet = replace(
        sheet,
        title=clean_title(wanted.title),
        private=wanted.private,
        pass_and_play=wanted.pass_and_play,
        clock_per=clock.per if clock is not None else None,
        clock_seconds=clock.seconds if clock is not None else None,
        help=_alone(wanted) if wanted.help is None else wanted.help,
        seats=_seats(person, wanted.seats, wanted.pass_and_play),
    )
    return await _add(house, sheet)


async def check(house: House, wanted: Proposal) -> Problem | None:
    """What is wrong with options for so many players, before a table is made of them."""
    return await house.examiner.problem(find_game(wanted.game), wanted.players, wanted.options)


async def _check_room(house: House, person: str) -> None:
    """Nobody has more tables going on at a time than anybody could play."""
    most = house.settings.most_tables * house.settings.rates
    if most <= 0:
        return
    async with house.store.read() as connection:
        if await caretaking.going_on(connection, person) >= most:
            raise Refused("too-many-tables", f"you have {most:.0f} tables already")


def _alone(wanted: NewTable) -> bool:
    """One person among bots spoils nobody's game by asking for help."""
    return sum(seat.kind != "bot" for seat in wanted.seats) == 1


def _blank(house: House, game: Game, host: str, options: Mapping[str, Any], players: int) -> Sheet:
    """A table of a game, with a seed of its own; options of an old table may not do any more."""
    seed = secrets.token_bytes(SEED_BYTES)
    try:
        setting = game.new(players, seed, options).setting
    except BadOptions as error:
        raise Refused("bad-request", str(error)) from error
    now = house.now()
    return Sheet(
        id=new_id(),
        game=game.id,
        rules=setting.rules.version,
        data=setting.rules.digest,
        options=dict(setting.options),
        title="",
        private=True,
        pass_and_play=False,
        clock_per=None,
        clock_seconds=None,
        host=host,
        seed=seed.hex(),
        created=now,
        changed=now,
        seats=tuple(Seat(seat) for seat in range(players)),
    )


def _seats(person: Person, wanted: Sequence[NewSeat], shared: bool) -> tuple[Seat, ...]:
    mine = sum(seat.kind == "me" for seat in wanted)
    if mine > 1 and not shared:
        raise Refused("bad-request", "several seats of one person need pass_and_play")
    seats: list[Seat] = []
    for number, seat in enumerate(wanted):
        if seat.kind == "bot":
            seats.append(bot_seat(number, check_bot(seat.bot)))
        elif seat.kind == "open":
            if shared:
                raise Refused("bad-request", "with pass_and_play no seat is open")
            seats.append(Seat(number))
        else:
            name = clean_name(seat.name) if seat.name and shared else ""
            if shared and not name:
                name = f"{person.name} {number + 1}" if mine > 1 else person.name
            seats.append(person_seat(number, person, name))
    return tuple(seats)


def bot_seat(number: int, spec: str) -> Seat:
    return Seat(number, BOT, bot=spec, called=spec)


def person_seat(number: int, person: Person, name: str = "") -> Seat:
    return Seat(number, PERSON, person=person.id, name=name, called=name or person.name)


async def _add(house: House, sheet: Sheet) -> Sheet:
    """Store a new table, started if nobody is missing."""
    rows: tuple[Row, ...] = ()
    if all(seat.kind != OPEN for seat in sheet.seats):
        sheet, row = _begun(house, sheet)
        rows = (row,)

    def job(connection: Connection) -> None:
        tables.add(connection, sheet)
        log.append(connection, sheet.id, rows)

    await house.store.write(job)
    house.metrics.tables.inc()
    if rows:
        house.drivers.wake_later(sheet.id)
    return sheet


def _begun(house: House, sheet: Sheet) -> tuple[Sheet, Row]:
    """A table whose game has just begun."""
    state, row = game_log.deal(sheet, house.now())
    waiting = state.to_move
    sheet = replace(
        sheet,
        status=RUNNING,
        page=state.page,
        scores=tuple(state.scores),
        seats=tuple(replace(seat, waiting=seat.seat in waiting) for seat in sheet.seats),
    )
    return clocks.wind(sheet, house.now(), True), row


# Seats.


async def sit(house: House, person: Person, id: str, seat: int | None) -> Sheet:
    """Take an open seat, any if none is named; the last one starts the game."""
    async with house.hold(id) as desk:
        if desk.sheet.status != OPEN:
            if desk.sheet.owned_by(person.id):
                return desk.sheet
            raise wrong_status("the game has begun")
        mine = desk.sheet.owned_by(person.id)
        if mine and seat in (None, *mine):
            return desk.sheet
        if mine:
            raise wrong_status("you have a seat at this table already")
        taken = _free_seat(desk.sheet, person.id, seat)
        await _sit(house, desk, person, taken)
        return desk.sheet


def _free_seat(sheet: Sheet, person: str, wanted: int | None) -> int:
    if wanted is not None and not 0 <= wanted < sheet.players:
        raise Refused("bad-request", f"there is no seat {wanted}")
    for kept in (person, None):
        for seat in sheet.seats:
            if seat.kind == OPEN and seat.person == kept and wanted in (None, seat.seat):
                return seat.seat
    raise Refused("seat-taken", "this seat is taken" if wanted is not None else "no seat is free")


async def _sit(house: House, desk: Desk, person: Person, seat: int) -> None:
    sheet = desk.sheet.with_seat(person_seat(seat, person))
    if any(s.kind == OPEN for s in sheet.seats):
        await house.commit(desk, sheet)
        return
    state, row = game_log.deal(sheet, house.now())
    await house.commit(desk, replace(sheet, status=RUNNING), state, (row,))


async def leave(house: House, person: Person, id: str, seat: int) -> Sheet:
    """Leave a seat before the game starts; a table that everybody has left is gone."""
    async with house.hold(id) as desk:
        if desk.sheet.status != OPEN:
            raise wrong_status("the game has begun; you can resign or let a bot stand in")
        desk.seat_of(seat, person.id)
        sheet = desk.sheet.with_seat(Seat(seat))
        if any(s.kind == PERSON for s in sheet.seats):
            await house.commit(desk, sheet)
        else:
            await house.store.write(lambda connection: tables.remove(connection, id))
            desk.sheet = sheet
            desk.loaded = False
            house.tell(desk)
        return sheet


# Again, and on from there.


async def rematch(house: House, person: Person, id: str) -> Sheet:
    """The same again, seats moved on by one. Whoever asks sits down, and all find one table."""
    async with house.hold(id) as desk:
        old = desk.sheet
        if old.status != FINISHED:
            raise wrong_status("the game is not over yet")
        if not old.owned_by(person.id):
            raise Refused("not-your-seat", "only those who played can ask for a rematch")
        if old.rematch is None or not await _exists(house, old.rematch):
            await _check_room(house, person.id)
            game = find_game(old.game)
            blank = _blank(house, game, person.id, old.options, old.players)
            new = replace(
                blank,
                title=old.title,
                private=old.private,
                pass_and_play=old.pass_and_play,
                clock_per=old.clock_per,
                clock_seconds=old.clock_seconds,
                help=old.help,
                seats=_moved_on(old, person),
            )
            new = await _add(house, new)
            await house.commit(desk, replace(old, rematch=new.id))
            return new
        found = old.rematch
    try:
        return await sit(house, person, found, None)
    except Refused as refused:
        if refused.code in ("seat-taken", "wrong-status"):
            return (await house.desk(found)).sheet
        raise


async def _exists(house: House, id: str) -> bool:
    """Is the table still there? One that everybody has left is gone."""
    async with house.store.read() as connection:
        return await tables.find(connection, id) is not None


def _moved_on(old: Sheet, person: Person) -> tuple[Seat, ...]:
    """Who sat at a seat sits at the next one; others' seats are kept for them."""
    seats: list[Seat] = []
    for number in range(old.players):
        before = old.seats[number - 1]
        if before.kind == BOT:
            seats.append(bot_seat(number, before.bot or ""))
        elif before.person == person.id:
            seats.append(person_seat(number, person, before.name))
        else:
            seats.append(Seat(number, OPEN, person=before.person, called=before.called))
    return tuple(seats)


async def fork(house: House, person: Person, id: str, move: int, seat: int, bot: str) -> Sheet:
    """A new table that goes on from a moment of a finished game, with new dice, against bots."""
    spec = check_bot(bot)
    await _check_room(house, person.id)
    desk = await house.desk(id)
    old = desk.sheet
    if old.status != FINISHED:
        raise wrong_status("only a finished game can be gone on from")
    if not 0 <= seat < old.players:
        raise Refused("bad-request", f"there is no seat {seat}")
    if not 0 <= move <= old.moves:
        raise Refused("bad-request", f"the game has {old.moves} moves")
    state = await game_log.replay_aside(old, await house.rows(id), move)
    if state.over:
        raise Refused("bad-request", "at this moment the game was over")
    seed = secrets.token_bytes(SEED_BYTES).hex()
    position = {**state.dump(), "seed": seed, "branch": 0, "drawn": 0}
    now = house.now()
    sheet = Sheet(
        id=new_id(),
        game=old.game,
        rules=old.rules,
        data=old.data,
        options=old.options,
        title=old.title,
        private=True,
        pass_and_play=False,
        clock_per=None,
        clock_seconds=None,
        host=person.id,
        seed=seed,
        position=json.loads(json.dumps(position)),
        created=now,
        changed=now,
        help=True,
        seats=tuple(
            person_seat(number, person) if number == seat else bot_seat(number, spec)
            for number in range(old.players)
        ),
    )
    try:
        return await _add(house, sheet)
    except EnneadError as error:
        raise Refused("bad-request", str(error)) from error


# Lists.


async def page(
    house: House, person: str | None, show: str, game: str | None, limit: int, before: str | None
) -> tuple[list[Sheet], str | None]:
    if game is not None:
        find_game(game)
    cursor = None
    if before is not None:
        cursor = tables.Cursor.parse(before)
        if cursor is None:
            raise Refused("bad-request", "before must be what `next` said")
    async with house.store.read() as connection:
        found, more = await tables.page(connection, show, person, game, limit, cursor)
    return found, str(more) if more is not None else None
