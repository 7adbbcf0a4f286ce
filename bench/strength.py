"""How strong the bots are: every claim of docs/bots.md, in every game, over paired games.

    make strength                                    # all of it, in under an hour on two cores
    python bench/strength.py --game ankh --games 40  # a part of it

Every game that has ended is written to a file at once (`--out`), so a run that was stopped goes
on where it was, and a longer one begins with the games of a shorter one. The time is processor
time, so other work on the machine disturbs it little.
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
from ennead.arena.fixtures import fixtures
from ennead.arena.match import Terms, play
from ennead.arena.ratings import share_of
from ennead.arena.shares import interval, percent

TESTS = Path(__file__).resolve().parent.parent / "tests"
REFERENCE = "py:reference:Reference"
HOUR_OF_TWO_CORES = 7200.0


@dataclass(frozen=True)
class Claim:
    """One bot has at least such a share against another."""

    bot: str
    rival: str
    least: float


CLAIMS = [
    Claim("greedy", "random", 0.95),
    Claim(REFERENCE, "greedy", 0.80),
    Claim("easy", "beginner", 0.65),
    Claim("medium", "easy", 0.65),
    Claim("hard", "medium", 0.65),
    Claim("hard", REFERENCE, 0.75),
]


def begin() -> None:
    """A process that plays: it finds the reference search, and Ctrl-C is not its business."""
    sys.path.insert(0, str(TESTS))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)


def played(terms: Terms, bot: str) -> dict[str, Any]:
    """A game's line in the file."""
    start = time.process_time()
    result = play(terms)
    return {
        "game": terms.game,
        "seats": list(terms.seats),
        "seed": terms.seed,
        "share": share_of(result, bot),
        "seconds": round(time.process_time() - start, 3),
        "pages": result.pages,
        "thought": dict(zip(terms.seats, result.seconds, strict=True)),
        "troubles": list(result.troubles),
    }


def key(game: str, seats: list[str] | tuple[str, ...], seed: int) -> tuple[str, str, int]:
    return game, " ".join(seats), seed


def read(path: Path) -> dict[tuple[str, str, int], dict[str, Any]]:
    """The games of an earlier run."""
    if not path.exists():
        return {}
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return {key(line["game"], line["seats"], line["seed"]): line for line in lines}


def wanted(games: list[str], claims: list[Claim], count: int) -> list[tuple[Terms, str]]:
    """All games that are to be played, those with low seeds of every pairing first."""
    found = [
        (terms, claim.bot)
        for game in games
        for claim in claims
        for terms in fixtures(game, [claim.bot, claim.rival], 2, count)
    ]
    return sorted(found, key=lambda pair: pair[0].seed)


def play_all(todo: list[tuple[Terms, str]], jobs: int) -> Iterator[dict[str, Any]]:
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=begin)
    try:
        for done in as_completed([pool.submit(played, *one) for one in todo]):
            yield done.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def rows(
    games: list[str], claims: list[Claim], lines: list[dict[str, Any]]
) -> Iterator[dict[str, Any]]:
    """What came of each claim in each game."""
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
            low, high = interval(share, len(met))
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
                "troubles": sum(len(line["troubles"]) for line in met),
            }


def show(found: list[dict[str, Any]]) -> None:
    print("| game | who | against | games | share | at least | s a game | |")
    print("|---|---|---|---:|---|---:|---:|---|")
    for row in found:
        names = [name.removeprefix("py:").split(":")[0] for name in (row["bot"], row["rival"])]
        verdict = "PASS" if row["passed"] else "FAIL"
        if row["low"] < row["least"] <= row["high"]:
            verdict += ", not certain"
        print(
            f"| {row['game']} | {names[0]} | {names[1]} | {row['games']} "
            f"| {percent(row['share'], row['games'])} | {100 * row['least']:.0f} % "
            f"| {row['seconds'] / row['games']:.2f} | {verdict} |"
        )
    total = sum(row["seconds"] for row in found)
    print(f"\n{total:.0f} s of processor time; two cores have {HOUR_OF_TWO_CORES:.0f} s in an hour")


def main() -> None:
    every = [game.id for game in ennead.games()]
    parser = argparse.ArgumentParser(description="Prove how strong the bots are.")
    parser.add_argument("--game", action="append", choices=every, help="only this game")
    parser.add_argument("--bot", action="append", help="only claims in which this bot plays")
    parser.add_argument("--games", type=int, default=400, help="of each pairing (400)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--out", type=Path, default=Path("strength.jsonl"), help="where games go")
    parser.add_argument("--json", type=Path, help="where the table goes, as JSON")
    asked = parser.parse_args()
    games = asked.game or every
    claims = [c for c in CLAIMS if not asked.bot or {c.bot, c.rival} & set(asked.bot)]
    known = read(asked.out)
    plan = wanted(games, claims, asked.games)
    todo = [one for one in plan if key(one[0].game, one[0].seats, one[0].seed) not in known]
    with asked.out.open("a", encoding="utf-8") as file:
        for at, line in enumerate(play_all(todo, asked.jobs), 1):
            known[key(line["game"], line["seats"], line["seed"])] = line
            print(json.dumps(line), file=file, flush=True)
            print(f"\r{at} of {len(todo)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    played_now = [known[key(t.game, t.seats, t.seed)] for t, _ in plan]
    found = list(rows(games, claims, played_now))
    show(found)
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    sys.exit(0 if all(row["passed"] for row in found) else 1)


if __name__ == "__main__":
    main()
