"""The horizon of Urbis: crenellated keeps with flags, and the houses under their walls."""

from __future__ import annotations

from render.kit.colour import Colour, rgb
from render.kit.pen import Pen
from render.parts.skyline import HEIGHT, Lot, Motif, house

MERLON = 9
CLOTH = rgb("#FFC94D")


def wall(pen: Pen, lot: Lot, colour: Colour) -> None:
    """A stretch of the city wall."""
    _battlement(pen, (lot.left, lot.left + lot.width), HEIGHT - lot.height * 0.7, colour)


def keep(pen: Pen, lot: Lot, colour: Colour) -> None:
    """A tower with battlements; the highest fly a flag."""
    left, right = lot.left + 6, lot.left + lot.width - 6
    pen.block((left, lot.top, right, HEIGHT), 0, colour)
    _battlement(pen, (left - 4, right + 4), lot.top, colour)
    if lot.height > 70 and lot.dice.below(3) == 0:
        _flag(pen, ((left + right) / 2, lot.top - MERLON), colour)


def spire(pen: Pen, lot: Lot, colour: Colour) -> None:
    """A slender tower with a pointed roof."""
    middle, half = lot.left + lot.width / 2, lot.width * 0.24
    eaves = lot.top + lot.height * 0.34
    pen.block((middle - half, eaves, middle + half, HEIGHT), 0, colour)
    roof = ((middle - half - 4, eaves + 1), (middle, lot.top - 6), (middle + half + 4, eaves + 1))
    pen.polygon(roof, colour)


def _battlement(pen: Pen, sides: tuple[float, float], top: float, colour: Colour) -> None:
    left, right = sides
    pen.block((left, top, right, HEIGHT), 0, colour)
    count = max(2, int((right - left) // (2 * MERLON)))
    step = (right - left - MERLON) / (count - 1)
    for number in range(count):
        start = left + number * step
        pen.block((start, top - MERLON, start + MERLON, top + 1), 0, colour)


def _flag(pen: Pen, foot: tuple[float, float], colour: Colour) -> None:
    x, y = foot
    pen.block((x - 1, y - 18, x + 1, y + MERLON), 0, colour)
    pen.polygon(((x + 1, y - 18), (x + 15, y - 13), (x + 1, y - 8)), CLOTH)


MOTIF = Motif("urbis", tall=(keep, keep, spire), low=(wall, house, wall, house))
