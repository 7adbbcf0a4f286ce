"""Every ruling, worked example and checklist point of the rules document has a test."""

from __future__ import annotations

import re
from pathlib import Path


def test_every_ruling_example_and_point_has_a_test() -> None:
    folder = Path(__file__).parent
    text = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("test_*.py"))
    rulings = {int(n) for n in re.findall(r"def test_ruling_(\d+)_", text)}
    examples = {int(n) for n in re.findall(r"def test_16_(\d+)_", text)}
    checked = {int(n) for n in re.findall(r"def test_check_(\d+)_", text)}
    assert set(range(1, 66)) - rulings == set()
    assert set(range(1, 15)) - examples == set()
    assert set(range(1, 11)) - checked == set()
