"""One account in two browsers: changing the password and logging out everywhere else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from support.accessibility import accessibility_violations
from support.browser_user import BrowserUser

pytestmark = pytest.mark.flows

OLD, NEW = "correct horse battery", "staple of the year"


def make_account(person: BrowserUser, name: str) -> None:
    person.visit("/account")
    form = person.page.locator("form").filter(has_text="Create an account")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(OLD)
    form.get_by_role("button", name="Create an account").click()
    heading(person, f"Logged in as {name}")


def log_in(person: BrowserUser, name: str, password: str) -> None:
    person.visit("/account")
    form = person.page.locator("form").filter(has_text="You already have an account")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name="Log in").click()
    heading(person, f"Logged in as {name}")


def heading(person: BrowserUser, text: str) -> None:
    person.page.get_by_role("heading", name=text).wait_for()


def test_logging_out_everywhere_else_ends_other_sessions(
    new_user: Callable[..., BrowserUser],
) -> None:
    laptop, phone = new_user(bypass_csp=True), new_user(phone=True)
    make_account(laptop, "Amenemhat")
    log_in(phone, "Amenemhat", OLD)
    assert accessibility_violations(laptop) == []
    laptop.button("Log out everywhere else").click()
    laptop.page.get_by_text("You are logged out everywhere else.").wait_for()
    phone.visit("/account")
    heading(phone, "You are a guest")
    laptop.visit("/account")
    heading(laptop, "Logged in as Amenemhat")


def test_a_changed_password_logs_in(new_user: Callable[..., BrowserUser]) -> None:
    laptop, phone = new_user(), new_user(phone=True)
    make_account(laptop, "Sobekneferu")
    laptop.page.get_by_label("Current password").fill(OLD)
    laptop.page.get_by_label("New password").fill("short")
    laptop.button("Change password").click()
    laptop.page.get_by_text("The password needs at least 8 characters.").wait_for()
    laptop.page.get_by_label("New password").fill(NEW)
    laptop.button("Change password").click()
    laptop.page.get_by_text("Password changed.").wait_for()
    log_in(phone, "Sobekneferu", NEW)
