"""B2 to B6, Battle cards: playing them, then Flood, Build Monument and Plague of Locusts."""

from __future__ import annotations

from collections.abc import Sequence

from ennead.core.action import Action
from ennead.core.step import Choice, SimultaneousChoice, Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.ankh.rules.deaths import kill, mortals
from ennead.games.ankh.rules.followers import pay, receive
from ennead.games.ankh.rules.gods import AnnounceTwoCards
from ennead.games.ankh.rules.monuments import build
from ennead.games.ankh.rules.placement import why_not_free_in_arena
from ennead.games.ankh.rules.region_names import in_words
from ennead.games.ankh.rules.state import NOBODY, Ankh
from ennead.games.ankh.vocabulary.actions import (
    ASK_BID,
    ASK_BUILD,
    ASK_CARD,
    ASK_CARDS,
    ASK_SITE,
    BID,
    BUILD_MONUMENT,
    CARD_USED,
    CITY_SPACE,
    DECLINE,
    NONE_IN_SUPPLY,
    ONE_CARD_ONLY,
    PLAY,
    PLAY_TWO,
    SITE,
    TOO_FEW_FOLLOWERS,
    TWO_DIFFERENT,
    UNDERWORLD_SPACE,
)
from ennead.games.ankh.vocabulary.events import (
    BIDS,
    BUILT,
    BY_PLAGUE,
    FOR_BUILDING,
    FOR_PLAGUE,
    FROM_FLOOD,
    NOBODY_SPARED,
    NOT_BUILT,
    PLAGUE_COMES,
    REVEALED,
    SHELTERED,
    SPARED,
)
from ennead.games.ankh.vocabulary.names import (
    AMUN,
    BUILD,
    CARDS,
    FERTILE,
    FLOOD,
    INSPIRING,
    MONUMENTS,
    MOST_BID,
    NOTHING,
    PLAGUE,
)


def players_of(g: Ankh, card: int) -> list[int]:
    """The gods that have played a card in this Battle, in ascending order."""
    return [god for god in g.ranks if g.played[god] >> card & 1]


def figures_on(g: Ankh, god: int, terrain: int) -> list[int]:
    """B4, B8.4: a god's figures in the Battle on one terrain; Underworld spaces have none."""
    return [
        space
        for space in g.figures[god]
        if g.regions.region[space] == g.arena
        and g.map.terrain[space] == terrain
        and space not in g.gates
    ]


class OfferSecondCard(Step["Ankh"]):
    """B2: Amun may announce a second card if his token is face up and he holds two cards."""

    def run(self, g: Ankh) -> None:
        amun = g.god_with_ability(AMUN)
        if amun in g.fighters and g.amun_up and g.hands[amun].bit_count() > 1:
            g.do(AnnounceTwoCards(amun))


class PlayCards(SimultaneousChoice["Ankh"]):
    """B3: all gods of the Battle choose in secret and reveal together."""

    def choices(self, g: Ankh) -> Sequence[Choice[Ankh]]:
        return [
            ChooseTwoCards(god) if g.doubled >> god & 1 else ChooseCard(god) for god in g.fighters
        ]


class ChooseCard(Choice["Ankh"]):
    """B3: one card from the hand."""

    def question(self) -> Kind:
        return ASK_CARD

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (g.tokens[g.arena],)

    def options(self, g: Ankh) -> list[Action]:
        return [PLAY.actions[card] for card in cards_in(g.hands[self.seat])]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        if action.verb is PLAY_TWO:
            return Reason(ONE_CARD_ONLY)
        return Reason(CARD_USED, action.arg) if action.verb is PLAY else None

    def take(self, g: Ankh, action: Action) -> None:
        reveal_cards(g, self.seat, action)


class ChooseTwoCards(Choice["Ankh"]):
    """B3: two cards from the hand, after Amun's announcement (B2)."""

    def question(self) -> Kind:
        return ASK_CARDS

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (g.tokens[g.arena],)

    def options(self, g: Ankh) -> list[Action]:
        cards = cards_in(g.hands[self.seat])
        return [PLAY_TWO[one, two] for one in cards for two in cards if one < two]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        if action.verb is not PLAY and action.verb is not PLAY_TWO:
            return None
        for card in action.args:
            if not g.hands[self.seat] >> card & 1:
                return Reason(CARD_USED, card)
        return Reason(TWO_DIFFERENT)

    def take(self, g: Ankh, action: Action) -> None:
        reveal_cards(g, self.seat, action)


def cards_in(hand: int) -> list[int]:
    """The cards in a hand (a bit each)."""
    return [card for card in range(CARDS) if hand >> card & 1]


def reveal_cards(g: Ankh, god: int, action: Action) -> None:
    """B3: played cards are used and stay open."""
    played = g.played[:]
    hands = g.hands[:]
    for card in action.args:
        played[god] |= 1 << card
        hands[god] &= ~(1 << card)
        g.tell(REVEALED, god, card)
    g.played = played
    g.hands = hands


class Floods(Step["Ankh"]):
    """B4: 1 Follower per own figure on fertile land; these figures survive the Resolution."""

    def run(self, g: Ankh) -> None:
        for god in players_of(g, FLOOD):
            spaces = figures_on(g, god, FERTILE)
            receive(g, god, len(spaces), FROM_FLOOD)
            for space in spaces:
                g.tell(SHELTERED, god, g.kind_at(space), space)
            g.safe = tuple(sorted((*g.safe, *spaces)))


class OfferBuilding(Step["Ankh"]):
    """B5: ask each god that played Build Monument, in ascending order."""

    def run(self, g: Ankh) -> None:
        g.do(*[BuildMonument(god) for god in players_of(g, BUILD)])


class BuildMonument(Choice["Ankh"]):
    """B5: pay for a Monument of any kind left in the supply, or decline."""

    def run(self, g: Ankh) -> None:
        if can_build(g, self.seat):
            g.ask(self)
        else:
            g.tell(NOT_BUILT, self.seat)

    def question(self) -> Kind:
        return ASK_BUILD

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (g.tokens[g.arena], build_cost(g, self.seat))

    def options(self, g: Ankh) -> list[Action]:
        kinds = [kind for kind in range(1, MONUMENTS + 1) if g.supply[kind]]
        return [*[BUILD_MONUMENT[kind] for kind in kinds], DECLINE.only()]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        return Reason(NONE_IN_SUPPLY, action.arg) if action.verb is BUILD_MONUMENT else None

    def take(self, g: Ankh, action: Action) -> None:
        if action.verb is BUILD_MONUMENT:
            g.do(ChooseSite(self.seat, action.arg))
        else:
            g.tell(NOT_BUILT, self.seat)


class ChooseSite(Choice["Ankh"]):
    """B5: where to build the Monument."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.kind)

    def question(self) -> Kind:
        return ASK_SITE

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (self.kind, g.tokens[g.arena])

    def options(self, g: Ankh) -> list[Action]:
        return [SITE.actions[space] for space in sites(g)]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        if action.verb is not SITE:
            return None
        space = action.arg
        other = CITY_SPACE if space in g.cities else UNDERWORLD_SPACE
        return why_not_free_in_arena(g, space) or Reason(other, space)

    def take(self, g: Ankh, action: Action) -> None:
        pay(g, self.seat, build_cost(g, self.seat), FOR_BUILDING)
        build(g, self.seat, self.kind, action.arg)
        g.tell(BUILT, self.seat, self.kind, action.arg)


def build_cost(g: Ankh, god: int) -> int:
    """B5: what a Monument costs; nothing with Inspiring."""
    return 0 if g.has_power(god, INSPIRING) else g.rules.build_cost


def can_build(g: Ankh, god: int) -> bool:
    """B5: needs a free space, an Ankh token, a Monument in the supply, and the Followers."""
    if g.followers[god] < build_cost(g, god) or not g.ankhs[god]:
        return False
    return sum(g.supply) > 0 and bool(sites(g))


def sites(g: Ankh) -> list[int]:
    """B5: empty land in the region without an Underworld or City token."""
    return [
        space
        for space in g.regions.lands[g.arena]
        if g.piece[space] == NOTHING and space not in g.gates and space not in g.cities
    ]


class Plagues(Step["Ankh"]):
    """B6: once per card, in ascending order of the gods that revealed it."""

    def run(self, g: Ankh) -> None:
        g.do(*[PlagueOfLocusts(god) for god in players_of(g, PLAGUE)])


class PlagueOfLocusts(Step["Ankh"]):
    """B6: every god with a figure here bids Followers to save its figures."""

    def __init__(self, god: int) -> None:
        self.god = god

    def fields(self) -> tuple[int, ...]:
        return (self.god,)

    def run(self, g: Ankh) -> None:
        space, part = in_words(g, g.arena)
        g.tell(PLAGUE_COMES, self.god, g.tokens[g.arena], space, part)
        g.do(Bids(), PlagueDeaths())


class Bids(SimultaneousChoice["Ankh"]):
    """B6: bid in secret and reveal together."""

    def choices(self, g: Ankh) -> Sequence[Choice[Ankh]]:
        return [Bid(god) for god in g.present(g.arena)]


class Bid(Choice["Ankh"]):
    """B6, ruling 65: any number of Followers; all bids are lost."""

    def question(self) -> Kind:
        return ASK_BID

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (g.tokens[g.arena],)

    def options(self, g: Ankh) -> list[Action]:
        return BID.actions[: min(g.followers[self.seat], MOST_BID) + 1]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        if action.verb is not BID:
            return None
        return Reason(TOO_FEW_FOLLOWERS, g.followers[self.seat])

    def take(self, g: Ankh, action: Action) -> None:
        bids = g.bids[:]
        bids[self.seat] = action.arg
        g.bids = bids
        g.tell(BIDS, self.seat, action.arg)
        pay(g, self.seat, action.arg, FOR_PLAGUE)


class PlagueDeaths(Step["Ankh"]):
    """B6: all but the figures of the sole highest bidder die; Gods never do."""

    def run(self, g: Ankh) -> None:
        highest = max(g.bids)
        spared = NOBODY
        if highest >= 0 and g.bids.count(highest) == 1:
            spared = g.bids.index(highest)
            g.tell(SPARED, spared, highest)
        else:
            space, part = in_words(g, g.arena)
            g.tell(NOBODY_SPARED, g.tokens[g.arena], space, part)
        victims: list[int] = []
        for god in range(len(g.figures)):
            if god != spared:
                victims += mortals(g, god, g.arena)
        g.bids = [NOBODY] * len(g.figures)
        kill(g, sorted(victims), BY_PLAGUE)
