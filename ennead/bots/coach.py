"""The coach: goes through a finished game and names the choices that cost most.

Every choice is judged by a search over what its maker could know at that moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ennead.bots.advice import line, normal
from ennead.bots.search import Plan, Search
from ennead.core.action import Action
from ennead.core.errors import BadRecord
from ennead.core.game import Game
from ennead.core.log import CHANCE
from ennead.core.record import Record
from ennead.core.rng import Rng
from ennead.core.state import State

ITERATIONS: Final = 200
AT_LEAST: Final = 0.03
"""What a choice must cost to be called a mistake."""
MOST_MISTAKES: Final = 10


class Judgement:
    """One choice of a game: the chances before it, what was played and what was better."""

    def __init__(
        self,
        move: int,
        page: int,
        seat: int,
        chances: list[float],
        played: str,
        best: str,
        cost: float,
        line: list[str],
    ) -> None:
        self.move = move
        self.page = page
        self.seat = seat
        self.chances = chances
        self.played = played
        self.best = best
        self.cost = cost
        self.line = line

    def json(self) -> dict[str, object]:
        return {
            "move": self.move,
            "page": self.page,
            "seat": self.seat,
            "chances": [round(chance, 3) for chance in self.chances],
            "played": self.played,
            "best": self.best,
            "cost": round(self.cost, 3),
            "line": self.line,
        }


def judge(game: Game, record: Record, rng: Rng, iterations: int) -> Iterator[Judgement | None]:
    """A judgement for each move of the record, None for one that left no choice.

    Whoever does not want to know the rest simply stops asking.
    """
    for move in range(record.moves):
        yield judge_move(game, record, move, rng, iterations)


def judge_move(
    game: Game, record: Record, move: int, rng: Rng, iterations: int
) -> Judgement | None:
    answer = [line for line in record.lines if line.seat != CHANCE][move]
    if answer.text in ("undo", "rewind"):
        return None
    state = game.replay(record, move)
    options = state.legal(answer.seat)
    if len(options) < 2:
        return None
    played = game.parse(answer.text)
    if played not in options:
        raise BadRecord(f"seat {answer.seat} cannot answer '{played}' here", answer.line)
    return judge_one(game, state, answer.seat, move, played, rng, iterations)


def judge_one(
    game: Game, state: State, seat: int, move: int, played: Action, rng: Rng, iterations: int
) -> Judgement:
    """Search from what the seat knows, then look closely at the answer it gave."""
    known = state.sample(seat, rng)
    search = Search(game.outlook, known, seat, Plan(), rng)
    search.run(iterations)
    chances = normal(search.sums)
    best = search.ranked()[0]
    mine = search.root.side(seat).arms[played.index]
    if mine is not best:
        for _ in range(max(8, iterations // 8) - mine.visits):
            search.iterate(played)
        best = search.ranked()[0]
    better = best.total / best.visits
    cost = 0.0
    if mine is not best:
        cost = max(0.0, better - mine.total / mine.visits)
    told = line(best) if mine is not best else []
    return Judgement(move, state.page, seat, chances, str(played), str(best.action), cost, told)


def mistakes(judged: list[Judgement]) -> list[Judgement]:
    """The choices that cost most, worst first."""
    bad = [one for one in judged if one.cost >= AT_LEAST]
    bad.sort(key=_by_cost)
    return bad[:MOST_MISTAKES]


def _by_cost(one: Judgement) -> tuple[float, int]:
    return (-one.cost, one.move)
