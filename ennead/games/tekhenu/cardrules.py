"""The figures of cards and of the solo bot."""

from __future__ import annotations

from typing import Any, Final

from ennead.core.domain import Domain
from ennead.games.tekhenu.board import (
    BLESSING,
    BOT_TILES,
    CARD,
    CELL,
    DECK,
    DECREE,
    DESTINY,
    GOD,
    GOOD,
    GOODS,
    KIND,
    KINDS,
    SLOTS,
    STARTING,
    SYMBOL,
    TECHNOLOGY,
    TOKEN,
    TOKEN_NAMES,
    WORK,
)
from ennead.games.tekhenu.figures import named, number, numbers, part, rows, tokens

THING_NAMES: Final = [
    *TOKEN_NAMES[:6],
    "technology",
    "decree-symbol",
    "happiness-symbol",
    "population-symbol",
    "workshop",
    "quarry",
    "osiris-building",
    "temple-building",
    "building",
    "pillar",
    "statue",
    "god-statue",
    "people-statue",
]
THING: Final = Domain.named("thing", THING_NAMES)
"""What decrees count."""
THINGS: Final = 19
OF_TECHNOLOGIES: Final = 6
OF_SYMBOLS: Final = 7
OF_HAPPINESS: Final = 8
OF_POPULATION: Final = 9
OF_WORKSHOPS: Final = 10
OF_QUARRIES: Final = 11
OF_OSIRIS: Final = 12
OF_TEMPLE: Final = 13
OF_BUILDINGS: Final = 14
OF_PILLARS: Final = 15
OF_STATUES: Final = 16
OF_GOD_STATUES: Final = 17
OF_PEOPLE_STATUES: Final = 18

DECREE_EFFECT: Final = Domain.named(
    "effect",
    ["count", "triangles", "again", "difference", "place", "left-pan", "edict", "temple"],
)
COUNTS: Final = 0
PAID_TRIANGLES: Final = 1
SCORES_AGAIN: Final = 2
DIFFERENCE: Final = 3
BY_PLACE: Final = 4
LEFT_PAN_DICE: Final = 5
EDICT: Final = 6
TEMPLE_AGAIN: Final = 7

BLESSING_EFFECT: Final = Domain.named(
    "effect",
    ["gain", "raise", "face", "dye", "free", "neighbour", "opposite", "again", "anubis"],
)
START_EFFECT: Final = Domain.named("effect", ["osiris", "any", "draw", "gain"])
START_OSIRIS: Final = 0
START_ANY: Final = 1
START_DRAW: Final = 2
START_GAIN: Final = 3

_GAIN: Final = Domain.named("gain", [*TOKEN_NAMES, "points", "population", "happiness"])
_MOST: Final = 99


class CardRules:
    """Lists by the number of the card, counted from 0."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._read_decrees(data["decrees"])
        self._read_blessings(data["blessings"])
        self._read_technologies(data["technologies"])
        self._read_starting(data["starting"]["cards"])

    def masks(self, names: list[str]) -> list[int]:
        """Cards by name as a mask for each kind."""
        masks = [0] * KINDS
        for name in names:
            card = named("cards", name, CARD)
            masks[card // DECK] |= 1 << card % DECK
        return masks

    def _read_decrees(self, data: dict[str, Any]) -> None:
        self.symbol: list[int] = []
        self.order: list[int] = []
        self.decree_effect: list[int] = []
        self.decree_points: list[list[int]] = []
        """By thing counted."""
        self.decree_most: list[int] = []
        self.decree_price: list[int] = []
        self.decree_places: list[list[int]] = []
        self.decree_share: list[int] = []
        for card, name in zip(rows("decrees", data, DECREE), DECREE.names, strict=True):
            where = f"decrees.{name}"
            self.symbol.append(named(where, card["symbol"], SYMBOL))
            self.order.append(number(f"{where}.order", card["order"], 0, 9))
            self.decree_effect.append(named(where, card["effect"], DECREE_EFFECT))
            self.decree_points.append(tokens(where, card.get("points", {}), THING))
            self.decree_most.append(number(f"{where}.most", card.get("most", _MOST), 1, _MOST))
            price = card.get("gold", card.get("resources", 0))
            self.decree_price.append(number(where, price, 0, 6))
            self.decree_places.append(list(card.get("by_place", [])))
            self.decree_share.append(number(f"{where}.share", card.get("share", 1), 1, 9))
        if self.decree_effect.count(EDICT) != 1:
            raise ValueError("decrees: exactly one is an edict")
        self.edict = self.decree_effect.index(EDICT)

    def _read_blessings(self, data: dict[str, Any]) -> None:
        self.blessing_effect: list[int] = []
        self.blessing_token: list[int] = []
        self.blessing_amount: list[int] = []
        self.blessing_gods: list[int] = []
        """Whose action it makes free, a bit for each god."""
        for card, name in zip(rows("blessings", data, BLESSING), BLESSING.names, strict=True):
            where = f"blessings.{name}"
            self.blessing_effect.append(named(where, card["effect"], BLESSING_EFFECT))
            self.blessing_token.append(named(where, card.get("token", "papyrus"), TOKEN))
            self.blessing_amount.append(number(f"{where}.amount", card.get("amount", 0), 0, 9))
            gods = [named(where, god, GOD) for god in card.get("gods", [])]
            self.blessing_gods.append(sum(1 << god for god in gods))
        self.free_for: list[int] = []
        """By god, a bit for each blessing that makes the action free."""
        for god in range(len(GOD)):
            free = [card for card in range(DECK) if self.blessing_gods[card] >> god & 1]
            self.free_for.append(sum(1 << card for card in free))

    def _read_technologies(self, data: dict[str, Any]) -> None:
        self.technology_points: list[int] = []
        self.technology_amount: list[int] = []
        """Tokens, steps, scribes to pay or the value it looks at, whichever the card has."""
        self.technology_goods: list[int] = []
        self.technology_ankh: list[int] = []
        cards = rows("technologies", data, TECHNOLOGY)
        for card, name in zip(cards, TECHNOLOGY.names, strict=True):
            where = f"technologies.{name}"
            self.technology_points.append(number(f"{where}.points", card.get("points", 0), 0, 9))
            amount = 0
            for word in ("steps", "value", "scribes", *TOKEN_NAMES):
                amount = amount or number(f"{where}.{word}", card.get(word, 0), 0, 6)
            self.technology_amount.append(amount)
            self.technology_goods.append(number(f"{where}.goods", card.get("goods", 0), 0, 6))
            self.technology_ankh.append(number(f"{where}.ankh", card.get("ankh", 0), 0, 9))

    def _read_starting(self, data: dict[str, Any]) -> None:
        self.initiative: list[int] = []
        self.start_effect: list[int] = []
        self.start_amount: list[int] = []
        """Value of the Osiris action, or number of goods."""
        self.start_goods: list[int] = []
        """Columns or goods allowed, a bit each."""
        self.start_deck: list[int] = []
        self.start_gain: list[list[int]] = []
        for card, name in zip(rows("starting.cards", data, STARTING), STARTING.names, strict=True):
            where = f"starting.cards.{name}"
            self.initiative.append(number(f"{where}.initiative", card["initiative"], 0, _MOST))
            self.start_effect.append(named(where, card["effect"], START_EFFECT))
            self.start_amount.append(number(where, card.get("value", card.get("amount", 0)), 0, 6))
            goods = card.get("columns", card.get("of", []))
            self.start_goods.append(sum(1 << named(where, good, GOOD) for good in goods))
            self.start_deck.append(named(where, card.get("deck", "blessing"), KIND))
            self.start_gain.append(tokens(f"{where}.gain", card.get("gain", {}), _GAIN))


class BotRules:
    """Botankhamun's figures."""

    def __init__(self, data: dict[str, Any]) -> None:
        player = data["player"]
        self.points = number("bot.player.points", player["points"], 0, 99)
        self.happiness = number("bot.player.happiness", player["happiness"], 0, 21)
        self.population = number("bot.player.population", player["population"], 0, 21)
        self.balances = numbers("bot.balances", data["balances"], 4, 0, 99)
        self.ankh = number("bot.ankh", data["ankh"], 0, 9)
        self.destiny = [named("bot.destiny", card, DESTINY) for card in data["destiny"]]
        self.statue_slot = number("bot.statue_slot", data["statue_slot"], 1, SLOTS)
        self.works: dict[str, list[int]] = {}
        self.pillar: dict[str, int] = {}
        self.statue_slots: dict[str, list[int]] = {}
        for level in ("easy", "medium", "hard"):
            prepared = part("bot.levels", data["levels"], level)
            works = [named("bot.levels", work, WORK) for work in prepared.get("works", [])]
            self.works[level] = works
            self.pillar[level] = (
                named("bot.levels", prepared["pillar"], CELL) if "pillar" in prepared else -1
            )
            self.statue_slots[level] = [self.statue_slot, *prepared.get("statue_slots", [])]
        self.wishes: list[list[int]] = []
        for wishes in data["resource_tiles"]:
            self.wishes.append([named("bot.resource_tiles", good, GOOD) for good in wishes])
            if sorted(self.wishes[-1]) != list(range(GOODS)):
                raise ValueError("bot.resource_tiles: each tile names all four goods")
        self.bonus_scribes = [0, *[bonus["scribe"] for bonus in data["bonuses"]]]
        self.bonus_points = [0, *[bonus["points"] for bonus in data["bonuses"]]]
        points = data["points"]
        self.no_place = number("bot.points.no_place", points["no_place"], 0, 20)
        self.line = number("bot.points.line", points["line"], 0, 20)
        self.edge = number("bot.points.edge", points["edge"], 0, 20)
        self.first = number("bot.points.first", points["first"], 0, 20)
        self.decree = number("bot.points.decree", points["decree"], 0, 20)
        self.decree_option = number("bot.points.decree_option", points["decree_option"], 0, 20)
        self.blessing = number("bot.points.blessing", points["blessing"], 0, 20)
        self.technology = number("bot.points.technology", points["technology"], 0, 20)
        self.scribes_per_point = number("bot.scribes_per_point", data["scribes_per_point"], 1, 9)
        self.up = numbers("bot.pyramid.up", data["pyramid"]["up"], BOT_TILES, -1, 9)
        self.right = numbers("bot.pyramid.right", data["pyramid"]["right"], BOT_TILES, -1, 9)
