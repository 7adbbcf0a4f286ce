"""`ennead analyse`: everybody's chances over a recorded game, and the costliest choices."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import ennead
from ennead.bots import coach
from ennead.core.record import Record
from ennead.core.rng import Rng
from ennead.terminal.command_errors import report_errors
from ennead.terminal.commands.options import Language
from ennead.terminal.commands.progress import progress
from ennead.terminal.line_chart import draw_line_chart
from ennead.terminal.rendering import GOLD
from ennead.terminal.seats import names_in
from ennead.words import Words


def analyse(
    record: Annotated[
        Path, typer.Argument(metavar="RECORD", exists=True, dir_okay=False, help="A game's record.")
    ],
    lang: Language,
    iterations: Annotated[
        int, typer.Option(min=10, help="Search iterations per choice.")
    ] = coach.ITERATIONS,
    seat: Annotated[int | None, typer.Option(min=0, help="Only this seat's mistakes.")] = None,
    print_json: Annotated[
        bool, typer.Option("--json", help="Print JSON instead of a report.")
    ] = False,
) -> None:
    """Review a game: everybody's chances over time, and the costliest choices.

    Each choice is judged by what the player could know at that moment. Ctrl-C stops the review
    and shows what it has found so far.

    **Examples**

    - `ennead analyse game.txt --iterations 500`
    - `ennead analyse game.txt --seat 0 --lang pl` – only the first player's mistakes, in Polish
    """
    with report_errors():
        kept = Record.parse(record.read_text("utf-8"))
        game = ennead.game(kept.header("Game"))
        reviews: list[coach.MoveReview] = []
        try:
            with progress(record.name, kept.moves) as bar:
                for review in coach.review_game(game, kept, Rng.of(0), iterations):
                    if review is not None:
                        reviews.append(review)
                    bar.advance(bar.task_ids[0])
        except KeyboardInterrupt:
            if not reviews:
                raise
        worst = coach.find_mistakes([r for r in reviews if seat is None or r.seat == seat])
        if print_json:
            found = {"moves": [r.json() for r in reviews], "mistakes": [r.json() for r in worst]}
            print(json.dumps(found, indent=1, ensure_ascii=False))
            return
        words = Words(lang, game, game.prepare(kept).rules.data)
        _print_report(reviews, worst, words, kept)
        if worst:
            command = f"ennead replay {record} --move {worst[0].move} --lang {lang}"
            print(Words(lang).message("terminal-coach-look", command=command))


def _print_report(
    reviews: Sequence[coach.MoveReview],
    worst: Sequence[coach.MoveReview],
    words: Words,
    kept: Record,
) -> None:
    console = Console(highlight=False)
    names = names_in(kept)
    if reviews:
        console.print(words.message("coach-over-time"))
        chances = [review.chances for review in reviews]
        chart = draw_line_chart(chances, names, console.width, words.language)
        console.print(chart, markup=False)
    if not worst:
        console.print(words.message("coach-none"))
        return
    console.print(words.message("coach-mistakes"), style=f"bold {GOLD}")
    for review in worst:
        words.show_places(kept.replay(review.move).view(review.seat))
        mistake = words.message(
            "coach-mistake",
            page=review.page,
            move=review.move + 1,
            name=names[review.seat],
            played=_describe(review.played, words),
            best=_describe(review.best, words),
            cost=round(100 * review.cost),
        )
        console.print(Padding(Text(mistake), (0, 0, 0, 2), expand=False))
        if review.line:
            line = words.message("coach-line", line=_describe_line(review.line, words, names))
            console.print(Padding(Text(line, "dim"), (0, 0, 0, 4), expand=False))


def _describe_line(line: Sequence[str], words: Words, names: Sequence[str]) -> str:
    """A continuation like "Nefer: Keep your cards · Khepri: …", with each name once per turn."""
    steps = [step.partition(": ") for step in line]
    turns = groupby(steps, key=lambda step: step[0])
    return " · ".join(
        f"{names[int(seat)]}: {', '.join(_describe(text, words, '') for _, _, text in answers)}"
        for seat, answers in turns
    )


def _describe(text: str, words: Words, question: str | None = None) -> str:
    assert words.game is not None
    return words.action(words.game.parse(text), question)
