"""Own figures: values for the data entries that a rulebook does not give.

`proposed.json` among a game's data files lists these entries as dotted paths, with `*` for every
key of an object: `horus.cost`, `tiles.*.edges`. The option `figures` replaces some of them for one
table: `{"horus.cost": [2, 3, 4, 4, 5, 6], "tiles.p01.edges": "RRGB"}`.
"""

from __future__ import annotations

import copy
import json
from typing import Any, Final

from ennead.core.errors import BadOptions

OPTION: Final = "figures"
SIGN: Final = "◇"
"""Follows a figure that the rulebook does not give, in texts for players."""
PROPOSED: Final = "proposed"
"""The data file that lists the entries."""
_MAX_SHOWN: Final = 60


class DataError(ValueError):
    """Wrong data: name and arguments of the message `file-error-figure-<name>`, and its English."""

    def __init__(self, name: str, where: str, message: str, args: dict[str, str | int]) -> None:
        super().__init__(f"{where} {message}")
        self.file_error: dict[str, str | int] = {"error": f"figure-{name}", "where": where, **args}


def entry_values(data: dict[str, Any]) -> dict[str, Any]:
    """The value of each entry that the rulebook does not give, by path."""
    values: dict[str, Any] = {}
    for pattern in data.get(PROPOSED, {}).get("entries", []):
        found: dict[str, Any] = {"": data}
        for name in pattern.split("."):
            inner: dict[str, Any] = {}
            for path, value in found.items():
                for key in value if name == "*" else [name]:
                    inner[f"{path}.{key}" if path else key] = value[key]
            found = inner
        values.update(found)
    return values


def replace_entries(data: dict[str, Any], figures: dict[str, Any]) -> dict[str, Any]:
    """A copy of the data with own figures in it, which it does not list as proposed any more.

    `BadOptions` if an entry is unknown.
    """
    known = entry_values(data)
    replaced: dict[str, Any] = copy.deepcopy(data)
    for path, value in figures.items():
        if path not in known:
            raise BadOptions(
                f"option {OPTION}: there is no entry {shown(path)}; "
                "expected entries of the template, such as " + next(iter(known), "none"),
                {"error": "figure-unknown", "where": path[:_MAX_SHOWN]},
            )
        *folders, name = path.split(".")
        at = replaced
        for folder in folders:
            at = at[folder]
        at[name] = copy.deepcopy(value)
    replaced[PROPOSED] = {"entries": [path for path in known if path not in figures]}
    return replaced


def shown(value: object) -> str:
    """A wrong value as JSON, shortened for an error message."""
    text = json.dumps(value, ensure_ascii=False, default=repr)
    return text if len(text) <= _MAX_SHOWN else f"{text[: _MAX_SHOWN - 1]}…"
