"""Help at the table: hints and chances while a game runs, the coach after it.

All of it is worked out in the bots' processes, from what the asking seat may know.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

import structlog

from ennead.bots.coach import AT_LEAST, MOST_MISTAKES
from ennead.core.errors import EnneadError
from ennead.core.game import Game
from ennead.server import game_log, show, tables
from ennead.server.desk import Desk
from ennead.server.errors import Refused, wrong_status
from ennead.server.sheet import FINISHED

if TYPE_CHECKING:
    from ennead.server.house import House

CHANCE_ITERATIONS: Final = 60
COACH_ITERATIONS: Final = 120
KEPT: Final = 500
MOST_ANALYSES: Final = 50

Json = dict[str, Any]
log = structlog.get_logger("help")


class Analysis:
    """The coach's work on one game, as far as it has come."""

    def __init__(self, game: Game, moves: int, asked_by: str) -> None:
        self.game = game
        self.asked_by = asked_by
        self.moves = moves
        self.done = 0
        self.judged: list[Json] = []
        self.failed = False
        self.task: asyncio.Task[None] | None = None

    def json(self) -> Json:
        worst = [one for one in self.judged if one["cost"] >= AT_LEAST]
        worst.sort(key=lambda one: (-one["cost"], one["move"]))
        return {
            "moves": self.moves,
            "done": self.done,
            "failed": self.failed,
            "chances": [
                {key: one[key] for key in ("move", "page", "chances")} for one in self.judged
            ],
            "mistakes": [self._mistake(one) for one in worst[:MOST_MISTAKES]],
        }

    def _mistake(self, one: Json) -> Json:
        told = {key: one[key] for key in ("move", "page", "seat", "cost")}
        line = [step.partition(": ") for step in one["line"]]
        return {
            **told,
            "played": self._action(one["played"]),
            "best": self._action(one["best"]),
            "line": [{"seat": int(seat), "action": self._action(text)} for seat, _, text in line],
        }

    def _action(self, text: str) -> Json:
        return show.action(self.game.parse(text))


class Help:
    """What has been worked out is kept for a while: asking again costs nothing."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._chances: OrderedDict[tuple[str, int, int, int], list[float]] = OrderedDict()
        self._analyses: OrderedDict[str, Analysis] = OrderedDict()

    async def stop(self) -> None:
        tasks = [one.task for one in self._analyses.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def hint(self, id: str, person: str, seat: int) -> Json:
        """A strong answer to the open question, with the main reason."""
        desk = await self._allowed(id, person, seat)
        state = desk.running()
        if seat not in state.to_move:
            raise Refused("not-to-move", f"seat {seat} is not asked now")
        asked = state.asked
        self._house.limits.take("hint", person)
        found = await self._house.drivers.thinkers.advise(state, seat)
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
            found = await thinkers.chances(state, seat, CHANCE_ITERATIONS)
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

    # The coach.

    async def analyse(self, id: str, person: str) -> Json:
        """Begin to go through a finished game, or tell how far it has come."""
        desk = await self._house.desk(id)
        if desk.sheet.status != FINISHED:
            raise wrong_status("the game is not over yet")
        found = self._analyses.get(id)
        if found is None or found.failed:
            self._house.limits.take("analysis", person)
            game = tables.find_game(desk.sheet.game)
            found = Analysis(game, desk.sheet.moves, person)
            home = game.home
            text = await show.record(self._house, desk)
            found.task = asyncio.create_task(self._go_through(found, home, text))
            self._analyses[id] = found
            while len(self._analyses) > MOST_ANALYSES:
                _, oldest = self._analyses.popitem(last=False)
                _cancel(oldest)
        return found.json()

    async def progress(self, id: str) -> Json:
        await self._house.desk(id)
        found = self._analyses.get(id)
        if found is None:
            raise Refused("not-found", "nobody has asked the coach about this game")
        return found.json()

    async def cancel(self, id: str, person: str) -> None:
        """Stop it; for those who played, and for who has asked."""
        desk = await self._house.desk(id)
        found = self._analyses.get(id)
        if not desk.sheet.owned_by(person) and (found is None or found.asked_by != person):
            raise Refused("not-your-seat", "only those who played can stop the coach")
        if found is not None and found.done < found.moves:
            _cancel(found)
            del self._analyses[id]

    async def _go_through(self, analysis: Analysis, home: str, record: str) -> None:
        """Move after move, so that bots who wait for a process get theirs in between."""
        try:
            for move in range(analysis.moves):
                thinkers = self._house.drivers.thinkers
                judged = await thinkers.judge(home, record, move, COACH_ITERATIONS)
                if judged is not None:
                    analysis.judged.append(judged)
                analysis.done = move + 1
        except (EnneadError, OSError, RuntimeError, TimeoutError):
            analysis.failed = True
            log.exception("analysis-failed")


def _cancel(analysis: Analysis) -> None:
    if analysis.task is not None:
        analysis.task.cancel()
