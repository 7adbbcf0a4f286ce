"""Horus bonuses: what statues pay their owners for a god's action (6.1, 10.5, A4)."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Step
from ennead.core.vocabulary import Kind
from ennead.games.tekhenu.rules import technologies
from ennead.games.tekhenu.rules.gains import gain, gain_all, score
from ennead.games.tekhenu.rules.state import Tekhenu
from ennead.games.tekhenu.rules.turn_choice import TurnChoice
from ennead.games.tekhenu.vocabulary.actions import ASK_BONUS, GAIN
from ennead.games.tekhenu.vocabulary.events import BONUS_DUE, FROM_BONUS
from ennead.games.tekhenu.vocabulary.names import MOST_SEATS, SCRIBE, TOKENS


class HorusBonuses(Step["Tekhenu"]):
    """A4: once the action is resolved, its statues pay in turn order from the active player.

    `heads` are the owners when the action began: a statue does not pay for the action that
    built it (A52).
    """

    def __init__(self, seat: int, god: int, heads: int) -> None:
        self.seat = seat
        self.god = god
        self.heads = heads

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.god, self.heads)

    def run(self, g: Tekhenu) -> None:
        if not self.heads:
            return
        paid: list[Step[Tekhenu]] = []
        for head in g.in_turn_order_from(self.seat):
            if self.heads >> head & 1:
                if head != self.seat or g.rules.pays_own_action[g.players]:
                    paid.append(HorusBonus(head, self.god))
        g.do(*paid)


class HorusBonus(TurnChoice):
    """6.1: the bonus beside the god's Horus slot; asked only if it leaves a choice."""

    def __init__(self, seat: int, god: int) -> None:
        super().__init__(seat)
        self.god = god

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.god)

    def run(self, g: Tekhenu) -> None:
        slot = g.slot_of(self.god)
        if g.is_bot(self.seat):
            gain_bot_bonus(g, self.seat, slot)
            return
        alternatives = g.rules.bonuses[slot]
        if len(alternatives) == 1:
            self.receive(g, alternatives[0])
        else:
            g.ask(self)

    def question(self) -> Kind:
        return ASK_BONUS

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.god,)

    def answers(self, g: Tekhenu) -> list[Action]:
        return [GAIN[first_token(gains)] for gains in g.rules.bonuses[g.slot_of(self.god)]]

    def answer(self, g: Tekhenu, action: Action) -> None:
        for gains in g.rules.bonuses[g.slot_of(self.god)]:
            if first_token(gains) == action.arg:
                self.receive(g, gains)
                return

    def receive(self, g: Tekhenu, gains: list[int]) -> None:
        g.tell(BONUS_DUE, self.seat, self.god)
        gain_all(g, self.seat, gains, FROM_BONUS)
        for technology in technologies.owned_by(g, self.seat):
            technology.bonus_gained(g, self.seat)


def statue_owners(g: Tekhenu, god: int) -> int:
    """A4: the heads with a statue at a god, a bit each."""
    heads = 0
    for head in range(MOST_SEATS):
        if g.shrines[god * MOST_SEATS + head]:
            heads |= 1 << head
    return heads


def first_token(gains: list[int]) -> int:
    """The first token in a list of gains, which tells the alternatives of a bonus apart."""
    for token in range(TOKENS):
        if gains[token]:
            return token
    return 0


def gain_bot_bonus(g: Tekhenu, head: int, slot: int) -> None:
    """10.5: Botankhamun gains scribes and points by slot."""
    gain(g, head, SCRIBE, g.rules.bot.bonus_scribes[slot])
    score(g, head, g.rules.bot.bonus_points[slot], FROM_BONUS)
