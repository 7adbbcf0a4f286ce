"""A slow, naive model of Ankh's rules over names and sets, to compare with the engine."""

from __future__ import annotations

from typing import Any, Final

from ennead.games.ankh.knowledge.view import AnkhView, GodView, PieceView

ROWS: Final = "ABCDEFGHIJKL"
MONUMENTS: Final = ("obelisk", "pyramid", "temple")


def around(name: str) -> set[str]:
    """The six names around a space; odd rows are shifted half a space to the east."""
    row, column = ROWS.index(name[0]), int(name[1:])
    left = column if row % 2 else column - 1
    found = {f"{name[0]}{column - 1}", f"{name[0]}{column + 1}"}
    for other in (row - 1, row + 1):
        if 0 <= other < len(ROWS):
            found |= {f"{ROWS[other]}{left}", f"{ROWS[other]}{left + 1}"}
    return found


class Naive:
    """One position, built from what everybody sees."""

    def __init__(self, view: AnkhView) -> None:
        self.view = view
        self.hexes = view["map"]["hexes"]
        self.pieces = view["pieces"]
        self.gates = set(view["gates"])
        barred = [*view["map"]["rivers"], *view["camels"]]
        self.barred = {frozenset(side.split("-")) for side in barred}
        self.laid = {frozenset(side.split("-")) for side in view["laid"]}
        self.land = {name for name, space in self.hexes.items() if space["terrain"] != "water"}
        self.regions = self._regions()

    # The board.

    def near(self, name: str) -> set[str]:
        """Adjacent spaces: rivers and camels separate land; nothing separates water from land."""
        wet = name not in self.land
        return {
            other
            for other in around(name) & set(self.hexes)
            if wet or other not in self.land or frozenset((name, other)) not in self.barred
        }

    def touched(self, name: str) -> set[str]:
        """Adjacent spaces, also without those behind camels that are just being laid."""
        return {other for other in self.near(name) if frozenset((name, other)) not in self.laid}

    def _regions(self) -> list[set[str]]:
        found: list[set[str]] = []
        left = set(self.land)
        while left:
            region = {min(left)}
            edge = set(region)
            while edge:
                edge = {n for name in edge for n in self.near(name) & self.land} - region
                region |= edge
            found.append(region)
            left -= region
        return found

    def waters(self, region: set[str]) -> set[str]:
        return {w for w in set(self.hexes) - self.land if around(w) & region}

    def within(self, name: str, steps: int) -> set[str]:
        """Spaces within a distance, whatever lies between."""
        found = {name}
        for _ in range(steps):
            found |= {other for space in found for other in around(space) & set(self.hexes)}
        return found - {name}

    # Pieces.

    def god(self, leader: int) -> GodView:
        return next(view for view in self.view["gods"] if view["seats"][0] == leader)

    def of(self, leader: int, *kinds: str) -> set[str]:
        """The spaces of a god's pieces of these kinds; without a kind, all its figures."""
        return {
            name
            for name, piece in self.pieces.items()
            if piece["god"] == leader
            and (piece["kind"] in kinds if kinds else piece["kind"] not in MONUMENTS)
        }

    def enemies(self, leader: int) -> set[str]:
        return {n for n, p in self.pieces.items() if is_figure(p) and p["god"] != leader}

    def is_open(self, leader: int, name: str) -> bool:
        """May a figure of this god stop there?"""
        free = name in self.land and name not in self.pieces
        return free and (name not in self.gates or "osiris" in self.god(leader)["gods"])

    # What can be done.

    def ends(self, leader: int, name: str) -> set[str]:
        """Where a figure's move may end."""
        kind = self.pieces[name]["kind"]
        reach = self.within(name, 3)
        found = {space for space in reach if self.is_open(leader, space)}
        if kind == "giant-scorpion":
            found.add(name)
        if kind == "satet":
            for space in reach & self.enemies(leader) & self.land:
                gate = space in self.gates and "osiris" not in self.god(leader)["gods"]
                if not gate and self.shoves(space, name):
                    found.add(space)
        return found

    def shoves(self, space: str, start: str) -> set[str]:
        owner = self.pieces[space]["god"]
        assert owner is not None
        free = {start} if start in self.land and self._gate_is_open(owner, start) else set()
        return around(space) & ({s for s in self.land if self.is_open(owner, s)} | free)

    def _gate_is_open(self, owner: int, name: str) -> bool:
        return name not in self.gates or "osiris" in self.god(owner)["gods"]

    def places(self, leader: int, kind: str, allowances: list[str]) -> set[str]:
        """Where a figure may be summoned with one of these allowances."""
        found: set[str] = set()
        water = {w for w in set(self.hexes) - self.land if w not in self.pieces}
        for allowance in allowances:
            if allowance == "ordinary":
                beside = self.of(leader) | self.of(leader, *MONUMENTS)
                found |= {n for name in beside for n in self.near(name) if self.is_open(leader, n)}
                found |= water if kind == "apep" else set()
            elif allowance == "underworld":
                found |= {gate for gate in self.gates if gate not in self.pieces}
            else:
                found |= {n for n in self.near(allowance) if self.is_open(leader, n)}
                found |= water & self.near(allowance) if kind == "apep" else set()
        return found

    def income(self, leader: int) -> int:
        mine = self.of(leader)
        paying = [
            name
            for name, piece in self.pieces.items()
            if not is_figure(piece) and piece["god"] in (None, leader) and self.touched(name) & mine
        ]
        return len(paying) + ("revered" in self.god(leader)["powers"])

    def controllable(self, leader: int) -> set[str]:
        standing = {n: p for n, p in self.pieces.items() if not is_figure(p)}
        neutral = {n for n, p in standing.items() if p["god"] is None}
        wanted = neutral or {n for n, p in standing.items() if p["god"] != leader}
        return {name for name in wanted if self.near(name) & self.of(leader)}

    def obelisk_ends(self, leader: int, region: set[str]) -> set[str]:
        obelisks = self.of(leader, "obelisk") & region
        return {n for o in obelisks for n in self.near(o) if self.is_open(leader, n)}

    # Strength and majorities.

    def present(self, region: set[str]) -> set[int]:
        where = region | self.waters(region)
        return {p["god"] for n, p in self.pieces.items() if n in where and is_figure(p)}  # type: ignore[misc]

    def strength(self, leader: int, region: set[str]) -> int:
        """Strength without cards."""
        god = self.god(leader)
        here = self.of(leader) & (region | self.waters(region))
        total = sum(self._figure(god, leader, name) for name in here)
        if "temple-attuned" in god["powers"]:
            temples = self.of(leader, "temple") & region
            total += 2 * sum(1 for temple in temples if self.near(temple) & here)
        return total

    def _figure(self, god: GodView, leader: int, name: str) -> int:
        sphinxes = {n for n in self.enemies(leader) if self.pieces[n]["kind"] == "androsphinx"}
        if self.near(name) & sphinxes:
            return 0
        if self.pieces[name]["kind"] != "god":
            return 1
        most = max(len(self.of(leader, kind)) for kind in MONUMENTS)
        base = 3 if "resplendent" in god["powers"] and most >= 3 else 1
        return base + (len(self.view["slots"]) if "anubis" in god["gods"] else 0)

    def majorities(self, leader: int, region: set[str]) -> set[str]:
        found = set()
        for kind in MONUMENTS:
            held = {g["seats"][0]: len(self.of(g["seats"][0], kind) & region) for g in self.gods()}
            mine = held.pop(leader)
            if mine > max(held.values(), default=0):
                found.add(kind)
        return found

    def gods(self) -> list[GodView]:
        return [god for god in self.view["gods"] if god["in_play"]]


def is_figure(piece: PieceView) -> bool:
    return piece["kind"] not in MONUMENTS


def hexes_of(options: list[Any], verb: str) -> set[str]:
    texts = [str(action).split() for action in options]
    return {text[1] for text in texts if text[0] == verb}
