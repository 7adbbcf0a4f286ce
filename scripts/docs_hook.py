"""What the documentation site takes from elsewhere: rules pages, pictures, code of examples.

mkdocs calls the `on_` functions. The rules of each game are the pages that the game has in three
languages, with positions drawn by the engine; a line that is only a link into `examples/` becomes
the code it names, so that GitHub shows the link and the site the code.
"""

from __future__ import annotations

import ast
import html
import importlib
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
TUTORIAL = ROOT / "examples" / "reeds"

POSITIONS = {
    "aton": [("greedy-scoring", 0, None), ("random-temple", 60, 0)],
    "tekhenu": [("greedy-two", 12, None), ("greedy-four", 190, 1)],
    "ankh": [("greedy-3-players", 30, None), ("greedy-5-players", 260, None)],
}
"""Golden records, the move they are shown after, and who looks."""
NAMES = ("Nefer", "Khepri", "Merit", "Ahmose", "Tiye")
CODE_LINK = re.compile(r"^\[([^\]]+)\]\(\.\./(examples/[\w/.-]+)(?:#([\w,]+))?\)$", re.M)
LINK = re.compile(r"\[([^\]\n]+)\]\(([^)\s#]+)[^)\s]*\)")
LOADED = re.compile(
    r"""<(?:script|img|iframe|source|video|audio)\b[^>]*?\bsrc=["']?(?:https?:)?//[^"'\s>]+"""
    r"""|<link\b(?=[^>]*\brel=["']?(?:stylesheet|preconnect|preload|icon))[^>]*?\bhref="""
    r"""["']?(?:https?:)?//[^"'\s>]+"""
)


def on_files(files: Any, config: Any) -> Any:
    """Add the generated pages and pictures."""
    from mkdocs.structure.files import File

    for uri, content in generated():
        files.append(File.generated(config, uri, content=content))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    return without_outside(with_code(markdown), (ROOT / "docs" / page.file.src_uri).parent)


def on_post_build(config: Any) -> None:
    """Nothing that a page needs may come from elsewhere."""
    from mkdocs.exceptions import PluginError

    for page in sorted(Path(config["site_dir"]).rglob("*.html")):
        found = LOADED.search(page.read_text("utf-8"))
        if found is not None:
            raise PluginError(f"{page.name} loads something from elsewhere: {found.group(0)}")


# Rules.


def generated() -> list[tuple[str, str]]:
    """All that is written for the site alone: addresses and contents."""
    import ennead
    from ennead.words import LANGUAGES, Words

    made: list[tuple[str, str]] = []
    rulings = ["# Rulings\n", "What the rulebooks leave open, and how it is played here.\n"]
    for id in POSITIONS:
        game = ennead.game(id)
        for language in LANGUAGES:
            words = Words(language, game)
            figures = []
            for number, (state, seat) in enumerate(positions(id)):
                address = f"rules/{id}/{language}-{number + 1}.svg"
                picture = state.svg(seat, language, NAMES)
                made.append((address, picture))
                figures.append(figure(Path(address).name, picture))
            made.append((f"rules/{id}/{language}.md", rules_page(words.page(), language, figures)))
            if language == LANGUAGES[0]:
                rulings.append(
                    f"## {words.message('game-title')}\n\n{last_section(words.page())}\n"
                )
    made.append(("rules/rulings.md", "\n".join(rulings)))
    made += home_pictures()
    return made


def positions(id: str) -> list[tuple[Any, int | None]]:
    from ennead import Record

    found = []
    for name, move, seat in POSITIONS[id]:
        text = (ROOT / "tests" / "golden" / id / f"{name}.record").read_text("utf-8")
        found.append((Record.parse(text).replay(move), seat))
    return found


def home_pictures() -> list[tuple[str, str]]:
    """One position of each game for the pages that are about all of them."""
    pictures = []
    for id in POSITIONS:
        state, _ = positions(id)[1]
        pictures.append((f"positions/{id}.svg", state.svg(None, "en", NAMES)))
    if str(TUTORIAL) not in sys.path:
        sys.path.append(str(TUTORIAL))
    state = importlib.import_module("reeds").GAME.new(seed=5)
    for action in ("cut north 3", "cut south 2", "cut middle 1"):
        state.play(state.to_move[0], action)
    pictures.append(("positions/reeds.svg", state.svg(0, "en", NAMES)))
    return pictures


def figure(address: str, picture: str) -> str:
    """A picture with its own description under it, which is also what is read out."""
    found = re.search(r"<desc>(.*?)</desc>", picture, re.S)
    told = html.unescape(found.group(1)) if found else ""
    alt = html.escape(told, quote=True)
    return (
        f'<figure class="position"><a href="{address}"><img src="{address}" alt="{alt}" '
        f'loading="lazy"></a><figcaption>{html.escape(told)}</figcaption></figure>'
    )


def rules_page(page: str, language: str, figures: list[str]) -> str:
    """The page with a position after its first chapter and one before its last, the rulings."""
    title, *chapters = re.split(r"^(?=## )", page, flags=re.M)
    chapters.insert(1, figures[0] + "\n\n")
    chapters.insert(len(chapters) - 1, figures[1] + "\n\n")
    heading, _, rest = title.partition("\n")
    return f'{heading}\n\n<div lang="{language}" markdown>\n{rest}{"".join(chapters)}\n</div>\n'


def last_section(page: str) -> str:
    return re.split(r"^## .*$", page, flags=re.M)[-1].strip()


# Code of examples.


def with_code(markdown: str) -> str:
    """Lines that only link into `examples/` become the code they name."""
    return CODE_LINK.sub(lambda link: fenced(link[1], link[2], link[3] or ""), markdown)


def without_outside(markdown: str, home: Path) -> str:
    """Links to files that the repository has and the site has not become plain text."""

    def plain(link: re.Match[str]) -> str:
        target = (home / link[2]).resolve()
        outside = target.is_relative_to(ROOT) and not target.is_relative_to(ROOT / "docs")
        return link[1] if outside and target.exists() else link[0]

    return LINK.sub(plain, markdown)


def fenced(title: str, path: str, names: str) -> str:
    language = {".py": "python", ".toml": "toml", ".ftl": "fluent", ".json": "json"}
    kind = language.get(Path(path).suffix, "text")
    kind = "text" if kind == "fluent" else kind
    code = excerpt(ROOT / path, [name for name in names.split(",") if name])
    return f'```{kind} title="{title.strip("`")}"\n{code}\n```'


def excerpt(file: Path, names: list[str]) -> str:
    """A file, or what it defines by these names, in the file's order."""
    text = file.read_text("utf-8").strip()
    if not names:
        return text
    lines = text.splitlines()
    parts: dict[str, list[tuple[int, int]]] = {}
    for node in ast.parse(text).body:
        for name in _defined(node):
            parts.setdefault(name, []).append((node.lineno - 1, node.end_lineno or node.lineno))
    missing = [name for name in names if name not in parts]
    if missing:
        raise ValueError(f"{file} defines no {', '.join(missing)}")
    shown: list[str] = []
    last = -1
    for start, end in sorted(span for name in names for span in parts[name]):
        follows = last >= 0 and not "".join(lines[last:start]).strip()
        gap = lines[last:start] if follows else ["", ""]
        shown += [*(gap if shown else []), *lines[start:end]]
        last = end
    return "\n".join(shown)


def _defined(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        called = node.value.func
        if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
            return [called.value.id]
    return []
