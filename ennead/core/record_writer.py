"""Writing the record of a game from its state and history."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256

from ennead.core.engine import Engine
from ennead.core.history import History
from ennead.core.log import CHANCE, EVERYONE, REWIND, UNDO, Answer, Chance, Entry
from ennead.core.position import dump
from ennead.core.record import SECRET, Record, RecordEntry
from ennead.core.undo import is_pending


def write_record(
    engine: Engine, scores: Sequence[int], whole: bool, names: Sequence[str]
) -> Record:
    """The game so far. A running game's secrets are left out unless `whole`."""
    config = engine.config
    spec = config.spec
    whole = whole or engine.over
    headers = {
        "Game": [spec.id],
        "Rules": [f"{spec.id} {config.rules.version}"],
        "Data": [config.rules.digest],
        "Options": [json.dumps(config.options, sort_keys=True)],
        "Players": list(names) or [f"Player {seat + 1}" for seat in range(config.players)],
        "Commitment": [commitment(engine.key)],
    }
    history = engine.history if engine.history is not None else History(dump(engine))
    if whole:
        headers["Seed"] = [engine.key.hex()]
        if history.position is not None:
            headers["Position"] = [json.dumps(history.position, ensure_ascii=False)]
    if engine.over:
        headers["Result"] = ["-".join([str(points) for points in scores])]
    entries = history.entries()
    withdrawn: list[Answer | None] = [
        entry.undone for entry in entries if isinstance(entry, Answer) and entry.withdrawn
    ]
    written = [
        RecordEntry(
            e.seat,
            SECRET if not whole and _is_secret(engine, e, withdrawn) else _text(engine, e),
            e.page,
        )
        for e in entries
    ]
    return Record(headers, written)


def _is_secret(engine: Engine, entry: Entry, withdrawn: list[Answer | None]) -> bool:
    if isinstance(entry, Chance):
        return entry.seen_by != EVERYONE
    return isinstance(entry, Answer) and (entry in withdrawn or is_pending(engine, entry))


def _text(engine: Engine, entry: Entry) -> str:
    if entry.seat == CHANCE:
        return str(entry.value)
    if entry.value == UNDO:
        return "undo"
    if entry.value == REWIND:
        return "rewind"
    return str(engine.config.spec.actions.at(entry.value))


def commitment(key: bytes) -> str:
    """A hash that commits to a seed without disclosing it."""
    return sha256(key).hexdigest()
