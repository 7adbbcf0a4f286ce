"""Destiny cards: an ankh value for the next ties, and a small reward."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.kinds import Kind, Reason
from ennead.core.log import EVERYONE
from ennead.core.step import Choice, Step
from ennead.games.tekhenu import technologies
from ennead.games.tekhenu.actions import ASK_DESTINY, DESTINE, DESTINY_TAKEN
from ennead.games.tekhenu.board import DESTINIES
from ennead.games.tekhenu.events import BOT_DESTINY, DESTINY_CHOSEN, FROM_ORDER
from ennead.games.tekhenu.populace import RaiseOne
from ennead.games.tekhenu.state import NOTHING, Tekhenu
from ennead.games.tekhenu.supply import gain_all


class DestinyPick(Choice["Tekhenu"]):
    """One of the destiny cards left; its reward comes at once or later in the set-up."""

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
    """What the destiny card gives."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Tekhenu) -> None:
        card = g.destiny[self.seat]
        gain_all(g, self.seat, g.rules.destiny_gain[card], FROM_ORDER)
        if g.rules.destiny_raise[card]:
            g.do(RaiseOne(self.seat, g.rules.destiny_raise[card]))


class BotDestiny(Step["Tekhenu"]):
    """The bot, when first, takes one of two cards at random and no reward."""

    def run(self, g: Tekhenu) -> None:
        cards = g.rules.bot.destiny
        card = cards[g.chance(len(cards), EVERYONE)]
        g.destiny = g.destiny[:]
        g.destiny[g.players] = card
        g.tell(BOT_DESTINY, card)


def ankh(g: Tekhenu, head: int) -> int:
    """Higher goes first among equal balances."""
    if g.is_bot(head):
        return g.rules.bot.ankh
    for technology in technologies.of(g, head):
        value = technology.ankh(g)
        if value >= 0:
            return value
    card = g.destiny[head]
    return g.rules.ankh[card] if card != NOTHING else NOTHING


def picks(g: Tekhenu, rewards: int) -> list[Step[Tekhenu]]:
    """In turn order; a bot that comes last leaves all cards to the player."""
    steps: list[Step[Tekhenu]] = []
    for place, head in enumerate(g.order):
        if not g.is_bot(head):
            steps.append(DestinyPick(head, rewards))
        elif place == 0:
            steps.append(BotDestiny())
    return steps
