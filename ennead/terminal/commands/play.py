"""`ennead play`: a game in the terminal."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

import ennead
from ennead import bots
from ennead.core.errors import BadOptions
from ennead.terminal.command_errors import report_errors
from ennead.terminal.commands.options import (
    Delay,
    GameId,
    GameOptions,
    Language,
    parse_game_options,
)
from ennead.terminal.game_session import GameSession
from ennead.terminal.screen import Screen
from ennead.terminal.seats import parse_seats
from ennead.words import Words


class HintLevel(StrEnum):
    """The levels a hint can come from."""

    BEGINNER = "beginner"
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


def play(
    game: GameId,
    lang: Language,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="SEAT,SEAT…",
            help=f"Who plays: `human`, `human:Name`, {', '.join(f'`{b}`' for b in bots.names())}, "
            "`mcts:500`, `cmd:./mybot` (a program).",
            show_default="you against greedy bots",
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="The same seed gives the same luck.")
    ] = None,
    options: GameOptions = "{}",
    record: Annotated[
        Path | None,
        typer.Option(metavar="FILE", dir_okay=False, help="Save the game for `replay`."),
    ] = None,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="Number of players, if not given by `--seats`.")
    ] = None,
    delay: Delay = 0.0,
    hints: Annotated[
        HintLevel, typer.Option(help="The level whose choice the `h` key shows.")
    ] = HintLevel.HARD,
    confirm: Annotated[
        bool, typer.Option(envvar="ENNEAD_CONFIRM", help="Ask before your turn ends.")
    ] = True,
) -> None:
    """Play a game in the terminal, with people and bots.

    When several people share the screen, it hides what the next one must not see.

    **Examples**

    - `ennead play aton` – you against a bot
    - `ennead play aton --seats human:Nefer,human:Khepri --lang pl` – two people, one screen
    - `ennead play aton --seats greedy,random --delay 1` – watch two bots
    - `ennead play aton --seed 7 --record game.txt` – save the game for `ennead replay`
    """
    with report_errors():
        chosen = ennead.game(game)
        words = Words(lang, chosen)
        taken = parse_seats(seats, players, chosen, words.message, seed)
        state = chosen.new(len(taken), seed, parse_game_options(options))
        if record is not None and not record.parent.is_dir():
            raise BadOptions(f"there is no folder {record.parent} to write the record to")
        words = Words(lang, chosen, state.config.rules.data)
        screen = Screen(
            chosen, words, [seat.name for seat in taken], [seat.label for seat in taken]
        )
        GameSession(state, taken, screen, delay, record, hints.value, confirm).play()
