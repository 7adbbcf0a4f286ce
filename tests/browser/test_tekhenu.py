"""Tekhenu in the browser: solo, with bots, by keyboard, on a phone, in three languages."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.accessibility import accessibility_violations
from support.browser_user import BrowserUser, client_of
from support.clients import Client, Json
from support.server_process import Server, serving

from ennead.core import registry
from ennead.core.errors import EnneadError

pytestmark = pytest.mark.flows

GAME = registry.find("tekhenu")
KINDS = [kind.name for kind in GAME.questions.all()]
"""Every kind of question in the game."""
TIMEOUT = 300.0
SEEDED = "from support import seeded_server, position_server; from ennead.cli import main; main()"

ANSWER = """
(chance) => {
  const shown = (node) => node && node.getClientRects().length > 0 && !node.disabled;
  const press = (node, what) => {
    node.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return what;
  };
  const confirm = [...document.querySelectorAll(".acts button.primary")].filter(shown)
    .find((button) => /^(Confirm|End turn)/.test(button.textContent.trim()));
  if (confirm) return press(confirm, "confirm");
  const choices = [...document.querySelectorAll("[data-option].can")].filter(shown);
  if (choices.length) return press(choices[Math.floor(chance * choices.length)], "option");
  const account = document.querySelector(".tk-page.maat header button");
  return shown(account) ? press(account, "close") : "";
}
"""
"""Clicks something highlighted, Confirm or End turn, or closes the account of a Maat phase."""


class Player:
    """A user at a Tekhenu table, in the browser and over the API."""

    def __init__(self, person: BrowserUser, client: Client, table: str, seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.client = client
        self.table = client.at(table)
        self.random = random.Random(seed)

    def open(self) -> Player:
        cookies = self.client.http.cookies.items()
        url = self.person.url
        self.page.goto("about:blank")  # the previous user's page must not send anything more
        self.page.context.add_cookies([{"name": k, "value": v, "url": url} for k, v in cookies])
        self.person.visit(f"/table/{self.table.id}")
        self.page.locator(".tk-stage").wait_for()
        return self

    def finished(self) -> bool:
        return self.page.get_by_role("button", name="Rematch").is_visible()

    def click(self) -> bool:
        done: str = self.page.evaluate(ANSWER, self.random.random())
        return done != ""

    def answer(self) -> None:
        """Answer the open question in the browser, and wait for the result."""
        before = self.table.state(0)["move"]
        ends = time.monotonic() + TIMEOUT
        while self.table.state(0)["move"] == before:
            assert time.monotonic() < ends, f"stuck: {self.page.locator('h2').first.inner_text()}"
            self.click()
            self.page.wait_for_timeout(60)

    def play(self) -> None:
        """Play to the end by clicking."""
        ends = time.monotonic() + TIMEOUT
        while not self.finished():
            assert time.monotonic() < ends, f"stuck: {self.page.locator('h2').first.inner_text()}"
            if not self.click():
                self.page.wait_for_timeout(40)


@contextmanager
def seated_player(
    new_user: Callable[..., BrowserUser],
    site: Server,
    seats: list[Json],
    seed: int = 1,
    **browser: object,
) -> Iterator[Player]:
    client = site.client("Nadia")
    made = client.post(
        "/tables", game="tekhenu", options={}, seats=seats, private=True, pass_and_play=False
    )
    yield Player(new_user(**browser), client, made["id"], seed)


def play_until(player: Player, until: Callable[[Json, Json], bool], moves: int = 700) -> bool:
    """Answer at random over the API until a condition holds; False if the game ends first."""
    for _ in range(moves):
        state = player.table.wait_until(
            0, lambda state: 0 in state["to_move"] or state["table"]["status"] == "finished"
        )
        if state["table"]["status"] == "finished":
            return False
        question = next(q for q in state["view"]["questions"] if q["seat"] == 0)
        if until(question, state):
            return True
        action = player.random.choice(state["legal"])["text"]
        player.table.play(0, action, state["asked"])
    return False


ME: Json = {"kind": "me"}
BOT: Json = {"kind": "bot", "bot": "random"}


def test_a_solo_game_is_played_from_the_lobby_to_its_end(
    new_user: Callable[..., BrowserUser],
) -> None:
    nadia = new_user()
    nadia.visit()
    nadia.button(re.compile("^Play solo.*Tekhenu")).click()
    nadia.button("Start").click()
    nadia.page.wait_for_url("**/table/*")
    player = Player(nadia, client_of(nadia), nadia.page.url.rsplit("/", 1)[1])
    player.page.locator(".tk-stage").wait_for()
    player.play()
    scores = nadia.page.locator("dialog .scores li")
    expect(scores).to_have_count(2)
    mine, theirs = [int(scores.nth(i).locator("b").inner_text()) for i in range(2)]
    heading = nadia.page.locator("dialog h2").first
    expect(heading).to_have_text("No winner" if mine < theirs else re.compile("win"))
    assert nadia.page.locator("dialog tbody tr").count() > 4, "points by source"


def test_a_game_with_two_bots_is_played_to_its_end(
    new_user: Callable[..., BrowserUser], site: Server
) -> None:
    with seated_player(new_user, site, [ME, BOT, BOT], seed=2) as player:
        assert play_until(player, lambda q, s: s["view"]["table"]["round"] >= 13)
        player.open().play()
        expect(player.page.locator("dialog .scores li")).to_have_count(3)


def test_a_game_can_be_played_with_the_keyboard(
    new_user: Callable[..., BrowserUser], site: Server
) -> None:
    with seated_player(new_user, site, [ME], seed=3) as player:
        assert play_until(player, lambda q, s: q["question"] == "draft")
        page = player.open().page
        page.locator(".die.can").first.wait_for()
        page.keyboard.press("0")
        expect(page.locator(".die:focus")).to_have_count(1)
        first = page.locator(".die:focus").get_attribute("data-option")
        for key in ("ArrowLeft", "ArrowRight", "ArrowDown", "ArrowUp"):
            page.keyboard.press(key)
            if page.locator(".die:focus").get_attribute("data-option") != first:
                break
        assert page.locator(".die:focus").get_attribute("data-option") != first
        expect(page.get_by_role("tooltip")).to_be_visible()
        page.keyboard.press("0")
        for _ in range(20):
            if page.locator(".die.can:focus").count():
                break
            page.keyboard.press("ArrowRight")
        before = player.table.state(0)["move"]
        page.keyboard.press("Enter")
        action = page.locator(".tk-act.can").first
        action.wait_for()
        assert player.table.state(0)["move"] == before, "looking at a die spends nothing"
        action.focus()
        page.keyboard.press("Enter")
        ends = time.monotonic() + TIMEOUT
        while player.table.state(0)["move"] == before:
            assert time.monotonic() < ends, "a die is not taken by keys"
            page.keyboard.press("Control+Enter")
            page.wait_for_timeout(60)


def test_a_tile_can_be_rotated_by_key_wheel_and_click(
    new_user: Callable[..., BrowserUser], site: Server
) -> None:
    for seed in range(4, 30):
        with seated_player(new_user, site, [ME], seed=seed) as player:
            if not play_until(player, lambda q, _: q["question"] == "turn"):
                continue
            page = player.open().page
            held = page.locator(".tk-temple .held")
            expect(held).to_have_count(1)
            seen = [held.get_attribute("data-option")]
            page.keyboard.press("e")
            seen.append(held.get_attribute("data-option"))
            page.locator(".tk-temple .held").hover(force=True)
            page.mouse.wheel(0, 100)
            expect(held).not_to_have_attribute("data-option", seen[1] or "")
            seen.append(held.get_attribute("data-option"))
            page.keyboard.press("q")
            page.keyboard.press("q")
            assert held.get_attribute("data-option") == seen[0]
            assert len(set(seen)) > 1
            expect(page.locator(".tk-tray .points .sum").last).to_have_text(re.compile(r"^\+\d+$"))
            player.answer()
            return
    raise AssertionError("no tile was ever turned")


def test_a_game_can_be_played_on_a_phone(
    new_user: Callable[..., BrowserUser], site: Server
) -> None:
    with seated_player(new_user, site, [ME, BOT], seed=5, phone=True) as player:
        assert play_until(player, lambda q, s: s["view"]["table"]["round"] >= 12)
        player.open().play()
        width = player.page.evaluate("document.documentElement.scrollWidth")
        assert width <= 390, "the page never scrolls sideways"


def test_a_phone_shows_what_a_die_does_before_it_is_taken(
    new_user: Callable[..., BrowserUser], site: Server
) -> None:
    with seated_player(new_user, site, [ME], seed=6, phone=True) as player:
        assert play_until(player, lambda q, _: q["question"] == "draft")
        player.open()
        before = player.table.state(0)["move"]
        player.page.locator(".die.can").first.tap()
        action = player.page.locator(".tk-act.can").first
        action.wait_for()
        expect(player.page.locator(".die.chosen").first).to_be_visible()  # equal dice look alike
        assert player.table.state(0)["move"] == before, "looking at a die spends nothing"
        expect(action.locator(".price, .result").first).not_to_be_empty()
        action.tap()
        ends = time.monotonic() + TIMEOUT
        while player.table.state(0)["move"] == before:
            assert time.monotonic() < ends, "the action does not take the die"
            player.click()
            player.page.wait_for_timeout(60)


def test_the_language_can_be_changed_during_a_game(
    new_user: Callable[..., BrowserUser], site: Server
) -> None:
    with seated_player(new_user, site, [ME], seed=6) as player:
        assert play_until(player, lambda q, _: q["question"] == "draft")
        player.open()
        for language, word in (("Русский", "Осирис"), ("Polski", "Ozyrys"), ("English", "Osiris")):
            player.person.button(language).click()
            expect(player.page.locator(".tk-osiris h2")).to_contain_text(word)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True])
def test_no_stage_of_a_game_has_serious_violations(
    new_user: Callable[..., BrowserUser], site: Server, scheme: str, phone: bool
) -> None:
    browser = {"phone": phone, "color_scheme": scheme, "bypass_csp": True}
    with seated_player(new_user, site, [ME], seed=7, **browser) as player:
        assert play_until(player, lambda q, _: q["question"] == "starting")
        player.open()
        assert accessibility_violations(player.person) == [], "starting cards"
        player.page.goto("about:blank")
        assert play_until(
            player, lambda q, s: q["question"] == "die-action" and s["view"]["page"] > 6
        )
        player.open()
        player.page.locator(".tk-tray .tk-act").first.wait_for()
        assert accessibility_violations(player.person) == [], "die action"
        player.page.goto("about:blank")
        assert play_until(player, lambda q, s: q["question"] == "draft")
        player.open()
        player.page.locator(".die.can").first.wait_for()
        if phone:
            for tab in player.page.locator(".tk-tabs button").all():
                tab.click()
                assert accessibility_violations(player.person) == [], tab.inner_text()
        else:
            player.page.keyboard.press("b")
            player.page.locator(".tk-page.own").wait_for()
            assert accessibility_violations(player.person) == [], "own board"
            player.page.keyboard.press("Escape")
            player.page.locator(".die.can").first.click()
            player.page.locator(".tk-act").first.wait_for()
            assert accessibility_violations(player.person) == [], "die in hand"


def positions() -> dict[str, Json]:
    """A position for every kind of question, from random solo games that favor cards."""
    keen = {"play": 6, "anubis": 5, "card": 3, "use": 8, "prepare": 8, "celebrate": 6}
    keen |= {"act thoth": 6, "act bastet": 6, "act hathor": 4, "card d03": 30, "score d03": 20}
    found: dict[str, Json] = {}
    wanted = set(KINDS)
    for number in range(20_000):
        chance = random.Random(number)
        game = GAME.new(1, number.to_bytes(32, "big"))
        while not game.over:
            kind = game.questions()[0]["question"]
            if kind not in found:
                found[kind] = game.dump()
            if kind == "faith" and game.view(0)["table"]["round"] == 16:
                found.update(triangles(game.dump()))
            if wanted <= set(found):
                return found
            actions = [str(action) for action in game.legal(0)]
            weights = [keen.get(a) or keen.get(a.split()[0], 1) for a in actions]
            game.play(0, chance.choices(actions, weights)[0])
    raise AssertionError(f"never asked: {sorted(wanted - set(found))}")


def triangles(position: Json) -> dict[str, Json]:
    """The rarest question: t10 allows paying for d04 with scribes."""
    position = json.loads(json.dumps(position))
    head = position["table"]["heads"][0]
    head |= {"decrees": ["d04"], "technologies": ["t10"], "population": 16}
    head["tokens"] = {"scribe": 3, "faith": 1}
    try:
        game = GAME.load(position)
    except EnneadError:  # one of the cards lies elsewhere
        return {}
    while not game.over:
        if game.questions()[0]["question"] == "triangles":
            return {"triangles": game.dump()}
        game.play(0, game.legal(0)[0])
    return {}


def test_every_kind_of_question_can_be_answered_in_the_browser(
    new_user: Callable[..., BrowserUser], tmp_path: Path
) -> None:
    file = tmp_path / "position.json"
    answered = set()
    with serving(tmp_path / "data", SEEDED, POSITION=str(file)) as server:
        nadia = new_user(server)
        for kind, position in positions().items():
            file.write_text(json.dumps(position), "utf-8")
            with seated_player(lambda: nadia, server, [ME]) as player:
                player.open()
                question = player.table.state(0)["view"]["questions"][0]["question"]
                assert question == kind
                player.answer()
                answered.add(kind)
    assert answered == set(KINDS)
