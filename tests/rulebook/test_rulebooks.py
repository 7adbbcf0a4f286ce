"""The illustrated rules of the games: enough of everything, and all of it in the page."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import ennead
from ennead.core.svg import Canvas
from ennead.rulebook import Example, Figure, rulebook_of
from ennead.rulebook.figure_svg import draw_figure
from ennead.rulebook.page import IllustratedPage
from ennead.testing import rulebook
from ennead.words import LANGUAGES, Words

GAMES = ("ankh", "aton", "tekhenu")
FIGURES = {"ankh": 6, "aton": 4, "tekhenu": 6}
EXAMPLES = 4


@pytest.mark.parametrize("id", GAMES)
def test_the_rulebook_of_every_game_conforms(id: str) -> None:
    rulebook.check(ennead.game(id))


@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_figures_examples_and_an_icon_key(id: str) -> None:
    book = rulebook_of(ennead.game(id))
    assert len(book.figures) >= FIGURES[id]
    assert len(book.examples) >= EXAMPLES
    assert book.icons


@pytest.mark.parametrize("id", GAMES)
def test_the_examples_of_ankh_are_on_the_printed_board_and_positions_can_be_reached(
    id: str,
) -> None:
    for example in rulebook_of(ennead.game(id)).examples.values():
        options = example.position.get("options", {})
        assert id != "ankh" or options == {"scenario": "middle-kingdom"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_the_parts_of_a_page_are_in_order(id: str, language: str) -> None:
    game = ennead.game(id)
    page = IllustratedPage(game, Words(language, game))
    parts = page.parts()
    pictures = [part for part in parts if isinstance(part, Figure | Example)]
    assert len(pictures) == len(page.rulebook.figures) + len(page.rulebook.examples)
    texts = [part for part in parts if isinstance(part, str)]
    assert "![](" not in "".join(texts)


def test_a_number_stands_at_its_element_and_a_detail_leaves_the_rest_out() -> None:
    game = ennead.game("aton")
    figure = rulebook_of(game).figures["temple"]
    drawn = draw_figure(game, figure, "en", "Temple III")
    whole = draw_figure(game, rulebook_of(game).figures["board"], "en", "The board")
    assert len(drawn) < len(whole)
    root = ElementTree.fromstring(drawn)
    numbers = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert numbers[-len(figure.callouts) :] == ["1", "2", "3", "4", "5", "6"]


def test_areas_follow_the_groups_they_are_in() -> None:
    canvas = Canvas("picture", 100, 100)
    canvas.open_at(10, 20)
    canvas.open_at(1, 2)
    canvas.area("thing", 3, 3, 5, 5)
    canvas.close()
    canvas.close()
    assert canvas.areas == {"thing": (14, 25, 5, 5)}
    outer = Canvas("picture", 200, 200)
    outer.place(canvas, 100, 0)
    assert outer.areas == {"thing": (114, 25, 5, 5)}


def test_a_detail_keeps_the_sections_it_shows() -> None:
    canvas = Canvas("picture", 100, 100)
    canvas.rect(0, 0, 10, 10, fill="gold")
    canvas.section("left", 0, 0, 10, 10, 0)
    start = len(canvas.parts)
    canvas.rect(50, 0, 10, 10, fill="ink")
    canvas.section("right", 50, 0, 10, 10, start)
    drawn = canvas.detail((40, 0, 30, 20)).render("", "")
    assert 'class="f-ink"' in drawn
    assert "f-gold" not in drawn
    assert 'viewBox="0 0 30 20"' in drawn
