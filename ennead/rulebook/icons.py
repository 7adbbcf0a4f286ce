"""The icon key: the signs of a game with their names, as `pages/icons.json` groups them."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import resources
from typing import Final

from ennead.core.errors import BadPosition
from ennead.core.game import Game
from ennead.core.json_fields import an_object, check_names
from ennead.core.svg import Canvas, Colours, Signs
from ennead.rulebook.fields import a_list, an_id

SIZE: Final = 40
SYMBOL: Final = "<symbol "


@dataclass(frozen=True)
class Icon:
    """A sign of the game's `signs.svg`, without the game's id, and the ids of its texts."""

    id: str
    name: str
    text: str


@dataclass(frozen=True)
class IconGroup:
    id: str
    icons: tuple[Icon, ...]

    @property
    def title(self) -> str:
        """The message id of the title."""
        return f"icons-{self.id}"


def read_icons(value: object) -> tuple[tuple[IconGroup, ...], tuple[str, ...]]:
    """The groups of the key, and the signs that it leaves out because they are decoration."""
    data = an_object("icons", value)
    check_names("icons", data, ["groups", "decoration"])
    groups = []
    for at, item in enumerate(a_list("icons.groups", data.get("groups"))):
        where = f"icons.groups[{at}]"
        group = an_object(where, item)
        check_names(where, group, ["id", "icons"])
        icons = tuple(
            _icon(f"{where}.icons[{i}]", icon)
            for i, icon in enumerate(a_list(f"{where}.icons", group.get("icons")))
        )
        groups.append(IconGroup(an_id(f"{where}.id", group.get("id")), icons))
    left_out = a_list("icons.decoration", data.get("decoration"))
    listed = [icon.id for group in groups for icon in group.icons] + left_out
    if len(set(listed)) != len(listed):
        raise BadPosition("icons: a sign is listed twice")
    return tuple(groups), tuple(an_id("icons.decoration", id) for id in left_out)


def _icon(where: str, value: object) -> Icon:
    """A sign with texts of its own, or with those that other messages have already."""
    if isinstance(value, str):
        id = an_id(where, value)
        return Icon(id, f"icon-{id}", f"icon-{id}-text")
    data = an_object(where, value)
    check_names(where, data, ["icon", "name", "text"])
    return Icon(*[an_id(f"{where}.{key}", data.get(key)) for key in ("icon", "name", "text")])


def signs_of(game: Game) -> Signs:
    """The game's signs; empty if it has none."""
    file = resources.files(game.package).joinpath("signs.svg")
    return Signs(file.read_text("utf-8") if file.is_file() else "")


def symbol_ids(game: Game) -> list[str]:
    """The signs without the game's id; gradients and patterns are none."""
    found = signs_of(game).found
    return [id.removeprefix(f"{game.id}-") for id in found if found[id].startswith(SYMBOL)]


def draw_icon(game: Game, icon: Icon, title: str) -> str:
    """A sign on its own as SVG, in the colour of text where it has none of its own."""
    module = game.submodule("drawing.svg")
    colours: Colours = getattr(module, "COLOURS", {})
    canvas = Canvas(f"ennead-{game.id}", SIZE, SIZE, colours, signs_of(game))
    canvas.sign(
        f"{game.id}-{icon.id}",
        SIZE / 2,
        SIZE / 2,
        SIZE - 4,
        color="ink",
        fill="paper",
        stroke="paper",
    )
    return canvas.render(title, "")
