"""The rulebook of a game, read from its folder `pages`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from ennead.core.errors import BadPosition
from ennead.core.game import Game
from ennead.core.json_fields import an_object, check_names
from ennead.rulebook.chapters import Chapters, addresses, read_chapters
from ennead.rulebook.errors import BadRulebook
from ennead.rulebook.example import Example, read_example
from ennead.rulebook.figure import Figure, read_figure
from ennead.rulebook.icons import IconGroup, read_icons

FOLDER: Final = "pages"


@dataclass(frozen=True)
class Rulebook:
    """What a game's rules pages show beside their text; parts that a game lacks are empty."""

    figures: Mapping[str, Figure]
    examples: Mapping[str, Example]
    icons: tuple[IconGroup, ...]
    decoration: tuple[str, ...]
    """Signs that the icon key leaves out."""
    chapters: Chapters
    addresses: tuple[str, ...]
    """The addresses of all headings, in order."""


def rulebook_of(game: Game) -> Rulebook:
    """The rulebook of a game; `BadRulebook` if a file is wrong."""
    folder = resources.files(game.package).joinpath(FOLDER)
    page = folder.joinpath("en.md")
    where = "en.md"
    try:
        known = addresses(page.read_text("utf-8")) if page.is_file() else []
        where = "figures.json"
        drawn = _read(folder, where)
        check_names("figures.json", drawn, ["positions", "figures"])
        positions = an_object("positions", drawn.get("positions", {}))
        figures = {
            id: read_figure(game, id, one, positions)
            for id, one in an_object("figures", drawn.get("figures", {})).items()
        }
        where = "examples.json"
        examples = {id: read_example(game, id, one) for id, one in _read(folder, where).items()}
        where = "icons.json"
        icons, decoration = read_icons(_read(folder, where))
        where = "chapters.json"
        chapters = read_chapters(_read(folder, where), known)
    except (BadPosition, ValueError) as error:
        raise BadRulebook(f"{game.id}/{FOLDER}/{where}: {error}") from error
    return Rulebook(figures, examples, icons, decoration, chapters, tuple(known))


def words_package(game: Game) -> str | None:
    """The package whose folder `words` has the texts of the rulebook; None if there is none."""
    folder = resources.files(game.package).joinpath(FOLDER)
    return f"{game.package}.{FOLDER}" if folder.joinpath("words").is_dir() else None


def _read(folder: Traversable, name: str) -> dict[str, Any]:
    file = folder.joinpath(name)
    return an_object(name, json.loads(file.read_text("utf-8"))) if file.is_file() else {}
