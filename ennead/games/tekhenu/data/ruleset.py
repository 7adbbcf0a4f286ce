"""The rules object of Tekhenu: board, tracks, tiles and cards from data/<version>/*.json."""

from __future__ import annotations

from typing import Any, Final

from ennead.core.domain import Domain
from ennead.core.own_figures import DataError
from ennead.core.rules import Rules
from ennead.games.tekhenu.data.bot_data import BotRules
from ennead.games.tekhenu.data.card_data import CardRules
from ennead.games.tekhenu.data.readers import (
    GAIN,
    REWARD,
    read_bonus,
    read_by_players,
    read_colours,
    read_counts,
    read_field,
    read_fields,
    read_list,
    read_name,
    read_number,
    read_numbers,
    read_rows,
    require_rising,
)
from ennead.games.tekhenu.vocabulary.names import (
    CELLS,
    COLOUR,
    COLUMN_STATUE,
    DARK,
    DESTINY,
    FACES,
    GOD,
    GODS,
    GOOD,
    GOODS,
    KIND,
    KINDS,
    LIGHT,
    MOST_PAID,
    MOST_SEATS,
    NO_LIGHT,
    PURITY_NAMES,
    RA_SLOT,
    RA_SLOTS,
    ROW_STATUE,
    ROWS,
    SECTIONS,
    SHADED,
    SIDE,
    SLOTS,
    SPACE,
    SPACES,
    SUNNY,
    TILE,
    TILES,
)

ABILITY_NAMES: Final = [
    "none",
    "population",
    "happiness",
    "scribe",
    "gold",
    "points",
    "edges",
    "lines",
    "thoth",
    "horus",
    "osiris",
    "decree",
    "cell",
]
ABILITY: Final = Domain.named("ability", ABILITY_NAMES)
NO_ABILITY: Final = 0

_PURITY: Final = Domain.named("purity", PURITY_NAMES)
STONE: Final = Domain.named("stone", ["limestone", "granite"])
MOST_BREAD: Final = 5
"""The most bread that can be due at a scoring, as the action `feed` allows."""
_ROUNDS: Final = 16


class TekhenuRules(Rules):
    """Sets of cells, spaces and works are bit masks. Lists by player count start at 0."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.cards = CardRules(data)
        self.bot = BotRules(data["bot"])
        self._read_wheel(data["wheel"], data["bag"])
        self._read_temple(data["temple"])
        self._read_tiles(data["tiles"])
        self._read_tracks(data["tracks"])
        self._read_market(data["market"])
        self._read_start(data["starting"], data["destiny"])
        self._read_horus(data["horus"])
        self._read_osiris(data["osiris"])

    def _read_wheel(self, wheel: dict[str, Any], bag: dict[str, Any]) -> None:
        self.purity: list[int] = []
        """Indexed by colour * 3 + light."""
        for colour in read_rows("wheel.purity", wheel["purity"], COLOUR):
            for name in colour:
                self.purity.append(read_name("wheel.purity", name, _PURITY))
        if len(self.purity) != len(COLOUR) * NO_LIGHT:
            raise ValueError("wheel.purity: each colour is pure, tainted or forbidden three times")
        self.light = [
            read_name("wheel.light_from_arrow", x, LIGHT) for x in wheel["light_from_arrow"]
        ]
        if sorted(self.light) != [SUNNY, SUNNY, SHADED, SHADED, DARK, DARK]:
            raise ValueError("wheel.light_from_arrow: two sectors each are sunny, shaded and dark")
        self.markers = read_numbers(
            "wheel.markers_from_arrow", wheel["markers_from_arrow"], 2, 1, 5
        )
        self.dice_per_sector = read_number("wheel.dice_per_sector", wheel["dice_per_sector"], 1, 4)
        self.rounds = read_number("wheel.rounds", wheel["rounds"], _ROUNDS, _ROUNDS)
        dice = read_counts("bag.dice", bag["dice"], COLOUR)
        self.bag: list[list[int]] = [[]]
        self.refill = [0]
        for players in range(1, MOST_SEATS + 1):
            gone = read_counts(
                "bag.removed", read_by_players("bag.removed", bag["removed"], players), COLOUR
            )
            left = [count - fewer for count, fewer in zip(dice, gone, strict=True)]
            refill = read_number(
                "bag.refill", read_by_players("bag.refill", bag["refill"], players), 1, 6
            )
            drafts = 2 * max(players, 2)
            if min(left) < 0 or sum(left) != GODS * self.dice_per_sector + drafts:
                raise ValueError(f"bag: {left} dice do not last for {players} players")
            self.bag.append(left)
            self.refill.append(refill)

    def _read_temple(self, temple: dict[str, Any]) -> None:
        self.cell_gain: list[list[int]] = []
        for i, row in enumerate(read_list("temple.cells", temple["cells"], SIDE)):
            for j, cell in enumerate(read_list(f"temple.cells[{i}]", row, SIDE)):
                self.cell_gain.append(read_counts(f"temple.cells[{i}][{j}]", cell, REWARD, 9))
        border = read_fields("temple.border", temple["border"], list("nesw"))
        self.border = [
            read_colours(f"temple.border.{side}", colours, SIDE)
            for side, colours in zip("nesw", border, strict=True)
        ]
        self.space_bread = [0] * SPACES
        self.space_players = [MOST_SEATS + 1] * SPACES
        for name, space in temple["spaces"].items():
            at = read_name("temple.spaces", name, SPACE)
            if at in (COLUMN_STATUE, ROW_STATUE):
                raise ValueError(f"temple.spaces: {name} is for a statue")
            where = f"temple.spaces.{name}"
            bread, players = read_fields(where, space, ["bread", "players"])
            self.space_bread[at] = read_number(f"{where}.bread", bread, 0, 6)
            self.space_players[at] = read_number(f"{where}.players", players, 1, MOST_SEATS)
        self.open_spaces = [
            sum(1 << s for s in range(SPACES) if self.space_players[s] <= players)
            for players in range(MOST_SEATS + 1)
        ]
        self.space_cells = [_line(space) for space in range(SPACES)]
        self.cell_spaces = [
            sum(1 << space for space in range(SPACES) if self.space_cells[space] >> cell & 1)
            for cell in range(CELLS)
        ]
        points = temple["points"]
        self.line_points = read_number("temple.points.line", points["line"], 0, 9)
        self.edge_points = read_number("temple.points.edge", points["edge"], 0, 9)
        self.corner_points = read_number(
            "temple.points.edge_in_corner", points["edge_in_corner"], 0, 9
        )
        self.slot_points = read_numbers("temple.points.slots", points["slots"], RA_SLOTS, 0, 9)
        self.hathor_points = read_number(
            "temple.points.pillar_in_line", points["pillar_in_line"], 0, 9
        )
        slots = temple["slot_by_die"]
        self.slot_by_die = [0, *[read_name("temple.slot_by_die", slot, RA_SLOT) for slot in slots]]
        if len(self.slot_by_die) != FACES + 1:
            raise ValueError("temple.slot_by_die must name a slot for each of the six values")

    def _read_tiles(self, tiles: dict[str, Any]) -> None:
        self.tile_light: list[int] = []
        self.tile_edges: list[str] = []
        self.tile_limestone: list[int] = []
        self.tile_granite: list[int] = []
        self.tile_ability: list[int] = []
        self.tile_amount: list[int] = []
        self.tile_turns: list[int] = []
        """How many quarter turns look different."""
        for tile, name in zip(read_rows("tiles", tiles, TILE), TILE.names, strict=True):
            edges = read_colours(f"tiles.{name}.edges", tile["edges"], 4)
            limestone, granite = read_counts(f"tiles.{name}.cost", tile["cost"], STONE, MOST_PAID)
            read_number(f"tiles.{name}.cost", limestone + granite, 0, MOST_PAID)
            light = read_name(f"tiles.{name}.light", tile["light"], LIGHT)
            ability = read_name(f"tiles.{name}.ability", tile.get("ability", "none"), ABILITY)
            if (ability == NO_ABILITY) != (light == NO_LIGHT):
                raise ValueError(f"tiles.{name}: a light and an ability go together")
            self.tile_light.append(light)
            self.tile_edges.append(edges)
            self.tile_limestone.append(limestone)
            self.tile_granite.append(granite)
            self.tile_ability.append(ability)
            least = 0 if ability == NO_ABILITY else 1
            self.tile_amount.append(
                read_number(f"tiles.{name}.amount", tile.get("amount", 0), least, 6)
            )
            self.tile_turns.append(
                1 if len(set(edges)) == 1 else 2 if edges[:2] == edges[2:] else 4
            )
        if len(self.tile_edges) != TILES:
            raise ValueError(f"tiles must have {TILES} entries")

    def _read_tracks(self, tracks: dict[str, Any]) -> None:
        self.end = read_number("tracks.end", tracks["end"], 1, 60)
        self.symbols = read_numbers("tracks.symbols", tracks["symbols"], 5, 1, self.end)
        self.symbol_points = read_number(
            "tracks.points_per_symbol", tracks["points_per_symbol"], 0, 9
        )
        names = ["gold", "scribe", "action"]
        milestones = [
            read_number(f"tracks.milestones.{name}", at, 1, self.end)
            for name, at in zip(
                names, read_fields("tracks.milestones", tracks["milestones"], names), strict=True
            )
        ]
        require_rising("tracks.milestones", milestones)
        self.gold_milestone, self.scribe_milestone, self.action_milestone = milestones
        self.access = read_numbers("tracks.access", tracks["access"], SECTIONS, 0, self.end)
        opens = tracks["sections_open"]
        self.opens = read_numbers("tracks.sections_open", opens, SECTIONS, 0, self.end)
        self.lowest = read_number("tracks.production.lowest", tracks["production"]["lowest"], 0, 6)
        self.highest = read_number(
            "tracks.production.highest", tracks["production"]["highest"], 1, 9
        )
        self.row_bread = [0]
        self.row_points = [0]
        for i, icon in enumerate(read_list("tracks.building_row", tracks["building_row"], 10)):
            where = f"tracks.building_row[{i}]"
            bread, points = read_fields(where, icon, ["bread", "points"])
            due = self.row_bread[-1] + read_number(f"{where}.bread", bread, 0, MOST_BREAD)
            if due > MOST_BREAD:
                raise DataError(
                    "bread",
                    "tracks.building_row",
                    f"must not have more than {MOST_BREAD} bread in all, not {due}",
                    {"found": due, "most": MOST_BREAD},
                )
            self.row_bread.append(due)
            self.row_points.append(
                self.row_points[-1] + read_number(f"{where}.points", points, 0, 20)
            )
        self.statue_points = [0, *read_numbers("tracks.statues", tracks["statues"], 6, 0, 99)]
        losses = tracks["losses"]
        self.loss_from = read_numbers("tracks.losses.from", losses["from"], 3, 1, 99)
        self.loss_points = read_numbers("tracks.losses.points", losses["points"], 3, 0, 99)
        require_rising("tracks.losses.from", self.loss_from)
        scoring = tracks["scoring"]
        self.district_points = read_number("tracks.scoring.district", scoring["district"], 0, 20)
        self.piece_points = read_number(
            "tracks.scoring.temple_piece", scoring["temple_piece"], 0, 20
        )
        self.pair_points = read_number("tracks.scoring.pillar_pair", scoring["pillar_pair"], 0, 20)
        self.top_points = read_number("tracks.scoring.production", scoring["production"], 0, 20)
        self.bread_loss = read_number("tracks.scoring.unpaid_bread", scoring["unpaid_bread"], 0, 20)
        self.most_decrees = read_number("tracks.scoring.decrees", scoring["decrees"], 0, 24)
        self.order_points: list[list[int]] = [[]]
        for players in range(1, MOST_SEATS + 1):
            self.order_points.append(
                read_by_players("tracks.scoring.order", scoring["order"], players)
            )
        self.bastet_papyrus = read_number(
            "tracks.bastet.papyrus", tracks["bastet"]["papyrus"], 0, 6
        )
        scribes = tracks["bastet"]["scribes"]
        self.bastet_scribes = [0, *read_numbers("tracks.bastet.scribes", scribes, FACES, 0, 6)]

    def _read_market(self, market: dict[str, Any]) -> None:
        self.sections = [read_counts("market.sections", x, KIND, 4) for x in market["sections"]]
        if len(self.sections) != SECTIONS:
            raise ValueError(f"market.sections must have {SECTIONS} entries")
        self.cell_kinds = [
            [kind for kind in range(KINDS) for _ in range(section[kind])]
            for section in self.sections
        ]
        """The kind of card that each cell of a section holds, from the left (A82)."""
        cards = read_numbers("market.cards_by_die", market["cards_by_die"], FACES, 1, 4)
        papyrus = read_numbers("market.papyrus_by_die", market["papyrus_by_die"], FACES, 0, 6)
        self.thoth_cards = [0, *cards]
        self.thoth_papyrus = [0, *papyrus]
        self.refresh_papyrus = read_number("market.refresh", market["refresh"], 0, 6)
        self.removed: list[list[int]] = [[0] * KINDS]
        """Masks of the cards removed, by player count and kind."""
        for players in range(1, MOST_SEATS + 1):
            self.removed.append(
                self.cards.masks(read_by_players("market", market["removed"], players))
            )

    def _read_start(self, starting: dict[str, Any], destiny: dict[str, Any]) -> None:
        player = starting["player"]
        self.start_points = read_number("starting.player.points", player["points"], 0, 99)
        self.start_happiness = read_number(
            "starting.player.happiness", player["happiness"], 0, self.end
        )
        self.start_population = read_number(
            "starting.player.population", player["population"], self.start_happiness, self.end
        )
        self.start_tokens = read_counts("starting.player.tokens", player["tokens"], GAIN)
        self.buildings = read_number("starting.player.buildings", player["buildings"], 1, 10)
        self.statues = read_number("starting.player.statues", player["statues"], 1, 6)
        self.pillars = read_number("starting.player.pillars", player["pillars"], 1, 8)
        if len(self.row_bread) != self.buildings + 1 or len(self.statue_points) != self.statues + 1:
            raise ValueError("tracks: the building row and the statue row need an entry per piece")
        self.shown = [0]
        for players in range(1, MOST_SEATS + 1):
            shown = read_by_players("starting.shown", starting["shown"], players)
            self.shown.append(read_number("starting.shown", shown, 2 * players, 12))
        self.anubis_scribes = read_number("starting.anubis", starting["anubis"], 0, 6)
        self.scribe_step = read_number("starting.scribe_step", starting["scribe_step"], 1, 5)
        self.ankh: list[int] = []
        self.destiny_gain: list[list[int]] = []
        self.destiny_raise: list[int] = []
        for card, name in zip(read_rows("destiny", destiny, DESTINY), DESTINY.names, strict=True):
            self.ankh.append(read_number(f"destiny.{name}.ankh", card["ankh"], 0, 9))
            self.destiny_gain.append(
                read_counts(f"destiny.{name}.gain", card.get("gain", {}), GAIN)
            )
            self.destiny_raise.append(
                read_number(f"destiny.{name}.raise", card.get("raise", 0), 0, 9)
            )
            if self.ankh.index(self.ankh[-1]) < len(self.ankh) - 1:
                raise DataError(
                    "ankh",
                    f"destiny.{name}.ankh",
                    f"must differ from the other cards' ankh values, not {self.ankh[-1]}",
                    {"found": self.ankh[-1]},
                )

    def _read_horus(self, horus: dict[str, Any]) -> None:
        self.statue_cost = read_numbers("horus.cost", horus["cost"], self.statues, 0, 6)
        spaces = horus["spaces_per_god"]
        self.god_spaces = [0]
        for players in range(1, MOST_SEATS + 1):
            self.god_spaces.append(
                read_number("horus.spaces_per_god", read_by_players("horus", spaces, players), 1, 4)
            )
        counts = range(MOST_SEATS + 1)
        self.pays_when_built = [players in horus["pays_when_built"] for players in counts]
        self.pays_own_action = [players in horus["pays_own_action"] for players in counts]
        self.bonuses: list[list[list[int]]] = [[]]
        """Indexed by slot from 1: the alternatives, one of which the owner gains."""
        slots = [str(slot) for slot in range(1, SLOTS + 1)]
        for slot, bonus in zip(
            slots, read_fields("horus.bonuses", horus["bonuses"], slots), strict=True
        ):
            self.bonuses.append(read_bonus(f"horus.bonuses.{slot}", bonus))
        self.people_points = read_number(
            "horus.people.temple_pillar", horus["people"]["temple_pillar"], 0, 9
        )
        self.people_gold = read_number("horus.people.gold", horus["people"]["gold"], 0, 9)
        self.printed = [read_name("horus.printed", god, GOD) for god in horus["printed"]]
        if sorted(self.printed) != list(range(GODS)):
            raise ValueError("horus.printed must name each god once")

    def _read_osiris(self, osiris: dict[str, Any]) -> None:
        self.osiris_happiness = read_number("osiris.happiness", osiris["happiness"], 0, 9)
        if len(osiris["rows"]) != ROWS:
            raise ValueError(f"osiris.rows must have {ROWS} entries")
        columns = [[row[name] for row in osiris["rows"]] for name in ("own", "any", "gain", "gold")]
        self.work_own = [0, *read_numbers("osiris.rows.own", columns[0], ROWS, 0, 4)]
        self.work_any = [0, *read_numbers("osiris.rows.any", columns[1], ROWS, 0, 1)]
        self.work_gain = [0, *read_numbers("osiris.rows.gain", columns[2], ROWS, 0, 4)]
        self.work_gold = [0, *read_numbers("osiris.rows.gold", columns[3], ROWS, 0, 4)]
        self.work_second: list[list[int]] = [[]]
        """Indexed by row from 1 and column: the second good raised, -1 for none."""
        for i, row in enumerate(osiris["rows"]):
            seconds = [-1] * GOODS
            if row["second"]:
                where = f"osiris.second.{i + 1}"
                goods = read_field("osiris.second", osiris["second"], str(i + 1))
                for column, good in enumerate(read_rows(where, goods, GOOD)):
                    seconds[column] = read_name(f"{where}.{GOOD.names[column]}", good, GOOD)
            self.work_second.append(seconds)
        self.gold_row = read_number("osiris.gold_row", osiris["gold_row"], 1, ROWS)


def _line(space: int) -> int:
    """The five cells in line with a space beside the temple, as a mask."""
    at = space % SIDE
    row = space // SIDE in (0, 3)
    return sum(1 << (at * SIDE + i if row else i * SIDE + at) for i in range(SIDE))
