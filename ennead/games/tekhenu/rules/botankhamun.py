"""Botankhamun, the bot of a solo game: his tiles, his dice and his actions (10)."""

from __future__ import annotations

from ennead.core.log import EVERYONE
from ennead.core.step import Step
from ennead.games.tekhenu.rules.feasibility import free_cells, free_spaces
from ennead.games.tekhenu.rules.gains import gain, score
from ennead.games.tekhenu.rules.hathor import set_temple_building
from ennead.games.tekhenu.rules.horus import people_line, set_god_statue, set_people_statue
from ennead.games.tekhenu.rules.horus_bonus import HorusBonuses, statue_owners
from ennead.games.tekhenu.rules.market import RefillMarket, market_cards, take_from_market
from ennead.games.tekhenu.rules.osiris import set_work, take_row_gold
from ennead.games.tekhenu.rules.population import raise_happiness, raise_population
from ennead.games.tekhenu.rules.ra import ShiftRaRow, adjoining_colour
from ennead.games.tekhenu.rules.scoring import district_leader
from ennead.games.tekhenu.rules.state import NOTHING, Tekhenu, bits
from ennead.games.tekhenu.rules.wheel import take_die
from ennead.games.tekhenu.vocabulary.events import (
    BOT_ACTED,
    BOT_BOTTOM_ROW,
    BOT_CARD,
    BOT_IDLE,
    BOT_NO_DIE,
    BOT_PILLAR,
    BOT_TAKES,
    BOT_TILE_REACHED,
    BOT_UPPER_ROWS,
    FROM_EDGES,
    FROM_LINES,
    FROM_NO_PLACE,
    FROM_PILLARS,
    FROM_SLOT,
)
from ennead.games.tekhenu.vocabulary.names import (
    BASTET,
    BOT_TILES,
    BOTTOM_ROW,
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
    WORKSHOPS,
    colour_of,
    value_of,
)


class BuildPyramid(Step["Tekhenu"]):
    """10.1, 10.6: shuffle the ten action tiles into a pyramid of rows of 4, 3, 2 and 1."""

    def run(self, g: Tekhenu) -> None:
        tiles = list(range(BOT_TILES))
        pyramid: list[int] = []
        while tiles:
            pyramid.append(tiles.pop(g.chance(len(tiles), EVERYONE)))
        g.pyramid = pyramid
        g.tell(BOT_BOTTOM_ROW, *pyramid[:BOTTOM_ROW])
        g.tell(BOT_UPPER_ROWS, *pyramid[BOTTOM_ROW:])
        g.progress = NOTHING


class BotTurn(Step["Tekhenu"]):
    """10.3: move in the pyramid, take the die the tile asks for, do its sector's action.

    If he can use no die, his turn is empty (A89).
    """

    def run(self, g: Tekhenu) -> None:
        move_in_pyramid(g)
        tile = g.pyramid[g.progress]
        g.tell(BOT_TILE_REACHED, tile)
        at = die_for_god(g, tile) if tile < GODS else die_for_resources(g, tile - GODS)
        if at < 0:
            g.tell(BOT_NO_DIE)
            return
        bot = g.players
        sector, die = at // DICE, at % DICE
        take_die(g, sector, die)
        g.below = g.below[:]
        g.below[bot] = (*g.below[bot], die)
        g.tell(BOT_TAKES, at)
        g.tell(BOT_ACTED, sector, value_of(die))
        heads = statue_owners(g, sector)
        g.do(BotAction(sector, die), HorusBonuses(bot, sector, heads), RefillMarket())


class BotAction(Step["Tekhenu"]):
    """10.4: the bot's version of a god's action."""

    def __init__(self, god: int, die: int) -> None:
        self.god = god
        self.die = die

    def fields(self) -> tuple[int, ...]:
        return (self.god, self.die)

    def run(self, g: Tekhenu) -> None:
        god, value = self.god, value_of(self.die)
        if god == HORUS:
            build_statue(g, value)
        elif god == RA:
            build_pillar(g, value)
        elif god == HATHOR:
            build_temple_building(g, value)
        elif god == BASTET:
            hold_festival(g, value)
        elif god == THOTH:
            take_cards(g, value)
        else:
            build_work(g, colour_of(self.die), value)


def pick_at_random(g: Tekhenu, equals: list[int]) -> int:
    """Break a tie at random."""
    return equals[g.chance(len(equals), EVERYONE)]


def move_in_pyramid(g: Tekhenu) -> None:
    """10.3 step 1: first the leftmost base tile, then up or right by the coin."""
    if g.progress == NOTHING:
        g.progress = 0
        return
    rules = g.rules.bot
    up = g.chance(2, EVERYONE) == 0
    to = rules.up[g.progress] if up else rules.right[g.progress]
    g.progress = to if to >= 0 else 0


def die_for_god(g: Tekhenu, god: int) -> int:
    """10.3: the highest die in the god's sector, pure first; else the next counter-clockwise."""
    for back in range(GODS):
        sector = (god - back) % GODS
        dice: list[tuple[int, int]] = []
        for die in sorted(set(g.wheel[sector])):
            purity = g.purity(colour_of(die), sector)
            if purity != FORBIDDEN:
                worth = value_of(die) * 2 + (1 if purity == PURE else 0)
                dice.append((worth, sector * DICE + die))
        if dice:
            return pick_best(g, dice)
    return -1


def die_for_resources(g: Tekhenu, tile: int) -> int:
    """10.3: the highest die of the first resource available, gray last; ties: own statues."""
    for colour in [*g.rules.bot.priorities[tile], GRAY]:
        dice: list[tuple[int, int]] = []
        for sector in range(GODS):
            if g.purity(colour, sector) == FORBIDDEN:
                continue
            slot = g.slot_of(sector) if g.statues_at(sector, g.players) else 0
            for die in sorted(set(g.wheel[sector])):
                if colour_of(die) == colour:
                    dice.append((value_of(die) * 10 + slot, sector * DICE + die))
        if dice:
            return pick_best(g, dice)
    return -1


def pick_best(g: Tekhenu, dice: list[tuple[int, int]]) -> int:
    """10.3: the die with the highest worth; among equals any one."""
    highest = max([worth for worth, _ in dice])
    return pick_at_random(g, [die for worth, die in dice if worth == highest])


def build_statue(g: Tekhenu, value: int) -> None:
    """10.4 Horus: for the god; else where it wins districts; else at the temple (A36, A37)."""
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
            set_people_statue(g, bot, pick_at_random(g, spaces))
            return
        spaces = [people for people in (TEMPLE_ROW, TEMPLE_COLUMN) if not taken >> people & 1]
        if not spaces:
            score(g, bot, g.rules.bot.no_place, FROM_NO_PLACE)
            return
        lines = [(g.pillars[bot] & people_line(g, people)).bit_count() for people in spaces]
        most = max(lines)
        equals = [people for people, line in zip(spaces, lines, strict=True) if line == most]
        set_people_statue(g, bot, pick_at_random(g, equals))


def districts_won(g: Tekhenu, people: int) -> int:
    """10.4 Horus: how many districts a statue above them would win for the bot."""
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


def build_pillar(g: Tekhenu, value: int) -> None:
    """10.4 Ra: on the cell with most points; any colour matches, no reward, no ability."""
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
    cell = pick_at_random(g, best)
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
    g.do(ShiftRaRow())


def line_points(g: Tekhenu, cell: int) -> int:
    """10.4 Ra: points for buildings in the row and column."""
    lines = (g.building_spaces() & g.rules.cell_spaces[cell]).bit_count()
    return lines * g.rules.bot.line


def edge_points(g: Tekhenu, cell: int) -> int:
    """10.4 Ra: points for adjoining edges of any colour, not doubled in corners."""
    edges = 0
    for side in range(4):
        if adjoining_colour(g, cell, side):
            edges += 1
    return edges * g.rules.bot.edge


def build_temple_building(g: Tekhenu, value: int) -> None:
    """10.4 Hathor: in line with most of the bot's pillars."""
    bot = g.players
    spaces = bits(free_spaces(g))
    if not spaces or g.built[bot] >= g.rules.buildings:
        g.tell(BOT_IDLE, HATHOR)
        return
    lines = [(g.pillars[bot] & g.rules.space_cells[space]).bit_count() for space in spaces]
    most = max(lines)
    equals = [space for space, line in zip(spaces, lines, strict=True) if line == most]
    set_temple_building(g, bot, pick_at_random(g, equals))
    score(g, bot, g.rules.hathor_points * most, FROM_PILLARS)
    raise_population(g, bot, value)


def hold_festival(g: Tekhenu, value: int) -> None:
    """10.4 Bastet: each point raises happiness, or population where they are equal."""
    bot = g.players
    for _ in range(value):
        if g.happiness[bot] < g.population[bot]:
            raise_happiness(g, bot, 1)
        else:
            raise_population(g, bot, 1)
    gain(g, bot, SCRIBE, g.rules.bastet_scribes[value])


def take_cards(g: Tekhenu, value: int) -> None:
    """10.4 Thoth: the best kinds of the highest accessible section, leftmost first (A38, A82)."""
    bot = g.players
    section = min(g.section_access(bot), g.open_sections) - 1
    if section < 0:
        g.tell(BOT_IDLE, THOTH)
        return
    for _ in range(g.rules.thoth_cards[value]):
        best = -1
        for card in market_cards(g, section):
            if best < 0 or card // DECK > best // DECK:
                best = card
        if best >= 0:
            take_from_market(g, bot, section, best)
            if best // DECK == DECREES:
                g.knowers = g.knowers[:]
                g.knowers[best % DECK] = EVERYONE
            g.tell(BOT_CARD, best)


def build_work(g: Tekhenu, colour: int, value: int) -> None:
    """10.4 Osiris: row by value, column by colour; if taken to the right, then upwards."""
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
    """10.4 Osiris: the district with the fewest buildings, the leftmost in a tie."""
    taken = g.taken_works()
    counts = [0] * GOODS
    for at in bits(taken):
        counts[at % GOODS] += 1
    return counts.index(min(counts))
