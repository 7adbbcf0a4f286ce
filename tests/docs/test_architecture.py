"""The tables of docs/architecture.md list the code as it is, no more and no less."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
GAMES = sorted(file.parent for file in (ROOT / "ennead" / "games").glob("*/__init__.py"))


def listed(heading: str) -> list[str]:
    """The first column of the tables under a second-level heading."""
    (section,) = re.findall(rf"^## {heading}\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S)
    return re.findall(r"^\| `([^`]+)` \|", section, re.M)


def modules(package: Path) -> set[str]:
    """Python modules below a package; migrations count as one folder."""
    found = set()
    for file in package.rglob("*.py"):
        path = file.relative_to(package).as_posix()
        if "/migrations/" in path:
            found.add(path.partition("/migrations/")[0] + "/migrations/")
        elif file.name != "__init__.py":
            found.add(path)
    return found


def folders(parent: Path) -> set[str]:
    """Folders with files in them, other than caches and build output."""
    files = (file.relative_to(parent).parts for file in parent.rglob("*") if file.is_file())
    ignored = {"__pycache__", "generated"}
    return {f"{parts[0]}/" for parts in files if len(parts) > 1 and not ignored & set(parts)}


@pytest.mark.parametrize(("heading", "package"), [("Core", "core"), ("Server", "server")])
def test_every_module_is_listed_once(heading: str, package: str) -> None:
    assert sorted(listed(heading)) == sorted(modules(ROOT / "ennead" / package))


def test_every_package_is_listed() -> None:
    packages = {f"ennead/{file.parent.name}" for file in (ROOT / "ennead").glob("*/__init__.py")}
    assert packages <= set(listed("Packages"))
    for folder in listed("Packages"):
        assert (ROOT / folder).is_dir(), folder


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_folder_of_a_game_is_listed(game: Path) -> None:
    assert sorted(folders(game)) == sorted(listed("A game's folders"))


def test_every_folder_of_the_browser_client_is_listed() -> None:
    source = ROOT / "web" / "src"
    found = folders(source) - {"frame/"}
    found |= {f"frame/{name}" for name in folders(source / "frame")}
    assert sorted(found) == sorted(listed("Browser"))


def test_the_walk_of_a_move_names_what_exists_in_at_most_25_calls() -> None:
    heading = "A move from click to the other player's screen"
    (section,) = re.findall(rf"^## {heading}\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S)
    rows = re.findall(r"^\| (\d+) \|[^|]*\| `([^`]+)` \| (?:`([\w.]+)`)?", section, re.M)
    assert [int(number) for number, _, _ in rows] == list(range(1, len(rows) + 1))
    assert 15 < len(rows) <= 25
    for _, path, name in rows:
        home = next(h for h in ("", "ennead", "ennead/server") if (ROOT / h / path).is_file())
        text = (ROOT / home / path).read_text("utf-8")
        assert all(part in text for part in name.split(".")), f"{path} has no {name}"
