"""Parse what a person types into an action: an option's number, notation, or part of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ennead.core.action import Action
from ennead.core.errors import BadNotation
from ennead.core.game import Game
from ennead.words import Words

SHORTEST_NAME: Final = 3
"""Names with fewer letters are too likely to be typing errors."""


def parse_answer(
    text: str, options: Sequence[Action], game: Game, words: Words | None = None
) -> Action | None:
    """The action a text stands for, legal or not; None if there is none or it is ambiguous.

    `7` is the option with this key, and `place 3b2` is notation. `3b2`, `4 1 3 2` and `4132` omit
    the verb, which works if only one of the options' verbs fits. With `words`, a part of an
    option's text works too if no other option has it: `blue space in temple III`, `Settlers`.
    """
    typed = " ".join(text.lower().split())
    for key, option in zip(option_keys(options), options, strict=True):
        if typed == key:
            return option
    full = _parse(typed, game)
    if full is not None:
        return full
    verbs = dict.fromkeys(option.verb.name for option in options)
    without_verb = [_parse(f"{verb} {typed}", game) for verb in verbs]
    without_spaces = [option for option in options if _joined(option) == typed.replace(" ", "")]
    for candidates in (without_verb, without_spaces):
        found = [action for action in candidates if action is not None]
        if found:
            return found[0] if len(found) == 1 else None
    return _by_name(typed, options, words) if words is not None else None


def _by_name(typed: str, options: Sequence[Action], words: Words) -> Action | None:
    if len(typed) < SHORTEST_NAME:
        return None
    found = [option for option in options if typed in words.action(option).lower()]
    return found[0] if len(found) == 1 else None


def option_keys(options: Sequence[Action]) -> list[str]:
    """What to type for each option: 1, 2, 3 …, or the options themselves if they are numbers."""
    bare = [arguments(option) for option in options]
    if len({option.verb.name for option in options}) == 1 and all(map(_is_number, bare)):
        return bare
    return [str(number) for number in range(1, len(options) + 1)]


def arguments(action: Action) -> str:
    """An action's notation without its verb: '3b2', '4 1 3 2', '' for a verb alone."""
    return str(action).partition(" ")[2]


def board_names(options: Sequence[Action]) -> set[str]:
    """The named things (cells, figures) that these actions refer to, to highlight them."""
    return {
        value
        for option in options
        for value in option.named_args().values()
        if isinstance(value, str)
    }


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


def _parse(text: str, game: Game) -> Action | None:
    try:
        return game.parse(text)
    except BadNotation:
        return None


def _joined(action: Action) -> str:
    return arguments(action).replace(" ", "").lower()
