"""Lessons in the browser: whole lessons by clicking, leaving and going on, progress, the hub."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from support.browser_user import BrowserUser
from support.clients import Client
from support.server_process import Server

import ennead
from ennead.lessons import Lesson, lessons_of

pytestmark = pytest.mark.flows

NewUser = Callable[..., BrowserUser]
PASSWORD = "correct horse battery"


def lesson_of(game: str, id: str) -> Lesson:
    return next(one for one in lessons_of(ennead.game(game)) if one.id == id)


def tone(page: Page, *tones: str) -> Locator:
    """What is said to the last answer, once it is one of these."""
    pattern = re.compile("|".join(f"^{one}$" for one in tones))
    said = page.locator("[aria-live][data-tone]")
    expect(said).to_have_attribute("data-tone", pattern)
    return said


def open_step(user: BrowserUser, game: str, lesson: str, step: int | None = None) -> None:
    user.visit(f"/learn/{game}/{lesson}" + (f"?step={step}" if step else ""))
    user.page.locator("[data-part=board]").wait_for()


def at_step(page: Page, step: int) -> None:
    expect(page.locator("[data-step]")).to_have_attribute("data-step", str(step))


# How each game is answered on its board.


def answer_aton(page: Page, action: str) -> None:
    page.locator(f'[data-cell="{action.split()[1]}"]').click()


def answer_tekhenu(page: Page, action: str) -> None:
    """Looks at a die on the wheel and takes it with its first action."""
    verb, die = action.split()
    assert verb == "take", "the lesson under test asks for dice only"
    page.locator(f'[data-place="die:{die}"]').first.click()
    page.locator(".tk-act.can").first.click()


def answer_ankh(page: Page, action: str) -> None:
    verb, _, where = action.partition(" ")
    if verb == "act":
        page.locator(f'[data-place="action-{where}"]').click()
    elif verb == "done":
        page.locator(".decision .option").click()
    else:
        page.locator(f'[data-place="space-{where}"]').click()


def solve(page: Page, lesson: Lesson, answer: Callable[[Page, str], None]) -> None:
    """Play the answers that the lesson shows, from its first step to its end."""
    for number, step in enumerate(lesson.steps, 1):
        at_step(page, number)
        for i, action in enumerate(step.show):
            answer(page, action.text)
            tone(page, "right" if i + 1 == len(step.show) else "so-far")
        last = number == len(lesson.steps)
        page.get_by_role("button", name="Finish" if last else "Next", exact=True).click()
    expect(page.get_by_role("link", name="All lessons")).to_be_visible()


def progress(user: BrowserUser) -> dict[str, dict[str, dict[str, object]]]:
    found: dict[str, dict[str, dict[str, object]]] = user.page.evaluate(
        "fetch('/api/me/lessons').then((answer) => answer.json())"
    )
    return found


LESSONS = {
    "aton": ("four-temples", answer_aton),
    "tekhenu": ("scales", answer_tekhenu),
    "ankh": ("followers", answer_ankh),
}


@pytest.mark.parametrize(
    ("game", "phone"), [("aton", False), ("aton", True), ("tekhenu", False), ("ankh", False)]
)
def test_a_whole_lesson_can_be_played_by_clicking(
    new_user: NewUser, game: str, phone: bool
) -> None:
    user = new_user(phone=phone)
    id, answer = LESSONS[game]
    open_step(user, game, id, 1)
    solve(user.page, lesson_of(game, id), answer)
    assert progress(user) == {game: {id: {"done": True, "step": 0}}}


def test_a_wrong_answer_is_explained_and_given_back(new_user: NewUser) -> None:
    user = new_user()
    open_step(user, "aton", "four-temples", 4)
    page = user.page
    next_button = page.get_by_role("button", name="Next", exact=True)
    answer_aton(page, "place 3a1")
    expect(tone(page, "near")).to_contain_text("temples I and II need all three")
    expect(next_button).to_be_disabled()
    page.get_by_role("button", name="Try again").click()
    tone(page, "idle")
    answer_aton(page, "place 2a2")
    tone(page, "so-far")
    page.keyboard.press("u")
    tone(page, "idle")
    for _ in range(2):
        answer_aton(page, "place 3a1")
        tone(page, "near")
        page.keyboard.press("u")
        tone(page, "idle")
    answer_aton(page, "place 3a1")
    expect(page.get_by_role("button", name="Show me").first).to_have_class(re.compile("primary"))


def test_the_answers_can_be_shown_and_are_taken_back(new_user: NewUser) -> None:
    user = new_user()
    open_step(user, "aton", "four-temples", 6)
    page = user.page
    page.keyboard.press("s")
    tone(page, "showing", "right")
    tone(page, "shown")
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_disabled()
    page.get_by_role("button", name="Let me try").click()
    answer_aton(page, "place 4b4")
    tone(page, "right")
    page.keyboard.press("Enter")
    at_step(page, 7)
    page.keyboard.press("b")
    at_step(page, 6)


def test_a_lesson_goes_on_where_it_was_left(new_user: NewUser) -> None:
    user = new_user()
    open_step(user, "aton", "what-scores", 1)
    page = user.page
    page.keyboard.press("n")
    at_step(page, 2)
    page.keyboard.press("Escape")
    expect(page.get_by_text("Press Esc again")).to_be_visible()
    page.keyboard.press("Escape")
    page.wait_for_url("**/learn/aton")
    page.get_by_role("link", name="Continue: What scores").click()
    at_step(page, 2)


def test_progress_goes_with_the_guest_to_the_account(new_user: NewUser, site: Server) -> None:
    account = Client(site.url)
    account.call("PUT", "/me/lessons/aton/four-temples", done=True)
    account.post("/accounts", name="Amenhotep son of Hapu", password=PASSWORD)
    user = new_user()
    open_step(user, "aton", "four-cards", 2)
    at_step(user.page, 2)
    user.visit("/account")
    user.page.evaluate(
        """([name, password]) => fetch('/api/session', { method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ name, password }) })""",
        ["Amenhotep son of Hapu", PASSWORD],
    )
    user.visit("/learn")
    card = user.page.locator("article#aton")
    expect(card).to_contain_text(re.compile("1 of 7"))
    expect(card.get_by_role("link", name=re.compile("Lesson 3: .*, next"))).to_be_visible()


def test_the_front_page_offers_lessons_on_the_first_visit(new_user: NewUser) -> None:
    user = new_user()
    user.visit()
    user.page.get_by_role("link", name="Learn in ten minutes").click()
    user.page.wait_for_url("**/learn")
    user.page.get_by_role("link", name=re.compile("^Lesson 1: Four temples")).click()
    at_step(user.page, 1)
    user.page.keyboard.press("n")
    at_step(user.page, 2)
    user.visit()
    expect(user.page.get_by_role("button", name="Play a bot").first).to_be_visible()
    expect(user.page.get_by_role("link", name="Learn in ten minutes")).to_have_count(0)
