"""Tekhenu as SVG: wheel, temple, districts, tracks, market and players.

Colour alone distinguishes nothing: dice also differ by pips, edges by mark, players by sign.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from ennead.core.svg import Canvas, Colours, Signs, shortened, width_of
from ennead.games.tekhenu.data.ruleset import TekhenuRules
from ennead.games.tekhenu.drawing.common import PYRAMID_ROWS, Table, Words, printed_rules, signed
from ennead.games.tekhenu.drawing.svg_dice import INK, die, face, gains, victory_points
from ennead.games.tekhenu.drawing.svg_temple import TEMPLE, people_space, temple, tile
from ennead.games.tekhenu.drawing.svg_wheel import WHEEL, wheel
from ennead.games.tekhenu.vocabulary.names import GOODS, ROWS, SLOTS, TOKEN_NAMES, WORK

WIDTH: Final = 1240
BESIDE: Final = WHEEL + 12
"""Where the temple starts, to the right of the wheel."""
RA: Final = BESIDE + TEMPLE + 10
OSIRIS: Final = RA + 96
TRACK: Final = 568
MARKET: Final = 646
HEADS: Final = 758
HEAD: Final = 178
PYRAMID: Final = 78

COLOURS: Final[Colours] = {
    "cell": ("#f8efdb", "#cfc2a4"),
    "corner": ("#efdcae", "#b7a374"),
    "piece-0": ("#b23b27", "#d4523b"),
    "piece-1": ("#1f4e8c", "#3b78c9"),
    "piece-2": ("#2f7d4f", "#3f9a64"),
    "piece-3": ("#7a4b9a", "#9a63c2"),
    "lit": ("#f0d9a3", "#4a3d1c"),
}


@cache
def _signs() -> Signs:
    return Signs(resources.files("ennead.games.tekhenu").joinpath("signs.svg").read_text("utf-8"))


def draw(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> Canvas:
    """Draw the whole table as the viewer may see it."""
    table = view["table"]
    rules = printed_rules(table)
    people = [*names, words("board-bot")][: len(table["heads"])]
    height = HEADS + HEAD + (PYRAMID if table["pyramid"] else 0)
    canvas = Canvas("ennead-tekhenu", WIDTH, height, COLOURS, _signs())
    canvas.open_at(WHEEL / 2, WHEEL / 2 + 38)
    wheel(canvas, table, words)
    canvas.close()
    _around_wheel(canvas, table, words)
    canvas.section("wheel", 0, 38, WHEEL, WHEEL, 0)
    start = len(canvas.parts)
    canvas.open_at(BESIDE, 0)
    temple(canvas, table, rules)
    canvas.close()
    canvas.section("temple", BESIDE, 0, TEMPLE, TEMPLE, start)
    _ra(canvas, table, rules)
    _osiris(canvas, table, words, rules)
    _horus(canvas, table, rules)
    _track(canvas, table, words, rules)
    _market(canvas, table, words)
    each = (WIDTH - 10 * (len(people) - 1)) / len(people)
    for head, name in enumerate(people):
        _head(canvas, table, words, name, head, head * (each + 10), each)
    if table["pyramid"]:
        _pyramid(canvas, table, words)
    return canvas


# Around the wheel.


def _around_wheel(canvas: Canvas, table: Table, words: Words) -> None:
    """Round, turn order, bag, and the die in hand."""
    title = words("board-round", round=table["round"])
    canvas.text(4, 18, title, 19, bold=True, serif=True, fill="gold")
    at = 16 + width_of(title, 19)
    for place, head in enumerate(table["order"]):
        if place:
            canvas.text(at, 18, "›", 16, "middle", fill="muted")
            at += 12
        _badge(canvas, head, at + 8, 18, 11)
        at += 28
    canvas.area("order", 14 + width_of(title, 19), 2, at - width_of(title, 19) - 18, 32)
    canvas.sign("tekhenu-bag", WHEEL - 50, 18, 24)
    canvas.text(WHEEL - 34, 18, str(sum(table["bag"].values())), 16, bold=True)
    turn = table["turn"]
    if turn is not None and turn["die"] is not None:
        label = shortened(words("board-die"), 13, 100)
        canvas.text(4, 470 + 64, label, 13, fill="muted")
        die(canvas, turn["die"], 24, 470 + 34, 30)
    for i, purity in enumerate(("pure", "tainted", "forbidden")):
        y = 500 + 20 * i
        canvas.sign(f"tekhenu-s-{purity}", WHEEL - 108, y, 15)
        canvas.text(WHEEL - 96, y, shortened(words(f"purity-{purity}"), 12, 102), 12, fill="muted")


def _badge(canvas: Canvas, head: int, x: float, y: float, r: float) -> None:
    canvas.circle(x, y, r, fill=f"piece-{head}")
    canvas.sign(f"tekhenu-y-{head}", x, y, r * 1.2, color="#fff8e6")


def _ra(canvas: Canvas, table: Table, rules: TekhenuRules) -> None:
    """The Ra row: die values, points of the slot and cost of each tile."""
    start = len(canvas.parts)
    for slot, name in enumerate(table["row"]):
        y = 22 + slot * 128
        faces = [value for value in range(1, 7) if rules.slot_by_die[value] == slot]
        for i, value in enumerate(faces):
            face(canvas, value, RA + 12 + 22 * i, y, 18)
        victory_points(canvas, rules.slot_points[slot], RA + 70, y, 22)
        canvas.area(f"slot:{slot + 1}", RA - 2, y - 14, 88, 120)
        if name is None:
            canvas.rect(
                RA, y + 16, 64, 64, rx=4, fill="sunken", stroke="line", stroke_dasharray="4 3"
            )
            continue
        tile(canvas, rules, name, 0, RA, y + 16, 64)
        at = int(name[1:]) - 1
        cost = [0] * len(rules.cell_gain[0])
        cost[2], cost[3] = rules.tile_limestone[at], rules.tile_granite[at]
        gains(canvas, cost, RA + 2, y + 92, 17)
    canvas.text(RA + 68, 70, f"+{table['tiles_left']}", 12, fill="muted")
    canvas.section("ra", RA - 4, 2, 94, 390, start)


def _osiris(canvas: Canvas, table: Table, words: Words, rules: TekhenuRules) -> None:
    """Workshops, quarries, the statues above them, and the leader of each district."""
    wide = WIDTH - OSIRIS
    start = len(canvas.parts)
    canvas.rect(OSIRIS, 0.5, wide - 1, 401, rx=10, fill="sunken", stroke="line")
    title = shortened(words("board-districts"), 14, wide - 20)
    canvas.text(OSIRIS + 12, 20, title, 14, bold=True)
    column = (wide - 44) / GOODS
    for i, people in enumerate(("workshops", "quarries")):
        people_space(canvas, table, people, OSIRIS + 34 + column * (1 + 2 * i), 56)
        canvas.area(f"people:{people}", OSIRIS + 14 + column * (1 + 2 * i), 36, 40, 40)
    for good in range(GOODS):
        x = OSIRIS + 34 + column * (good + 0.5)
        canvas.sign(f"tekhenu-{TOKEN_NAMES[good]}", x - 9, 92, 20)
        leader = table["district_leaders"][TOKEN_NAMES[good]]
        if leader is not None:
            _badge(canvas, leader, x + 12, 92, 8)
    for row in range(1, ROWS + 1):
        y = 86 + 46 * row
        face(canvas, row, OSIRIS + 18, y, 20)
        if row == rules.gold_row and "osiris-row" in table["gold_spots"]:
            canvas.sign("tekhenu-gold", OSIRIS + 18, y + 19, 15)
        for good in range(GOODS):
            x = OSIRIS + 34 + column * (good + 0.5)
            work = WORK.names[(row - 1) * GOODS + good]
            owners = [i for i, head in enumerate(table["heads"]) if work in head["works"]]
            canvas.rect(
                x - column / 2 + 3, y - 19, column - 6, 38, rx=6, fill="paper", stroke="line"
            )
            if owners:
                canvas.sign("tekhenu-p-building", x, y, 30, color=f"piece-{owners[0]}")
            else:
                canvas.sign("tekhenu-p-building", x, y, 20, color="line", opacity=0.4)
            canvas.area(f"work:{work}", x - column / 2 + 3, y - 19, column - 6, 38)
    canvas.section("osiris", OSIRIS, 0, wide, 402, start)


def _horus(canvas: Canvas, table: Table, rules: TekhenuRules) -> None:
    """The six Horus slots: value, god, bonus and statues."""
    start = len(canvas.parts)
    left, top = BESIDE, 412
    wide = (WIDTH - left) / SLOTS
    for slot in range(1, SLOTS + 1):
        god = table["slots"][slot - 1]
        x = left + (slot - 1) * wide
        canvas.rect(x + 2, top, wide - 4, 138, rx=10, fill="sunken", stroke="line")
        face(canvas, slot, x + 20, top + 20, 22)
        canvas.circle(x + wide / 2 + 12, top + 30, 21, fill="piece-1")
        canvas.sign(f"tekhenu-g-{god}", x + wide / 2 + 12, top + 30, 27, color="#fff8e6")
        at = x + 12
        for i, bonus in enumerate(rules.bonuses[slot]):
            if i:
                canvas.text(at + 2, top + 74, "/", 15, fill="muted")
                at += 10
            at += gains(canvas, bonus, at, top + 74, 21)
        statues = [i for i, head in enumerate(table["heads"]) for _ in range(head["gods"][god])]
        free = table["free_statue_spaces"][god]
        for i in range(len(statues) + free):
            colour = f"piece-{statues[i]}" if i < len(statues) else "line"
            faint = 1 if i < len(statues) else 0.5
            at = x + 20 + 23 * i
            canvas.sign("tekhenu-p-statue", at, top + 112, 26, color=colour, opacity=faint)
        canvas.area(f"statue:{god}", x + 2, top, wide - 4, 138)
    canvas.section("horus", left, top, WIDTH - left, 138, start)


# Tracks and market.


def _track(canvas: Canvas, table: Table, words: Words, rules: TekhenuRules) -> None:
    """The populace track with both markers and the triangles."""
    start = len(canvas.parts)
    title = words("god-bastet")
    canvas.text(4, TRACK + 32, title, 15, bold=True, serif=True)
    left = width_of(title, 15) + 20
    each = (WIDTH - left) / (rules.end + 1)
    for at in range(rules.end + 1):
        x = left + at * each
        fill = "lit" if at in rules.symbols else "sunken"
        canvas.rect(x, TRACK, each - 3, 68, rx=6, fill=fill, stroke="line")
        canvas.text(x + each / 2 - 1.5, TRACK + 58, str(at), 12, "middle", fill="muted")
        if at in rules.symbols:
            canvas.sign("tekhenu-triangle", x + each - 12, TRACK + 58, 10)
        markers = [
            (f"m-{kind}", head)
            for kind, field in (("pop", "population"), ("happy", "happiness"))
            for head, part in enumerate(table["heads"])
            if part[field] == at
        ]
        size = 20 if len(markers) <= 4 else 15
        for i, (sign, head) in enumerate(markers):
            mark_x, mark_y = x + 14 + i % 2 * (size + 1), TRACK + 13 + i // 2 * (size + 1)
            canvas.sign(f"tekhenu-{sign}", mark_x, mark_y, size, color=f"piece-{head}")
            canvas.area(f"{sign}:{head}", mark_x - size / 2, mark_y - size / 2, size, size)
        canvas.area(f"track:{at}", x, TRACK, each - 3, 68)
    canvas.section("track", 0, TRACK, WIDTH, 68, start)


def _market(canvas: Canvas, table: Table, words: Words) -> None:
    """The market sections with their cards by number and name."""
    start = len(canvas.parts)
    sections = table["market"]
    each = WIDTH / len(sections)
    for number, cards in enumerate(sections):
        x = number * each
        opened = number < table["open_sections"]
        canvas.open(opacity=1 if opened else 0.5)
        canvas.rect(x + 1, MARKET, each - 6, 104, rx=10, fill="sunken", stroke="line")
        title = words("board-section", section=number + 1)
        canvas.text(x + 12, MARKET + 16, shortened(title, 13, each - 24), 13, bold=True)
        for i, card in enumerate(cards):
            if card is not None:
                _card(canvas, words, card, x + 10, MARKET + 40 + 17 * i, each - 26)
        canvas.close()
        canvas.area(f"section:{number + 1}", x + 1, MARKET, each - 6, 104)
    canvas.section("market", 0, MARKET, WIDTH, 104, start)


def _card(canvas: Canvas, words: Words, card: str, x: float, y: float, room: float) -> None:
    colour = {"b": "#1f7a76", "t": "#1f4e8c", "d": "#b23b27"}.get(card[0], "#7a5608")
    canvas.rect(x, y - 7.5, 30, 15, rx=4, fill=colour)
    canvas.text(x + 15, y, card.upper(), 11, "middle", bold=True, fill="#fff8e6")
    canvas.text(x + 36, y, shortened(words(f"card-{card}"), 12, room - 36), 12)


# The players.


def _head(
    canvas: Canvas, table: Table, words: Words, name: str, head: int, x: float, wide: float
) -> None:
    """A player's board, or Botankhamun's: stock, production, scales, pieces and cards."""
    start = len(canvas.parts)
    side = table["heads"][head]
    turn = table["turn"]
    active = turn is not None and turn["seat"] == head
    edge = "bright" if active else f"piece-{head}"
    width = 3 if active else 1.2
    canvas.rect(
        x + 1, HEADS, wide - 2, HEAD - 2, rx=10, fill="sunken", stroke=edge, stroke_width=width
    )
    _badge(canvas, head, x + 22, HEADS + 20, 12)
    canvas.text(x + 42, HEADS + 20, shortened(name, 15, wide - 110), 15, bold=True)
    score = f"{side['score']} {words('board-vp')}"
    canvas.text(x + wide - 12, HEADS + 20, score, 15, "end", bold=True)
    pitch = min(56, (wide - 20) / len(TOKEN_NAMES))
    for i, token in enumerate(TOKEN_NAMES):
        at = x + 20 + pitch * i
        canvas.sign(f"tekhenu-{token}", at, HEADS + 52, 21)
        canvas.text(at + 13, HEADS + 52, str(side["tokens"][token]), 14, bold=True)
        if i < GOODS and not side["bot"]:
            canvas.text(at, HEADS + 74, f"↑{side['production'][token]}", 12, "middle", fill="muted")
    _scales(canvas, side, words, x + wide - 12, HEADS + 74)
    left = (("p-building", "buildings"), ("p-statue", "statues"), ("p-pillar", "pillars"))
    for i, (sign, field) in enumerate(left):
        at = x + 20 + 48 * i
        canvas.sign(f"tekhenu-{sign}", at, HEADS + 100, 20, color=f"piece-{head}")
        canvas.text(at + 14, HEADS + 100, str(side[f"{field}_left"]), 14, bold=True)
    _pans(canvas, side, head, x + 172, x + wide - 20)
    _cards(canvas, side, words, x + 12, wide - 24)
    canvas.area(f"stock:{head}", x + 8, HEADS + 38, pitch * len(TOKEN_NAMES), 28)
    canvas.area(f"production:{head}", x + 8, HEADS + 64, pitch * GOODS, 20)
    canvas.area(f"balance:{head}", x + wide - 120, HEADS + 64, 112, 20)
    canvas.area(f"left:{head}", x + 8, HEADS + 88, 146, 26)
    canvas.area(f"cards:{head}", x + 8, HEADS + 118, wide - 16, 40)
    canvas.section(f"head:{head}", x, HEADS, wide, HEAD, start)


def _pans(canvas: Canvas, side: Table, head: int, left: float, right: float) -> None:
    """The dice on the scales with the sign of their pan, excess, and dice beside the scales."""
    y = HEADS + 100
    at = left
    for pan, sign in (("left", "s-pure"), ("right", "s-tainted"), ("below", "")):
        on_pan = list(side[pan])
        excess = [] if pan != "right" or side["bot"] else _excess(side)
        if not on_pan and not excess:
            continue
        start = at
        if sign:
            canvas.sign(f"tekhenu-{sign}", at - 2, y, 13)
            at += 19
        for name_of_die in on_pan:
            if at < right:
                die(canvas, name_of_die, at, y, 19)
                at += 22
        for token in excess:
            if at < right:
                canvas.sign(f"tekhenu-{token}", at - 2, y, 15)
                at += 15
        canvas.area(f"pan-{pan}:{head}", start - 12, y - 13, at - start + 4, 26)
        if sign:
            canvas.path(f"M{start - 6:.1f} {y + 13}H{at - 9:.1f}", stroke="gold", stroke_width=2)
        at += 10


def _excess(side: Table) -> list[str]:
    """One entry for each excess resource."""
    return [token for token in TOKEN_NAMES[:GOODS] for _ in range(side["excess"][token])]


def _scales(canvas: Canvas, side: Table, words: Words, x: float, y: float) -> None:
    if not side["bot"]:
        text = f"{words('board-balance')} {signed(side['weight'])}"
        canvas.text(x, y, text, 13, "end", bold=True, fill="muted")


def _cards(canvas: Canvas, side: Table, words: Words, x: float, wide: float) -> None:
    """As many cards as fit, by number, and how many are hidden."""
    cards = [*side["technologies"], *side["blessings"], *side["decrees"], *side["starting"]]
    cards += side["drawn"] or []
    columns = int(wide // 36)
    for i, card in enumerate(cards[: 2 * columns]):
        at, y = x + i % columns * 36, HEADS + 130 + i // columns * 20
        colour = {"b": "#1f7a76", "t": "#1f4e8c", "d": "#b23b27"}.get(card[0], "#7a5608")
        canvas.rect(at, y - 8, 32, 16, rx=4, fill=colour)
        canvas.text(at + 16, y, card.upper(), 11, "middle", bold=True, fill="#fff8e6")
    if side["hidden_decrees"]:
        text = f"{words('kind-decree')}: {words('board-hidden', count=side['hidden_decrees'])}"
        canvas.text(x, HEADS + 166, shortened(text, 12, wide), 12, fill="muted")


def _pyramid(canvas: Canvas, table: Table, words: Words) -> None:
    """Botankhamun's action tiles from the base up, the current one highlighted."""
    top = HEADS + HEAD + 6
    canvas.text(4, top + 30, shortened(words("board-pyramid"), 14, 150), 14, bold=True)
    at = 170.0
    for row in range(4):
        for i in range(PYRAMID_ROWS[row], PYRAMID_ROWS[row + 1]):
            name = table["pyramid"][i]
            here = i == table["progress"]
            fill, edge = ("bright", "gold") if here else ("sunken", "line")
            canvas.rect(at, top + 4, 60, 54, rx=8, fill=fill, stroke=edge)
            ink = INK if here else "ink"
            if name in table["wheel"]:
                canvas.sign(f"tekhenu-g-{name}", at + 30, top + 31, 34, color=ink)
            else:
                canvas.text(at + 30, top + 31, name.upper(), 18, "middle", True, True, ink)
            at += 66
        at += 22
