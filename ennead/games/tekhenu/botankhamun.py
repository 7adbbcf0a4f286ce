"""Botankhamun, the opponent of a solo game: he follows tiles, pays nothing and never thinks."""

from __future__ import annotations

from ennead.core.log import EVERYONE
from ennead.core.step import Step
from ennead.games.tekhenu.board import (
    BASTET,
    BOT_TILES,
    DECK,
    DECREES,
    DICE,
    FORBIDDEN,
    GODS,
    GOODS,
    GRAY,
    HATHOR,
    HORUS,
    PURE,
    QUARRIES,
    RA,
    ROWS,
    SCRIBE,
    SIDE,
    TEMPLE_COLUMN,
    TEMPLE_ROW,
    THOTH,
    TOKENS,
    WORKSHOPS,
    colour_of,
    value_of,
)
from ennead.games.tekhenu.events import (
    BOT_ACTED,
    BOT_CARD,
    BOT_GAINED,
    BOT_IDLE,
    BOT_PILLAR,
    BOT_TAKES,
    BOT_TILE_REACHED,
    FROM_EDGES,
    FROM_LINES,
    FROM_NO_PLACE,
    FROM_PILLARS,
    FROM_SLOT,
)
from ennead.games.tekhenu.hathor import set_temple_building
from ennead.games.tekhenu.horus import people_line, set_god_statue, set_people_statue
from ennead.games.tekhenu.market import RefillMarket, take_from_market
from ennead.games.tekhenu.means import free_cells, free_spaces
from ennead.games.tekhenu.osiris import set_work, take_row_gold
from ennead.games.tekhenu.performing import Bonuses, owners
from ennead.games.tekhenu.populace import raise_happiness, raise_population
from ennead.games.tekhenu.ra import ShiftRow, adjoining_colour
from ennead.games.tekhenu.scoring import district_leader
from ennead.games.tekhenu.state import NOTHING, Tekhenu, bits
from ennead.games.tekhenu.supply import score
from ennead.games.tekhenu.wheel import take_die


class BuildPyramid(Step["Tekhenu"]):
    """The ten action tiles are shuffled face up into rows of four, three, two and one."""

    def run(self, g: Tekhenu) -> None:
        tiles = list(range(BOT_TILES))
        pyramid: list[int] = []
        while tiles:
            pyramid.append(tiles.pop(g.chance(len(tiles), EVERYONE)))
        g.pyramid = pyramid
        g.progress = NOTHING


class BotTurn(Step["Tekhenu"]):
    """He moves on in the pyramid, takes the die the tile asks for and acts at its sector."""

    def run(self, g: Tekhenu) -> None:
        move(g)
        tile = g.pyramid[g.progress]
        g.tell(BOT_TILE_REACHED, tile)
        at = die_for_god(g, tile) if tile < GODS else die_for_wishes(g, tile - GODS)
        if at < 0:
            return
        bot = g.players
        sector, die = at // DICE, at % DICE
        take_die(g, sector, die)
        g.below = g.below[:]
        g.below[bot] = (*g.below[bot], die)
        g.tell(BOT_TAKES, at)
        g.tell(BOT_ACTED, sector, value_of(die))
        heads = owners(g, sector)
        g.do(BotAction(sector, die), Bonuses(bot, sector, heads), RefillMarket())


class BotAction(Step["Tekhenu"]):
    """The god's action as he does it."""

    def __init__(self, god: int, die: int) -> None:
        self.god = god
        self.die = die

    def fields(self) -> tuple[int, ...]:
        return (self.god, self.die)

    def run(self, g: Tekhenu) -> None:
        god, value = self.god, value_of(self.die)
        if god == HORUS:
            statue(g, value)
        elif god == RA:
            pillar(g, value)
        elif god == HATHOR:
            temple_building(g, value)
        elif god == BASTET:
            festival(g, value)
        elif god == THOTH:
            cards(g, value)
        else:
            work(g, colour_of(self.die), value)


def pick(g: Tekhenu, equals: list[int]) -> int:
    """One of several that are equally good to him."""
    return equals[g.chance(len(equals), EVERYONE)]


def move(g: Tekhenu) -> None:
    """To the leftmost tile below, later by the coin up or on in the row."""
    if g.progress == NOTHING:
        g.progress = 0
        return
    rules = g.rules.bot
    up = g.chance(2, EVERYONE) == 0
    to = rules.up[g.progress] if up else rules.right[g.progress]
    g.progress = to if to >= 0 else 0


def die_for_god(g: Tekhenu, god: int) -> int:
    """The highest die before the god, pure rather than tainted, or before the next one back."""
    for back in range(GODS):
        sector = (god - back) % GODS
        best: list[int] = []
        rank = -1
        for die in sorted(set(g.wheel[sector])):
            purity = g.purity(colour_of(die), sector)
            if purity == FORBIDDEN:
                continue
            worth = value_of(die) * 2 + (1 if purity == PURE else 0)
            if worth > rank:
                best, rank = [], worth
            if worth == rank:
                best.append(sector * DICE + die)
        if best:
            return pick(g, best)
    return -1


def die_for_wishes(g: Tekhenu, tile: int) -> int:
    """The highest die of the first good there is, gray last, at an own statue if equal."""
    for colour in [*g.rules.bot.wishes[tile], GRAY]:
        best: list[int] = []
        rank = -1
        for sector in range(GODS):
            if g.purity(colour, sector) == FORBIDDEN:
                continue
            slot = g.slot_of(sector) if g.statues_at(sector, g.players) else 0
            for die in sorted(set(g.wheel[sector])):
                if colour_of(die) != colour:
                    continue
                worth = value_of(die) * 10 + slot
                if worth > rank:
                    best, rank = [], worth
                if worth == rank:
                    best.append(sector * DICE + die)
        if best:
            return pick(g, best)
    return -1


def statue(g: Tekhenu, value: int) -> None:
    """For the god of the value; else where he takes districts over; else at the temple."""
    bot = g.players
    god = g.slots[value - 1]
    taken = g.taken_people_spaces()
    if g.statues[bot] >= g.rules.statues:
        score(g, bot, g.rules.bot.no_place, FROM_NO_PLACE)
    elif g.free_statue_spaces(god) > 0:
        set_god_statue(g, bot, god)
    else:
        won = [0, 0]
        for i, people in enumerate((WORKSHOPS, QUARRIES)):
            if not taken >> people & 1:
                won[i] = districts_won(g, people)
        if max(won) > 0:
            spaces = [
                people for i, people in enumerate((WORKSHOPS, QUARRIES)) if won[i] == max(won)
            ]
            set_people_statue(g, bot, pick(g, spaces))
            return
        spaces = [people for people in (TEMPLE_ROW, TEMPLE_COLUMN) if not taken >> people & 1]
        if not spaces:
            score(g, bot, g.rules.bot.no_place, FROM_NO_PLACE)
            return
        lines = [(g.pillars[bot] & people_line(g, people)).bit_count() for people in spaces]
        most = max(lines)
        equals = [people for people, line in zip(spaces, lines, strict=True) if line == most]
        set_people_statue(g, bot, pick(g, equals))


def districts_won(g: Tekhenu, people: int) -> int:
    """How many districts a statue above them would hand over to him."""
    bot = g.players
    won = 0
    goods = (0, 1) if people == WORKSHOPS else (2, 3)
    for good in goods:
        if district_leader(g, good) != bot:
            g.people = g.people[:]
            g.people[bot] |= 1 << people
            won += district_leader(g, good) == bot
            g.people = g.people[:]
            g.people[bot] &= ~(1 << people)
    return won


def pillar(g: Tekhenu, value: int) -> None:
    """On the cell with most points; any colour matches; no reward, no ability."""
    bot = g.players
    slot = g.rules.slot_by_die[value]
    cells = bits(free_cells(g))
    if g.row[slot] < 0 or not cells or g.pillars[bot].bit_count() >= g.rules.pillars:
        g.tell(BOT_IDLE, RA)
        return
    best: list[int] = []
    rank = -1
    for cell in cells:
        points = line_points(g, cell) + edge_points(g, cell)
        in_line = g.buildings[bot] & g.rules.cell_spaces[cell] != 0
        inside = 0 < cell // SIDE < SIDE - 1 and 0 < cell % SIDE < SIDE - 1
        worth = points * 4 + (2 if in_line else 0) + (1 if inside else 0)
        if worth > rank:
            best, rank = [], worth
        if worth == rank:
            best.append(cell)
    cell = pick(g, best)
    score_lines, score_edges = line_points(g, cell), edge_points(g, cell)
    tile = g.row[slot]
    g.row = g.row[:]
    g.row[slot] = -1
    g.tiles = g.tiles[:]
    g.tiles[cell] = tile * 4
    g.pillars = g.pillars[:]
    g.pillars[bot] |= 1 << cell
    g.tell(BOT_PILLAR, tile, cell)
    score(g, bot, score_lines, FROM_LINES)
    score(g, bot, score_edges, FROM_EDGES)
    score(g, bot, g.rules.slot_points[slot], FROM_SLOT)
    g.do(ShiftRow())


def line_points(g: Tekhenu, cell: int) -> int:
    lines = (g.building_spaces() & g.rules.cell_spaces[cell]).bit_count()
    return lines * g.rules.bot.line


def edge_points(g: Tekhenu, cell: int) -> int:
    edges = 0
    for side in range(4):
        if adjoining_colour(g, cell, side):
            edges += 1
    return edges * g.rules.bot.edge


def temple_building(g: Tekhenu, value: int) -> None:
    """Where most of his pillars are in line."""
    bot = g.players
    spaces = bits(free_spaces(g))
    if not spaces or g.built[bot] >= g.rules.buildings:
        g.tell(BOT_IDLE, HATHOR)
        return
    lines = [(g.pillars[bot] & g.rules.space_cells[space]).bit_count() for space in spaces]
    most = max(lines)
    equals = [space for space, line in zip(spaces, lines, strict=True) if line == most]
    set_temple_building(g, bot, pick(g, equals))
    score(g, bot, g.rules.hathor_points * most, FROM_PILLARS)
    raise_population(g, bot, value)


def festival(g: Tekhenu, value: int) -> None:
    """Point by point happiness, or population where happiness has caught up with it."""
    bot = g.players
    for _ in range(value):
        if g.happiness[bot] < g.population[bot]:
            raise_happiness(g, bot, 1)
        else:
            raise_population(g, bot, 1)
    scribes = g.rules.bastet_scribes[value]
    if scribes:
        g.stock[bot * TOKENS + SCRIBE] += scribes
        g.tell(BOT_GAINED, scribes, SCRIBE)


def cards(g: Tekhenu, value: int) -> None:
    """From the highest section open to him: decrees, then technologies, then blessings."""
    bot = g.players
    section = min(g.section_access(bot), g.open_sections) - 1
    if section < 0:
        g.tell(BOT_IDLE, THOTH)
        return
    for _ in range(g.rules.thoth_cards[value]):
        best = -1
        for card in g.market[section]:
            if best < 0 or card // DECK > best // DECK:
                best = card
        if best >= 0:
            take_from_market(g, bot, section, best)
            if best // DECK == DECREES:
                g.knowers = g.knowers[:]
                g.knowers[best % DECK] = EVERYONE
            g.tell(BOT_CARD, best)


def work(g: Tekhenu, colour: int, value: int) -> None:
    """In the row of the value and the column of the colour, else to the right, else upwards."""
    bot = g.players
    taken = g.taken_works()
    if g.built[bot] >= g.rules.buildings:
        g.tell(BOT_IDLE, GODS - 1)
        return
    column = fewest_buildings(g) if colour == GRAY else colour
    for up in range(ROWS):
        row = (value - 1 - up) % ROWS
        for right in range(GOODS):
            at = row * GOODS + (column + right) % GOODS
            if not taken >> at & 1:
                set_work(g, bot, at)
                take_row_gold(g, bot, row + 1)
                return
    g.tell(BOT_IDLE, GODS - 1)


def fewest_buildings(g: Tekhenu) -> int:
    """The district with the fewest buildings, the leftmost of equals."""
    taken = g.taken_works()
    counts = [0] * GOODS
    for at in bits(taken):
        counts[at % GOODS] += 1
    return counts.index(min(counts))
