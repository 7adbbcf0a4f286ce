"""Where an arena keeps what it played: a table as JSON and Parquet, and every record as text."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from ennead.arena.match import Result
from ennead.arena.ratings import Pairing, Rating
from ennead.core.errors import BadOptions

RECORDS: Final = "records"


def new_folder(wanted: Path | None, game: str) -> Path:
    """The folder that was asked for, if nothing is in it, else `arena/GAME-1` and so on."""
    if wanted is not None:
        if wanted.exists() and any(wanted.iterdir()):
            raise BadOptions(f"{wanted} is not empty; every arena has a folder of its own")
        folder = wanted
    else:
        number = 1
        while (folder := Path("arena", f"{game}-{number}")).exists():
            number += 1
    (folder / RECORDS).mkdir(parents=True, exist_ok=True)
    return folder


def keep_record(folder: Path, result: Result) -> None:
    """Write a game down as soon as it has ended."""
    path = folder / RECORDS / f"{result.number:05}.record"
    path.write_text(result.record, "utf-8")


def keep_results(
    folder: Path, results: Sequence[Result], pairs: Sequence[Pairing], rated: Sequence[Rating]
) -> list[Path]:
    """Write `results.json` and, where pyarrow is installed, `games.parquet`."""
    ordered = sorted(results, key=lambda result: result.number)
    rows = [_row(result) for result in ordered]
    path = folder / "results.json"
    told = {
        "ratings": [asdict(row) for row in rated],
        "pairings": [asdict(row) for row in pairs],
        "games": rows,
    }
    path.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", "utf-8")
    written = [path]
    try:
        arrow: Any = import_module("pyarrow")
        parquet: Any = import_module("pyarrow.parquet")
    except ImportError:
        return written
    path = folder / "games.parquet"
    parquet.write_table(arrow.Table.from_pylist(rows), str(path))
    return [*written, path]


def _row(result: Result) -> dict[str, Any]:
    row = result.json()
    del row["record"]
    return {name: list(value) if isinstance(value, tuple) else value for name, value in row.items()}
