"""What is in hand while a place is chosen: a building, an order or a guard."""

from __future__ import annotations

from PIL import Image

from engine.games.urbis.answers import GUARD_PIECE
from engine.games.urbis.names import building_name
from engine.games.urbis.pieces import BUILDINGS, ORDERS
from engine.games.urbis.view import View
from render.games.urbis.cards import paint_order
from render.games.urbis.close_plots import print_worth
from render.games.urbis.colours import LOOKS, body_colour
from render.games.urbis.drawn_buildings import effects
from render.games.urbis.tokens import guard
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Face, Font
from render.kit.icons import icon
from render.kit.layout import Box
from render.kit.paragraphs import paint_sentences, paint_title
from render.kit.theme import Theme
from render.painter import PIECE_ROOM
from render.picture import Say

NAME = Font(Face.NAME, 60)
TEXT = Font(Face.BODY, 36)
RADIUS = 18
HEAD = 58
NAME_ROW = 50


def piece(_: View, token: str, theme: Theme, say: Say) -> Image.Image | None:
    """The piece with this token; None for a token that is none."""
    width, height = PIECE_ROOM
    if token == GUARD_PIECE:
        return guard(height - 60)
    canvas = Canvas(Image.new("RGB", PIECE_ROOM, theme.ground), theme, say)
    box = Box(0, 0, width, height)
    if token in ORDERS:
        paint_order(canvas, box, token)
        return canvas.image
    if token not in BUILDINGS:
        return None
    paint_building(canvas, box, token)
    return canvas.image


def paint_building(canvas: Canvas, box: Box, building: str) -> None:
    """A building: what it is worth, its name, and what it does when it is built."""
    theme, kind = canvas.theme, BUILDINGS[building].kind
    look = LOOKS[kind]
    canvas.panel(box, RADIUS, mix(look.colour, theme.ink, 0.45))
    canvas.panel(Box(box.x, box.y, box.width, box.height - 4), RADIUS, look.colour)
    body = Box(box.x + 3, box.y + HEAD, box.width - 6, box.height - HEAD - 14)
    canvas.fill(body, body_colour(kind, theme))
    canvas.put_centred(icon(look.sign, 46, look.ink), (box.x + 38, box.y + HEAD // 2))
    print_worth(canvas, (box.right - 8, box.y + HEAD // 2), building)
    texts = effects(building)
    tall = NAME_ROW if texts else body.height
    name = Box(box.x + 14, body.y, box.width - 28, tall)
    paint_title(canvas, name, canvas.say(building_name(building)), NAME, theme.ink)
    words = " ".join(canvas.say(text) for text in texts)
    below = Box(name.x, name.bottom, name.width, body.bottom - name.bottom)
    paint_sentences(canvas, below, words, TEXT, theme.ink)
