"""Drawing the table for `render()`: as text, or as an array of pixels."""

from __future__ import annotations

from importlib.util import find_spec
from io import BytesIO
from typing import Any

import numpy as np
import numpy.typing as npt

import ennead
from ennead.core.errors import BadOptions
from ennead.core.state import State
from ennead.terminal import rendering
from ennead.words import Words

TEXT = "ansi"
PIXELS = "rgb_array"
_CAN_DRAW_PIXELS = all(find_spec(module) is not None for module in ("resvg_py", "PIL"))
RENDER_MODES = [TEXT, PIXELS] if _CAN_DRAW_PIXELS else [TEXT]
_PAPER = "#ffffff"

Frame = str | npt.NDArray[np.uint8]


def check_render_mode(mode: str | None) -> None:
    if mode == PIXELS and not _CAN_DRAW_PIXELS:
        raise BadOptions("render_mode 'rgb_array' needs resvg-py and Pillow: ennead[render]")
    if mode not in (None, TEXT, PIXELS):
        raise BadOptions(f"render_mode cannot be {mode!r}; expected 'ansi', 'rgb_array' or None")


def render(state: State, seat: int | None, mode: str | None) -> Frame | None:
    """The table as this seat sees it; None is a spectator."""
    if mode is None:
        return None
    return draw_pixels(state, seat) if mode == PIXELS else draw_text(state, seat)


def draw_text(state: State, seat: int | None) -> str:
    """The table as plain text."""
    game = ennead.game(state.config.spec.id)
    words = Words("en", game, state.config.rules.data)
    return rendering.board(game, state.view(seat), words, _names(state)).plain


def draw_pixels(state: State, seat: int | None) -> npt.NDArray[np.uint8]:
    """The picture that `State.svg` draws, as rows of red, green and blue."""
    import resvg_py
    from PIL import Image

    drawn: Any = resvg_py.svg_to_bytes(
        svg_string=state.svg(seat, names=_names(state)), background=_PAPER
    )
    with Image.open(BytesIO(bytes(drawn))) as picture:
        return np.asarray(picture.convert("RGB"))


def _names(state: State) -> list[str]:
    return [f"player_{seat}" for seat in range(state.players)]
