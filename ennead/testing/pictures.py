"""A position can be drawn, and the drawing is a well-formed picture that says what it shows."""

from __future__ import annotations

from typing import Final
from xml.etree import ElementTree

from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.testing.failure import require
from ennead.words import LANGUAGES

SVG: Final = "{http://www.w3.org/2000/svg}"
LARGEST: Final = 400_000
"""Letters in a picture."""
NASTY: Final = "<&\"'>\x00\ud800]]>"
"""A name that must not break out of its place."""


def check(game: Game, state: State, rng: Rng) -> None:
    """Draw some moment of a finished game for somebody in some language."""
    moment = game.replay(state.record(), rng.below(state.record().moves + 1))
    viewer = rng.below(state.players + 1) - 1
    language = LANGUAGES[rng.below(len(LANGUAGES))]
    seat = None if viewer < 0 else viewer
    text = moment.svg(seat, language, [NASTY])
    require(text == moment.svg(seat, language, [NASTY]), "two pictures of one position differ")
    require(len(text) <= LARGEST, f"a picture has {len(text)} letters; expected {LARGEST} or fewer")
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        require(False, f"a picture is not well-formed XML: {error}")
        return
    require(root.tag == f"{SVG}svg", f"a picture begins with {root.tag}, not with svg")
    for part in ("title", "desc"):
        require(
            bool(root.findtext(f"{SVG}{part}")), f"a picture has no {part} for those who hear it"
        )
