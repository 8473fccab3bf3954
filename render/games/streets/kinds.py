"""The five kinds: their pictograms, as coins, and as pins that point over the edge of a tile."""

from __future__ import annotations

from PIL import Image

from engine.games.streets.pieces import Arrow, Kind, Symbol
from engine.games.streets.plan import opposite
from engine.kit.grid import STEPS, Side
from render.games.streets.colours import KINDS, PICTOGRAMS
from render.kit.colour import Colour, mix
from render.kit.pen import Drawing, Pen, SquarePen, arc, drawn
from render.kit.sprites import cached_sprite
from render.kit.theme import INK, Theme

REACH = 1.5
"""How far the tip of a pin is from its middle, in radii."""


def _camera(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    pen.polygon(((30, 32), (38, 16), (62, 16), (70, 32)), ink)
    pen.block((4, 28, 96, 86), ink, 12)
    pen.disc((50, 57), 22, hole)
    pen.disc((50, 57), 13, ink)
    pen.disc((82, 40), 5, hole)


def _pram(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    pen.polygon([(46, 44), *arc((46, 44), 40, 180, 270)], ink)
    pen.polygon([(6, 48), *arc((45, 48), 35, 180, 0)[::-1], (6, 48)], ink)
    pen.polygon(arc((43, 47), 37, 0, 180), ink)
    pen.stroke(((78, 47), (84, 22), (96, 20)), 8, ink)
    for x in (27, 61):
        pen.disc((x, 88), 11, ink)
        pen.disc((x, 88), 4, hole)


def _glasses(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    for x in (25, 75):
        pen.disc((x, 34), 23, ink)
        pen.disc((x, 34), 13, hole)
    pen.stroke(((44, 30), (50, 27), (56, 30)), 8, ink)
    left = ((50, 66), (40, 59), (28, 64), (16, 72), (4, 66), (10, 82), (28, 90), (44, 84), (50, 74))
    pen.polygon(left, ink)
    pen.polygon([(100 - x, y) for x, y in left], ink)


def _bag(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    pen.stroke(arc((50, 36), 20, 180, 360), 9, ink)
    pen.polygon(((14, 36), (86, 36), (94, 94), (6, 94)), ink)
    pen.stroke(arc((50, 52), 17, 10, 170), 8, hole)


def _petals(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    for x in (28, 72):
        for y in (28, 72):
            pen.disc((x, y), 24, ink)
    pen.disc((50, 50), 12, hole)
    pen.disc((50, 50), 7, ink)


_DRAWINGS: dict[Kind, Drawing] = {
    Kind.TOURIST: _camera,
    Kind.FAMILY: _pram,
    Kind.HIPSTER: _glasses,
    Kind.SHOPPING: _bag,
    Kind.MIXED: _petals,
}


@cached_sprite
def pictogram(kind: Kind, size: int, colour: Colour, ground: Colour) -> Image.Image:
    """The sign of a kind in one colour, with its openings in that of the ground."""
    return drawn(_DRAWINGS[kind], size, colour, ground)


@cached_sprite
def coin(kind: Kind, size: int, theme: Theme, dim: bool = False) -> Image.Image:
    """A symbol without arrows."""
    return pin(kind, (), size, theme, dim)


@cached_sprite
def pin(
    kind: Kind, towards: tuple[Side, ...], size: int, theme: Theme, dim: bool = False
) -> Image.Image:
    """A symbol with a tip on each side that it points to; the pictogram never turns."""
    colour = mix(KINDS[kind], theme.stone, 0.35) if dim else KINDS[kind]
    radius = size / 2
    side = round(size * REACH) + 4
    pen = Pen(side, side)
    _shape(pen, side / 2, radius, towards, INK)
    _shape(pen, side / 2, radius - theme.keyline, towards, colour)
    sprite = pen.sprite()
    ink = PICTOGRAMS[kind]
    sign = pictogram(kind, round(size * 0.6), ink, colour)
    sprite.alpha_composite(sign, ((side - sign.width) // 2, (side - sign.height) // 2))
    return sprite


def _shape(pen: Pen, middle: float, radius: float, towards: tuple[Side, ...], to: Colour) -> None:
    pen.disc((middle, middle), radius, to)
    for side in towards:
        dx, dy = STEPS[side]
        tip = (middle + dx * radius * REACH, middle + dy * radius * REACH)
        wide = radius * 0.78
        near = (middle + dx * radius * 0.62, middle + dy * radius * 0.62)
        flanks = [(near[0] + dy * wide * turn, near[1] + dx * wide * turn) for turn in (1, -1)]
        pen.polygon((tip, *flanks), to)


def directions(symbol: Symbol, road: Side) -> tuple[Side, ...]:
    """Where a symbol points on a tile whose road lies on this side."""
    sides = {Arrow.BASE: road, Arrow.SKY: opposite(road)}
    return tuple(sides[arrow] for arrow in symbol.arrows)
