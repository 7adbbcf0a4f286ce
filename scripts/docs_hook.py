"""Content that the documentation site generates: rules pages, pictures and example code.

mkdocs calls the `on_` functions. Every game's rules page is published in all its languages, with
figures and worked examples drawn by the engine. A line that consists only of a link into
`examples/` is replaced with the code it names: the repository shows the link, the site shows the
code.
"""

from __future__ import annotations

import ast
import html
import importlib
import json
import os
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
TUTORIAL = ROOT / "examples" / "reeds"

GOLDEN = ROOT / "tests" / "golden"
"""Golden records, in one folder per game; its `pictures.json` says which positions to draw."""
LANGUAGE_NAMES = {"en": "English", "ru": "Русский", "pl": "Polski"}
NAMES = ("Nefer", "Khepri", "Merit", "Ahmose", "Tiye")
CODE_LINK = re.compile(r"^\[([^\]]+)\]\(\.\./(examples/[\w/.-]+)(?:#([\w,]+))?\)$", re.M)
LINK = re.compile(r"\[([^\[\]]+)\]\(([^)\s#]+)([^)\s]*)\)")
ROOT_PAGES = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security-policy.md",
}
"""Files in the root of the repository that are also pages of the site."""
EXTERNAL_RESOURCE = re.compile(
    r"""<(?:script|img|iframe|source|video|audio)\b[^>]*?\bsrc=["']?(?:https?:)?//[^"'\s>]+"""
    r"""|<link\b(?=[^>]*\brel=["']?(?:stylesheet|preconnect|preload|icon))[^>]*?\bhref="""
    r"""["']?(?:https?:)?//[^"'\s>]+"""
)


def on_config(config: Any) -> Any:
    """Add every game's rules pages to the navigation, before the other pages about rules."""
    for section in config["nav"]:
        if "Rules" in section:
            section["Rules"][:0] = rules_navigation()
    return config


def on_files(files: Any, config: Any) -> Any:
    """Add the generated pages and pictures."""
    from mkdocs.structure.files import File

    for uri, content in generated():
        files.append(File.generated(config, uri, content=content))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    folder = (ROOT / "docs" / page.file.src_uri).parent
    return unlink_missing_files(insert_code(markdown), folder)


def on_post_build(config: Any) -> None:
    """Fail if a page loads anything from another site."""
    from mkdocs.exceptions import PluginError

    for page in sorted(Path(config["site_dir"]).rglob("*.html")):
        found = EXTERNAL_RESOURCE.search(page.read_text("utf-8"))
        if found is not None:
            raise PluginError(f"{page.name} loads something from another site: {found.group(0)}")


# Rules.


def documented_games() -> list[Any]:
    """Every game that says which of its positions to draw."""
    import ennead

    return [game for game in ennead.games() if (GOLDEN / game.id / "pictures.json").is_file()]


def rules_navigation() -> list[dict[str, list[dict[str, str]]]]:
    from ennead.words import LANGUAGES

    return [
        {
            game.id.capitalize(): [
                {LANGUAGE_NAMES[language]: f"rules/{game.id}/{language}.md"}
                for language in LANGUAGES
            ]
        }
        for game in documented_games()
    ]


def generated() -> list[tuple[str, str]]:
    """All files generated for the site, as (address, content)."""
    from ennead.words import LANGUAGES, Words

    files: list[tuple[str, str]] = []
    rulings = ["# Rulings\n", "What the rulebooks leave open, and how it is played here.\n"]
    for game in documented_games():
        for language in LANGUAGES:
            words = Words(language, game)
            files += illustrated_rules(game, words)
            if language == LANGUAGES[0]:
                rulings.append(
                    f"## {words.message('game-title')}\n\n{last_section(words.page())}\n"
                )
    files.append(("rules/rulings.md", "\n".join(rulings)))
    files += home_pictures()
    for name, page in ROOT_PAGES.items():
        files.append((page, from_root((ROOT / name).read_text("utf-8"))))
    return files


def illustrated_rules(game: Any, words: Any) -> list[tuple[str, str]]:
    """A game's rules page in one language, and its pictures."""
    from ennead.rulebook.example import Example, picture, play_example
    from ennead.rulebook.figure import Figure
    from ennead.rulebook.figure_svg import draw_figure
    from ennead.rulebook.page import IllustratedPage

    page = IllustratedPage(game, words)
    files: list[tuple[str, str]] = []
    text = []

    def add(name: str, drawn: Any, title: str) -> str:
        file = f"{words.language}-{name}.svg"
        files.append((f"rules/{game.id}/{file}", draw_figure(game, drawn, words.language, title)))
        return image(file, title)

    for part in page.parts():
        if isinstance(part, str):
            text.append(part)
        elif isinstance(part, Figure):
            caption = page.words.message(part.caption)
            text.append(figure(add(f"figure-{part.id}", part, caption), caption, page.legend(part)))
        elif isinstance(part, Example):
            said = page.example_texts(part)
            played = play_example(game, part)
            title = page.words.message("terminal-rules-example", title=said.title)
            before = add(f"example-{part.id}-1", picture(part, played, False), said.before)
            after = add(f"example-{part.id}-2", picture(part, played, True), said.after)
            lines = [f"**{title}**", said.before, before, said.done, after, said.after]
            text.append("".join(f"> {line}\n>\n" for line in lines))
        else:
            text.append(icon_key(page, part, files))
    heading, _, rest = "".join(text).partition("\n")
    content = f'{heading}\n\n<div lang="{words.language}" markdown>\n{rest}\n</div>\n'
    return [*files, (f"rules/{game.id}/{words.language}.md", content)]


def icon_key(page: Any, groups: Any, files: list[tuple[str, str]]) -> str:
    """Every sign with its name, as tables; the pictures are added to `files`."""
    from ennead.rulebook.icons import draw_icon

    lines = []
    for group in groups:
        lines += [f"**{page.words.message(group.title)}**\n", "| | | |", "|---|---|---|"]
        for icon in group.icons:
            name, text = page.words.message(icon.name), page.words.message(icon.text)
            file = f"{page.language}-icon-{icon.id}.svg"
            files.append((f"rules/{page.game.id}/{file}", draw_icon(page.game, icon, name)))
            lines.append(f'| <img src="{file}" alt="" width="32"> | **{name}** | {text} |')
        lines.append("")
    return "\n".join(lines)


def positions(id: str) -> list[tuple[Any, int | None]]:
    """The positions to draw for a game, each with the seat that sees it."""
    from ennead import Record

    found = []
    for picture in json.loads((GOLDEN / id / "pictures.json").read_text("utf-8")):
        text = (GOLDEN / id / f"{picture['record']}.record").read_text("utf-8")
        found.append((Record.parse(text).replay(picture["move"]), picture["seat"]))
    return found


def home_pictures() -> list[tuple[str, str]]:
    """One position of each game, for the pages about all games."""
    pictures = []
    for game in documented_games():
        state, _ = positions(game.id)[1]
        pictures.append((f"positions/{game.id}.svg", state.svg(None, "en", NAMES)))
    if str(TUTORIAL) not in sys.path:
        sys.path.append(str(TUTORIAL))
    state = importlib.import_module("reeds").GAME.new(seed=5)
    for action in ("cut north 3", "cut south 2", "cut middle 1"):
        state.play(state.to_move[0], action)
    pictures.append(("positions/reeds.svg", state.svg(0, "en", NAMES)))
    return pictures


def image(address: str, description: str) -> str:
    alt = html.escape(description, quote=True)
    return f'<a href="{address}"><img src="{address}" alt="{alt}" loading="lazy"></a>'


def figure(shown: str, caption: str, legend: list[str]) -> str:
    """A picture with its caption, and what its numbers mean."""
    items = "".join(f"<li>{html.escape(text)}</li>" for text in legend)
    return (
        f'<figure class="position">{shown}<figcaption>{html.escape(caption)}</figcaption>'
        f"<ol>{items}</ol></figure>"
    )


def last_section(page: str) -> str:
    return re.split(r"^## .*$", page, flags=re.M)[-1].strip()


# Example code.


def insert_code(markdown: str) -> str:
    """Replace lines that consist of a link into `examples/` with the code they name."""
    return CODE_LINK.sub(lambda link: fenced(link[1], link[2], link[3] or ""), markdown)


def unlink_missing_files(markdown: str, home: Path) -> str:
    """Turn links to repository files that are not part of the site into plain text."""

    def plain(link: re.Match[str]) -> str:
        target = (home / link[2]).resolve()
        outside = target.is_relative_to(ROOT) and not target.is_relative_to(ROOT / "docs")
        if not (outside and target.exists()):
            return link[0]
        page = ROOT_PAGES.get(target.relative_to(ROOT).as_posix())
        if page is None:
            return link[1]
        address = Path(os.path.relpath(ROOT / "docs" / page, home)).as_posix()
        return f"[{link[1]}]({address}{link[3]})"

    return LINK.sub(plain, markdown)


def from_root(markdown: str) -> str:
    """A page written for the root of the repository, with links as the site needs them."""

    def moved(link: re.Match[str]) -> str:
        return f"[{link[1]}]({link[2].removeprefix('docs/')}{link[3]})"

    return LINK.sub(moved, unlink_missing_files(markdown, ROOT))


def fenced(title: str, path: str, names: str) -> str:
    language = {".py": "python", ".toml": "toml", ".ftl": "fluent", ".json": "json"}
    kind = language.get(Path(path).suffix, "text")
    kind = "text" if kind == "fluent" else kind
    code = excerpt(ROOT / path, [name for name in names.split(",") if name])
    return f'```{kind} title="{title.strip("`")}"\n{code}\n```'


def excerpt(file: Path, names: list[str]) -> str:
    """A file, or the definitions of these names in it, in the order of the file."""
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
        raise ValueError(f"{file} does not define {', '.join(missing)}")
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
