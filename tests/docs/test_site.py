"""What the documentation shows is so: its code, its commands, and what the site is made of."""

from __future__ import annotations

import importlib.util
import re
import shlex
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
import typer.main

from ennead.cli import app
from ennead.words import LANGUAGES

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```$", re.M | re.S)


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    """The part of the site's builder that is ours; mkdocs itself is not needed for it."""
    spec = importlib.util.spec_from_file_location("docs_hook", ROOT / "scripts" / "docs_hook.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def commands() -> list[tuple[str, str]]:
    """Every line in a fence that runs `ennead`, with the page it stands on."""
    found = []
    for page in PAGES:
        for _, block in FENCE.findall(page.read_text("utf-8")):
            for line in block.splitlines():
                if line.strip().startswith("ennead "):
                    found.append((page.name, line.strip().replace("$game", "aton")))
    return found


def test_commands_are_found() -> None:
    assert len(commands()) > 20


@pytest.mark.parametrize(("page", "line"), commands())
def test_every_command_is_one(page: str, line: str) -> None:
    house = typer.main.get_group(app)
    _, name, *words = shlex.split(line)
    if name.startswith("--"):
        assert name in ("--help", "--version")
        return
    command = house.commands[name]
    known = {option for param in command.params for option in param.opts} | {"--help"}
    for word in words:
        if word.startswith("--"):
            assert word in known, f"{page}: {name} has no {word}"


def test_python_outside_of_doctests_is_python() -> None:
    """What can be run is a doctest, or code of an example, which has tests of its own."""
    for page in PAGES:
        for language, block in FENCE.findall(page.read_text("utf-8")):
            if language == "python":
                compile(block, page.name, "exec")


def test_the_tutorial_shows_every_file_of_its_game(hook: ModuleType) -> None:
    text = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    shown = {path for _, path, _ in hook.CODE_LINK.findall(text)}
    home = ROOT / "examples" / "reeds"
    code = {file.relative_to(ROOT).as_posix() for file in home.rglob("*.py")}
    assert code <= shown
    site = hook.with_code(text)
    assert "](../examples" not in site
    assert "class Cut(Choice" in site
    assert "CUT = ACTIONS.verb" in site


def test_an_excerpt_names_what_there_is(hook: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "x.py"
    file.write_text("import os\n\nA = 1\nB = 2\n\n\ndef f():\n    return A\n\n\nA.go()\n", "utf-8")
    assert hook.excerpt(file, ["A", "B"]) == "A = 1\nB = 2\n\n\nA.go()"
    assert hook.excerpt(file, ["f", "B"]) == "B = 2\n\n\ndef f():\n    return A"
    with pytest.raises(ValueError, match="defines no C"):
        hook.excerpt(file, ["C"])


def test_links_to_what_the_site_has_not_become_text(hook: ModuleType) -> None:
    text = (
        "See [the bench](../bench/run.py), [speed](speed.md#x), [him](../no/where), [x](http://y)."
    )
    shown = "See the bench, [speed](speed.md#x), [him](../no/where), [x](http://y)."
    assert hook.without_outside(text, ROOT / "docs") == shown
    inside = "[adding a game](../adding-a-game.md)"
    assert hook.without_outside(inside, ROOT / "docs" / "api") == inside


def test_every_page_of_the_site_is_there(hook: ModuleType) -> None:
    made = dict(hook.generated())
    named = re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text("utf-8").split("\nnav:")[1])
    for page in named:
        assert page in made or (ROOT / "docs" / page).is_file(), page
    for id in hook.POSITIONS:
        for language in LANGUAGES:
            page = made[f"rules/{id}/{language}.md"]
            assert f'<div lang="{language}" markdown>' in page
            for address in re.findall(r'src="([^"]+)"', page):
                ElementTree.fromstring(made[f"rules/{id}/{address}"])
            assert page.count('<figure class="position">') == 2
            alts = re.findall(r'alt="([^"]*)"', page)
            assert all("Nefer" in alt for alt in alts)
    shown = {address for page in PAGES for address in _pictures(page)}
    assert {address for address in shown if address.startswith("positions/")} <= set(made)


def _pictures(page: Path) -> list[str]:
    return re.findall(r'<img src="([^"]+)"', page.read_text("utf-8"))


@pytest.mark.parametrize(
    ("markup", "loads"),
    [
        ('<script src="https://a.b/c.js">', True),
        ('<img alt="x" src="//a.b/c.png">', True),
        ('<link rel="stylesheet" href="https://a.b/c.css">', True),
        ('<a href="https://a.b/">', False),
        ('<link rel="canonical" href="https://a.b/">', False),
        ('<script src="assets/c.js">', False),
    ],
)
def test_what_loads_something_from_elsewhere(hook: ModuleType, markup: str, loads: bool) -> None:
    assert (hook.LOADED.search(markup) is not None) == loads
