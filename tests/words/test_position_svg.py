"""Pictures of positions are well-formed, self-contained and described, and leak no secrets."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from support import toy
from support.command_line import run

import ennead
from ennead.core.errors import BadOptions, NotToMove
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.core.svg import Canvas, Signs, escape, number, shortened, width_of
from ennead.words import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"
GAMES = ["ankh", "aton", "tekhenu"]
LARGEST = 250_000


def moments(game: str, games: int, every: int) -> list[State]:
    """Positions of random games for every number of players."""
    found: list[State] = []
    one = ennead.game(game)
    for seed in range(games):
        rng = Rng.of(seed)
        players = one.seats[0] + seed % (one.seats[1] - one.seats[0] + 1)
        state = one.new(players, seed)
        at = seed
        while not state.over:
            if at % every == 0:
                found.append(state.fork())
            seat = state.to_move[rng.below(len(state.to_move))]
            options = state.legal(seat)
            state.play(seat, options[rng.below(len(options))])
            at += 1
        found.append(state)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_hundreds_of_random_positions_can_be_drawn(game: str) -> None:
    rng = Rng.of(1)
    drawn = 0
    for state in moments(game, games=8, every=7)[:120]:
        seat = rng.below(state.players + 1) - 1
        text = state.svg(None if seat < 0 else seat, LANGUAGES[rng.below(3)])
        assert len(text) < LARGEST
        root = ElementTree.fromstring(text)
        assert root.tag == f"{SVG}svg"
        defined = {part.get("id") for part in root.iter() if part.get("id")}
        used = set(re.findall(r'(?:href="|url\()#([\w-]+)', text))
        assert used <= defined, f"not defined: {used - defined}"
        assert defined <= used, f"not used: {defined - used}"
        drawn += 1
    assert drawn >= 100


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_is_self_contained(game: str) -> None:
    text = ennead.game(game).new(seed=1).svg(0)
    bare = text.replace('xmlns="http://www.w3.org/2000/svg"', "")
    for outside in ("http", "//", "<script", "<image", "@import", "@font-face", "data:", "foreign"):
        assert outside not in bare
    assert "nan" not in re.findall(r'"-?(nan|inf)"', bare)


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_has_light_and_dark_colours(game: str) -> None:
    text = ennead.game(game).new(seed=1).svg()
    assert "@media (prefers-color-scheme:dark)" in text
    night = re.findall(rf"\.ennead-{game} \.(\w-[\w-]+){{", text)
    assert len(night) > 10
    for name in night:
        assert re.search(rf'class="[^"]*\b{name}\b', text), f"{name} colours nothing"


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_shows_only_what_the_seat_may_know(game: str) -> None:
    """States that a seat cannot distinguish look the same to it."""
    rng = Rng.of(7)
    for state in moments(game, games=5, every=29)[:16]:
        for seat in (None, *range(state.players)):
            assert state.sample(seat, rng).svg(seat) == state.svg(seat)


def test_cards_are_shown_only_to_their_owner() -> None:
    state = ennead.game("aton").new(seed=9)
    signs = [state.svg(seat).count('href="#aton-ankh"') for seat in (0, 1, None)]
    assert signs[0] + 4 == signs[1] == signs[2]  # four red backs
    hand = [str(card) for card in state.view(0)["table"]["sides"][0]["hand"]]
    shown = [part.text for part in ElementTree.fromstring(state.svg(0)).iter(f"{SVG}text")]
    faces = [str(text) for text in shown if text in hand]
    assert any(faces[i : i + 4] == hand for i in range(len(faces)))


def test_notebooks_show_what_a_spectator_sees() -> None:
    state = ennead.game("aton").new(seed=9)
    assert state._repr_svg_() == state.svg(None, "en")


def test_a_picture_has_a_title_and_a_description() -> None:
    state = ennead.game("aton").new(seed=7)
    root = ElementTree.fromstring(state.svg(None, "en", ["Nefer", "Khepri"]))
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "Aton"
    told = root.findtext(f"{SVG}desc")
    assert told == (
        "Nefer: 0 points · Khepri: 0 points · Nefer is deciding whether to exchange cards… "
        "Khepri is deciding whether to exchange cards…"
    )
    while not state.over:
        state.play(state.to_move[0], state.legal(state.to_move[0])[0])
    told = ElementTree.fromstring(state.svg(names=["Nefer"])).findtext(f"{SVG}desc")
    assert told == "Nefer: 38 points · Player 2: 43 points · Player 2 wins!"
    russian = ElementTree.fromstring(state.svg(language="ru")).findtext(f"{SVG}desc")
    assert russian is not None
    assert russian.startswith("Игрок 1: 38 очков")


def test_names_are_escaped_and_shortened() -> None:
    nasty = '</text><script>alert("&")</script>\x00\ud800'
    text = ennead.game("aton").new(seed=1).svg(names=[nasty, "x" * 5000])
    root = ElementTree.fromstring(text)
    assert not list(root.iter(f"{SVG}script"))
    assert "x" * 100 not in text
    text.encode("utf-8")


def test_an_unknown_seat_or_language_is_refused() -> None:
    state = ennead.game("aton").new(seed=1)
    with pytest.raises(NotToMove, match="there is no seat 2"):
        state.svg(2)
    with pytest.raises(BadOptions, match="there is no language 'eo'"):
        state.svg(language="eo")


def test_a_game_without_a_drawing_shows_its_table() -> None:
    state = toy.GAME.new(seed=3)
    text = "".join(ElementTree.fromstring(state.svg(0)).itertext())
    for key in state.view(0)["table"]:
        assert f"{key}: " in text


# The canvas.


def test_numbers_and_text_are_formatted_for_svg() -> None:
    assert [number(x) for x in (1, 1.0, 1.25, -0.01, 12.96)] == ["1", "1", "1.2", "0", "13"]
    assert escape('<a href="x">&\x07') == "&lt;a href=&quot;x&quot;&gt;&amp;?"
    assert shortened("a long name", 10, 42) == "a long…"
    assert shortened("short", 10, 45) == "short"
    assert shortened("any", 10, 1) == "…"
    assert width_of("WWW", 10) > width_of("nnn", 10) > width_of("iii", 10)


def test_signs_include_the_definitions_they_use() -> None:
    lines = ['<symbol id="a"><use href="#b"/></symbol>', '<symbol id="b"/>', '<symbol id="c"/>']
    signs = Signs("\n".join(lines))
    assert [text[12] for text in signs.needed(["a"])] == ["a", "b"]


def test_colours_have_a_light_and_a_dark_value() -> None:
    canvas = Canvas("x", 10, 10, {"sand": ("#ffeeaa", "#332211"), "same": ("#123456", "#123456")})
    canvas.rect(0, 0, 1, 1, fill="sand", stroke="same")
    text = canvas.render("title", "description")
    assert '<rect x="0" y="0" width="1" height="1" fill="#ffeeaa" stroke="#123456"' in text
    assert ".x .f-sand{fill:#332211}" in text
    assert "s-same" not in text


# The command.


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    assert run(f"play aton --seats random,random --seed 3 --record {file}").exit_code == 0
    return file


def test_show_draws_a_position_of_a_record(file: Path, tmp_path: Path) -> None:
    picture = tmp_path / "moment.svg"
    result = run(f"show {file} --at 12 --seat 1 --lang pl --svg {picture}")
    assert (result.exit_code, result.output) == (0, "")
    record = ennead.Record.parse(file.read_text("utf-8"))
    names = record.headers["Players"]
    assert picture.read_text("utf-8") == record.replay(12).svg(1, "pl", names)


def test_show_prints_a_position_of_a_record(file: Path) -> None:
    assert "Temple I " in run(f"show {file} --lang en").output
    assert "░░░" in run(f"show {file} --at 0").output


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ("--at 9999", "moves; there is no move 9999"),
        ("--seat 2", "there is no seat 2; expected 0 … 1"),
        ("--svg /nowhere/at/all.svg", "No such file or directory"),
    ],
)
def test_show_explains_what_it_refuses(file: Path, asked: str, reason: str) -> None:
    result = run(f"show {file} {asked}")
    assert result.exit_code != 0
    assert reason in result.output
