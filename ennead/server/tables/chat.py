"""Chat at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ennead.server.errors import ApiError
from ennead.server.model.person import Person
from ennead.server.model.table_record import ChatLine
from ennead.server.tables.commit import commit
from ennead.server.tables.retry import retry_on_conflict
from ennead.server.tables.session import TableSession
from ennead.server.text.clean_text import clean_chat

if TYPE_CHECKING:
    from ennead.server.context import ServerContext


async def say(ctx: ServerContext, person: Person, id: str, text: str, team: bool = False) -> int:
    """Add a chat line, from a player or a spectator; `team` limits it to the player's team."""
    message = clean_chat(text)
    ctx.limits.take("chat", person.id)
    return await _say(ctx, person, id, message, team)


@retry_on_conflict
async def _say(ctx: ServerContext, person: Person, id: str, message: str, team: bool) -> int:
    async with ctx.sessions.hold(id) as session:
        ctx.limits.take("table-chat", id)
        mine = session.record.seats_of(person.id)
        number = session.chat[-1].number + 1 if session.chat else 1
        seat = mine[0] if mine else None
        name = session.record.seats[seat].display_name if seat is not None else person.name
        readers = _team(session, seat) if team else None
        line = ChatLine(number, person.id, name, seat, message, ctx.now(), readers)
        await commit(ctx, session, session.record, chat=line)
        return number


def _team(session: TableSession, seat: int | None) -> int:
    """A bit mask of the seats in this seat's team."""
    alone = 0 if seat is None else 1 << seat
    team = alone if seat is None or session.state is None else session.state.team(seat)
    if team == alone:
        raise ApiError("bad-request", "there is nobody else in this team")
    return team
