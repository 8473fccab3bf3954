"""A closer look at the tile that lies face up in a game alone."""

from __future__ import annotations

from PIL import Image

from engine.core.words import msg
from engine.games.streets.names import tile_name
from engine.games.streets.view import View
from render.games.streets.hand import CARD_HEIGHT, CARD_WIDTH, paint_tile
from render.games.streets.motif import MOTIF
from render.games.streets.names import short_name
from render.kit.canvas import Canvas
from render.kit.layout import MARGIN, WIDTH, Box
from render.kit.theme import Theme
from render.parts.people import paint_turn_title
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say


def paint(view: View, tile: str, theme: Theme, say: Say) -> Image.Image:
    """The tile with its value in words, and who takes it."""
    box = Box((WIDTH - CARD_WIDTH) // 2, HEADER + MARGIN, CARD_WIDTH, CARD_HEIGHT)
    canvas = Canvas.page(box.bottom + MARGIN, theme, say)
    key = "streets-picture-sneak" if view.table.tile else "streets-picture-next"
    words = (say(tile_name(tile)), say(msg(key)))
    paint_turn_title(canvas, MOTIF, words, view.asked, view.eye)
    paint_tile(canvas, box, tile, short_name(tile, say), view.table.business)
    return canvas.image
