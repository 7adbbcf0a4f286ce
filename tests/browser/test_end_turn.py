"""The end of a turn: its summary, undo, taking back against bots, and hints that nobody follows."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from support.browser_user import BrowserUser, client_of
from support.clients import Client, Table

from ennead.bots.personal_names import PERSONAL_NAMES
from ennead.core.record import Record

pytestmark = pytest.mark.flows
NewUser = Callable[..., BrowserUser]


def table_of(person: BrowserUser) -> Table:
    return client_of(person).at(person.page.url.rsplit("/", 1)[1])


def place_until_the_turn_ends(person: BrowserUser) -> None:
    """Place priests until only "End turn" is missing."""
    end = person.button("End turn")
    for _ in range(40):
        person.play_until_cells_clickable()
        moves = table_of(person).info()["moves"]
        person.clickable_cells().first.click(force=True)
        for _ in range(100):
            if end.is_visible():
                return
            if table_of(person).info()["moves"] > moves:
                break
            person.page.wait_for_timeout(30)
    raise AssertionError("no turn ever ends")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_turn_ends_only_when_the_player_ends_it(new_user: NewUser, phone: bool) -> None:
    nadia = new_user(phone=phone)
    nadia.play_a_bot()
    page = nadia.page
    place_until_the_turn_ends(nadia)
    expect(page.get_by_role("heading", name="End your turn?")).to_be_visible()
    expect(page.get_by_role("list", name="What the turn changes")).to_be_visible()
    expect(nadia.button("End turn")).to_be_focused()
    before = table_of(nadia).info()["moves"]
    nadia.button(re.compile("^Undo")).click()
    expect(nadia.button("End turn")).to_have_count(0)
    assert nadia.clickable_cells().count() > 0
    assert table_of(nadia).info()["moves"] == before, "the answer was held back"
    nadia.clickable_cells().first.click(force=True)
    nadia.button("End turn").wait_for()
    page.keyboard.press("Enter")
    table_of(nadia).wait_until(0, lambda state: state["move"] > before)


def test_a_turn_is_taken_back_after_the_bot_has_answered(new_user: NewUser) -> None:
    nadia = new_user()
    nadia.play_a_bot()
    place_until_the_turn_ends(nadia)
    table = table_of(nadia)
    at_the_end = table.state(0)
    nadia.button("End turn").click()
    take_back = nadia.button("Take back")
    expect(take_back).to_be_enabled()
    take_back.click()
    dialog = nadia.page.get_by_role("dialog")
    expect(dialog.get_by_text("does not count towards ratings")).to_be_visible()
    dialog.get_by_role("button", name="Take back").click()
    back = table.wait_until(0, lambda state: state["table"]["taken_back"] and state["legal"])
    assert back["view"]["table"] == at_the_end["view"]["table"]
    assert back["legal"] == at_the_end["legal"]
    expect(nadia.clickable_cells()).to_have_count(len(back["legal"]))


def lay(page: Page, keys: Sequence[str]) -> None:
    for key in keys:
        page.keyboard.press(key)


def test_other_cards_than_the_hinted_ones_are_laid(new_user: NewUser) -> None:
    nadia = new_user()
    nadia.play_a_bot()
    page = nadia.page
    nadia.button("Exchange hand").click()
    nadia.button("Confirm").click()
    table = table_of(nadia)
    asked = table.wait_until(0, lambda state: any(one["verb"] == "lay" for one in state["legal"]))
    expect(nadia.button("Exchange hand")).to_have_count(0)
    nadia.button("Hint").click()
    expect(page.locator(".aton-tray .gap")).to_have_count(4)
    expect(nadia.button("Confirm")).to_be_enabled()
    hand = asked["view"]["table"]["sides"][0]["hand"]
    page.keyboard.press("Backspace")
    expect(nadia.button("Confirm")).to_have_count(0)
    lay(page, ["Backspace"] * 3)
    lay(page, "11223344")
    nadia.button("Lay cards").click()
    laid = table.wait_until(
        0, lambda state: state["view"]["answer"] or state["view"]["table"]["sides"][0]["laid"]
    )
    own = laid["view"]["answer"] or "lay " + " ".join(
        map(str, laid["view"]["table"]["sides"][0]["laid"])
    )
    assert own == "lay " + " ".join(map(str, hand))


def sit_down_with_olek(nadia: BrowserUser) -> Table:
    """A table with an opponent who does not exchange unless told to, as a bot might."""
    nadia.visit()
    nadia.card("Aton").get_by_role("button", name="Play with a friend").click()
    nadia.page.wait_for_url("**/table/*")
    olek = Client(nadia.url).join(nadia.page.url.rsplit("/", 1)[1])
    nadia.button("Exchange hand").wait_for()
    return olek


def wait_until_both_have_laid(nadia: BrowserUser, olek: Table) -> None:
    """Cards are shown only when both players have laid theirs."""
    olek.wait_until(1, lambda state: any(one["verb"] == "lay" for one in state["legal"]))
    olek.play_now(1)
    table_of(nadia).wait_until(0, lambda state: state["view"]["table"]["sides"][0]["laid"])


def test_laying_keeps_the_hand_and_both_answers_are_recorded(new_user: NewUser) -> None:
    nadia = new_user()
    olek = sit_down_with_olek(nadia)
    lay(nadia.page, "11223344")
    nadia.button("Lay cards").click()
    olek.play_now(1, "keep")
    wait_until_both_have_laid(nadia, olek)
    given = Record.parse(table_of(nadia).record()).entries
    assert [entry.text.split()[0] for entry in given if entry.seat == 0] == ["keep", "lay"]


def test_cards_are_laid_even_if_the_state_after_keeping_the_hand_is_late(
    new_user: NewUser,
) -> None:
    """The page stops waiting after a while and shows the old question again."""
    nadia = new_user()
    late: list[Callable[[], None]] = []
    holding = False

    def relay(socket: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            if holding:
                late.append(lambda: socket.send(message))
            else:
                socket.send(message)

        socket.connect_to_server().on_message(pass_on)

    nadia.page.route_web_socket(re.compile("/live"), relay)
    olek = sit_down_with_olek(nadia)
    lay(nadia.page, "11223344")
    holding = True
    nadia.button("Lay cards").click()
    expect(nadia.button("Lay cards")).to_be_disabled()
    olek.play_now(1, "keep")
    expect(nadia.button("Lay cards")).to_be_enabled()
    holding = False
    for send in late:
        send()
    wait_until_both_have_laid(nadia, olek)


def test_pass_and_play_asks_for_confirmation(new_user: NewUser) -> None:
    family = new_user()
    family.visit()
    family.card("Aton").get_by_role("button", name="Pass and play").click()
    family.button(re.compile("Start|Play", re.I)).last.click()
    family.page.wait_for_url("**/table/*")
    family.button(re.compile("^I am ")).click()
    family.button("Exchange hand").click()
    expect(family.button("Confirm")).to_be_enabled()
    assert table_of(family).info()["moves"] == 0
    family.button("Confirm").click()
    family.button(re.compile("^I am ")).wait_for()


def test_bots_have_names_and_levels(new_user: NewUser) -> None:
    nadia = new_user()
    nadia.play_a_bot()
    bot = table_of(nadia).info()["seats"][1]
    assert bot["name"] in PERSONAL_NAMES[bot["bot"]]
    panel = nadia.page.get_by_role("region", name=bot["name"])
    expect(panel).to_contain_text(bot["name"])
    expect(panel).to_contain_text(bot["bot"])
    nadia.visit()
    nadia.expect_text(f"{bot['name']} · {bot['bot']}")
