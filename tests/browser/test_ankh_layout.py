"""Ankh's layout at every stage: nothing is covered, too small or too wide.

Also, panning and hovering over the map change little of the page.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.accessibility import accessibility_violations
from support.ankh.browser import (
    crowded,
    open_front_page,
    open_new_table,
    pass_results,
    serving_position,
)
from support.ankh.moments import WANTED, scene
from support.browser_user import BrowserUser
from support.clients import Table
from support.server_process import Server

pytestmark = pytest.mark.flows

NewUser = Callable[..., BrowserUser]

LAYOUT_PROBLEMS = """
() => {
  const found = [];
  const seen = (node) => node.getClientRects().length > 0 && !node.closest(".vh");
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.push(`the page is ${wide} wide`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode.parentElement;
    const text = texts.currentNode.textContent.trim();
    if (!text || !seen(node) || node.closest("option, .an-overview")) continue;
    const scale = node.ownerSVGElement ? Math.abs(node.getScreenCTM().d) : 1;
    const size = parseFloat(getComputedStyle(node).fontSize) * scale;
    if (size < 10.95) found.push(`${text} has ${size.toFixed(1)} px`);
  }
  return found;
}
"""
"""Finds text under 11 px, and elements that make the page scroll sideways."""

CHANGES = """
async ([moves, drag]) => {
  const svg = document.querySelector(".an-svg");
  svg.setPointerCapture = () => {};
  const send = (node, type, clientX, clientY) =>
    node.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX, clientY }));
  const { left, top } = svg.getBoundingClientRect();
  const found = [];
  const watch = new MutationObserver((list) => found.push(...list));
  const hexes = [...svg.querySelectorAll("[data-hex]")];
  if (drag) send(svg, "pointerdown", left + 200, top + 200);
  watch.observe(svg, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let i = 1; i <= moves; i++) {
    if (drag) send(svg, "pointermove", left + 200 + i * 7, top + 200 + i);
    else send(hexes[(i * 7) % hexes.length], "pointerover", 0, 0);
    await new Promise(requestAnimationFrame);
  }
  if (drag) send(svg, "pointerup", left + 200 + moves * 7, top + 200 + moves);
  found.push(...watch.takeRecords());
  watch.disconnect();
  const on = ({ target }) => (target instanceof Element ? target : target.parentElement);
  const pieces = found.filter((one) => on(one).closest(".an-piece")).length;
  return { all: found.length, inside: found.filter((one) => on(one) !== svg).length, pieces };
}
"""
"""Counts the DOM changes of the map: all, those inside it, those of pieces."""
MOVES = 30
MOST_LIT = 40
"""Changes for one hover: the space, its piece's ghost, its path and what it touches."""


@pytest.fixture(scope="module")
def server_and_file(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    with serving_position(tmp_path_factory.mktemp("positions")) as found:
        yield found


def open_position(name: str, person: BrowserUser, server_and_file: tuple[Server, Path]) -> Table:
    """Open a table at this position, with the user at a seat to move."""
    server, file = server_and_file
    made = scene(name)
    file.write_text(json.dumps(made.position), "utf-8")
    players = len(made.position["table"]["heads"])
    seats = ["open"] * players
    seats[made.seat] = "me"
    table = open_front_page(person).create(*seats, game="ankh", options=made.position["options"])
    tables = {made.seat: table}
    for seat in range(players):
        if seat != made.seat:
            other = server.client(f"Friend {seat}")
            other.post(f"/tables/{table.id}/seats", seat=seat)
            tables[seat] = other.at(table.id)
    person.visit(f"/table/{table.id}")
    person.page.locator(".an-stage").wait_for()
    for seat, action in made.answers:
        tables[seat].play(seat, action, tables[seat].state(seat)["asked"])
    return table


def wait_for_position(person: BrowserUser, table: Table, name: str) -> None:
    """Wait until the page shows the position; results before it are continued."""
    page = person.page
    if name == "result":
        pass_results(person, person.button("Rematch").is_visible)
        return
    if name in ("merging", "forgetting"):
        pass_results(person, page.locator(".scene .big").first.is_visible)
        return
    state = table.state(table.info()["mine"][0])
    asked = [q["question"] for q in state["view"]["questions"] if q["seat"] == state["seat"]]
    if asked and state["seat"] in state["to_move"]:
        question = page.locator(f'[data-question="{asked[0]}"]')
        pass_results(person, question.is_visible)


@pytest.mark.parametrize(("scheme", "phone"), [("light", False), ("dark", True)])
@pytest.mark.parametrize("name", WANTED)
def test_every_position_is_laid_out_without_problems(
    new_user: NewUser, server_and_file: tuple[Server, Path], name: str, scheme: str, phone: bool
) -> None:
    nadia = new_user(server_and_file[0], phone=phone, color_scheme=scheme, bypass_csp=True)
    table = open_position(name, nadia, server_and_file)
    wait_for_position(nadia, table, name)
    assert accessibility_violations(nadia, every=True) == [], name
    assert nadia.page.evaluate(LAYOUT_PROBLEMS) == [], name


def test_a_space_previews_what_it_would_touch_and_earn(
    new_user: NewUser, server_and_file: tuple[Server, Path]
) -> None:
    """The preview matches the rules for every space in reach."""
    nadia = new_user(server_and_file[0])
    table = open_position("moving", nadia, server_and_file)
    wait_for_position(nadia, table, "moving")
    seat = table.info()["mine"][0]
    for action in table.state(seat)["legal"][:4]:
        foreseen = table.post("foresee", seat=seat, actions=[action["text"]])["table"]
        space = action["args"]["hex"]
        nadia.page.locator(f'[data-hex="{space}"]').dispatch_event("pointerover")
        tip = nadia.page.get_by_role("tooltip")
        expect(tip).to_contain_text(f"{space} ·")
        income = next(god["income"] for god in foreseen["gods"] if seat in god["seats"])
        expect(tip).to_contain_text(f"would bring {income} ")
        expect(tip.locator(".line")).to_have_count(len(foreseen["touching"][space]))
        expect(nadia.page.locator(".an-related")).to_have_count(len(foreseen["touching"][space]))


def test_spectators_and_replays_are_laid_out_without_problems(
    new_user: NewUser, server_and_file: tuple[Server, Path]
) -> None:
    nadia, watcher = (
        new_user(server_and_file[0], bypass_csp=True),
        new_user(server_and_file[0], bypass_csp=True),
    )
    table = open_position("deaths", nadia, server_and_file)
    watcher.visit(f"/table/{table.id}")
    watcher.page.locator(".an-stage").wait_for()
    assert accessibility_violations(watcher, every=True) == []
    wait_for_position(nadia, table, "deaths")
    nadia.button("Look at the map").click()
    nadia.button("First move").click()
    expect(nadia.button("Back to the present").first).to_be_visible()
    assert accessibility_violations(nadia, every=True) == []
    assert nadia.page.evaluate(LAYOUT_PROBLEMS) == []


def test_panning_and_hovering_change_little(
    new_user: NewUser, server_and_file: tuple[Server, Path]
) -> None:
    server, file = server_and_file
    file.write_text(json.dumps(crowded()), "utf-8")
    nadia = new_user(server)
    open_new_table(nadia, ["me", "random", "random", "random", "random"])
    nadia.page.locator("[data-hex]").first.wait_for()
    pan = nadia.page.evaluate(CHANGES, [MOVES, True])
    assert 0 < pan["all"] <= 2 * MOVES + 4, pan
    assert pan["inside"] == 0, pan
    hover = nadia.page.evaluate(CHANGES, [MOVES, False])
    assert 0 < hover["all"] <= MOST_LIT * MOVES, hover
    assert hover["pieces"] == 0, hover
