"""Battles of boosted games against a naive model: strengths, winners, rewards and deaths."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest
from support.ankh.model import Naive
from support.ankh.positions import seen
from support.ankh.random_games import boosted

from ennead.games.ankh.knowledge.view import AnkhView, BattleView
from ennead.games.ankh.rules.state import Ankh

STRENGTH = {"chariots": 3, "drought": 1, "plague-of-locusts": 1}
Event = dict[str, Any]


class Battle:
    """What was visible before an answer, and what happened because of it."""

    def __init__(self, before: AnkhView, events: list[Event]) -> None:
        battle = before["battle"]
        assert battle is not None
        self.before = before
        self.battle: BattleView = battle
        self.events = events
        self.land = {
            name
            for region in before["regions"]
            if region["token"] == battle["token"]
            for name in region["land"]
        }
        self.cards = {int(seat): list(cards) for seat, cards in battle["cards"].items()}
        for event in self.events_of("revealed"):
            self.cards.setdefault(event["seat"], []).append(event["card"])

    def events_of(self, kind: str) -> list[Event]:
        return [event for event in self.events if event["event"] == kind]

    def naive_before(self, kind: str) -> Naive:
        """The naive model of the table just before the first event of a kind."""
        pieces = dict(self.before["pieces"])
        slots = self.before["slots"][:]
        for event in self.events:
            if event["event"] == kind:
                break
            if event["event"] == "died":
                del pieces[event["hex"]]
            elif event["event"] == "built":
                pieces[event["hex"]] = piece(event["monument"], event["seat"])
            elif event["event"] == "summoned":
                pieces[event["hex"]] = piece(event["figure"], event["seat"])
            elif event["event"] == "sun-given":
                pieces[event["hex"]] = {**pieces[event["hex"]], "sun": True}
            elif event["event"] == "trapped":
                slots.append(event["owner"])
        changed = cast(AnkhView, {**self.before, "pieces": pieces, "slots": slots})
        return Naive(changed)

    def strengths(self) -> dict[int, int]:
        naive = self.naive_before("strength")
        return {
            leader: naive.strength(leader, self.land)
            + sum(STRENGTH.get(card, 0) for card in self.cards[leader])
            for leader in self.battle["fighters"]
            if naive.of(leader) & self.here(naive)
        }

    def here(self, naive: Naive) -> set[str]:
        return self.land | naive.waters(self.land)

    def rewards(self, winner: int, margin: int) -> dict[str, int]:
        naive = self.naive_before("won")
        mine = naive.of(winner) & self.here(naive)
        glory = "glorious" in naive.god(winner)["powers"] and margin >= 3
        found = {"glorious": 3} if glory else {"victory": 1}
        dry = {n for n in mine - naive.gates if naive.hexes[n]["terrain"] == "desert"}
        if "drought" in self.cards[winner] and dry:
            found["drought"] = len(dry)
        if any(naive.pieces[name]["sun"] for name in mine):
            found["radiance"] = 1
        if self.land & set(self.before["cities"]):
            found["city"] = 1
        return found

    def dead(self, winner: int | None) -> set[str]:
        """All figures of the losers except Gods and those that are safe."""
        naive = self.naive_before("died" if self.by_battle() else "none")
        safe = set(self.battle["safe"])
        safe |= {event["hex"] for kind in ("sheltered", "saved") for event in self.events_of(kind)}
        return {
            name
            for leader in self.battle["fighters"]
            if leader != winner
            for name in naive.of(leader) & self.here(naive)
            if naive.pieces[name]["kind"] != "god" and name not in safe
        }

    def by_battle(self) -> set[str]:
        return {event["hex"] for event in self.events_of("died") if event["cause"] == "battle"}


def piece(kind: str, leader: int) -> Any:
    return {"kind": kind, "god": leader, "sun": False, "facing": None, "claws": []}


def check(battle: Battle) -> int:
    """Compare what this answer settled with the naive model; returns the number of comparisons."""
    compared = 0
    told = battle.events_of("strength")
    ended = battle.events_of("won") + battle.events_of("nobody-won")
    if told and len({event["seat"] for event in told}) == len(told):
        expected = battle.strengths()
        totals = {event["seat"]: event["total"] for event in told}
        assert {seat: totals[seat] for seat in expected} == expected
        assert all(total == 0 for seat, total in totals.items() if seat not in expected)
        best = [seat for seat, total in expected.items() if total == max(expected.values())]
        if battle.events_of("won"):
            assert battle.events_of("won")[0]["seat"] in best
        compared += 1
    if len(ended) == 1 and battle.events_of("won"):
        winner = ended[0]["seat"]
        gained = {
            event["source"]: event["amount"]
            for event in battle.events_of("points")
            if event["seat"] == winner
        }
        expected_points = battle.rewards(winner, ended[0]["margin"])
        sources = ("victory", "glorious", "drought", "radiance", "city")
        assert {s: n for s, n in gained.items() if s in sources} == expected_points
        compared += 1
    if battle.by_battle() and not any(e["cause"] == "plague" for e in battle.events_of("died")):
        winner = ended[0]["seat"] if battle.events_of("won") else battle.battle["winner"]
        if len(battle.events_of("battle")) == 0:
            assert battle.by_battle() == battle.dead(winner)
            compared += 1
    return compared


def count_comparisons(state: Ankh, seed: int) -> int:
    rng = random.Random(seed)
    compared = 0
    while not state.over:
        before = seen(state)
        known = len(state.events(None))
        seat = state.to_move[0]
        state.play(seat, rng.choice(state.legal(seat)))
        if before["battle"] is not None:
            events = first_battle(cast(list[Event], state.events(None)[known:]))
            compared += check(Battle(before, events))
    return compared


def first_battle(events: list[Event]) -> list[Event]:
    """Events up to the start of the next region."""
    for i, event in enumerate(events):
        if event["event"] in ("battle", "dominated", "region-empty", "conflict-ends"):
            return events[:i]
    return events


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_battles_agree_with_the_naive_model(players: int) -> None:
    assert sum(count_comparisons(boosted(players, seed), seed) for seed in range(8)) >= 10
