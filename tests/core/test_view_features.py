"""Features derived from the types of a view."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

import pytest
import reeds
from support import toy

import ennead
from ennead.core.domain import Domain, seats
from ennead.core.features import Features
from ennead.core.view_features import PER_SEAT, Length, Range, ViewFeatures, derived_features

GEM = Domain.named("gem", ["ruby", "opal"])


class SideView(TypedDict):
    gold: Annotated[int, Range(-5, 5)]
    gems: list[Annotated[str, GEM]]


class TableView(TypedDict):
    title: str
    open: bool
    plain: int
    light: Literal["sun", "shade", "dark"]
    first: Annotated[int, seats(3)] | None
    heaps: dict[Annotated[str, GEM], int]
    sides: Annotated[list[SideView], PER_SEAT]
    track: Annotated[list[int], Length(2)]
    anything: list[int]


TABLE: dict[str, Any] = {
    "title": "a name",
    "open": True,
    "plain": 300,
    "light": "dark",
    "first": 2,
    "heaps": {"opal": 0},
    "sides": [
        {"gold": -9, "gems": []},
        {"gold": 5, "gems": ["opal", "ruby", "opal"]},
        {"gold": 0, "gems": ["ruby"]},
    ],
    "track": [7, 8, 9],
    "anything": [1],
}


@pytest.fixture
def features(monkeypatch: pytest.MonkeyPatch) -> Features:
    """The features of a game whose view is always `TABLE`, for three players."""

    def view(g: object, viewer: int | None) -> TableView:
        return TABLE  # type: ignore[return-value]

    # Names of this test module, which `get_type_hints` could not find in a local function.
    view.__annotations__ = {"return": TableView}
    make = derived_features(view)
    assert make is not None
    monkeypatch.setattr(toy.GAME, "table_view", view)
    return make(toy.GAME.new(players=3, seed=1).config)


def read(features: Features, seat: int) -> dict[str, list[int]]:
    return features.read(features.row(toy.GAME.new(players=3, seed=1), seat))


def test_flags_numbers_and_names(features: Features) -> None:
    found = read(features, 0)
    assert found["open"] == [1]
    assert found["plain"] == [100]  # clipped
    assert found["light"] == [0, 0, 1]


def test_seats_are_counted_from_the_viewer(features: Features) -> None:
    assert read(features, 0)["first"] == [0, 0, 1]
    assert read(features, 2)["first"] == [1, 0, 0]
    assert read(features, 1)["first?"] == [1]


def test_lists_by_seat_start_with_the_viewer(features: Features) -> None:
    found = read(features, 1)
    assert [found[f"sides.{i}.gold"] for i in range(3)] == [[5], [0], [-5]]
    assert [found[f"sides.{i}.gems"] for i in range(3)] == [[1, 2], [1, 0], [0, 0]]


def test_a_missing_key_differs_from_a_zero(features: Features) -> None:
    found = read(features, 0)
    assert (found["heaps.ruby?"], found["heaps.opal?"]) == ([0], [1])
    assert (found["heaps.ruby"], found["heaps.opal"]) == ([0], [0])


def test_long_lists_are_cut(features: Features) -> None:
    found = read(features, 0)
    assert (found["track.length"], found["track.0"], found["track.1"]) == ([2], [7], [8])


def test_fields_without_a_size_are_left_out_and_named(features: Features) -> None:
    assert isinstance(features, ViewFeatures)
    assert features.left_out == ["title", "anything"]


def test_the_digest_changes_with_the_types(features: Features) -> None:
    class Wider(TableView):
        more: bool

    def view(g: object, viewer: int | None) -> Any: ...

    view.__annotations__ = {"return": Wider}
    make = derived_features(view)
    assert make is not None
    assert make(features.config).digest() != features.digest()


def test_a_view_of_unknown_type_has_no_features() -> None:
    with pytest.raises(ennead.NoFeatures):
        toy.GAME.features()


def test_the_features_of_reeds_follow_its_view() -> None:
    features = reeds.GAME.features(3)
    state = reeds.GAME.new(3, seed=2)
    before = features.read(features.row(state, 1))
    state.play(0, "cut north 3")
    after = features.read(features.row(state, 1))
    assert (before["beds.north"], after["beds.north"]) == ([7], [4])
    assert (before["cut.2.north"], after["cut.2.north"]) == ([0], [3])  # seat 0 is two seats away
    known = [before[f"blessed.{seat}?"] for seat in range(3)]
    assert known == [[1], [0], [0]]
