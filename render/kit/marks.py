"""What is black and white on a board: where one may go, what happened, what is only tried."""

from __future__ import annotations

from PIL import Image

from render.kit.colour import WHITE
from render.kit.fonts import Face, Font, width_of
from render.kit.layout import Box
from render.kit.pen import Pen
from render.kit.shapes import dashes, rounded, slashes
from render.kit.sheet import Hold, Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import INK

LARGE_PILL = 60
GHOST_SHARE = 0.8
HATCH_SHARE = 0.3


@cached_sprite
def pill(number: str, height: int) -> Image.Image:
    """A white pill with what is to be typed or picked from the menu; without that, a white dot."""
    if not number:
        return _dot(round(height * 0.4))
    font = Font(Face.TITLE, round(height * 0.66))
    width = max(height, width_of(number, font) + round(height * 0.5))
    sprite = Image.new("RGBA", (width, height))
    sheet = Sheet(sprite)
    radius = height // 2
    sprite.paste(INK, (0, 0), rounded(width, height, radius))
    within = rounded(width - 8, height - 8, radius - 4)
    sheet.stamp(within, (4, 4), WHITE)
    sheet.text((width // 2, height // 2), number, font, INK, Hold.MIDDLE)
    return sprite


def _dot(size: int) -> Image.Image:
    pen = Pen(size, size)
    pen.disc((size / 2, size / 2), size / 2, INK)
    pen.disc((size / 2, size / 2), size / 2 - 3, WHITE)
    return pen.sprite()


def paint_chosen(sheet: Sheet, box: Box, radius: int) -> None:
    """A bright ground, round it white dashes on an ink line: possible, not yet done."""
    outer = box.inset(-3)
    sheet.put(_chosen(outer.width, outer.height, radius + 3), (outer.x, outer.y))


@cached_sprite
def _chosen(width: int, height: int, radius: int) -> Image.Image:
    sheet = Sheet.blank(width, height, INK)
    sheet.panel(Box(8, 8, width - 16, height - 16), radius - 8, WHITE)
    sheet.stamp(dashes(width - 4, height - 4, radius - 2, 4, 13, 9), (2, 2), WHITE)
    sprite = sheet.image.convert("RGBA")
    sprite.putalpha(rounded(width, height, radius))
    return sprite


def number_in_middle(sheet: Sheet, box: Box, number: str) -> None:
    """The number of an empty legal spot."""
    sheet.put_centred(pill(number, LARGE_PILL), box.centre)


def brackets(sheet: Sheet, box: Box) -> None:
    """White corners round what was done last."""
    outer = box.inset(-9)
    sheet.put(_brackets(outer.width, outer.height), (outer.x, outer.y))


@cached_sprite
def _brackets(width: int, height: int) -> Image.Image:
    pen = Pen(width, height)
    for thickness, colour in ((10.0, INK), (5.5, WHITE)):
        for x, along in ((5, 1), (width - 5, -1)):
            for y, down in ((5, 1), (height - 5, -1)):
                corner = ((x + 27 * along, y), (x, y), (x, y + 27 * down))
                pen.stroke(corner, thickness, colour)
    return pen.sprite()


def faded(sprite: Image.Image, strength: int) -> Image.Image:
    """A copy of a see-through sprite with so many of 255 parts of its strength."""
    faint = sprite.copy()
    faint.putalpha(sprite.getchannel("A").point(lambda ink: ink * strength // 255))
    return faint


def ghosted(sprite: Image.Image) -> Image.Image:
    """A see-through piece made fainter and hatched: how a tried piece looks."""
    faint = sprite.copy()
    hatch = slashes(sprite.width, sprite.height, 14, 4).point(lambda ink: int(ink * HATCH_SHARE))
    hatched = Image.new("RGB", sprite.size, WHITE)
    faint.paste(hatched, (0, 0), hatch)
    faint.putalpha(sprite.getchannel("A").point(lambda ink: int(ink * GHOST_SHARE)))
    return faint
