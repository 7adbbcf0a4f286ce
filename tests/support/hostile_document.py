"""A fake game whose documents attack their reader, in the upload checker's process."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from ennead.core.errors import BadOptions


class HostileGame:
    package = "support.hostile_document"

    def new(self, _players: int, _seed: int, options: Mapping[str, Any]) -> None:
        behaviour = options["map"]["behaviour"]
        if behaviour == "forever":
            while True:
                pass
        if behaviour == "memory":
            _ = [bytes(1 << 20) for _ in range(1 << 20)]
        if behaviour == "depth":
            self.new(_players, _seed, options)
        if behaviour == "crash":
            os._exit(1)
        if behaviour == "bad":
            raise BadOptions("this map has no water")


GAME = HostileGame()
