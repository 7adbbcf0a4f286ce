"""A server whose tables begin at the position that a test has laid down in a file."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

from ennead.server import tables
from ennead.server.house import House
from ennead.server.sheet import Sheet

_add = tables._add


async def _lay_down(house: House, sheet: Sheet) -> Sheet:
    file = Path(os.environ["POSITION"])
    if file.is_file():
        position = json.loads(file.read_text("utf-8"))
        sheet = replace(sheet, position={**position, "seed": sheet.seed, "branch": 0, "drawn": 0})
    return await _add(house, sheet)


tables._add = _lay_down
