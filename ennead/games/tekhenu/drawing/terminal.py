"""Tekhenu in the terminal: lines of text with style tags, at most 100 columns wide."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Any, Final

from ennead.core.own_figures import SIGN
from ennead.games.tekhenu.data.ruleset import TekhenuRules
from ennead.games.tekhenu.drawing.common import (
    PYRAMID_ROWS,
    Table,
    Words,
    printed_rules,
    signed,
)
from ennead.games.tekhenu.drawing.terminal_board import (
    GOLD,
    HEAD_TEXT,
    LIGHT_SIGN,
    PIECE,
    PURITY_SIGN,
    QUIET,
    TEMPLE,
    Lit,
    die,
    districts,
    pad,
    piece,
    ra_row,
    temple,
    wheel,
    width,
)
from ennead.games.tekhenu.vocabulary.names import COLOUR_NAMES, GOODS, TOKEN_NAMES

WIDTH: Final = 100
_A_CARD: Final = re.compile(r"[sfdbt]\d\d")


def draw(
    view: Mapping[str, Any],
    words: Words,
    names: Sequence[str],
    lit: Collection[str] = (),
) -> str:
    """Draw the whole table as the viewer may see it; `lit` names what can be chosen now."""
    table = view["table"]
    rules = printed_rules(table)
    people = [*names, words("board-bot")][: len(table["heads"])]
    lines = [*_heading(table, words, people), ""]
    lines += wheel(table, words, rules, lit)
    lines.append("")
    panel = [*districts(table, words, lit), "", *ra_row(table, words, rules), ""]
    panel += _pyramid(table, words) or _forecast(table, words)
    for left, right in zip_longest(temple(table, words, rules, lit), panel, fillvalue=""):
        lines.append(f"{pad(left, TEMPLE)}  {right}")
    lines += ["", *_market(table, words, lit)]
    for head in range(len(people)):
        lines += _player(view, words, people[head], head, rules)
    lines += ["", *_explained(table, words, lit), *_legend(words)]
    return "\n".join(line.rstrip() for line in lines)


def _heading(table: Table, words: Words, people: Sequence[str]) -> list[str]:
    """Round, turn order, bag, and the die in hand."""
    order = " → ".join(f"{piece(head)} {people[head]}" for head in table["order"])
    parts = [order, f"{words('board-bag')} [bold]{sum(table['bag'].values())}[/]"]
    turn = table["turn"]
    if turn is not None and turn["die"] is not None:
        parts.append(f"{words('board-die')} {die(turn['die'], words)}")
    return _folded(f" [bold {GOLD}]{words('board-round', round=table['round'])}[/]", parts)


def _pyramid(table: Table, words: Words) -> list[str]:
    """Botankhamun's action tiles, the current one in brackets."""
    if not table["pyramid"]:
        return []
    lines = [f"[bold]{words('board-pyramid')}[/]"]
    for row in range(3, -1, -1):
        tiles = []
        for at in range(PYRAMID_ROWS[row], PYRAMID_ROWS[row + 1]):
            name = table["pyramid"][at]
            text = words(f"god-{name}") if name in table["wheel"] else name.upper()
            here = at == table["progress"]
            tiles.append(f"[bold {GOLD}]‹{text}›[/]" if here else f" {text} ")
        lines.append(" " + "  " * row + " ".join(tiles))
    return lines


def _forecast(table: Table, words: Words) -> list[str]:
    """What each item of a scoring would score for everybody now."""
    heads = table["heads"]
    lines = [
        f"[bold]{pad(words('board-forecast'), 24)}[/]"
        + "".join(f"   {piece(i)}" for i in range(len(heads)))
    ]
    for source in heads[0]["forecast"]:
        points = "".join(f"{head['forecast'][source]:>4}" for head in heads)
        lines.append(f" {pad(words(f'source-{source}'), 23)}{points}")
    return lines


def _market(table: Table, words: Words, lit: Lit) -> list[str]:
    lines: list[str] = []
    for number, cards in enumerate(table["market"], 1):
        if number > table["open_sections"]:
            break
        start = f" [bold]{words('board-section', section=number)}[/]"
        lines += _folded(start, [_card(card, words, lit) if card else "–" for card in cards])
    counts = [f"{words(f'kind-{kind}')} {table['decks'][kind]}" for kind in table["decks"]]
    lines.append(f" [{QUIET}]{words('board-market')}: {' · '.join(counts)}[/]")
    return [*lines, ""]


def _card(card: str, words: Words, lit: Lit) -> str:
    text = words("numbered", code=card)
    return f"[bold {GOLD}]‹[/]{text}[bold {GOLD}]›[/]" if card in lit else text


def _folded(start: str, parts: Sequence[str]) -> list[str]:
    """Join parts into lines that fit; continuation lines are indented."""
    lines = [start]
    for i, part in enumerate(parts):
        joint = "  " if i == 0 else f" [{QUIET}]·[/] "
        if width(lines[-1]) + width(joint) + width(part) > WIDTH:
            lines.append(f"     {part}")
        else:
            lines[-1] += joint + part
    return lines


def _player(
    view: Mapping[str, Any], words: Words, name: str, head: int, rules: TekhenuRules
) -> list[str]:
    table = view["table"]
    side = table["heads"][head]
    turn = table["turn"]
    here = "▸" if turn is not None and turn["seat"] == head else " "
    tokens = TOKEN_NAMES if not side["bot"] else ["scribe"]
    stock = "  ".join(
        f"{words(f'short-{token}')} [bold]{side['tokens'][token]}[/]" for token in tokens
    )
    title = f"{here}[bold {HEAD_TEXT[head]}]{PIECE[head]} {name}[/]"
    points = f"[bold]{side['score']}[/] {words('board-vp')}"
    lines = [f"{pad(title, 24)} {pad(points, 7)} {_track(side, words, rules)}"]
    row = f"    {stock}"
    if side["destiny"] is not None:
        row += f"  [{QUIET}]{words('numbered', code=side['destiny'])}[/]"
    lines.append(row)
    if not side["bot"]:
        levels = " ".join(
            f"{words(f'short-{good}')}{side['production'][good]}" for good in TOKEN_NAMES[:GOODS]
        )
        lines += _folded(f"    {words('board-production')} {levels}", _scales(side, words))
    left = [
        f"{words(f'board-{kind}')} {side[f'{kind}_left']}"
        for kind in ("buildings", "statues", "pillars")
    ]
    if side["bread_due"]:
        left.append(f"{words('board-bread-due')} [bold]{side['bread_due']}[/]")
    lines.append(f"    [{QUIET}]{words('board-left')}:[/] {'  '.join(left)}")
    return lines + _hand(side, words)


def _track(side: Mapping[str, Any], words: Words, rules: TekhenuRules) -> str:
    """The populace track as a bar: happiness, then population, then the rest."""
    happy, people = side["happiness"], side["population"]
    bar = "━" * happy + "╌" * (people - happy) + "·" * (rules.end - people)
    return (
        f"{words('board-happiness')} [bold]{happy}[/] {bar} [bold]{people}[/] "
        f"{words('board-population')} [{QUIET}]{'△' * side['symbols']}[/]"
    )


def _scales(side: Mapping[str, Any], words: Words) -> list[str]:
    """Dice on the pans and below, excess, and the balance."""
    parts = []
    for pan, sign in (("left", "◁"), ("right", "▷"), ("below", "▽")):
        if side[pan]:
            parts.append(f"{sign} " + " ".join(die(name, words) for name in side[pan]))
    excess = [f"{words(f'short-{good}')}{n}" for good, n in side["excess"].items() if n]
    if excess:
        parts.append(f"{words('board-excess')} {' '.join(excess)}")
    if parts:
        parts.append(f"{words('board-balance')} [bold]{signed(side['weight'])}[/]")
    return parts


def _hand(side: Mapping[str, Any], words: Words) -> list[str]:
    lines: list[str] = []
    for kind, name in (
        ("technology", "technologies"),
        ("blessing", "blessings"),
        ("decree", "decrees"),
    ):
        cards = [_card(card, words, ()) for card in side[name]]
        if name == "decrees" and side["hidden_decrees"]:
            cards.append(f"[{QUIET}]{words('board-hidden', count=side['hidden_decrees'])}[/]")
        if cards:
            lines += _folded(f"    {words(f'kind-{kind}')}:", cards)
    return lines


def _explained(table: Table, words: Words, lit: Lit) -> list[str]:
    """The texts of cards that can be chosen or were just drawn."""
    cards = [name for name in sorted(lit) if _A_CARD.fullmatch(name)] or table["starting"][:]
    for side in table["heads"]:
        cards += [*side["starting"], *(side["drawn"] or [])]
    lines: list[str] = []
    for card in dict.fromkeys(cards):
        name = words("numbered", code=card)
        first, *more = wrap(f"{name}: {words(f'card-{card}-text')}", WIDTH - 6)
        lines.append(f" [{GOLD}]{name}[/]{first.removeprefix(name)}")
        lines += [f"      {part}" for part in more]
    if not lines:
        return []
    notes = [words("own-name")]
    if any(SIGN in line for line in lines):
        notes += wrap(words("figures-ours"), WIDTH - 2)
    return [*lines, *[f" [{QUIET}]{note}[/]" for note in notes], ""]


def _legend(words: Words) -> list[str]:
    lights = [
        f"{LIGHT_SIGN[light]} {words(f'light-{light}')}" for light in ("sunny", "shaded", "dark")
    ]
    states = [f"{sign} {words(f'purity-{state}')}" for state, sign in PURITY_SIGN.items()]
    dice = [f"{words(f'short-{c}')} {words(f'colour-{c}')}" for c in COLOUR_NAMES]
    tokens = [f"{words(f'short-{t}')} {words(f'token-{t}')}" for t in TOKEN_NAMES]
    text = [f"[{QUIET}]{part}[/]" for part in [*lights, *states, *dice, *tokens]]
    return _folded(" ", text)
