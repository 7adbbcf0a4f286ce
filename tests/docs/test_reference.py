"""The API reference lists everything public of the classes that programs use."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("gymnasium")

API = Path(__file__).parents[2] / "docs" / "api"
ENTRY = re.compile(r"^::: ([\w.]+)\n((?:    .*\n)*)", re.M)
INTERNAL = {"revert"}


def entries() -> dict[str, list[str] | None]:
    """The documented names, with their members if these are listed."""
    found: dict[str, list[str] | None] = {}
    for page in API.glob("*.md"):
        for name, options in ENTRY.findall(page.read_text("utf-8") + "\n"):
            members = re.search(r"members: \[(.*)\]", options)
            found[name] = members[1].replace(" ", "").split(",") if members else None
    return found


def resolve(name: str) -> Any:
    """The object with this full name."""
    module, _, rest = name.rpartition(".")
    try:
        return import_module(name)
    except ImportError:
        return getattr(resolve(module), rest)


@pytest.mark.parametrize("name", sorted(name for name in entries() if "openspiel" not in name))
def test_every_entry_exists(name: str) -> None:
    found = resolve(name)
    for member in entries()[name] or []:
        assert not member or hasattr(found, member), f"{name} has no {member}"


@pytest.mark.parametrize(
    "name", ["ennead.core.state.State", "ennead.core.game.Game", "ennead.core.features.Features"]
)
def test_no_public_member_is_left_out(name: str) -> None:
    listed = entries()[name]
    assert listed is not None
    kind = resolve(name)
    defined = {
        member
        for member, value in vars(kind).items()
        if not member.startswith("_") and (callable(value) or isinstance(value, property))
    }
    assert defined - INTERNAL <= set(listed)
