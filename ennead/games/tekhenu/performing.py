"""A god's action from beginning to end: change of value, action, statue bonuses, technologies."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.kinds import Kind, Reason
from ennead.core.step import Choice, Step
from ennead.games.tekhenu import technologies
from ennead.games.tekhenu.actions import (
    ASK_ABILITY,
    ASK_BONUS,
    ASK_SHIFT,
    CANNOT_ACT,
    DECLINE,
    GAIN,
    SET_VALUE,
    USE,
)
from ennead.games.tekhenu.bastet import BastetAction
from ennead.games.tekhenu.board import (
    BASTET,
    FACES,
    GOODS,
    HATHOR,
    HORUS,
    MOST_SEATS,
    OSIRIS,
    RA,
    THOTH,
    TOKENS,
)
from ennead.games.tekhenu.events import (
    ABILITY_WORKS,
    ACTED,
    ACTION_LOST,
    BONUS_DUE,
    BOT_GAINED,
    FROM_BONUS,
)
from ennead.games.tekhenu.hathor import HathorAction
from ennead.games.tekhenu.horus import HorusAction
from ennead.games.tekhenu.means import (
    OR_LOWER,
    SHIFTED,
    Purse,
    can_act,
    can_act_shifting,
    free_shift,
)
from ennead.games.tekhenu.osiris import OsirisAction
from ennead.games.tekhenu.ra import RaAction
from ennead.games.tekhenu.rules import ABLE_HORUS, ABLE_THOTH
from ennead.games.tekhenu.state import Tekhenu
from ennead.games.tekhenu.supply import gain_all, score
from ennead.games.tekhenu.thoth import ThothAction


class Perform(Step["Tekhenu"]):
    """One god's action. What cannot be carried through when its time comes is lost."""

    def __init__(self, seat: int, god: int, value: int, how: int) -> None:
        self.seat = seat
        self.god = god
        self.value = value
        self.how = how

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.god, self.value, self.how)

    def run(self, g: Tekhenu) -> None:
        seat, god, value, how = self.seat, self.god, self.value, self.how
        if not can_perform(g, Purse(g, seat), god, value, how):
            g.tell(ACTION_LOST, seat, god)
            return
        if free_shift(g, seat, how):
            g.do(Shift(seat, god, value, how))
            return
        g.tell(ACTED, seat, god, value)
        for technology in technologies.of(g, seat):
            technology.before_action(g, seat, god)
        g.do(
            god_step(seat, god, value, how),
            Bonuses(seat, god, owners(g, god)),
            AfterAction(seat, god, value, how),
        )


class Shift(Choice["Tekhenu"]):
    """t14: each god's action may be done with a value a little off the die's."""

    def __init__(self, seat: int, god: int, value: int, how: int) -> None:
        super().__init__(seat)
        self.god = god
        self.value = value
        self.how = how

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.god, self.value, self.how)

    def question(self) -> Kind:
        return ASK_SHIFT

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.god, self.value)

    def options(self, g: Tekhenu) -> list[Action]:
        span = free_shift(g, self.seat, self.how)
        purse = Purse(g, self.seat)
        values = range(max(1, self.value - span), min(FACES, self.value + span) + 1)
        return [SET_VALUE[v] for v in values if can_act(g, purse, self.god, v, self.how)]

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        return Reason(CANNOT_ACT, self.god) if action.verb is SET_VALUE else None

    def take(self, g: Tekhenu, action: Action) -> None:
        g.do(Perform(self.seat, self.god, action.arg, self.how | SHIFTED))


class Bonuses(Step["Tekhenu"]):
    """Statues that stood at the god when the action began pay, from the active player on."""

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
                    paid.append(Bonus(head, self.god))
        g.do(*paid)


class Bonus(Choice["Tekhenu"]):
    """The bonus beside the Horus slot of a god; some leave a choice."""

    def __init__(self, seat: int, god: int) -> None:
        super().__init__(seat)
        self.god = god

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.god)

    def run(self, g: Tekhenu) -> None:
        slot = g.slot_of(self.god)
        if g.is_bot(self.seat):
            pay_bot(g, self.seat, slot)
            return
        g.tell(BONUS_DUE, self.seat, self.god)
        alternatives = g.rules.bonuses[slot]
        if len(alternatives) == 1:
            self.receive(g, alternatives[0])
        else:
            g.ask(self)

    def question(self) -> Kind:
        return ASK_BONUS

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.god,)

    def options(self, g: Tekhenu) -> list[Action]:
        return [GAIN[token_of(gains)] for gains in g.rules.bonuses[g.slot_of(self.god)]]

    def take(self, g: Tekhenu, action: Action) -> None:
        for gains in g.rules.bonuses[g.slot_of(self.god)]:
            if token_of(gains) == action.arg:
                self.receive(g, gains)
                return

    def receive(self, g: Tekhenu, gains: list[int]) -> None:
        gain_all(g, self.seat, gains, FROM_BONUS)
        for technology in technologies.of(g, self.seat):
            technology.bonus_gained(g, self.seat)


class AfterAction(Step["Tekhenu"]):
    """What technologies give for an action that is over."""

    def __init__(self, seat: int, god: int, value: int, how: int) -> None:
        self.seat = seat
        self.god = god
        self.value = value
        self.how = how

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.god, self.value, self.how)

    def run(self, g: Tekhenu) -> None:
        for technology in technologies.of(g, self.seat):
            technology.after_action(g, self.seat, self.god, self.value, self.how)


class Ability(Choice["Tekhenu"]):
    """Some tiles allow a god's action, which may be declined."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.tile)

    def question(self) -> Kind:
        return ASK_ABILITY

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.tile,)

    def options(self, g: Tekhenu) -> list[Action]:
        god, how = ability_god(g, self.tile)
        value = g.rules.tile_amount[self.tile]
        if not can_perform(g, Purse(g, self.seat), god, value, how):
            return []
        return [USE.only(), DECLINE.only()]

    def may_be_skipped(self) -> bool:
        return True

    def take(self, g: Tekhenu, action: Action) -> None:
        if action.verb is USE:
            god, how = ability_god(g, self.tile)
            g.tell(ABILITY_WORKS, self.seat, self.tile)
            g.do(Perform(self.seat, god, g.rules.tile_amount[self.tile], how))


def ability_god(g: Tekhenu, tile: int) -> tuple[int, int]:
    ability = g.rules.tile_ability[tile]
    if ability == ABLE_HORUS:
        return HORUS, OR_LOWER
    return (THOTH if ability == ABLE_THOTH else OSIRIS), 0


def can_perform(g: Tekhenu, purse: Purse, god: int, value: int, how: int) -> bool:
    """Can the action be carried through with its value or one it may be changed to?"""
    if how & OR_LOWER:
        return any(can_act(g, purse, god, lower, how) for lower in range(1, value + 1))
    return can_act_shifting(g, purse, god, value, how)


def god_step(seat: int, god: int, value: int, how: int) -> Step[Tekhenu]:
    if god == HORUS:
        return HorusAction(seat, 1 if how & OR_LOWER else value, value, how)
    if god == RA:
        return RaAction(seat, value, how)
    if god == HATHOR:
        return HathorAction(seat, value, how)
    if god == BASTET:
        return BastetAction(seat, value, how)
    if god == THOTH:
        return ThothAction(seat, value, how, 0)
    return OsirisAction(seat, value, (1 << GOODS) - 1, 1)


def owners(g: Tekhenu, god: int) -> int:
    """The heads with a statue at a god, a bit each."""
    heads = 0
    for head in range(MOST_SEATS):
        if g.shrines[god * MOST_SEATS + head]:
            heads |= 1 << head
    return heads


def token_of(gains: list[int]) -> int:
    """The first token among gains."""
    for token in range(TOKENS):
        if gains[token]:
            return token
    return 0


def pay_bot(g: Tekhenu, head: int, slot: int) -> None:
    """The bot's own bonuses: scribes and points."""
    scribes = g.rules.bot.bonus_scribes[slot]
    if scribes:
        g.stock[head * TOKENS + 5] += scribes
        g.tell(BOT_GAINED, scribes, 5)
    score(g, head, g.rules.bot.bonus_points[slot], FROM_BONUS)
