"""The piles of buildings in the private panel, with the one that is taken from."""

from __future__ import annotations

from PIL import Image

from engine.games.urbis.names import pile_name
from engine.games.urbis.pieces import PILE_NAMES
from engine.games.urbis.view import View
from render.games.urbis.spots import paint_ring
from render.games.urbis.supply import paint_layers
from render.kit.canvas import Canvas
from render.kit.colour import WHITE
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.sheet import Hold, Sheet
from render.kit.sprites import cached_sprite
from render.kit.text import fit
from render.kit.theme import Theme
from render.painter import Marks

PILES_HEIGHT = 196
LABEL = Font(Face.LABEL, 40)
COUNT = Font(Face.TITLE, 56)
LEAST = 35
PILE = (150, 116)
LAYER = 6


def paint_piles(canvas: Canvas, box: Box, view: View, marks: Marks) -> None:
    """Every pile with its name and how many buildings it has."""
    columns = box.columns(len(view.piles), 10)
    for name, size, place in zip(PILE_NAMES, view.piles, columns, strict=False):
        canvas.panel(place, 16, canvas.theme.panel)
        if name in marks.ghost:
            paint_ring(canvas, place, 16)
        sprite = pile(size, canvas.theme)
        canvas.put_centred(sprite, (place.centre[0], place.y + 76))
        label = fit(canvas.say(pile_name(name)), LABEL, LEAST, place.width - 16)
        ink = canvas.theme.text if size else canvas.theme.muted
        canvas.line((place.centre[0], place.bottom - 32), label, ink, Hold.MIDDLE)


@cached_sprite
def pile(size: int, theme: Theme) -> Image.Image:
    """Tiles on each other, with their number on the uppermost."""
    width, height = PILE
    sheet, layers = Sheet.blank(width, height, theme.panel), -(-size * 5 // 10)
    middle = paint_layers(sheet, Box(4, height - 88, width - 8, 80), 14, layers, LAYER)
    sheet.text(middle, str(size), COUNT, WHITE if size else theme.muted, Hold.MIDDLE)
    return sheet.image
