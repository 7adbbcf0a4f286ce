"""`ennead learn`: lessons in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

import ennead
from ennead.core.errors import BadOptions
from ennead.core.game import Game
from ennead.lessons import Lesson, LessonRun, lessons_of, words_package
from ennead.lessons.progress import Progress
from ennead.terminal.command_errors import report_errors
from ennead.terminal.commands.options import Language
from ennead.terminal.lesson_progress import load_progress, save_progress
from ennead.terminal.lesson_session import LessonSession
from ennead.terminal.rendering import GOLD, TURQUOISE
from ennead.terminal.screen import Quit, Screen
from ennead.words import Words


def learn(
    lang: Language,
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="A game's id, like `aton`.")
    ] = None,
    lesson: Annotated[
        int | None,
        typer.Argument(metavar="[LESSON]", min=1, help="Number of the lesson to start with."),
    ] = None,
) -> None:
    """Learn a game by playing: short lessons on the board.

    Without a game, all lessons are listed with your progress. Without a number, you continue
    where you left off. Any legal move can be tried, and wrong ones are taken back.

    **Examples**

    - `ennead learn` – list the lessons
    - `ennead learn aton` – continue Aton's lessons
    - `ennead learn aton 3 --lang pl` – the third lesson, in Polish
    """
    with report_errors():
        progress = load_progress()
        if game is None:
            _list_lessons(lang, progress)
            return
        chosen = ennead.game(game)
        lessons = lessons_of(chosen)
        if not lessons:
            raise BadOptions(f"{game} has no lessons")
        if lesson is not None and lesson > len(lessons):
            raise BadOptions(f"{game} has {len(lessons)} lessons; there is no lesson {lesson}")
        first = _unfinished(chosen, lessons, progress) if lesson is None else lesson - 1
        _play_lessons(chosen, lessons, first, progress, _words(lang, chosen))


def _words(language: str, game: Game) -> Words:
    return Words(language, game, package=words_package(game))


def _unfinished(game: Game, lessons: list[Lesson], progress: Progress) -> int:
    """The first lesson that is not done; the first of all if there is none."""
    return next((one.number - 1 for one in lessons if not progress.of(game.id, one).done), 0)


def _list_lessons(language: str, progress: Progress) -> None:
    console = Console(highlight=False)
    for game in ennead.games():
        lessons = lessons_of(game)
        if not lessons:
            continue
        words = _words(language, game)
        done = sum(progress.of(game.id, lesson).done for lesson in lessons)
        grid = Grid(box=None, show_header=False, padding=(0, 1))
        for lesson in lessons:
            known = progress.of(game.id, lesson)
            mark = "✓" if known.done else "…" if known.step else ""
            minutes = words.message("learn-minutes", minutes=lesson.minutes)
            grid.add_row(
                f" {mark:1}", str(lesson.number), words.message(lesson.title), f"[dim]{minutes}[/]"
            )
        title = words.message("game-title")
        total = words.message("learn-progress", done=done, lessons=len(lessons))
        console.print(f" [bold {GOLD}]{title}[/]  [dim]{game.id}[/]  [{TURQUOISE}]{total}[/]")
        console.print(grid)
        console.print()


def _play_lessons(
    game: Game, lessons: list[Lesson], first: int, progress: Progress, words: Words
) -> None:
    """Play one lesson after the other until the learner leaves."""

    def reached(step: int) -> None:
        progress.reach(game.id, lesson, step)
        save_progress(progress)

    screen: Screen | None = None
    try:
        for lesson in lessons[first:]:
            run = LessonRun(game, lesson, progress.of(game.id, lesson).step)
            screen = Screen(
                game,
                words,
                [words.message("player-default", number=n + 1) for n in range(run.state.players)],
            )
            LessonSession(run, screen, len(lessons), reached).play()
            progress.finish(game.id, lesson)
            save_progress(progress)
            if lesson is not lessons[-1]:
                title = words.message(lessons[lesson.number].title)
                if screen.ask("learn-next", title=title).lower() == "q":
                    raise Quit
        if screen is not None:
            screen.say("learn-all-done", f"bold {GOLD}", game=game.id)
    except Quit:
        if screen is not None:
            screen.say("learn-left", game=game.id)
