"""Playing at a table."""

from __future__ import annotations

from fastapi import Request, Response, WebSocket
from fastapi.responses import PlainTextResponse, StreamingResponse
from pydantic import TypeAdapter, ValidationError

from ennead.server import endings, play, show, talk
from ennead.server.api.common import (
    Caller,
    Player,
    Shown,
    Somebody,
    TableId,
    TheHouse,
    checked,
    json,
    router,
    unasked,
)
from ennead.server.errors import Unavailable
from ennead.server.house import House
from ennead.server.live import Live
from ennead.server.shapes import (
    Analysis,
    AskHint,
    AtSeat,
    Chances,
    Chat,
    Check,
    Consent,
    Foresee,
    Foresight,
    Hint,
    Number,
    OptionalCount,
    OptionalSeat,
    Play,
    Reason,
    SeatNumber,
    StandIn,
    State,
    Table,
    Undo,
    WhyNot,
)
from ennead.server.stream import Stream

TRY_LATER = 1013
"""How a WebSocket is closed while the database is away."""
ROUTER = router("playing")
AT = "/tables/{id}"


@ROUTER.get(AT + "/state", response_model=State)
async def state(
    id: TableId,
    caller: Caller,
    house: TheHouse,
    seat: OptionalSeat = None,
    since: OptionalCount = None,
    move: OptionalCount = None,
) -> Response:
    """The state as a seat of mine or, without one, a spectator sees it; `move` asks for an
    earlier moment, `since` leaves out that many events."""
    desk = await house.desk(id)
    if move is not None:
        return json(await show.past(house, desk, caller, seat, since or 0, move))
    shown = show.state(house, desk, caller, seat, since or 0)
    if caller is not None and seat is not None:
        desk.seen[caller] = house.now()
    return json(shown)


@ROUTER.post(AT + "/play", response_model=Number)
async def answer(id: TableId, given: Play, request: Request) -> Response:
    """Answers a question; gives the number of the move."""
    house, shown = unasked(request)
    number = await play.answer_by(
        house, shown, id, given.seat, given.question, given.action, given.request
    )
    return json({"number": number})


@ROUTER.post(AT + "/foresee", response_model=Foresight)
async def foresee(id: TableId, given: Foresee, caller: Caller, house: TheHouse) -> Response:
    """What would certainly happen if this seat gave these answers."""
    desk = await house.desk(id)
    return json(play.foresee(desk, caller, given.seat, given.actions))


@ROUTER.post(AT + "/why_not", response_model=Reason)
async def why_not(id: TableId, given: WhyNot, caller: Caller, house: TheHouse) -> Response:
    """The reason an action is not legal now, null if it is."""
    desk = await house.desk(id)
    return json({"reason": play.why_not(desk, caller, given.seat, given.action)})


@ROUTER.post(AT + "/hint", response_model=Hint)
async def hint(id: TableId, given: AskHint, player: Player, house: TheHouse) -> Response:
    """A level's answer to my open question with the main reason, at a table that allows help."""
    return json(await house.help.hint(id, player, given.seat, given.level))


@ROUTER.get(AT + "/chances", response_model=Chances)
async def chances(id: TableId, seat: SeatNumber, player: Player, house: TheHouse) -> Response:
    """Everybody's chance to win as my seat may see it, at a table that allows help."""
    return json(await house.help.chances(id, player, seat))


@ROUTER.post(AT + "/analysis", response_model=Analysis)
async def analyse(id: TableId, somebody: Somebody, house: TheHouse) -> Response:
    """Lets the coach go through a finished game, or tells how far it has come."""
    return json(await house.help.analyse(id, somebody.id))


@ROUTER.get(AT + "/analysis", response_model=Analysis)
async def analysis(id: TableId, house: TheHouse) -> Response:
    """How far the coach has come."""
    return json(await house.help.progress(id))


@ROUTER.delete(AT + "/analysis", status_code=204)
async def cancel_analysis(id: TableId, player: Player, house: TheHouse) -> Response:
    """Stops the coach; for those who played, and for who has asked."""
    await house.help.cancel(id, player)
    return Response(status_code=204)


@ROUTER.get(AT + "/stream", include_in_schema=False)
async def stream(
    id: TableId, shown: Shown, request: Request, house: TheHouse, seat: OptionalSeat = None
) -> Response:
    """The state at once and after every change, a line of JSON each, for programs."""
    reader = Stream(house, shown, seat)
    lines = await reader.open(id, request.state.address)
    return StreamingResponse(lines, media_type="application/x-ndjson")


@ROUTER.post(AT + "/undo", response_model=Number)
async def undo(id: TableId, given: Undo, player: Player, house: TheHouse) -> Response:
    """Takes the last choice back, if nobody has learned anything."""
    return json({"number": await play.undo(house, player, id, given.seat, given.request)})


@ROUTER.post(AT + "/undo/ask", response_model=Table)
async def ask_undo(id: TableId, given: AtSeat, player: Player, house: TheHouse) -> Response:
    """Asks all others for consent to go further back."""
    await play.ask_undo(house, player, id, given.seat)
    return await _table(house, id, player)


@ROUTER.post(AT + "/undo/consent", response_model=Table)
async def consent(id: TableId, given: Consent, player: Player, house: TheHouse) -> Response:
    """Answers that; when all people agree it is done."""
    await play.consent(house, player, id, given.seat, given.agree)
    return await _table(house, id, player)


@ROUTER.post(AT + "/resign", response_model=Table)
async def resign(id: TableId, given: AtSeat, player: Player, house: TheHouse) -> Response:
    """With two players ends the game, with more a bot stands in."""
    await endings.resign(house, player, id, given.seat)
    return await _table(house, id, player)


@ROUTER.post(AT + "/stand_in", response_model=Table)
async def stand_in(id: TableId, given: StandIn, player: Player, house: TheHouse) -> Response:
    """Hands my seat to a bot."""
    await endings.stand_in(house, player, id, given.seat, given.bot)
    return await _table(house, id, player)


@ROUTER.delete(AT + "/stand_in/{seat}", response_model=Table)
async def take_back(id: TableId, seat: SeatNumber, player: Player, house: TheHouse) -> Response:
    """Takes my seat back from a bot."""
    await endings.take_back(house, player, id, seat)
    return await _table(house, id, player)


@ROUTER.post(AT + "/replace", response_model=Table)
async def replace(id: TableId, given: AtSeat, player: Player, house: TheHouse) -> Response:
    """Votes to let a bot stand in for a person who is away."""
    await endings.vote(house, player, id, given.seat)
    return await _table(house, id, player)


@ROUTER.post(AT + "/chat", response_model=Number)
async def chat(id: TableId, given: Chat, somebody: Somebody, house: TheHouse) -> Response:
    """Says something; gives the line's number."""
    return json({"number": await talk.say(house, somebody, id, given.text, given.team)})


@ROUTER.get(AT + "/check", response_model=Check)
async def check(id: TableId, request: Request, house: TheHouse) -> Response:
    """Works a finished game out again from its seed, as `ennead verify` does."""
    house.limits.take("check", request.state.address)
    desk = await house.desk(id)
    return json(await show.check(house, desk))


@ROUTER.get(AT + "/record", response_class=PlainTextResponse)
async def record(id: TableId, house: TheHouse) -> Response:
    """The record as text; while the game runs without its secrets."""
    desk = await house.desk(id)
    text = await show.record(house, desk)
    name = f'attachment; filename="{desk.sheet.game}-{desk.id}.txt"'
    return PlainTextResponse(text, headers={"content-disposition": name})


async def _table(house: House, id: str, person: str) -> Response:
    desk = await house.desk(id)
    return json(show.table(house, desk.sheet, person))


_seat: TypeAdapter[int | None] = TypeAdapter(OptionalSeat)
_since: TypeAdapter[int | None] = TypeAdapter(OptionalCount)


@ROUTER.websocket(AT + "/live")
async def live(socket: WebSocket, id: str) -> None:
    """Sends the state at once and after every change."""
    house: House = socket.app.state.house
    try:
        seat = _seat.validate_python(socket.query_params.get("seat", ""))
        since = _since.validate_python(socket.query_params.get("since", ""))
    except ValidationError:
        await socket.close(1008)
        return
    try:
        shown = await checked(house, socket.state.shown)
    except Unavailable:
        await socket.close(TRY_LATER)
        return
    await Live(house, socket, shown, seat, since or 0).run(id, socket.state.address)
