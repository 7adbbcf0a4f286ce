"""Checks that hold in any position: pieces, tokens, supplies, regions, gods, the end."""

from __future__ import annotations

from ennead.games.ankh.position.agenda import check_agenda, text
from ennead.games.ankh.position.check_progress import check_progress, check_setup
from ennead.games.ankh.position.fields import require
from ennead.games.ankh.rules.merging import DismissGuardian
from ennead.games.ankh.rules.setup import PlaceScenario
from ennead.games.ankh.rules.state import NOBODY, Ankh
from ennead.games.ankh.vocabulary import names
from ennead.games.ankh.vocabulary.grid import HEX_NAMES
from ennead.games.ankh.vocabulary.names import NEUTRAL, SIZE


def check(g: Ankh) -> None:
    _check_pieces(g)
    _check_tokens(g)
    _check_supplies(g)
    _check_regions(g)
    for god in range(g.config.players):
        _check_god(g, god)
    _check_end(g)
    for step in g.agenda:
        seat: int = getattr(step, "seat", getattr(step, "god", g.ranks[0]))
        require(seat < g.config.players, f"agenda: there is no seat {seat}")
        require(g.lead[seat] in g.ranks, f"agenda: the god of seat {seat} is out: {text(step)}")
    if g.agenda:
        if isinstance(g.agenda[0], PlaceScenario):
            check_setup(g)
        else:
            check_progress(g)
        check_agenda(g)


def _check_pieces(g: Ankh) -> None:
    for space in g.map.spaces:
        if g.piece[space]:
            where, owner = f"pieces.{HEX_NAMES[space]}", g.owner_at(space)
            in_play = owner == NEUTRAL or owner in g.ranks
            require(in_play, f"{where}: seat {owner} leads no god in play")
            dry = g.map.is_land[space] or g.kind_at(space) == names.APEP
            require(dry, f"{where}: only Apep can be on water")
    for code in g.dead:
        mortal = code & names.KIND_BITS >= names.WARRIOR
        require(mortal, "battle.dead: only Warriors and Guardians die")


def _check_tokens(g: Ankh) -> None:
    for space in g.suns:
        radiant = g.is_figure(space) and g.has_ability(g.owner_at(space), names.RA)
        require(radiant, f"suns: no figure of Ra stands on {HEX_NAMES[space]}")
    osiris = g.god_with_ability(names.OSIRIS)
    for space in g.gates:
        own = osiris != NOBODY and (not g.piece[space] or g.owner_at(space) == osiris)
        require(own, f"gates: only figures of Osiris can stand on {HEX_NAMES[space]}")
    for space in (*g.gates, *g.cities):
        free = g.map.is_land[space] and space not in g.monuments
        require(free, f"gates and cities: none can be on {HEX_NAMES[space]}")
    anubis = g.god_with_ability(names.ANUBIS)
    for owner in g.slots:
        trapped = anubis not in (NOBODY, owner) and owner in g.ranks
        require(trapped, f"slots: Anubis cannot have trapped a Warrior of seat {owner}")


def _check_supplies(g: Ankh) -> None:
    pieces = g.rules.pieces
    for name, used, most in (
        ("suns", g.suns, pieces.suns),
        ("gates", g.gates, pieces.gates),
        ("cities", g.cities, pieces.cities),
        ("slots", g.slots, pieces.slots),
        ("camels", g.camels, pieces.camels),
    ):
        require(len(used) <= most, f"{name}: there are only {most}")
    for kind in range(1, len(g.supply)):
        require(g.supply[kind] >= 0, f"pieces: too many of {names.MONUMENT.name(kind)}")
    for left, kind in zip(g.on_card, g.kinds, strict=True):
        require(left >= 0, f"guardians: too many of {names.GUARDIAN.name(kind)}")


def _check_regions(g: Ankh) -> None:
    distinct = len(set(g.tokens)) == len(g.tokens)
    require(distinct, "tokens: two regions have the same token")


def _check_god(g: Ankh, god: int) -> None:
    """A forgotten god, or one merged into another, has nothing."""
    held = [power for power in range(names.POWERS) if g.has_power(god, power)]
    levels = sorted(g.rules.levels[power] for power in held)
    due = g.rules.unlock_level[: len(held)]
    require(levels == due, f"heads[{god}].powers must have the levels {due}, not {levels}")
    enough = g.warriors[god] >= 0 and g.ankhs[god] >= 0
    require(enough, f"pieces: seat {god} has too many Warriors or Monuments")
    for size, bases in enumerate(g.rules.pieces.bases):
        merging = any(isinstance(step, DismissGuardian) for step in g.agenda)
        based = g.guardians_of(god, size) <= bases or merging
        require(based, f"seat {god} has more {SIZE.names[size]} Guardians than bases")
    if god in g.ranks:
        count = len([s for s in g.figures[god] if g.kind_at(s) == names.GOD_FIGURE])
        require(count == 1 or not g.turns, f"pieces: seat {god} has {count} God figures, not 1")
        ready = (g.hands[god] | g.played[god]) >> names.CYCLE & 1
        require(ready or g.over, f"heads[{god}].hand: cycle-of-maat never stays used")
    else:
        pool = g.guardians[god * names.GUARDIANS : (god + 1) * names.GUARDIANS]
        bare = not (g.followers[god] or g.powers[god] or g.hands[god] or any(pool))
        require(bare, f"heads[{god}]: seat {god} leads no god in play and has nothing")
        absent = god != g.tiebreaker and god not in g.fighters
        require(absent, f"tiebreaker or battle.fighters: seat {god} leads no god in play")


def _check_end(g: Ankh) -> None:
    """The game is over if and only if somebody has won or every god is forgotten."""
    if g.over:
        require(not g.agenda, "agenda must be empty once the game is over")
        decided = g.victor in g.ranks if g.ranks else g.victor == NOBODY
        require(decided, "victor must be a god in play, and nobody if none is")
        return
    require(g.victor == NOBODY, "victor: the game is not over")
    require(g.agenda, "agenda is empty, but the game is not over")
    require(len(g.ranks) >= 2, "ranks: with fewer than two gods the game would be over")
    won = max(g.devotion[god] for god in g.ranks) == g.rules.top
    require(not won, f"heads.devotion: {g.rules.top} would have ended the game")
