"""Help at the table: hints and chances while a game runs, the coach after it.

All of it is worked out in the bots' processes, from what the asking seat may know.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import structlog
from sqlalchemy.exc import IntegrityError

from ennead.bots.coach import AT_LEAST, MOST_MISTAKES
from ennead.core.errors import EnneadError
from ennead.core.game import Game
from ennead.server import game_log, show, tables
from ennead.server.desk import Desk
from ennead.server.errors import Refused, wrong_status
from ennead.server.sheet import FINISHED
from ennead.server.store import analyses
from ennead.server.store.analyses import Analysis

if TYPE_CHECKING:
    from ennead.server.house import House

CHANCE_ITERATIONS: Final = 60
COACH_ITERATIONS: Final = 120
KEPT: Final = 500
MOST_ANALYSES: Final = 50
"""Games that one worker's coach goes through at a time, all of them a little by turns."""
BUSY_SECONDS: Final = 30
"""After so long somebody who was turned away may ask again."""
SAVE_SECONDS: Final = 0.5
"""How often what the coach has found is written down."""

Json = dict[str, Any]
log = structlog.get_logger("help")


def shown(game: Game, analysis: Analysis) -> Json:
    """`Analysis`, as everybody sees it."""
    worst = [one for one in analysis.judged if one["cost"] >= AT_LEAST]
    worst.sort(key=lambda one: (-one["cost"], one["move"]))
    return {
        "moves": analysis.moves,
        "done": analysis.done,
        "failed": analysis.failed,
        "chances": [
            {key: one[key] for key in ("move", "page", "chances")} for one in analysis.judged
        ],
        "mistakes": [_mistake(game, one) for one in worst[:MOST_MISTAKES]],
    }


def _mistake(game: Game, one: Json) -> Json:
    told = {key: one[key] for key in ("move", "page", "seat", "cost")}
    line = [step.partition(": ") for step in one["line"]]
    return {
        **told,
        "played": _action(game, one["played"]),
        "best": _action(game, one["best"]),
        "line": [{"seat": int(seat), "action": _action(game, text)} for seat, _, text in line],
    }


def _action(game: Game, text: str) -> Json:
    return show.action(game.parse(text))


class Help:
    """What has been worked out is kept for a while: asking again costs nothing."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._chances: OrderedDict[tuple[str, int, int, int], list[float]] = OrderedDict()
        self._coaching: dict[str, asyncio.Task[None]] = {}

    async def stop(self) -> None:
        tasks = list(self._coaching.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def hint(self, id: str, person: str, seat: int, level: str) -> Json:
        """What a level would answer to the open question, with the main reason."""
        desk = await self._allowed(id, person, seat)
        state = desk.running()
        if seat not in state.to_move:
            raise Refused("not-to-move", f"seat {seat} is not asked now")
        asked = state.asked
        self._house.limits.take("hint", person)
        found = await self._house.drivers.thinkers.advise(state, seat, level)
        return {"question": asked, **found}

    async def chances(self, id: str, person: str, seat: int) -> Json:
        """Everybody's chance to win, as this seat may see it."""
        desk = await self._allowed(id, person, seat)
        state = desk.playing
        moves = game_log.moves_of(state)
        key = (id, moves, state.asked, seat)
        found = self._chances.get(key)
        if found is None:
            self._house.limits.take("hint", person)
            thinkers = self._house.drivers.thinkers
            of = " ".join(str(part) for part in key)
            found = await thinkers.chances(state, seat, CHANCE_ITERATIONS, of)
            self._chances[key] = found
            if len(self._chances) > KEPT:
                self._chances.popitem(last=False)
        return {"move": moves, "chances": found}

    async def _allowed(self, id: str, person: str, seat: int) -> Desk:
        desk = await self._house.desk(id)
        desk.seat_of(seat, person)
        if not desk.sheet.help:
            raise wrong_status("this table is played without help")
        return desk

    # The coach. What it says is in the database, where every worker finds it.

    async def analyse(self, id: str, person: str) -> Json:
        """Begin to go through a finished game, or tell how far it has come."""
        desk = await self._house.desk(id)
        if desk.sheet.status != FINISHED:
            raise wrong_status("the game is not over yet")
        found = await self._find(id)
        if found is None or found.failed or self._abandoned(found):
            if len(self._coaching) >= MOST_ANALYSES:
                raise Refused(
                    "too-many-requests",
                    f"the coach is busy with {MOST_ANALYSES} other games",
                    retry_after=BUSY_SECONDS,
                )
            self._house.limits.take("analysis", person)
            found = await self._begin(desk, found, person)
        return shown(tables.find_game(desk.sheet.game), found)

    async def progress(self, id: str) -> Json:
        desk = await self._house.desk(id)
        found = await self._find(id)
        if found is None:
            raise Refused("not-found", "nobody has asked the coach about this game")
        return shown(tables.find_game(desk.sheet.game), found)

    async def cancel(self, id: str, person: str) -> None:
        """Stop it; for those who played, and for who has asked."""
        desk = await self._house.desk(id)
        found = await self._find(id)
        if not desk.sheet.owned_by(person) and (found is None or found.asked_by != person):
            raise Refused("not-your-seat", "only those who played can stop the coach")
        await self._house.store.write(lambda connection: analyses.stop(connection, id))
        task = self._coaching.get(id)
        if task is not None:
            task.cancel()

    async def _find(self, id: str) -> Analysis | None:
        async with self._house.store.read() as connection:
            return await analyses.find(connection, id)

    def _abandoned(self, found: Analysis) -> bool:
        """Has whoever did this work stopped in the middle of it?"""
        if found.done == found.moves:
            return False
        if found.worker == self._house.peers.id:
            return found.table_id not in self._coaching
        return found.changed < self._house.now() - 2 * self._house.settings.bot_seconds

    async def _begin(self, desk: Desk, found: Analysis | None, person: str) -> Analysis:
        """Begin, or go on where another worker has stopped; unless one was faster."""
        now = self._house.now()
        worker = self._house.peers.id
        if found is None:
            mine = Analysis(desk.id, worker, desk.sheet.moves, now, person)
            try:
                await self._house.store.write(lambda c: analyses.add(c, mine))
            except IntegrityError:
                return mine
        else:
            old = found
            mine = replace(old, worker=worker, failed=False, changed=now, asked_by=person)
            if not await self._house.store.write(lambda c: analyses.save(c, old, mine)):
                return old
        record = await show.record(self._house, desk)
        home = tables.find_game(desk.sheet.game).home
        task = asyncio.create_task(self._go_through(mine, home, record))
        self._coaching[desk.id] = task
        task.add_done_callback(lambda _: self._coaching.pop(desk.id, None))
        return mine

    async def _go_through(self, analysis: Analysis, home: str, record: str) -> None:
        """Move after move, so that bots who wait for a process get theirs in between."""
        stored = analysis
        thinkers = self._house.drivers.thinkers
        try:
            for move in range(analysis.done, analysis.moves):
                judged = await thinkers.judge(home, record, move, COACH_ITERATIONS)
                more = () if judged is None else (judged,)
                now = self._house.now()
                analysis = replace(
                    analysis, done=move + 1, judged=(*analysis.judged, *more), changed=now
                )
                if analysis.done < analysis.moves and now - stored.changed < SAVE_SECONDS:
                    continue
                if not await self._save(stored, analysis):
                    return
                stored = analysis
        except (EnneadError, OSError, RuntimeError, TimeoutError):
            log.exception("analysis-failed")
            with suppress(Refused):
                await self._save(stored, replace(stored, failed=True, changed=self._house.now()))

    async def _save(self, old: Analysis, new: Analysis) -> bool:
        return await self._house.store.write(lambda c: analyses.save(c, old, new))
