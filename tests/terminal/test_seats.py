"""`--seats` and the names of players."""

from __future__ import annotations

import re

import pytest
from support import toy

import ennead
from ennead.bots.personal_names import PERSONAL_NAMES
from ennead.core.errors import BadOptions
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.terminal.seats import MAX_NAME, parse_seats, sanitize_name
from ennead.words import Words

ATON = ennead.game("aton")


def seated(text: str | None, players: int | None = None, game: Game = ATON) -> list[str]:
    seats = parse_seats(text, players, game, Words("en", game).message, seed=1)
    return [f"{seat.label} ({seat.bot.name if seat.bot else 'human'})" for seat in seats]


def test_by_default_one_person_plays_against_greedy_bots() -> None:
    person, bot = seated(None)
    assert person == "Player 1 (human)"
    assert bot.endswith(" · greedy (greedy)")
    _, second, third = seated(None, 3, toy.GAME)
    assert second == bot
    assert third.endswith(" · greedy (greedy)")
    assert third != second


def test_people_can_have_names() -> None:
    assert seated("human:Nefer, human") == ["Nefer (human)", "Player 2 (human)"]
    assert seated("random,human:Żółw")[1] == "Żółw (human)"


def test_bots_have_personal_names_and_their_level() -> None:
    assert seated("hard,human")[0].split(" · ")[0] in PERSONAL_NAMES["hard"]
    assert seated("mcts:20,human")[0] == "Bot mcts (mcts)"
    russian = parse_seats("easy,human", None, ATON, Words("ru", ATON).message, seed=1)
    assert re.fullmatch("[А-яё]+", russian[0].name)
    assert russian[0].label == f"{russian[0].name} · лёгкий"
    assert russian[1].label == russian[1].name


def test_equal_names_are_numbered() -> None:
    assert seated("human:A,human:A") == ["A 1 (human)", "A 2 (human)"]


@pytest.mark.parametrize("text", ["human,nobody", "human,", "", "Human:,greedy2"])
def test_unknown_seats_are_refused(text: str) -> None:
    with pytest.raises(BadOptions, match="a person is 'human' or 'human:Name'"):
        seated(text)


def test_seats_and_players_must_agree() -> None:
    with pytest.raises(BadOptions, match="has 2 seats, but --players says 3"):
        seated("human,human", 3)


def test_names_are_sanitized() -> None:
    assert sanitize_name("[bold]x[/] \x1b[31m\\") == "bold x / 31m"
    assert len(sanitize_name("x" * 99)) == MAX_NAME


def test_equal_seeds_make_bots_play_the_same() -> None:
    def first_pick(seed: int) -> str:
        seats = parse_seats("random,random", None, ATON, Words("en", ATON).message, seed)
        bot = seats[0].bot
        assert bot is not None
        state = ATON.new(seed=3)
        return " ".join(str(bot.answer(state, 0, Rng.of(1))) for _ in range(20))

    assert first_pick(5) == first_pick(5)
    assert first_pick(5) != first_pick(6)
