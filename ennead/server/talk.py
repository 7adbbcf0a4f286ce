"""Chat at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ennead.server.errors import Refused
from ennead.server.limits import clean_chat
from ennead.server.sheet import Said
from ennead.server.store.people import Person

if TYPE_CHECKING:
    from ennead.server.desk import Desk
    from ennead.server.house import House


async def say(house: House, person: Person, id: str, text: str, team: bool = False) -> int:
    """Say something, as a player or a spectator; to one's team only if it has others in it."""
    said = clean_chat(text)
    house.limits.take("chat", person.id)
    async with house.hold(id) as desk:
        house.limits.take("table-chat", id)
        mine = desk.sheet.owned_by(person.id)
        number = desk.chat[-1].number + 1 if desk.chat else 1
        seat = mine[0] if mine else None
        name = desk.sheet.seats[seat].called if seat is not None else person.name
        readers = _team(desk, seat) if team else None
        line = Said(number, person.id, name, seat, said, house.now(), readers)
        await house.commit(desk, desk.sheet, said=line)
        return number


def _team(desk: Desk, seat: int | None) -> int:
    """The seats that play as one with this one."""
    alone = 0 if seat is None else 1 << seat
    team = alone if seat is None or desk.state is None else desk.state.team(seat)
    if team == alone:
        raise Refused("bad-request", "there is nobody else in this team")
    return team
