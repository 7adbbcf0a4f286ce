"""People at a table of Ankh in the browser: sitting down, answering by what glows, listening."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from callers import Client, Json, Table
from games.ankh.ankh_play import ANKH, boosted
from people import Person
from playwright.sync_api import WebSocket
from served import Server, serving

KINDS = [kind.name for kind in ANKH.questions.all()]
"""Every kind of question the game can ask."""
PATIENCE = 300.0
"""Seconds for a whole game on a machine that has much else to do."""
SEEDED = "import same_dice, seeded; from ennead.cli import main; main()"

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
  if (named("Confirm")) return press(named("Confirm"), "confirm");
  const glowing = [...document.querySelectorAll(".can, .option")].filter(shown);
  if (!asked || !glowing.length) return "";
  return press(glowing[Math.floor(chance * glowing.length)], asked);
}
"""
"""Clicks something that glows; says what was asked."""

PRESS_CONFIRM = """
() => [...document.querySelectorAll("button:enabled")]
  .find((button) => button.textContent.trim().startsWith("Confirm"))?.click()
"""


class Player:
    """A person at a table of Ankh."""

    def __init__(self, person: Person, seed: int = 1) -> None:
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
        ends = time.monotonic() + PATIENCE
        while not (until() if until else self.finished()):
            assert time.monotonic() < ends, f"stuck: {self.page.locator('h2').first.inner_text()}"
            if not self.click():
                self.page.wait_for_timeout(40)


def client_of(person: Person) -> Client:
    """The same person without a browser."""
    client = Client(person.url)
    for cookie in person.page.context.cookies():
        client.http.cookies.set(cookie["name"], cookie["value"])
    return client


def arrive(person: Person, name: str = "") -> Client:
    """At the front page, known to the server."""
    person.visit()
    person.page.get_by_role("button", name="Play a bot").first.wait_for()
    client = client_of(person)
    if name:
        client.call("PATCH", "/me", name=name)
    return client


def sit(person: Person, seats: list[str], **more: object) -> Table:
    """A new table for somebody who has been here before."""
    table = arrive(person).create(*seats, game="ankh", **more)
    person.visit(f"/table/{table.id}")
    person.page.locator(".an-stage").wait_for()
    return table


def asked(person: Person) -> str:
    return person.page.locator("[data-question]").get_attribute("data-question") or ""


@contextmanager
def laying(folder: Path) -> Iterator[tuple[Server, Path]]:
    """A server whose tables begin at the position in a file."""
    file = folder / "position.json"
    with serving(folder / "data", SEEDED, POSITION=str(file)) as server:
        yield server, file


def company(position: Json, file: Path, people: list[Person]) -> list[Table]:
    """Everybody in the order of the seats at a table that begins there; each one's own view."""
    file.write_text(json.dumps(position), "utf-8")
    clients = [arrive(person, f"P{seat}") for seat, person in enumerate(people)]
    rest = ["open"] * (len(people) - 1)
    table = clients[0].create("me", *rest, game="ankh", options=position["options"])
    for client in clients[1:]:
        client.join(table.id)
    for person in people:
        person.visit(f"/table/{table.id}")
        person.page.locator(".an-stage").wait_for()
    return [client.at(table.id) for client in clients]


def answer(tables: list[Table], rng: random.Random) -> bool:
    """Over the API somebody answers something; False if the game is over."""
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
    view: Json = state.view(None)
    spaces = view["table"]["map"]["hexes"]
    land = [name for name, space in spaces.items() if space["terrain"] != "water"]
    free = [name for name in land if name not in table["pieces"]]
    standing = [tuple(piece[:2]) for piece in table["pieces"].values()]
    for seat in range(5):
        for _ in range(6 - standing.count(("warrior", seat))):
            table["pieces"][free.pop()] = ["warrior", seat]
    return ANKH.load(position).dump()


def hears(frames: list[str | bytes]) -> Callable[[WebSocket], None]:
    """Keeps everything that comes over a connection."""

    def keep(frame: str | bytes) -> None:
        frames.append(frame)

    return lambda socket: socket.on("framereceived", keep)
