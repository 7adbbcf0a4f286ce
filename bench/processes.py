"""Two processes that share 64 games, compared with one that plays them all.

    python bench/processes.py

The rates are per second of processor time, of the busier process where there are two. So other work
on the machine hardly affects them, but time spent waiting for each other is left out. The last
column includes it: the ratio by the clock, which is only fair on an idle machine.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from dataclasses import dataclass
from statistics import median

from envs import BATCH, COMPILED, VectorSubject

from ennead.envs.registration import learnable_games

STEPS = 300
PROCESS_CLOCK = 2
"""Linux's number for the clock of a process's processor time."""


@dataclass(frozen=True)
class Row:
    name: str
    alone_per_s: float
    shared_per_s: float
    by_the_clock: float


def measure(game: str, repeats: int) -> Row:
    """Play the same steps of the same games in one process and in two, in turn."""
    subjects = [VectorSubject(game, game, processes) for processes in (1, 2)]
    runs: list[list[tuple[float, float]]] = [[], []]
    for _ in range(repeats + 1):
        for number, subject in enumerate(subjects):
            runs[number].append(run(subject))
    for subject in subjects:
        subject.env.close()
    # The first run only warms up.
    alone, shared = [[median(part) for part in zip(*run[1:], strict=True)] for run in runs]
    steps = BATCH * STEPS
    return Row(game, steps / alone[0], steps / shared[0], alone[1] / shared[1])


def run(subject: VectorSubject) -> tuple[float, float]:
    """The processor time of the busiest process, and the time by the clock."""
    children = multiprocessing.active_children()
    processes = [os.getpid(), *[child.pid for child in children if child.pid]]
    before = [processor_time(process) for process in processes]
    start = time.perf_counter()
    for _ in range(STEPS):
        subject.step()
    took = time.perf_counter() - start
    busy = [processor_time(each) - was for each, was in zip(processes, before, strict=True)]
    return max(busy), took


def processor_time(process: int) -> float:
    """The seconds of processor time that a process has used."""
    return time.clock_gettime(~process << 3 | PROCESS_CLOCK)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5, help="number of runs to measure")
    options = parser.parse_args()
    build = "compiled" if COMPILED else "pure"
    print(f"| {BATCH} games, 2 players, {build} | one process | two | ratio | by the clock |")
    print("|---|---:|---:|---:|---:|")
    for game in learnable_games():
        row = measure(game.id, options.repeats)
        print(
            f"| {row.name} | {row.alone_per_s:,.0f} | {row.shared_per_s:,.0f} "
            f"| {row.shared_per_s / row.alone_per_s:.2f} | {row.by_the_clock:.2f} |"
        )


if __name__ == "__main__":
    main()
