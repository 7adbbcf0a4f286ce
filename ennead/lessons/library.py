"""The lessons of a game, read from its folder `lessons`."""

from __future__ import annotations

import json
import re
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from ennead.core.errors import BadPosition
from ennead.core.game import Game
from ennead.lessons.errors import BadLesson
from ennead.lessons.lesson import Lesson
from ennead.lessons.reader import read_lesson

FOLDER: Final = "lessons"
_FILE: Final = re.compile(r"(\d+)-([a-z][a-z0-9-]*)\.json")


def lessons_of(game: Game) -> list[Lesson]:
    """The lessons of a game, in order; empty if it has none. `BadLesson` if a file is wrong."""
    folder = resources.files(game.package).joinpath(FOLDER)
    if not folder.is_dir():
        return []
    numbered: dict[int, tuple[str, Traversable]] = {}
    for file in folder.iterdir():
        if file.name.endswith(".json"):
            named = _FILE.fullmatch(file.name)
            if named is None or int(named[1]) in numbered:
                raise BadLesson(
                    f"{game.id}/{FOLDER}/{file.name}: the name must be a number of its own, "
                    "a hyphen and an id, such as 1-first-steps.json"
                )
            numbered[int(named[1])] = (named[2], file)
    if sorted(numbered) != list(range(1, len(numbered) + 1)):
        raise BadLesson(f"{game.id}/{FOLDER}: the files must be numbered 1, 2, 3 …")
    return [_read(game, number, *numbered[number]) for number in sorted(numbered)]


def words_package(game: Game) -> str:
    """The package whose folder `words` has the texts of the game's lessons."""
    return f"{game.package}.{FOLDER}"


def _read(game: Game, number: int, id: str, file: Traversable) -> Lesson:
    try:
        return read_lesson(game, id, number, json.loads(file.read_text("utf-8")))
    except (BadPosition, ValueError) as error:
        raise BadLesson(f"{game.id}/{FOLDER}/{file.name}: {error}") from error
