"""Features hold everything a seat may know, nothing else, always in the same place."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from support import toy

import ennead
from ennead.core.feature_row import FeatureCache, FeatureRow
from ennead.core.features import Features, Part
from ennead.core.rng import Rng
from ennead.core.spec import GameSpec
from ennead.testing import Nonconforming, check_game

GAMES = ["aton", "tekhenu", "ankh"]
SETTINGS = [
    (id, players)
    for id in GAMES
    for players in range(ennead.game(id).seats[0], ennead.game(id).seats[1] + 1)
]

DERIVED = {
    "aton": ("forecast",),
    "tekhenu": ("acts", "district_leaders", "light", "spaces", "statue_cost"),
    "ankh": ("map", "forecast", "next_unlock", "claws", "number"),
}
"""Parts of a view that follow from other parts or from the rules, and Ankh's turn number."""


def moments(id: str, players: int, seed: int, stride: int) -> Iterator[ennead.State]:
    """Every `stride`-th position of a random game, and its end."""
    rng = Rng.of(seed)
    state = ennead.game(id).new(players=players, seed=seed)
    number = 0
    while not state.over:
        if number % stride == 0:
            yield state
        seat = state.to_move[rng.below(len(state.to_move))]
        options = state.legal(seat)
        state.play(seat, options[rng.below(len(options))])
        number += 1
    yield state


@pytest.mark.parametrize(("id", "players"), SETTINGS)
def test_every_number_is_in_its_range(id: str, players: int) -> None:
    features = ennead.game(id).features(players)
    for seed in range(2):
        for state in moments(id, players, seed, 3):
            for seat in range(players):
                row = features.row(state, seat)
                assert len(row) == features.size
                for part in features.parts:
                    highest = max(row[part.start : part.start + part.length])
                    assert highest <= part.high - part.low, part


@pytest.mark.parametrize("id", GAMES)
def test_a_row_written_to_a_buffer_leaves_the_rest_untouched(id: str) -> None:
    features = ennead.game(id).features()
    state = next(moments(id, features.players, 1, 1000))
    buffer = bytearray(b"\xff" * (features.size + 2))
    features.write(state, 0, buffer, 1)
    assert buffer[0] == buffer[-1] == 255
    assert bytes(buffer[1:-1]) == features.row(state, 0)
    scaled = features.numbers(state, 0)
    assert all(0 <= number <= 1 for number in scaled)
    names = features.read(features.row(state, 0))
    assert sum(names["asked"]) == len(state.questions())
    assert sum(names["question"]) == 1


@pytest.mark.parametrize(("id", "players"), SETTINGS)
def test_a_cache_does_not_change_rows(id: str, players: int) -> None:
    """Not even with other positions and copies in between."""
    game = ennead.game(id)
    features = game.features(players)
    cache = features.new_cache()
    rng = Rng.of(9)

    def same(state: ennead.State) -> None:
        for seat in range(players):
            assert features.row(state, seat, cache) == features.row(state, seat)

    for number, state in enumerate(moments(id, players, 3, 1)):
        same(state)
        if number % 8 == 0 and not state.over:
            twin = state.fork()
            for _ in range(3):
                if not twin.over:
                    seat = twin.to_move[0]
                    twin.play(seat, twin.legal(seat)[rng.below(len(twin.legal(seat)))])
                    same(twin)
            same(game.load(state.dump()))
            same(state)


def test_a_cache_is_dropped_for_another_configuration() -> None:
    """The same table may have other forecasts under other rules."""
    cache = FeatureCache()
    one, other = (ennead.game("aton").new(seed=1).config for _ in range(2))

    def known(number: int, sources: tuple[object, ...]) -> bool:
        row = FeatureRow(cache)
        numbers = row.reuse(number, sources, 3)
        if numbers is not None:
            return False
        assert row.finish() == b"abc"
        return True

    cache.use_for(one)
    row = FeatureRow(cache)
    numbers = row.reuse(1, (2, 3), 3)
    assert numbers is not None
    assert not known(1, (2, 3))  # not written yet
    numbers[:] = b"abc"
    assert row.finish() == b"abc"
    assert known(1, (2, 3))
    assert not known(1, (2, 4))
    assert not known(2, (2, 3))
    cache.use_for(one)
    assert known(1, (2, 3))
    cache.use_for(other)
    assert not known(1, (2, 3))


def test_a_row_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match=r"has 216 bytes, not 3"):
        ennead.game("aton").features().read(b"abc")


def test_a_game_without_features_raises_an_error() -> None:
    with pytest.raises(ennead.NoFeatures, match=r"toy has no features"):
        toy.GAME.features()


# The features contain everything in the view.


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from leaves(inner, (*path, name))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from leaves(inner, (*path, number))
    elif isinstance(value, (int, bool, str)):
        yield path


def changed(position: dict[str, Any], path: tuple[Any, ...], rng: Rng) -> dict[str, Any]:
    """The position with one number, flag or letter changed."""
    other = copy.deepcopy(position)
    inner: Any = other["table"]
    for step in path[:-1]:
        inner = inner[step]
    old = inner[path[-1]]
    if isinstance(old, bool):
        inner[path[-1]] = not old
    elif isinstance(old, int):
        inner[path[-1]] = old + (1 if rng.below(2) else -1)
    else:
        letters = list(old)
        if letters:
            letters[rng.below(len(letters))] = letters[rng.below(len(letters))]
        inner[path[-1]] = "".join(letters)
    return other


def view_text(state: ennead.State, seat: int, without: tuple[str, ...]) -> str:
    def rest(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: rest(inner) for name, inner in value.items() if name not in without}
        return [rest(inner) for inner in value] if isinstance(value, list) else value

    view = state.view(seat)
    table: Any = view["table"]
    return json.dumps([rest(table), view["questions"]], sort_keys=True)


@pytest.mark.parametrize("id", GAMES)
def test_what_changes_the_view_changes_the_features(id: str) -> None:
    """If a seat can distinguish two positions, so can a learner."""
    game = ennead.game(id)
    players = game.seats[1]
    features = game.features(players)
    rng = Rng.of(5)
    compared = 0
    for state in moments(id, players, 2, 6 if id == "aton" else 40):
        if state.over:
            break
        seat = state.to_move[0]
        position = state.dump()
        view = view_text(state, seat, DERIVED[id])
        row = features.row(state, seat)
        for path in leaves(position["table"]):
            try:
                other = game.load(changed(position, path, rng))
            except ennead.EnneadError:
                continue
            if seat in other.to_move and view_text(other, seat, DERIVED[id]) != view:
                compared += 1
                assert features.row(other, seat) != row, f"{path} is not in the features"
    assert compared > 20


# The conformance kit finds features that leak secrets.


class CharmFeatures(Features):
    """Leaks all charms, which only their owners may know."""

    leak = True

    def table_parts(self) -> list[Part]:
        return [Part("charms", self.players, 2, "the charms")]

    def write_table(self, g: Any, seat: int, row: FeatureRow) -> None:
        charms = row.add(self.players)
        for other in range(self.players):
            if self.leak or other == seat:
                charms[(other - seat) % self.players] = g.charms[other]


class OwnCharm(CharmFeatures):
    leak = False


@pytest.fixture
def spec() -> Iterator[GameSpec]:
    yield toy.GAME
    toy.GAME.make_features = None


def test_features_that_leak_a_charm_are_detected(spec: GameSpec) -> None:
    spec.make_features = CharmFeatures
    with pytest.raises(Nonconforming, match="a secret leaks|has different features"):
        check_game(toy.GAME, games=4)


class ShortFeatures(OwnCharm):
    def write_table(self, g: Any, seat: int, row: FeatureRow) -> None:
        row.add(self.players - 1)


def test_a_row_that_is_too_short_is_refused(spec: GameSpec) -> None:
    spec.make_features = ShortFeatures
    features = toy.GAME.features(3)
    with pytest.raises(ValueError, match=f"has {features.size} bytes, not {features.size - 1}"):
        features.row(toy.GAME.new(players=3, seed=4), 0)


def test_features_with_only_the_owner_s_charm_conform(spec: GameSpec) -> None:
    spec.make_features = OwnCharm
    check_game(toy.GAME, games=2)
    features = toy.GAME.features(3)
    state = toy.GAME.new(players=3, seed=4)
    assert isinstance(state, toy.Toy)
    read = features.read(features.row(state, 1))
    assert read["charms"] == [state.charms[1], 0, 0]
    assert read["asked"] == [1, 1, 1]
