"""`--seats` and the names of players."""

from __future__ import annotations

import pytest
import toy

import ennead
from ennead.core.errors import BadOptions
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.terminal.seats import LONGEST_NAME, fit, take_seats
from ennead.words import Words

ATON = ennead.game("aton")


def seated(text: str | None, players: int | None = None, game: Game = ATON) -> list[str]:
    seats = take_seats(text, players, game, Words("en", game).message, seed=1)
    return [f"{seat.name} ({seat.bot.name if seat.bot else 'human'})" for seat in seats]


def test_usually_a_person_plays_against_greedy_bots() -> None:
    assert seated(None) == ["Player 1 (human)", "Bot greedy (greedy)"]
    assert seated(None, 3, toy.GAME) == [
        "Player 1 (human)",
        "Bot greedy 1 (greedy)",
        "Bot greedy 2 (greedy)",
    ]


def test_people_may_have_names() -> None:
    assert seated("human:Nefer, human") == ["Nefer (human)", "Player 2 (human)"]
    assert seated("random,human:Żółw") == ["Bot random (random)", "Żółw (human)"]


def test_equal_names_are_told_apart() -> None:
    assert seated("human:A,human:A") == ["A 1 (human)", "A 2 (human)"]


@pytest.mark.parametrize("text", ["human,nobody", "human,", "", "Human:,greedy2"])
def test_unknown_seats_are_refused(text: str) -> None:
    with pytest.raises(BadOptions, match="a person is 'human' or 'human:Name'"):
        seated(text)


def test_seats_and_players_must_agree() -> None:
    with pytest.raises(BadOptions, match="names 2 seats, --players says 3"):
        seated("human,human", 3)


def test_names_bring_no_markup_to_the_screen() -> None:
    assert fit("[bold]x[/] \x1b[31m\\") == "bold x / 31m"
    assert len(fit("x" * 99)) == LONGEST_NAME


def test_a_bot_with_the_same_seed_plays_the_same() -> None:
    def first_pick(seed: int) -> str:
        seats = take_seats("random,random", None, ATON, Words("en", ATON).message, seed)
        bot = seats[0].bot
        assert bot is not None
        state = ATON.new(seed=3)
        return " ".join(str(bot.answer(state, 0, Rng.of(1))) for _ in range(20))

    assert first_pick(5) == first_pick(5)
    assert first_pick(5) != first_pick(6)
