"""Write the illustrated rules for the browser client to web/src/generated/rulebook/.

For each game: `chapters.json`, `<language>.json` with the texts of figures, examples and icons, and
`<language>/<picture>.svg`. `colours.css` gives the pictures their day and night colours, because
the server's content security policy forbids style sheets inside them.

Run with the project's Python: `.venv/bin/python scripts/web_rulebook.py`.
"""

from __future__ import annotations

import importlib
import json
import re
import shutil
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ennead.core import registry
from ennead.core.game import Game
from ennead.core.svg import SHARED_COLOURS
from ennead.lessons import lessons_of
from ennead.rulebook import rulebook_of
from ennead.rulebook.example import picture, play_example
from ennead.rulebook.figure_svg import draw_figure
from ennead.rulebook.icons import draw_icon
from ennead.rulebook.page import IllustratedPage
from ennead.words import LANGUAGES, Words

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "generated" / "rulebook"
STYLE = re.compile(r"<style>.*?</style>\n", re.S)
TITLE = re.compile(r"<title>.*?</title>\n<desc></desc>\n", re.S)
ID = re.compile(r' id="([\w-]+)"')
KINDS = {"f": "fill", "s": "stroke", "c": "color"}


def main() -> None:
    games = [game for game in registry.find_all() if has_pages(game)]
    wanted = {"colours.css": colours(games)}
    for game in games:
        wanted |= files(game)
    known = {FOLDER / name for name in wanted}
    for name, text in wanted.items():
        write(FOLDER / name, text)
    for file in sorted(FOLDER.rglob("*")):
        if file.is_file() and file not in known:
            file.unlink()
    for folder in FOLDER.iterdir():
        if folder.is_dir() and not any(folder.iterdir()):
            shutil.rmtree(folder)


def has_pages(game: Game) -> bool:
    return bool(rulebook_of(game).addresses)


def write(file: Path, text: str) -> None:
    """Write a file unless it is up to date, so that its time stays."""
    if not file.is_file() or file.read_text("utf-8") != text:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")


def files(game: Game) -> dict[str, str]:
    """All files of a game, by name."""
    book = rulebook_of(game)
    titles = {lesson.id: lesson.number for lesson in lessons_of(game)}
    lessons = {
        chapter: {"id": lesson, "number": titles[lesson]}
        for chapter, lesson in book.chapters.lessons.items()
    }
    found = {
        f"{game.id}/chapters.json": encoded(
            {
                "headings": book.addresses,
                "questions": book.chapters.questions,
                "lessons": lessons,
            }
        )
    }
    for language in LANGUAGES:
        page = IllustratedPage(game, Words(language, game))
        found[f"{game.id}/{language}.json"] = encoded(texts(page))
        for name, svg in pictures(page).items():
            found[f"{game.id}/{language}/{name}.svg"] = embedded(svg, f"{game.id}-{name}")
    return found


def texts(page: IllustratedPage) -> dict[str, Any]:
    book = page.rulebook
    return {
        "figures": {
            id: {"caption": page.words.message(figure.caption), "legend": page.legend(figure)}
            for id, figure in book.figures.items()
        },
        "examples": {id: asdict(page.example_texts(one)) for id, one in book.examples.items()},
        "icons": [
            {
                "title": page.words.message(group.title),
                "icons": [
                    {
                        "name": page.words.message(icon.name),
                        "text": page.words.message(icon.text),
                        "svg": embedded(draw_icon(page.game, icon, ""), f"icon-{icon.id}"),
                    }
                    for icon in group.icons
                ],
            }
            for group in book.icons
        ],
    }


def pictures(page: IllustratedPage) -> dict[str, str]:
    found = {
        f"figure-{id}": draw_figure(page.game, figure, page.language, "")
        for id, figure in page.rulebook.figures.items()
    }
    for id, example in page.rulebook.examples.items():
        played = play_example(page.game, example)
        for when, after in (("before", False), ("after", True)):
            figure = picture(example, played, after)
            found[f"example-{id}-{when}"] = draw_figure(page.game, figure, page.language, "")
    return found


def embedded(svg: str, prefix: str) -> str:
    """A picture to be put into a page: without style sheet and with ids of its own.

    The page says beside it what it shows.
    """
    svg = TITLE.sub("", STYLE.sub("", svg)).replace(' role="img"', ' aria-hidden="true"', 1)
    for id in set(ID.findall(svg)):
        own = f"{prefix}-{id}"
        svg = svg.replace(f' id="{id}"', f' id="{own}"')
        svg = svg.replace(f'href="#{id}"', f'href="#{own}"').replace(f"url(#{id})", f"url(#{own})")
    return svg.replace("\n", "")


def colours(games: list[Game]) -> str:
    """The classes of shapes whose colour differs between day and night."""
    lines = ["/* Written by scripts/web_rulebook.py; do not edit. */"]
    for game in games:
        module = importlib.import_module(f"{game.package}.drawing.svg")
        for prefix, palette in (("", SHARED_COLOURS), (f"{game.id}-", module.COLOURS)):
            for name, (day, night) in palette.items():
                if day != night:
                    lines += [
                        f".ennead-{game.id} .{kind}-{name} "
                        f"{{ {attribute}: var(--palette-{prefix}{name}); }}"
                        for kind, attribute in KINDS.items()
                    ]
    return "\n".join(lines) + "\n"


def encoded(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    main()
