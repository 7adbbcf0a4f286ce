"""The features of Ankh: what a player may know, as numbers for learning programs."""

from __future__ import annotations

from typing import Final

from ennead.core.feature_row import FeatureRow
from ennead.core.features import Features, Part, write_bits
from ennead.core.spec import GameConfig
from ennead.games.ankh.data.ruleset import AnkhRules
from ennead.games.ankh.rules.followers import income
from ennead.games.ankh.rules.state import NOBODY, Ankh
from ennead.games.ankh.rules.strength import (
    figure_strength,
    strength_of_cards,
    strength_of_temples,
)
from ennead.games.ankh.vocabulary.grid import SIDES, SPACES
from ennead.games.ankh.vocabulary.names import (
    CARDS,
    CAT_MUMMY,
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
    TURN_ACTIONS,
)

KINDS: Final = 11
"""Kinds of pieces: Monuments, God, Warrior, Guardians."""
FIGURES: Final = 8
FACINGS: Final = 6
SIZES: Final = 2
MOST_FOLLOWERS: Final = 30
MOST_INCOME: Final = 15
MOST_STRENGTH: Final = 20
"""Larger numbers are capped here."""

# Offsets of the parts of a row; the last three repeat for each god or seat.
LAND: Final = 0
CLAWS: Final = 1
CARAVANS: Final = 2
SUPPLIES: Final = 3
GODLY: Final = 4
PIECES: Final = GODLY + GODS
TRACKS: Final = PIECES + GODS

SUPPLY_NUMBERS: Final = 2 * GUARDIANS + LEVELS + MONUMENTS + 3 + 2 * MOST_TOKENS


class AnkhFeatures(Features):
    """The board by spaces of the grid, then the tracks, then one block per god, the viewer's first.

    A god stands for the seats that play it; a merged pair uses the block of its leading seat, and
    the partner's block is empty.
    """

    def __init__(self, config: GameConfig) -> None:
        super().__init__(config)
        self._god_numbers = sum([part.length for part in self._god_parts(self._rules(), 0)])
        seats = self.players
        names = len(SCENARIO_NAMES) + len(EVENT_NAMES)
        self._track_numbers = names + seats * seats + 2 * seats + 2 + TURN_ACTIONS + 1 + 3

    def _rules(self) -> AnkhRules:
        rules = self.config.rules
        assert isinstance(rules, AnkhRules)
        return rules

    def table_parts(self) -> list[Part]:
        rules = self._rules()
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
            Part("leads", seats * seats, 1, "by seat, starting with mine: the god it plays for"),
            Part("first", seats, 1, "the seat that has the first turn"),
            Part("turn", seats, 1, "the seat whose turn it is"),
            Part("allowances", 2, 9, "ordinary and Underworld summons left"),
            Part("markers", TURN_ACTIONS, 9, "action markers: move, summon, gain, unlock"),
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

    def write_table(self, g: Ankh, seat: int, row: FeatureRow) -> None:
        me = g.lead[seat]
        self._write_board(g, me, row)
        self._write_shared(g, seat, me, row)
        table = (
            g.piece,
            g.monuments,
            g.figures,
            g.regions,
            g.tokens,
            g.ranks,
            g.abilities,
            g.powers,
            g.guardians,
            g.slots,
            g.tiebreaker,
            g.arena,
            g.fighters,
            g.doubled,
            g.dead,
            g.winner,
            g.victor,
        )
        for block in range(self.players):
            self._write_god(g, (me + block) % self.players, table, row)

    def _write_board(self, g: Ankh, me: int, row: FeatureRow) -> None:
        pieces = row.reuse(PIECES + me, (g.piece,), (KINDS + self.players) * SPACES)
        if pieces is not None:
            self._write_pieces(g, me, pieces)
        land = row.reuse(LAND, (g.regions, g.tokens, g.suns, g.gates, g.cities), 4 * SPACES)
        if land is not None:
            for region, lands in enumerate(g.regions.lands):
                token = g.tokens[region]
                for space in lands:
                    land[space] = token
            _write_spaces(land, 1, g.suns)
            _write_spaces(land, 2, g.gates)
            _write_spaces(land, 3, g.cities)
        claws = row.reuse(CLAWS, (g.piece, g.facing), SPACES)
        if claws is not None:
            for space in _occupied(g):
                if g.piece[space] & KIND_BITS == SCORPION:
                    claws[space] = g.facing[space] + 1
        marks = row.add(3 * SPACES)
        _write_spaces(marks, 0, g.moved)
        _write_spaces(marks, 1, g.pyramids)
        _write_spaces(marks, 2, g.safe)
        caravans = row.reuse(CARAVANS, (g.camels, g.laid), 2 * SIDES)
        if caravans is not None:
            for side in g.camels:
                caravans[side] = 1
            for side in g.laid:
                caravans[SIDES + side] = 1

    def _write_pieces(self, g: Ankh, me: int, numbers: bytearray) -> None:
        """Pieces by kind and by owner."""
        owners = KINDS * SPACES
        for space in _occupied(g):
            code = g.piece[space]
            numbers[((code & KIND_BITS) - OBELISK) * SPACES + space] = 1
            owner = (code >> OWNER_SHIFT) - 1
            if owner != NEUTRAL:
                numbers[owners + (owner - me) % self.players * SPACES + space] = 1

    def _write_shared(self, g: Ankh, seat: int, me: int, row: FeatureRow) -> None:
        """Tracks and supplies."""
        sources: tuple[object, ...] = (
            g.ground,
            g.lead,
            g.first,
            g.turns,
            g.active,
            g.ordinary,
            g.underworld,
            g.markers,
            g.events_done,
            g.conflicts,
            g.tiebreaker_up,
            g.amun_up,
        )
        tracks = row.reuse(TRACKS + seat, sources, self._track_numbers)
        if tracks is not None:
            self._write_tracks(g, seat, me, tracks)
        sources = (
            g.kinds,
            g.on_card,
            g.gone,
            g.supply,
            g.camels,
            g.laid,
            g.suns,
            g.gates,
            g.tokens,
            g.arena,
        )
        supplies = row.reuse(SUPPLIES, sources, SUPPLY_NUMBERS)
        if supplies is not None:
            self._write_supplies(g, supplies)

    def _write_tracks(self, g: Ankh, seat: int, me: int, numbers: bytearray) -> None:
        seats = self.players
        numbers[g.ground.name] = 1
        at = len(SCENARIO_NAMES)
        for other in range(seats):
            numbers[at + (other - seat) % seats * seats + (g.lead[other] - me) % seats] = 1
        at += seats * seats
        numbers[at + (g.first - seat) % seats] = 1
        at += seats
        if g.turns:
            numbers[at + (g.active - seat) % seats] = 1
        at += seats
        numbers[at] = g.ordinary
        numbers[at + 1] = g.underworld
        at += 2
        for kind in range(TURN_ACTIONS):
            numbers[at + kind] = g.markers[kind]
        at += TURN_ACTIONS
        numbers[at] = g.events_done
        if g.events_done < len(g.rules.events):
            numbers[at + 1 + g.rules.events[g.events_done]] = 1
        at += 1 + len(EVENT_NAMES)
        numbers[at] = g.conflicts
        numbers[at + 1] = 1 if g.tiebreaker_up else 0
        numbers[at + 2] = 1 if g.amun_up else 0

    def _write_supplies(self, g: Ankh, numbers: bytearray) -> None:
        for level in range(LEVELS):
            numbers[g.kinds[level] - CAT_MUMMY] = 1
            numbers[GUARDIANS + level] = g.on_card[level]
        at = GUARDIANS + LEVELS
        for kind in range(GUARDIANS):
            numbers[at + kind] = g.gone[kind]
        at += GUARDIANS
        for monument in range(MONUMENTS):
            numbers[at + monument] = g.supply[monument + 1]
        at += MONUMENTS
        pieces = g.rules.pieces
        numbers[at] = pieces.camels - len(g.camels) - len(g.laid)
        numbers[at + 1] = g.suns_left()
        numbers[at + 2] = pieces.gates - len(g.gates)
        at += 3
        for token in range(1, pieces.tokens + 1):
            if token not in g.tokens:
                numbers[at + token - 1] = 1
        if g.arena != NOBODY:
            numbers[at + MOST_TOKENS + g.tokens[g.arena] - 1] = 1

    def _write_god(self, g: Ankh, god: int, table: tuple[object, ...], row: FeatureRow) -> None:
        sources = (
            table,
            g.lead[god],
            g.devotion[god],
            g.followers[god],
            g.ankhs[god],
            g.warriors[god],
            g.hands[god],
            g.played[god],
            g.fallen[god],
        )
        numbers = row.reuse(GODLY + god, sources, self._god_numbers)
        if numbers is not None and g.lead[god] == god:
            self._write_own(g, god, numbers)

    def _write_own(self, g: Ankh, god: int, numbers: bytearray) -> None:
        ranks = g.ranks
        numbers[0] = 1 if god in ranks else 0
        write_bits(numbers, 1, g.abilities[god])
        at = 1 + GODS
        numbers[at] = g.devotion[god]
        numbers[at + 1] = ranks.index(god) if god in ranks else 0
        numbers[at + 2] = min(g.followers[god], MOST_FOLLOWERS)
        numbers[at + 3] = g.ankhs[god]
        at += 4
        write_bits(numbers, at, g.powers[god])
        at += POWERS
        numbers[at] = g.warriors[god]
        at += 1
        for i in range(GUARDIANS):
            numbers[at + i] = g.guardians[god * GUARDIANS + i]
        at += GUARDIANS
        for size in range(SIZES):
            numbers[at + size] = max(0, g.rules.pieces.bases[size] - g.guardians_of(god, size))
        at += SIZES
        numbers[at] = g.slots.count(god)
        write_bits(numbers, at + 1, g.hands[god])
        at += 1 + CARDS
        numbers[at] = min(income(g, god), MOST_INCOME)
        numbers[at + 1] = 1 if g.tiebreaker == god else 0
        at += 2
        self._write_strengths(g, god, numbers, at)
        self._write_battle(g, god, numbers, at + MOST_TOKENS)

    def _write_strengths(self, g: Ankh, god: int, numbers: bytearray, at: int) -> None:
        """By region's token: strength of figures, Temples and, in the Battle, cards."""
        strengths: dict[int, int] = {}
        for space in g.figures[god]:
            worth = figure_strength(g, god, space)
            for region in g.regions.touched[space]:
                strengths[region] = strengths.get(region, 0) + worth
        for region, figures in strengths.items():
            strength = figures + strength_of_temples(g, god, region)
            if region == g.arena:
                strength += strength_of_cards(g, g.played[god])
            numbers[at + g.tokens[region] - 1] = min(strength, MOST_STRENGTH)

    def _write_battle(self, g: Ankh, god: int, numbers: bytearray, at: int) -> None:
        last = at + 2 + CARDS + 1 + FIGURES
        numbers[last + 1] = 1 if g.victor == god else 0
        if g.arena == NOBODY:
            return
        numbers[at] = 1 if god in g.fighters else 0
        numbers[at + 1] = g.doubled >> god & 1
        at += 2
        write_bits(numbers, at, g.played[god])
        at += CARDS
        numbers[at] = g.fallen[god]
        for code in g.dead:
            if (code >> OWNER_SHIFT) - 1 == god:
                numbers[at + 1 + (code & KIND_BITS) - GOD_FIGURE] += 1
        numbers[last] = 1 if g.winner == god else 0


def _occupied(g: Ankh) -> list[int]:
    """The spaces with a piece."""
    found = list(g.monuments)
    for figures in g.figures:
        found += figures
    return found


def _write_spaces(numbers: bytearray, plane: int, spaces: tuple[int, ...]) -> None:
    """Set these spaces of a plane to 1."""
    for space in spaces:
        numbers[plane * SPACES + space] = 1
