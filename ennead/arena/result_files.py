"""The files of an arena run: results as JSON and Parquet, and every game's record as text."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from ennead.arena.match import MatchResult
from ennead.arena.ratings import Pairing, Rating
from ennead.core.errors import BadOptions

RECORDS_FOLDER: Final = "records"


def new_folder(wanted: Path | None, game: str) -> Path:
    """The requested folder, which must be empty, or the next free `arena/GAME-1` and so on."""
    if wanted is not None:
        if wanted.exists() and any(wanted.iterdir()):
            raise BadOptions(f"{wanted} is not empty; every arena run needs its own folder")
        folder = wanted
    else:
        number = 1
        while (folder := Path("arena", f"{game}-{number}")).exists():
            number += 1
    (folder / RECORDS_FOLDER).mkdir(parents=True, exist_ok=True)
    return folder


def write_record(folder: Path, result: MatchResult) -> None:
    """Save a game's record; called as soon as the game ends."""
    path = folder / RECORDS_FOLDER / f"{result.number:05}.record"
    path.write_text(result.record, "utf-8")


def write_results(
    folder: Path,
    results: Sequence[MatchResult],
    pairings: Sequence[Pairing],
    ratings: Sequence[Rating],
) -> list[Path]:
    """Write `results.json` and, if pyarrow is installed, `games.parquet`."""
    ordered = sorted(results, key=lambda result: result.number)
    rows = [_row(result) for result in ordered]
    path = folder / "results.json"
    content = {
        "ratings": [asdict(row) for row in ratings],
        "pairings": [asdict(row) for row in pairings],
        "games": rows,
    }
    path.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", "utf-8")
    written = [path]
    try:
        arrow: Any = import_module("pyarrow")
        parquet: Any = import_module("pyarrow.parquet")
    except ImportError:
        return written
    path = folder / "games.parquet"
    parquet.write_table(arrow.Table.from_pylist(rows), str(path))
    return [*written, path]


def _row(result: MatchResult) -> dict[str, Any]:
    row = result.json()
    del row["record"]
    return {name: list(value) if isinstance(value, tuple) else value for name, value in row.items()}
