"""What a player of Ankh sees, as numbers for learners; what is still secret is in none of them."""

from __future__ import annotations

from typing import Final

from ennead.core.card import Setting
from ennead.core.features import Features, Part, write_bits
from ennead.games.ankh.board import (
    CARDS,
    CAT_MUMMY,
    DEEDS,
    EVENT_NAMES,
    GOD_FIGURE,
    GODS,
    GUARDIANS,
    KIND_BITS,
    LEVELS,
    MONUMENTS,
    MOST_TOKENS,
    NEUTRAL,
    OBELISK,
    OWNER_SHIFT,
    POWERS,
    SCENARIO_NAMES,
    SCORPION,
    SIDES,
    SPACES,
)
from ennead.games.ankh.followers import income
from ennead.games.ankh.rules import AnkhRules
from ennead.games.ankh.state import NOBODY, Ankh
from ennead.games.ankh.strength import (
    figure_strength,
    strength_of_cards,
    strength_of_temples,
)

KINDS: Final = 11
"""What can stand on a space: Monuments, God, Warrior, Guardians."""
FIGURES: Final = 8
FACINGS: Final = 6
SIZES: Final = 2
MOST_FOLLOWERS: Final = 30
MOST_INCOME: Final = 15
MOST_STRENGTH: Final = 20
"""More than these are written as these."""


class AnkhFeatures(Features):
    """The board by spaces of the grid, then the tracks, then one block a god, the viewer's first.

    A god stands for the seats that play for it; a merged pair has the block of its leading seat,
    and the partner's block is empty.
    """

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self._board = self.start("kinds")
        self._sides = self.start("camels")
        self._tracks = self.start("scenario")
        self._gods = self.start("in-play-0")
        self._block = (self.size - self._gods) // self.players

    def table_parts(self) -> list[Part]:
        rules = self.setting.rules
        assert isinstance(rules, AnkhRules)
        pieces = rules.pieces
        seats = self.players
        parts = [
            Part(
                "kinds", KINDS * SPACES, 1, "by kind and space: obelisk … temple, God, Warrior, …"
            ),
            Part("owners", seats * SPACES, 1, "by god and space: whose piece stands there"),
            Part("tokens", SPACES, MOST_TOKENS, "by land space: its region's token, from 1"),
            Part("suns", SPACES, 1, "Sun tokens"),
            Part("gates", SPACES, 1, "Underworld tokens"),
            Part("cities", SPACES, 1, "cities"),
            Part("facing", SPACES, FACINGS, "where a Scorpion's claws point, from 1"),
            Part("moved", SPACES, 1, "figures that have moved in this action or Battle"),
            Part("pyramids", SPACES, 1, "Pyramids that may still summon"),
            Part("safe", SPACES, 1, "figures that Flood or Isis keeps alive"),
            Part("camels", SIDES, 1, "camels by side"),
            Part("laid", SIDES, 1, "camels of the caravan that is being laid"),
            Part("scenario", len(SCENARIO_NAMES), 1, ", ".join(SCENARIO_NAMES)),
            Part("leads", seats * seats, 1, "by seat from me on: the god it plays for"),
            Part("first", seats, 1, "the seat that has the first turn"),
            Part("turn", seats, 1, "the seat whose turn it is"),
            Part("allowances", 2, 9, "ordinary and Underworld summons left"),
            Part("markers", DEEDS, 9, "action markers: move, summon, gain, unlock"),
            Part("events", 1, len(rules.events), "events done"),
            Part("next-event", len(EVENT_NAMES), 1, ", ".join(EVENT_NAMES)),
            Part("conflicts", 1, len(rules.events), "conflicts done"),
            Part("flags", 2, 1, "the Tiebreaker and Amun's token lie face up"),
            Part("guardians", GUARDIANS, 1, "Guardians in play"),
            Part("on-card", LEVELS, 9, "Guardians left on their card by level"),
            Part("gone", GUARDIANS, 9, "Guardians that have left the game"),
            Part("monuments", MONUMENTS, max(pieces.monuments), "obelisks … in the supply"),
            Part("supply", 3, max(pieces.camels, 9), "camels, Sun and Underworld tokens left"),
            Part("token-supply", MOST_TOKENS, 1, "Conflict tokens that are not on the board"),
            Part("arena", MOST_TOKENS, 1, "the region of the Battle that is going on"),
        ]
        for block in range(seats):
            parts += self._god_parts(rules, block)
        return parts

    def _god_parts(self, rules: AnkhRules, block: int) -> list[Part]:
        pieces = rules.pieces

        def part(name: str, length: int, high: int, meaning: str) -> Part:
            return Part(f"{name}-{block}", length, high, meaning)

        return [
            part("in-play", 1, 1, "not forgotten, not merged into another"),
            part("god", GODS, 1, "whose abilities: amun, anubis, isis, osiris, ra"),
            part("devotion", 1, rules.top, "Devotion"),
            part("rank", 1, GODS, "gods that are behind"),
            part("followers", 1, MOST_FOLLOWERS, "Followers"),
            part("ankhs", 1, 2 * pieces.ankh_tokens, "Ankh tokens in the pool"),
            part("powers", POWERS, 1, "powers unlocked"),
            part("warriors", 1, 2 * pieces.warriors, "Warriors in the pool"),
            part("pool", GUARDIANS, 9, "Guardians in the pool"),
            part("bases", SIZES, 9, "free bases, small and large"),
            part("trapped", 1, max(pieces.slots, 1), "Warriors in Anubis's slots"),
            part("hand", CARDS, 1, "cards in hand"),
            part("income", 1, MOST_INCOME, "what Gain Followers would bring"),
            part("tiebreaker", 1, 1, "holds the Tiebreaker"),
            part("strength", MOST_TOKENS, MOST_STRENGTH, "by region's token: strength there"),
            part("fights", 2, 1, "takes part in the Battle; with two cards"),
            part("played", CARDS, 1, "cards revealed in the Battle"),
            part("fallen", 1, 9, "figures lost in the Battle"),
            part("dying", FIGURES, 9, "figures that have just died: God, Warrior, Guardians"),
            part("wins", 2, 1, "has won the Battle; has won the game"),
        ]

    def write_table(self, g: Ankh, seat: int, row: bytearray, at: int) -> None:
        me = g.lead[seat]
        self._write_board(g, me, row, at + self._board)
        for side in g.camels:
            row[at + self._sides + side] = 1
        for side in g.laid:
            row[at + self._sides + SIDES + side] = 1
        self._write_tracks(g, seat, me, row, at + self._tracks)
        strengths = self._strengths(g)
        for god in range(self.players):
            if g.lead[god] == god:
                block = (god - me) % self.players
                self._write_god(g, god, strengths, row, at + self._gods + block * self._block)

    def _write_board(self, g: Ankh, me: int, row: bytearray, at: int) -> None:
        owners = at + KINDS * SPACES
        planes = owners + self.players * SPACES
        facing = planes + 4 * SPACES
        for space in g.map.spaces:
            code = g.piece[space]
            if code:
                kind = code & KIND_BITS
                row[at + (kind - OBELISK) * SPACES + space] = 1
                owner = (code >> OWNER_SHIFT) - 1
                if owner != NEUTRAL:
                    row[owners + (owner - me) % self.players * SPACES + space] = 1
                if kind == SCORPION:
                    row[facing + space] = g.facing[space] + 1
        for region, lands in enumerate(g.regions.lands):
            token = g.tokens[region]
            for space in lands:
                row[planes + space] = token
        for plane, spaces in (
            (1, g.suns),
            (2, g.gates),
            (3, g.cities),
            (5, g.moved),
            (6, g.pyramids),
            (7, g.safe),
        ):
            for space in spaces:
                row[planes + plane * SPACES + space] = 1

    def _write_tracks(self, g: Ankh, seat: int, me: int, row: bytearray, at: int) -> None:
        seats = self.players
        row[at + g.ground.name] = 1
        at += len(SCENARIO_NAMES)
        for other in range(seats):
            row[at + (other - seat) % seats * seats + (g.lead[other] - me) % seats] = 1
        at += seats * seats
        row[at + (g.first - seat) % seats] = 1
        at += seats
        if g.turns:
            row[at + (g.active - seat) % seats] = 1
        at += seats
        row[at] = g.ordinary
        row[at + 1] = g.underworld
        at += 2
        for deed in range(DEEDS):
            row[at + deed] = g.markers[deed]
        at += DEEDS
        row[at] = g.events_done
        if g.events_done < len(g.rules.events):
            row[at + 1 + g.rules.events[g.events_done]] = 1
        at += 1 + len(EVENT_NAMES)
        row[at] = g.conflicts
        row[at + 1] = 1 if g.tiebreaker_up else 0
        row[at + 2] = 1 if g.amun_up else 0
        self._write_supplies(g, row, at + 3)

    def _write_supplies(self, g: Ankh, row: bytearray, at: int) -> None:
        for level in range(LEVELS):
            row[at + g.kinds[level] - CAT_MUMMY] = 1
            row[at + GUARDIANS + level] = g.on_card[level]
        at += GUARDIANS + LEVELS
        for kind in range(GUARDIANS):
            row[at + kind] = g.gone[kind]
        at += GUARDIANS
        for monument in range(MONUMENTS):
            row[at + monument] = g.supply[monument + 1]
        at += MONUMENTS
        pieces = g.rules.pieces
        row[at] = pieces.camels - len(g.camels) - len(g.laid)
        row[at + 1] = g.suns_left()
        row[at + 2] = pieces.gates - len(g.gates)
        at += 3
        for token in range(1, pieces.tokens + 1):
            if token not in g.tokens:
                row[at + token - 1] = 1
        if g.arena != NOBODY:
            row[at + MOST_TOKENS + g.tokens[g.arena] - 1] = 1

    def _strengths(self, g: Ankh) -> list[int]:
        """By god and region's token: figures, Temples and, in the Battle, cards."""
        found = [0] * (self.players * MOST_TOKENS)
        touched = g.regions.touched
        for god, figures in enumerate(g.figures):
            here: set[int] = set()
            for space in figures:
                worth = figure_strength(g, god, space)
                for region in touched[space]:
                    found[god * MOST_TOKENS + g.tokens[region] - 1] += worth
                    here.add(region)
            for region in here:
                extra = strength_of_temples(g, god, region)
                if region == g.arena:
                    extra += strength_of_cards(g, g.played[god])
                found[god * MOST_TOKENS + g.tokens[region] - 1] += extra
        return found

    def _write_god(self, g: Ankh, god: int, strengths: list[int], row: bytearray, at: int) -> None:
        ranks = g.ranks
        row[at] = 1 if god in ranks else 0
        write_bits(row, at + 1, g.abilities[god])
        at += 1 + GODS
        row[at] = g.devotion[god]
        row[at + 1] = ranks.index(god) if god in ranks else 0
        row[at + 2] = min(g.followers[god], MOST_FOLLOWERS)
        row[at + 3] = g.ankhs[god]
        at += 4
        write_bits(row, at, g.powers[god])
        at += POWERS
        row[at] = g.warriors[god]
        at += 1
        for i in range(GUARDIANS):
            row[at + i] = g.guardians[god * GUARDIANS + i]
        at += GUARDIANS
        for size in range(SIZES):
            row[at + size] = max(0, g.rules.pieces.bases[size] - g.guardians_of(god, size))
        at += SIZES
        row[at] = g.slots.count(god)
        write_bits(row, at + 1, g.hands[god])
        at += 1 + CARDS
        row[at] = min(income(g, god), MOST_INCOME)
        row[at + 1] = 1 if g.tiebreaker == god else 0
        at += 2
        for i in range(MOST_TOKENS):
            row[at + i] = min(strengths[god * MOST_TOKENS + i], MOST_STRENGTH)
        self._write_battle(g, god, row, at + MOST_TOKENS)

    def _write_battle(self, g: Ankh, god: int, row: bytearray, at: int) -> None:
        last = at + 2 + CARDS + 1 + FIGURES
        row[last + 1] = 1 if g.victor == god else 0
        if g.arena == NOBODY:
            return
        row[at] = 1 if god in g.fighters else 0
        row[at + 1] = g.doubled >> god & 1
        at += 2
        write_bits(row, at, g.played[god])
        at += CARDS
        row[at] = g.fallen[god]
        for code in g.dead:
            if (code >> OWNER_SHIFT) - 1 == god:
                row[at + 1 + (code & KIND_BITS) - GOD_FIGURE] += 1
        row[last] = 1 if g.winner == god else 0
