"""Small signs drawn from simple shapes, in one colour, on a field of 100 by 100."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from PIL import Image

from render.kit.colour import Colour
from render.kit.pen import Pen, SquarePen
from render.kit.sprites import cached_sprite

ROUND = 6
"""The radius of the corners of blocks."""


class Icon(StrEnum):
    """The signs of the shared pictures. Each has one meaning."""

    CROWN = "crown"
    CHECK = "check"
    HOURGLASS = "hourglass"
    CARDS = "cards"
    BRICKS = "bricks"
    FLAG = "flag"
    TEMPLE = "temple"
    SCALES = "scales"
    KEEP = "keep"
    SKULL = "skull"
    SHIELD = "shield"
    SCROLL = "scroll"
    LOCK = "lock"
    ARROW = "arrow"
    POINTER = "pointer"


@cached_sprite
def icon(sign: Icon, size: int, colour: Colour, keyline: Colour | None = None) -> Image.Image:
    """A sign this large; with a keyline it stands out on any ground."""
    sprite = _drawn(sign, size, colour)
    if keyline is None:
        return sprite
    framed = Image.new("RGBA", (size + 6, size + 6))
    shadow = _drawn(sign, size, keyline)
    for x, y in ((1, 1), (3, 0), (5, 1), (0, 3), (6, 3), (1, 5), (3, 6), (5, 5)):
        framed.alpha_composite(shadow, (x, y))
    framed.alpha_composite(sprite, (3, 3))
    return framed


def _drawn(sign: Icon, size: int, colour: Colour) -> Image.Image:
    pen = Pen(size, size)
    _DRAWINGS[sign](SquarePen(pen, size), colour)
    return pen.sprite()


def _crown(pen: SquarePen, colour: Colour) -> None:
    pen.polygon(((14, 82), (8, 34), (32, 54), (50, 20), (68, 54), (92, 34), (86, 82)), colour)
    for centre in ((8, 30), (50, 16), (92, 30)):
        pen.disc(centre, 8, colour)


def _check(pen: SquarePen, colour: Colour) -> None:
    pen.stroke(((14, 54), (40, 80), (86, 22)), 15, colour)


def _hourglass(pen: SquarePen, colour: Colour) -> None:
    pen.block((18, 4, 82, 16), colour, ROUND)
    pen.block((18, 84, 82, 96), colour, ROUND)
    pen.stroke(((28, 16), (28, 28), (50, 50), (72, 28), (72, 16)), 7, colour)
    pen.stroke(((28, 84), (28, 72), (50, 50), (72, 72), (72, 84)), 7, colour)
    pen.polygon(((34, 84), (50, 66), (66, 84)), colour)


def _cards(pen: SquarePen, colour: Colour) -> None:
    pen.stroke(((30, 84), (14, 80), (14, 12), (62, 12), (66, 18)), 8, colour)
    pen.block((36, 24, 90, 96), colour, ROUND)


def _bricks(pen: SquarePen, colour: Colour) -> None:
    for left, top in ((4, 64), (53, 64), (28, 28)):
        pen.block((left, top, left + 43, top + 30), colour, ROUND)


def _flag(pen: SquarePen, colour: Colour) -> None:
    pen.block((18, 4, 30, 98), colour, ROUND)
    pen.polygon(((30, 8), (92, 28), (30, 54)), colour)


def _temple(pen: SquarePen, colour: Colour) -> None:
    pen.polygon(((50, 6), (98, 34), (98, 40), (2, 40), (2, 34)), colour)
    for left in (12, 33, 55, 76):
        pen.block((left, 44, left + 12, 80), colour, ROUND)
    pen.block((2, 82, 98, 96), colour, ROUND)


def _scales(pen: SquarePen, colour: Colour) -> None:
    pen.block((46, 10, 54, 90), colour, ROUND)
    pen.block((26, 86, 74, 96), colour, ROUND)
    pen.stroke(((14, 22), (86, 22)), 7, colour)
    pen.disc((50, 14), 8, colour)
    for middle in (18, 82):
        pen.stroke(((middle, 22), (middle - 15, 56), (middle + 15, 56), (middle, 22)), 3.5, colour)
        pen.polygon(
            ((middle - 18, 56), (middle + 18, 56), (middle + 10, 72), (middle - 10, 72)), colour
        )


def _keep(pen: SquarePen, colour: Colour) -> None:
    for left in (10, 41, 72):
        pen.block((left, 4, left + 18, 30), colour, ROUND)
    pen.block((10, 22, 90, 44), colour, ROUND)
    pen.block((18, 36, 82, 72), colour, ROUND)
    for left in (18, 60):
        pen.block((left, 60, left + 22, 96), colour, ROUND)


def _skull(pen: SquarePen, colour: Colour) -> None:
    pen.disc((50, 42), 40, colour)
    pen.block((28, 60, 72, 96), colour, ROUND)
    for centre in ((34, 44), (66, 44)):
        pen.rub_out(centre, 11)
    pen.rub_out((50, 64), 6)
    for middle in (42, 58):
        for drop in (86, 90, 94, 98):
            pen.rub_out((middle, drop), 2.6)


def _shield(pen: SquarePen, colour: Colour) -> None:
    pen.block((12, 6, 45, 36), colour, ROUND)
    pen.block((55, 6, 88, 36), colour, ROUND)
    pen.polygon(((12, 46), (45, 46), (45, 94), (26, 80), (12, 58)), colour)
    pen.polygon(((88, 46), (55, 46), (55, 94), (74, 80), (88, 58)), colour)


def _scroll(pen: SquarePen, colour: Colour) -> None:
    for top in (4, 80):
        pen.block((8, top, 92, top + 16), colour, ROUND)
    for left in (18, 73):
        pen.block((left, 14, left + 9, 86), colour, ROUND)
    for top, right in ((31, 64), (46, 64), (61, 54)):
        pen.block((36, top, right, top + 8), colour, ROUND)


def _lock(pen: SquarePen, colour: Colour) -> None:
    pen.stroke(((28, 50), (28, 32), (38, 16), (50, 12), (62, 16), (72, 32), (72, 50)), 10, colour)
    pen.block((14, 44, 86, 94), colour, ROUND)
    pen.rub_out((50, 68), 9)


def _arrow(pen: SquarePen, colour: Colour) -> None:
    """To the right, as thin as digits: no font of ours has one."""
    pen.stroke(((12.5, 50), (87.5, 50)), 12.5, colour)
    head = 100 / 3.4
    pen.stroke(((87.5 - head, 50 - head), (87.5, 50), (87.5 - head, 50 + head)), 12.5, colour)


def _pointer(pen: SquarePen, colour: Colour) -> None:
    """A triangle that points to the right, between two pictures."""
    pen.polygon(((20, 10), (85, 50), (20, 90)), colour)


_DRAWINGS: dict[Icon, Callable[[SquarePen, Colour], None]] = {
    Icon.CROWN: _crown,
    Icon.CHECK: _check,
    Icon.HOURGLASS: _hourglass,
    Icon.CARDS: _cards,
    Icon.BRICKS: _bricks,
    Icon.FLAG: _flag,
    Icon.TEMPLE: _temple,
    Icon.SCALES: _scales,
    Icon.KEEP: _keep,
    Icon.SKULL: _skull,
    Icon.SHIELD: _shield,
    Icon.SCROLL: _scroll,
    Icon.LOCK: _lock,
    Icon.ARROW: _arrow,
    Icon.POINTER: _pointer,
}
