"""Rules objects: everything about a game that is fixed, built from versioned data files."""

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
    """Base class of a game's rules object. Every record names its `version` and `digest`."""

    version: str
    digest: str


class Rulesets:
    """The rules of one game by data version, each built once."""

    def __init__(self, package: str, build: Callable[[dict[str, Any]], Rules]) -> None:
        self._package = package
        self._build = build
        self._versions: list[str] = []
        self._built: dict[str, Rules] = {}

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
            if self.get(version).digest == digest:
                return self._read_files(version)
        return None

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
        return rules


def digest(data: object) -> str:
    """A hash of the data that does not depend on file layout or whitespace."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return "sha256:" + hashlib.sha256(text.encode()).hexdigest()
