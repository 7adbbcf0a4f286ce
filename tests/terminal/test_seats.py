"""`--seats` and the names of players."""

from __future__ import annotations

import pytest
from support import toy

import ennead
from ennead.core.errors import BadOptions
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.terminal.seats import MAX_NAME, parse_seats, sanitize_name
from ennead.words import Words

ATON = ennead.game("aton")


def seated(text: str | None, players: int | None = None, game: Game = ATON) -> list[str]:
    seats = parse_seats(text, players, game, Words("en", game).message, seed=1)
    return [f"{seat.name} ({seat.bot.name if seat.bot else 'human'})" for seat in seats]


def test_by_default_one_person_plays_against_greedy_bots() -> None:
    assert seated(None) == ["Player 1 (human)", "Bot greedy (greedy)"]
    assert seated(None, 3, toy.GAME) == [
        "Player 1 (human)",
        "Bot greedy 1 (greedy)",
        "Bot greedy 2 (greedy)",
    ]


def test_people_can_have_names() -> None:
    assert seated("human:Nefer, human") == ["Nefer (human)", "Player 2 (human)"]
    assert seated("random,human:Żółw") == ["Bot random (random)", "Żółw (human)"]


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
