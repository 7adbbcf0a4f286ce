"""Set-up: wheel, Ra tiles, Horus tiles, market, Botankhamun's pieces (3, 10.1)."""

from __future__ import annotations

from ennead.core.log import EVERYONE
from ennead.core.step import Step
from ennead.games.tekhenu.data.ruleset import TekhenuRules
from ennead.games.tekhenu.rules.botankhamun import BuildPyramid
from ennead.games.tekhenu.rules.horus import set_god_statue
from ennead.games.tekhenu.rules.market import fill_section, nth_bit
from ennead.games.tekhenu.rules.osiris import set_work
from ennead.games.tekhenu.rules.ra import draw_tile
from ennead.games.tekhenu.rules.starting_cards import DealDecrees, FirstTurnOrder, ShowStartingCards
from ennead.games.tekhenu.rules.state import NOTHING, TURN_FIELDS, Tekhenu
from ennead.games.tekhenu.rules.turn import Round, close_turn
from ennead.games.tekhenu.rules.wheel import roll_die
from ennead.games.tekhenu.vocabulary.events import BOT_PILLAR, SET_UP, SLOT_GOD
from ennead.games.tekhenu.vocabulary.names import (
    CELLS,
    DECK,
    GODS,
    GOODS,
    KINDS,
    MOST_SEATS,
    RA_SLOTS,
    SECTIONS,
    TILES,
    TOKENS,
)

ALL_GOLD = 0b11111


def clear_table(g: Tekhenu) -> None:
    """3 steps 6-7: the table before anything is drawn or placed, with an empty agenda."""
    rules = g.config.rules
    assert isinstance(rules, TekhenuRules)
    players = g.players
    heads = players + (1 if players == 1 else 0)
    g.rules = rules
    g.heads = heads
    g.round = 0
    g.arrow = 0
    g.marker_a = NOTHING
    g.marker_b = NOTHING
    g.wheel = [()] * GODS
    g.bag = rules.bag[players][:]
    g.order = list(range(heads))
    g.score = [rules.start_points] * heads
    g.stock = rules.start_tokens[:TOKENS] * heads
    g.levels = [rules.lowest] * (heads * GOODS)
    g.excess = [0] * (heads * GOODS)
    g.population = [rules.start_population] * heads
    g.happiness = [rules.start_happiness] * heads
    g.milestones = [0] * heads
    g.left_pan = [()] * heads
    g.right_pan = [()] * heads
    g.below = [()] * heads
    g.balance = [0] * heads
    g.destiny = [NOTHING] * heads
    g.built = [0] * heads
    g.statues = [0] * heads
    g.pillars = [0] * heads
    g.buildings = [0] * heads
    g.works = [0] * heads
    g.people = [0] * heads
    g.shrines = [0] * (GODS * MOST_SEATS)
    g.slots = rules.printed[:]
    g.gold_spots = ALL_GOLD
    g.tiles = [NOTHING] * CELLS
    g.row = [NOTHING] * RA_SLOTS
    g.tile_deck = (1 << TILES) - 1
    g.decks = [((1 << DECK) - 1) & ~gone for gone in rules.removed[players]]
    g.discards = [0] * KINDS
    g.under = ()
    g.knowers = [0] * DECK
    g.lots = [0] * DECK
    g.hands = [0] * (heads * KINDS)
    g.market = [()] * SECTIONS
    g.open_sections = 0
    g.startings = 0
    g.chosen = [0] * heads
    g.drawn_cards = [()] * heads
    g.turn = [0] * TURN_FIELDS
    close_turn(g)
    g.edicts = 0
    g.ranks = [0] * heads
    g.pyramid = []
    g.progress = NOTHING
    if heads > players:
        g.score[players] = rules.bot.points
        g.happiness[players] = rules.bot.happiness
        g.population[players] = rules.bot.population
        for token in range(TOKENS):
            g.stock[players * TOKENS + token] = 0


def setup(g: Tekhenu) -> None:
    """3: put the whole set-up and the first round on the agenda."""
    clear_table(g)
    g.do(SetUp(), DealDecrees(), ShowStartingCards(), FirstTurnOrder(), Round())


class SetUp(Step["Tekhenu"]):
    """3 steps 1-7: everything that happens before the players' first decision."""

    def run(self, g: Tekhenu) -> None:
        g.tell(SET_UP)
        g.arrow = g.chance(GODS, EVERYONE)
        g.marker_a = (g.arrow + g.rules.markers[0]) % GODS
        g.marker_b = (g.arrow + g.rules.markers[1]) % GODS
        if not g.config.options["printed_horus"]:
            left = (1 << GODS) - 1
            gods: list[int] = []
            for i in range(GODS):
                gods.append(nth_bit(left, g.chance(GODS - i, EVERYONE)))
                left &= ~(1 << gods[i])
            g.slots = gods
        for slot, god in enumerate(g.slots):
            g.tell(SLOT_GOD, slot + 1, god)
        for sector in range(GODS):
            for _ in range(g.rules.dice_per_sector):
                roll_die(g, sector)
        for _ in range(RA_SLOTS):
            g.row = [draw_tile(g), *g.row[: RA_SLOTS - 1]]
        while g.open_sections < SECTIONS and g.rules.opens[g.open_sections] == 0:
            g.open_sections += 1
            fill_section(g, g.open_sections - 1)
        if g.heads > g.players:
            prepare_bot(g)
            g.do(BuildPyramid())


def prepare_bot(g: Tekhenu) -> None:
    """10.1: Botankhamun's pieces by level, before any starting card takes effect (A64)."""
    bot = g.players
    level = str(g.config.options["level"])
    rules = g.rules.bot
    for slot in rules.statue_slots[level]:
        set_god_statue(g, bot, g.slots[slot - 1])
    for work in rules.works[level]:
        set_work(g, bot, work)
    cell = rules.pillar[level]
    if cell >= 0:
        tile = draw_tile(g)
        g.tiles = g.tiles[:]
        g.tiles[cell] = tile * 4
        g.pillars = g.pillars[:]
        g.pillars[bot] |= 1 << cell
        g.tell(BOT_PILLAR, tile, cell)
