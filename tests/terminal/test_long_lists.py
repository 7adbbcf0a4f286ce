"""Long lists of options are in words, like short ones."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import ennead
from ennead.terminal import rendering
from ennead.words import Words


def listed(language: str, game: str, verb: str, question: str) -> str:
    found = ennead.game(game)
    words = Words(language, found)
    options = [action for action in found.actions.all if action.verb.name == verb]
    assert len(options) > 24
    file = io.StringIO()
    console = Console(file=file, width=100, no_color=True)
    console.print(rendering.options(options, words, question))
    return file.getvalue()


@pytest.mark.parametrize(
    ("language", "game", "verb", "question", "name"),
    [
        ("en", "tekhenu", "place", "ra", "row 1, column 2"),
        ("ru", "tekhenu", "place", "ra", "ряд 1, столбец 2"),
        ("pl", "tekhenu", "place", "ra", "w rzędzie 1, kolumnie 2"),
        ("en", "aton", "place", "place", "yellow space in temple I (1a1)"),
        ("en", "ankh", "put", "place", "on the map (B6)"),
    ],
)
def test_every_option_of_a_long_list_has_a_name(
    language: str, game: str, verb: str, question: str, name: str
) -> None:
    assert name in listed(language, game, verb, question)
