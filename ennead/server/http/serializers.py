"""JSON for clients. Nothing about a table leaves the server except through this module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ennead.bots.coach import MAX_MISTAKES, MISTAKE_COST
from ennead.core.action import Action
from ennead.core.game import Game
from ennead.core.shared_dice import commitment
from ennead.core.state import State
from ennead.core.verify import Verdict
from ennead.server.http.private_view import secret_seats
from ennead.server.model.analysis import Analysis
from ennead.server.model.table_record import (
    BOT,
    FINISHED,
    OPEN,
    PERSON,
    RUNNING,
    ChatLine,
    Seat,
    TableRecord,
)
from ennead.server.tables import clocks, departures, game_log, game_record
from ennead.server.tables.session import TableSession
from ennead.server.tables.undo import can_take_back, can_undo
from ennead.server.upkeep.limits import Caller

if TYPE_CHECKING:
    from ennead.server.context import ServerContext

Json = dict[str, Any]


def table(ctx: ServerContext, record: TableRecord, person: str | None) -> Json:
    """`Table`, as this person sees it."""
    finished = record.status == FINISHED
    session = ctx.sessions.peek(record.id)
    return {
        "id": record.id,
        "game": record.game,
        "title": record.title,
        "status": record.status,
        "data": record.data,
        "rules_known": game_log.has_rules(record),
        "players": record.players,
        "options": record.options,
        "private": record.private,
        "pass_and_play": record.pass_and_play,
        "clock": _clock(record),
        "help": record.help,
        "seats": [_seat(ctx, record, session, seat, person) for seat in record.seats],
        "mine": record.seats_of(person),
        "host": person is not None and record.host == person,
        "waiting_for": [seat.seat for seat in record.seats if seat.waiting],
        "page": record.page,
        "moves": record.moves,
        "scores": list(record.scores),
        "ranking": list(record.ranking),
        "ended": {"by": record.ended_by, "seat": record.ended_seat} if finished else None,
        "taken_back": record.taken_back,
        "rematch": record.rematch,
        "revealing": record.reveal_by is not None,
        "commitment": commitment(bytes.fromhex(record.seed)),
        "seed": record.seed if finished else None,
        "created": record.created,
        "changed": record.changed,
    }


def _clock(record: TableRecord) -> Json | None:
    if record.clock_per is None:
        return None
    return {"per": record.clock_per, "seconds": record.clock_seconds}


def _seat(
    ctx: ServerContext,
    record: TableRecord,
    session: TableSession | None,
    seat: Seat,
    person: str | None,
) -> Json:
    taken = seat.kind == PERSON
    connected = taken and ctx.viewers.is_connected(record.id, seat.person)
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.display_name,
        "bot": seat.bot,
        "stand_in": seat.stand_in,
        "mine": taken and person is not None and seat.person == person,
        "connected": seat.kind == BOT or connected,
        "away": session is not None and departures.is_away(ctx, session, seat),
        "votes": list(seat.votes),
        "clock": clocks.seconds_left(record, seat, ctx.now()),
        "dice": _share(record, seat),
    }


def _share(record: TableRecord, seat: Seat) -> Json | None:
    """A seat's share of the dice. Nobody sees a number before all are in."""
    if seat.dice_commitment is None:
        return None
    number = None if record.status == OPEN else seat.dice_number
    return {"commitment": seat.dice_commitment, "number": number}


def state(
    ctx: ServerContext,
    session: TableSession,
    person: str | None,
    seat: int | None,
    since: int = 0,
    chat_since: int = 0,
) -> Json:
    """`State`, as this person sees it from their seat, or as a spectator does."""
    if seat is not None:
        session.check_owner(seat, person)
    record = session.record
    current = session.state
    asking = record.undo_seat
    moment = _moment(session, current, seat, since)
    running = record.status == RUNNING
    return {
        "table": table(ctx, record, person),
        **moment,
        "to_move": list(current.to_move) if current is not None and running else [],
        "secret": secret_seats(record, current, person) if running else [],
        "legal": _legal(record, current, seat) if running else [],
        "partner": _partner(record, current, seat) if running else None,
        "suggestions": [] if seat is None else _suggestions(ctx, session, seat),
        "can_undo": seat is not None and can_undo(session, seat),
        "can_take_back": seat is not None and can_take_back(session, seat),
        "chat": _chat(session, person, chat_since),
        "undo_request": None
        if asking is None
        else {"seat": asking, "agreed": list(record.undo_agreed)},
    }


async def past_state(
    ctx: ServerContext,
    session: TableSession,
    person: str | None,
    seat: int | None,
    since: int,
    move: int,
    caller: Caller,
) -> Json:
    """`State` after the first `move` moves, without legal actions."""
    if seat is not None:
        session.check_owner(seat, person)
    _ = session.started_state
    past = await ctx.background.run(caller, _past_moment, session, seat, since, move)
    return {
        "table": table(ctx, session.record, person),
        **past,
        "secret": [],
        "legal": [],
        "partner": None,
        "suggestions": [],
        "can_undo": False,
        "can_take_back": False,
        "chat": [],
        "undo_request": None,
    }


def _past_moment(session: TableSession, seat: int | None, since: int, move: int) -> Json:
    past = game_record.state_after(session, move)
    return {**_moment(session, past, seat, since), "to_move": list(past.to_move)}


def _moment(session: TableSession, state: State | None, seat: int | None, since: int) -> Json:
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
    since = min(since, state.events_seen(seat))
    events = state.events(seat, since)
    for event in events:
        number = event["move"]
        assert isinstance(number, int)
        event["when"] = session.times[number]
    return {
        "seat": seat,
        "view": state.view(seat),
        "asked": state.asked,
        "events": events,
        "events_from": since,
        "move": game_log.move_count(state),
    }


def _legal(record: TableRecord, state: State | None, seat: int | None) -> list[Json]:
    if state is None or seat is None or record.seats[seat].player is not None:
        return []
    return [action(option) for option in state.legal(seat)]


def _partner(record: TableRecord, state: State | None, seat: int | None) -> Json | None:
    """The question of a partner, to which this seat may suggest an answer."""
    if state is None or seat is None or record.seats[seat].player is not None:
        return None
    partner = state.asked_partner(seat)
    if partner is None:
        return None
    return {"seat": partner, "legal": [action(option) for option in state.legal(partner)]}


def _suggestions(ctx: ServerContext, session: TableSession, seat: int) -> list[Json]:
    if session.state is None:
        return []
    parse = session.state.config.spec.parse
    return [
        {"seat": one.seat, "to": one.to, "action": action(parse(one.action))}
        for one in ctx.suggestions.visible_to(session, seat)
    ]


def action(one: Action) -> Json:
    """`Legal`: an action with its parts."""
    return {"text": one.text, "verb": one.verb.name, "args": one.named_args()}


def _chat(session: TableSession, person: str | None, since: int) -> list[Json]:
    """Lines for everybody, or for a team of this person."""
    mine = sum(1 << seat for seat in session.record.seats_of(person)) if person is not None else 0
    return [
        _chat_line(line)
        for line in session.chat
        if line.number > since and (line.team is None or line.team & mine)
    ]


def _chat_line(line: ChatLine) -> Json:
    return {
        "number": line.number,
        "name": line.name,
        "seat": line.seat,
        "text": line.text,
        "at": line.at,
        "team": line.team is not None,
    }


def verdict(record: TableRecord, found: Verdict) -> Json:
    """`Check`: whether a finished game follows from its seed and its moves."""
    return {
        "fault": found.fault,
        "message": found.message,
        "commitment": commitment(bytes.fromhex(record.seed)),
        "seed": record.seed,
        "moves": found.moves,
        "outcomes": found.outcomes,
        "rewinds": found.rewinds,
        "over": found.over,
    }


def analysis(game: Game, found: Analysis) -> Json:
    """`Analysis`: winning chances after each move, and the costliest mistakes."""
    worst = [one for one in found.judged if one["cost"] >= MISTAKE_COST]
    worst.sort(key=lambda one: (-one["cost"], one["move"]))
    return {
        "moves": found.moves,
        "done": found.done,
        "failed": found.failed,
        "chances": [{key: one[key] for key in ("move", "page", "chances")} for one in found.judged],
        "mistakes": [_mistake(game, one) for one in worst[:MAX_MISTAKES]],
    }


def _mistake(game: Game, one: Json) -> Json:
    line = [step.partition(": ") for step in one["line"]]
    return {
        **{key: one[key] for key in ("move", "page", "seat", "cost")},
        "question": one.get("question", ""),
        "names": {"drawn": [], "regions": {}, **one.get("names", {})},
        "played": action(game.parse(one["played"])),
        "best": action(game.parse(one["best"])),
        "line": [{"seat": int(seat), "action": action(game.parse(text))} for seat, _, text in line],
    }
