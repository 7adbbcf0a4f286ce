"""B: the stages of a Battle; playing cards (B2, B3) and Monument majorities (B7)."""

from __future__ import annotations

from collections.abc import Sequence

from ennead.core.action import Action
from ennead.core.step import Choice, SimultaneousChoice, Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.ankh.rules.aftermath import (
    CyclesOfMaat,
    EndOfBattle,
    Miracles,
    OfferUnderworld,
    OfferWorship,
    clear_battle,
)
from ennead.games.ankh.rules.cards import Floods, OfferBuilding, Plagues
from ennead.games.ankh.rules.gods import AnnounceTwoCards
from ennead.games.ankh.rules.monuments import majorities
from ennead.games.ankh.rules.relocation import OfferRelocation
from ennead.games.ankh.rules.resolution import Resolution
from ennead.games.ankh.rules.rewards import reward_majorities
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.actions import (
    ASK_CARD,
    ASK_CARDS,
    CARD_USED,
    ONE_CARD_ONLY,
    PLAY,
    PLAY_TWO,
    TWO_DIFFERENT,
)
from ennead.games.ankh.vocabulary.events import BATTLE, JOINS_BATTLE, REVEALED
from ennead.games.ankh.vocabulary.names import AMUN, CARDS


class Battle(Step["Ankh"]):
    """B: every god with a figure in the region takes part until the end."""

    def __init__(self, token: int) -> None:
        self.token = token

    def fields(self) -> tuple[int, ...]:
        return (self.token,)

    def run(self, g: Ankh) -> None:
        region = g.region_with(self.token)
        clear_battle(g)
        g.arena = region
        g.fighters = tuple(g.present(region))
        g.tell(BATTLE, self.token)
        for god in g.fighters:
            g.tell(JOINS_BATTLE, god, self.token, len(g.figures_in(god, region)))
        g.do(
            OfferRelocation(),
            OfferSecondCard(),
            PlayCards(),
            Floods(),
            OfferBuilding(),
            Plagues(),
            MonumentMajorities(),
            Resolution(),
            OfferUnderworld(),
            Miracles(),
            OfferWorship(),
            CyclesOfMaat(),
            EndOfBattle(),
        )


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


class MonumentMajorities(Step["Ankh"]):
    """B7: pay gods that still have a figure here; all majorities are counted first."""

    def run(self, g: Ankh) -> None:
        found = majorities(g, g.arena)
        for god in g.ranks:
            if god in g.fighters and found[god] and g.figures_in(god, g.arena):
                reward_majorities(g, god, found[god])
                if g.over:
                    return
