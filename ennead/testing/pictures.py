"""Every position can be drawn as well-formed SVG that describes itself in text."""

from __future__ import annotations

from typing import Final
from xml.etree import ElementTree

from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.testing.failure import require
from ennead.words import LANGUAGES

SVG: Final = "{http://www.w3.org/2000/svg}"
MAX_LENGTH: Final = 400_000
"""In characters."""
HOSTILE_NAME: Final = "<&\"'>\x00\ud800]]>"
"""A player name that must be escaped."""


def check(game: Game, state: State, rng: Rng) -> None:
    """Draw a random moment of a finished game for a random viewer and language."""
    moment = game.replay(state.record(), rng.below(state.record().moves + 1))
    viewer = rng.below(state.players + 1) - 1
    language = LANGUAGES[rng.below(len(LANGUAGES))]
    seat = None if viewer < 0 else viewer
    text = moment.svg(seat, language, [HOSTILE_NAME])
    require(
        text == moment.svg(seat, language, [HOSTILE_NAME]),
        "two pictures of the same position differ",
    )
    require(
        len(text) <= MAX_LENGTH,
        f"a picture has {len(text)} characters; expected at most {MAX_LENGTH}",
    )
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        require(False, f"a picture is not well-formed XML: {error}")
        return
    require(root.tag == f"{SVG}svg", f"a picture begins with {root.tag}, not with svg")
    for part in ("title", "desc"):
        require(bool(root.findtext(f"{SVG}{part}")), f"a picture has no {part} for screen readers")
