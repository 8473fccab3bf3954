"""Coins, guards and little flags with points: what lies on boards and cards."""

from __future__ import annotations

from PIL import Image

from engine.kit.numbers import signed
from render.games.urbis.colours import (
    GOLD,
    GOLD_EDGE,
    GOLD_SHINE,
    STEEL,
    STEEL_DARK,
    points_colour,
)
from render.kit.colour import WHITE
from render.kit.fonts import Face, Font, width_of
from render.kit.pen import Pen
from render.kit.shapes import Point, rounded
from render.kit.sheet import Hold, Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import INK

_SHIELD: tuple[Point, ...] = (
    (0.06, 0.1),
    (0.5, 0.0),
    (0.94, 0.1),
    (0.92, 0.52),
    (0.78, 0.8),
    (0.5, 1.0),
    (0.22, 0.8),
    (0.08, 0.52),
)


@cached_sprite
def coin(size: int, number: int | None = None) -> Image.Image:
    """A gold coin, perhaps with a number struck on it."""
    pen = Pen(size, size + 2)
    middle, radius = size / 2, size / 2 - 0.5
    pen.disc((middle, middle + 1.6), radius, GOLD_EDGE)
    pen.disc((middle, middle), radius, GOLD_EDGE)
    pen.disc((middle, middle), radius - max(1.0, size * 0.045), GOLD_SHINE)
    pen.disc((middle, middle), radius - max(2.2, size * 0.11), GOLD)
    sprite = pen.sprite()
    if number is not None:
        font = Font(Face.TITLE, round(size * (0.64 if number < 10 else 0.5)))
        Sheet(sprite).text((size // 2, size // 2), str(number), font, INK, Hold.MIDDLE)
    return sprite


@cached_sprite
def guard(size: int) -> Image.Image:
    """A guard on duty: a steel shield with a cross, on a white rim."""
    pen = Pen(size, size)
    for inset, colour in ((0.0, INK), (0.05, WHITE), (0.13, STEEL_DARK), (0.2, STEEL)):
        pen.polygon(_shield(size, inset), colour)
    pen.block((size * 0.44, size * 0.2, size * 0.56, size * 0.82), 0, STEEL_DARK)
    pen.block((size * 0.22, size * 0.38, size * 0.78, size * 0.5), 0, STEEL_DARK)
    return pen.sprite()


def _shield(size: int, inset: float) -> list[Point]:
    span = 1 - 2 * inset
    return [((inset + x * span) * size, (inset + y * span) * size) for x, y in _SHIELD]


@cached_sprite
def flag(points: int, height: int) -> Image.Image:
    """Points on a coloured tag, always with their sign."""
    font = Font(Face.TITLE, round(height * 0.78))
    width = max(round(height * 1.62), width_of(signed(points), font) + round(height * 0.5))
    sheet = Sheet.blank(width, height, points_colour(points))
    sheet.text((width // 2, height // 2), signed(points), font, WHITE, Hold.MIDDLE)
    sheet.image.putalpha(rounded(width, height, round(height * 0.3)))
    return sheet.image
