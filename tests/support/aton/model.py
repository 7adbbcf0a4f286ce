"""An independent model of the rules of Aton, sections 4 to 7 and 10, for comparison.

It shares no code with the engine: priests are a dictionary from cell names to seats. It follows
the answers given in a real game and fails on those that are illegal in its reading of the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from support.aton.positions import KIND

Priests = dict[str, int]
Answers = Iterator[tuple[int, str]]


def scored(priests: Priests) -> dict[str, list[int]]:
    """Section 6: the points of both seats for each item."""
    points = {f"temple-{t}": [0, 0] for t in "1234"} | {"black": [0, 0], "bonus": [0, 0]}
    for seat in (0, 1):
        own = [cell for cell, owner in priests.items() if owner == seat]
        other = [cell for cell, owner in priests.items() if owner != seat]
        here = [sum(cell[0] == t for cell in own) for t in "1234"]
        there = [sum(cell[0] == t for cell in other) for t in "1234"]
        if here[0] > there[0]:
            points["temple-1"][seat] = here[0] - there[0]
        if here[1] > there[1]:
            points["temple-2"][seat] = 5
        if here[2] > there[2]:
            points["temple-3"][seat] = here[2]
        if here[3] > there[3]:
            points["temple-4"][seat] = 3 * sum(KIND[cell] == "B" for cell in own)
        if sum(KIND[cell] == "K" for cell in own) > sum(KIND[cell] == "K" for cell in other):
            points["black"][seat] = 8
        points["bonus"][seat] = sum(int(KIND[cell]) for cell in own if KIND[cell] in "12")
    return points


def thinned(counts: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Section 7: all possible results of taking priests back, as counts per temple."""
    left = tuple(max(0, count - 1) for count in counts)
    results = {left}
    for t in [t for t in range(4) if counts[t] == 0]:
        after: set[tuple[int, ...]] = set()
        for now in results:
            higher = [u for u in range(t + 1, 4) if now[u]]
            occupied = [u for u in range(4) if now[u]]
            for u in higher or occupied[-1:]:
                after.add((*now[:u], now[u] - 1, *now[u + 1 :]))
            if not occupied:
                after.add(now)
        results = after
    return results


def all_counts(most: int) -> list[tuple[int, ...]]:
    return list(product(range(most + 1), repeat=4))


class Model:
    """The table of both players, without the decks."""

    def __init__(self) -> None:
        self.round = 1
        self.priests: Priests = {}
        self.dead = [0, 0]
        self.score = [0, 0]
        self.over = False
        self.ranking: tuple[int, ...] = ()

    def supply(self, seat: int) -> int:
        return 29 - list(self.priests.values()).count(seat) - self.dead[seat]

    def own(self, seat: int, temples: str = "1234") -> list[str]:
        return [c for c, owner in self.priests.items() if owner == seat and c[0] in temples]

    def win(self, seat: int) -> None:
        self.over = True
        self.ranking = (0, 1) if seat == 0 else (1, 0)

    def finish(self) -> None:
        red, blue = self.score
        self.over = True
        self.ranking = (int(red < blue), int(blue < red))

    def play_round(self, laid: list[list[int]], first: int | None, answers: Answers) -> None:
        """Play a round with these cards and answers; `first` is only used for a double tie."""
        gain = 2 * (laid[0][0] - laid[1][0])
        winner = 0 if gain > 0 else 1
        self.score[winner] += abs(gain)
        if self.score[winner] >= 40:
            self.win(winner)
            return
        keys = [(laid[seat][1], laid[seat][0]) for seat in (0, 1)]
        if keys[0] != keys[1]:
            assert first == keys.index(min(keys)), "the wrong player began"
        assert first is not None
        for seat in (first, 1 - first):
            self.turn(seat, laid[seat], answers)
            if self.over:
                return
        if sum(self.dead) == 8:
            self.scoring(answers)
        if not self.over:
            if self.round == 100:
                self.finish()
            else:
                self.round += 1

    def turn(self, seat: int, cards: list[int], answers: Answers) -> None:
        open_temples = "1234"[: cards[2]]
        if self.round > 1:
            if cards[1] > 2:
                self.remove(seat, self.own(1 - seat, open_temples), cards[1] - 2, answers)
            elif cards[1] == 1:
                self.remove(seat, self.own(seat), 1, answers)
        free = [c for c in KIND if c not in self.priests and c[0] in open_temples]
        count = min(cards[3], self.supply(seat))
        for cell in pick(free, count, seat, "place", answers):
            self.priests[cell] = seat
        room = 8 - sum(self.dead)
        self.dead[seat] += min(max(0, count - len(free)), room)
        mine = set(self.own(seat))
        sets = [{c for c in KIND if c[0] == t} for t in "1234"]
        sets += [{c for c in KIND if KIND[c] == colour} for colour in "YG"]
        if any(wanted <= mine for wanted in sets):
            self.win(seat)

    def remove(self, seat: int, cells: list[str], count: int, answers: Answers) -> None:
        for cell in pick(cells, count, seat, "remove", answers):
            owner = self.priests.pop(cell)
            if sum(self.dead) < 8:
                self.dead[owner] += 1

    def scoring(self, answers: Answers) -> None:
        for points in scored(self.priests).values():
            self.score = [self.score[seat] + points[seat] for seat in (0, 1)]
        if max(self.score) >= 40:
            self.finish()
            return
        self.dead = [0, 0]
        leader = 0 if self.score[0] >= self.score[1] else 1
        for seat in (leader, 1 - leader):
            missing = [t for t in "1234" if not self.own(seat, t)]
            for t in "1234":
                self.take_back(seat, self.own(seat, t), answers)
            for t in missing:
                higher = self.own(seat, "1234"[int(t) :])
                top = max([cell[0] for cell in self.own(seat)], default="")
                self.take_back(seat, higher or self.own(seat, top), answers)

    def take_back(self, seat: int, cells: list[str], answers: Answers) -> None:
        for cell in pick(cells, 1, seat, "remove", answers):
            del self.priests[cell]


def pick(cells: list[str], count: int, seat: int, verb: str, answers: Answers) -> list[str]:
    """The chosen cells; an answer is only used if there is a choice."""
    if len(cells) <= count:
        return cells
    picked: list[str] = []
    for _ in range(count):
        who, text = next(answers)
        said, cell = text.split()
        assert (who, said) == (seat, verb), f"{text} by {who} instead of {verb} by {seat}"
        assert cell in cells, f"{text} is not allowed"
        assert cell not in picked, f"{text} twice"
        picked.append(cell)
    return picked
