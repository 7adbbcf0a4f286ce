"""Write the types and data that the browser client takes from Python to web/src/generated/.

`<game>.ts` has the types of a game's view, questions, events, reasons, verbs and data files, the
names of its enumerations, and its hex grid if it has one. `palette.css` has the colours that
pictures and the browser share. A field renamed in Python breaks `npm run check`.

Run with the project's Python: `.venv/bin/python scripts/web_types.py [--check]`.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import inspect
import json
import pkgutil
import sys
import textwrap
import types
import typing
from collections.abc import Iterator, Mapping
from pathlib import Path

import web_data

from ennead.core import registry
from ennead.core.domain import Domain
from ennead.core.game import Game
from ennead.core.svg import SHARED_COLOURS
from ennead.core.vocabulary import Kind, Vocabulary

GENERATED = Path(__file__).resolve().parent.parent / "web" / "src" / "generated"
HEADER = "Written by scripts/web_types.py"
MOST_NAMES = 64
"""A domain with more names than this is typed as a plain string."""
PLAIN: dict[object, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only report files that are stale")
    check = parser.parse_args().check
    GENERATED.mkdir(parents=True, exist_ok=True)
    games = list(registry.find_all())
    wanted = {f"{game.id}.ts": module_text(game) for game in games}
    wanted["palette.css"] = palette_text(games)
    stale = [name for name, text in wanted.items() if read(GENERATED / name) != text]
    obsolete = [
        file.name
        for file in GENERATED.iterdir()
        if file.name not in wanted and HEADER in read(file).partition("\n")[0]
    ]
    if not check:
        for name in stale:
            (GENERATED / name).write_text(wanted[name], "utf-8")
        for name in obsolete:
            (GENERATED / name).unlink()
        return 0
    if stale or obsolete:
        print(f"stale: {', '.join(stale + obsolete)}; run `npm run types`", file=sys.stderr)
    return 1 if stale or obsolete else 0


def read(file: Path) -> str:
    return file.read_text("utf-8") if file.is_file() else ""


def module_text(game: Game) -> str:
    out = [f"// {HEADER} from {game.package}; do not edit.", ""]
    view = importlib.import_module(f"{game.package}.knowledge.view")
    out += views(view)
    returned = typing.get_type_hints(view.view)["return"]
    out += ["/** What `view.table` holds. */", f"export type Table = {returned.__name__};", ""]
    for title, kinds in (
        ("Question", game.questions),
        ("GameEvent", game.events),
        ("Reason", game.reasons),
    ):
        out += [*union(title, kinds), ""]
    out += [*verbs(game), "", *vocabulary(game), "", *names(game), *grid(game), ""]
    return "\n".join(out + web_data.interface(game)) + "\n"


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


# Vocabulary and verbs


def value_type(names: list[str]) -> str:
    return "string" if len(names) > MOST_NAMES else " | ".join(f'"{name}"' for name in names)


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


def union(title: str, kinds: Vocabulary) -> list[str]:
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


def names(game: Game) -> list[str]:
    """The names of each enumeration, in the order of the rules."""
    out = ["/** The names of each enumeration, in the order of the rules. */"]
    out.append("export const NAMES = {")
    for kind, found in domains_of(game).items():
        if len(found) <= MOST_NAMES:
            inner = ", ".join(f'"{name}"' for name in found)
            out.append(f"  {quoted(kind)}: [{inner}],")
    out.append("} as const;")
    return out


def quoted(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


# The hex grid


def grid(game: Game) -> list[str]:
    """The steps to a space's neighbours, if the game's vocabulary has a hex grid."""
    found = grid_module(game)
    if found is None:
        return []
    rows = ", ".join(str(steps(found, row)) for row in (2, 3))
    return [
        "",
        "/** The steps [rows, columns] to the six neighbours of a space, by direction:",
        " * from an even row, then from an odd one. */",
        f"export const STEPS = [{rows}] as const;",
        "",
        "/** The compass direction of each corner of a space as it is drawn, by orientation. */",
        f"export const FACINGS = {facings(found)} as const;",
    ]


def grid_module(game: Game) -> types.ModuleType | None:
    package = importlib.import_module(f"{game.package}.vocabulary")
    for info in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        module = importlib.import_module(info.name)
        if hasattr(module, "BESIDE") and hasattr(module, "COLUMNS"):
            return module
    return None


def steps(module: types.ModuleType, row: int) -> list[list[int]]:
    columns: int = module.COLUMNS
    column = columns // 2
    around: list[int] = module.BESIDE[row * columns + column]
    return [[space // columns - row, space % columns - column] for space in around]


def facings(module: types.ModuleType) -> str:
    by_orientation = {
        name: [module.FACING.names[value] for value in corners]
        for name, corners in zip(module.ORIENTATION_NAMES, module.FACINGS_AT, strict=True)
    }
    return json.dumps(by_orientation)


# Colours


def palette_text(games: list[Game]) -> str:
    """The colours of pictures as custom properties: `--paper`, and `--ankh-desert` of a game."""
    out = [f"/* {HEADER} from ennead.core.svg and the games' drawings; do not edit. */"]
    out += [":root {", *properties("", SHARED_COLOURS)]
    for game in games:
        drawing = importlib.import_module(f"{game.package}.drawing.svg")
        out += ["", *properties(f"{game.id}-", drawing.COLOURS)]
    return "\n".join([*out, "}"]) + "\n"


def properties(prefix: str, colours: Mapping[str, tuple[str, str]]) -> list[str]:
    return [
        f"  --palette-{prefix}{name}: {day if day == night else f'light-dark({day}, {night})'};"
        for name, (day, night) in colours.items()
    ]


if __name__ == "__main__":
    sys.exit(main())
