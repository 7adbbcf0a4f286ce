"""Rules objects: everything fixed for one game, built from versioned data files."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from importlib import resources
from typing import Any

from mypy_extensions import mypyc_attr

from ennead.core.errors import BadOptions, BadPosition


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """Base of a game's rules object; `version` and `digest` go into every record."""

    version: str
    digest: str


class Shelf:
    """The data versions of one game and the rules objects built from them, each built once."""

    def __init__(self, home: str, build: Callable[[dict[str, Any]], Rules]) -> None:
        self._home = home
        self._build = build
        self._versions: list[str] = []
        self._built: dict[str, Rules] = {}

    def versions(self) -> list[str]:
        """Oldest first."""
        if not self._versions:
            data = resources.files(self._home).joinpath("data")
            names = [entry.name for entry in data.iterdir() if entry.name.isdigit()]
            self._versions = sorted(names, key=int)
        return self._versions

    def rules(self, version: str = "") -> Rules:
        """The rules of one data version, the newest if none is named."""
        known = self.versions()
        version = version or known[-1]
        if version not in known:
            raise BadOptions(f"there are no rules {version!r}; expected one of {', '.join(known)}")
        if version not in self._built:
            self._built[version] = self._read(version)
        return self._built[version]

    def _read(self, version: str) -> Rules:
        folder = resources.files(self._home).joinpath("data", version)
        data: dict[str, Any] = {}
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if entry.name.endswith(".json"):
                data[entry.name.removesuffix(".json")] = json.loads(entry.read_text("utf-8"))
        try:
            rules = self._build(data)
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise BadPosition(f"data {version} of {self._home} is damaged: {error!r}") from error
        rules.version = version
        rules.digest = digest(data)
        return rules


def digest(data: object) -> str:
    """The fingerprint of data, whatever its file layout and blanks."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return "sha256:" + hashlib.sha256(text.encode()).hexdigest()
