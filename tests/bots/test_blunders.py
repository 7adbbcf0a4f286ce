"""The coach names an obvious blunder in a game that was played well otherwise, in each game.

Every position is made by the rules, so that one answer throws the game away for certain or nearly.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aton_positions as aton
import pytest
from games.ankh import ankh_table as ankh
from games.tekhenu import tekhenu_table as tekhenu
from keyboard import run

import ennead
from ennead import bots
from ennead.core.record import Record
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.server.help import COACH_ITERATIONS, shown
from ennead.server.store.analyses import Analysis
from ennead.server.worker import judge
from ennead.words import Words

ITERATIONS = 40
MOST_MOVES = 12
MOST_BEFORE = 2
"""`easy` errs too: so many of its choices may have cost more."""


class Blunder:
    """A position, the answer of seat 0 that is the blunder, and what would have been good."""

    def __init__(self, game: str, begin: Callable[[], State], played: str, good: list[str]) -> None:
        self.game = ennead.game(game)
        self.begin = begin
        self.played = played
        self.good = good

    def game_with_it(self) -> tuple[Record, int]:
        """All play as `easy` does; seat 0 blunders as soon as it can. With the blunder's move."""
        state = self.begin()
        players = [bots.make("easy", self.game, seat) for seat in range(state.players)]
        rng = Rng.of(1)
        at = -1
        for move in range(MOST_MOVES):
            if state.over:
                break
            seat = state.to_move[0]
            answer = bots.ask(players[seat], state, seat, rng)
            if at < 0 and seat == 0 and self.played in [str(a) for a in state.legal(0)]:
                answer = self.game.parse(self.played)
                at = move
            state.play(seat, answer)
        assert at >= 0
        names = [f"Player {seat}" for seat in range(state.players)]
        return state.record(whole=True, names=names), at


def one_yellow_space_missing() -> State:
    """Red has one priest to place and all yellow spaces but 1a4; blue is two points from 40."""
    red = [cell for cell in aton.printed("Y") if cell != "1a4"]
    temples = aton.board(red, "1b1 1c1 2b1 3b1 4b1")
    return aton.turn(0, "1221", temples=temples, score=[10, 38])


def last_turn_with_faith() -> State:
    """Equal scores before the last Maat phase; the first in its order gains 3 VP.

    Seat 0 is out of balance by 6 or so and has the faith to mend it; to make it worse costs
    3 VP and the first place.
    """
    agenda: tekhenu.Agenda = [["Turn", 0], ["Turn", 1], ["EndOfRound"]]
    mine = {"score": 50, "right": ["gray-6"], "tokens": {"faith": 6}}
    other = {"score": 50, "left": ["white-1"]}
    return tekhenu.load(agenda, [mine, other], round=16, markers=[None, "ra"])


def last_battle() -> State:
    """Two figures against two in the last Battle, and Ra has the tiebreaker.

    Ra has used up every card that adds strength; Isis still holds the Chariots.
    """
    used = "build-monument plague-of-locusts drought miracle"
    return ankh.conflict(
        "Isis: G D4, W E5 | Ra: G D6, W C5",
        1,
        5,
        isis=ankh.god(used=used, devotion=25),
        ra=ankh.god(used=f"{used} chariots", devotion=25),
    )


BLUNDERS = [
    Blunder("aton", one_yellow_space_missing, "place 2b2", ["place 1a4"]),
    Blunder("tekhenu", last_turn_with_faith, "right 6", [f"left {n}" for n in range(1, 7)]),
    Blunder("ankh", last_battle, "play flood", ["play chariots"]),
]


@pytest.fixture(scope="module", params=BLUNDERS, ids=[b.game.id for b in BLUNDERS])
def blunder(request: pytest.FixtureRequest) -> Blunder:
    made: Blunder = request.param
    return made


def named(mistakes: list[dict[str, Any]], at: int) -> dict[str, Any]:
    """What is said of a move among the choices that cost most."""
    costs = [one["cost"] for one in mistakes]
    assert costs == sorted(costs, reverse=True)
    found = [one for one in mistakes[: MOST_BEFORE + 1] if one["move"] == at]
    assert found, mistakes
    return found[0]


def test_the_command_names_it(blunder: Blunder, tmp_path: Path) -> None:
    record, at = blunder.game_with_it()
    file = tmp_path / "game.txt"
    file.write_text(str(record), "utf-8")
    told = json.loads(run(f"analyse {file} --iterations {ITERATIONS} --json").stdout)
    worst = named(told["mistakes"], at)
    assert (worst["seat"], worst["played"]) == (0, blunder.played)
    assert worst["cost"] > 0.3
    assert worst["best"] in blunder.good
    legal = [str(action) for action in blunder.game.replay(record, at).legal(0)]
    assert {worst["best"], worst["played"]} <= set(legal)


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_the_report_says_it_in_words(language: str, tmp_path: Path) -> None:
    blunder = BLUNDERS[2]
    record, at = blunder.game_with_it()
    file = tmp_path / "game.txt"
    file.write_text(str(record), "utf-8")
    told = run(f"analyse {file} --iterations 20 --lang {language}").stdout
    words = Words(language, blunder.game)
    first, *_ = told.partition(words.message("coach-mistakes"))[2].strip().splitlines()
    assert first.startswith("Player 0, ")
    assert words.action(blunder.game.parse(blunder.played)) in first
    report = " ".join(told.split())
    assert words.action(blunder.game.parse("play chariots")) in report
    assert f"ennead replay {file} --move {at}" in report


def test_the_coach_of_a_table_names_it(blunder: Blunder) -> None:
    record, at = blunder.game_with_it()
    home = blunder.game.home
    found = [judge(home, str(record), move, COACH_ITERATIONS) for move in range(record.moves)]
    judged = tuple(one for one in found if one is not None)
    moves = record.moves
    analysis = Analysis("table", "worker", moves, 0.0, "asker", moves, False, judged)
    worst = named(shown(blunder.game, analysis)["mistakes"], at)
    assert (worst["seat"], worst["played"]["text"]) == (0, blunder.played)
    assert worst["best"]["text"] in blunder.good
