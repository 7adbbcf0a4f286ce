"""Invariants that hold throughout every game."""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any, cast

import pytest
from support.aton.model import scored
from support.aton.positions import ATON, KIND, cells_to, legal, priests, seen, table

import ennead

GAMES = 50


def check_priests(now: dict[str, Any]) -> None:
    for seat in (0, 1):
        standing = "".join(now["temples"]).count("rb"[seat])
        assert now["supply"][seat] + standing + now["dead"][seat] == 29
        assert now["supply"][seat] >= 0
    assert sum(now["dead"]) <= 8


def check_cards(now: dict[str, Any]) -> None:
    for seat in (0, 1):
        for card in range(1, 5):
            texts = now["under"][seat] + now["hands"][seat] + now["laid"][seat]
            count = texts.count(str(card))
            count += now["decks"][seat][card - 1] + now["discards"][seat][card - 1]
            assert count == 9
        in_deck = sum(now["decks"][seat]) + len(now["under"][seat])
        assert in_deck % 4 == 0
        assert len(now["hands"][seat]) in (0, 4)
        assert len(now["laid"][seat]) in (0, 4)


def check_views(state: ennead.State) -> None:
    """Views hide what they must, and known and unknown cards add up to nine of each value."""
    now = table(state)
    standing = {cell: seat for seat in (0, 1) for cell in priests(state, seat)}
    for viewer in (0, 1, None):
        view = seen(state, viewer)
        assert view["priests"] == standing
        assert view["forecast"] == scored(standing)
        for seat, side in enumerate(view["sides"]):
            assert side["deck"] == sum(now["decks"][seat]) + len(now["under"][seat])
            assert side["hand_size"] == len(now["hands"][seat])
            if seat != viewer:
                assert side["hand"] is None
                known = side["shown"]
            else:
                assert side["hand"] is not None
                assert "".join(map(str, side["hand"])) == now["hands"][seat]
                known = side["hand"]
            for card in range(1, 5):
                count = side["discard"][card - 1] + side["unseen"][card - 1]
                count += known.count(card) + side["under"].count(card)
                assert count + (side["laid"] or []).count(card) == 9


def check_events_add_up(state: ennead.State) -> None:
    """Events have positive counts, and their points add up to the scores."""
    totals = [0, 0]
    for event in cast(list[dict[str, Any]], state.events(None)):
        if event["event"] in ("unplaced", "risen", "drawn", "refilled"):
            assert event["count"] > 0
        if event["event"] == "scored":
            assert event["points"] > 0
            totals[event["seat"]] += event["points"]
            assert event["total"] == totals[event["seat"]]
    assert state.scores == tuple(totals)


def expected(state: ennead.State, question: dict[str, object]) -> list[str]:
    """The legal answers according to the rules, computed from the position alone."""
    now = table(state)
    seat = int(str(question["seat"]))
    own, other = priests(state, seat), priests(state, 1 - seat)
    cards = [int(card) for card in now["laid"][seat]]
    match question["question"]:
        case "exchange":
            assert now["tokens"][seat]
            return ["exchange", "keep"]
        case "lay":
            return sorted({"lay " + " ".join(row) for row in permutations(now["hands"][seat])})
        case "remove":
            assert now["round"] > 1
            assert 1 <= int(str(question["left"])) <= cards[1] - 2
            return cells_to("remove", [cell for cell in other if int(cell[0]) <= cards[2]])
        case "sacrifice":
            assert now["round"] > 1
            assert cards[1] == 1
            return cells_to("remove", own)
        case "place":
            assert 1 <= int(str(question["left"])) <= min(cards[3], now["supply"][seat])
            free = [cell for cell in KIND if cell not in own and cell not in other]
            return cells_to("place", [cell for cell in free if int(cell[0]) <= cards[2]])
        case "take-back":
            return cells_to("remove", [cell for cell in own if cell[0] == str(question["temple"])])
        case "substitute":
            higher = [cell for cell in own if cell[0] > str(question["temple"])]
            highest = [cell for cell in own if cell[0] == max(own)[0]]
            return cells_to("remove", higher or highest)
    raise AssertionError(question)


@pytest.mark.parametrize("block", range(6))
def test_random_games_keep_the_invariants(block: int) -> None:
    for seed in range(block * GAMES, (block + 1) * GAMES):
        chance = random.Random(seed)
        state = ATON.new(seed=1000 + seed)
        scores = state.scores
        while not state.over:
            assert state.to_move
            now = table(state)
            check_priests(now)
            check_cards(now)
            assert now["round"] <= 100
            for question in state.questions():
                seat = int(str(question["seat"]))
                if seat in state.to_move:
                    assert legal(state, seat) == expected(state, question)
            if chance.random() < 0.1:
                check_views(state)
            seat = chance.choice(state.to_move)
            state.play(seat, chance.choice(state.legal(seat)))
            assert all(a >= b for a, b in zip(state.scores, scores, strict=True))
            scores = state.scores
        check_priests(table(state))
        check_cards(table(state))
        check_views(state)
        check_events_add_up(state)
        assert state.to_move == ()
        assert 0 in state.ranking


def test_single_answers_are_not_asked_after_the_reveal() -> None:
    for seed in range(40):
        chance = random.Random(seed)
        state = ATON.new(seed=2000 + seed)
        while not state.over:
            asked = str(state.questions()[0]["question"])
            seat = chance.choice(state.to_move)
            if asked != "lay":
                assert len(state.legal(seat)) > 1
            state.play(seat, chance.choice(state.legal(seat)))


def test_a_game_continues_identically_from_a_reloaded_position() -> None:
    for seed in range(10):
        chance = random.Random(seed)
        state = ATON.new(seed=3000 + seed)
        while not state.over:
            twin = ATON.load(state.dump())
            assert twin.dump() == state.dump()
            seat = chance.choice(state.to_move)
            assert legal(twin, seat) == legal(state, seat)
            action = chance.choice(state.legal(seat))
            state.play(seat, action)
            twin.play(seat, action)
            assert twin.dump() == state.dump()
            assert twin.ranking == state.ranking


def test_decks_are_shuffled_by_the_seed() -> None:
    hands = {tuple(table(ATON.new(seed=seed))["hands"]) for seed in range(50)}
    assert len(hands) > 25
    assert table(ATON.new(seed=9)) == table(ATON.new(seed=9))
