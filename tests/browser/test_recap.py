"""What the others did: recap, marks, log by turn, pace; and a board that never moves."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from support.browser_user import BrowserUser
from support.clients import Client, Json, Table
from support.server_process import SAME_DICE, Server, serving

pytestmark = pytest.mark.flows

NewUser = Callable[..., BrowserUser]
BOARD = "JSON.stringify(document.querySelector('.stage, .ground').getBoundingClientRect())"


def answer(table: Table, chance: random.Random, state: Json) -> None:
    """Answer the open question of seat 0 with anything legal."""
    texts = [option["text"] for option in state["legal"]]
    table.play(0, chance.choice(texts), state["asked"])


SLOW_PACE = """
if (location.protocol.startsWith("http"))
  localStorage.setItem("ennead.settings", JSON.stringify({ pace: "slow" }));
"""


def play_until(table: Table, question: str, times: int = 1) -> None:
    """Play seat 0 at random until this question has been asked so often and is open."""
    chance = random.Random(3)
    while True:
        state = table.wait_until(0, lambda state: 0 in state["to_move"])
        asked = next(q["question"] for q in state["view"]["questions"] if q["seat"] == 0)
        times -= asked == question
        if times == 0:
            return
        answer(table, chance, state)


def open_table(user: BrowserUser, client: Client, table: Table) -> Page:
    cookies = client.http.cookies.items()
    user.page.context.add_cookies([{"name": k, "value": v, "url": user.url} for k, v in cookies])
    user.visit(f"/table/{table.id}")
    user.page.locator(".decision").wait_for()
    return user.page


def test_the_recap_tells_what_each_of_three_bots_did(new_user: NewUser, site: Server) -> None:
    client = site.client("Mira")
    table = client.create("me", "easy", "easy", "easy", game="tekhenu")
    play_until(table, "draft", 3)
    page = open_table(new_user(), client, table)
    lines = page.locator("[data-recap]")
    told = [line.inner_text() for line in lines.all()]
    shown = page.locator(".recap-lines li[class*=seat-] .signs b").all_inner_texts()
    assert len(set(shown)) == 3, told
    signs = page.locator(".recap-lines li[class*=seat-] .signs").all()
    assert all(line.locator(".chip").count() >= 2 for line in signs), told
    page.keyboard.press("r")
    expect(lines.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(lines.nth(1)).to_be_focused()
    page.keyboard.press("Enter")  # plays it again on the board, and comes back
    expect(page.get_by_role("button", name="Back to the present").first).to_be_visible()
    expect(page.get_by_role("button", name="Back to the present")).to_have_count(0)
    expect(page.locator("[data-question=draft]")).to_be_visible()


def test_marks_and_lines_light_their_places_on_the_board(new_user: NewUser, site: Server) -> None:
    client = site.client("Mira")
    table = client.create("me", "easy")
    play_until(table, "place", 4)
    page = open_table(new_user(), client, table)
    board = page.locator(".aton-stage")
    expect(board.locator(".mark").first).to_be_visible()
    expect(board.locator(".m-lit")).to_have_count(0)
    page.locator("[data-recap]").last.hover()
    expect(board.locator(".m-lit").first).to_be_visible()
    placed = page.locator(".log [data-line]").filter(has_text="places a priest").last
    placed.hover()
    expect(board.locator(".m-lit")).to_have_count(1)


def test_a_line_of_the_log_shows_exactly_its_moment(new_user: NewUser, site: Server) -> None:
    client = site.client("Mira")
    table = client.create("me", "easy")
    play_until(table, "place", 2)
    page = open_table(new_user(), client, table)
    line = page.locator(".log [data-line]").filter(has_text="lays").first
    number = int(line.get_attribute("data-line") or 0)
    line.click()
    expect(page.locator(".log .last")).to_have_attribute("data-line", str(number))
    later = page.locator(".log .later")
    expect(later.first).to_be_visible()
    numbers = [int(one.get_attribute("data-line") or 0) for one in later.all()]
    assert min(numbers) > number
    page.keyboard.press("Escape")
    expect(later).to_have_count(0)


@pytest.fixture
def busy_server(tmp_path: Path) -> Iterator[Server]:
    """Its bots answer quickly, but one after another."""
    with serving(tmp_path / "data", SAME_DICE, ENNEAD_BOT_DELAY="0.1") as server:
        yield server


def test_turns_of_bots_are_shown_one_by_one_until_skipped(
    new_user: NewUser, busy_server: Server
) -> None:
    client = busy_server.client("Mira")
    table = client.create("me", "easy", "easy", game="tekhenu")
    play_until(table, "draft", 2)
    user = new_user(server=busy_server)
    user.page.add_init_script(SLOW_PACE)
    page = open_table(user, client, table)
    expect(page.locator("[data-question=draft]")).to_be_visible()
    chance = random.Random(5)
    while 0 in (state := table.state(0))["to_move"]:
        answer(table, chance, state)
    table.wait_until(0, lambda state: 0 in state["to_move"])
    skip = page.get_by_role("button", name=re.compile("^Skip"))
    expect(skip).to_be_visible()
    expect(page.locator(".decision.mine")).to_have_count(0)
    page.locator("h1").evaluate("node => document.activeElement?.blur()")
    page.keyboard.press("Space")
    expect(skip).to_have_count(0)
    expect(page.locator(".decision.mine")).to_be_visible()


def test_the_board_never_moves(new_user: NewUser, site: Server) -> None:
    for phone in (False, True):
        client = site.client("Mira")
        table = client.create("me", "easy")
        page = open_table(new_user(phone=phone), client, table)
        expect(page.locator(".decision.mine")).to_be_visible()
        shapes = {page.evaluate(BOARD)}
        chance = random.Random(2)
        for _ in range(12):
            state = table.wait_until(0, lambda state: 0 in state["to_move"])
            answer(table, chance, state)
            shapes.add(page.evaluate(BOARD))
        if not phone:
            for language, code in (("Русский", "ru"), ("Polski", "pl")):
                page.get_by_role("button", name=language).click()
                expect(page.locator("html")).to_have_attribute("lang", code)
                shapes.add(page.evaluate(BOARD))
        assert len(shapes) == 1, shapes


def test_pass_and_play_hides_only_secrets(new_user: NewUser, site: Server) -> None:
    client = site.client("Family")
    table = client.create("me", "me", game="ankh", pass_and_play=True)
    page = open_table(new_user(), client, table)
    curtain = page.get_by_role("button", name=re.compile("^I am "))
    chance = random.Random(1)
    seats = set()
    for _ in range(40):
        state = next(s for s in (table.state(0), table.state(1)) if s["legal"])
        seat, kind = state["seat"], state["view"]["questions"][0]["question"]
        if kind in ("card", "cards", "bid"):
            expect(curtain).to_be_visible()
            return
        expect(page.locator(f".decision.mine[data-question={kind}]")).to_be_visible()
        expect(curtain).to_have_count(0)
        seats.add(seat)
        table.play(seat, chance.choice(state["legal"])["text"], state["asked"])
    assert seats == {0, 1}
