"""Destiny cards: an ankh value for the next tie, and a small reward (9.2)."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.log import EVERYONE
from ennead.core.step import Choice, Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.tekhenu.rules import technologies
from ennead.games.tekhenu.rules.gains import gain_all
from ennead.games.tekhenu.rules.population import ChooseMarkerToRaise
from ennead.games.tekhenu.rules.state import NOTHING, Tekhenu
from ennead.games.tekhenu.vocabulary.actions import ASK_DESTINY, DESTINE, DESTINY_TAKEN
from ennead.games.tekhenu.vocabulary.events import BOT_DESTINY, DESTINY_CHOSEN, FROM_ORDER
from ennead.games.tekhenu.vocabulary.names import DESTINIES


class PickDestiny(Choice["Tekhenu"]):
    """3 step 11, 7.1 step 8: take a destiny card; in the set-up its reward comes later (A51)."""

    def __init__(self, seat: int, rewards: int) -> None:
        super().__init__(seat)
        self.rewards = rewards

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.rewards)

    def question(self) -> Kind:
        return ASK_DESTINY

    def options(self, g: Tekhenu) -> list[Action]:
        return [DESTINE[card] for card in range(DESTINIES) if card not in g.destiny]

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        return Reason(DESTINY_TAKEN, action.arg) if action.verb is DESTINE else None

    def take(self, g: Tekhenu, action: Action) -> None:
        g.destiny = g.destiny[:]
        g.destiny[self.seat] = action.arg
        g.tell(DESTINY_CHOSEN, self.seat, action.arg)
        if self.rewards:
            g.do(DestinyReward(self.seat))


class DestinyReward(Step["Tekhenu"]):
    """9.2: what the destiny card gives."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Tekhenu) -> None:
        card = g.destiny[self.seat]
        gain_all(g, self.seat, g.rules.destiny_gain[card], FROM_ORDER)
        if g.rules.destiny_raise[card]:
            g.do(ChooseMarkerToRaise(self.seat, g.rules.destiny_raise[card]))


class BotDestiny(Step["Tekhenu"]):
    """10.1, 10.6: if the bot is first it takes the gold or the scribe card, without reward."""

    def run(self, g: Tekhenu) -> None:
        cards = g.rules.bot.destiny
        card = cards[g.chance(len(cards), EVERYONE)]
        g.destiny = g.destiny[:]
        g.destiny[g.players] = card
        g.tell(BOT_DESTINY, card)


def ankh(g: Tekhenu, head: int) -> int:
    """7.1 step 5: the higher value goes first among equal balances; T15 replaces the card."""
    if g.is_bot(head):
        return g.rules.bot.ankh
    for technology in technologies.owned_by(g, head):
        value = technology.ankh(g)
        if value >= 0:
            return value
    card = g.destiny[head]
    return g.rules.ankh[card] if card != NOTHING else NOTHING


def destiny_picks(g: Tekhenu, rewards: int) -> list[Step[Tekhenu]]:
    """7.1 step 8: in turn order; a bot that is second takes no card (10.6)."""
    steps: list[Step[Tekhenu]] = []
    for place, head in enumerate(g.order):
        if not g.is_bot(head):
            steps.append(PickDestiny(head, rewards))
        elif place == 0:
            steps.append(BotDestiny())
    return steps
