"""§3.5: the caravan enumerator against a slow one that shares nothing with it but the names."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from support.ankh.random_games import ANKH

from ennead.games.ankh.rules.caravan import candidates
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.grid import SIDE, SIDE_SPACES

Space = tuple[int, int]


Side = frozenset[Space]

ROUND = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def around(space: Space) -> Iterator[Space]:
    for q, r in ROUND:
        yield space[0] + q, space[1] + r


def axial(name: str) -> Space:
    row = "ABCDEFGHIJKL".index(name[0])
    return int(name[1:]) - 1 - row // 2, row


def side(name: str) -> Side:
    one, other = name.split("-")
    return frozenset((axial(one), axial(other)))


class Slow:
    """Tries every chain of sides by brute force, corner by corner and part by part."""

    def __init__(self, g: Ankh) -> None:
        shown = g.view(None)["table"]
        assert isinstance(shown, dict)
        hexes = shown["map"]["hexes"]
        self.land = {axial(name) for name, one in hexes.items() if one["terrain"] != "water"}
        self.shut = {side(name) for name in [*shown["map"]["rivers"], *shown["camels"]]}
        self.parts = [{axial(name) for name in region["land"]} for region in shown["regions"]]

    def ends(self, one: Space, other: Space) -> list[frozenset[Space]]:
        """The two corners of a side, as the three spaces that meet there."""
        both = set(around(one)) & set(around(other))
        return [frozenset((one, other, third)) for third in both]

    def is_feature(self, corner: frozenset[Space]) -> bool:
        if not corner <= self.land:
            return True
        spaces = sorted(corner)
        pairs = [(spaces[0], spaces[1]), (spaces[0], spaces[2]), (spaces[1], spaces[2])]
        return any(frozenset(pair) in self.shut for pair in pairs)

    def caravans(self) -> set[frozenset[Side]]:
        found: set[frozenset[Side]] = set()
        for part in self.parts:
            sides = {
                frozenset((one, other))
                for one in part
                for other in around(one)
                if other in part and frozenset((one, other)) not in self.shut
            }
            for path in self.paths(sides):
                sizes = self.sizes(part, path)
                if len(sizes) == 2 and min(sizes) >= 6:
                    found.add(path)
        return found

    def paths(self, sides: set[Side]) -> Iterator[frozenset[Side]]:
        """Chains of up to six sides; each layer holds all chains of one length with their ends."""
        corners = {one: self.ends(*sorted(one)) for one in sides}
        layer = {(frozenset((one,)), frozenset(ends)) for one, ends in corners.items()}
        inner: dict[frozenset[Side], frozenset[frozenset[Space]]] = {}
        for _ in range(6):
            longer = set()
            for path, ends in layer:
                passed = inner.get(path, frozenset())
                open_ends = [end for end in ends if not self.is_feature(end)]
                if not open_ends:
                    yield path
                for end in open_ends:
                    for one in sides:
                        if one not in path and end in corners[one]:
                            (far,) = set(corners[one]) - {end}
                            if far not in ends and far not in passed:
                                grown = path | {one}
                                inner[grown] = passed | {end}
                                longer.add((grown, (ends - {end}) | {far}))
            layer = longer

    def sizes(self, part: set[Space], path: frozenset[Side]) -> list[int]:
        left = set(part)
        sizes: list[int] = []
        while left:
            queue = [left.pop()]
            size = 0
            while queue:
                space = queue.pop()
                size += 1
                for near in around(space):
                    shut = frozenset((space, near))
                    if near in left and shut not in path and shut not in self.shut:
                        left.remove(near)
                        queue.append(near)
            sizes.append(size)
        return sizes


def fast(g: Ankh) -> set[frozenset[Side]]:
    return {frozenset(side(SIDE.names[one]) for one in caravan) for caravan in candidates(g)}


@pytest.mark.parametrize("scenario", ["BL2", "BL4", "BL5", "TC3", "MK2", "MK5"])
def test_caravans_match_brute_force_on_random_boards(scenario: str) -> None:
    name = {"BL": "black-land", "TC": "twin-cities", "MK": "middle-kingdom"}[scenario[:2]]
    g = ANKH.new(players=int(scenario[2]), seed=1, options={"scenario": name})
    assert isinstance(g, Ankh)
    rng = random.Random(scenario)
    for _ in range(3):
        state = g.fork()
        for _ in range(3):
            assert fast(state) == Slow(state).caravans()
            state.camels = tuple(sorted((*state.camels, *rng.choice(candidates(state)))))
            state.regions = state.map.cut(state.camels)
            state.tokens = list(range(1, state.regions.count + 1))


@pytest.mark.parametrize(
    ("scenario", "expected"),
    [
        ("black-land", {"west": 24, "east": 36, "delta": 12}),
        ("middle-kingdom", {"west": 44, "east": 29, "delta": 19}),
    ],
)
def test_the_shipped_maps_have_the_expected_number_of_caravans(
    scenario: str, expected: dict[str, int]
) -> None:
    g = ANKH.new(players=2, seed=1, options={"scenario": scenario})
    assert isinstance(g, Ankh)
    counts = {"west": 0, "east": 0, "delta": 0}
    for caravan in candidates(g):
        counts[g.map.label[SIDE_SPACES[caravan[0]][0]]] += 1
    assert counts == expected
