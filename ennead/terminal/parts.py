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
IN_WORDS: Final = 24
"""In columns so many are said in words; of more only what tells them apart."""
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
    """The game's own drawing of a view, from its `terminal.py`; without one, its JSON."""
    module = game.home + ".terminal"
    if importlib.util.find_spec(module) is None:
        shown = {"scores": view["scores"], **view["table"]}
        lines = [f'"{key}": {json.dumps(shown[key], ensure_ascii=False)}' for key in shown]
        return Text("".join(f" {line}\n" for line in lines))
    markup: str = importlib.import_module(module).draw(view, words.message, names, lit)
    return Text.from_markup(f"{markup}\n", emoji=False)


def sentence(text: str, style: str = "") -> RenderableType:
    return _indented(Text(text, style))


def news(
    events: Sequence[Mapping[str, object]], words: Words, names: Sequence[str]
) -> list[RenderableType]:
    """A line for each event."""
    lines = [Text("• ", "dim").append(words.sentence(told, names), "not dim") for told in events]
    return [_indented(line) for line in lines]


def question(asked: Mapping[str, object], words: Words, names: Sequence[str]) -> RenderableType:
    """Who is asked, and what."""
    seat = asked["seat"]
    assert isinstance(seat, int)
    text = Text(f"{names[seat]}  ", f"bold {TURQUOISE}")
    return _indented(text.append(words.sentence(asked, names), "bold default"))


def options(actions: Sequence[Action], words: Words) -> RenderableType:
    """A few options a line each in words, more in columns; very many without what they share."""
    if len(actions) <= FEW:
        return _indented(Text("\n").join(_listed(actions, [words.action(a) for a in actions])), 3)
    told = (
        [words.action(a) for a in actions] if len(actions) <= IN_WORDS else _short(actions, words)
    )
    cells = _listed(actions, told)
    return _indented(Columns(cells, padding=(0, 3), equal=True), 3)


def first_options(actions: Sequence[Action], words: Words) -> RenderableType:
    """The beginning of a list that the board shows anyway."""
    shown = _listed(actions, _short(actions, words))[:ON_A_LINE]
    return _indented(Text("   ").join([*shown, Text("…", "dim")]), 3)


def _listed(actions: Sequence[Action], texts: Sequence[str]) -> list[Text]:
    labels = keys(actions)
    wide = max(len(label) for label in labels)
    return [
        Text(f"{label:>{wide}}", GOLD).append(f" {text}", "default")
        for label, text in zip(labels, texts, strict=True)
    ]


def _short(actions: Sequence[Action], words: Words) -> list[str]:
    """What most of them do goes without saying; the others are said in words."""
    verbs = [action.verb.name for action in actions]
    usual = max(verbs, key=verbs.count)
    return [
        arguments(action) if action.verb.name == usual and action.args else words.action(action)
        for action in actions
    ]


def _indented(part: RenderableType, by: int = 1) -> Padding:
    return Padding(part, (0, 0, 0, by), expand=False)
