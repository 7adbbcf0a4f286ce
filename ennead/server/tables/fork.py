"""Forks: a new table that continues a finished game from one of its moves, against bots."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING

from ennead.core.errors import EnneadError
from ennead.core.game import SEED_BYTES
from ennead.server.errors import ApiError, unknown_seat, wrong_status
from ennead.server.identity.people import new_id
from ennead.server.model.person import Person
from ennead.server.model.table_record import FINISHED, TableRecord
from ennead.server.tables.creation import (
    add_table,
    bot_seat,
    check_bot,
    check_table_quota,
    person_seat,
)
from ennead.server.tables.game_record import state_after
from ennead.server.upkeep.limits import Caller

if TYPE_CHECKING:
    from ennead.server.context import ServerContext


async def fork(
    ctx: ServerContext, person: Person, id: str, move: int, seat: int, bot: str, caller: Caller
) -> TableRecord:
    """Continue after `move` with new dice; the person plays `seat`, the bot all others.

    Secret answers to an open question are asked again: they may never have been revealed.
    """
    spec = check_bot(bot)
    await check_table_quota(ctx, person.id)
    session = await ctx.sessions.get(id)
    old = session.record
    if old.status != FINISHED:
        raise wrong_status("only a finished game can be forked")
    if not 0 <= seat < old.players:
        raise unknown_seat(seat)
    state = await ctx.background.run(caller, state_after, session, move)
    if state.over:
        raise ApiError("bad-request", "the game was already over at this move")
    seed = secrets.token_bytes(SEED_BYTES).hex()
    position = {**state.dump(answers=False), "seed": seed, "branch": 0, "drawn": 0}
    now = ctx.now()
    record = TableRecord(
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
        return await add_table(ctx, record)
    except EnneadError as error:
        raise ApiError("bad-request", str(error)) from error
