"""Signs on small squares of colour: the zones and the roads in the tally."""

from __future__ import annotations

from PIL import Image

from engine.games.sprawlopolis.pieces import Zone
from render.games.sprawlopolis.colours import ASPHALT, ZONE_COLOURS
from render.games.sprawlopolis.signs import ZONE_SIGNS, Sign, sign
from render.kit.colour import WHITE, Colour
from render.kit.shapes import rounded
from render.kit.sprites import cached_sprite
from render.kit.theme import INK

INNER = 0.68
"""How much of the square the sign takes."""


@cached_sprite
def chip(which: Sign, size: int, ground: Colour) -> Image.Image:
    """The sign on a square with round corners."""
    sprite = Image.new("RGBA", (size, size))
    sprite.paste(ground, (0, 0), rounded(size, size, round(size * 0.22)))
    ink = WHITE if ground == ASPHALT else INK
    mark = sign(which, round(size * INNER), ink, ground)
    at = (size - mark.width) // 2
    sprite.alpha_composite(mark, (at, at))
    return sprite


def zone_chip(zone: Zone, size: int) -> Image.Image:
    """The sign of a zone on its colour."""
    return chip(ZONE_SIGNS[zone], size, ZONE_COLOURS[zone])


def road_chip(size: int) -> Image.Image:
    """The sign of the roads on asphalt."""
    return chip(Sign.ROAD, size, ASPHALT)
