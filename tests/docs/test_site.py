"""The documentation is correct: its code, its commands, and the generated parts of the site."""

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
NAMED_TEST = re.compile(r"`(?:tests/[\w/]+/)?(test_\w+(?:\.py)?|\w+\.test\.ts)`")
FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```$", re.M | re.S)


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    """Our part of the site's build; it does not need mkdocs."""
    spec = importlib.util.spec_from_file_location("docs_hook", ROOT / "scripts" / "docs_hook.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def commands() -> list[tuple[str, str]]:
    """Every line of a code block that runs `ennead`, with the name of its page."""
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
def test_every_documented_command_and_option_exists(page: str, line: str) -> None:
    group = typer.main.get_group(app)
    _, name, *words = shlex.split(line)
    if name.startswith("--"):
        assert name in ("--help", "--version")
        return
    command = group.commands[name]
    known = {option for param in command.params for option in param.opts} | {"--help"}
    for word in words:
        if word.startswith("--"):
            assert word in known, f"{page}: {name} has no {word}"


def test_python_code_blocks_compile() -> None:
    """Runnable code is a doctest, or belongs to an example, which has its own tests."""
    for page in PAGES:
        for language, block in FENCE.findall(page.read_text("utf-8")):
            if language == "python":
                compile(block, page.name, "exec")


def test_every_test_that_a_page_names_exists() -> None:
    files = [file for name in ("tests", "web") for file in _test_files(ROOT / name)]
    known = {file.name for file in files}
    for file in files:
        known.update(re.findall(r"def (test_\w+)", file.read_text("utf-8")))
    named = {name for page in PAGES for name in NAMED_TEST.findall(page.read_text("utf-8"))}
    assert len(named) > 20
    assert named - known == set()


def _test_files(folder: Path) -> list[Path]:
    found = [*folder.rglob("test_*.py"), *folder.rglob("*.test.ts")]
    return [file for file in found if "node_modules" not in file.parts]


def test_the_tutorial_shows_every_file_of_its_game(hook: ModuleType) -> None:
    text = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    shown = {path for _, path, _ in hook.CODE_LINK.findall(text)}
    home = ROOT / "examples" / "reeds"
    code = {file.relative_to(ROOT).as_posix() for file in home.rglob("*.py")}
    assert code <= shown
    site = hook.insert_code(text)
    assert "](../examples" not in site
    assert "class Cut(Choice" in site
    assert "CUT = ACTIONS.verb" in site


def test_an_excerpt_contains_the_named_definitions(hook: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "x.py"
    file.write_text("import os\n\nA = 1\nB = 2\n\n\ndef f():\n    return A\n\n\nA.go()\n", "utf-8")
    assert hook.excerpt(file, ["A", "B"]) == "A = 1\nB = 2\n\n\nA.go()"
    assert hook.excerpt(file, ["f", "B"]) == "B = 2\n\n\ndef f():\n    return A"
    with pytest.raises(ValueError, match="does not define C"):
        hook.excerpt(file, ["C"])


def test_links_to_files_outside_the_site_become_plain_text(hook: ModuleType) -> None:
    text = (
        "See [the bench](../bench/run.py), [speed](speed.md#x), [him](../no/where), [x](http://y)."
    )
    shown = "See the bench, [speed](speed.md#x), [him](../no/where), [x](http://y)."
    assert hook.unlink_missing_files(text, ROOT / "docs") == shown
    inside = "[adding a game](../adding-a-game.md)"
    assert hook.unlink_missing_files(inside, ROOT / "docs" / "api") == inside


def test_pages_from_the_root_are_linked_from_everywhere(hook: ModuleType) -> None:
    outside = "[contribute](../../CONTRIBUTING.md#style)"
    assert hook.unlink_missing_files(outside, ROOT / "docs" / "api") == (
        "[contribute](../contributing.md#style)"
    )
    page = "See [the\nchangelog](CHANGELOG.md), [records](docs/records.md#x), [us](LICENSE)."
    assert hook.from_root(page) == (
        "See [the\nchangelog](changelog.md), [records](records.md#x), us."
    )


def test_every_page_in_the_navigation_exists(hook: ModuleType) -> None:
    made = dict(hook.generated())
    named = re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text("utf-8").split("\nnav:")[1])
    config = {"nav": [{"Start": []}, {"Rules": [{"Rulings": "rules/rulings.md"}]}]}
    *games, rulings = hook.on_config(config)["nav"][1]["Rules"]
    assert rulings == {"Rulings": "rules/rulings.md"}
    assert [title for game in games for title in game] == ["Ankh", "Aton", "Tekhenu"]
    for game in games:
        for pages in game.values():
            assert [name for page in pages for name in page] == ["English", "Русский", "Polski"]
            named += [address for page in pages for address in page.values()]
    for page in named:
        assert page in made or (ROOT / "docs" / page).is_file(), page
    for id in [game.id for game in hook.documented_games()]:
        for language in LANGUAGES:
            page = made[f"rules/{id}/{language}.md"]
            assert f'<div lang="{language}" markdown>' in page
            for address in re.findall(r'src="([^"]+)"', page):
                ElementTree.fromstring(made[f"rules/{id}/{address}"])
            source = (ROOT / f"ennead/games/{id}/pages/{language}.md").read_text("utf-8")
            figures = len(re.findall(r"^!\[\]\(figure:", source, re.M))
            assert page.count('<figure class="position">') == figures > 0
            described = re.findall(r'<a href="[^"]+"><img src="[^"]+" alt="([^"]*)"', page)
            assert len(described) >= figures
            assert all(described)
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
def test_external_resources_are_detected(hook: ModuleType, markup: str, loads: bool) -> None:
    assert (hook.EXTERNAL_RESOURCE.search(markup) is not None) == loads
