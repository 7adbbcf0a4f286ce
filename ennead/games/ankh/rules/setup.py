"""§4 Set-up: gods, first player, Guardians, and the scenario's pieces."""

from __future__ import annotations

from typing import Final

from ennead.core.action import Action
from ennead.core.log import EVERYONE
from ennead.core.step import Choice, Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.ankh.data.ruleset import AnkhRules, Ground
from ennead.games.ankh.rules.battle_aftermath import clear_battle
from ennead.games.ankh.rules.state import NOBODY, Ankh
from ennead.games.ankh.rules.turn import Turn
from ennead.games.ankh.vocabulary.actions import (
    ASK_GOD,
    ASK_GUARDIAN,
    GOD_TAKEN,
    OTHER_LEVEL,
    PICK,
    PROPOSE,
)
from ennead.games.ankh.vocabulary.events import FIRST_PLAYER, GUARDIAN_IN_PLAY, PLAYS_GOD, SET_UP
from ennead.games.ankh.vocabulary.grid import SPACES
from ennead.games.ankh.vocabulary.names import (
    ALL_CARDS,
    CAT_MUMMY,
    GODS,
    GUARDIANS,
    LEVELS,
    NEUTRAL,
    NOTHING,
    SCENARIO,
    TURN_ACTIONS,
    WARRIOR,
    piece,
)

RANDOM: Final = "random"


def setup(g: Ankh) -> None:
    """§4: put the steps of the set-up on the agenda."""
    clear_table(g)
    how = g.config.options["gods"]
    picks: list[Step[Ankh]] = []
    if how == "chosen":
        picks = [PickGod(seat) for seat in range(g.players)]
    g.do(DrawScenario(), *picks, DrawFirstPlayer(), DealGods(), DrawGuardians(), PlaceScenario())


def clear_table(g: Ankh) -> None:
    """Reset every field: all pieces are in the box and the board is empty."""
    rules = g.config.rules
    assert isinstance(rules, AnkhRules)
    players = g.config.players
    g.rules = rules
    lay_ground(g, ground_of(g))
    g.supply = rules.pieces.monuments[:]
    g.gods = [NOBODY] * players
    g.lead = list(range(players))
    g.abilities = [0] * players
    g.followers = [0] * players
    g.ankhs = [rules.pieces.ankh_tokens] * players
    g.powers = [0] * players
    g.warriors = [rules.pieces.warriors] * players
    g.guardians = [0] * (players * GUARDIANS)
    g.hands = [ALL_CARDS] * players
    g.devotion = [0] * players
    seat_first(g, 0)
    g.forgotten = ()
    g.slots = ()
    g.amun_up = True
    g.kinds = [rules.pieces.of_level[level][0] for level in range(1, LEVELS + 1)]
    count_guardians(g)
    g.gone = [0] * GUARDIANS
    g.turns = 0
    g.active = 0
    g.markers = [0] * TURN_ACTIONS
    g.events_done = 0
    g.conflicts = 0
    g.tiebreaker = NOBODY
    g.tiebreaker_up = False
    g.victor = NOBODY
    g.ordinary = 0
    g.underworld = 0
    g.pyramids = ()
    g.laid = ()
    g.caravans = []
    clear_battle(g)


def ground_of(g: Ankh) -> Ground:
    """The map and scenario that the options name; for a random scenario, the first until drawn."""
    options = g.config.options
    if options["own"] is not None:
        return g.rules.own_ground(options["own"])
    name = str(options["scenario"])
    if name != RANDOM:
        ground = g.rules.ground(SCENARIO.value(name), g.config.players)
        if ground is not None:
            return ground
    return g.rules.grounds[g.config.players][0]


def lay_ground(g: Ankh, ground: Ground) -> None:
    """§4.6: the scenario's camels, tokens and Cities, without pieces."""
    scenario = ground.scenario
    g.ground = ground
    g.map = ground.map
    g.piece = [NOTHING] * SPACES
    g.figures = [()] * g.config.players
    g.monuments = ()
    g.facing = [0] * SPACES
    g.suns = ()
    g.gates = ()
    g.cities = scenario.cities
    g.camels = scenario.camels
    g.regions = scenario.regions
    g.tokens = scenario.tokens


def seat_first(g: Ankh, seat: int) -> None:
    """§4.4: the first player ranks highest on the Devotion track, the last lowest."""
    players = g.config.players
    g.first = seat
    g.ranks = tuple([(seat + i) % players for i in range(players - 1, -1, -1)])


def count_guardians(g: Ankh) -> None:
    """§4.7: put the Guardians of this number of players on their cards."""
    pieces = g.rules.pieces
    g.on_card = [pieces.guardians(kind, g.config.players) for kind in g.kinds]


class DrawScenario(Step["Ankh"]):
    """§4.6: draw a scenario for this number of players, if the table asks for a random one."""

    def run(self, g: Ankh) -> None:
        options = g.config.options
        if options["own"] is None and options["scenario"] == RANDOM:
            grounds = g.rules.grounds[g.config.players]
            lay_ground(g, grounds[g.chance(len(grounds), EVERYONE)])
        g.tell(SET_UP, g.ground.name)


class DrawFirstPlayer(Step["Ankh"]):
    """§4.3: drawn at random; turns go clockwise from there."""

    def run(self, g: Ankh) -> None:
        seat_first(g, g.chance(g.config.players, EVERYONE))
        g.tell(FIRST_PLAYER, g.first)


class DealGods(Step["Ankh"]):
    """§4.1: gods at random, or drafted from the last player to the first."""

    def run(self, g: Ankh) -> None:
        how = g.config.options["gods"]
        if how == RANDOM:
            for seat in range(g.config.players):
                left = gods_left(g)
                give_god(g, seat, left[g.chance(len(left), EVERYONE)])
        elif how == "drafted":
            g.do(*[PickGod(seat) for seat in g.ranks])


class PickGod(Choice["Ankh"]):
    """§4.1: choose a god that nobody has."""

    def question(self) -> Kind:
        return ASK_GOD

    def options(self, g: Ankh) -> list[Action]:
        return [PICK.actions[god] for god in gods_left(g)]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        return Reason(GOD_TAKEN, action.arg) if action.verb is PICK else None

    def take(self, g: Ankh, action: Action) -> None:
        give_god(g, self.seat, action.arg)


def gods_left(g: Ankh) -> list[int]:
    return [god for god in range(GODS) if god not in g.gods]


def give_god(g: Ankh, seat: int, god: int) -> None:
    g.gods = g.gods[:]
    g.gods[seat] = god
    g.abilities = g.abilities[:]
    g.abilities[seat] = 1 << god
    g.tell(PLAYS_GOD, seat, god)


class DrawGuardians(Step["Ankh"]):
    """§4.7: one kind of each level, at random or chosen by the last players in turn order."""

    def run(self, g: Ankh) -> None:
        if g.config.options["guardians"] == "chosen":
            g.do(
                *[
                    ChooseGuardian(g.ranks[(level - 1) % len(g.ranks)], level)
                    for level in range(1, LEVELS + 1)
                ]
            )
            return
        for level in range(1, LEVELS + 1):
            kinds = g.rules.pieces.of_level[level]
            bring_guardian(g, kinds[g.chance(len(kinds), EVERYONE)])


class ChooseGuardian(Choice["Ankh"]):
    """§4.7: which kind of Guardian of this level is in play."""

    def __init__(self, seat: int, level: int) -> None:
        super().__init__(seat)
        self.level = level

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.level)

    def question(self) -> Kind:
        return ASK_GUARDIAN

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (self.level,)

    def options(self, g: Ankh) -> list[Action]:
        return [PROPOSE[kind] for kind in g.rules.pieces.of_level[self.level]]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        return Reason(OTHER_LEVEL, action.arg) if action.verb is PROPOSE else None

    def take(self, g: Ankh, action: Action) -> None:
        bring_guardian(g, action.arg)


def bring_guardian(g: Ankh, kind: int) -> None:
    level = g.rules.pieces.level[kind - CAT_MUMMY]
    g.kinds = g.kinds[:]
    g.kinds[level - 1] = kind
    count_guardians(g)
    g.tell(GUARDIAN_IN_PLAY, kind, level, g.on_card[level - 1])


class PlaceScenario(Step["Ankh"]):
    """§4.6: the scenario's Monuments and figures; its player 1 is the first player."""

    def run(self, g: Ankh) -> None:
        place_scenario(g)
        g.do(Turn(g.first))


def place_scenario(g: Ankh) -> None:
    """§4.6: put the pieces on the board and give each god its Followers."""
    players = g.config.players
    scenario = g.ground.scenario
    g.followers = [scenario.followers] * players
    for space, kind, player in scenario.monuments:
        owner = NEUTRAL if player < 0 else (g.first + player) % players
        g.put(space, piece(owner, kind))
        g.add_supply(kind, -1)
        if owner != NEUTRAL:
            g.add_ankhs(owner, -1)
    for space, kind, player in scenario.figures:
        owner = (g.first + player) % players
        g.put(space, piece(owner, kind))
        if kind == WARRIOR:
            g.add_warriors(owner, -1)
