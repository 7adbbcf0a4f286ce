"""Shared by all benchmarks: how a rate is measured, shown and stored.

A game is measured through a `Subject`, a thin driver around one library's own API:

    row = measure(Catan(), seconds=2.0, repeats=5)
    print(table([row], reference=row))

Rates are per second of this process's processor time. So other work on the machine hardly affects
them, and a library that uses a second thread pays for it.
"""

from __future__ import annotations

import gc
import json
import platform
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from io import StringIO
from pathlib import Path
from statistics import median
from typing import Protocol, TypeVar

S = TypeVar("S")
FOREVER = 1 << 60
HEADINGS = ("", "games/s", "decisions/s", "real decisions/s", "copies/s", "views/s")


@dataclass(frozen=True)
class Figures:
    """One row: a library's speed at one game. Real decisions have more than one option."""

    name: str
    games_per_s: float
    decisions_per_s: float
    real_per_s: float
    copies_per_s: float
    views_per_s: float | None = None


class Subject(Protocol[S]):
    """A game as the benchmark sees it; S is whatever the library calls a state."""

    @property
    def name(self) -> str: ...

    def new(self) -> S:
        """Start a game."""

    def play(self, state: S, limit: int) -> tuple[int, int]:
        """Make random decisions up to the limit or the end; count all and the real ones."""

    def over(self, state: S) -> bool: ...

    def copier(self, state: S) -> Callable[[], S]:
        """The bare call that copies this state."""

    def viewers(self, state: S) -> Sequence[Callable[[], object]]:
        """The bare calls that make each seat's view of this state; empty without views."""


def windows(run: Callable[[], Sequence[int]], seconds: float, repeats: int) -> list[float]:
    """Call `run` in several time windows; return the median rate of each of its counts."""
    calls, _ = _window(run, seconds / 2, 1)  # warm up, and find how rarely to read the clock
    stride = max(1, calls // 50)
    rates = [_window(run, seconds, stride)[1] for _ in range(repeats)]
    return [median(rate) for rate in zip(*rates, strict=True)]


def _window(
    run: Callable[[], Sequence[int]], seconds: float, stride: int
) -> tuple[int, list[float]]:
    clock = time.process_time
    counts: list[Sequence[int]] = []
    gc.collect()
    start = now = clock()
    while now < start + seconds:
        counts += [run() for _ in range(stride)]
        now = clock()
    return len(counts), [sum(count) / (now - start) for count in zip(*counts, strict=True)]


def each(calls: Sequence[Callable[[], object]]) -> Callable[[], tuple[int]]:
    """Return a function for `windows` that makes each of these calls ten times in a row.

    Search copies states that it has just used. With a different state for every call, we would
    measure the processor's cache.
    """
    row = [call for call in calls for _ in range(10)]

    def run() -> tuple[int]:
        for call in row:
            call()
        return (len(row),)

    return run


def positions(subject: Subject[S], count: int = 100, stretch: int = 400) -> list[S]:
    """Unfinished states, spread about evenly over random games."""
    found: list[S] = []
    state = subject.new()
    while len(found) < count:
        subject.play(state, random.randrange(stretch))
        if subject.over(state):
            state = subject.new()
        else:
            found.append(subject.copier(state)())
    return found


def measure(subject: Subject[S], seconds: float = 2.0, repeats: int = 5, seed: int = 1) -> Figures:
    """One row of the table; the same seed plays the same games."""

    def game() -> tuple[int, int, int]:
        decisions, real = play(new(), FOREVER)
        return 1, decisions, real

    new, play = subject.new, subject.play
    random.seed(seed)
    games, decisions, real = windows(game, seconds, repeats)
    sampled = positions(subject)
    (copies,) = windows(each([subject.copier(state) for state in sampled]), seconds, repeats)
    viewers = [viewer for state in sampled for viewer in subject.viewers(state)]
    views = windows(each(viewers), seconds, repeats)[0] if viewers else None
    return Figures(subject.name, games, decisions, real, copies, views)


def table(rows: Sequence[Figures], reference: Figures) -> str:
    """The rows as a Markdown table, each figure with its ratio to the reference row's."""
    lines = [_cells(row, reference) for row in rows]
    try:
        from rich import box
        from rich.console import Console
        from rich.table import Table
    except ImportError:  # the same table without alignment
        rule = ("---", *["---:"] * (len(HEADINGS) - 1))
        return "\n".join(f"| {' | '.join(line)} |" for line in (HEADINGS, rule, *lines))
    grid = Table(box=box.MARKDOWN)
    for heading in HEADINGS:
        grid.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for line in lines:
        grid.add_row(*line)
    text = StringIO()
    Console(file=text, width=200).print(grid)
    return text.getvalue().strip()


def _cells(row: Figures, reference: Figures) -> tuple[str, ...]:
    def cell(rate: float | None, base: float | None) -> str:
        if rate is None:
            return "-"
        return f"{rate:,.0f} ({rate / base:.1f}x)" if base else f"{rate:,.0f}"

    return (
        row.name,
        f"{row.games_per_s:,.1f}",  # no ratio: games differ too much in length
        cell(row.decisions_per_s, reference.decisions_per_s),
        cell(row.real_per_s, reference.real_per_s),
        cell(row.copies_per_s, reference.copies_per_s),
        cell(row.views_per_s, reference.views_per_s),
    )


def write(path: Path, rows: Sequence[Figures]) -> None:
    """Store rows as JSON, for `read`."""
    about = {"python": platform.python_version(), "rows": [asdict(row) for row in rows]}
    path.write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")


def read(path: Path) -> list[Figures]:
    """The rows of a file made by `write`."""
    return [Figures(**row) for row in json.loads(path.read_text(encoding="utf-8"))["rows"]]
