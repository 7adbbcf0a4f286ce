"""What the page of a board runs while somebody looks around on it.

Needs the environment of the tests, Chromium and the built page (`make web`):

    .venv/bin/python bench/board.py

A mouse drags Ankh's map and goes over its spaces with all Warriors of five gods on the board; the
same on an empty page shows what the browser itself needs. Prints milliseconds for each step.
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

from ankh_people import crowded, laying, sit  # noqa: E402
from people import Person  # noqa: E402
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright  # noqa: E402

STEPS = 240
PARTS = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration", "TaskDuration")
EMPTY = "data:text/html,<title>empty</title>"
Spot = tuple[float, float]


def main() -> None:
    print("| a step of | scripting | style | layout | everything |")
    print("|---|---:|---:|---:|---:|")
    with (
        tempfile.TemporaryDirectory() as folder,
        laying(Path(folder)) as (server, file),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        spots = measure_board(browser, server.url, file)
        measure_empty(browser, spots)
        browser.close()


def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("chrome")
    if found is None:
        raise SystemExit("this needs Chromium")
    return found


def new_page(browser: Browser) -> Page:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    return context.new_page()


def measure_board(browser: Browser, url: str, file: Path) -> list[Spot]:
    file.write_text(json.dumps(crowded()), "utf-8")
    page = new_page(browser)
    sit(Person(page, url), ["me", "random", "random", "random", "random"])
    page.locator("[data-hex]").first.wait_for()
    spots = middles(page)
    report(page, "a pan with all pieces on the board", lambda: pan(page, spots))
    page.keyboard.press("0")
    report(page, "a hover with all pieces on the board", lambda: hover(page, spots))
    return spots


def measure_empty(browser: Browser, spots: list[Spot]) -> None:
    page = new_page(browser)
    page.goto(EMPTY)
    report(page, "a pan on an empty page", lambda: pan(page, spots))
    report(page, "a hover on an empty page", lambda: hover(page, spots))


def middles(page: Page) -> list[Spot]:
    """Where the spaces of the map are."""
    found: list[Spot] = page.evaluate(
        "[...document.querySelectorAll('[data-hex]')].map((hex) => {"
        " const { x, y, width, height } = hex.getBoundingClientRect();"
        " return [x + width / 2, y + height / 2]; })"
    )
    return found


def pan(page: Page, spots: list[Spot]) -> None:
    x, y = spots[len(spots) // 2]
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(STEPS):
        page.mouse.move(x + 60 - abs(step % 120 - 60), y + step % 7)
    page.mouse.up()


def hover(page: Page, spots: list[Spot]) -> None:
    for step in range(STEPS):
        page.mouse.move(*spots[step * 7 % len(spots)])


def report(page: Page, name: str, act: Callable[[], None]) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    act()  # once to warm up
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
