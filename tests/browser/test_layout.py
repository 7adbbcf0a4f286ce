"""The layout audit: games at many moments, in every size and language, without violations.

`make flows` looks at eight moments of each game by day; `ENNEAD_LONG=1`, as in `make soak`, at all
of them, by day and night. Sizes change without reloading.
"""

from __future__ import annotations

import json
import os
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect
from support.accessibility import accessibility_violations
from support.ankh.browser import open_front_page, serving_position
from support.browser_user import BrowserUser
from support.clients import Table
from support.moments import RESULT, Moment, moments
from support.server_process import Server

pytestmark = pytest.mark.flows

NewUser = Callable[..., BrowserUser]
LONG = bool(os.environ.get("ENNEAD_LONG"))
SUPPORT = Path(__file__).parents[1] / "support"
AUDIT = (SUPPORT / "layout_audit.js").read_text("utf-8")
GREYSCALE = (SUPPORT / "greyscale_audit.js").read_text("utf-8")

CLEAN_GAMES = ("aton", "tekhenu", "ankh")
"""The games that must have no violations."""
PLAYERS = {"aton": 2, "tekhenu": 3, "ankh": 4}
CHECKED = {
    "ankh": ("action", "move-to", "camel", "power", "card", "build", "bid", "facing"),
    "tekhenu": ("starting", "draft", "die-action", "turn", "osiris", "anubis", "destiny", RESULT),
}
"""The moments that every check looks at, where a game has more than eight."""
NAME = "Anuket 888"
"""As long as the names that the server gives."""

DESKTOP = (1440, 900)
MOUSE_SIZES = [DESKTOP, (1366, 650), (1280, 720), (1366, 768), (1440, 780), (1920, 1080)]
TOUCH_SIZES = [(820, 1180), (1180, 820), (390, 844), (360, 740), (844, 390)]
AXE_SIZES = [DESKTOP, (820, 1180), (390, 844)]
LANGUAGES = ["en", "ru", "pl"]
SCHEMES: list[Literal["light", "dark"]] = ["light", "dark"]

BOARD = """
() => {
  const board = document.querySelector("[data-part=board]");
  const scene = board.querySelector("[data-scene]")?.dataset.scene ?? "";
  const { x, y, width, height } = board.getBoundingClientRect();
  return { scene, box: [x, y, width, height].map(Math.round) };
}
"""

FRAMES = """
async () => {
  // One for the media queries, two for what components measure, themselves and their new parts.
  for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done));
}
"""


@pytest.fixture(scope="module")
def server_and_file(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    with serving_position(tmp_path_factory.mktemp("layout")) as found:
        yield found


def choose_language(page: Page, language: str) -> None:
    page.keyboard.press("Escape")
    resize(page, DESKTOP)
    pick_language(page, language)


def pick_language(page: Page, language: str) -> None:
    page.locator(f"header button[lang={language}]").click()
    expect(page.locator("html")).to_have_attribute("lang", language)


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(FRAMES)


def play_to_the_end(table: Table, seat: int) -> None:
    """Answer for the seat until the game is over; bots answer for the others."""
    rng = random.Random(1)
    while table.info()["status"] == "running":
        state = table.state(seat)
        if seat in state["to_move"]:
            table.play(seat, rng.choice(state["legal"])["text"], state["asked"])
        else:
            time.sleep(0.05)


def open_moment(moment: Moment, game: str, user: BrowserUser, file: Path) -> None:
    """Open a table that starts there, with bots at the other seats."""
    file.write_text(json.dumps(moment.position), "utf-8")
    seats = ["random"] * moment.players
    seats[moment.seat] = "me"
    table = open_front_page(user, NAME).create(
        *seats, game=game, options=moment.position["options"]
    )
    if moment.name == RESULT:
        play_to_the_end(table, moment.seat)
    user.visit(f"/table/{table.id}")
    user.page.locator("[data-part=board]").wait_for()
    if moment.name != RESULT:
        user.page.locator(f'[data-question="{moment.name}"]').first.wait_for()


def show_result(page: Page) -> None:
    page.locator("[data-part=decision] .btn.primary").click()
    page.locator("dialog[open]").wait_for()


def audit(page: Page, touch: bool) -> list[str]:
    found: list[str] = page.evaluate(AUDIT, touch)
    return found


def chosen(game: str) -> list[Moment]:
    found = moments(game, PLAYERS[game])
    return [found[name] for name in (found if LONG else CHECKED.get(game, found))]


def report(violations: Counter[str]) -> None:
    """Print the violations as a table: how often, where first, and what is wrong."""
    rows = [f"{count:4}  {what}" for what, count in sorted(violations.items())]
    print("\n".join([f"{len(violations)} violations", *rows]))
    assert not violations, "\n".join([f"{len(violations)} violations", *rows])


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("game", CLEAN_GAMES)
def test_every_size_and_language_is_laid_out_without_violations(
    game: str, touch: bool, new_user: NewUser, server_and_file: tuple[Server, Path]
) -> None:
    server, file = server_and_file
    violations: Counter[str] = Counter()
    boards: dict[tuple[tuple[int, int], str], list[int]] = {}
    for moment in chosen(game):
        user = new_user(server, has_touch=touch)
        open_moment(moment, game, user, file)
        for language in LANGUAGES:
            choose_language(user.page, language)
            if moment.name == RESULT:
                show_result(user.page)
            for size in TOUCH_SIZES if touch else MOUSE_SIZES:
                resize(user.page, size)
                where = f"{game} {moment.name} {size[0]}×{size[1]} {language}"
                for scheme in SCHEMES if LONG else SCHEMES[:1]:
                    user.page.emulate_media(color_scheme=scheme)
                    violations.update(f"{where}: {one}" for one in audit(user.page, touch))
                board = user.page.evaluate(BOARD)
                before = boards.setdefault((size, board["scene"]), board["box"])
                if board["box"] != before:
                    violations[f"{where}: the board moves from {before} to {board['box']}"] += 1
        user.page.close()
    report(violations)


@pytest.mark.parametrize("game", CLEAN_GAMES)
def test_every_moment_is_accessible_and_told_apart_without_colours(
    game: str, new_user: NewUser, server_and_file: tuple[Server, Path]
) -> None:
    server, file = server_and_file
    violations: Counter[str] = Counter()
    for moment in chosen(game):
        user = new_user(server, bypass_csp=True)
        open_moment(moment, game, user, file)
        if moment.name == RESULT:
            show_result(user.page)
        for scheme in SCHEMES:
            user.page.emulate_media(color_scheme=scheme)
            for size in AXE_SIZES:
                resize(user.page, size)
                where = f"{game} {moment.name} {size[0]}×{size[1]} {scheme}"
                found = accessibility_violations(user, every=True)
                found += user.page.evaluate(GREYSCALE)
                violations.update(f"{where}: {one}" for one in found)
        user.page.close()
    report(violations)


LEARNING = (
    "/learn",
    "/learn/aton/four-temples?step=4",
    "/learn/tekhenu/scales?step=3",
    "/learn/ankh/followers?step=2",
)
"""The hub, and a step of each game that asks something."""


@pytest.mark.parametrize("path", LEARNING)
def test_lessons_and_their_hub_are_laid_out_without_violations_on_desks(
    path: str, new_user: NewUser
) -> None:
    violations: Counter[str] = Counter()
    user = new_user()
    user.visit(path)
    user.page.locator("[data-part=guide], article").first.wait_for()
    for language in LANGUAGES:
        resize(user.page, DESKTOP)
        pick_language(user.page, language)
        for size in MOUSE_SIZES:
            resize(user.page, size)
            where = f"{path} {size[0]}×{size[1]} {language}"
            violations.update(f"{where}: {one}" for one in audit(user.page, touch=False))
    report(violations)
