"""Creating tables, and starting their games when no seat is open."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection

import ennead
from ennead import bots
from ennead.core.errors import BadOptions
from ennead.core.game import SEED_BYTES, Game
from ennead.server.errors import ApiError
from ennead.server.identity.people import new_id
from ennead.server.model.person import Person
from ennead.server.model.table_record import (
    BOT,
    PERSON,
    RUNNING,
    LogRow,
    Seat,
    TableRecord,
    with_bot_names,
)
from ennead.server.store import lobby_queries, move_log_queries, table_queries
from ennead.server.store.db_thread import Job
from ennead.server.tables import clocks, dice, game_log
from ennead.server.text.clean_text import clean_name, clean_title
from ennead.server.upkeep.limits import Caller

if TYPE_CHECKING:
    from ennead.server.context import ServerContext

MAX_CLOCK_SECONDS: Final = 60 * 86400


@dataclass(frozen=True)
class SeatSetup:
    kind: str
    """`me`, `open` or `bot`."""
    bot: str | None = None
    name: str | None = None


@dataclass(frozen=True)
class ClockSetup:
    per: str
    seconds: int


@dataclass(frozen=True)
class TableSetup:
    """The table somebody asks for, not validated yet."""

    game: str
    seats: Sequence[SeatSetup]
    options: Mapping[str, Any] = field(default_factory=dict)
    private: bool = True
    pass_and_play: bool = False
    clock: ClockSetup | None = None
    title: str = ""
    help: bool | None = None
    """None allows hints only for one person among bots."""
    dice: str | None = None
    """The creator's commitment to a number, their share of the dice."""


@cache
def games() -> dict[str, Game]:
    """All games. Cached: finding them takes longer than most requests."""
    return {game.id: game for game in ennead.games()}


def find_game(id: str) -> Game:
    if id not in games():
        expected = ", ".join(games())
        raise ApiError("unknown-game", f"there is no game {id!r}; expected one of {expected}")
    return games()[id]


def check_bot(spec: str | None) -> str:
    if spec not in bots.names():
        expected = ", ".join(bots.names())
        raise ApiError("bad-request", f"there is no bot {spec!r}; expected one of {expected}")
    assert spec is not None
    return spec


async def create(
    ctx: ServerContext, person: Person, setup: TableSetup, address: str = ""
) -> TableRecord:
    """Create the table that somebody at this address asks for."""
    game = find_game(setup.game)
    if not ctx.settings.bot_tables and all(seat.kind == "bot" for seat in setup.seats):
        raise ApiError("needs-person", "a table needs at least one person")
    await check_table_quota(ctx, person.id)
    by = Caller(person.id, address)
    problem = await ctx.upload_checker.find_problem(by, game, len(setup.seats), setup.options)
    if problem is not None:
        details = {} if problem["file_error"] is None else {"file_error": problem["file_error"]}
        raise ApiError("bad-request", problem["message"], **details)
    record = new_record(ctx, game, person.id, setup.options, len(setup.seats))
    clock = setup.clock
    shortest = ctx.settings.shortest_clock
    if clock is not None and not shortest <= clock.seconds <= MAX_CLOCK_SECONDS:
        raise ApiError("bad-request", f"a clock has {shortest} to {MAX_CLOCK_SECONDS} seconds")
    record = replace(
        record,
        title=clean_title(setup.title),
        private=setup.private,
        pass_and_play=setup.pass_and_play,
        clock_per=clock.per if clock is not None else None,
        clock_seconds=clock.seconds if clock is not None else None,
        help=_has_one_person(setup) if setup.help is None else setup.help,
        seats=with_commitment(
            _seats(person, setup.seats, setup.pass_and_play), person.id, setup.dice
        ),
    )
    return await add_table(ctx, record)


async def check_table_quota(ctx: ServerContext, person: str) -> None:
    """Raises ApiError if this person has too many open and running tables."""
    limit = ctx.settings.most_tables * ctx.settings.rates
    if limit <= 0:
        return
    async with ctx.db.read() as connection:
        if await lobby_queries.active_tables(connection, person) >= limit:
            raise ApiError("too-many-tables", f"you have {limit:.0f} tables already")


def _has_one_person(setup: TableSetup) -> bool:
    """Whether one person plays among bots: their hints spoil nobody's game."""
    return sum(seat.kind != "bot" for seat in setup.seats) == 1


def new_record(
    ctx: ServerContext, game: Game, host: str, options: Mapping[str, Any], players: int
) -> TableRecord:
    """A record with a new id and seed, and open seats."""
    seed = secrets.token_bytes(SEED_BYTES)
    try:
        config = game.new(players, seed, options).config
    except BadOptions as error:  # a rematch may have options that are no longer valid
        raise ApiError("bad-request", str(error)) from error
    now = ctx.now()
    return TableRecord(
        id=new_id(),
        game=game.id,
        rules=config.rules.version,
        data=config.rules.digest,
        options=dict(config.options),
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


def _seats(person: Person, wanted: Sequence[SeatSetup], pass_and_play: bool) -> tuple[Seat, ...]:
    mine = sum(seat.kind == "me" for seat in wanted)
    if mine > 1 and not pass_and_play:
        raise ApiError("bad-request", "several seats for one person need pass_and_play")
    seats: list[Seat] = []
    for number, seat in enumerate(wanted):
        if seat.kind == "bot":
            seats.append(bot_seat(number, check_bot(seat.bot)))
        elif seat.kind == "open":
            if pass_and_play:
                raise ApiError("bad-request", "with pass_and_play no seat can be open")
            seats.append(Seat(number))
        else:
            name = clean_name(seat.name) if seat.name and pass_and_play else ""
            if pass_and_play and not name:
                name = f"{person.name} {number + 1}" if mine > 1 else person.name
            seats.append(person_seat(number, person, name))
    return tuple(seats)


def with_commitment(
    seats: tuple[Seat, ...], person: str, commitment: str | None
) -> tuple[Seat, ...]:
    """The seats, with a person's commitment at the first of theirs."""
    for at, seat in enumerate(seats):
        if seat.kind == PERSON and seat.person == person:
            return (*seats[:at], replace(seat, dice_commitment=commitment), *seats[at + 1 :])
    return seats


def bot_seat(number: int, spec: str) -> Seat:
    return Seat(number, BOT, bot=spec)


def person_seat(number: int, person: Person, name: str = "") -> Seat:
    return Seat(number, PERSON, person=person.id, name=name, display_name=name or person.name)


async def add_table(ctx: ServerContext, record: TableRecord) -> TableRecord:
    """Store a new table, and start its game if no seat is open."""
    record, job = add_table_job(ctx, record)
    await ctx.db.write(job)
    table_added(ctx, record)
    return record


def add_table_job(ctx: ServerContext, record: TableRecord) -> tuple[TableRecord, Job[None]]:
    """A new table, started if no seat is open, and the job that stores it."""
    record = replace(record, seats=with_bot_names(record.id, record.seats))
    rows: tuple[LogRow, ...] = ()
    if dice.is_full(record) and dice.awaits_numbers(record):
        record = dice.awaiting_numbers(record, ctx.now())
    elif dice.is_full(record):
        record, row = _started(ctx, record)
        rows = (row,)

    def job(connection: Connection) -> None:
        table_queries.add(connection, record)
        move_log_queries.append(connection, record.id, rows)

    return record, job


def table_added(ctx: ServerContext, record: TableRecord) -> None:
    ctx.metrics.tables.inc()
    if record.status == RUNNING:
        ctx.bots.wake_table(record.id)


def _started(ctx: ServerContext, record: TableRecord) -> tuple[TableRecord, LogRow]:
    state, row = game_log.deal(record, ctx.now())
    to_move = state.to_move
    record = replace(
        record,
        status=RUNNING,
        page=state.page,
        scores=tuple(state.scores),
        seats=tuple(replace(seat, waiting=seat.seat in to_move) for seat in record.seats),
    )
    return clocks.update_clocks(record, ctx.now(), True), row
