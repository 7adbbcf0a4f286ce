"""The renderer behind `State.svg`. Core only knows its signature; `ennead/__init__.py` sets it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

Renderer = Callable[[Mapping[str, Any], str, Sequence[str]], str]
"""Draws a view, in a language, with the names of the players, as SVG."""

_renderers: list[Renderer] = []


def set_renderer(renderer: Renderer) -> None:
    """Use this renderer from now on."""
    _renderers[:] = [renderer]


def render(view: Mapping[str, Any], language: str, names: Sequence[str]) -> str:
    """A view as SVG."""
    return _renderers[0](view, language, names)
