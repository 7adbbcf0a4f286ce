"""Rules objects: everything about a game that is fixed, built from versioned data files."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from importlib import resources
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ennead.core.errors import BadOptions, BadPosition
from ennead.core.own_figures import OPTION, DataError, entry_values, replace_entries

MAX_KEPT: Final = 32
"""How many rules with own figures are kept, of each game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """Base class of a game's rules object. Every record names its `version` and `digest`."""

    version: str
    digest: str
    data: dict[str, Any]
    """The content of the data files by file name, with a table's own figures in it."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, version {self.version}>"


class Rulesets:
    """The rules of one game by data version, each built once."""

    def __init__(self, package: str, build: Callable[[dict[str, Any]], Rules]) -> None:
        self._package = package
        self._build = build
        self._versions: list[str] = []
        self._built: dict[str, Rules] = {}
        self._with_figures: dict[str, Rules] = {}

    def versions(self) -> list[str]:
        """The data versions, oldest first."""
        if not self._versions:
            data = resources.files(self._package).joinpath("data")
            names = [entry.name for entry in data.iterdir() if entry.name.isdigit()]
            self._versions = sorted(names, key=int)
        return self._versions

    def get(self, version: str = "") -> Rules:
        """The rules of a data version, by default the newest."""
        known = self.versions()
        version = version or known[-1]
        if version not in known:
            raise BadOptions(
                f"there is no rules version {version!r}; expected one of {', '.join(known)}"
            )
        if version not in self._built:
            self._built[version] = self._read_rules(version)
        return self._built[version]

    def data(self, digest: str) -> dict[str, Any] | None:
        """The data files with this digest, by file name; None if no version has it."""
        for version in reversed(self.versions()):
            rules = self.get(version)
            if rules.digest == digest:
                return rules.data
        return None

    def entries(self, version: str = "") -> dict[str, Any]:
        """The entries that the rulebook does not give, by path; a table can replace them."""
        return entry_values(self.get(version).data)

    def with_figures(self, version: str, figures: dict[str, Any]) -> Rules:
        """The rules of a data version with own figures; `BadOptions` if they are invalid."""
        if not figures:
            return self.get(version)
        key = version + json.dumps(figures, sort_keys=True)
        rules = self._with_figures.get(key)
        if rules is None:
            rules = self._build_with(self.get(version), figures)
            if len(self._with_figures) >= MAX_KEPT:
                del self._with_figures[next(iter(self._with_figures))]
            self._with_figures[key] = rules
        return rules

    def _build_with(self, original: Rules, figures: dict[str, Any]) -> Rules:
        data = replace_entries(original.data, figures)
        try:
            rules = self._build(data)
        except DataError as error:
            raise BadOptions(f"option {OPTION}: {error}", error.file_error) from None
        rules.version = original.version
        rules.digest = original.digest
        rules.data = data
        return rules

    def _read_files(self, version: str) -> dict[str, Any]:
        folder = resources.files(self._package).joinpath("data", version)
        data: dict[str, Any] = {}
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if entry.name.endswith(".json"):
                data[entry.name.removesuffix(".json")] = json.loads(entry.read_text("utf-8"))
        return data

    def _read_rules(self, version: str) -> Rules:
        data = self._read_files(version)
        try:
            rules = self._build(data)
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise BadPosition(f"data {version} of {self._package} is damaged: {error!r}") from error
        rules.version = version
        rules.digest = digest(data)
        rules.data = data
        return rules


def digest(data: object) -> str:
    """A hash of the data that does not depend on file layout or whitespace."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return "sha256:" + hashlib.sha256(text.encode()).hexdigest()
