"""No text repeats a figure that the data files hold: texts quote the data."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from support.rules_page import CITED, RulesPage

import ennead
from ennead.core.own_figures import SIGN
from ennead.words import LANGUAGES, Words

ROOT = Path(__file__).parents[2]
TEKHENU = ennead.game("tekhenu")
DATA = TEKHENU.rulesets.get().data
RAISED = 500
"""Added to every number in the data; no figure is that large."""
NUMBER = re.compile(r"(?<![\w`])\d+(?![\w`])")
SAID = re.compile(r'(?:FIGURE|THINGS|NAMES)\("([\w.-]+)"')
NOT_IN_DATA = {
    "card-d06-text": ["1"],  # the difference itself
    "card-d20-text": ["3", "4"],  # numbers of players
    "card-t16-text": ["3", "4"],
    # In the browser: values of dice, and the scale of the balance.
    "about-ra": ["5", "6", "3", "4", "1", "2"],
    "about-hathor": ["1"],
    "about-bastet": ["1", "2", "3", "4"],
    "about-thoth": ["1", "2", "3", "4", "5", "6"],
    "about-maat": ["0"],
    "about-faith": ["1"],
    "hint-faith": ["0"],
    "stock-rule": ["1"],
    "people-temple-column": ["3"],
    # The rules give the rewards of the milestones; the data hold only where they are.
    "track-gold": ["1"],
    "track-scribe": ["1"],
    "work-gold": ["1"],
    "work-any": ["1"],
    # One point for each step of the difference; the first in turn order.
    "short-d06": ["1"],
    "short-d20": ["1", "2"],
    "short-t16": ["1"],
}


def raised(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: raised(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [raised(inner) for inner in value]
    return value + RAISED if isinstance(value, int) else value


def small_numbers(text: str) -> list[str]:
    return [number for number in NUMBER.findall(text) if int(number) < RAISED]


def browser_messages(language: str) -> dict[str, str]:
    """The messages of the board that fit on one line and take no arguments."""
    file = ROOT / f"web/src/games/tekhenu/words/{language}.ftl"
    found = re.findall(r"^([\w-]+) = (.+)$", file.read_text("utf-8"), re.MULTILINE)
    return {id: text for id, text in found if "$" not in text}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_game_holds_a_figure_of_its_own(language: str) -> None:
    words = Words(language, TEKHENU, raised(DATA))
    shared = Words(language).ids()
    own = [id for id in words.ids() if id not in shared and not words.variables(id)]
    found = {id: small_numbers(words.message(id)) for id in own}
    assert {id: numbers for id, numbers in found.items() if numbers} == {
        id: numbers for id, numbers in NOT_IN_DATA.items() if id.startswith("card-")
    }


PAGE_NUMBERS = {
    "aim-and-end-of-the-game": "",
    "components": "0 1 2 3 4 6",
    "your-turn": "1 2 3 4 5 6",
    "horus-statues": "1 2 3 4 5 6",
    "ra-pillars": "1 2 3 4 5 6",
    "hathor-buildings-at-the-temple": "1 2 3 4 5",
    "bastet-festivals": "1 2 3 4 5 6",
    "thoth-cards": "1 2 3 4 5 6",
    "osiris-workshops-and-quarries": "0 1 2 3 4 5 6",
    "population-track": "0 1 2 3 4 5",
    "card-market": "0 1 2 3 4",
    "maat-phase": "0 1 2 3 4 5 6",
    "scoring": "0 1 2 3 4 5 6 7 8 9 10",
    "solo-game-botankhamun": "1 2 3 4 5 6",
    "decrees": "1 3 4",
    "technologies": "3 4",
    "rulings": "0 1 2 3 6",
}
"""By chapter: values of dice, numbers of players, slots, rows, columns, sections, list numbers."""


WITH_ARGUMENTS = {
    "action-gain": ["1"],  # one good at a time
    "action-turn": ["90"],  # degrees
    "work-second": ["1"],  # a production marker moves by one
}


class Literals(Visitor):
    """Collects the numbers that a message writes out, and whether it takes arguments."""

    def __init__(self) -> None:
        self.numbers: list[str] = []
        self.takes_arguments = False

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.numbers += NUMBER.findall(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.takes_arguments = True


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", ["ennead/games/tekhenu/words", "web/src/games/tekhenu/words"])
def test_no_message_with_arguments_holds_a_figure_of_its_own(folder: str, language: str) -> None:
    text = (ROOT / folder / f"{language}.ftl").read_text("utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            found = Literals()
            found.visit(entry)
            if found.takes_arguments:
                allowed = WITH_ARGUMENTS.get(entry.id.name, [])
                assert set(found.numbers) <= set(allowed), entry.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prose_of_the_rules_page_holds_no_figure_of_its_own(language: str) -> None:
    headings = RulesPage("tekhenu", "en").headings
    page = Words(language, TEKHENU, raised(DATA)).page()
    texts = re.split(r"^## .*$", page, flags=re.M)[1:]
    for heading, text in zip(headings, texts, strict=True):
        found = set(small_numbers(CITED.sub("", text)))
        assert found <= set(PAGE_NUMBERS.get(heading, "").split()), heading


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_board_in_the_browser_holds_a_figure_of_its_own(language: str) -> None:
    words = Words(language, TEKHENU, raised(DATA))
    for id, text in browser_messages(language).items():
        assert set(small_numbers(words.fill(text))) <= set(NOT_IN_DATA.get(id, [])), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_quotes_every_entry_that_is_ours(language: str) -> None:
    page = (ROOT / f"ennead/games/tekhenu/pages/{language}.md").read_text("utf-8")
    messages = (ROOT / f"ennead/games/tekhenu/words/{language}.ftl").read_text("utf-8")
    quoted = SAID.findall(page)
    for id in re.findall(r"\{ ([a-z][\w-]*) \}", page):
        for text in re.findall(rf"^{id} = (.*)$", messages, re.MULTILINE):
            quoted += SAID.findall(text)
    for entry in TEKHENU.rulesets.entries():
        assert any(f"{path}.".startswith(f"{entry}.") for path in quoted), entry


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_changed_figure_changes_the_rules_page(language: str) -> None:
    figures = {
        "horus.cost": [6, 6, 6, 6, 6, 6],
        "horus.bonuses.1": [{"scribe": 5}],
        "tracks.losses.from": [71, 72, 73],
        "tracks.milestones.action": 20,
        "temple.border.n": "YYYYY",
        "tiles.p15.amount": 6,
        "technologies.t11.value": 4,
    }
    rules = TEKHENU.rulesets.with_figures(TEKHENU.rulesets.versions()[-1], figures)
    before, after = Words(language, TEKHENU).page(), Words(language, TEKHENU, rules.data).page()
    changed = [line for line in after.splitlines() if line not in before]
    assert len(changed) >= 8
    text = "\n".join(changed)
    for figure in ("6, 6, 6, 6, 6", "−71", "−72", "−73", "5 "):
        assert figure in text


def test_the_sign_follows_our_figures_and_no_others() -> None:
    words = Words("en", TEKHENU)
    assert f"as with a 5{SIGN} in any district" in words.message("card-s01-text")
    assert SIGN not in words.message("card-s04-text")
    assert f"1 papyrus or 1 bread{SIGN}" in words.page()
    assert words.message("figures-ours") in words.page()
    own = TEKHENU.rulesets.with_figures("", {"starting.cards.s01.value": 4}).data
    assert "as with a 4 in any district" in Words("en", TEKHENU, own).message("card-s01-text")


def test_a_word_is_declined_with_its_figure() -> None:
    figures = {"horus.bonuses.4": [{"scribe": 5}], "horus.bonuses.5": [{"faith": 2}]}
    data = TEKHENU.rulesets.with_figures("", figures).data
    for language, says in (("ru", "5 писарей"), ("pl", "5 skrybów"), ("en", "5 scribes")):
        assert Words(language, TEKHENU, data).fill('{ THINGS("horus.bonuses.4") }') == says
    assert Words("pl", TEKHENU, data).fill('{ THINGS("horus.bonuses.5") }') == "2 żetony wiary"
