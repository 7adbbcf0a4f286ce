"""A lesson on the screen: sentence, goal, board, answers and what is said to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ennead.lessons import LessonRun, Tone, Verdict
from ennead.lessons.elements import element_names
from ennead.terminal import rendering
from ennead.terminal.answer_parser import board_names, parse_answer
from ennead.terminal.rendering import CARNELIAN, GOLD, TURQUOISE
from ennead.terminal.screen import Quit, Screen

STYLES: Final = {
    Tone.RIGHT: TURQUOISE,
    Tone.SO_FAR: TURQUOISE,
    Tone.NEAR: GOLD,
    Tone.WRONG: CARNELIAN,
}


class LessonSession:
    """Asks the learner step by step until the lesson is finished or they leave by `Quit`.

    `reached` is called with the number of each step that begins, counted from 0.
    """

    def __init__(
        self, run: LessonRun, screen: Screen, lessons: int, reached: Callable[[int], None]
    ) -> None:
        self.run = run
        self.screen = screen
        self.lessons = lessons
        self.reached = reached

    def play(self) -> None:
        while not self.run.finished:
            self.reached(self.run.number)
            self._show_step()
            self._leave_step()
        self.screen.say("learn-finished", f"bold {GOLD}")

    def _leave_step(self) -> None:
        """Read input until the step changes or the lesson is finished."""
        run, screen = self.run, self.screen
        while True:
            text = screen.ask("learn-prompt" if run.asks else "learn-prompt-next")
            match text.lower():
                case "" | "n" if not run.asks:
                    return run.next()
                case "":
                    self._show_step()
                case "k":
                    return run.skip()
                case "b":
                    if run.back():
                        return None
                    screen.say("learn-no-way-back", CARNELIAN)
                case "u":
                    self._take_back()
                case "s" if run.asks:
                    self._show_answers()
                case "r":
                    screen.rules()
                case "q":
                    if screen.ask("learn-quit").lower() == "q":
                        raise Quit
                case "?":
                    screen.say("learn-keys")
                case _ if text.startswith("?"):
                    self._answer(text[1:].strip(), only_explain=True)
                case _:
                    self._answer(text)

    # Showing.

    def _show_step(self) -> None:
        run, screen, words = self.run, self.screen, self.screen.words
        lesson, step = run.lesson, run.step
        screen.clear()
        screen.say(
            "learn-heading",
            f"bold {GOLD}",
            title=words.message(lesson.title),
            number=lesson.number,
            lessons=self.lessons,
            step=run.number + 1,
            steps=len(lesson.steps),
        )
        screen.show()
        if not run.answers_given:
            screen.events(run.opponent_events)
        self._show_board()
        values = run.values()
        screen.show(rendering.sentence(words.message(step.say, **values), "bold"))
        if words.has(step.why):
            screen.show(rendering.sentence(words.message(step.why, **values)))
        if step.accept is not None:
            screen.show()
            screen.say("learn-goal", GOLD, text=words.message(step.goal, **values))
            self._show_checks()
        self._show_question()

    def _show_board(self) -> None:
        run, screen = self.run, self.screen
        view = run.view
        screen.words.show_places(view)
        pointed = {name for element in run.step.point for name in element_names(run.game, element)}
        lit = pointed or board_names(run.legal)
        screen.show(rendering.board(run.game, view, screen.words, screen.names, lit))

    def _show_question(self) -> None:
        run, screen = self.run, self.screen
        if not run.asks:
            return
        asked = next(q for q in run.state.questions() if q["seat"] == run.lesson.seat)
        screen.show()
        screen.show(rendering.question(asked, screen.words, screen.names))
        options = run.legal
        many = len(options) > rendering.MAX_LISTED and board_names(options)
        listed = rendering.first_options if many else rendering.options
        screen.show(listed(options, screen.words, str(asked["question"])))
        screen.say("learn-keys", "dim")

    def _show_checks(self) -> None:
        for say, holds in self.run.checks():
            text = self.screen.words.message(say, **self.run.values())
            self.screen.say("learn-check", "dim", text=text, holds="yes" if holds else "no")

    # Answering.

    def _answer(self, text: str, only_explain: bool = False) -> None:
        run, screen = self.run, self.screen
        action = parse_answer(text, run.legal, run.game, screen.words) if run.asks else None
        if action is None:
            screen.say("learn-unknown", CARNELIAN, text=text)
        elif only_explain and run.state.why_not(run.lesson.seat, action) is None:
            screen.say("terminal-legal", text=screen.words.quoted(action))
        else:
            self._show_verdict(run.answer(action), screen.words.quoted(action))

    def _show_verdict(self, verdict: Verdict, answer: str) -> None:
        screen = self.screen
        if verdict.reason is not None:
            because = screen.words.sentence(verdict.reason.json(), screen.names)
            screen.say("terminal-illegal", CARNELIAN, text=answer, reason=because)
            return
        screen.events(verdict.events)
        said = screen.words.message(verdict.say, **verdict.values)
        screen.say(f"learn-{verdict.tone}", f"bold {STYLES[verdict.tone]}", text=said)
        if verdict.tone in (Tone.RIGHT, Tone.SO_FAR):
            screen.events(self.run.opponent_events)
            self._show_checks()
            self._show_board()
            self._show_question()

    def _take_back(self) -> None:
        if self.run.take_back():
            self._show_step()
        else:
            self.screen.say("terminal-cannot-undo", CARNELIAN)

    def _show_answers(self) -> None:
        """Name the answers that reach the goal; the learner gives them."""
        for action in self.run.step.show:
            self.screen.say("learn-shown", TURQUOISE, text=self.screen.words.quoted(action))
        if self.run.answers_given:
            self.run.restart_step()
            self._show_board()
            self._show_question()
