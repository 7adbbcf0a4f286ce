"""Print the meaning of an observation's numbers as Markdown: `python -m ennead.envs.feature_table`.

The tables in `docs/observations.md` are made with this.
"""

from __future__ import annotations

import argparse

import ennead
from ennead.core.features import Features


def format_table(features: Features) -> str:
    """One row per part. Of parts that are repeated for each seat, only the first is listed."""
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
    parser.add_argument("game", help="the game's id")
    parser.add_argument("--players", type=int, help="the number of players")
    arguments = parser.parse_args()
    features = ennead.game(arguments.game).features(arguments.players)
    print(f"{features.size} numbers for {features.players} players\n")
    print(format_table(features))


if __name__ == "__main__":
    main()
