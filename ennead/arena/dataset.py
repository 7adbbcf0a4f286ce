"""Datasets: the decisions of many games as Parquet, in parts that are written atomically.

A part always holds the same games, whichever process builds it, and its file appears all at once.
So an interrupted run can be resumed, and produces exactly the files of an uninterrupted one.
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import ennead
from ennead import bots
from ennead.arena.decision_rows import COLUMNS, FEATURES, decision_rows
from ennead.arena.match import MatchConfig, play_match
from ennead.core.errors import BadOptions, BadRecord
from ennead.core.record import Record

MANIFEST: Final = "_dataset.json"
"""Readers of Parquet folders skip files whose names start with an underscore."""
PART_NAME: Final = "part-{:05}.parquet"
VERSION: Final = 1
"""The version of the columns."""
COMPRESSION: Final = "zstd"


@dataclass(frozen=True)
class PartSource:
    """The games of one part: matches to play, or recorded games as (name, text)."""

    number: int
    game: str
    matches: tuple[MatchConfig, ...] = ()
    records: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Part:
    """The content of a part's file, with counts and warnings."""

    number: int
    content: bytes
    games: int
    rows: int
    warnings: tuple[str, ...]


@dataclass(frozen=True)
class DatasetPlan:
    """Everything that determines the content of a dataset."""

    game: str
    source: dict[str, Any]
    games: int
    games_per_part: int
    version: int = VERSION
    rules: str = field(init=False)
    actions: int = field(init=False)
    features: bool = field(init=False)

    def __post_init__(self) -> None:
        game = ennead.game(self.game)
        object.__setattr__(self, "rules", game.rulesets.versions()[-1])
        object.__setattr__(self, "actions", len(game.actions))
        object.__setattr__(self, "features", game.make_features is not None)

    @property
    def parts(self) -> int:
        return -(-self.games // self.games_per_part)

    def games_of(self, part: int) -> range:
        """The numbers of the games in a part."""
        first = part * self.games_per_part
        return range(first, min(first + self.games_per_part, self.games))


# Sources of games.


def self_play(
    game: str,
    specs: Sequence[str],
    games: int,
    players: int,
    seed: int,
    options: dict[str, Any],
    games_per_part: int,
) -> tuple[DatasetPlan, Callable[[int], PartSource]]:
    """Games that bots play; they change seats from game to game."""
    chosen = ennead.game(game)
    for spec in specs:
        bots.make(spec, chosen)
    chosen.new(players, seed, options)
    source = {"bots": list(specs), "players": players, "seed": seed, "options": options}
    plan = DatasetPlan(game, source, games, games_per_part)

    def source_of(part: int) -> PartSource:
        matches = []
        for number in plan.games_of(part):
            seats = tuple(specs[(seat + number) % len(specs)] for seat in range(players))
            matches.append(MatchConfig(number, game, seats, seed + number, options))
        return PartSource(part, game, matches=tuple(matches))

    return plan, source_of


def from_records(
    paths: Iterable[Path], games_per_part: int
) -> tuple[DatasetPlan, Callable[[int], PartSource]]:
    """Games recorded in files, and in all `.record` files of folders."""
    files: list[tuple[str, Path]] = []
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob("*.record"))
            files += [(file.relative_to(path).with_suffix("").as_posix(), file) for file in found]
        else:
            files.append((path.stem, path))
    if not files:
        raise BadOptions("there are no records to read decisions from")
    if len({name for name, _ in files}) != len(files):
        raise BadOptions("two records have the same name; give folders instead of files")
    digest = sha256()
    games = set[str]()
    for name, file in files:
        text = _read_text(file)
        digest.update(f"{name}\0{text}\0".encode())
        games.add(_parse(file, text).header("Game"))
    if len(games) > 1:
        raise BadOptions(f"a dataset covers one game, not {', '.join(sorted(games))}")
    game = games.pop()
    plan = DatasetPlan(game, {"records": digest.hexdigest()}, len(files), games_per_part)

    def source_of(part: int) -> PartSource:
        own = [files[number] for number in plan.games_of(part)]
        return PartSource(part, game, records=tuple((name, _read_text(file)) for name, file in own))

    return plan, source_of


def _read_text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadOptions(f"{file}: not UTF-8 text, so not a record") from None


def _parse(file: Path, text: str) -> Record:
    try:
        return Record.parse(text)
    except BadRecord as error:
        raise BadOptions(f"{file}: {error}") from None


# Building a part, in any process.


def build_part(source: PartSource) -> Part:
    """Play or replay the games of a part and write their rows."""
    arrow, parquet = import_pyarrow()
    game = ennead.game(source.game)
    wanted = [c for c in COLUMNS if c[0] != FEATURES or game.make_features is not None]
    schema = arrow.schema([(name, _arrow_type(arrow, kind)) for name, kind in wanted])
    content = io.BytesIO()
    games = rows = 0
    warnings: list[str] = []
    with parquet.ParquetWriter(content, schema, compression=COMPRESSION) as writer:
        for name, text in _records(source, warnings):
            try:
                found = list(decision_rows(Record.parse(text), name))
            except BadRecord as error:
                warnings.append(f"record {name}: {error}")
                continue
            if not found:
                warnings.append(f"record {name}: the game is unfinished")
                continue
            writer.write_table(arrow.Table.from_pylist(found, schema=schema))
            games += 1
            rows += len(found)
    return Part(source.number, content.getvalue(), games, rows, tuple(warnings))


def _records(source: PartSource, warnings: list[str]) -> Iterator[tuple[str, str]]:
    yield from source.records
    for match in source.matches:
        result = play_match(match)
        warnings += [f"game {match.number}, {failure}" for failure in result.failures]
        yield f"{match.number:06}", result.record


def _arrow_type(arrow: Any, kind: str) -> Any:
    if kind.startswith("list<"):
        return arrow.list_(_arrow_type(arrow, kind[5:-1]))
    return getattr(arrow, kind)()


def import_pyarrow() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise BadOptions(
            "a dataset needs pyarrow; install it with: pip install 'ennead[arena]'"
        ) from None


# The folder of a dataset.


def open_dataset(folder: Path, plan: DatasetPlan) -> list[int]:
    """Create the folder, or resume the same dataset in it. Returns the numbers of missing parts."""
    manifest = folder / MANIFEST
    content = json.dumps(asdict(plan), indent=1, ensure_ascii=False) + "\n"
    if manifest.exists():
        before = manifest.read_text("utf-8")
        if before != content:
            raise BadOptions(f"{folder} holds another dataset: {_difference(before, asdict(plan))}")
    elif folder.exists() and any(folder.iterdir()):
        raise BadOptions(f"{folder} is not empty and does not hold a dataset")
    folder.mkdir(parents=True, exist_ok=True)
    _write_atomically(manifest, content.encode())
    return [part for part in range(plan.parts) if not (folder / PART_NAME.format(part)).exists()]


def _difference(before: str, now: dict[str, Any]) -> str:
    try:
        then = dict(json.loads(before))
    except ValueError:
        return f"its {MANIFEST} is damaged"
    changed = [name for name in now if then.get(name) != now[name]]
    return ", ".join(f"{name} is {then.get(name)}, not {now[name]}" for name in changed)


def write_part(folder: Path, part: Part) -> None:
    _write_atomically(folder / PART_NAME.format(part.number), part.content)


def _write_atomically(path: Path, content: bytes) -> None:
    """Write a file so that it exists either completely or not at all."""
    draft = path.with_name(f".{path.name}.draft")
    draft.write_bytes(content)
    draft.replace(path)


def count_rows(folder: Path, plan: DatasetPlan) -> int:
    """The number of rows in a dataset, from the metadata of its files."""
    _, parquet = import_pyarrow()
    files = [folder / PART_NAME.format(part) for part in range(plan.parts)]
    return sum(parquet.read_metadata(str(file)).num_rows for file in files)
