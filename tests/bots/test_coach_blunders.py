"""In each game, the coach finds an obvious blunder in otherwise good play.

Each position is built so that one answer certainly, or almost certainly, throws the game away.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.ankh import positions as ankh
from support.aton import positions as aton
from support.command_line import run
from support.tekhenu import positions as tekhenu

import ennead
from ennead import bots
from ennead.core.record import Record
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.server.bots.coach import COACH_ITERATIONS
from ennead.server.bots.process import judge
from ennead.server.http import serializers
from ennead.server.model.analysis import Analysis
from ennead.words import Words

ITERATIONS = 40
MAX_MOVES = 12
MAX_WORSE = 2
"""`easy` makes mistakes too: this many of its choices may have cost more."""


class Blunder:
    """A position, seat 0's blunder in it, and the good answers."""

    def __init__(self, game: str, begin: Callable[[], State], played: str, good: list[str]) -> None:
        self.game = ennead.game(game)
        self.begin = begin
        self.played = played
        self.good = good

    def game_with_blunder(self) -> tuple[Record, int]:
        """Everyone plays like `easy`; seat 0 blunders at the first opportunity.

        Returns the record and the number of the blunder's move.
        """
        state = self.begin()
        players = [bots.make("easy", self.game, seat) for seat in range(state.players)]
        rng = Rng.of(1)
        at = -1
        for move in range(MAX_MOVES):
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
    """Red has one priest to place and every yellow space except 1a4; blue needs two points."""
    red = [cell for cell in aton.printed("Y") if cell != "1a4"]
    temples = aton.board(red, "1b1 1c1 2b1 3b1 4b1")
    return aton.turn(0, "1221", temples=temples, score=[10, 38])


def last_turn_with_faith() -> State:
    """Scores are tied before the last Maat phase; the first in turn order gains 3 VP.

    Seat 0 is out of balance by about 6 and has enough faith to fix it. Making it worse costs 3 VP
    and first place.
    """
    agenda: tekhenu.Agenda = [["Turn", 0], ["Turn", 1], ["EndOfRound"]]
    mine = {"score": 50, "right": ["gray-6"], "tokens": {"faith": 6}}
    other = {"score": 50, "left": ["white-1"]}
    return tekhenu.load(agenda, [mine, other], round=16, markers=[None, "ra"])


def last_battle() -> State:
    """Two figures against two in the last Battle; Ra has the tiebreaker.

    Ra has used every card that adds strength. Isis still holds Chariots.
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


def entry_for(mistakes: list[dict[str, Any]], at: int) -> dict[str, Any]:
    """The entry for a move among the costliest choices."""
    costs = [one["cost"] for one in mistakes]
    assert costs == sorted(costs, reverse=True)
    found = [one for one in mistakes[: MAX_WORSE + 1] if one["move"] == at]
    assert found, mistakes
    return found[0]


def test_the_analyse_command_finds_the_blunder(blunder: Blunder, tmp_path: Path) -> None:
    record, at = blunder.game_with_blunder()
    file = tmp_path / "game.txt"
    file.write_text(str(record), "utf-8")
    told = json.loads(run(f"analyse {file} --iterations {ITERATIONS} --json").stdout)
    worst = entry_for(told["mistakes"], at)
    assert (worst["seat"], worst["played"]) == (0, blunder.played)
    assert worst["cost"] > 0.3
    assert worst["best"] in blunder.good
    legal = [str(action) for action in blunder.game.replay(record, at).legal(0)]
    assert {worst["best"], worst["played"]} <= set(legal)


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_the_report_describes_the_blunder_in_words(language: str, tmp_path: Path) -> None:
    blunder = BLUNDERS[2]
    record, at = blunder.game_with_blunder()
    file = tmp_path / "game.txt"
    file.write_text(str(record), "utf-8")
    wide = {"COLUMNS": "200"}
    told = run(f"analyse {file} --iterations 20 --lang {language}", env=wide).stdout
    words = Words(language, blunder.game)
    first, *_ = told.partition(words.message("coach-mistakes"))[2].strip().splitlines()
    assert "Player 0, " in first
    assert words.action(blunder.game.parse(blunder.played)) in first
    report = " ".join(told.split())
    assert words.action(blunder.game.parse("play chariots")) in report
    assert f"ennead replay {file} --move {at}" in report


def test_the_server_coach_finds_the_blunder(blunder: Blunder) -> None:
    record, at = blunder.game_with_blunder()
    home = blunder.game.package
    found = [judge(home, str(record), move, COACH_ITERATIONS) for move in range(record.moves)]
    judged = tuple(one for one in found if one is not None)
    moves = record.moves
    analysis = Analysis("table", "worker", moves, 0.0, "asker", moves, False, judged)
    worst = entry_for(serializers.analysis(blunder.game, analysis)["mistakes"], at)
    assert (worst["seat"], worst["played"]["text"]) == (0, blunder.played)
    assert worst["best"]["text"] in blunder.good
