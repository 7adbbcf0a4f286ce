"""The conformance kit accepts what conforms and finds each way not to."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

import pytest
import toy

import ennead
from ennead.core.action import Action
from ennead.core.card import Card
from ennead.core.engine import Engine
from ennead.core.kinds import Reason
from ennead.core.picture import Sheet
from ennead.core.rng import Rng
from ennead.testing import Nonconforming, check_game


def test_aton_conforms() -> None:
    check_game(ennead.game("aton"), games=12)


def test_a_game_in_plain_python_outside_the_package_conforms() -> None:
    check_game(toy.GAME, games=6)


@pytest.fixture
def card() -> Iterator[Card]:
    """The toy game, mended afterwards whatever a test does to it."""
    game = toy.GAME
    parts = {name: getattr(game, name) for name in ("table_view", "resample", "blank", "setup")}
    yield game
    for name, part in parts.items():
        setattr(game, name, part)


def refuse(said: str, **arguments: Any) -> None:
    with pytest.raises(Nonconforming, match=said):
        check_game(toy.GAME, games=4, **arguments)


def test_a_view_that_shows_a_hidden_charm_is_found(card: Card) -> None:
    card.table_view = lambda g, viewer: {**toy.view(g, viewer), "charm": g.charms[0]}
    refuse("a secret leaks|gives it another view|a sample of a sample")


def test_a_view_that_counts_what_is_hidden_is_found(card: Card) -> None:
    card.table_view = lambda g, viewer: {**toy.view(g, viewer), "sum": sum(g.charms)}
    refuse("a secret leaks|gives it another view|a sample of a sample")


def test_a_view_that_shows_a_pending_answer_is_found(card: Card) -> None:
    def leaky(g: toy.Toy, viewer: int | None) -> Mapping[str, object]:
        return {**toy.view(g, viewer), "answers": [str(answer) for answer in g.answers]}

    card.table_view = leaky
    refuse("a secret leaks|gives it another view|a sample of a sample")


def test_a_sample_of_the_truth_is_found(card: Card) -> None:
    card.resample = lambda g, viewer, rng: None
    refuse("depends on the truth|could be")


def test_a_sample_that_misses_a_possibility_is_found(card: Card) -> None:
    def narrow(g: toy.Toy, viewer: int | None, rng: Rng) -> None:
        toy.sample(g, viewer, rng)
        for seat in range(g.players):
            if not g.shown and seat != viewer:
                g.charms[seat] = min(g.charms[seat], 1)

    card.resample = narrow
    refuse("but no sample for seat")


def test_a_sample_that_changes_what_is_known_is_found(card: Card) -> None:
    def wild(g: toy.Toy, viewer: int | None, rng: Rng) -> None:
        g.charms = [rng.below(3) for _ in g.charms]

    card.resample = wild
    refuse("gives it another view")


class Forgetful(toy.Toy):
    """Its copies share the heaps."""

    def copy(self) -> Forgetful:
        twin = Forgetful()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Engine) -> None:
        super().copy_to(twin)
        assert isinstance(twin, toy.Toy)
        twin.heaps = self.heaps


class Restless(toy.Toy):
    """It never ends."""

    def advance(self) -> None:
        self.page = min(self.page, 1)
        self.heaps[0] = max(self.heaps[0], 5)
        super().advance()

    def copy(self) -> Restless:
        twin = Restless()
        self.copy_to(twin)
        return twin


def replace(monkeypatch: pytest.MonkeyPatch, owner: type, name: str, new: object) -> None:
    monkeypatch.setattr(owner, name, new)


def test_a_copy_that_is_not_independent_is_found(card: Card) -> None:
    card.blank = Forgetful
    refuse("changed the original|part ways|changed the state")


def test_a_game_without_end_is_found(card: Card) -> None:
    card.blank = Restless
    refuse("has not ended after 500 moves", most_moves=500, depth=0)


def test_options_that_change_the_state_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest: Callable[[toy.Bid, toy.Toy], list[Action]] = toy.Bid.options

    def meddling(choice: toy.Bid, g: toy.Toy) -> list[Action]:
        g.gold[0] = max(0, g.gold[0] - 1)
        return honest(choice, g)

    monkeypatch.setattr(toy.Bid, "options", meddling)
    refuse("asking for the options")


def test_a_question_with_one_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def one_heap(choice: toy.Grab, g: toy.Toy) -> list[Action]:
        return [toy.TAKE[0], toy.TAKE[0]]

    monkeypatch.setattr(toy.Grab, "options", one_heap)
    refuse("is offered an action twice")


def test_a_reason_that_contradicts_the_options_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(choice: toy.Bid, g: toy.Toy, action: Action) -> Reason | None:
        return Reason(toy.EMPTY, 0)

    known = dict(toy.REASONS.by_name)
    monkeypatch.setattr(toy.REASONS, "by_name", {k: v for k, v in known.items() if k != "empty"})
    monkeypatch.setattr(toy.Bid, "why_not", silent)
    refuse("unknown <Reason")


def test_chance_outside_the_log_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    rolls = iter(range(10**9))

    def private_dice(step: toy.Auction, g: toy.Toy) -> None:
        g.shown = True
        g.do(toy.Grab(next(rolls) % g.players))

    monkeypatch.setattr(toy.Auction, "run", private_dice)
    refuse("part ways|gives another|equal inputs|foreseen|replays|differently|is asked|learned")


def test_a_game_that_everybody_lost_conforms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Toy, "places", lambda g: [g.players] * g.players)
    check_game(toy.GAME, games=1)


def test_a_place_that_there_is_not_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Toy, "places", lambda g: [g.players + 1] * g.players)
    refuse("the ranking is")


def test_a_dead_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Grab, "options", lambda choice, g: [])
    refuse("DeadEnd")


def test_a_missing_message_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.EVENTS.add("unheard", seat=toy.SEAT)
    try:
        refuse("the message event-unheard is missing in en")
    finally:
        del toy.EVENTS.by_name["unheard"]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], Sheet]], None]:
    """Gives the toy game a `picture.py` of the test's own."""

    def give(draw: Callable[[], Sheet]) -> None:
        module = ModuleType("toy.picture")
        module.__spec__ = ModuleSpec("toy.picture", None)
        module.draw = lambda view, words, names: draw()  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "toy.picture", module)

    return give


def test_a_picture_that_is_none_is_found(drawn: Callable[[Callable[[], Sheet]], None]) -> None:
    def broken() -> Sheet:
        sheet = Sheet("toy", 10, 10)
        sheet.parts.append("<rect>")
        return sheet

    drawn(broken)
    refuse("a picture is not well-formed XML")


def test_pictures_that_differ_or_are_huge_are_found(
    drawn: Callable[[Callable[[], Sheet]], None],
) -> None:
    sizes = iter(range(10, 10_000))
    drawn(lambda: Sheet("toy", next(sizes), 10))
    refuse("two pictures of one position differ")

    def huge() -> Sheet:
        sheet = Sheet("toy", 10, 10)
        sheet.parts.append("<g/>" * 200_000)
        return sheet

    drawn(huge)
    refuse("expected 400000 or fewer")
