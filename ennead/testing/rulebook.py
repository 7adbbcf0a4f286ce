"""The illustrated rules of a game: figures, worked examples, icon key and chapters."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources

from ennead.core.game import Game
from ennead.lessons import lessons_of
from ennead.rulebook import Rulebook, rulebook_of, words_package
from ennead.rulebook.chapters import headings
from ennead.rulebook.example import picture, play_example
from ennead.rulebook.figure_svg import draw_figure
from ennead.rulebook.icons import symbol_ids
from ennead.rulebook.page import references
from ennead.testing.failure import located, require
from ennead.words import LANGUAGES, MissingWords, Words

PREFIXES = ("figure-", "example-", "icon-", "icons-")


def check(game: Game) -> None:
    """Draw all figures, play all examples and find all texts; a game without them passes."""
    book = rulebook_of(game)
    if words_package(game) is not None:
        _RulebookCheck(game, book).check()


class _RulebookCheck:
    def __init__(self, game: Game, book: Rulebook) -> None:
        self.game = game
        self.book = book
        self.words = [Words(language, game, package=words_package(game)) for language in LANGUAGES]
        self.said: set[str] = set()

    def check(self) -> None:
        self._check_figures()
        self._check_examples()
        self._check_icons()
        self._check_chapters()
        self._check_pages()
        shared = Words(LANGUAGES[0], self.game)
        for known in self.words:
            own = {id for id in known.ids() if id.startswith(PREFIXES) and not shared.has(id)}
            unused = sorted(own - self.said)
            require(not unused, f"nothing says {', '.join(unused)} in {known.language}")

    def _check_figures(self) -> None:
        for figure in self.book.figures.values():
            with located(f"figure {figure.id}"):
                for say in (figure.caption, *[callout.say for callout in figure.callouts]):
                    self._require_text(say)
                for known in self.words:
                    draw_figure(self.game, figure, known.language, "")

    def _check_examples(self) -> None:
        for example in self.book.examples.values():
            with located(f"example {example.id}"):
                played = play_example(self.game, example)
                for at in played.failed:
                    require(False, f"expect[{at}] does not hold")
                for id in (example.title, *example.texts):
                    self._require_text(id, played.values)
                for after in (False, True):
                    draw_figure(self.game, picture(example, played, after), LANGUAGES[0], "")

    def _check_icons(self) -> None:
        listed = list(self.book.decoration)
        for group in self.book.icons:
            self._require_text(group.title)
            for icon in group.icons:
                listed.append(icon.id)
                self._require_text(icon.name)
                self._require_text(icon.text)
        missing = sorted(set(symbol_ids(self.game)) ^ set(listed)) if self.book.icons else []
        require(not missing, f"icons.json and signs.svg differ in {', '.join(missing)}")

    def _check_chapters(self) -> None:
        asked = {kind.name for kind in self.game.questions.all()}
        differing = sorted(asked ^ set(self.book.chapters.questions))
        require(not differing, f"chapters.json lacks or invents {', '.join(differing)}")
        known = {lesson.id for lesson in lessons_of(self.game)}
        for chapter, lesson in self.book.chapters.lessons.items():
            require(lesson in known, f"chapters.json: {chapter} has an unknown lesson {lesson!r}")

    def _check_pages(self) -> None:
        folder = resources.files(self.game.package).joinpath("pages")
        levels = None
        for language in LANGUAGES:
            page = folder.joinpath(f"{language}.md").read_text("utf-8")
            found = [level for level, _ in headings(page)]
            require(levels in (None, found), f"the headings in {language} differ from the others")
            levels = found
            wanted = {("figure", id) for id in self.book.figures}
            wanted |= {("example", id) for id in self.book.examples}
            wanted |= {("icons", "")} if self.book.icons else set()
            differing = sorted(wanted ^ references(page))
            require(not differing, f"the page in {language} lacks or invents {differing}")

    def _require_text(self, id: str, values: Mapping[str, str | int] | None = None) -> None:
        self.said.add(id)
        for known in self.words:
            require(known.has(id), f"message {id} is missing in {known.language}")
            try:
                known.message(id, **(values or {}))
            except MissingWords as error:
                require(False, str(error))
