"""A person before a browser, who knows no rules and clicks what glows."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

PATIENCE = 300.0
"""Seconds for a whole game."""
OFFLINE = re.compile("WebSocket|ERR_CONNECTION|Failed to load resource|Failed to fetch")

ANSWER = """
([chance, board]) => {
  const shown = (node) => node && node.getClientRects().length > 0 && !node.disabled;
  const press = (node, what) => {
    node.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return what;
  };
  const buttons = [...document.querySelectorAll("button")].filter(shown);
  for (const start of ["I am ", "Confirm", "Keep hand", "Lay cards"]) {
    const button = buttons.find((b) => b.textContent.trim().startsWith(start));
    if (button) return press(button, start);
  }
  if (shown(document.querySelector(".aton-tray button.take:enabled"))) return "lay";
  const cells = board ? [...document.querySelectorAll("[data-cell].can")].filter(shown) : [];
  return cells.length ? press(cells[Math.floor(chance * cells.length)], "cell") : "";
}
"""
"""Finds what glows and clicks it: a button or a cell; or tells that cards are to be laid."""


class Person:
    def __init__(self, page: Page, url: str, seed: int = 1) -> None:
        self.page = page
        self.url = url
        self.random = random.Random(seed)
        self.complaints: list[str] = []
        self.expects_trouble = False
        page.on("console", lambda message: self._hear(message.type, message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error" and not (self.expects_trouble and OFFLINE.search(text)):
            self.complaints.append(text)

    # Going places.

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def card(self, game: str) -> Locator:
        """A game on the front page."""
        return self.page.locator("article").filter(has=self.page.get_by_role("heading", name=game))

    def play_a_bot(self) -> None:
        self.visit()
        self.card("Aton").get_by_role("button", name="Play a bot").click()
        self.page.wait_for_url("**/table/*")

    # Playing.

    def glowing(self) -> Locator:
        """Cells that may be chosen now."""
        return self.page.locator("[data-cell].can")

    def finished(self) -> bool:
        return self.page.get_by_role("button", name="Rematch").is_visible()

    def answer(self, board: bool = True) -> bool:
        """Answer what is asked, by whatever glows; False if nothing is, or only on the board."""
        done: str = self.page.evaluate(ANSWER, [self.random.random(), board])
        if done == "lay":  # the first card to the first cartouche, and so on
            for key in "11223344":
                self.page.keyboard.press(key)
        return done != ""

    def play(self, until: Callable[[], bool] | None = None, patience: float = PATIENCE) -> None:
        """Go on answering until the game is over, or until something else holds."""
        ends = time.monotonic() + patience
        while not (until() if until else self.finished()):
            assert time.monotonic() < ends, f"stuck: {self.page.locator('main').inner_text()[:800]}"
            if not self.answer():
                self.page.wait_for_timeout(60)

    def plan(self) -> int:
        """Exchange and lay until cells glow; how many do."""
        ends = time.monotonic() + PATIENCE
        while not (count := self.glowing().count()):
            assert time.monotonic() < ends, "no cell ever glows"
            if not self.answer(board=False):
                self.page.wait_for_timeout(60)
        return count

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()
