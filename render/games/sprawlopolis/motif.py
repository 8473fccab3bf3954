"""The skyline behind the titles: towers, factories and houses."""

from __future__ import annotations

from render.kit.colour import Colour
from render.kit.pen import Pen
from render.parts.skyline import HEIGHT, Lot, Motif, house, tower


def factory(pen: Pen, lot: Lot, colour: Colour) -> None:
    """A long hall with a roof like a saw and a chimney."""
    right, hall = lot.left + lot.width, lot.top + lot.height * 0.45
    pen.block((lot.left, hall, right, HEIGHT), 0, colour)
    tooth = lot.width / 3
    for at in range(3):
        left = lot.left + at * tooth
        pen.polygon(((left, hall + 1), (left, hall - 9), (left + tooth, hall + 1)), colour)
    pen.block((right - 12, lot.top, right - 5, HEIGHT), 0, colour)


MOTIF = Motif("sprawlopolis", tall=(tower, tower, factory), low=(house, house, factory))
