"""The coach: reviews a finished game and finds the costliest choices.

Each choice is judged by a search over what the player could know at that moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ennead.bots.hints import normalize, principal_variation
from ennead.bots.tree_search import SearchParameters, TreeSearch
from ennead.core.action import Action
from ennead.core.errors import BadRecord
from ennead.core.game import Game
from ennead.core.log import CHANCE, UNDO_TEXTS
from ennead.core.record import SECRET, Record
from ennead.core.rng import Rng
from ennead.core.state import State

ITERATIONS: Final = 200
MISTAKE_COST: Final = 0.03
"""How much win probability a choice must cost to count as a mistake."""
MAX_MISTAKES: Final = 10


class MoveReview:
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
        question: str,
        names: dict[str, object],
    ) -> None:
        self.move = move
        self.page = page
        self.seat = seat
        self.chances = chances
        self.played = played
        self.best = best
        self.cost = cost
        self.line = line
        self.question = question
        """The name of the question answered: it may have its own text for an action."""
        self.names = names
        """What texts about a mistake need from its table, see `table_names`."""

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
            "question": self.question,
            "names": self.names,
        }


def review_game(
    game: Game, record: Record, rng: Rng, iterations: int
) -> Iterator[MoveReview | None]:
    """Review the moves of a record one by one; None for a move that left no choice."""
    for move in range(record.moves):
        yield review_move(game, record, move, rng, iterations)


def review_move(
    game: Game, record: Record, move: int, rng: Rng, iterations: int
) -> MoveReview | None:
    answer = [entry for entry in record.entries if entry.seat != CHANCE][move]
    if answer.text == SECRET or answer.text in UNDO_TEXTS.values():
        return None
    state = game.replay(record, move)
    options = state.legal(answer.seat)
    if len(options) < 2:
        return None
    played = game.parse(answer.text)
    if played not in options:
        raise BadRecord(f"seat {answer.seat} cannot answer '{played}' here", answer.line)
    return review_choice(game, state, answer.seat, move, played, rng, iterations)


def review_choice(
    game: Game, state: State, seat: int, move: int, played: Action, rng: Rng, iterations: int
) -> MoveReview:
    """Search from what the seat knows, then take a closer look at the answer it gave."""
    known = state.sample(seat, rng)
    search = TreeSearch(game.fitted_evaluate, known, seat, SearchParameters(), rng)
    search.run(iterations)
    chances = normalize(search.value_sums)
    best = search.ranked_arms()[0]
    mine = search.root.statistics(seat).arms[played.index]
    if mine is not best:
        for _ in range(max(8, iterations // 8) - mine.visits):
            search.iterate(played)
        best = search.ranked_arms()[0]
    cost = 0.0
    line: list[str] = []
    if mine is not best:
        cost = max(0.0, best.total / best.visits - mine.total / mine.visits)
        line = principal_variation(best)
    question = next(str(q["question"]) for q in state.questions() if q["seat"] == seat)
    names = table_names(game, state, seat) if cost >= MISTAKE_COST else {}
    return MoveReview(
        move,
        state.page,
        seat,
        chances,
        str(played),
        str(best.action),
        cost,
        line,
        question,
        names,
    )


def table_names(game: Game, state: State, seat: int) -> dict[str, object]:
    """The cards the seat has drawn and the regions of the map, as they were at this moment.

    Later in the game the same numbers stand for other cards and regions.
    """
    table = state.view(seat)["table"]
    drawn = game.submodule("knowledge.drawn")
    places = game.submodule("knowledge.places")
    return {
        "drawn": [] if drawn is None else drawn.cards(table, seat),
        "regions": {} if places is None else places.regions(table),
    }


def find_mistakes(reviews: list[MoveReview]) -> list[MoveReview]:
    """The costliest choices, worst first."""
    mistakes = [review for review in reviews if review.cost >= MISTAKE_COST]
    mistakes.sort(key=_by_cost)
    return mistakes[:MAX_MISTAKES]


def _by_cost(review: MoveReview) -> tuple[float, int]:
    return (-review.cost, review.move)
