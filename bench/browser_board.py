"""How much work the browser does while a user pans and hovers over a board.

Needs the test environment, Chromium and the built page (`make web`):

    .venv/bin/python bench/browser_board.py

A mouse drags the largest board, Ankh's map, and moves over its spaces, with all Warriors of five
gods on it. An empty page shows the browser's own share. Prints milliseconds per step.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

TESTS = Path(__file__).parents[1] / "tests"
sys.path[:0] = [str(TESTS), str(TESTS.parent)]

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright  # noqa: E402
from support.ankh.browser import crowded, open_new_table, serving_position  # noqa: E402
from support.browser_user import BrowserUser  # noqa: E402

STEPS = 240
PARTS = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration", "TaskDuration")
EMPTY = "data:text/html,<title>empty</title>"
Point = tuple[float, float]


def main() -> None:
    print("| step | scripting | style | layout | everything |")
    print("|---|---:|---:|---:|---:|")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving_position(Path(folder)) as (server, file),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        points = measure_board(browser, server.url, file)
        measure_empty(browser, points)
        browser.close()


def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("chrome")
    if found is None:
        raise SystemExit("this needs Chromium")
    return found


def new_page(browser: Browser) -> Page:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    return context.new_page()


def measure_board(browser: Browser, url: str, file: Path) -> list[Point]:
    file.write_text(json.dumps(crowded()), "utf-8")
    page = new_page(browser)
    open_new_table(BrowserUser(page, url), ["me", "random", "random", "random", "random"])
    page.locator("[data-hex]").first.wait_for()
    points = space_centers(page)
    report(page, "a pan with all pieces on the board", lambda: pan(page, points))
    page.keyboard.press("0")
    report(page, "a hover with all pieces on the board", lambda: hover(page, points))
    return points


def measure_empty(browser: Browser, points: list[Point]) -> None:
    page = new_page(browser)
    page.goto(EMPTY)
    report(page, "a pan on an empty page", lambda: pan(page, points))
    report(page, "a hover on an empty page", lambda: hover(page, points))


def space_centers(page: Page) -> list[Point]:
    """The centers of the map's spaces."""
    found: list[Point] = page.evaluate(
        "[...document.querySelectorAll('[data-hex]')].map((hex) => {"
        " const { x, y, width, height } = hex.getBoundingClientRect();"
        " return [x + width / 2, y + height / 2]; })"
    )
    return found


def pan(page: Page, points: list[Point]) -> None:
    x, y = points[len(points) // 2]
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(STEPS):
        page.mouse.move(x + 60 - abs(step % 120 - 60), y + step % 7)
    page.mouse.up()


def hover(page: Page, points: list[Point]) -> None:
    for step in range(STEPS):
        page.mouse.move(*points[step * 7 % len(points)])


def report(page: Page, name: str, act: Callable[[], None]) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    act()  # warm up
    before = metrics(session)
    act()
    after = metrics(session)
    each = [(after[part] - before[part]) * 1000 / STEPS for part in PARTS]
    print(f"| {name} |", " | ".join(f"{spent:.2f} ms" for spent in each), "|", flush=True)


def metrics(session: CDPSession) -> dict[str, float]:
    listed = session.send("Performance.getMetrics")["metrics"]
    return {one["name"]: one["value"] for one in listed}


if __name__ == "__main__":
    main()
