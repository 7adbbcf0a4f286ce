"""Players at a table of Ankh in the browser: joining, answering by clicking, listening."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import WebSocket

from support.ankh.random_games import ANKH, boosted
from support.browser_user import BrowserUser, client_of, wait_for_cookie
from support.clients import Client, Json, Table
from support.server_process import Server, serving

KINDS = [kind.name for kind in ANKH.questions.all()]
"""All kinds of questions in Ankh."""
TIMEOUT = 300.0
"""Timeout in seconds for a whole game on a busy machine."""
SEEDED = "from support import seeded_server, position_server; from ennead.cli import main; main()"

ANSWER = """
(chance) => {
  const shown = (node) => node && node.getClientRects().length > 0 && !node.disabled;
  const press = (node, what) => {
    node.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return what;
  };
  const asked = document.querySelector("[data-question]")?.dataset.question ?? "";
  const buttons = [...document.querySelectorAll("button")].filter(shown);
  const named = (start) => buttons.find((b) => b.textContent.trim().startsWith(start));
  if (named("I am ")) return press(named("I am "), "take");
  const on = buttons.find((b) => b.dataset.continue !== undefined);
  if (on) return press(on, "continue");
  if (named("End turn")) return press(named("End turn"), "confirm");
  const confirm = buttons.find((b) => b.dataset.confirm !== undefined);
  if (confirm) return press(confirm, "confirm");
  const highlighted = [...document.querySelectorAll(".can, .option")].filter(shown);
  if (!asked || !highlighted.length) return "";
  return press(highlighted[Math.floor(chance * highlighted.length)], asked);
}
"""
"""Clicks something highlighted; returns what was asked."""

PRESS_CONFIRM = """
() => [...document.querySelectorAll("button:enabled")]
  .find((one) => "confirm" in one.dataset || one.textContent.trim().startsWith("End turn"))?.click()
"""


class Player:
    """A player at a table of Ankh."""

    def __init__(self, person: BrowserUser, seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.random = random.Random(seed)
        self.met: Counter[str] = Counter()

    def finished(self) -> bool:
        return self.page.get_by_role("button", name="Rematch").is_visible()

    def click(self) -> bool:
        done: str = self.page.evaluate(ANSWER, self.random.random())
        if done in KINDS:
            self.met[done] += 1
        return done != ""

    def play(self, until: Callable[[], bool] | None = None) -> None:
        ends = time.monotonic() + TIMEOUT
        while not (until() if until else self.finished()):
            assert time.monotonic() < ends, f"stuck: {self.page.locator('h2').first.inner_text()}"
            if not self.click():
                self.page.wait_for_timeout(40)


def open_front_page(person: BrowserUser, name: str = "") -> Client:
    """Open the front page as a known user."""
    person.visit()
    person.page.get_by_role("button", name="Play a bot").first.wait_for()
    wait_for_cookie(person)
    client = client_of(person)
    if name:
        client.call("PATCH", "/me", name=name)
    return client


def open_new_table(person: BrowserUser, seats: list[str], **more: object) -> Table:
    """Create another table for a returning user."""
    table = open_front_page(person).create(*seats, game="ankh", **more)
    person.visit(f"/table/{table.id}")
    person.page.locator(".an-stage").wait_for()
    return table


def pass_results(person: BrowserUser, done: Callable[[], bool]) -> None:
    """Continue after the result of each region until this is the case."""
    ends = time.monotonic() + TIMEOUT
    waiting = person.page.locator("[data-continue]:visible")
    while not done():
        assert time.monotonic() < ends, "the results never end"
        if waiting.count():
            waiting.first.click()
        person.page.wait_for_timeout(40)


def asked(person: BrowserUser) -> str:
    return person.page.locator("[data-question]").get_attribute("data-question") or ""


@contextmanager
def serving_position(folder: Path) -> Iterator[tuple[Server, Path]]:
    """A server whose tables start from the position in a file."""
    file = folder / "position.json"
    with serving(folder / "data", SEEDED, POSITION=str(file)) as server:
        yield server, file


def seat_players(position: Json, file: Path, people: list[BrowserUser]) -> list[Table]:
    """Players in seat order at a table that starts there, each with their own view."""
    file.write_text(json.dumps(position), "utf-8")
    clients = [open_front_page(person, f"P{seat}") for seat, person in enumerate(people)]
    rest = ["open"] * (len(people) - 1)
    table = clients[0].create("me", *rest, game="ankh", options=position["options"])
    for client in clients[1:]:
        client.join(table.id)
    for person in people:
        person.visit(f"/table/{table.id}")
        person.page.locator(".an-stage").wait_for()
    return [client.at(table.id) for client in clients]


def answer(tables: list[Table], rng: random.Random) -> bool:
    """Any player to move answers over the API; False once the game is over."""
    state = tables[0].state(0)
    if not state["to_move"]:
        return False
    seat = state["to_move"][0]
    mine = tables[seat].state(seat)
    tables[seat].play(seat, rng.choice(mine["legal"])["text"], mine["asked"])
    return True


def crowded() -> Json:
    """Five gods with all their Warriors on the board."""
    state = boosted(5, 11)
    position: Json = state.dump()
    table = position["table"]
    for derived in ("conflicts", "ranks"):
        table.pop(derived, None)
    view = state.view(None)
    spaces = view["table"]["map"]["hexes"]
    land = [name for name, space in spaces.items() if space["terrain"] != "water"]
    free = [name for name in land if name not in table["pieces"]]
    standing = [tuple(piece[:2]) for piece in table["pieces"].values()]
    for seat in range(5):
        for _ in range(6 - standing.count(("warrior", seat))):
            table["pieces"][free.pop()] = ["warrior", seat]
    return ANKH.load(position).dump()


def frame_collector(frames: list[str | bytes]) -> Callable[[WebSocket], None]:
    """Collects everything that arrives over a connection."""

    def keep(frame: str | bytes) -> None:
        frames.append(frame)

    return lambda socket: socket.on("framereceived", keep)
