"""Not a game: what a document can do to who reads it. Runs in the examiner's process."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from ennead.core.errors import BadOptions


class Stubborn:
    home = "stubborn"

    def new(self, _players: int, _seed: int, options: Mapping[str, Any]) -> None:
        deed = options["map"]["deed"]
        if deed == "forever":
            while True:
                pass
        if deed == "memory":
            _ = [bytes(1 << 20) for _ in range(1 << 20)]
        if deed == "depth":
            self.new(_players, _seed, options)
        if deed == "crash":
            os._exit(1)
        if deed == "bad":
            raise BadOptions("this map has no water")


GAME = Stubborn()
