"""The city as a plain map for counting: flat blocks, thin roads, signs instead of buildings."""

from __future__ import annotations

from enum import Enum

from PIL import Image

from engine.games.sprawlopolis.pieces import Block
from engine.kit.grid import Side
from render.games.sprawlopolis.colours import (
    ASPHALT,
    BAD_ON_CREAM,
    GOOD_ON_CREAM,
    MONSTER,
    STOP,
    ZONE_COLOURS,
)
from render.games.sprawlopolis.opaque_pen import OpaquePen
from render.games.sprawlopolis.roads import Size, course
from render.games.sprawlopolis.signs import ZONE_SIGNS, Sign, sign
from render.games.sprawlopolis.specials import draw_star
from render.kit.colour import WHITE, Colour, mix
from render.kit.pen import Pen
from render.kit.sheet import Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import INK

ROAD = 0.17
QUIET = 0.5
"""How much of the ground is stirred into a block that does not count."""


class Tone(Enum):
    """How a block takes part in what is being counted."""

    QUIET = "quiet"
    BRIGHT = "bright"
    GOOD = "good"
    BAD = "bad"


@cached_sprite
def flat_block(block: Block, size: Size, tone: Tone, ground: Colour) -> Image.Image:
    """One block of the map, opaque. It is put together from few parts: every game ends with some
    dozen blocks in sizes that no other has."""
    share = QUIET if tone is Tone.QUIET else 0.0
    sheet = Sheet(_bare_block(mix(ZONE_COLOURS[block.zone], ground, share), size, ground).copy())
    if block.road:
        for thick, ink in ((ROAD + 0.09, STOP), (ROAD, ASPHALT)):
            line = _line(block.road, size, size[1] * thick)
            sheet.stamp(line, (0, 0), mix(ink, ground, share * 0.7))
    if tone in (Tone.GOOD, Tone.BAD):
        sheet.put(_verdict(size, tone is Tone.GOOD), (0, 0))
    return sheet.image


@cached_sprite
def _bare_block(colour: Colour, size: Size, ground: Colour) -> Image.Image:
    """A block without a road, opaque."""
    width, height = size
    pen = OpaquePen(width, height, mix(colour, ground, 0.5))
    pen.block((0.5, 0.5, width - 0.5, height - 0.5), 0, colour)
    return pen.sprite()


@cached_sprite
def _line(road: tuple[Side, ...], size: Size, thick: float) -> Image.Image:
    """A road across a block, so thick, as a mask."""
    pen = Pen(*size)
    pen.stroke(course(road, size), thick, WHITE)
    return pen.sprite().getchannel("A")


@cached_sprite
def _verdict(size: Size, good: bool) -> Image.Image:
    """A white disc with a plus or a minus, in the middle of a block."""
    width, height = size
    pen = Pen(width, height)
    x, y, radius = width / 2, height / 2, height * 0.36
    colour = GOOD_ON_CREAM if good else BAD_ON_CREAM
    pen.disc((x, y), radius + max(1.0, height * 0.05), INK)
    pen.disc((x, y), radius, WHITE if good else colour)
    arm, thick, ink = radius * 0.56, radius * 0.4, colour if good else WHITE
    pen.stroke(((x - arm, y), (x + arm, y)), thick, ink)
    if good:
        pen.stroke(((x, y - arm), (x, y + arm)), thick, ink)
    return pen.sprite()


@cached_sprite
def signed_block(block: Block, size: Size, tone: Tone, ground: Colour) -> Image.Image:
    """The same with the sign of its zone in a corner, where no road runs."""
    sprite = flat_block(block, size, tone, ground).copy()
    side = max(8, round(size[1] * 0.34))
    colour = sprite.getpixel((3, 3))
    ink = mix(INK, ground, 0.2 if tone is Tone.QUIET else 0.0)
    gap = colour[:3] if isinstance(colour, tuple) else WHITE
    mark = sign(ZONE_SIGNS[block.zone], side, ink, (gap[0], gap[1], gap[2]))
    at = max(3, round(size[1] * 0.06))
    sprite.paste(mark, (at, at), mark)
    return sprite


@cached_sprite
def star_mark(size: int) -> Image.Image:
    """The golden star of a landmark."""
    pen = Pen(size, size)
    draw_star(pen, (size / 2, size / 2), size / 2)
    return pen.sprite()


def monster_mark(size: int) -> Image.Image:
    """The head of the monster, for the block that it sits on."""
    return sign(Sign.MONSTER, max(10, size), MONSTER, WHITE)
