"""The parts of a screen: a game's board, sentences, a question and its options."""

from __future__ import annotations

import importlib
import importlib.util
import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ennead.core.action import Action
from ennead.core.game import Game
from ennead.terminal.answers import arguments, keys
from ennead.words import Words

FEW: Final = 6
"""So many options get a line each; more stand in columns."""
ON_A_LINE: Final = 6

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
    """The game's own drawing of a view, from its `terminal.py`; without one, simply the view."""
    module = game.home + ".terminal"
    if importlib.util.find_spec(module) is None:
        table = {"scores": view["scores"], "table": view["table"]}
        return Text(json.dumps(table, indent=2, ensure_ascii=False))
    markup: str = importlib.import_module(module).draw(view, words.message, names, lit)
    return Text.from_markup(markup, end="\n\n")


def sentence(text: str, style: str = "") -> RenderableType:
    return Padding(Text(text, style), (0, 1))


def event(told: Mapping[str, object], words: Words, names: Sequence[str]) -> RenderableType:
    bullet = Text("• ", "dim")
    return Padding(bullet.append(words.sentence(told, names), "not dim"), (0, 1))


def question(asked: Mapping[str, object], words: Words, names: Sequence[str]) -> RenderableType:
    """Who is asked, and what."""
    seat = asked["seat"]
    assert isinstance(seat, int)
    text = Text(f"{names[seat]}  ", f"bold {TURQUOISE}")
    return Padding(text.append(words.sentence(asked, names), "bold default"), (1, 1, 0, 1))


def options(actions: Sequence[Action], words: Words) -> RenderableType:
    """A few options a line each in words; many in columns, without the verb they share."""
    labels = keys(actions)
    wide = max(len(label) for label in labels)
    if len(actions) <= FEW:
        lines = [_option(f"{k:>{wide}}", words.action(a)) for k, a in zip_keys(labels, actions)]
        return Padding(Text("\n").join(lines), (0, 3))
    shared = len({action.verb.name for action in actions}) == 1
    cells = [
        _option(f"{key:>{wide}}", arguments(action) if shared else str(action))
        for key, action in zip_keys(labels, actions)
    ]
    return Padding(Columns(cells, padding=(0, 3), equal=True), (0, 3))


def first_options(actions: Sequence[Action]) -> RenderableType:
    """The beginning of a list that the board shows anyway."""
    shown = [_option(k, arguments(a)) for k, a in zip_keys(keys(actions), actions)][:ON_A_LINE]
    return Padding(Text("   ").join([*shown, Text("…", "dim")]), (0, 3))


def zip_keys(labels: Sequence[str], actions: Sequence[Action]) -> list[tuple[str, Action]]:
    return list(zip(labels, actions, strict=True))


def _option(key: str, text: str) -> Text:
    return Text(key, GOLD).append(f" {text}", "default")
