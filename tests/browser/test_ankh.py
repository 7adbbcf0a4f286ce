"""Ankh in the browser: with bots, secret cards, by keyboard, on a phone, in every language."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.ankh.browser import (
    KINDS,
    PRESS_CONFIRM,
    TIMEOUT,
    Player,
    frame_collector,
    open_front_page,
    open_new_table,
    pass_results,
    serving_position,
)
from support.ankh.random_games import ANKH, boosted
from support.browser_user import BrowserUser
from support.clients import Json, Table
from support.server_process import Server

pytestmark = pytest.mark.flows

NewUser = Callable[..., BrowserUser]
ENOUGH = 6
"""After this many own actions the phone counts as tested."""


def test_a_two_player_game_is_played_to_its_end(new_user: NewUser) -> None:
    nadia = new_user()
    nadia.visit()
    card = nadia.page.locator("article").filter(has_text="Ankh: Gods of Egypt")
    card.get_by_role("button", name="Play a bot").click()
    nadia.page.wait_for_url("**/table/*")
    player = Player(nadia)
    player.play()
    assert player.met["action"] > 10
    expect(nadia.page.locator("dialog")).to_contain_text(re.compile("win|Nobody", re.I))
    said = nadia.page.locator("body").inner_text()
    assert "undefined" not in said
    assert "NaN" not in said


def test_a_four_player_game_with_bots_is_played_to_its_end(new_user: NewUser) -> None:
    nadia = new_user()
    open_new_table(nadia, ["me", "random", "random", "random"])
    player = Player(nadia, seed=4)
    player.play()
    assert sum(player.met.values()) > 30


# Every kind of question.


@pytest.fixture
def server_and_file(tmp_path: Path) -> Iterator[tuple[Server, Path]]:
    with serving_position(tmp_path) as found:
        yield found


def choose_rare_action(rng: random.Random, legal: list[Json]) -> str:
    """Prefers actions that lead to rare questions."""
    doing = [action for action in legal if action["verb"] not in ("decline", "done")]
    chosen: Json = rng.choice(doing if doing and rng.random() < 0.9 else legal)
    text: str = chosen["text"]
    return text


def positions_by_question() -> dict[str, Json]:
    """A position for each kind of question, found by playing."""
    found: dict[str, Json] = {}
    for seed in range(300):
        if len(found) == len(KINDS):
            break
        rng = random.Random(seed)
        chosen = {"gods": "chosen", "guardians": "chosen"}
        game = boosted((4, 3, 5, 2)[seed % 4], seed) if seed else ANKH.new(4, 1, chosen)
        for _ in range(150):
            if game.over:
                break
            seat = game.to_move[0]
            kind = str(next(q["question"] for q in game.questions() if q["seat"] == seat))
            if kind not in found:
                found[kind] = game.dump()
            legal = game.legal(seat)
            doing = [action for action in legal if action.verb.name not in ("decline", "done")]
            game.play(seat, rng.choice(doing if doing and rng.random() < 0.9 else legal))
    return found


def test_every_kind_of_question_can_be_answered_in_the_browser(
    new_user: NewUser, server_and_file: tuple[Server, Path]
) -> None:
    server, file = server_and_file
    nadia = new_user(server)
    client = open_front_page(nadia)
    player = Player(nadia, seed=7)
    found = positions_by_question()
    assert set(found) == set(KINDS), f"never asked: {set(KINDS) - set(found)}"
    for kind, position in found.items():
        file.write_text(json.dumps(position), "utf-8")
        players = len(position["table"]["heads"])
        options = position["options"]
        table = client.create(*["me"] * players, game="ankh", pass_and_play=True, options=options)
        answer_in_browser(table, player, kind)
    assert set(KINDS) <= set(player.met)


def answer_in_browser(table: Table, player: Player, kind: str) -> None:
    """Answer the open question by clicking something highlighted, and wait for the result."""
    player.person.visit(f"/table/{table.id}")
    ends = time.monotonic() + TIMEOUT
    while table.info()["moves"] == 0:
        assert time.monotonic() < ends, f"{kind} cannot be answered: {player.page.url}"
        if not player.click():
            player.page.wait_for_timeout(40)


# In secret, with two browsers.


def test_simultaneous_cards_stay_secret(new_user: NewUser) -> None:
    nadia, olek = new_user(), new_user()
    options = {"scenario": "black-land"}  # there, a Battle goes on after the cards
    table = open_front_page(nadia).create("me", "open", game="ankh", options=options)
    theirs = open_front_page(olek).join(table.id)
    frames: list[str | bytes] = []
    olek.page.on("websocket", frame_collector(frames))
    for person in (nadia, olek):
        person.visit(f"/table/{table.id}")
        person.page.locator(".an-stage").wait_for()
    play_to_cards(table, theirs)
    state = table.state(0)
    hand = [action["args"]["card"] for action in state["legal"]]
    card, asked = hand[0], state["move"]
    for person in (nadia, olek):  # both have seen the results of earlier regions
        pass_results(person, person.page.locator(f"[data-card={card}]").is_visible)
    take(nadia, table, card)
    expect(olek.page.locator(".fighter .back")).to_have_count(1)
    states = [state for state in map(json.loads, frames) if state["type"] == "state"]
    states = [state for state in states if state["move"] > asked]
    assert states
    for state in states:  # what Olek may answer himself is all that names the card
        assert state["view"]["answer"] is None
        assert "revealed" not in [event["event"] for event in state["events"]]
        battle = state["view"]["table"]["battle"]
        assert battle is None or not any(battle["cards"].values())
        assert card in state["view"]["table"]["gods"][0]["hand"]
    other = theirs.state(1)["legal"][-1]["args"]["card"]
    take(olek, theirs, other)
    expect(nadia.page.locator(".scene .card").first).to_be_visible()


def take(person: BrowserUser, table: Table, card: str) -> None:
    """Choose a card, and confirm it if necessary."""
    before = table.info()["moves"]
    person.page.locator(f"[data-card={card}]").click()
    ends = time.monotonic() + TIMEOUT
    while table.info()["moves"] == before:
        assert time.monotonic() < ends, "the answer is not given"
        person.page.evaluate(PRESS_CONFIRM)
        person.page.wait_for_timeout(40)


def play_to_cards(mine: Table, theirs: Table) -> None:
    """Play over the API until both choose cards."""
    rng = random.Random(3)
    tables = [mine, theirs]
    for _ in range(900):
        state = mine.state(0)
        if [q["question"] for q in state["view"]["questions"]] == ["card", "card"]:
            return
        seat = state["to_move"][0]
        state = tables[seat].state(seat)
        tables[seat].play(seat, choose_moving_action(rng, state), state["asked"])
    raise AssertionError("no Battle ever begins")


def choose_moving_action(rng: random.Random, state: Json) -> str:
    """Moves figures a lot, so that gods meet."""
    moves = [a for a in state["legal"] if a["text"] == "act move"]
    return (
        str(rng.choice(moves)["text"])
        if moves and rng.random() < 0.6
        else choose_rare_action(rng, state["legal"])
    )


# Other ways to sit at a table.


def test_a_game_can_be_played_with_the_keyboard(new_user: NewUser) -> None:
    nadia = new_user()
    table = open_new_table(nadia, ["me", "random"])
    page = nadia.page
    page.locator("[data-turn-action].can").first.wait_for(timeout=60_000)
    page.locator('[data-turn-action="summon"].can').focus()
    page.keyboard.press("Enter")
    confirm_by_keys(nadia, "summon")
    page.locator(".tray .choice.can").first.focus()
    page.keyboard.press("Enter")
    confirm_by_keys(nadia, "place")
    page.locator('[data-hex][tabindex="0"]').focus()
    before = table.state(0)["move"]
    first = page.evaluate("document.activeElement.dataset.hex")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.hex") == first
    page.keyboard.press("Enter")
    ends = time.monotonic() + TIMEOUT
    while table.state(0)["move"] == before:
        assert time.monotonic() < ends
        page.keyboard.press("Control+Enter")
        page.wait_for_timeout(100)
    page.keyboard.press("+")
    expect(page.locator(".an-overview")).to_be_visible()
    page.keyboard.press("0")
    expect(page.locator(".an-overview")).to_have_count(0)


def confirm_by_keys(person: BrowserUser, awaited: str) -> None:
    ends = time.monotonic() + TIMEOUT
    while person.page.locator(f'[data-question="{awaited}"]').count() == 0:
        assert time.monotonic() < ends, f"{awaited} is never asked"
        person.page.keyboard.press("Control+Enter")
        person.page.wait_for_timeout(100)


def test_a_game_can_be_played_on_a_phone(new_user: NewUser) -> None:
    nadia = new_user(phone=True)
    open_new_table(nadia, ["me", "random", "random"])
    player = Player(nadia, seed=2)
    player.play(until=lambda: player.finished() or player.met["action"] >= ENOUGH)
    assert player.met["action"] >= ENOUGH
    assert nadia.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_language_can_be_changed_during_a_game(new_user: NewUser) -> None:
    nadia = new_user()
    open_new_table(nadia, ["me", "random"])
    nadia.expect_text("If a Conflict happened now")
    nadia.button("Русский").click()
    nadia.expect_text("Если конфликт начнётся сейчас")
    nadia.button("Polski").click()
    nadia.expect_text("Gdyby teraz doszło do Konfliktu")


def test_a_conflict_is_animated_and_can_be_skipped(new_user: NewUser) -> None:
    nadia = new_user(reduced_motion="no-preference")
    open_new_table(nadia, ["me", "random"])
    player = Player(nadia, seed=3)
    player.play(until=lambda: nadia.page.locator(".scene").count() > 0)
    expect(nadia.page.locator(".scene header h2")).to_be_visible()
    nadia.page.keyboard.press("Escape")
    expect(nadia.page.locator("[data-skip]")).to_have_count(0)


def test_every_result_waits_for_its_reader(new_user: NewUser) -> None:
    """Skipping stops at the result, and no question is shown before it was continued."""
    nadia = new_user(reduced_motion="no-preference")
    open_new_table(nadia, ["me", "random"])
    page = nadia.page
    player = Player(nadia, seed=5)
    waits = page.locator("[data-continue]:visible")
    player.play(until=lambda: page.locator("[data-skip]").count() > 0 or waits.count() > 0)
    page.keyboard.press("Escape")
    expect(waits).to_have_count(1)
    expect(page.locator(".scene .accounts")).to_be_visible()
    page.wait_for_timeout(1500)
    expect(waits).to_have_count(1)
    expect(page.locator("[data-question]:visible")).to_have_count(0)
    waits.press("Enter")
    expect(
        page.locator("[data-skip]:visible, [data-question]:visible, [data-continue]:visible").first
    ).to_be_visible()
