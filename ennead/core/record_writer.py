"""Writing the record of a game from its state and history."""

from __future__ import annotations

import json
from collections.abc import Sequence

from ennead.core.engine import Engine
from ennead.core.history import History
from ennead.core.log import CHANCE, EVERYONE, HIDDEN, UNDO_TEXTS, Chance, Entry
from ennead.core.position import dump
from ennead.core.record import FORMAT, SECRET, Record, RecordEntry
from ennead.core.shared_dice import commitment


def write_record(
    engine: Engine, scores: Sequence[int], whole: bool, names: Sequence[str], ended: bool
) -> Record:
    """The game so far; see `State.record`."""
    config = engine.config
    spec = config.spec
    ended = ended or whole or engine.over
    headers = {
        "Format": [FORMAT],
        "Game": [spec.id],
        "Rules": [f"{spec.id} {config.rules.version}"],
        "Data": [config.rules.digest],
        "Options": [json.dumps(config.options, sort_keys=True)],
        "Players": list(names) or [f"Player {seat + 1}" for seat in range(config.players)],
    }
    history = engine.history if engine.history is not None else History(dump(engine))
    seed = engine.dice_key if history.dice is None else history.dice.seed
    headers["Commitment"] = [commitment(seed)]
    if history.dice is not None:
        headers["Shares"] = history.dice.texts()
    if ended:
        headers["Seed"] = [seed.hex()]
        if history.position is not None:
            headers["Position"] = [json.dumps(history.position, ensure_ascii=False)]
    if engine.over:
        headers["Result"] = ["-".join([str(points) for points in scores])]
    unrevealed: list[Entry] = [] if whole else [*history.unrevealed_answers()]
    written: list[RecordEntry] = []
    for entry in history.entries():
        unseen = isinstance(entry, Chance) and entry.seen_by != EVERYONE and not ended
        text = SECRET if unseen or entry in unrevealed else _text(engine, entry)
        written.append(RecordEntry(entry.seat, text, entry.page))
    return Record(headers, written)


def _text(engine: Engine, entry: Entry) -> str:
    if entry.seat == CHANCE:
        return str(entry.value)
    if entry.value == HIDDEN:
        return SECRET
    if entry.value in UNDO_TEXTS:
        return UNDO_TEXTS[entry.value]
    return str(engine.config.spec.actions.at(entry.value))
