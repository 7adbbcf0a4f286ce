"""A real server, a real Chromium, and people who click only what glows."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from people import Person
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright
from served import SAME_DICE, Server, serving

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000
"""Milliseconds after which a test gives up waiting: machines that test are busy."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("site") / "data", SAME_DICE) as server:
        yield server


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("chrome")
    assert path, "these tests need Chromium: `make chromium` installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def enter(site: Server, chromium: Browser) -> Iterator[Callable[..., Person]]:
    """Let a person with a browser of their own in; nobody may leave with errors on the console."""
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def open_browser(server: Server = site, phone: bool = False, **options: Any) -> Person:
        settings: dict[str, Any] = {
            "viewport": PHONE if phone else DESKTOP,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "has_touch": phone,
        }
        context = chromium.new_context(**(settings | options))
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        person = Person(context.new_page(), server.url)
        people.append(person)
        return person

    yield open_browser
    complaints = [text for person in people for text in person.complaints]
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop and start again."""
    with serving(tmp_path / "data", SAME_DICE) as server:
        yield server
