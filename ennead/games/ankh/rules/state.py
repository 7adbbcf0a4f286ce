"""§2: the state of a game of Ankh: board, gods, tracks, and the action or Battle in progress."""

from __future__ import annotations

from typing import Final, final

from ennead.core.engine import Engine
from ennead.core.state import State
from ennead.games.ankh.data.map import Map
from ennead.games.ankh.data.ruleset import AnkhRules, Ground
from ennead.games.ankh.rules.regions import Regions
from ennead.games.ankh.vocabulary.actions import ASK_DISMISS
from ennead.games.ankh.vocabulary.names import (
    CAT_MUMMY,
    GOD_FIGURE,
    GUARDIANS,
    KIND_BITS,
    NOTHING,
    OWNER_SHIFT,
    SCORPION,
)

NOBODY: Final = -1


@final
class Ankh(State):
    """A god is numbered by its seat, a merged pair by the seat of its Higher.

    `lead[seat]` is the god a seat plays for. Lists are indexed by god or by space of the grid;
    `guardians` is flat, with 6 entries per god. `ranks` lists the gods in play from the least
    Devotion to the most; within a stack, from the bottom to the top.

    Copies share all lists, so replace a list before changing it: `g.piece = g.piece[:]`.
    """

    rules: AnkhRules
    ground: Ground
    map: Map
    # The board.
    piece: list[int]
    figures: list[tuple[int, ...]]
    monuments: tuple[int, ...]
    facing: list[int]
    suns: tuple[int, ...]
    gates: tuple[int, ...]
    cities: tuple[int, ...]
    camels: tuple[int, ...]
    regions: Regions
    tokens: list[int]
    supply: list[int]
    # The gods.
    gods: list[int]
    lead: list[int]
    abilities: list[int]
    followers: list[int]
    ankhs: list[int]
    powers: list[int]
    warriors: list[int]
    guardians: list[int]
    hands: list[int]
    devotion: list[int]
    ranks: tuple[int, ...]
    forgotten: tuple[int, ...]
    slots: tuple[int, ...]
    amun_up: bool
    # Guardians by level from 0: the kind in play, and how many are left on its card.
    kinds: list[int]
    on_card: list[int]
    gone: list[int]
    # Tracks.
    first: int
    turns: int
    active: int
    markers: list[int]
    events_done: int
    conflicts: int
    tiebreaker: int
    tiebreaker_up: bool
    victor: int
    # The action or event in progress.
    moved: tuple[int, ...]
    ordinary: int
    underworld: int
    pyramids: tuple[int, ...]
    laid: tuple[int, ...]
    caravans: list[tuple[int, ...]]
    # The Battle in progress.
    arena: int
    fighters: tuple[int, ...]
    doubled: int
    rotation: tuple[int, ...]
    played: list[int]
    bids: list[int]
    safe: tuple[int, ...]
    dead: tuple[int, ...]
    fallen: list[int]
    winner: int

    def fork(self) -> Ankh:
        twin = Ankh()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Engine) -> None:
        assert isinstance(twin, Ankh)
        super().copy_to(twin)
        twin.rules = self.rules
        twin.ground = self.ground
        twin.map = self.map
        twin.piece = self.piece
        twin.figures = self.figures
        twin.monuments = self.monuments
        twin.facing = self.facing
        twin.suns = self.suns
        twin.gates = self.gates
        twin.cities = self.cities
        twin.camels = self.camels
        twin.regions = self.regions
        twin.tokens = self.tokens
        twin.supply = self.supply
        twin.gods = self.gods
        twin.lead = self.lead
        twin.abilities = self.abilities
        twin.followers = self.followers
        twin.ankhs = self.ankhs
        twin.powers = self.powers
        twin.warriors = self.warriors
        twin.guardians = self.guardians
        twin.hands = self.hands
        twin.devotion = self.devotion
        twin.ranks = self.ranks
        twin.forgotten = self.forgotten
        twin.slots = self.slots
        twin.amun_up = self.amun_up
        twin.kinds = self.kinds
        twin.on_card = self.on_card
        twin.gone = self.gone
        twin.first = self.first
        twin.turns = self.turns
        twin.active = self.active
        twin.markers = self.markers
        twin.events_done = self.events_done
        twin.conflicts = self.conflicts
        twin.tiebreaker = self.tiebreaker
        twin.tiebreaker_up = self.tiebreaker_up
        twin.victor = self.victor
        twin.moved = self.moved
        twin.ordinary = self.ordinary
        twin.underworld = self.underworld
        twin.pyramids = self.pyramids
        twin.laid = self.laid
        twin.caravans = self.caravans
        twin.arena = self.arena
        twin.fighters = self.fighters
        twin.doubled = self.doubled
        twin.rotation = self.rotation
        twin.played = self.played
        twin.bids = self.bids
        twin.safe = self.safe
        twin.dead = self.dead
        twin.fallen = self.fallen
        twin.winner = self.winner

    def team(self, seat: int) -> int:
        """§9: a merged pair shares its secrets and its choices."""
        lead = self.lead[seat]
        mask = 0
        for other, god in enumerate(self.lead):
            if god == lead:
                mask |= 1 << other
        return mask

    def decides_together(self, seat: int) -> bool:
        """§9, ruling 66: a pair decides together, except on its own turns and their events."""
        if not self.is_merged(self.lead[seat]):
            return False
        if self.tiebreaker != NOBODY or seat != self.active:
            return True
        return any(c.seat == seat and c.question() is ASK_DISMISS for c in self.open)

    def points(self) -> list[int]:
        """The Devotion of each seat's god."""
        return [self.devotion[self.lead[seat]] for seat in range(self.config.players)]

    def places(self) -> list[int]:
        """§10: partners share a place; if nobody wins, nobody is first."""
        players = self.config.players
        if self.victor == NOBODY:
            return [1] * players
        order = [god for god in (*self.forgotten, *self.ranks) if god != self.victor]
        order.append(self.victor)
        places = [0] * players
        better = 0
        for i in range(len(order) - 1, -1, -1):
            seats = [seat for seat in range(players) if self.lead[seat] == order[i]]
            for seat in seats:
                places[seat] = better
            better += len(seats)
        return places

    # Queries.

    def kind_at(self, space: int) -> int:
        return self.piece[space] & KIND_BITS

    def owner_at(self, space: int) -> int:
        """The god a piece belongs to; -1 for a neutral Monument and for an empty space."""
        return (self.piece[space] >> OWNER_SHIFT) - 1

    def is_figure(self, space: int) -> bool:
        return self.piece[space] & KIND_BITS >= GOD_FIGURE

    def has_power(self, god: int, power: int) -> bool:
        return self.powers[god] >> power & 1 == 1

    def has_ability(self, god: int, which: int) -> bool:
        """Whether this god has the ability of Amun, Anubis, …"""
        return self.abilities[god] >> which & 1 == 1

    def god_with_ability(self, which: int) -> int:
        """The god in play with the ability of Amun, Anubis, …; -1 if there is none."""
        for god in self.ranks:
            if self.abilities[god] >> which & 1:
                return god
        return NOBODY

    def is_merged(self, god: int) -> bool:
        return self.lead.count(god) > 1

    def god_space(self, god: int) -> int:
        """The space of the God figure."""
        for space in self.figures[god]:
            if self.piece[space] & KIND_BITS == GOD_FIGURE:
                return space
        return NOBODY

    def figures_in(self, god: int, region: int) -> list[int]:
        """R1: a god's figures in a region, on its land or on water that touches it."""
        touched = self.regions.touched
        return [space for space in self.figures[god] if region in touched[space]]

    def present(self, region: int) -> list[int]:
        """R1: the gods with a figure in a region, by seat."""
        touched = self.regions.touched
        found: list[int] = []
        for god, figures in enumerate(self.figures):
            for space in figures:
                if region in touched[space]:
                    found.append(god)
                    break
        return found

    def figures_by_region(self) -> list[int]:
        """How many figures each god has in each region; all gods of region 0 come first."""
        gods = len(self.figures)
        touched = self.regions.touched
        count = [0] * (gods * self.regions.count)
        for god, figures in enumerate(self.figures):
            for space in figures:
                for region in touched[space]:
                    count[region * gods + god] += 1
        return count

    def suns_left(self) -> int:
        return self.rules.pieces.suns - len(self.suns)

    def region_with(self, token: int) -> int:
        return self.tokens.index(token)

    def used(self, god: int) -> int:
        """The cards that lie open, a bit each."""
        return 127 & ~self.hands[god]

    def guardians_of(self, god: int, size: int) -> int:
        """How many bases of a size are taken by Guardians in the pool and on the board."""
        sizes = self.rules.pieces.size
        count = 0
        for i in range(GUARDIANS):
            if sizes[i] == size:
                count += self.guardians[god * GUARDIANS + i]
        for space in self.figures[god]:
            kind = self.piece[space] & KIND_BITS
            if kind >= CAT_MUMMY and sizes[kind - CAT_MUMMY] == size:
                count += 1
        return count

    # Changes, one piece at a time.

    def put(self, space: int, code: int) -> None:
        """Put a piece on an empty space."""
        self.piece = self.piece[:]
        self.piece[space] = code
        if code & KIND_BITS >= GOD_FIGURE:
            owner = (code >> OWNER_SHIFT) - 1
            self.figures = self.figures[:]
            self.figures[owner] = tuple(sorted((*self.figures[owner], space)))
            if code & KIND_BITS == SCORPION:
                self.face(space, 0)
        else:
            self.monuments = tuple(sorted((*self.monuments, space)))

    def lift(self, space: int) -> int:
        """Take a piece off the board and return its code."""
        code = self.piece[space]
        self.piece = self.piece[:]
        self.piece[space] = NOTHING
        if code & KIND_BITS >= GOD_FIGURE:
            owner = (code >> OWNER_SHIFT) - 1
            self.figures = self.figures[:]
            self.figures[owner] = tuple([s for s in self.figures[owner] if s != space])
        else:
            self.monuments = tuple([s for s in self.monuments if s != space])
        return code

    def shift(self, space: int, to: int) -> None:
        """Move a figure; a Sun token goes with it."""
        code = self.piece[space]
        owner = (code >> OWNER_SHIFT) - 1
        self.piece = self.piece[:]
        self.piece[space] = NOTHING
        self.piece[to] = code
        self.figures = self.figures[:]
        self.figures[owner] = tuple(sorted([to if s == space else s for s in self.figures[owner]]))
        if space in self.suns:
            self.suns = tuple(sorted([to if s == space else s for s in self.suns]))
        if code & KIND_BITS == SCORPION:
            self.face(to, self.facing[space])

    def swap(self, one: int, other: int) -> None:
        """Two figures of different gods trade places."""
        here, there = self.piece[one], self.piece[other]
        suns = [{one: other, other: one}.get(s, s) for s in self.suns]
        self.lift(one)
        self.lift(other)
        self.put(one, there)
        self.put(other, here)
        self.suns = tuple(sorted(suns))

    def face(self, space: int, facing: int) -> None:
        """Turn a Scorpion. If it cannot face that way, it gets its first legal facing."""
        facings = self.map.facings[space]
        if facing not in facings:
            facing = facings[0]
        self.facing = self.facing[:]
        self.facing[space] = facing

    def set_owner(self, space: int, god: int) -> None:
        """Give a piece on the board to another god."""
        code = self.piece[space]
        kind = code & KIND_BITS
        self.piece = self.piece[:]
        self.piece[space] = (god + 1) << OWNER_SHIFT | kind
        if kind >= GOD_FIGURE:
            old = (code >> OWNER_SHIFT) - 1
            self.figures = self.figures[:]
            self.figures[old] = tuple([s for s in self.figures[old] if s != space])
            self.figures[god] = tuple(sorted((*self.figures[god], space)))

    def add_followers(self, god: int, count: int) -> None:
        self.followers = self.followers[:]
        self.followers[god] += count

    def add_ankhs(self, god: int, count: int) -> None:
        self.ankhs = self.ankhs[:]
        self.ankhs[god] += count

    def add_warriors(self, god: int, count: int) -> None:
        self.warriors = self.warriors[:]
        self.warriors[god] += count

    def add_guardians(self, god: int, kind: int, count: int) -> None:
        self.guardians = self.guardians[:]
        self.guardians[god * GUARDIANS + kind - CAT_MUMMY] += count

    def add_gone(self, kind: int, count: int) -> None:
        """Count Guardians that have left the game."""
        self.gone = self.gone[:]
        self.gone[kind - CAT_MUMMY] += count

    def add_supply(self, monument: int, count: int) -> None:
        self.supply = self.supply[:]
        self.supply[monument] += count
