"""§7.2 Camel Caravan: camels split a region in two, and a Conflict token is added."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Choice
from ennead.core.vocabulary import Kind, Reason
from ennead.games.ankh.rules.caravan_paths import caravans, part_of
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.actions import (
    A_NEW_PART,
    ASK_CAMEL,
    ASK_KEEP,
    ASK_SWAP,
    ASK_SWAP_WITH,
    DECLINE,
    KEEP,
    LAY,
    MUST_FINISH,
    NO_CARAVAN_THERE,
    NO_COMPLETION,
    NOT_A_NEW_PART,
    NOT_ON_BOARD,
    OFF_BOARD,
    OTHER_NAME,
    OTHER_REGION,
    SWAP,
    SWAP_WITH,
    WATER_SPACE,
)
from ennead.games.ankh.vocabulary.events import (
    CAMEL_LAID,
    NO_CARAVAN,
    TOKEN_ADDED,
    TOKEN_KEPT,
    TOKENS_SWAPPED,
)
from ennead.games.ankh.vocabulary.grid import SIDE_SPACES
from ennead.games.ankh.vocabulary.names import MOST_TOKENS


class CamelCaravan(Choice["Ankh"]):
    """§7.2: lay the first camel of a caravan, or none. Finds all legal caravans once."""

    def run(self, g: Ankh) -> None:
        g.laid = ()
        g.caravans = candidates(g)
        if g.caravans:
            g.ask(self)
        else:
            g.tell(NO_CARAVAN, g.lead[self.seat])

    def question(self) -> Kind:
        return ASK_CAMEL

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (0,)

    def options(self, g: Ankh) -> list[Action]:
        return [*[LAY.actions[side] for side in open_sides(g)], DECLINE.only()]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        return Reason(NO_CARAVAN_THERE, action.arg) if action.verb is LAY else None

    def take(self, g: Ankh, action: Action) -> None:
        if action.verb is LAY:
            lay(g, self.seat, action.arg)
        else:
            g.caravans = []
            g.tell(NO_CARAVAN, g.lead[self.seat])


class NextCamel(Choice["Ankh"]):
    """Ruling 61: lay another side that still allows the caravan to be completed."""

    def question(self) -> Kind:
        return ASK_CAMEL

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (len(g.laid),)

    def options(self, g: Ankh) -> list[Action]:
        return [LAY.actions[side] for side in open_sides(g)]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        if action.verb is DECLINE:
            return Reason(MUST_FINISH)
        return Reason(NO_COMPLETION, action.arg) if action.verb is LAY else None

    def take(self, g: Ankh, action: Action) -> None:
        lay(g, self.seat, action.arg)


class KeepToken(Choice["Ankh"]):
    """§7.2 (1): choose which of the two parts, named by its first space, keeps the old token."""

    def question(self) -> Kind:
        return ASK_KEEP

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (g.tokens[g.regions.region[SIDE_SPACES[g.laid[0]][0]]],)

    def options(self, g: Ankh) -> list[Action]:
        return [KEEP.actions[space] for space in parts(g)]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        if action.verb is not KEEP:
            return None
        space = action.arg
        if g.map.terrain[space] < 0:
            return Reason(OFF_BOARD, space)
        if not g.map.is_land[space]:
            return Reason(WATER_SPACE, space)
        for part in halves(g):
            if space in part:
                return Reason(OTHER_NAME, space, min(part))
        return Reason(OTHER_REGION, space)

    def take(self, g: Ankh, action: Action) -> None:
        first, second = parts(g)
        kept = action.arg
        split(g, kept, second if kept == first else first)
        if g.regions.count > 2:
            old = g.tokens[g.regions.region[first]]
            new = g.tokens[g.regions.region[second]]
            g.do(SwapToken(self.seat, old, new))


class SwapToken(Choice["Ankh"]):
    """§7.2 (3): the token of one of the two new parts may be swapped with another region's."""

    def __init__(self, seat: int, old: int, new: int) -> None:
        super().__init__(seat)
        self.old = old
        self.new = new

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.old, self.new)

    def question(self) -> Kind:
        return ASK_SWAP

    def options(self, g: Ankh) -> list[Action]:
        return [SWAP[min(self.old, self.new)], SWAP[max(self.old, self.new)], DECLINE.only()]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        return Reason(NOT_A_NEW_PART, action.arg) if action.verb is SWAP else None

    def take(self, g: Ankh, action: Action) -> None:
        if action.verb is SWAP:
            other = self.new if action.arg == self.old else self.old
            g.do(SwapWith(self.seat, action.arg, other))


class SwapWith(Choice["Ankh"]):
    """Ruling 57: choose the other region, which is neither of the two new parts."""

    def __init__(self, seat: int, token: int, sister: int) -> None:
        super().__init__(seat)
        self.token = token
        self.sister = sister

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.token, self.sister)

    def question(self) -> Kind:
        return ASK_SWAP_WITH

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (self.token,)

    def options(self, g: Ankh) -> list[Action]:
        others = [t for t in sorted(g.tokens) if t != self.token and t != self.sister]
        return [SWAP_WITH[token] for token in others]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        if action.verb is not SWAP_WITH:
            return None
        return Reason(A_NEW_PART if action.arg in g.tokens else NOT_ON_BOARD, action.arg)

    def take(self, g: Ankh, action: Action) -> None:
        mine = g.region_with(self.token)
        theirs = g.region_with(action.arg)
        tokens = g.tokens[:]
        tokens[mine], tokens[theirs] = tokens[theirs], tokens[mine]
        g.tokens = tokens
        g.tell(TOKENS_SWAPPED, g.lead[self.seat], self.token, action.arg)


def candidates(g: Ankh) -> list[tuple[int, ...]]:
    """§3.5: the legal caravans for which enough camels and tokens are left."""
    pieces = g.rules.pieces
    left = min(pieces.camels - len(g.camels), pieces.longest_caravan)
    if left < 1 or g.regions.count >= pieces.tokens:
        return []
    return caravans(g.map, g.regions, g.camels, left, pieces.smallest_region)


def open_sides(g: Ankh) -> list[int]:
    """Ruling 61: sides of the caravans that are still possible, except those already laid."""
    found: set[int] = set()
    for caravan in g.caravans:
        found.update(caravan)
    found.difference_update(g.laid)
    return sorted(found)


def lay(g: Ankh, seat: int, side: int) -> None:
    """Lay one camel; continue until the caravan is complete."""
    g.laid = tuple(sorted((*g.laid, side)))
    g.caravans = [caravan for caravan in g.caravans if side in caravan]
    g.tell(CAMEL_LAID, g.lead[seat], side)
    if g.laid == g.caravans[0]:
        g.caravans = []
        g.do(KeepToken(seat))
    else:
        g.do(NextCamel(seat))


def halves(g: Ankh) -> tuple[list[int], list[int]]:
    """§7.2: the land of the two parts into which the finished caravan splits its region."""
    one, other = SIDE_SPACES[g.laid[0]]
    laid = list(g.laid)
    return part_of(g.regions, laid, one, other), part_of(g.regions, laid, other, one)


def parts(g: Ankh) -> tuple[int, int]:
    """The first spaces of the two parts, in order."""
    one, other = halves(g)
    first, second = min(one), min(other)
    return (first, second) if first < second else (second, first)


def split(g: Ankh, kept: int, other: int) -> None:
    """§7.2 (2): make the camels permanent, recompute the regions, add the lowest free token."""
    before = g.regions
    tokens = g.tokens
    new = 1
    while new in tokens and new < MOST_TOKENS:
        new += 1
    g.camels = tuple(sorted((*g.camels, *g.laid)))
    g.laid = ()
    g.regions = g.map.cut(g.camels)
    g.tokens = [tokens[before.region[lands[0]]] for lands in g.regions.lands]
    g.tokens[g.regions.region[other]] = new
    for space in (kept, other):
        region = g.regions.region[space]
        event = TOKEN_KEPT if space == kept else TOKEN_ADDED
        g.tell(event, g.tokens[region], space, len(g.regions.lands[region]))
