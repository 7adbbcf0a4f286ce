"""Random games of Ankh, also from boosted starts, and their invariants."""

from __future__ import annotations

import random
from typing import Any, Final, cast

import ennead
from ennead.core.state import State
from ennead.games.ankh.rules.battle_cards import PlayCards
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.grid import HEX_NAMES, SIDE_SPACES, SPACES
from ennead.games.ankh.vocabulary.names import (
    APEP,
    CAT_MUMMY,
    CYCLE,
    GOD_FIGURE,
    GUARDIANS,
    RA,
    WARRIOR,
)

ANKH: Final = ennead.game("ankh")
POWERS = {
    1: ["commanding", "inspiring", "omnipresent", "revered"],
    2: ["resplendent", "obelisk-attuned", "temple-attuned", "pyramid-attuned"],
    3: ["glorious", "magnanimous", "bountiful", "worshipful"],
}
UNLOCKS = [1, 1, 2, 2, 3, 3]


def boosted(players: int, seed: int, scenario: str = "random") -> Ankh:
    """A game well under way: Followers, Devotion, powers and Guardians as after many turns."""
    rng = random.Random(seed)
    new = ANKH.new(players=players, seed=seed, options={"scenario": scenario})
    position = cast(dict[str, Any], new.dump())
    table = position["table"]
    table["events"] = rng.choice([7, 9, 10, 11, 14, 15, 16])
    for derived in ("conflicts", "ranks"):
        del table[derived]
    if rng.random() < 0.4:
        for what in table["pieces"].values():
            if what[1] is None:
                what[1] = rng.randrange(players)
    left = [min(count, {2: 1, 3: 2}.get(players, 3)) for count in (3, 2, 2)]
    for seat, head in enumerate(table["heads"]):
        head["followers"] = rng.randrange(3, 12)
        head["devotion"] = rng.randrange(12, 29)
        unlocked = rng.randrange(7)
        for level in (1, 2, 3):
            count = UNLOCKS[:unlocked].count(level)
            head["powers"] += rng.sample(POWERS[level], count)
        for level, needed in ((1, 2), (2, 4), (3, 5)):
            if unlocked >= needed and left[level - 1]:
                left[level - 1] -= 1
                kind = table["guardians"][level - 1]
                if rng.random() < 0.5:
                    head["guardians"][kind] = 1
                else:
                    table["pieces"][free_space(new, table, kind, rng)] = [kind, seat]
    state = ANKH.load(position)
    assert isinstance(state, Ankh)
    return state


def free_space(g: State, table: dict[str, Any], kind: str, rng: random.Random) -> str:
    """An empty space for a Guardian; for half of the Apeps it is water."""
    assert isinstance(g, Ankh)
    wet = kind == "apep" and rng.random() < 0.5
    spaces = g.map.water if wet else g.map.land
    return rng.choice([HEX_NAMES[s] for s in spaces if HEX_NAMES[s] not in table["pieces"]])


def check(g: Ankh) -> None:
    """Pieces are conserved, one to a space; tokens match regions; the ranking is total."""
    check_board(g)
    check_pools(g)
    check_regions(g)
    assert sorted(g.ranks) == [
        god for god in range(g.players) if g.lead[god] == god and god not in g.forgotten
    ]
    assert [g.devotion[god] for god in g.ranks] == sorted(g.devotion[god] for god in g.ranks)
    assert min(g.followers) >= 0
    if isinstance(g.simultaneous, PlayCards):
        assert all(g.hands[god] >> CYCLE & 1 for god in g.fighters)


def check_board(g: Ankh) -> None:
    for space in range(SPACES):
        kind, owner = g.kind_at(space), g.owner_at(space)
        assert (space in g.monuments) == (0 < kind < GOD_FIGURE)
        for god, figures in enumerate(g.figures):
            assert (space in figures) == (kind >= GOD_FIGURE and owner == god)
        if kind:
            assert g.map.is_land[space] or (kind == APEP and space in g.map.water)
    if g.turns:
        for god in g.ranks:
            assert [g.kind_at(s) for s in g.figures[god]].count(GOD_FIGURE) == 1
    assert len(g.suns) <= 3
    for space in g.suns:
        assert g.is_figure(space)
        assert g.has_ability(g.owner_at(space), RA)
    assert len(g.gates) <= 3
    assert not set(g.gates) & set(g.monuments)
    assert not set(g.cities) & set(g.monuments)


def check_pools(g: Ankh) -> None:
    guardians = [g.gone[i] + sum(g.guardians[i::GUARDIANS]) for i in range(GUARDIANS)]
    for god in range(g.players):
        kinds = [g.kind_at(space) for space in g.figures[god]]
        dead = [code & 15 for code in g.dead if (code >> 4) - 1 == god]
        warriors = kinds.count(WARRIOR) + dead.count(WARRIOR) + g.warriors[god]
        owned = [space for space in g.monuments if g.owner_at(space) == god]
        in_play = god in g.ranks
        assert warriors + g.slots.count(god) == (6 if in_play else 0)
        assert len(owned) + g.ankhs[god] == (9 if in_play else 0)
        for i in range(GUARDIANS):
            guardians[i] += kinds.count(CAT_MUMMY + i) + dead.count(CAT_MUMMY + i)
    for kind in (1, 2, 3):
        standing = [space for space in g.monuments if g.kind_at(space) == kind]
        assert g.supply[kind] + len(standing) == 10
    most = {2: 1, 3: 2}.get(g.players, 3)
    figures = [3, 3, 3, 2, 2, 2]
    for i in range(GUARDIANS):
        if CAT_MUMMY + i in g.kinds:
            on_card = g.on_card[g.kinds.index(CAT_MUMMY + i)]
            assert on_card >= 0
            assert guardians[i] + on_card == min(most, figures[i])
        else:
            assert guardians[i] == 0


def check_regions(g: Ankh) -> None:
    """Recompute the regions from the map, the rivers and the camels."""
    joined = {space: {space} for space in g.map.land}
    for side, (one, other) in enumerate(SIDE_SPACES):
        free = side not in g.camels and not g.map.river[side]
        if free and one in joined and other in joined and joined[one] is not joined[other]:
            joined[one] |= joined[other]
            for space in joined[other]:
                joined[space] = joined[one]
    parts = {frozenset(part) for part in joined.values()}
    assert {frozenset(lands) for lands in g.regions.lands} == parts
    assert all(len(part) >= 6 for part in parts)
    assert len(set(g.tokens)) == len(g.tokens) == len(parts)
    assert set(g.tokens) <= set(range(1, 9))
    assert len(g.camels) <= 30


def play(g: Ankh, seed: int) -> list[dict[str, Any]]:
    """Play at random to the end, checking at every question; returns the events."""
    rng = random.Random(seed)
    moves = 0
    while not g.over:
        check(g)
        seat = rng.choice(g.to_move)
        options = g.legal(seat)
        assert len(options) == len(set(options))
        g.play(seat, rng.choice(options))
        moves += 1
        assert moves < 5000
    check(g)
    return cast(list[dict[str, Any]], g.events(None))


def check_events_add_up(g: Ankh, begun: Ankh, events: list[dict[str, Any]]) -> None:
    """The events explain every point of Devotion and every Follower."""
    devotion = begun.devotion[:]
    followers = begun.followers[:]
    points = [0] * g.players
    for told in events:
        seat = told.get("seat", 0)
        match told["event"]:
            case "points":
                points[seat] += told["amount"]
            case "devotion":
                assert told["amount"] == points[seat] > 0
                points[seat] = 0
                devotion[seat] = min(31, devotion[seat] + told["amount"])
                assert told["at"] == devotion[seat]
            case "devotion-lost":
                devotion[seat] -= 1
                assert told["at"] == devotion[seat]
            case "followers":
                followers[seat] += told["amount"]
            case "paid":
                followers[seat] -= told["amount"]
            case "merged":
                devotion[seat] = devotion[told["other"]]
                followers[told["other"]] = 0
            case "forgotten":
                followers[seat] = 0
    assert points == [0] * g.players
    assert devotion == g.devotion
    assert followers == g.followers
