"""The rules of a game on the terminal, and what a search in them finds.

Figures are shown as their legends: the drawings for the terminal show the whole table, and there is
no room in them for numbers that point at things.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from ennead.core.game import Game
from ennead.rulebook.example import Example
from ennead.rulebook.figure import Figure
from ennead.rulebook.icons import IconGroup
from ennead.rulebook.page import IllustratedPage
from ennead.rulebook.search import search
from ennead.terminal.rendering import GOLD
from ennead.words import Words


def rules_text(game: Game, words: Words) -> RenderableType:
    """The whole page, with the words of figures, examples and the icon key."""
    page = IllustratedPage(game, words)
    return Markdown("\n\n".join(_markdown(page, part) for part in page.parts()))


def found_text(game: Game, words: Words, query: str) -> RenderableType:
    """The passages of the rules that have all words of a query, below their headings."""
    lines: list[RenderableType] = []
    heading = ""
    for hit in search(words.page(), query, words.language):
        if hit.passage.heading != heading:
            heading = hit.passage.heading
            lines.append(Text(f"\n{heading}", f"bold {GOLD}"))
        if hit.passage.text == heading:
            continue
        text = Text(hit.passage.text)
        for start, end in hit.spans:
            text.stylize("bold underline", start, end)
        lines.append(Padding(text, (0, 0, 0, 2)))
    if not lines:
        return Text(words.message("terminal-rules-nothing", query=query))
    return Group(*lines)


def _markdown(page: IllustratedPage, part: str | Figure | Example | tuple[IconGroup, ...]) -> str:
    if isinstance(part, str):
        return part
    if isinstance(part, Figure):
        numbered = [f"{at}. {text}" for at, text in enumerate(page.legend(part), 1)]
        return "\n".join([f"> {page.words.message(part.caption)}", "", *numbered])
    if isinstance(part, Example):
        texts = page.example_texts(part)
        title = page.words.message("terminal-rules-example", title=texts.title)
        return f"> **{title}** {texts.before}\n>\n> {texts.done}\n>\n> {texts.after}"
    return "\n\n".join(_icons(page, group) for group in part)


def _icons(page: IllustratedPage, group: IconGroup) -> str:
    """Without their pictures, which a terminal cannot show."""
    lines = [
        f"- **{page.words.message(icon.name)}.** {page.words.message(icon.text)}"
        for icon in group.icons
    ]
    return "\n".join([f"**{page.words.message(group.title)}**", "", *lines])
