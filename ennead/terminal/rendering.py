"""Render the parts of a screen: a game's board, sentences, a question and its options."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ennead.core.action import Action
from ennead.core.game import Game
from ennead.terminal.answer_parser import option_keys
from ennead.words import Words

MAX_LISTED: Final = 6
"""Up to this many options get a line each; more are put in columns."""

GOLD: Final = "#c9962f"
TURQUOISE: Final = "#2fa39c"
CARNELIAN: Final = "#d9573f"


def board(
    game: Game,
    view: Mapping[str, Any],
    words: Words,
    names: Sequence[str],
    lit: Collection[str] = (),
) -> Text:
    """The view as drawn by the game's `drawing/terminal.py`, or as JSON if it has none."""
    module = game.submodule("drawing.terminal")
    if module is None:
        shown = {"scores": view["scores"], **view["table"]}
        lines = [f'"{key}": {json.dumps(shown[key], ensure_ascii=False)}' for key in shown]
        return Text("".join(f" {line}\n" for line in lines))
    markup: str = module.draw(view, words.message, names, lit)
    return Text.from_markup(f"{markup}\n", emoji=False)


def sentence(text: str, style: str = "") -> RenderableType:
    return _indented(Text(text, style))


def event_lines(
    events: Sequence[Mapping[str, object]], words: Words, names: Sequence[str]
) -> list[RenderableType]:
    """One line per event."""
    lines = [Text("• ", "dim").append(words.sentence(event, names), "not dim") for event in events]
    return [_indented(line) for line in lines]


def question(asked: Mapping[str, object], words: Words, names: Sequence[str]) -> RenderableType:
    """The name of the player to move, and the question."""
    seat = asked["seat"]
    assert isinstance(seat, int)
    text = Text(f"{names[seat]}  ", f"bold {TURQUOISE}")
    return _indented(text.append(words.sentence(asked, names), "bold default"))


def options(actions: Sequence[Action], words: Words, asked: str = "") -> RenderableType:
    """The options of the question `asked` in words: a few on lines each, more in columns."""
    cells = _listed(actions, words, asked)
    if len(actions) <= MAX_LISTED:
        return _indented(Text("\n").join(cells), 3)
    return _indented(Columns(cells, padding=(0, 3), equal=True), 3)


def first_options(actions: Sequence[Action], words: Words, asked: str = "") -> RenderableType:
    """As many options as fit on a line, of a list that the board shows anyway."""
    line = Text("   ").join(_listed(actions, words, asked))
    line.no_wrap, line.overflow = True, "ellipsis"
    return _indented(line, 3)


def _listed(actions: Sequence[Action], words: Words, asked: str) -> list[Text]:
    labels = option_keys(actions)
    wide = max(len(label) for label in labels)
    return [
        Text(f"{label:>{wide}}", GOLD).append(f" {words.action(action, asked)}", "default")
        for label, action in zip(labels, actions, strict=True)
    ]


def _indented(part: RenderableType, by: int = 1) -> Padding:
    return Padding(part, (0, 0, 0, by), expand=False)
