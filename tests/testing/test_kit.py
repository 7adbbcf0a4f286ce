"""The conformance kit accepts games that conform and finds every kind of fault."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

import pytest
from support import toy

import ennead
from ennead.core.action import Action
from ennead.core.engine import Engine
from ennead.core.rng import Rng
from ennead.core.spec import GameSpec
from ennead.core.svg import Canvas
from ennead.core.vocabulary import Reason
from ennead.testing import Nonconforming, check_game


def test_aton_conforms() -> None:
    check_game(ennead.game("aton"), games=12)


def test_a_game_in_plain_python_outside_the_package_conforms() -> None:
    check_game(toy.GAME, games=6)


@pytest.fixture
def spec() -> Iterator[GameSpec]:
    """The toy game, restored after the test."""
    game = toy.GAME
    parts = {name: getattr(game, name) for name in ("table_view", "resample", "new_state", "setup")}
    yield game
    for name, part in parts.items():
        setattr(game, name, part)


def refuse(said: str, **arguments: Any) -> None:
    with pytest.raises(Nonconforming, match=said):
        check_game(toy.GAME, games=4, **arguments)


def test_a_view_that_shows_a_hidden_charm_is_found(spec: GameSpec) -> None:
    spec.table_view = lambda g, viewer: {**toy.view(g, viewer), "charm": g.charms[0]}
    refuse("a secret leaks|has a different view|a sample of a sample")


def test_a_view_that_counts_what_is_hidden_is_found(spec: GameSpec) -> None:
    spec.table_view = lambda g, viewer: {**toy.view(g, viewer), "sum": sum(g.charms)}
    refuse("a secret leaks|has a different view|a sample of a sample")


def test_a_view_that_shows_a_pending_answer_is_found(spec: GameSpec) -> None:
    def leaky(g: toy.Toy, viewer: int | None) -> Mapping[str, object]:
        return {**toy.view(g, viewer), "answers": [str(answer) for answer in g.answers]}

    spec.table_view = leaky
    refuse("a secret leaks|has a different view|a sample of a sample")


def test_an_event_that_depends_on_an_unrevealed_answer_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without undos every answer is revealed, so only playing with undos can find this."""
    take = toy.Bid.take

    def talkative(bid: toy.Bid, g: toy.Toy, action: Action) -> None:
        take(bid, g, action)
        if g.history is not None:
            answers = [e.value for e in g.history.entries() if e.seat >= 0 and e.value >= 0]
            g.tell(toy.CHARM, bid.seat, sum(answers))

    monkeypatch.setattr(toy.Bid, "take", talkative)
    refuse("an unrevealed answer leaks")


def test_a_sample_of_the_real_state_is_found(spec: GameSpec) -> None:
    spec.resample = lambda g, viewer, rng: None
    refuse("depends on what it cannot know|could be")


def test_a_sample_that_misses_a_possibility_is_found(spec: GameSpec) -> None:
    def narrow(g: toy.Toy, viewer: int | None, rng: Rng) -> None:
        toy.sample(g, viewer, rng)
        for seat in range(g.players):
            if not g.shown and seat != viewer:
                g.charms[seat] = min(g.charms[seat], 1)

    spec.resample = narrow
    refuse("but no sample for seat")


def test_a_sample_that_changes_what_is_known_is_found(spec: GameSpec) -> None:
    def wild(g: toy.Toy, viewer: int | None, rng: Rng) -> None:
        g.charms = [rng.below(3) for _ in g.charms]

    spec.resample = wild
    refuse("has a different view")


class Forgetful(toy.Toy):
    """Its copies share the heaps."""

    def fork(self) -> Forgetful:
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

    def fork(self) -> Restless:
        twin = Restless()
        self.copy_to(twin)
        return twin


def replace(monkeypatch: pytest.MonkeyPatch, owner: type, name: str, new: object) -> None:
    monkeypatch.setattr(owner, name, new)


def test_a_copy_that_is_not_independent_is_found(spec: GameSpec) -> None:
    spec.new_state = Forgetful
    refuse("changed the original|copies differ|changed the state")


def test_a_game_without_end_is_found(spec: GameSpec) -> None:
    spec.new_state = Restless
    refuse("has not ended after 500 moves", most_moves=500, depth=0)


def test_options_that_change_the_state_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest: Callable[[toy.Bid, toy.Toy], list[Action]] = toy.Bid.options

    def meddling(choice: toy.Bid, g: toy.Toy) -> list[Action]:
        g.gold[0] = max(0, g.gold[0] - 1)
        return honest(choice, g)

    monkeypatch.setattr(toy.Bid, "options", meddling)
    refuse(r"options\(g\)")


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
    refuse(
        "copies differ|gives a different|the same inputs|foreseen|replays|changes when"
        "|the next question|learned"
    )


def test_a_game_that_everyone_loses_conforms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Toy, "places", lambda g: [g.players] * g.players)
    check_game(toy.GAME, games=1)


def test_an_impossible_place_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Toy, "places", lambda g: [g.players + 1] * g.players)
    refuse("the ranking is")


def test_a_dead_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Grab, "options", lambda choice, g: [])
    refuse("DeadEnd")


def test_a_missing_message_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.EVENTS.add("unheard", seat=toy.SEAT)
    try:
        refuse("message event-unheard is missing in en")
    finally:
        del toy.EVENTS.by_name["unheard"]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], Canvas]], None]:
    """Gives the toy game a `drawing/svg.py` made by the test."""

    def give(draw: Callable[[], Canvas]) -> None:
        module = ModuleType("support.toy.drawing.svg")
        module.__spec__ = ModuleSpec("support.toy.drawing.svg", None)
        module.draw = lambda view, words, names: draw()  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "support.toy.drawing.svg", module)

    return give


def test_a_malformed_picture_is_found(drawn: Callable[[Callable[[], Canvas]], None]) -> None:
    def broken() -> Canvas:
        canvas = Canvas("toy", 10, 10)
        canvas.parts.append("<rect>")
        return canvas

    drawn(broken)
    refuse("a picture is not well-formed XML")


def test_pictures_that_differ_or_are_huge_are_found(
    drawn: Callable[[Callable[[], Canvas]], None],
) -> None:
    sizes = iter(range(10, 10_000))
    drawn(lambda: Canvas("toy", next(sizes), 10))
    refuse("two pictures of the same position differ")

    def huge() -> Canvas:
        canvas = Canvas("toy", 10, 10)
        canvas.parts.append("<g/>" * 200_000)
        return canvas

    drawn(huge)
    refuse("expected at most 400000")
