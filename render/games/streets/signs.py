"""Ownership signs: a white board with the shape of the seat."""

from __future__ import annotations

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.colour import WHITE
from render.kit.glyphs import glyph
from render.kit.layout import Box
from render.kit.pen import Pen
from render.kit.sprites import cached_sprite
from render.kit.theme import SeatStyle, Theme

OVERLAP = 0.5
LEAST = 12
"""A smaller sign has only its colour: the city is then far too long for shapes."""


@cached_sprite
def plaque(style: SeatStyle, size: int, theme: Theme) -> Image.Image:
    """One sign this large."""
    pen = Pen(size, size)
    edge = max(1.5, theme.keyline * size / 30)
    pen.block((0, 0, size, size), size * 0.22, theme.ink)
    pen.block((edge, edge, size - edge, size - edge), size * 0.17, WHITE)
    sprite = pen.sprite()
    shape = glyph(style, round(size * 0.6), theme)
    sprite.alpha_composite(shape, ((size - shape.width) // 2, (size - shape.height) // 2))
    return sprite


def paint_signs(canvas: Canvas, box: Box, style: SeatStyle, signs: int) -> int:
    """One sign, or the two of an investor overlapping; returns where there is room again."""
    if box.height < LEAST:
        canvas.framed(Box(box.x, box.y, LEAST, LEAST), 2, style.colour, canvas.theme.ink, 1)
        return box.x + LEAST + 1
    board, shift = plaque(style, box.height, canvas.theme), round(box.height * OVERLAP)
    for number in range(signs):
        canvas.put(board, (box.x + number * shift, box.y))
    return box.x + box.height + (signs - 1) * shift + max(3, box.height // 8)
