"""Data of Botankhamun, the bot of a solo game."""

from __future__ import annotations

from typing import Any

from ennead.games.tekhenu.data.readers import read_field, read_name, read_number, read_numbers
from ennead.games.tekhenu.vocabulary.names import (
    BOT_TILES,
    CELL,
    DESTINY,
    GOOD,
    GOODS,
    SLOTS,
    WORK,
)


class BotRules:
    """Where Botankhamun starts, what he prefers and what he scores."""

    def __init__(self, data: dict[str, Any]) -> None:
        player = data["player"]
        self.points = read_number("bot.player.points", player["points"], 0, 99)
        self.happiness = read_number("bot.player.happiness", player["happiness"], 0, 21)
        self.population = read_number("bot.player.population", player["population"], 0, 21)
        self.balances = read_numbers("bot.balances", data["balances"], 4, 0, 99)
        self.ankh = read_number("bot.ankh", data["ankh"], 0, 9)
        self.destiny = [read_name("bot.destiny", card, DESTINY) for card in data["destiny"]]
        self.statue_slot = read_number("bot.statue_slot", data["statue_slot"], 1, SLOTS)
        self.works: dict[str, list[int]] = {}
        self.pillar: dict[str, int] = {}
        self.statue_slots: dict[str, list[int]] = {}
        for level in ("easy", "medium", "hard"):
            prepared = read_field("bot.levels", data["levels"], level)
            works = [read_name("bot.levels", work, WORK) for work in prepared.get("works", [])]
            self.works[level] = works
            self.pillar[level] = (
                read_name("bot.levels", prepared["pillar"], CELL) if "pillar" in prepared else -1
            )
            self.statue_slots[level] = [self.statue_slot, *prepared.get("statue_slots", [])]
        self.priorities: list[list[int]] = []
        for priorities in data["resource_tiles"]:
            self.priorities.append(
                [read_name("bot.resource_tiles", good, GOOD) for good in priorities]
            )
            if sorted(self.priorities[-1]) != list(range(GOODS)):
                raise ValueError("bot.resource_tiles: each tile names all four goods")
        self.bonus_scribes = [0, *[bonus["scribe"] for bonus in data["bonuses"]]]
        self.bonus_points = [0, *[bonus["points"] for bonus in data["bonuses"]]]
        points = data["points"]
        self.no_place = read_number("bot.points.no_place", points["no_place"], 0, 20)
        self.line = read_number("bot.points.line", points["line"], 0, 20)
        self.edge = read_number("bot.points.edge", points["edge"], 0, 20)
        self.first = read_number("bot.points.first", points["first"], 0, 20)
        self.decree = read_number("bot.points.decree", points["decree"], 0, 20)
        self.decree_option = read_number("bot.points.decree_option", points["decree_option"], 0, 20)
        self.blessing = read_number("bot.points.blessing", points["blessing"], 0, 20)
        self.technology = read_number("bot.points.technology", points["technology"], 0, 20)
        self.scribes_per_point = read_number(
            "bot.scribes_per_point", data["scribes_per_point"], 1, 9
        )
        self.up = read_numbers("bot.pyramid.up", data["pyramid"]["up"], BOT_TILES, -1, 9)
        self.right = read_numbers("bot.pyramid.right", data["pyramid"]["right"], BOT_TILES, -1, 9)
