"""What a player of Ankh sees, as numbers for learners; what is still secret is in none of them."""

from __future__ import annotations

from typing import Final

from ennead.core.features import Features, Part
from ennead.core.row import Row, bits, lone, ones, tally
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
BATTLE_NUMBERS: Final = 2 + CARDS + 1 + FIGURES
GOD_NUMBERS: Final = (
    1 + GODS + 4 + POWERS + 1 + GUARDIANS + SIZES + 1 + CARDS + 2 + MOST_TOKENS + BATTLE_NUMBERS + 2
)

# The stretches that are remembered; the pieces once for each viewing god, then each god's own.
LAND: Final = 0
FACES: Final = 1
CAMELS: Final = 2
POWER: Final = 3
PIECES: Final = 4
GOD: Final = PIECES + GODS


class AnkhFeatures(Features):
    """The board by spaces of the grid, then the tracks, then one block a god, the viewer's first.

    A god stands for the seats that play for it; a merged pair has the block of its leading seat,
    and the partner's block is empty.
    """

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

    def write_table(self, g: Ankh, seat: int, row: Row) -> None:
        me = g.lead[seat]
        self._write_board(g, me, row)
        self._write_tracks(g, seat, me, row)
        power = row.recall(
            POWER,
            (
                g.piece,
                g.monuments,
                g.figures,
                g.regions,
                g.tokens,
                g.powers,
                g.abilities,
                g.slots,
                g.arena,
                g.played,
            ),
        )
        if power is None:
            power = row.keep(bytes(self._strengths(g) + self._incomes(g)))
        for block in range(self.players):
            self._write_god(g, (me + block) % self.players, power, row)

    def _write_board(self, g: Ankh, me: int, row: Row) -> None:
        pieces = row.recall(PIECES + me, (g.piece,))
        if pieces is None:
            pieces = row.keep(self._pieces(g, me))
        row.add(pieces)
        land = row.recall(LAND, (g.regions, g.tokens, g.suns, g.gates, g.cities))
        if land is None:
            land = row.keep(self._land(g))
        row.add(land)
        faces = row.recall(FACES, (g.piece, g.facing))
        if faces is None:
            faces = row.keep(self._faces(g))
        row.add(faces)
        row.add(ones(SPACES, g.moved))
        row.add(ones(SPACES, g.pyramids))
        row.add(ones(SPACES, g.safe))
        camels = row.recall(CAMELS, (g.camels, g.laid))
        if camels is None:
            camels = row.keep(ones(SIDES, g.camels) + ones(SIDES, g.laid))
        row.add(camels)

    def _pieces(self, g: Ankh, me: int) -> bytes:
        """What stands on the board by kind, then by owner."""
        numbers = bytearray((KINDS + self.players) * SPACES)
        owners = KINDS * SPACES
        for space in _occupied(g):
            code = g.piece[space]
            numbers[((code & KIND_BITS) - OBELISK) * SPACES + space] = 1
            owner = (code >> OWNER_SHIFT) - 1
            if owner != NEUTRAL:
                numbers[owners + (owner - me) % self.players * SPACES + space] = 1
        return bytes(numbers)

    def _land(self, g: Ankh) -> bytes:
        tokens = bytearray(SPACES)
        for region, lands in enumerate(g.regions.lands):
            token = g.tokens[region]
            for space in lands:
                tokens[space] = token
        suns, gates, cities = ones(SPACES, g.suns), ones(SPACES, g.gates), ones(SPACES, g.cities)
        return b"".join([bytes(tokens), suns, gates, cities])

    def _faces(self, g: Ankh) -> bytes:
        """Where the claws of Scorpions point."""
        numbers = bytearray(SPACES)
        for space in _occupied(g):
            if g.piece[space] & KIND_BITS == SCORPION:
                numbers[space] = g.facing[space] + 1
        return bytes(numbers)

    def _write_tracks(self, g: Ankh, seat: int, me: int, row: Row) -> None:
        seats = self.players
        row.add(lone(len(SCENARIO_NAMES), g.ground.name))
        for block in range(seats):
            row.add(lone(seats, (g.lead[(seat + block) % seats] - me) % seats))
        row.add(lone(seats, (g.first - seat) % seats))
        row.add(lone(seats, (g.active - seat) % seats if g.turns else -1))
        row.add(bytes([g.ordinary, g.underworld, *g.markers, g.events_done]))
        events = g.rules.events
        due = events[g.events_done] if g.events_done < len(events) else -1
        row.add(lone(len(EVENT_NAMES), due))
        row.add(bytes([g.conflicts, 1 if g.tiebreaker_up else 0, 1 if g.amun_up else 0]))
        self._write_supplies(g, row)

    def _write_supplies(self, g: Ankh, row: Row) -> None:
        pieces = g.rules.pieces
        row.add(ones(GUARDIANS, [kind - CAT_MUMMY for kind in g.kinds]))
        row.add(
            bytes(
                [
                    *g.on_card,
                    *g.gone,
                    *g.supply[1 : MONUMENTS + 1],
                    pieces.camels - len(g.camels) - len(g.laid),
                    g.suns_left(),
                    pieces.gates - len(g.gates),
                ]
            )
        )
        unused = (1 << pieces.tokens) - 1
        for token in g.tokens:
            unused &= ~(1 << token - 1)
        row.add(bits(MOST_TOKENS, unused))
        row.add(lone(MOST_TOKENS, -1 if g.arena == NOBODY else g.tokens[g.arena] - 1))

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
        return [min(strength, MOST_STRENGTH) for strength in found]

    def _incomes(self, g: Ankh) -> list[int]:
        return [min(income(g, god), MOST_INCOME) for god in range(self.players)]

    def _write_god(self, g: Ankh, god: int, power: bytes, row: Row) -> None:
        numbers = row.recall(
            GOD + god,
            (
                power,
                g.lead[god],
                g.ranks,
                g.abilities[god],
                g.devotion[god],
                g.followers[god],
                g.ankhs[god],
                g.powers[god],
                g.warriors[god],
                g.guardians,
                g.piece,
                g.slots,
                g.hands[god],
                g.tiebreaker,
                g.arena,
                g.fighters,
                g.doubled,
                g.played[god],
                g.fallen[god],
                g.dead,
                g.winner,
                g.victor,
            ),
        )
        if numbers is None:
            numbers = row.keep(self._god(g, god, power))
        row.add(numbers)

    def _god(self, g: Ankh, god: int, power: bytes) -> bytes:
        if g.lead[god] != god:
            return bytes(GOD_NUMBERS)
        ranks = g.ranks
        guardians = g.guardians[god * GUARDIANS : (god + 1) * GUARDIANS]
        bases = g.rules.pieces.bases
        return b"".join(
            [
                bytes([god in ranks]),
                bits(GODS, g.abilities[god]),
                bytes(
                    [
                        g.devotion[god],
                        ranks.index(god) if god in ranks else 0,
                        min(g.followers[god], MOST_FOLLOWERS),
                        g.ankhs[god],
                    ]
                ),
                bits(POWERS, g.powers[god]),
                bytes(
                    [
                        g.warriors[god],
                        *guardians,
                        *[max(0, bases[size] - g.guardians_of(god, size)) for size in range(SIZES)],
                        g.slots.count(god),
                    ]
                ),
                bits(CARDS, g.hands[god]),
                bytes([power[self.players * MOST_TOKENS + god], g.tiebreaker == god]),
                power[god * MOST_TOKENS : (god + 1) * MOST_TOKENS],
                self._battle(g, god),
                bytes([g.arena != NOBODY and g.winner == god, g.victor == god]),
            ]
        )

    def _battle(self, g: Ankh, god: int) -> bytes:
        """Who takes part with which cards, and what it has cost so far."""
        if g.arena == NOBODY:
            return bytes(BATTLE_NUMBERS)
        mine = [code for code in g.dead if (code >> OWNER_SHIFT) - 1 == god]
        return b"".join(
            [
                bytes([god in g.fighters, g.doubled >> god & 1]),
                bits(CARDS, g.played[god]),
                bytes([g.fallen[god]]),
                tally(FIGURES, [(code & KIND_BITS) - GOD_FIGURE for code in mine]),
            ]
        )


def _occupied(g: Ankh) -> list[int]:
    """The spaces on which something stands."""
    found = list(g.monuments)
    for figures in g.figures:
        found += figures
    return found
