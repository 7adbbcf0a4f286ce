"""Card data: decrees, blessings, technologies and starting cards."""

from __future__ import annotations

from typing import Any, Final

from ennead.core.domain import Domain
from ennead.games.tekhenu.data.readers import (
    GAIN,
    read_counts,
    read_name,
    read_number,
    read_rows,
)
from ennead.games.tekhenu.vocabulary.names import (
    BLESSING,
    CARD,
    DECK,
    DECREE,
    GOD,
    GOOD,
    KIND,
    KINDS,
    STARTING,
    SYMBOL,
    TECHNOLOGY,
    TOKEN,
    TOKEN_NAMES,
)

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
"""Things that decrees count."""
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
PAID_TRIANGLES: Final = 1
SCORES_AGAIN: Final = 2
EDICT: Final = 6

BLESSING_EFFECT: Final = Domain.named(
    "effect",
    ["gain", "raise", "face", "dye", "free", "neighbour", "opposite", "again", "anubis"],
)
START_EFFECT: Final = Domain.named("effect", ["osiris", "any", "draw", "gain"])
START_OSIRIS: Final = 0
START_ANY: Final = 1
START_DRAW: Final = 2

_MOST: Final = 99


class CardRules:
    """Lists indexed by card number from 0."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._read_decrees(data["decrees"])
        self._read_blessings(data["blessings"])
        self._read_technologies(data["technologies"])
        self._read_starting(data["starting"]["cards"])

    def masks(self, names: list[str]) -> list[int]:
        """Masks of the named cards, one for each kind."""
        masks = [0] * KINDS
        for name in names:
            card = read_name("cards", name, CARD)
            masks[card // DECK] |= 1 << card % DECK
        return masks

    def _read_decrees(self, data: dict[str, Any]) -> None:
        self.symbol: list[int] = []
        self.order: list[int] = []
        self.decree_effect: list[int] = []
        self.decree_points: list[list[int]] = []
        """Indexed by card, then by thing counted."""
        self.decree_most: list[int] = []
        self.decree_price: list[int] = []
        self.decree_places: list[list[int]] = []
        self.decree_share: list[int] = []
        for card, name in zip(read_rows("decrees", data, DECREE), DECREE.names, strict=True):
            where = f"decrees.{name}"
            self.symbol.append(read_name(f"{where}.symbol", card["symbol"], SYMBOL))
            self.order.append(read_number(f"{where}.order", card["order"], 0, 9))
            self.decree_effect.append(read_name(where, card["effect"], DECREE_EFFECT))
            self.decree_points.append(read_counts(where, card.get("points", {}), THING))
            self.decree_most.append(read_number(f"{where}.most", card.get("most", _MOST), 1, _MOST))
            price = card.get("gold", card.get("resources", 0))
            self.decree_price.append(read_number(where, price, 0, 6))
            self.decree_places.append(list(card.get("by_place", [])))
            self.decree_share.append(read_number(f"{where}.share", card.get("share", 1), 1, 9))
        if self.decree_effect.count(EDICT) != 1:
            raise ValueError("decrees: exactly one is an edict")
        self.edict = self.decree_effect.index(EDICT)

    def _read_blessings(self, data: dict[str, Any]) -> None:
        self.blessing_effect: list[int] = []
        self.blessing_token: list[int] = []
        self.blessing_amount: list[int] = []
        self.blessing_gods: list[int] = []
        """The gods whose action it makes free, a bit each."""
        for card, name in zip(read_rows("blessings", data, BLESSING), BLESSING.names, strict=True):
            where = f"blessings.{name}"
            self.blessing_effect.append(read_name(where, card["effect"], BLESSING_EFFECT))
            self.blessing_token.append(read_name(where, card.get("token", "papyrus"), TOKEN))
            self.blessing_amount.append(read_number(f"{where}.amount", card.get("amount", 0), 0, 9))
            gods = [read_name(where, god, GOD) for god in card.get("gods", [])]
            self.blessing_gods.append(sum(1 << god for god in gods))
        self.free_for: list[int] = []
        """Indexed by god: the blessings that make its action free, a bit each."""
        for god in range(len(GOD)):
            free = [card for card in range(DECK) if self.blessing_gods[card] >> god & 1]
            self.free_for.append(sum(1 << card for card in free))

    def _read_technologies(self, data: dict[str, Any]) -> None:
        self.technology_points: list[int] = []
        self.technology_amount: list[int] = []
        """Tokens, steps, scribes to pay or die value, whichever the card has."""
        self.technology_goods: list[int] = []
        self.technology_ankh: list[int] = []
        cards = read_rows("technologies", data, TECHNOLOGY)
        for card, name in zip(cards, TECHNOLOGY.names, strict=True):
            where = f"technologies.{name}"
            self.technology_points.append(
                read_number(f"{where}.points", card.get("points", 0), 0, 9)
            )
            amount = 0
            for word in ("steps", "value", "scribes", *TOKEN_NAMES):
                if word in card:
                    amount = read_number(f"{where}.{word}", card[word], 1, 6)
            self.technology_amount.append(amount)
            self.technology_goods.append(read_number(f"{where}.goods", card.get("goods", 0), 0, 6))
            self.technology_ankh.append(read_number(f"{where}.ankh", card.get("ankh", 0), 0, 9))

    def _read_starting(self, data: dict[str, Any]) -> None:
        self.initiative: list[int] = []
        self.start_effect: list[int] = []
        self.start_amount: list[int] = []
        """The value of an Osiris action, or a number of goods."""
        self.start_goods: list[int] = []
        """The columns or goods allowed, a bit each."""
        self.start_deck: list[int] = []
        self.start_gain: list[list[int]] = []
        for card, name in zip(
            read_rows("starting.cards", data, STARTING), STARTING.names, strict=True
        ):
            where = f"starting.cards.{name}"
            self.initiative.append(read_number(f"{where}.initiative", card["initiative"], 0, _MOST))
            self.start_effect.append(read_name(where, card["effect"], START_EFFECT))
            least = 1 if "value" in card else 0
            word = "value" if "value" in card else "amount"
            self.start_amount.append(read_number(f"{where}.{word}", card.get(word, 0), least, 6))
            goods = card.get("columns", card.get("of", []))
            self.start_goods.append(sum(1 << read_name(where, good, GOOD) for good in goods))
            self.start_deck.append(read_name(where, card.get("deck", "blessing"), KIND))
            self.start_gain.append(read_counts(f"{where}.gain", card.get("gain", {}), GAIN))
