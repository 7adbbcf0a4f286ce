"""Measure the strength of the bots: every claim in docs/bots.md, in every game, over paired games.

    make strength                                    # everything, in under an hour on two cores
    python bench/strength.py --game ankh --games 40  # a part of it

Every finished game is appended to a file (`--out`), so an interrupted run can be resumed and a
longer run reuses the games of a shorter one. Times are processor times, which other work on the
machine hardly affects.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ennead
from ennead.arena.match import MatchConfig, play_match
from ennead.arena.ratings import share_of
from ennead.arena.schedule import schedule_matches
from ennead.arena.statistics import confidence_interval, format_percent, percent

TESTS = Path(__file__).resolve().parent.parent / "tests"
REFERENCE = "py:support.reference_search:Reference"
TWO_CORE_HOUR = 7200.0


@dataclass(frozen=True)
class Claim:
    """One bot scores at least this share against another."""

    bot: str
    rival: str
    least: float
    games: int
    """Enough to tell the expected share from the claimed one."""


CLAIMS = [
    Claim("greedy", "random", 0.95, 200),
    Claim(REFERENCE, "greedy", 0.80, 200),
    Claim("easy", "beginner", 0.65, 200),
    Claim("medium", "easy", 0.65, 200),
    Claim("hard", "medium", 0.65, 200),
    Claim("hard", REFERENCE, 0.75, 300),
]


def start_worker() -> None:
    """Prepare a worker process: find the reference search, and leave Ctrl-C to the parent."""
    sys.path.insert(0, str(TESTS))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)


def play(match: MatchConfig, bot: str) -> dict[str, Any]:
    """Play a game; return its line in the file."""
    start = time.process_time()
    result = play_match(match)
    return {
        "game": match.game,
        "seats": list(match.seats),
        "seed": match.seed,
        "share": share_of(result, bot),
        "seconds": round(time.process_time() - start, 3),
        "pages": result.pages,
        "thought": dict(zip(match.seats, result.seconds, strict=True)),
        "failures": list(result.failures),
    }


def key(game: str, seats: list[str] | tuple[str, ...], seed: int) -> tuple[str, str, int]:
    return game, " ".join(seats), seed


def read(path: Path) -> dict[tuple[str, str, int], dict[str, Any]]:
    """The games of an earlier run."""
    if not path.exists():
        return {}
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return {key(line["game"], line["seats"], line["seed"]): line for line in lines}


def matches_for(
    games: list[str], claims: list[Claim], count: int | None
) -> list[tuple[MatchConfig, str]]:
    """All games to play, ordered by seed so that all pairings advance together."""
    found = [
        (match, claim.bot)
        for game in games
        for claim in claims
        for match in schedule_matches(game, [claim.bot, claim.rival], 2, count or claim.games)
    ]
    return sorted(found, key=lambda pair: pair[0].seed)


def play_all(missing: list[tuple[MatchConfig, str]], jobs: int) -> Iterator[dict[str, Any]]:
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=start_worker)
    try:
        for done in as_completed([pool.submit(play, *one) for one in missing]):
            yield done.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def claim_results(
    games: list[str], claims: list[Claim], lines: list[dict[str, Any]]
) -> Iterator[dict[str, Any]]:
    """The result of each claim in each game."""
    for game in games:
        for claim in claims:
            met = [
                line
                for line in lines
                if line["game"] == game and set(line["seats"]) == {claim.bot, claim.rival}
            ]
            if not met:
                continue
            share = sum(line["share"] for line in met) / len(met)
            low, high = confidence_interval(share, len(met))
            yield {
                "game": game,
                "bot": claim.bot,
                "rival": claim.rival,
                "games": len(met),
                "share": share,
                "low": low,
                "high": high,
                "least": claim.least,
                "passed": share >= claim.least,
                "seconds": sum(line["seconds"] for line in met),
                "failures": sum(len(line["failures"]) for line in met),
            }


def show(found: list[dict[str, Any]]) -> None:
    print("| game | bot | against | games | share | at least | s/game | |")
    print("|---|---|---|---:|---|---:|---:|---|")
    for row in found:
        names = [name.removeprefix("py:").split(":")[0] for name in (row["bot"], row["rival"])]
        verdict = "PASS" if row["passed"] else "FAIL"
        if row["low"] < row["least"] <= row["high"]:
            verdict += ", inconclusive"
        print(
            f"| {row['game']} | {names[0]} | {names[1]} | {row['games']} "
            f"| {format_percent(row['share'], row['games'])} | {percent(row['least'])} "
            f"| {row['seconds'] / row['games']:.2f} | {verdict} |"
        )
    total = sum(row["seconds"] for row in found)
    print(f"\n{total:.0f} s of processor time; two cores have {TWO_CORE_HOUR:.0f} s in an hour")


def main() -> None:
    every = [game.id for game in ennead.games()]
    parser = argparse.ArgumentParser(description="Measure the strength of the bots.")
    parser.add_argument("--game", action="append", choices=every, help="only this game")
    parser.add_argument("--bot", action="append", help="only claims in which this bot plays")
    parser.add_argument("--games", type=int, help="games per pairing (200 or 300)")
    parser.add_argument("--jobs", type=int, default=2, help="number of processes (2)")
    parser.add_argument("--out", type=Path, default=Path("strength.jsonl"), help="games file")
    parser.add_argument("--json", type=Path, help="file for the table, as JSON")
    arguments = parser.parse_args()
    games = arguments.game or every
    claims = [c for c in CLAIMS if not arguments.bot or {c.bot, c.rival} & set(arguments.bot)]
    known = read(arguments.out)
    plan = matches_for(games, claims, arguments.games)
    missing = [one for one in plan if key(one[0].game, one[0].seats, one[0].seed) not in known]
    with arguments.out.open("a", encoding="utf-8") as file:
        for at, line in enumerate(play_all(missing, arguments.jobs), 1):
            known[key(line["game"], line["seats"], line["seed"])] = line
            print(json.dumps(line), file=file, flush=True)
            print(f"\r{at} of {len(missing)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    lines = [known[key(t.game, t.seats, t.seed)] for t, _ in plan]
    found = list(claim_results(games, claims, lines))
    show(found)
    if arguments.json:
        arguments.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    sys.exit(0 if all(row["passed"] for row in found) else 1)


if __name__ == "__main__":
    main()
