"""The city as a plain map for counting: flat blocks, thin roads, signs instead of buildings."""

from __future__ import annotations

from enum import Enum

from PIL import Image

from engine.games.sprawlopolis.pieces import Block
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
    """One block of the map, opaque."""
    width, height = size
    share = QUIET if tone is Tone.QUIET else 0.0
    colour = mix(ZONE_COLOURS[block.zone], ground, share)
    pen = OpaquePen(width, height, mix(colour, ground, 0.5))
    pen.block((0.5, 0.5, width - 0.5, height - 0.5), 0, colour)
    if block.road:
        line = course(block.road, size)
        pen.stroke(line, height * (ROAD + 0.09), mix(STOP, ground, share * 0.7))
        pen.stroke(line, height * ROAD, mix(ASPHALT, ground, share * 0.7))
    if tone in (Tone.GOOD, Tone.BAD):
        _draw_verdict(pen, size, tone is Tone.GOOD)
    return pen.sprite()


def _draw_verdict(pen: Pen, size: Size, good: bool) -> None:
    """A white disc with a plus or a minus."""
    width, height = size
    x, y, radius = width / 2, height / 2, height * 0.36
    colour = GOOD_ON_CREAM if good else BAD_ON_CREAM
    pen.disc((x, y), radius + max(1.0, height * 0.05), INK)
    pen.disc((x, y), radius, WHITE if good else colour)
    arm, thick, ink = radius * 0.56, radius * 0.4, colour if good else WHITE
    pen.stroke(((x - arm, y), (x + arm, y)), thick, ink)
    if good:
        pen.stroke(((x, y - arm), (x, y + arm)), thick, ink)


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
