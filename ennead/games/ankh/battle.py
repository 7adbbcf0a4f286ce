"""Battle: from relocating figures to the aftermath (B)."""

from __future__ import annotations

from collections.abc import Sequence

from ennead.core.action import Action
from ennead.core.kinds import Kind, Reason
from ennead.core.step import Choice, Step, Together
from ennead.games.ankh.actions import (
    ASK_CARD,
    ASK_CARDS,
    CARD_USED,
    ONE_CARD_ONLY,
    PLAY,
    PLAY_TWO,
    TWO_DIFFERENT,
)
from ennead.games.ankh.aftermath import (
    EndOfBattle,
    Miracles,
    OsirisLost,
    Reclaim,
    Worshippers,
    clear_battle,
)
from ennead.games.ankh.board import AMUN, CARDS
from ennead.games.ankh.cards import Buildings, Floods, Plagues
from ennead.games.ankh.events import BATTLE, JOINS_BATTLE, REVEALED
from ennead.games.ankh.gods import AnnounceTwoCards
from ennead.games.ankh.monuments import majorities
from ennead.games.ankh.relocation import Relocations
from ennead.games.ankh.resolution import Resolution
from ennead.games.ankh.rewards import reward_majorities
from ennead.games.ankh.state import Ankh


class Battle(Step["Ankh"]):
    """All gods with a figure in the region take part, to the end."""

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
            Relocations(),
            SecondCard(),
            PlayCards(),
            Floods(),
            Buildings(),
            Plagues(),
            Majorities(),
            Resolution(),
            OsirisLost(),
            Miracles(),
            Worshippers(),
            Reclaim(),
            EndOfBattle(),
        )


class SecondCard(Step["Ankh"]):
    """B2: Amun with his token face up and two cards in hand announces."""

    def run(self, g: Ankh) -> None:
        amun = g.entity_of(AMUN)
        if amun in g.fighters and g.amun_up and g.hands[amun].bit_count() > 1:
            g.do(AnnounceTwoCards(amun))


class PlayCards(Together["Ankh"]):
    """B3: all choose in secret and reveal together."""

    def choices(self, g: Ankh) -> Sequence[Choice[Ankh]]:
        return [
            ChooseTwoCards(god) if g.doubled >> god & 1 else ChooseCard(god) for god in g.fighters
        ]


class ChooseCard(Choice["Ankh"]):
    """One card of the hand."""

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
    """Amun has announced it."""

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
    return [card for card in range(CARDS) if hand >> card & 1]


def reveal_cards(g: Ankh, god: int, action: Action) -> None:
    """Played cards are used and lie open."""
    played = g.played[:]
    hands = g.hands[:]
    for card in action.args:
        played[god] |= 1 << card
        hands[god] &= ~(1 << card)
        g.tell(REVEALED, god, card)
    g.played = played
    g.hands = hands


class Majorities(Step["Ankh"]):
    """B7: those with a figure left here are paid for Monuments, all counted before."""

    def run(self, g: Ankh) -> None:
        found = majorities(g, g.arena)
        for god in g.ranks:
            if god in g.fighters and found[god] and g.figures_in(god, g.arena):
                reward_majorities(g, god, found[god])
                if g.over:
                    return
