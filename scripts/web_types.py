"""Writes web/src/generated/<game>.ts: a game's view, questions, events, reasons and verbs.

The browser is typed by what Python says, so a renamed field breaks `npm run check`. Run with the
project's Python: `.venv/bin/python scripts/web_types.py [--check]`.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import inspect
import sys
import textwrap
import types
import typing
from collections.abc import Iterator
from pathlib import Path

from ennead.core import registry
from ennead.core.domain import Domain
from ennead.core.game import Game
from ennead.core.kinds import Kind, Kinds

HERE = Path(__file__).resolve().parent.parent / "web" / "src" / "generated"
LISTED = 64  # a domain with more names is just text
PLAIN: dict[object, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether files are fresh")
    check = parser.parse_args().check
    HERE.mkdir(parents=True, exist_ok=True)
    stale = []
    wanted = {f"{game.id}.ts": text_of(game) for game in registry.find_all()}
    for name, text in wanted.items():
        file = HERE / name
        if not file.is_file() or file.read_text("utf-8") != text:
            stale.append(name)
            if not check:
                file.write_text(text, "utf-8")
    for file in HERE.glob("*.ts"):
        if file.name not in wanted:
            stale.append(file.name)
            if not check:
                file.unlink()
    if check and stale:
        print(f"stale: {', '.join(stale)}; run `npm run types`", file=sys.stderr)
    return 1 if check and stale else 0


def text_of(game: Game) -> str:
    out = [f"// Written by scripts/web_types.py from {game.home}; do not edit.", ""]
    view = importlib.import_module(f"{game.home}.view")
    out += views(view)
    returned = typing.get_type_hints(view.view)["return"]
    out += ["/** What `view.table` holds. */", f"export type Table = {returned.__name__};", ""]
    for title, kinds in (
        ("Question", game.questions),
        ("GameEvent", game.events),
        ("Reason", game.reasons),
    ):
        out += [*union(title, kinds), ""]
    out += [*verbs(game), "", *vocabulary(game)]
    return "\n".join(out) + "\n"


# TypedDicts


def views(module: types.ModuleType) -> list[str]:
    """An interface for every TypedDict of a module, with the notes under its fields."""
    out: list[str] = []
    for name, made in vars(module).items():
        if typing.is_typeddict(made) and made.__module__ == module.__name__:
            notes = dict(notes_of(made))
            out += note(inspect.cleandoc(made.__doc__ or ""), "")
            out.append(f"export interface {name} {{")
            for field, hint in typing.get_type_hints(made).items():
                out += note(notes.get(field, ""), "  ")
                optional = "" if field in made.__required_keys__ else "?"
                out.append(f"  {field}{optional}: {typescript(hint)};")
            out += ["}", ""]
    return out


def notes_of(made: type) -> Iterator[tuple[str, str]]:
    tree = ast.parse(textwrap.dedent(inspect.getsource(made))).body[0]
    assert isinstance(tree, ast.ClassDef)
    before: ast.stmt | None = None
    for line in tree.body:
        if (
            isinstance(before, ast.AnnAssign)
            and isinstance(before.target, ast.Name)
            and isinstance(line, ast.Expr)
            and isinstance(line.value, ast.Constant)
        ):
            yield before.target.id, inspect.cleandoc(str(line.value.value))
        before = line


def note(text: str, indent: str) -> list[str]:
    if not text or text.startswith("dict("):
        return []
    return [f"{indent}/** {' '.join(text.split())} */"]


def typescript(hint: object) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and typing.is_typeddict(hint):
        return hint.__name__
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (types.UnionType, typing.Union):
        return " | ".join(typescript(arg) for arg in args)
    if origin is typing.Literal:
        return " | ".join(literal(arg) for arg in args)
    if origin is list:
        inner = typescript(args[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(typescript(arg) for arg in args)}]"
    if origin is dict:
        return f"Record<{typescript(args[0])}, {typescript(args[1])}>"
    if hint is object:
        return "unknown"
    raise TypeError(f"no TypeScript for {hint!r}: write it as TypedDict, list, dict or literal")


def literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


# Kinds and verbs


def value_type(names: list[str]) -> str:
    return "string" if len(names) > LISTED else " | ".join(f'"{name}"' for name in names)


def named_type(domain: Domain) -> str:
    """Enumerations with several names get a type of their own: `Cell`, `Source`."""
    return type_name(domain.kind) if domain.names else "number"


def type_name(kind: str) -> str:
    return "".join(part.title() for part in kind.split("-"))


def fields(kind: Kind) -> str:
    args = zip(kind.names, kind.domains, strict=True)
    return "; ".join(
        [f'{kind.family}: "{kind.name}"', *(f"{name}: {named_type(d)}" for name, d in args)]
    )


def union(title: str, kinds: Kinds) -> list[str]:
    every = kinds.all()
    if not every:
        return [f"export type {title} = never;"]
    lines = [f"  | {{ {fields(kind)} }}" for kind in every]
    return [f"export type {title} =", *lines[:-1], f"{lines[-1]};"]


def domains_of(game: Game) -> dict[str, list[str]]:
    """The names of each enumeration; domains of one kind (all figures, those in a pool) add up."""
    found: dict[str, list[str]] = {}
    used = [d for verb in game.actions.verbs.values() for d in verb.domains]
    for kinds in (game.questions, game.events, game.reasons):
        used += [d for kind in kinds.all() for d in kind.domains]
    for domain in used:
        if domain.names:
            known = found.setdefault(domain.kind, [])
            known += [name for name in domain.names if name not in known]
    return found


def verbs(game: Game) -> list[str]:
    out = [
        f"export type {type_name(kind)} = {value_type(names)};"
        for kind, names in domains_of(game).items()
    ]
    out += ["", "/** The arguments of each verb, as `legal[].args` names them. */"]
    out.append("export interface Verbs {")
    for verb in game.actions.verbs.values():
        args = {
            (d.kind if len(verb.domains) == 1 else f"{d.kind}{i + 1}"): named_type(d)
            for i, d in enumerate(verb.domains)
        }
        inner = "; ".join(f"{name}: {kind}" for name, kind in args.items())
        shape = f"{{ {inner} }}" if inner else "Record<string, never>"
        out.append(f"  {quoted(verb.name)}: {shape};")
    out.append("}")
    return out


def vocabulary(game: Game) -> list[str]:
    """What each argument names, for sentences: `{event: {placed: {seat: "seat", …}}}`."""
    out = ["/** Which arguments name what (a seat, a cell, a card): sentences need it. */"]
    out.append("export const vocabulary = {")
    for kinds in (game.questions, game.events, game.reasons):
        out.append(f"  {kinds.family}: {{")
        for kind in kinds.all():
            args = zip(kind.names, kind.domains, strict=True)
            inner = ", ".join(f'{quoted(name)}: "{d.kind}"' for name, d in args)
            out.append(f"    {quoted(kind.name)}: {{{f' {inner} ' if inner else ''}}},")
        out.append("  },")
    out.append("};")
    return out


def quoted(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


if __name__ == "__main__":
    sys.exit(main())
