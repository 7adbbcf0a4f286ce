"""Ankh in the terminal: the map, the tracks and the gods as lines of text with style tags.

The tags are rich's (`[bold]…[/]`), but nothing here depends on rich. The drawing fits 100
columns. Two letters stand for each god wherever something belongs to it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Any, Final

from ennead.games.ankh.drawing.terminal_map import (
    CAMEL,
    CAMEL_MARK,
    CHOICE,
    CHOICE_MARK,
    CITY_MARK,
    GATE_MARK,
    GROUND_MARK,
    KIND_MARK,
    LAID_MARK,
    NEUTRAL_MARK,
    QUIET,
    RIVER,
    RIVER_MARK,
    SEAT_PIECE,
    SEAT_TEXT,
    SUN_MARK,
    draw_map,
)
from ennead.games.ankh.vocabulary.names import MONUMENT_NAMES, TURN_ACTION_NAMES

Words = Callable[..., str]

WIDTH: Final = 100
PANEL: Final = 23
GAP: Final = "  "
LONGEST_NAME: Final = 28
TRACK_CELL: Final = 3
NUMBER_EVERY: Final = 5

GOLD: Final = "#c9962f"
RED: Final = "bold #ffffff on #8c2f22"
BLUE: Final = "bold #ffffff on #1f4e8c"
EVENT_MARK: Final = {"control": "◆", "caravan": CAMEL_MARK, "conflict": "×"}
_TAG: Final = re.compile(r"\[[^\[\]]*\]")
_UNSAFE: Final = str.maketrans("[]\\", "()/")
"""Characters in a name that could be mistaken for a tag."""


def draw(
    view: Mapping[str, Any],
    words: Words,
    names: Sequence[str],
    lit: Collection[str] = (),
) -> str:
    """The whole table; `lit` names the spaces and sides that can be chosen now."""
    table = view["table"]
    letters = _letters(table, words)
    canvas = draw_map(table, letters, lit)
    lines = canvas.lines()
    panel = _panel(table, words, letters, len(lines))
    if canvas.width + len(GAP) + PANEL <= WIDTH:
        lines = _beside(lines, panel, canvas.width)
    else:
        lines += ["", *panel]
    lines += ["", *_devotion(table, words, letters), ""]
    if table["battle"] is not None:
        lines += [*_battle(table, words, letters), ""]
    shown = _names(names)
    for god in table["gods"]:
        lines += _god(god, words, shown, letters)
    lines += ["", *_legend(table, words)]
    return "\n".join(line.rstrip() for line in lines)


def _letters(table: Mapping[str, Any], words: Words) -> dict[int, str]:
    """Two letters per god, by leading seat; a number until the god is known."""
    return {
        god["seats"][0]: words(f"god-{god['gods'][0]}-short")
        if god["gods"]
        else f"{god['seats'][0] + 1:>2}"
        for god in table["gods"]
    }


# Beside the map.


def _panel(
    table: Mapping[str, Any], words: Words, letters: Mapping[int, str], height: int
) -> list[str]:
    """Blank lines separate the parts if the panel is then no taller than the map."""
    parts = [
        _turn(table, words, letters),
        _events(table, words),
        _markers(table, words),
        _regions(table, words, letters),
        _guardians(table, words),
        _supply(table, words),
        _tokens(table, words, letters),
    ]
    spaced = [line for part in parts if part for line in [*part, ""]][:-1]
    return spaced if len(spaced) <= height else [line for part in parts for line in part]


def _turn(table: Mapping[str, Any], words: Words, letters: Mapping[int, str]) -> list[str]:
    turn = table["turn"]
    if turn is None:
        return []
    title = words("board-turn", number=turn["number"])
    return [f"[bold {GOLD}]{title}[/]  {_whose(turn['god'], letters)}"]


def _events(table: Mapping[str, Any], words: Words) -> list[str]:
    """The event track with its marker, and what the coming Conflicts bring."""
    done = table["events_done"]
    marks = ""
    for i, kind in enumerate(table["events"]):
        mark = EVENT_MARK[kind]
        if i == done:
            marks += "›"
        marks += f"[{QUIET}]{mark}[/]" if i < done else mark
    rows = [_heading(words("board-events"), f"{done}/{len(table['events'])}"), marks]
    for what in ("merging", "forgetting"):
        after = table[f"{what}_after"]
        if after is not None and table["conflicts"] < after:
            rows.append(f"[{QUIET}]{EVENT_MARK['conflict']} {after}: {words(f'board-{what}')}[/]")
    return rows


def _markers(table: Mapping[str, Any], words: Words) -> list[str]:
    rows = [_heading(words("board-markers"))]
    for name in TURN_ACTION_NAMES:
        marker = table["markers"][name]
        at, needed = marker["at"], marker["needed"]
        rows.append(_pad(words(f"board-{name}"), PANEL - needed) + "●" * at + "○" * (needed - at))
    return rows


def _regions(table: Mapping[str, Any], words: Words, letters: Mapping[int, str]) -> list[str]:
    """Each region's size and gods, with strength and, for a Conflict now, Devotion."""
    rows = [_heading(words("board-regions"))]
    rows += [f"[{QUIET}]{line}[/]" for line in wrap(words("board-regions-key"), PANEL)]
    for region in table["regions"]:
        gains = {item["god"]: sum(item["points"].values()) for item in region["forecast"]}
        gods = [
            f"{_whose(item['god'], letters)} {item['total']} ({gains[item['god']]})"
            for item in region["strength"]
        ]
        rows += _flow([f"[bold]{region['token']}[/] ·{len(region['land']):>2}", *gods], PANEL, 6)
    return rows


def _guardians(table: Mapping[str, Any], words: Words) -> list[str]:
    rows = [_heading(words("board-guardians"))]
    for item in table["guardians"]:
        name = words(f"guardian-{item['guardian']}")
        rows.append(_pad(f"{item['level']} {name}", PANEL - 2) + f"{item['left']:>2}")
    return rows


def _supply(table: Mapping[str, Any], words: Words) -> list[str]:
    supply = table["supply"]
    counts = [f"{KIND_MARK[kind]} {supply[kind]}" for kind in MONUMENT_NAMES]
    counts.append(f"{CAMEL_MARK} {supply['camels']}")
    return [_heading(words("board-supply")), *_flow(counts, PANEL)]


def _tokens(table: Mapping[str, Any], words: Words, letters: Mapping[int, str]) -> list[str]:
    """Who holds the Tiebreaker, used or not, and whose Warriors Anubis has trapped."""
    rows = []
    if table["tiebreaker"] is not None:
        state = "●" if table["tiebreaker_up"] else "○"
        holder = f"{state} {_whose(table['tiebreaker'], letters)}"
        rows += _flow([words("board-tiebreaker"), holder], PANEL)
    if table["slots"]:
        rows += _flow(
            [words("board-trapped"), *[_whose(god, letters) for god in table["slots"]]], PANEL
        )
    return rows


# Devotion and battles.


def _devotion(table: Mapping[str, Any], words: Words, letters: Mapping[int, str]) -> list[str]:
    """The track with its stacks above it; the god on top of a stack ranks higher."""
    stacks = table["stacks"]
    rows = [f"[bold]{words('board-devotion')}[/]  {_order(stacks, letters)}"]
    for height in range(max(len(stack) for stack in stacks), 0, -1):
        row = ""
        for stack in stacks:
            here = stack[height - 1] if len(stack) >= height else None
            row += "   " if here is None else f"{_whose(here, letters)} "
        rows.append(row)
    track = ""
    for at in range(len(stacks)):
        text = str(at) if at % NUMBER_EVERY == 0 or at == len(stacks) - 1 else "·"
        track += f"[{RED if at <= table['last_red'] else BLUE}]{text:<{TRACK_CELL}}[/]"
    rows.append(track)
    return rows


def _order(stacks: Sequence[Sequence[int]], letters: Mapping[int, str]) -> str:
    """All gods from the most Devotion to the least."""
    ranked = [(god, at) for at, stack in enumerate(stacks) for god in stack][::-1]
    return "  ".join(f"{_whose(god, letters)} {at}" for god, at in ranked)


def _battle(table: Mapping[str, Any], words: Words, letters: Mapping[int, str]) -> list[str]:
    battle = table["battle"]
    parts = [f"[bold]{words('board-battle', token=battle['token'])}[/]"]
    for god in battle["fighters"]:
        cards = [words(f"card-{card}") for card in battle["cards"][str(god)]]
        won = f" [{GOLD}]★[/]" if battle["winner"] == god else ""
        parts.append(f"{_whose(god, letters)} {' + '.join(cards) or '…'}{won}")
    return _flow(parts, WIDTH)


# The gods.


def _god(
    god: Mapping[str, Any],
    words: Words,
    names: Sequence[str],
    letters: Mapping[int, str],
) -> list[str]:
    """A god or merged pair: its players, what it has, its powers, its used cards."""
    lead = god["seats"][0]
    players = " + ".join(names[seat] for seat in god["seats"])
    title = f"{_piece(lead, letters)} [bold {SEAT_TEXT[lead]}]{players}[/]"
    gods = "–".join(words(f"god-{name}") for name in god["gods"])
    if not god["in_play"]:
        return _flow([title, gods, f"[{QUIET}]{words('board-forgotten')}[/]"], WIDTH, 3)
    pool = [f"{words('figure-warrior')} {god['warriors']}"]
    pool += [f"{words(f'guardian-{name}')} {count}" for name, count in god["guardians"].items()]
    owned = [
        title,
        gods,
        f"{words('board-devotion')} [bold]{god['devotion']}[/]",
        f"{words('board-followers')} [bold]{god['followers']}[/] (+{god['income']})",
        f"{words('board-ankhs')} [bold]{god['ankhs']}[/]",
        f"{words('board-pool')}: {', '.join(pool)}",
    ]
    lines = _flow(owned, WIDTH, 3)
    lines += _listed(words("board-powers"), [words(f"power-{name}") for name in god["powers"]])
    used = [words(f"card-{name}") for name in god["used"]]
    return [*lines, *_listed(words("board-used"), used)]


def _listed(label: str, items: Sequence[str]) -> list[str]:
    if not items:
        return []
    separated = [*[f"{item}," for item in items[:-1]], items[-1]]
    return _flow([f"   [{QUIET}]{label}:[/]", *separated], WIDTH, 5, " ")


# Legend.


def _legend(table: Mapping[str, Any], words: Words) -> list[str]:
    marks = [(GROUND_MARK[name], words(f"terrain-{name}")) for name in GROUND_MARK]
    marks += [(KIND_MARK[name], words(f"monument-{name}")) for name in MONUMENT_NAMES]
    marks += [(KIND_MARK[name], words(f"figure-{name}")) for name in ("god", "warrior")]
    for item in table["guardians"]:
        kind = item["guardian"]
        text = words(f"guardian-{kind}")
        if kind == "giant-scorpion":
            text += f" ({words('board-claws')})"
        marks.append((KIND_MARK[kind], text))
    marks += [(NEUTRAL_MARK, words("board-neutral")), (SUN_MARK, words("board-sun"))]
    marks += [(CITY_MARK, words("board-city"))] if table["cities"] else []
    marks += [(GATE_MARK, words("board-underworld"))] if table["gates"] else []
    parts = [f"{mark} [{QUIET}]{text}[/]" for mark, text in marks]
    parts.append(f"[{RIVER}]{RIVER_MARK}[/] [{QUIET}]{words('board-river')}[/]")
    parts.append(f"[{CAMEL}]{CAMEL_MARK}[/] [{QUIET}]{words('board-camel')}[/]")
    if table["laid"]:
        parts.append(f"[{CAMEL}]{LAID_MARK}[/] [{QUIET}]{words('board-camel-laid')}[/]")
    parts.append(f"[{CHOICE}]‹ › {CHOICE_MARK}[/] [{QUIET}]{words('board-choice')}[/]")
    kinds = ("control", "caravan", "conflict")
    parts += [f"{EVENT_MARK[kind]} [{QUIET}]{words(f'kind-{kind}')}[/]" for kind in kinds]
    return _flow(parts, WIDTH)


# Text with tags.


def _heading(text: str, right: str = "") -> str:
    return _pad(f"[bold]{text}[/]", PANEL - len(right)) + right


def _whose(god: int, letters: Mapping[int, str]) -> str:
    return f"[{SEAT_TEXT[god]}]{letters[god]}[/]"


def _piece(god: int, letters: Mapping[int, str]) -> str:
    return f"[{SEAT_PIECE[god]}]{letters[god]}[/]"


def _names(names: Sequence[str]) -> list[str]:
    """Player names, short enough and safe between tags."""
    shown = [name.translate(_UNSAFE) for name in names]
    return [f"{n[: LONGEST_NAME - 1]}…" if len(n) > LONGEST_NAME else n for n in shown]


def _beside(left: Sequence[str], right: Sequence[str], width: int) -> list[str]:
    blank = " " * width
    return [f"{a or blank}{GAP}{b}" for a, b in zip_longest(left, right, fillvalue="")]


def _flow(parts: Sequence[str], width: int, indent: int = 0, gap: str = GAP) -> list[str]:
    """Parts one after another on as many lines as they need; later lines are indented."""
    lines = [parts[0]]
    for part in parts[1:]:
        if _width(lines[-1]) + len(gap) + _width(part) <= width:
            lines[-1] += gap + part
        else:
            lines.append(" " * indent + part)
    return lines


def _width(text: str) -> int:
    return len(_TAG.sub("", text))


def _pad(text: str, width: int) -> str:
    return text + " " * (width - _width(text))
