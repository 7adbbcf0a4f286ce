"""How Ankh looks at every kind of moment: nothing in anybody's way, nothing too small or too wide.

And that looking around on the map costs little: a pan moves the window, a hover lights up little.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from ankh_people import arrive, crowded, laying, sit
from ankh_scenes import WANTED, scene
from callers import Table
from faults import faults
from people import Person
from playwright.sync_api import expect
from served import Server

pytestmark = pytest.mark.flows

Enter = Callable[..., Person]

AMISS = """
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
"""Text under 11 px, and what makes the page scroll sideways."""

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
"""How many changes of the map some steps make: all, those inside of it, those of pieces."""
MOVES = 30
MOST_LIT = 40
"""Changes for one hover: the space, its piece's ghost, its way and what it touches."""


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    with laying(tmp_path_factory.mktemp("laid")) as found:
        yield found


def come_to(name: str, person: Person, laid: tuple[Server, Path]) -> Table:
    """A table at that moment, with this person where something is asked."""
    server, file = laid
    made = scene(name)
    file.write_text(json.dumps(made.position), "utf-8")
    players = len(made.position["table"]["heads"])
    seats = ["open"] * players
    seats[made.seat] = "me"
    table = arrive(person).create(*seats, game="ankh", options=made.position["options"])
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


def settled(person: Person, table: Table, name: str) -> None:
    """The page shows the moment."""
    if name == "result":
        person.button("Rematch").wait_for(timeout=60_000)
        return
    state = table.state(table.info()["mine"][0])
    asked = [q["question"] for q in state["view"]["questions"] if q["seat"] == state["seat"]]
    if asked and state["seat"] in state["to_move"]:
        expect(person.page.locator(f'[data-question="{asked[0]}"]')).to_have_count(1)
    if name in ("merging", "forgetting"):
        expect(person.page.locator(".scene .big, .banner").first).to_be_visible()


@pytest.mark.parametrize(("scheme", "phone"), [("light", False), ("dark", True)])
@pytest.mark.parametrize("name", WANTED)
def test_a_moment_is_without_fault(
    enter: Enter, laid: tuple[Server, Path], name: str, scheme: str, phone: bool
) -> None:
    nadia = enter(laid[0], phone=phone, color_scheme=scheme, bypass_csp=True)
    table = come_to(name, nadia, laid)
    settled(nadia, table, name)
    assert faults(nadia, every=True) == [], name
    assert nadia.page.evaluate(AMISS) == [], name


def test_a_place_tells_what_it_would_touch_and_earn(
    enter: Enter, laid: tuple[Server, Path]
) -> None:
    """As the rules foresee it, for every space in reach."""
    nadia = enter(laid[0])
    table = come_to("moving", nadia, laid)
    settled(nadia, table, "moving")
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


def test_those_who_look_on_and_back_see_it_without_fault(
    enter: Enter, laid: tuple[Server, Path]
) -> None:
    nadia, watcher = enter(laid[0], bypass_csp=True), enter(laid[0], bypass_csp=True)
    table = come_to("deaths", nadia, laid)
    watcher.visit(f"/table/{table.id}")
    watcher.page.locator(".an-stage").wait_for()
    assert faults(watcher, every=True) == []
    nadia.button("First move").click()
    expect(nadia.button("Back to now").first).to_be_visible()
    assert faults(nadia, every=True) == []
    assert nadia.page.evaluate(AMISS) == []


def test_looking_around_changes_little(enter: Enter, laid: tuple[Server, Path]) -> None:
    server, file = laid
    file.write_text(json.dumps(crowded()), "utf-8")
    nadia = enter(server)
    sit(nadia, ["me", "random", "random", "random", "random"])
    nadia.page.locator("[data-hex]").first.wait_for()
    pan = nadia.page.evaluate(CHANGES, [MOVES, True])
    assert 0 < pan["all"] <= 2 * MOVES + 4, pan
    assert pan["inside"] == 0, pan
    hover = nadia.page.evaluate(CHANGES, [MOVES, False])
    assert 0 < hover["all"] <= MOST_LIT * MOVES, hover
    assert hover["pieces"] == 0, hover
