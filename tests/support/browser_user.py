"""A user with a browser, who knows no rules and clicks whatever is highlighted."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from support.clients import Client

TIMEOUT = 300.0
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
  for (const start of ["I am ", "End turn", "Confirm", "Lay cards"]) {
    const button = buttons.find((b) => b.textContent.trim().startsWith(start));
    if (button) return press(button, start);
  }
  if (shown(document.querySelector(".aton-tray button.take:enabled"))) return "lay";
  const cells = board ? [...document.querySelectorAll("[data-cell].can")].filter(shown) : [];
  return cells.length ? press(cells[Math.floor(chance * cells.length)], "cell") : "";
}
"""
"""Finds a highlighted button or cell and clicks it, or says that cards have to be laid."""


class BrowserUser:
    """One page in a browser context of its own. Errors on the console are collected."""

    def __init__(self, page: Page, url: str, seed: int = 1) -> None:
        self.page = page
        self.url = url
        self.random = random.Random(seed)
        self.console_errors: list[str] = []
        self.expects_connection_errors = False
        page.on("console", lambda message: self._on_console(message.type, message.text))
        page.on("pageerror", lambda error: self.console_errors.append(str(error)))

    def _on_console(self, kind: str, text: str) -> None:
        if kind == "error" and not (self.expects_connection_errors and OFFLINE.search(text)):
            self.console_errors.append(text)

    # Navigation.

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def card(self, game: str) -> Locator:
        """A game's card on the front page."""
        return self.page.locator("article").filter(has=self.page.get_by_role("heading", name=game))

    def play_a_bot(self) -> None:
        self.visit()
        self.card("Aton").get_by_role("button", name="Play a bot").click()
        self.page.wait_for_url("**/table/*")

    # Playing.

    def clickable_cells(self) -> Locator:
        """The cells that can be chosen now."""
        return self.page.locator("[data-cell].can")

    def finished(self) -> bool:
        return self.page.get_by_role("button", name="Rematch").is_visible()

    def answer(self, board: bool = True) -> bool:
        """Answer the question with something highlighted. False if nothing (but a cell) is."""
        done: str = self.page.evaluate(ANSWER, [self.random.random(), board])
        if done == "lay":  # the first card to the first cartouche, and so on
            for key in "11223344":
                self.page.keyboard.press(key)
        return done != ""

    def play(self, until: Callable[[], bool] | None = None, timeout: float = TIMEOUT) -> None:
        """Keep answering until the game is over, or until a condition holds."""
        ends = time.monotonic() + timeout
        while not (until() if until else self.finished()):
            assert time.monotonic() < ends, f"stuck: {self.page.locator('main').inner_text()[:800]}"
            if not self.answer():
                self.page.wait_for_timeout(60)

    def play_until_cells_clickable(self) -> int:
        """Exchange and lay cards until cells can be chosen; return how many."""
        ends = time.monotonic() + TIMEOUT
        while not (count := self.clickable_cells().count()):
            assert time.monotonic() < ends, "no cell ever becomes clickable"
            if not self.answer(board=False):
                self.page.wait_for_timeout(60)
        return count

    def expect_text(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()


def client_of(person: BrowserUser) -> Client:
    """An API client for the same user; a spectator without a cookie stays unknown."""
    client = Client(person.url)
    for cookie in person.page.context.cookies():
        client.http.cookies.set(cookie["name"], cookie["value"])
    return client


def wait_for_cookie(person: BrowserUser) -> None:
    """Wait until the server has told the page who the user is."""
    ends = time.monotonic() + TIMEOUT
    while not person.page.context.cookies():
        assert time.monotonic() < ends, "the page gets no cookie"
        person.page.wait_for_timeout(20)
