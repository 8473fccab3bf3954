"""The businesses: what is painted on the road before a building, and on the tokens."""

from __future__ import annotations

from PIL import Image

from engine.games.streets.pieces import Business
from render.kit.colour import Colour
from render.kit.pen import Drawing, SquarePen, drawn, star
from render.kit.sprites import cached_sprite


def _cutlery(pen: SquarePen, ink: Colour, _hole: Colour) -> None:
    for x in (14, 27, 40):
        pen.stroke(((x, 8), (x, 34)), 8, ink)
    pen.block((10, 30, 44, 46), ink, 8)
    pen.stroke(((27, 44), (27, 92)), 11, ink)
    pen.polygon(((66, 4), (82, 12), (88, 34), (86, 58), (66, 58)), ink)
    pen.stroke(((72, 56), (72, 92)), 11, ink)


def _bed(pen: SquarePen, ink: Colour, _hole: Colour) -> None:
    pen.block((2, 18, 14, 88), ink, 4)
    pen.block((2, 58, 98, 76), ink, 3)
    pen.block((86, 58, 98, 88), ink, 4)
    pen.disc((30, 44), 12, ink)
    pen.block((46, 34, 98, 60), ink, 12)


def _ticket(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    pen.polygon(((2, 24), (98, 24), (98, 42), (90, 50), (98, 58), (98, 76), (2, 76), (2, 58)), ink)
    pen.polygon(((2, 42), (10, 50), (2, 58)), hole)
    pen.polygon(star((50, 51), 20, 20 * 0.42), hole)


def _cart(pen: SquarePen, ink: Colour, _hole: Colour) -> None:
    pen.stroke(((4, 14), (18, 14), (34, 68), (84, 68)), 8, ink)
    pen.polygon(((22, 22), (98, 22), (88, 58), (32, 58)), ink)
    for x in (42, 78):
        pen.disc((x, 86), 10, ink)


def _star(pen: SquarePen, ink: Colour, _hole: Colour) -> None:
    pen.polygon(star((50, 54), 54, 54 * 0.42), ink)


_DRAWINGS: dict[Business, Drawing] = {
    Business.RESTAURANT: _cutlery,
    Business.HOUSING: _bed,
    Business.LEISURE: _ticket,
    Business.TRADE: _cart,
    Business.UNIVERSAL: _star,
}


@cached_sprite
def trade(business: Business, size: int, colour: Colour, ground: Colour) -> Image.Image:
    """The sign of a business."""
    return drawn(_DRAWINGS[business], size, colour, ground)
