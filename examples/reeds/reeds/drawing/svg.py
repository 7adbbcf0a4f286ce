"""Reeds as SVG: the three beds, and the reeds each player has cut."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ennead.core.svg import Canvas

COLOURS = {"water": ("#a9d3e4", "#1e4a5e"), "reed": ("#4a7a37", "#8cc06d")}


def draw(view: Mapping[str, Any], words: Callable[..., str], names: Sequence[str]) -> Canvas:
    table = view["table"]
    canvas = Canvas("ennead-reeds", 620, 250, COLOURS)
    for i, (bed, left) in enumerate(table["beds"].items()):
        x = 10 + 205 * i
        canvas.rect(x, 10, 190, 150, rx=14, fill="water")
        for reed in range(left):
            foot = x + 24 + 23 * reed
            canvas.path(f"M{foot} 150q4-50-4-100", fill="none", stroke="reed", stroke_width=4)
            canvas.ellipse(foot - 4, 46, 5, 14, fill="reed")
        canvas.text(x + 95, 178, words(f"bed-{bed}"), 15, "middle", bold=True)
        for seat, cut in enumerate(table["cut"]):
            blessed = " ★" if table["blessed"][seat] == bed else ""
            text = f"{cut[bed]}{blessed}"
            canvas.text(x + 60 + 50 * seat, 208, text, 17, "middle", True, fill=f"seat-{seat}")
    return canvas
