"""Chat at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ennead.server.limits import clean_chat
from ennead.server.sheet import Said
from ennead.server.store.people import Person

if TYPE_CHECKING:
    from ennead.server.house import House


async def say(house: House, person: Person, id: str, text: str) -> int:
    """Say something, as a player or a spectator."""
    said = clean_chat(text)
    house.limits.take("chat", person.id)
    async with house.hold(id) as desk:
        mine = desk.sheet.owned_by(person.id)
        number = desk.chat[-1].number + 1 if desk.chat else 1
        seat = mine[0] if mine else None
        name = desk.sheet.seats[seat].called if seat is not None else person.name
        line = Said(number, person.id, name, seat, said, house.now())
        await house.commit(desk, desk.sheet, said=line)
        return number
