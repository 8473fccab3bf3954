"""The strip of a preview: what would be covered, by what, and the change in words."""

from __future__ import annotations

from PIL import Image

from engine.core.words import msg
from engine.games.sprawlopolis.city import city_of
from engine.games.sprawlopolis.pieces import BOX, Laid, footprint
from engine.games.sprawlopolis.view import View
from render.games.sprawlopolis.blocks import Kind, block_sprite
from render.games.sprawlopolis.cards import card_sprite, edged, radius_of
from render.games.sprawlopolis.colours import grid_line, table
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.lines import paint_words
from render.kit.pen import Pen
from render.kit.sheet import Hold, Sheet
from render.kit.text import fit
from render.kit.theme import Theme

HEIGHT = 176
BLOCK = (66, 51)
CAPTION = Font(Face.LABEL, 23)
PICTURES = 430


def paint_trial(canvas: Canvas, box: Box, view: View, tried: Laid, words: tuple[str, ...]) -> None:
    """What the card would cover, the card, and the words of the preview."""
    theme = canvas.theme
    if tried.card in BOX.interstate:
        paint_words(canvas, box, words)
        return
    pictures = Box(box.x, box.y, PICTURES, box.height)
    canvas.panel(pictures, 18, theme.panel)
    before = Box(pictures.x + 6, box.y, 196, box.height)
    after = Box(pictures.right - 202, box.y, 196, box.height)
    count = sum(cell in city_of(view.laid[:-1]).blocks for cell in footprint(tried.cell))
    covers = msg("sprawlopolis-picture-covers", blocks=count)
    _paint_step(canvas, before, canvas.say(covers), under(view, tried, theme))
    played = card_sprite(tried.card, tried.turned, BLOCK, theme)
    _paint_step(canvas, after, canvas.say(msg("sprawlopolis-picture-new-card")), played)
    canvas.put_centred(_arrow(theme), (pictures.centre[0], box.y + 106))
    left = pictures.right + 14
    paint_words(canvas, Box(left, box.y, box.right - left, box.height), words)


def _paint_step(canvas: Canvas, place: Box, caption: str, sprite: Image.Image) -> None:
    at = (place.centre[0], place.y + 26)
    canvas.line(at, fit(caption, CAPTION, 16, place.width), canvas.theme.muted, Hold.MIDDLE)
    canvas.put(sprite, (place.centre[0] - sprite.width // 2, place.y + 54))


def under(view: View, tried: Laid, theme: Theme) -> Image.Image:
    """The four cells as they are before: blocks that would be covered, and free ground."""
    city, (width, height) = city_of(view.laid[:-1]), BLOCK
    ground = Sheet.blank(width * 2, height * 2, table(theme))
    for number, cell in enumerate(footprint(tried.cell)):
        x, y = number % 2 * width, number // 2 * height
        if cell in city.blocks:
            kind = Kind.LANDMARK if cell in city.landmarks else Kind.PLAIN
            ground.put(block_sprite(city.blocks[cell], BLOCK, kind), (x, y))
        else:
            free = Box(x + 2, y + 2, width - 4, height - 4)
            ground.fill(free, mix(table(theme), grid_line(theme), 0.6))
    return edged(ground.image, radius_of(BLOCK), theme.line)


def _arrow(theme: Theme) -> Image.Image:
    pen = Pen(30, 40)
    pen.stroke(((8.0, 6.0), (22.0, 20.0), (8.0, 34.0)), 6, theme.text)
    return pen.sprite()
