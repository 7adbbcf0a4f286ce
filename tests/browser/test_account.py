"""An account in two browsers: another password, and logging out everywhere else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from faults import faults
from people import Person

pytestmark = pytest.mark.flows

OLD, NEW = "correct horse battery", "staple of the year"


def make_account(person: Person, name: str) -> None:
    person.visit("/account")
    form = person.page.locator("form").filter(has_text="Make an account")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(OLD)
    form.get_by_role("button", name="Make an account").click()
    heading(person, f"Logged in as {name}")


def log_in(person: Person, name: str, password: str) -> None:
    person.visit("/account")
    form = person.page.locator("form").filter(has_text="You already have an account")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name="Log in").click()
    heading(person, f"Logged in as {name}")


def heading(person: Person, text: str) -> None:
    person.page.get_by_role("heading", name=text).wait_for()


def test_logging_out_everywhere_else(enter: Callable[..., Person]) -> None:
    laptop, phone = enter(bypass_csp=True), enter(phone=True)
    make_account(laptop, "Amenemhat")
    log_in(phone, "Amenemhat", OLD)
    assert faults(laptop) == []
    laptop.button("Log out everywhere else").click()
    laptop.page.get_by_text("You are logged out everywhere else.").wait_for()
    phone.visit("/account")
    heading(phone, "You are a guest")
    laptop.visit("/account")
    heading(laptop, "Logged in as Amenemhat")


def test_another_password(enter: Callable[..., Person]) -> None:
    laptop, phone = enter(), enter(phone=True)
    make_account(laptop, "Sobekneferu")
    laptop.page.get_by_label("Password until now").fill(OLD)
    laptop.page.get_by_label("New password").fill("short")
    laptop.button("Change the password").click()
    laptop.page.get_by_text("The password needs at least 8 characters.").wait_for()
    laptop.page.get_by_label("New password").fill(NEW)
    laptop.button("Change the password").click()
    laptop.page.get_by_text("The password is changed.").wait_for()
    log_in(phone, "Sobekneferu", NEW)
