"""The obelisk wheel: rotation, drawing and rolling dice (2)."""

from __future__ import annotations

from ennead.core.log import EVERYONE
from ennead.core.step import Step
from ennead.games.tekhenu.rules.state import Tekhenu
from ennead.games.tekhenu.vocabulary.events import ROLLED, ROTATED
from ennead.games.tekhenu.vocabulary.names import DICE, FACES, GODS, SHADED, colour_of, die_of


class RotateWheel(Step["Tekhenu"]):
    """2.1: the light moves on by one sector."""

    def run(self, g: Tekhenu) -> None:
        g.arrow = (g.arrow + 1) % GODS
        g.tell(ROTATED, g.arrow)


class RefillWheel(Step["Tekhenu"]):
    """2.4: new dice for the two sectors that are shaded now."""

    def run(self, g: Tekhenu) -> None:
        for sector in range(GODS):
            if g.light(sector) == SHADED:
                for _ in range(g.rules.refill[g.players]):
                    roll_die(g, sector)


def roll_die(g: Tekhenu, sector: int) -> None:
    """2.4: draw a die from the bag, roll it and put it into a sector."""
    left = sum(g.bag)
    if left == 0:
        return
    pick = g.chance(left, EVERYONE)
    colour = 0
    while pick >= g.bag[colour]:
        pick -= g.bag[colour]
        colour += 1
    g.bag[colour] -= 1
    die = die_of(colour, g.chance(FACES, EVERYONE) + 1)
    g.wheel[sector] = tuple(sorted((*g.wheel[sector], die)))
    g.tell(ROLLED, sector * DICE + die)


def take_die(g: Tekhenu, sector: int, die: int) -> None:
    """4.1 step 2: remove a die from its sector."""
    dice = list(g.wheel[sector])
    dice.remove(die)
    g.wheel[sector] = tuple(dice)


def return_dice(g: Tekhenu, head: int) -> None:
    """7.1 step 7: put all dice of a player back into the bag."""
    for dice in (g.left_pan[head], g.right_pan[head], g.below[head]):
        for die in dice:
            g.bag[colour_of(die)] += 1
    g.left_pan = g.left_pan[:]
    g.left_pan[head] = ()
    g.right_pan = g.right_pan[:]
    g.right_pan[head] = ()
    g.below = g.below[:]
    g.below[head] = ()


def dice_in_all(g: Tekhenu) -> list[int]:
    """2.4: the number of dice in the game by colour, wherever they are, except one in hand."""
    counts = g.bag[:]
    piles = [*g.wheel, *g.left_pan, *g.right_pan, *g.below]
    for pile in piles:
        for die in pile:
            counts[colour_of(die)] += 1
    return counts
