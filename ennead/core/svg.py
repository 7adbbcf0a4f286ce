"""A small SVG writer: a canvas for shapes, text and signs.

A colour has a name, a value for light pages and one for dark pages. Shapes carry the light value,
which every viewer shows; a style sheet in the picture switches to the dark values where the reader
prefers them. Pictures load nothing from outside, and the same canvas always gives the same text.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping, Sequence
from typing import Final

Box = tuple[float, float, float, float]
"""Left, top, width and height."""
Colours = Mapping[str, tuple[str, str]]
"""For each name, the value on light pages and the value on dark pages."""

SANS: Final = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
SERIF: Final = "'Iowan Old Style', Palatino, 'Noto Serif', Georgia, serif"

SHARED_COLOURS: Final[Colours] = {
    "paper": ("#fbf6ea", "#1c212c"),
    "sunken": ("#f3e9d6", "#12151c"),
    "line": ("#d8c6a2", "#39414f"),
    "ink": ("#2a2018", "#efe6d3"),
    "muted": ("#6d5c47", "#a79b86"),
    "gold": ("#b9851f", "#d9a940"),
    "bright": ("#e0b04a", "#f0c565"),
    "seat-0": ("#b23b27", "#e8775f"),
    "seat-1": ("#1f4e8c", "#6ea3e6"),
    "seat-2": ("#2f7d4f", "#6fc08d"),
    "seat-3": ("#7a4b9a", "#b68ad6"),
    "seat-4": ("#9c5f0a", "#e6ab4d"),
    "on-seat": ("#fbf6ea", "#1c212c"),
}

_COLOURED: Final = {"fill": "f", "stroke": "s", "color": "c"}
_REFERENCE: Final = re.compile(r"#([a-z][\w-]*)")
_DEFINITION: Final = re.compile(r'<\w+ id="([\w-]+)".*')
_NOT_XML: Final = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML does not allow."""
_ESCAPES: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})
_NARROW: Final = "ijlftrI.,:;!|'()[] ·…"
_WIDE: Final = "mwMWQ@%жмшщыюфЖМШЩЫЮФ—"


def escape(text: str) -> str:
    """Escape a text for XML; characters XML does not allow become question marks."""
    return _NOT_XML.sub("?", text).translate(_ESCAPES)


def number(value: float) -> str:
    """A number with at most one decimal."""
    text = f"{value:.1f}"
    text = text[:-2] if text.endswith(".0") else text
    return "0" if text == "-0" else text


def width_of(text: str, size: float) -> float:
    """A generous estimate of the width of a text."""
    return sum([_letter(letter) for letter in text]) * size


def _letter(letter: str) -> float:
    """The width of a letter relative to the font size."""
    if letter in _NARROW:
        return 0.38
    if letter in _WIDE:
        return 0.92
    return 0.7 if letter.isupper() else 0.59


def shortened(text: str, size: float, width: float) -> str:
    """The text, shortened with an ellipsis if it is too wide."""
    if width_of(text, size) <= width:
        return text
    room = width - width_of("…", size)
    fits = 0
    while fits < len(text) and width_of(text[: fits + 1], size) <= room:
        fits += 1
    return text[:fits].rstrip() + "…"


def points(line: Sequence[tuple[float, float]], closed: bool = True) -> str:
    """The path data of a line through these points."""
    path = "M" + "L".join([f"{number(x)} {number(y)}" for x, y in line])
    return path + "Z" if closed else path


class Signs:
    """Symbols, patterns and gradients from a file with one definition per line."""

    def __init__(self, text: str) -> None:
        self.found: dict[str, str] = {}
        for line in text.splitlines():
            match = _DEFINITION.match(line.strip())
            if match is not None:
                self.found[match.group(1)] = match.group(0)

    def needed(self, names: Sequence[str]) -> list[str]:
        """The definitions of these signs and of all signs they refer to, in file order."""
        wanted = set[str]()
        queue = list(names)
        while queue:
            name = queue.pop()
            if name not in wanted:
                wanted.add(name)
                queue.extend(
                    [at for at in _REFERENCE.findall(self.found[name]) if at in self.found]
                )
        return [self.found[name] for name in self.found if name in wanted]


class Canvas:
    """A picture being drawn. Attributes are written with `_` for `-`, and colours by name.

    `id` keeps the styles apart from those of other pictures in the same document. `areas` says
    where named things are, for callouts and details. A section is an area with all that is drawn
    in it, so that a detail leaves out the sections it does not show.
    """

    def __init__(
        self,
        id: str,
        width: float,
        height: float,
        colours: Colours | None = None,
        signs: Signs | None = None,
    ) -> None:
        self.id = id
        self.width = width
        self.height = height
        self.colours: dict[str, tuple[str, str]] = {**SHARED_COLOURS, **(colours or {})}
        self.signs = signs if signs is not None else Signs("")
        self.parts: list[str] = []
        self.areas: dict[str, Box] = {}
        self._sections: list[tuple[int, int, Box]] = []
        self._offsets: list[tuple[float, float]] = [(0.0, 0.0)]
        self._definitions: dict[str, str] = {}
        self._signs: dict[str, bool] = {}
        self._dark_rules: dict[str, str] = {}

    # Drawing.

    def rect(self, x: float, y: float, w: float, h: float, **attributes: object) -> None:
        """A rectangle from its upper left corner."""
        self._add("rect", {"x": x, "y": y, "width": w, "height": h, **attributes})

    def circle(self, x: float, y: float, r: float, **attributes: object) -> None:
        """A circle around a point."""
        self._add("circle", {"cx": x, "cy": y, "r": r, **attributes})

    def ellipse(self, x: float, y: float, rx: float, ry: float, **attributes: object) -> None:
        """An ellipse around a point."""
        self._add("ellipse", {"cx": x, "cy": y, "rx": rx, "ry": ry, **attributes})

    def path(self, d: str, **attributes: object) -> None:
        """A path from SVG path data."""
        self._add("path", {"d": d, **attributes})

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 14,
        anchor: str = "start",
        bold: bool = False,
        serif: bool = False,
        fill: str = "ink",
        **attributes: object,
    ) -> None:
        """A line of text, vertically centred at `y`."""
        style: dict[str, object] = {"x": x, "y": y + size * 0.35, "font_size": size, "fill": fill}
        if anchor != "start":
            style["text_anchor"] = anchor
        if bold:
            style["font_weight"] = 600
        if serif:
            style["font_family"] = SERIF
        self._add("text", {**style, **attributes}, escape(text))

    def sign(self, name: str, x: float, y: float, size: float, **attributes: object) -> None:
        """A sign centred at a point."""
        self._signs[name] = True
        half = size / 2
        place = {"href": f"#{name}", "x": x - half, "y": y - half, "width": size, "height": size}
        self._add("use", {**place, **attributes})

    def open(self, **attributes: object) -> None:
        """Begin a group."""
        self._offsets.append(self._offsets[-1])
        self.parts.append(f"<g{self._attributes(attributes)}>")

    def open_at(self, x: float, y: float) -> None:
        """Begin a group with its origin at a point."""
        left, top = self._offsets[-1]
        self.open(transform=f"translate({number(x)} {number(y)})")
        self._offsets[-1] = (left + x, top + y)

    def close(self) -> None:
        """End a group."""
        self._offsets.pop()
        self.parts.append("</g>")

    def area(self, name: str, x: float, y: float, w: float, h: float) -> None:
        """Say where a named thing is."""
        left, top = self._offsets[-1]
        self.areas[name] = (left + x, top + y, w, h)

    def section(self, name: str, x: float, y: float, w: float, h: float, start: int) -> None:
        """End a section that began when there were `start` parts, outside of all groups."""
        self.area(name, x, y, w, h)
        self._sections.append((start, len(self.parts), (x, y, w, h)))

    def clip(self, d: str) -> str:
        """Define a clip path; returns the value for `clip_path`."""
        id = f"{self.id}-clip-{zlib.crc32(d.encode()):08x}"
        self._definitions[id] = f'<clipPath id="{id}"><path d="{d}"/></clipPath>'
        return f"url(#{id})"

    def filled(self, name: str) -> str:
        """Use a pattern or gradient of the signs; returns the value for `fill`."""
        self._signs[name] = True
        return f"url(#{name})"

    def place(self, other: Canvas, x: float, y: float) -> None:
        """Put another canvas with the same signs on this one."""
        self.open_at(x, y)
        self.parts.extend(other.parts)
        for name, box in other.areas.items():
            self.area(name, *box)
        self.close()
        self.signs = other.signs
        self._definitions.update(other._definitions)
        self._signs.update(other._signs)
        self._dark_rules.update(other._dark_rules)

    def detail(self, box: Box) -> Canvas:
        """A new canvas that shows only this part of the picture."""
        left, top, wide, high = box
        shown = Canvas(self.id, wide, high, self.colours, self.signs)
        shown.parts.append(f'<g transform="translate({number(-left)} {number(-top)})">')
        kept = [True] * len(self.parts)
        for start, end, other in self._sections:
            if not _overlap(box, other):
                kept[start:end] = [False] * (end - start)
        shown.parts += [self.parts[i] for i in range(len(self.parts)) if kept[i]]
        shown.parts.append("</g>")
        text = "\n".join(shown.parts)
        found = _REFERENCE.findall(text)
        shown._signs = {name: True for name in self._signs if name in found}
        shown._definitions = {id: at for id, at in self._definitions.items() if id in found}
        shown._dark_rules = {name: at for name, at in self._dark_rules.items() if name in text}
        shown.areas = {name: (x - left, y - top, w, h) for name, (x, y, w, h) in self.areas.items()}
        return shown

    # Output.

    def render(self, title: str, description: str) -> str:
        """The whole picture as SVG; screen readers read the title and the description."""
        size = f'width="{number(self.width)}" height="{number(self.height)}"'
        box = f'viewBox="0 0 {number(self.width)} {number(self.height)}"'
        definitions = self.signs.needed(list(self._signs)) + list(self._definitions.values())
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" class="{self.id}" {box} {size} '
            f'role="img" font-family="{SANS}">',
            f"<title>{escape(title)}</title>",
            f"<desc>{escape(description)}</desc>",
            f"<style>{self._style()}</style>",
        ]
        if definitions:
            lines += ["<defs>", *definitions, "</defs>"]
        return "\n".join([*lines, *self.parts, "</svg>", ""])

    def _style(self) -> str:
        dark = "".join([f".{self.id} .{name}{{{rule}}}" for name, rule in self._dark_rules.items()])
        fluid = f".{self.id}{{max-width:100%;height:auto}}"
        return f"{fluid}@media (prefers-color-scheme:dark){{{dark}}}"

    def _add(self, tag: str, attributes: dict[str, object], inside: str = "") -> None:
        end = f">{inside}</{tag}>" if inside else "/>"
        self.parts.append(f"<{tag}{self._attributes(attributes)}{end}")

    def _attributes(self, attributes: Mapping[str, object]) -> str:
        text = ""
        classes: list[str] = []
        for key, value in attributes.items():
            if isinstance(value, str) and key in _COLOURED and value in self.colours:
                light, dark = self.colours[value]
                if light != dark:
                    classes.append(f"{_COLOURED[key]}-{value}")
                    self._dark_rules[classes[-1]] = f"{key}:{dark}"
                text += f' {key}="{light}"'
            elif isinstance(value, (int, float)):
                text += f' {key.replace("_", "-")}="{_plain(key, value)}"'
            else:
                text += f' {key.replace("_", "-")}="{escape(str(value))}"'
        return text + (f' class="{" ".join(classes)}"' if classes else "")


def _overlap(one: Box, other: Box) -> bool:
    apart_x = one[0] + one[2] <= other[0] or other[0] + other[2] <= one[0]
    apart_y = one[1] + one[3] <= other[1] or other[1] + other[3] <= one[1]
    return not (apart_x or apart_y)


def _plain(key: str, value: float) -> str:
    return f"{value:g}" if "opacity" in key else number(value)
