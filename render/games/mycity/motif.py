"""The horizon of My City: gables, and church towers over them."""

from __future__ import annotations

from render.kit.colour import Colour
from render.kit.pen import Pen
from render.kit.shapes import Point
from render.parts.skyline import HEIGHT, Lot, Motif, house

LEAST_CHURCH = 46


def gables(pen: Pen, lot: Lot, colour: Colour) -> None:
    """A row of narrow houses with steep roofs."""
    count = 2 + lot.dice.below(2)
    width = lot.width / count
    for number in range(count):
        left, top = lot.left + number * width, lot.top + lot.dice.below(8)
        eaves = min(top + width * 0.8, HEIGHT - 2)
        pen.block((left, eaves, left + width, HEIGHT), 0, colour)
        roof = ((left - 1, eaves + 1), (left + width / 2, top), (left + width + 1, eaves + 1))
        pen.polygon(roof, colour)
        if lot.dice.below(2):
            pen.block((left + width * 0.64, top + 1, left + width * 0.8, eaves), 0, colour)


def church(pen: Pen, lot: Lot, colour: Colour) -> None:
    """A nave, and a tower with a spire beside it; where the city is low, only gables."""
    if lot.height < LEAST_CHURCH:
        gables(pen, lot, colour)
        return
    right = lot.left + lot.width
    eaves, half = lot.top + lot.height * 0.5, lot.width * 0.15
    nave = ((lot.left - 2, eaves + 1), (lot.left + 12, eaves - 14), (right, eaves + 1))
    pen.block((lot.left, eaves, right, HEIGHT), 0, colour)
    pen.polygon(nave, colour)
    _tower(pen, (right - half, lot.top), half, lot.top + lot.height * 0.3, colour)


def _tower(pen: Pen, tip: Point, half: float, eaves: float, colour: Colour) -> None:
    """A tower with a spire and a cross on it."""
    x, y = tip
    pen.block((x - half, eaves, x + half, HEIGHT), 0, colour)
    pen.polygon(((x - half - 3, eaves + 1), (x, y - 12), (x + half + 3, eaves + 1)), colour)
    pen.block((x - 1, y - 24, x + 1, y - 8), 0, colour)
    pen.block((x - 5, y - 20, x + 5, y - 18), 0, colour)


MOTIF = Motif("mycity", tall=(gables, house, gables, church, gables), low=(house, gables, house))
