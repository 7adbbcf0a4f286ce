"""The help of the commands in the user's language.

English help stands where a command is defined. The `.po` files in `locale` translate it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib import resources
from typing import Any

import typer
import typer.rich_utils
from babel.messages.pofile import read_po
from typer.core import TyperCommand, TyperGroup

from ennead.words import LANGUAGES

Translate = Callable[[str], str]

HEADINGS = {
    "ARGUMENTS_PANEL_TITLE": "Arguments",
    "OPTIONS_PANEL_TITLE": "Options",
    "COMMANDS_PANEL_TITLE": "Commands",
    "ERRORS_PANEL_TITLE": "Error",
    "DEFAULT_STRING": "[default: {}]",
    "REQUIRED_LONG_STRING": "[required]",
    "RICH_HELP": "Try [blue]'{command_path} {help_option}'[/] for help.",
}
"""Typer's own headings, by the constant that holds each."""
METAVARS = {"options_metavar": "[OPTIONS]", "subcommand_metavar": "COMMAND [ARGS]..."}
COMMENT = " – "
"""Separates an example from what it does."""
USAGE = "Usage:"
HELP = "Show this message and exit."
TYPER_TEXTS = (*HEADINGS.values(), *METAVARS.values(), USAGE, HELP)
"""Texts of the help that do not come from a command of ours."""


def system_language() -> str:
    """The system's language if it is supported, English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            language = os.environ[name][:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def requested_language(args: Sequence[str]) -> str:
    """The language that a command line asks for with `--lang`, otherwise the system's."""
    for at, arg in enumerate(args):
        name, equals, value = arg.partition("=")
        if name == "--lang":
            value = value if equals else "".join(args[at + 1 : at + 2])
            if value in LANGUAGES:
                return value
    return system_language()


@lru_cache
def translations(language: str) -> dict[str, str]:
    """The translated help texts by their English original."""
    if language == LANGUAGES[0]:
        return {}
    file = resources.files("ennead.terminal").joinpath("locale", f"{language}.po")
    with file.open("rb") as stream:
        return {str(m.id): str(m.string) for m in read_po(stream, language) if m.id and m.string}


def translate_text(text: str, known: Mapping[str, str]) -> str:
    """Translate a help text line by line; what has no translation stays English."""
    lines = []
    for line in unwrap(text):
        code, dash, comment = line.partition(COMMENT)
        if dash and code.startswith("- "):
            lines.append(f"{code}{dash}{known.get(comment, comment)}")
        else:
            lines.append(known.get(line, line))
    return "\n".join(lines)


def translatable(text: str) -> list[str]:
    """The parts of a help text that need a translation: all but examples without a comment."""
    parts = []
    for line in unwrap(text):
        code, dash, comment = line.partition(COMMENT)
        if not code.startswith("- "):
            parts.append(line)
        elif dash:
            parts.append(comment)
    return [part for part in parts if part]


def unwrap(text: str) -> list[str]:
    """The lines of a text, with each paragraph joined into one line."""
    lines: list[str] = []
    for line in text.splitlines():
        if line and not line.startswith("- ") and lines and lines[-1] and lines[-1][0] != "-":
            lines[-1] += f" {line}"
        else:
            lines.append(line)
    return lines


class _Localized:
    """What commands and the group of all commands have in common."""

    translate: Translate = staticmethod(str)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        pieces = self.collect_usage_pieces(ctx)  # type: ignore[attr-defined]
        formatter.write_usage(ctx.command_path, " ".join(pieces), f"{self.translate(USAGE)} ")

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = self.translate(HELP)
        return option


class LocalizedCommand(_Localized, TyperCommand):
    """A command with translated help."""


class LocalizedGroup(_Localized, TyperGroup):
    """All commands. Every command line first translates their help."""

    def make_context(self, info_name: Any, args: list[str], *more: Any, **extra: Any) -> Any:
        known = translations(requested_language(args))
        self._translate_help(lambda text: translate_text(text, known))
        return super().make_context(info_name, args, *more, **extra)

    def _translate_help(self, translate: Translate) -> None:
        for constant, text in HEADINGS.items():
            setattr(typer.rich_utils, constant, translate(text))
        for command in (self, *self.commands.values()):
            assert isinstance(command, _Localized)
            command.translate = translate
            for name, text in METAVARS.items():
                if getattr(command, name, None) == text:
                    setattr(command, name, translate(text))
            for owner, name in help_texts(command):
                setattr(owner, name, translate(getattr(owner, name)))


def help_texts(command: Any) -> list[tuple[Any, str]]:
    """The help texts of a command and its parameters, as objects and attribute names."""
    found = [(command, "help"), *((param, "help") for param in command.params)]
    found += [(param, "show_default") for param in command.params]
    return [(owner, name) for owner, name in found if isinstance(getattr(owner, name, None), str)]
