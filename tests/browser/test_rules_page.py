"""The rules in the browser: figures, search, and the sheet beside a running game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Page, expect
from support.accessibility import accessibility_violations
from support.browser_user import BrowserUser, client_of, wait_for_cookie

NewUser = Callable[..., BrowserUser]
AUDIT = (Path(__file__).parents[1] / "support" / "layout_audit.js").read_text("utf-8")
FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SIZES = [(1440, 900), (1366, 650), (820, 1180), (390, 844)]
LANGUAGES = ("en", "ru", "pl")
WIDER = """() => document.documentElement.scrollWidth > innerWidth"""
OPENED = {"aton": "The round", "tekhenu": "Components", "ankh": "Your turn"}
"""The chapter of the first question of a game against a bot."""


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(FRAME)


def report(violations: Counter[str]) -> None:
    assert not violations, "\n".join(sorted(violations))


def open_table(user: BrowserUser, game: str) -> None:
    user.visit("/")
    wait_for_cookie(user)
    table = client_of(user).create("me", "random", game=game)
    user.visit(f"/table/{table.id}")
    user.page.locator("[data-part=board]").wait_for()
    user.page.locator("[data-question]").first.wait_for(timeout=60_000)


def boxes(page: Page) -> tuple[FloatRect, FloatRect]:
    board = page.locator("[data-part=board]").bounding_box()
    sheet = page.locator("[data-part=rules]").bounding_box()
    assert board is not None
    assert sheet is not None
    return board, sheet


@pytest.mark.parametrize("game", OPENED)
def test_the_sheet_opens_at_the_chapter_of_the_question(game: str, new_user: NewUser) -> None:
    nadia = new_user()
    open_table(nadia, game)
    page = nadia.page
    page.locator("header").get_by_role("button", name="Rules").click()
    sheet = page.locator("[data-part=rules]")
    expect(sheet.get_by_role("combobox", name="Contents")).to_be_visible()
    expect(sheet.locator("header p")).to_have_text(OPENED[game])
    resize(page, (1440, 900))
    board, beside = boxes(page)
    assert round(beside["width"]) == 372
    assert board["x"] + board["width"] <= beside["x"] + 1
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator("[data-question]").first).to_be_visible()
    page.keyboard.press("F1")
    expect(sheet).to_be_visible()
    resize(page, (390, 844))
    assert sheet.bounding_box() == {"x": 0, "y": 0, "width": 390, "height": 844}


@pytest.mark.parametrize(
    ("language", "query", "heading"),
    [
        ("en", "caravans", "Events"),
        ("ru", "верблюдами", "События"),
        ("pl", "karawany", "Wydarzenia"),
    ],
)
def test_search_finds_by_keyboard(
    language: str, query: str, heading: str, new_user: NewUser
) -> None:
    nadia = new_user()
    nadia.visit("/rules/ankh")
    page = nadia.page
    page.locator("article").wait_for()
    page.locator(f"header button[lang={language}]").click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("/")
    page.keyboard.type(query)
    hits = page.get_by_role("option")
    expect(hits.filter(has_text=heading).first).to_be_visible()
    page.keyboard.press("ArrowDown")
    chosen = page.locator("[role=option][aria-selected=true]")
    expect(chosen).to_have_count(1)
    page.keyboard.press("Enter")
    expect(hits).to_have_count(0)
    found = page.locator("article .found")
    expect(found).to_be_in_viewport()
    expect(found.locator("mark").first).to_be_visible()


def test_every_heading_has_an_address_and_the_contents_follow(new_user: NewUser) -> None:
    nadia = new_user()
    nadia.visit("/rules/tekhenu#maat-phase")
    page = nadia.page
    heading = page.locator("#maat-phase")
    expect(heading).to_be_in_viewport()
    current = page.locator("aside [aria-current]")
    expect(current).to_have_text("Maat phase")
    linked = page.locator("aside nav a").count()
    assert linked == page.locator("article .heading").count() - 1


@pytest.mark.parametrize("game", OPENED)
def test_the_page_is_laid_out_in_every_size_and_language(game: str, new_user: NewUser) -> None:
    nadia = new_user()
    page = nadia.page
    nadia.visit(f"/rules/{game}")
    page.locator("[data-picture] svg").first.wait_for()
    violations: Counter[str] = Counter()
    for language in LANGUAGES:
        resize(page, SIZES[0])
        page.locator(f"header button[lang={language}]").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("article")).to_have_attribute("lang", language)
        for size in SIZES:
            resize(page, size)
            where = f"{game} {language} {size[0]}×{size[1]}"
            if page.evaluate(WIDER):
                violations[f"{where}: the page is wider than the screen"] += 1
            for figure in page.locator("figure").all():
                if not figure.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1"):
                    violations[f"{where}: a figure is too wide"] += 1
    resize(page, SIZES[0])
    violations.update(accessibility_violations(nadia))
    report(violations)


@pytest.mark.flows
@pytest.mark.parametrize("game", OPENED)
def test_the_sheet_is_laid_out_in_every_size(game: str, new_user: NewUser) -> None:
    nadia = new_user()
    open_table(nadia, game)
    page = nadia.page
    violations: Counter[str] = Counter()
    for language in LANGUAGES:
        resize(page, SIZES[0])
        page.locator(f"header button[lang={language}]").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("F1")
        page.locator("[data-part=rules] .body .heading").first.wait_for()
        for size in SIZES:
            resize(page, size)
            where = f"{game} {language} {size[0]}×{size[1]}"
            board, sheet = boxes(page)
            apart = board["x"] + board["width"] <= sheet["x"] + 1
            apart = apart or board["y"] + board["height"] <= sheet["y"] + 1
            if not apart and size[0] > 800:
                violations[f"{where}: the rules cover the board"] += 1
            body = page.locator("[data-part=rules] .body")
            if body.evaluate("(one) => one.scrollWidth > one.clientWidth + 1"):
                violations[f"{where}: the chapter is too wide"] += 1
            if size == SIZES[0]:
                found: list[str] = page.evaluate(AUDIT, False)
                # Pictures show whole boards in small; what matters in them is numbered.
                violations.update(text for text in found if not text.endswith(" px"))
        page.keyboard.press("Escape")
    report(violations)
