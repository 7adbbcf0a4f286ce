"""A real server, a real Chromium, and users who click only what is highlighted."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright
from support.browser_user import BrowserUser
from support.server_process import SAME_DICE, Server, serving

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
AT_ONCE = """
if (location.protocol.startsWith("http") && localStorage.getItem("ennead.settings") === null)
  localStorage.setItem("ennead.settings", JSON.stringify({ pace: "at-once" }));
"""
"""New users do not wait for the turns of the others, unless a test sets another pace."""
TIMEOUT = 60_000
"""How long a test waits for something, in milliseconds; long, because test machines are busy."""

expect.set_options(timeout=TIMEOUT)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("site") / "data", SAME_DICE) as server:
        yield server


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("chrome")
    assert path, "these tests need Chromium: `scripts/chromium.sh` installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def new_user(site: Server, chromium: Browser) -> Iterator[Callable[..., BrowserUser]]:
    """Make users, each with their own browser context; fail if a console shows errors."""
    contexts: list[BrowserContext] = []
    users: list[BrowserUser] = []

    def open_browser(server: Server = site, phone: bool = False, **options: Any) -> BrowserUser:
        settings: dict[str, Any] = {
            "viewport": PHONE if phone else DESKTOP,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "has_touch": phone,
        }
        context = chromium.new_context(**(settings | options))
        context.set_default_timeout(TIMEOUT)
        context.add_init_script(AT_ONCE)
        contexts.append(context)
        user = BrowserUser(context.new_page(), server.url)
        users.append(user)
        return user

    yield open_browser
    console_errors = [text for user in users for text in user.console_errors]
    for context in contexts:
        context.close()
    assert console_errors == []


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop and restart."""
    with serving(tmp_path / "data", SAME_DICE) as server:
        yield server
