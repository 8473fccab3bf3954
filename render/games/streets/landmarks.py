"""The two start tiles: trees in the park, a hall with a clock for the station."""

from __future__ import annotations

from PIL import Image

from engine.games.streets.pieces import PARK
from render.kit.colour import WHITE, Colour, mix, rgb
from render.kit.pen import Pen
from render.kit.sprites import cached_sprite
from render.kit.theme import INK

LEAF, TRUNK, BRICK = rgb("#4F9A55"), rgb("#7A5636"), rgb("#B4633F")
DARK = mix(BRICK, INK, 0.55)
TREES = ((36, 28), (98, 22), (150, 26))
WALLS: tuple[tuple[int, int, int, int, Colour], ...] = (
    (6, 40, 194, 98, INK),
    (11, 45, 189, 98, BRICK),
    (72, 4, 128, 98, INK),
    (77, 9, 123, 98, mix(BRICK, WHITE, 0.15)),
    *((left, 60, left + 16, 98, DARK) for left in (20, 46, 138, 164)),
    (88, 66, 112, 98, DARK),
)


@cached_sprite
def landmark(tile: str, height: int) -> Image.Image:
    """The drawing of a start tile, twice as wide as it is high."""
    pen = Pen(height * 2, height)
    (_trees if tile == PARK else _hall)(pen, height / 100)
    return pen.sprite()


def _trees(pen: Pen, unit: float) -> None:
    for x, radius in TREES:
        top = 60 - radius
        pen.block(((x - 5) * unit, top * unit, (x + 5) * unit, 99 * unit), 0, TRUNK)
        pen.disc((x * unit, top * unit), (radius + 4) * unit, INK)
        pen.disc((x * unit, top * unit), radius * unit, LEAF)
        light = ((x - radius / 3) * unit, (top - radius / 3) * unit)
        pen.disc(light, radius * 0.4 * unit, mix(LEAF, WHITE, 0.25))


def _hall(pen: Pen, unit: float) -> None:
    for left, top, right, bottom, colour in WALLS:
        pen.block((left * unit, top * unit, right * unit, bottom * unit), 0, colour)
    clock = (100 * unit, 34 * unit)
    pen.disc(clock, 18 * unit, INK)
    pen.disc(clock, 14 * unit, WHITE)
    pen.stroke(((100 * unit, 25 * unit), clock, (107 * unit, 38 * unit)), 4 * unit, INK)
