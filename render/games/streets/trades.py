"""The businesses: what is painted on the road before a building, and on the tokens."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image

from engine.games.streets.pieces import Business
from render.games.streets.field import Drawing, Field, drawn
from render.kit.colour import Colour
from render.kit.shapes import Point
from render.kit.sprites import shelved


def _star_at(centre: Point, radius: float) -> list[Point]:
    x, y = centre
    reach = (radius, radius * 0.42)
    return [
        (x + sin(at * pi / 5) * reach[at % 2], y - cos(at * pi / 5) * reach[at % 2])
        for at in range(10)
    ]


def _cutlery(pen: Field) -> None:
    for x in (14, 27, 40):
        pen.stroke(((x, 8), (x, 34)), 8)
    pen.block((10, 30, 44, 46), 8)
    pen.stroke(((27, 44), (27, 92)), 11)
    pen.polygon(((66, 4), (82, 12), (88, 34), (86, 58), (66, 58)))
    pen.stroke(((72, 56), (72, 92)), 11)


def _bed(pen: Field) -> None:
    pen.block((2, 18, 14, 88), 4)
    pen.block((2, 58, 98, 76), 3)
    pen.block((86, 58, 98, 88), 4)
    pen.disc((30, 44), 12)
    pen.block((46, 34, 98, 60), 12)


def _ticket(pen: Field) -> None:
    pen.polygon(((2, 24), (98, 24), (98, 42), (90, 50), (98, 58), (98, 76), (2, 76), (2, 58)))
    pen.polygon(((2, 42), (10, 50), (2, 58)), cut=True)
    pen.polygon(_star_at((50, 51), 20), cut=True)


def _cart(pen: Field) -> None:
    pen.stroke(((4, 14), (18, 14), (34, 68), (84, 68)), 8)
    pen.polygon(((22, 22), (98, 22), (88, 58), (32, 58)))
    for x in (42, 78):
        pen.disc((x, 86), 10)


def _star(pen: Field) -> None:
    pen.polygon(_star_at((50, 54), 54))


_DRAWINGS: dict[Business, Drawing] = {
    Business.RESTAURANT: _cutlery,
    Business.HOUSING: _bed,
    Business.LEISURE: _ticket,
    Business.TRADE: _cart,
    Business.UNIVERSAL: _star,
}


@shelved
def trade(business: Business, size: int, colour: Colour, ground: Colour) -> Image.Image:
    """The sign of a business."""
    return drawn(_DRAWINGS[business], size, colour, ground)
