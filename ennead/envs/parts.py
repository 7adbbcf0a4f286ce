"""What the numbers of an observation mean: `python -m ennead.envs.parts aton`, as Markdown."""

from __future__ import annotations

import argparse

import ennead
from ennead.core.features import Features


def table(features: Features) -> str:
    """A row for each part; blocks that repeat from seat to seat only for the first."""
    lines = ["| part | numbers | from | to | meaning |", "|---|---:|---:|---:|---|"]
    for part in features.parts:
        _, _, block = part.name.rpartition("-")
        if not block.isdigit() or block == "0":
            lines.append(
                f"| {part.name} | {part.length} | {part.low} | {part.high} | {part.meaning} |"
            )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="like aton")
    parser.add_argument("--players", type=int)
    arguments = parser.parse_args()
    features = ennead.game(arguments.game).features(arguments.players)
    print(f"{features.size} numbers for {features.players} players\n")
    print(table(features))


if __name__ == "__main__":
    main()
