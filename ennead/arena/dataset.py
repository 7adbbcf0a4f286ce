"""Datasets: the decisions of many games as Parquet, in parts that are whole or not there.

A part holds the same games whoever makes it, wherever and whenever: its file is made in one
piece and put into its place at once. So a run that was cut off, however rudely, goes on where it
was, and ends with the files it would have made at once.
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
from ennead.arena.decisions import COLUMNS, FEATURES, decisions
from ennead.arena.match import Terms, play
from ennead.core.errors import BadOptions, BadRecord
from ennead.core.record import Record

SHEET: Final = "_dataset.json"
"""Readers of Parquet folders pass over what begins like this."""
PART: Final = "part-{:05}.parquet"
VERSION: Final = 1
"""Of the columns."""
COMPRESSION: Final = "zstd"


@dataclass(frozen=True)
class Piece:
    """The games of one part: terms to play by, or the texts of records by name."""

    number: int
    game: str
    terms: tuple[Terms, ...] = ()
    records: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Made:
    """A part as the bytes of its file, and what came of its games."""

    number: int
    content: bytes
    games: int
    rows: int
    troubles: tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """All that decides what is in a dataset."""

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
        object.__setattr__(self, "rules", game.shelf.versions()[-1])
        object.__setattr__(self, "actions", len(game.actions))
        object.__setattr__(self, "features", game.make_features is not None)

    @property
    def parts(self) -> int:
        return -(-self.games // self.games_per_part)

    def numbers(self, part: int) -> range:
        first = part * self.games_per_part
        return range(first, min(first + self.games_per_part, self.games))


# Where games come from.


def self_play(
    game: str,
    specs: Sequence[str],
    games: int,
    players: int,
    seed: int,
    options: dict[str, Any],
    games_per_part: int,
) -> tuple[Plan, Callable[[int], Piece]]:
    """Bots around the table; they change places from game to game."""
    chosen = ennead.game(game)
    for spec in specs:
        bots.make(spec, chosen)
    chosen.new(players, seed, options)
    source = {"bots": list(specs), "players": players, "seed": seed, "options": options}
    plan = Plan(game, source, games, games_per_part)

    def piece(part: int) -> Piece:
        terms = []
        for number in plan.numbers(part):
            seats = tuple(specs[(seat + number) % len(specs)] for seat in range(players))
            terms.append(Terms(number, game, seats, seed + number, options))
        return Piece(part, game, terms=tuple(terms))

    return plan, piece


def from_records(paths: Iterable[Path], games_per_part: int) -> tuple[Plan, Callable[[int], Piece]]:
    """Records in files, and in all `.record` files of folders."""
    files: list[tuple[str, Path]] = []
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob("*.record"))
            files += [(file.relative_to(path).with_suffix("").as_posix(), file) for file in found]
        else:
            files.append((path.stem, path))
    if not files:
        raise BadOptions("there is no record to take decisions from")
    if len({name for name, _ in files}) != len(files):
        raise BadOptions("two records have the same name; give folders instead of files")
    digest = sha256()
    games = set[str]()
    for name, file in files:
        text = _text(file)
        digest.update(f"{name}\0{text}\0".encode())
        games.add(_parsed(file, text).header("Game"))
    if len(games) > 1:
        raise BadOptions(f"a dataset is of one game, not of {', '.join(sorted(games))}")
    game = games.pop()
    plan = Plan(game, {"records": digest.hexdigest()}, len(files), games_per_part)

    def piece(part: int) -> Piece:
        own = [files[number] for number in plan.numbers(part)]
        return Piece(part, game, records=tuple((name, _text(file)) for name, file in own))

    return plan, piece


def _text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadOptions(f"{file}: not a text in UTF-8, so no record") from None


def _parsed(file: Path, text: str) -> Record:
    try:
        return Record.parse(text)
    except BadRecord as error:
        raise BadOptions(f"{file}: {error}") from None


# Making a part, in any process.


def make(piece: Piece) -> Made:
    """Play or replay the games of a part and write its rows, game after game."""
    arrow, parquet = arrow_modules()
    game = ennead.game(piece.game)
    wanted = [c for c in COLUMNS if c[0] != FEATURES or game.make_features is not None]
    schema = arrow.schema([(name, _type(arrow, kind)) for name, kind in wanted])
    content = io.BytesIO()
    games = rows = 0
    troubles: list[str] = []
    with parquet.ParquetWriter(content, schema, compression=COMPRESSION) as writer:
        for name, text in _records(piece, troubles):
            try:
                found = list(decisions(Record.parse(text), name))
            except BadRecord as error:
                troubles.append(f"record {name}: {error}")
                continue
            if not found:
                troubles.append(f"record {name}: the game has not ended")
                continue
            writer.write_table(arrow.Table.from_pylist(found, schema=schema))
            games += 1
            rows += len(found)
    return Made(piece.number, content.getvalue(), games, rows, tuple(troubles))


def _records(piece: Piece, troubles: list[str]) -> Iterator[tuple[str, str]]:
    yield from piece.records
    for terms in piece.terms:
        result = play(terms)
        troubles += [f"game {terms.number}, {trouble}" for trouble in result.troubles]
        yield f"{terms.number:06}", result.record


def _type(arrow: Any, kind: str) -> Any:
    if kind.startswith("list<"):
        return arrow.list_(_type(arrow, kind[5:-1]))
    return getattr(arrow, kind)()


def arrow_modules() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise BadOptions(
            "a dataset needs pyarrow; install it with: pip install 'ennead[arena]'"
        ) from None


# Where parts go.


def begin(folder: Path, plan: Plan) -> list[int]:
    """Make the folder, or find in it the same dataset begun; the parts still to be made."""
    sheet = folder / SHEET
    said = json.dumps(asdict(plan), indent=1, ensure_ascii=False) + "\n"
    if sheet.exists():
        before = sheet.read_text("utf-8")
        if before != said:
            raise BadOptions(f"{folder} holds another dataset: {_difference(before, asdict(plan))}")
    elif folder.exists() and any(folder.iterdir()):
        raise BadOptions(f"{folder} is not empty and holds no dataset")
    folder.mkdir(parents=True, exist_ok=True)
    _put(sheet, said.encode())
    return [part for part in range(plan.parts) if not (folder / PART.format(part)).exists()]


def _difference(before: str, now: dict[str, Any]) -> str:
    try:
        then = dict(json.loads(before))
    except ValueError:
        return f"its {SHEET} is damaged"
    changed = [name for name in now if then.get(name) != now[name]]
    return ", ".join(f"{name} is {then.get(name)}, not {now[name]}" for name in changed)


def keep(folder: Path, made: Made) -> None:
    _put(folder / PART.format(made.number), made.content)


def _put(path: Path, content: bytes) -> None:
    """A file is there as a whole or not at all, whatever happens meanwhile."""
    draft = path.with_name(f".{path.name}.draft")
    draft.write_bytes(content)
    draft.replace(path)


def counted(folder: Path, plan: Plan) -> int:
    """How many rows the parts of a folder hold, without reading them."""
    _, parquet = arrow_modules()
    files = [folder / PART.format(part) for part in range(plan.parts)]
    return sum(parquet.read_metadata(str(file)).num_rows for file in files)
