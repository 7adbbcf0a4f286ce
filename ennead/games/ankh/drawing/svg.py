"""Ankh as SVG: the map with its pieces, the tracks and the gods.

A piece's shape shows its kind; colour, sign and hatching show its owner.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from ennead.core.svg import Canvas, Colours, Signs, shortened
from ennead.games.ankh.drawing.landscape import Landscape, between, ends
from ennead.games.ankh.drawing.svg_parts import claws, disc, piece, to_place, token
from ennead.games.ankh.vocabulary.grid import FACING, FACINGS_AT, FLAT
from ennead.games.ankh.vocabulary.names import (
    MONUMENT_NAMES,
    POWER_NAMES,
    POWERS_PER_LEVEL,
    TURN_ACTION_NAMES,
)

Words = Callable[..., str]
Table = Mapping[str, Any]

EDGE: Final = 16
"""Margin around the map."""
PIECE: Final = 32
"""Half the size of a piece."""
PANEL: Final = 300
TRACK: Final = 74
GOD: Final = 116
GAP: Final = 12
LISTS_ALL_POWERS: Final = 370

COLOURS: Final[Colours] = {
    "desert": ("#e6c98d", "#8a7347"),
    "dunes": ("#c19c5b", "#a58b58"),
    "fertile": ("#a9c37a", "#5f7a45"),
    "grass": ("#7f9e54", "#7f9c5c"),
    "bank": ("#d9c48a", "#4d4a34"),
    "river": ("#3f8fb8", "#4aa3cf"),
    "water": ("#6fb0cf", "#2f6d8c"),
    "ripples": ("#a5d0e4", "#5790ac"),
    "name": ("#2a2018", "#efe6d3"),
    "gap": ("#9a8350", "#2b2a22"),
    "rim": ("#5d4726", "#05070b"),
    "border": ("#fffaf0", "#f4e8cd"),
    "piece-rim": ("#fffaf0", "#0d1016"),
    "face": ("#fbf3df", "#e9dfc8"),
    "face-ink": ("#2a2018", "#221a12"),
    "token": ("#1f3f70", "#0f1b33"),
    "token-ink": ("#fff6df", "#fff0cc"),
    "camel": ("#6b4423", "#2c1f12"),
    "camel-ink": ("#fbeac6", "#efd9a8"),
    "low": ("#b23b27", "#8c3a2c"),
    "high": ("#1f4e8c", "#2f5f9f"),
}

GATE: Final = "M0-32L27.7-16V16L0 32L-27.7 16V-16Z"
EVENT_SIGN: Final = {
    "control": "ankh-e-control",
    "caravan": "ankh-camel",
    "conflict": "ankh-e-conflict",
}


@cache
def _signs() -> Signs:
    return Signs(resources.files("ennead.games.ankh").joinpath("signs.svg").read_text("utf-8"))


def draw(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> Canvas:
    """The whole table: the map, panels beside it, the Devotion track and the gods below."""
    table = view["table"]
    land = Landscape(table["map"]["orientation"])
    spaces = [land.centre(space) for space in table["map"]["hexes"]]
    left = min(x for x, _ in spaces) - land.wide - EDGE
    top = min(y for _, y in spaces) - land.high - EDGE
    wide = max(x for x, _ in spaces) + land.wide + EDGE - left
    high = max(max(y for _, y in spaces) + land.high + EDGE - top, 640)
    width = wide + GAP + PANEL
    canvas = Canvas("ennead-ankh", width, high + TRACK + GOD + GAP, COLOURS, _signs())
    glyphs = {god["seats"][0]: god["gods"][0] for god in table["gods"] if god["gods"]}
    canvas.open_at(-left, -top)
    _land(canvas, land, table)
    _pieces(canvas, land, table, glyphs)
    for space in table["map"]["hexes"]:
        x, y = land.centre(space)
        canvas.area(f"hex:{space}", x - PIECE, y - PIECE, 2 * PIECE, 2 * PIECE)
    canvas.close()
    canvas.section("map", 0, 0, wide, high - EDGE, 0)
    _panel(canvas, table, words, glyphs, wide + GAP)
    _devotion(canvas, table, words, glyphs, high)
    for i, god in enumerate(table["gods"]):
        each = (width - GAP * (len(table["gods"]) - 1)) / len(table["gods"])
        _god(canvas, god, words, names, i * (each + GAP), high + TRACK + GAP, each)
    return canvas


# The map.


def _land(canvas: Canvas, land: Landscape, table: Table) -> None:
    hexes = table["map"]["hexes"]
    terrain = {space: part["terrain"] for space, part in hexes.items()}
    water = [space for space in hexes if terrain[space] == "water"]
    rim = land.area(list(hexes))
    soft = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    canvas.path(rim, fill="none", stroke="rim", stroke_width=13, **soft)
    canvas.path(rim, fill="gap", stroke="gold", stroke_width=6, **soft)
    canvas.open(clip_path=canvas.clip(rim))
    for kind in ("desert", "fertile"):
        spaces = [space for space in hexes if terrain[space] == kind]
        canvas.path("".join([land.hexagon(space, 0.98) for space in spaces]), fill=kind)
    rivers = land.rivers(table["map"]["rivers"], water)
    shores = land.shores(water, hexes)
    canvas.path(rivers, fill="none", stroke="bank", stroke_width=17, **soft)
    canvas.path(shores, fill="none", stroke="bank", stroke_width=7)
    canvas.path(rivers, fill="none", stroke="river", stroke_width=12.5, **soft)
    canvas.path(shores, fill="water", stroke="river", stroke_width=3)
    canvas.path(rivers, fill="none", stroke="water", stroke_width=8, **soft)
    lakes = "".join([land.hexagon(space) for space in water])
    canvas.path(lakes, fill="none", stroke="#fff", stroke_opacity=0.2, stroke_width=1.2)
    for kind, ink in (("desert", "dunes"), ("fertile", "grass"), ("water", "ripples")):
        grown = [land.texture(space, kind) for space in hexes if terrain[space] == kind]
        canvas.path("".join(grown), fill="none", stroke=ink, stroke_width=1.4, **soft)
    for region in table["regions"]:
        border = land.area(region["land"])
        inside = canvas.clip(border)
        canvas.path(
            border,
            fill="none",
            stroke="border",
            stroke_opacity=0.45,
            stroke_width=5,
            clip_path=inside,
        )
    for space in hexes:
        x, y = land.centre(space)
        canvas.text(x, y + land.high - 12, space, 11, "middle", fill="name", fill_opacity=0.6)
    canvas.close()
    _camels(canvas, land, [*table["camels"], *table["laid"]])


def _camels(canvas: Canvas, land: Landscape, camels: Sequence[str]) -> None:
    """Camels roped together along their sides."""
    ropes = land.ropes(camels)
    if ropes:
        canvas.path(ropes, fill="none", stroke="camel", stroke_width=5.5, stroke_linecap="round")
        canvas.path(
            ropes, fill="none", stroke="#f0d9a6", stroke_width=1.8, stroke_dasharray="4 4.5"
        )
    for side in camels:
        one, other = ends(side)
        x, y = between(land.on_picture(one), land.on_picture(other), 0.5)
        canvas.circle(x, y, 9.5, fill="camel", stroke="camel-ink", stroke_width=1.5)
        canvas.sign("ankh-camel", x, y, 14, color="camel-ink")


def _pieces(canvas: Canvas, land: Landscape, table: Table, glyphs: Mapping[int, str]) -> None:
    for space in table["gates"]:
        canvas.open(transform=to_place(*land.centre(space)))
        turned = {"transform": "rotate(90)"} if land.orientation == FLAT else {}
        canvas.path(GATE, fill="#2b2f4a", stroke="#c8a24a", stroke_width=2.4, **turned)
        canvas.sign("ankh-underworld", 0, 0, 26, color="#e9d7a4", fill="#2b2f4a", stroke="#2b2f4a")
        canvas.close()
    for space, standing in table["pieces"].items():
        if standing["facing"] is not None:
            corner = FACINGS_AT[land.orientation].index(FACING.value(standing["facing"]))
            claws(canvas, land, space, corner)
        canvas.open(transform=to_place(*land.centre(space)))
        piece(canvas, standing, glyphs)
        canvas.close()
    for space in table["cities"]:
        x, y = land.centre(space)
        canvas.rect(
            x - 9, y - 34, 18, 18, rx=4, fill="#6b5a3c", stroke="piece-rim", stroke_width=1.6
        )
        canvas.sign("ankh-city", x, y - 25, 13, color="#fbeac6", fill="#6b5a3c", stroke="#6b5a3c")
    for region in table["regions"]:
        x, y = _token_at(land, table, region["land"])
        token(canvas, x, y, region["token"], 1.3)
        canvas.area(f"token:{region['token']}", x - 22, y - 22, 44, 44)


def _token_at(land: Landscape, table: Table, region: Sequence[str]) -> tuple[float, float]:
    """The empty space nearest to a region's middle, so that the token covers no piece."""
    spots = [land.centre(space) for space in region]
    x = sum([spot[0] for spot in spots]) / len(spots)
    y = sum([spot[1] for spot in spots]) / len(spots)
    free = [space for space in region if space not in table["pieces"]] or list(region)
    near = min(free, key=lambda s: ((land.centre(s)[0] - x) ** 2 + (land.centre(s)[1] - y) ** 2, s))
    return land.centre(near)


# Beside the map.


def _panel(canvas: Canvas, table: Table, words: Words, glyphs: Mapping[int, str], x: float) -> None:
    start = len(canvas.parts)
    y = _markers(canvas, table, words, x, 0)
    y = _events(canvas, table, words, x, y)
    y = _regions(canvas, table, words, glyphs, x, y)
    _supply(canvas, table, words, x, y)
    canvas.section("panel", x, 0, PANEL, y + 100, start)


def _box(canvas: Canvas, name: str, title: str, x: float, y: float, high: float) -> None:
    canvas.area(name, x, y, PANEL, high)
    canvas.rect(x, y + 0.5, PANEL - 1, high, rx=10, fill="sunken", stroke="line")
    canvas.text(x + 14, y + 18, title, 13, bold=True, fill="muted")


def _markers(canvas: Canvas, table: Table, words: Words, x: float, y: float) -> float:
    """How far each action is from its event."""
    _box(canvas, "markers", words("board-markers"), x, y, 136)
    for i, name in enumerate(TURN_ACTION_NAMES):
        marker = table["markers"][name]
        row = y + 42 + 25 * i
        canvas.area(f"action:{name}", x - 4, row - 12, PANEL - 2, 24)
        canvas.sign(f"ankh-d-{name}", x + 24, row, 18, color="muted")
        canvas.text(x + 42, row, shortened(words(f"board-{name}"), 14, 120), 14)
        for step in range(1, marker["needed"] + 1):
            at = x + PANEL - 18 - (marker["needed"] - step) * 20
            if step == marker["needed"]:
                diamond = f"M{at} {row - 8}l8 8l-8 8l-8-8Z"
                filled = "bright" if marker["at"] >= step else "none"
                canvas.path(diamond, fill=filled, stroke="gold", stroke_width=1.5)
            else:
                filled = "gold" if marker["at"] >= step else "none"
                canvas.circle(at, row, 6, fill=filled, stroke="gold", stroke_width=1.5)
    return y + 136 + GAP


def _events(canvas: Canvas, table: Table, words: Words, x: float, y: float) -> float:
    """One row per Conflict; past events are faint, the next one has a ring."""
    rows: list[list[int]] = [[]]
    for i, kind in enumerate(table["events"]):
        rows[-1].append(i)
        if kind == "conflict" and i + 1 < len(table["events"]):
            rows.append([])
    high = 34 + 32 * len(rows)
    _box(canvas, "events", words("board-events"), x, y, high)
    brings = {table["merging_after"]: "merge", table["forgetting_after"]: "skull"}
    for number_of_row, row in enumerate(rows, 1):
        at_y = y + 18 + 32 * number_of_row - 2
        for column, i in enumerate(row):
            at = x + 28 + (column + 4 - len(row)) * 36
            kind = table["events"][i]
            canvas.area(f"event:{i + 1}", at - 13, at_y - 13, 26, 26)
            coming = i == table["events_done"]
            canvas.open(opacity=0.35 if i < table["events_done"] else 1)
            edge = {"stroke": "bright" if coming else "line", "stroke_width": 3 if coming else 1.2}
            canvas.rect(at - 13, at_y - 13, 26, 26, rx=7, fill="paper", **edge)
            ink = "seat-0" if kind == "conflict" else "ink"
            canvas.sign(EVENT_SIGN[kind], at, at_y, 17, color=ink)
            canvas.close()
        if number_of_row in brings:
            what = brings[number_of_row]
            label = words("board-merging" if what == "merge" else "board-forgetting")
            canvas.sign(f"ankh-{what}", x + 176, at_y, 15, color="muted", fill="sunken")
            canvas.text(x + 190, at_y, shortened(label, 13, 100), 13, fill="muted")
        elif number_of_row == len(rows):
            canvas.sign("ankh-flag", x + 176, at_y, 15, color="muted")
    return y + high + GAP


def _regions(
    canvas: Canvas, table: Table, words: Words, glyphs: Mapping[int, str], x: float, y: float
) -> float:
    """Token, size, and the strength each god would bring into a Battle."""
    regions = table["regions"]
    high = 32 + 28 * len(regions)
    _box(canvas, "regions", words("board-regions"), x, y, high)
    for i, region in enumerate(regions):
        row = y + 44 + 28 * i
        canvas.area(f"region:{region['token']}", x + 6, row - 14, PANEL - 12, 28)
        token(canvas, x + 26, row, region["token"], 0.85)
        canvas.text(x + 46, row, str(len(region["land"])), 13, fill="muted")
        for column, item in enumerate(region["strength"]):
            at = x + 92 + column * 44
            disc(canvas, glyphs, item["god"], at, row, 10)
            canvas.text(at + 14, row, str(item["total"]), 14, bold=True)
    return y + high + GAP


def _supply(canvas: Canvas, table: Table, words: Words, x: float, y: float) -> None:
    """Monuments and camels in the supply, and Guardians on their cards."""
    _box(canvas, "supply", words("board-supply"), x, y, 100)
    supply = table["supply"]
    for i, kind in enumerate((*MONUMENT_NAMES, "camels")):
        at = x + 26 + 70 * i
        sign = "ankh-camel" if kind == "camels" else f"ankh-m-{kind}"
        canvas.sign(sign, at, y + 44, 24, color="muted")
        canvas.text(at + 17, y + 44, str(supply[kind]), 14, bold=True)
    for i, item in enumerate(table["guardians"]):
        at = x + 26 + 92 * i
        paper = "sunken"
        canvas.sign(
            f"ankh-k-{item['guardian']}", at, y + 78, 24, color="ink", fill=paper, stroke=paper
        )
        canvas.text(at + 18, y + 78, str(item["left"]), 14, bold=True)


# Below the map.


def _devotion(
    canvas: Canvas, table: Table, words: Words, glyphs: Mapping[int, str], y: float
) -> None:
    """The track with its stacks; the god on top of a stack ranks higher."""
    start = len(canvas.parts)
    stacks = table["stacks"]
    title = words("board-devotion")
    left = len(title) * 8.2 + 18
    each = (canvas.width - left) / len(stacks)
    canvas.text(4, y + 58, title, 14, bold=True)
    for at, stack in enumerate(stacks):
        x = left + at * each
        fill = "low" if at <= table["last_red"] else "high"
        canvas.rect(x, y + 47, each - 1.5, 22, rx=3, fill=fill)
        if at % 5 == 0 or at == len(stacks) - 1 or stack:
            canvas.text(x + each / 2, y + 58, str(at), 12, "middle", bold=True, fill="#fff6e2")
        for height, god in enumerate(stack):
            disc(canvas, glyphs, god, x + each / 2, y + 35 - 9 * height, 11)
        canvas.area(f"devotion:{at}", x, y + 47, each, 22)
    canvas.section("devotion", 0, y, canvas.width, TRACK, start)


def _god(
    canvas: Canvas,
    god: Table,
    words: Words,
    names: Sequence[str],
    x: float,
    y: float,
    wide: float,
) -> None:
    """A god or merged pair: its players, what it has, its powers."""
    start = len(canvas.parts)
    lead = god["seats"][0]
    glyphs = {lead: god["gods"][0]} if god["gods"] else {}
    canvas.open(opacity=1 if god["in_play"] else 0.45)
    canvas.rect(x, y, wide - 1, GOD - 1, rx=10, fill="sunken", stroke=f"seat-{lead}")
    disc(canvas, glyphs, lead, x + 26, y + 26, 17)
    title = "–".join([words(f"god-{name}") for name in god["gods"]]) or f"{lead + 1}"
    canvas.text(x + 50, y + 18, shortened(title, 16, wide - 60), 16, bold=True, serif=True)
    players = " + ".join([names[seat] for seat in god["seats"]])
    canvas.text(x + 50, y + 37, shortened(players, 13, wide - 60), 13, fill="muted")
    has = (
        ("ankh-follower", f"{god['followers']} (+{god['income']})", 92),
        ("ankh-ankh", str(god["ankhs"]), 46),
        ("ankh-warrior", str(god["warriors"]), 46),
        ("ankh-hand", str(len(god["hand"])), 46),
    )
    at = x + 20
    for sign, text, room in has:
        if at + room > x + wide:
            break
        canvas.sign(sign, at, y + 62, 17, color="muted", fill="sunken", stroke="sunken")
        canvas.text(at + 14, y + 62, text, 14, bold=True)
        at += room
    _powers(canvas, god, x, y + 93, wide)
    canvas.close()
    canvas.area(f"followers:{lead}", x + 10, y + 50, 92, 24)
    canvas.area(f"powers:{lead}", x + 8, y + 78, wide - 16, 32)
    canvas.section(f"god:{lead}", x, y, wide, GOD, start)


def _powers(canvas: Canvas, god: Table, x: float, y: float, wide: float) -> None:
    """All twelve powers with the unlocked ones lit, or only the unlocked ones if space is short."""
    lead = god["seats"][0]
    shown = POWER_NAMES if wide >= LISTS_ALL_POWERS else god["powers"]
    for i, power in enumerate(shown):
        level = i // POWERS_PER_LEVEL if shown is POWER_NAMES else 0
        at = x + 22 + 27 * i + 12 * level
        owned = power in god["powers"]
        if owned:
            canvas.rect(at - 12, y - 13, 24, 26, rx=6, fill=f"seat-{lead}")
        cut = f"seat-{lead}" if owned else "sunken"
        ink = "on-seat" if owned else "line"
        canvas.sign(f"ankh-p-{power}", at, y, 17, color=ink, fill=cut, stroke=cut)
