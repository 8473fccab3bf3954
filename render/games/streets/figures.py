"""People: each kind has its own silhouette. Those who live somewhere lie, seekers stand up."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from engine.games.streets.pieces import Kind
from render.games.streets.colours import KINDS
from render.kit.colour import WHITE, Colour, mix
from render.kit.pen import Drawing, SquarePen, drawn
from render.kit.sprites import cached_sprite
from render.kit.theme import INK

ANGLES = tuple(at * pi / 8 for at in range(16))


def _pawn(pen: SquarePen, ink: Colour, head: float) -> None:
    pen.disc((50, head), 20, ink)
    body = ((40, head + 14), (60, head + 14), (72, 74), (80, 98), (20, 98), (28, 74))
    pen.polygon(body, ink)


def _tourist(pen: SquarePen, ink: Colour, _hole: Colour) -> None:
    """With a hat against the sun."""
    _pawn(pen, ink, 30)
    pen.block((30, 0, 70, 22), ink, 8)
    pen.block((8, 16, 92, 29), ink, 6)


def _parent(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    """With a child in a sling."""
    _pawn(pen, ink, 22)
    pen.disc((50, 70), 12, hole)


def _hipster(pen: SquarePen, ink: Colour, _hole: Colour) -> None:
    """With a bun and a beard."""
    _pawn(pen, ink, 38)
    pen.disc((50, 10), 11, ink)
    pen.polygon(((30, 42), (70, 42), (50, 80)), ink)


def _shopper(pen: SquarePen, ink: Colour, _hole: Colour) -> None:
    """As square as a full bag."""
    pen.disc((50, 20), 20, ink)
    pen.block((18, 44, 82, 98), ink, 5)
    pen.stroke(((34, 48), (38, 38), (62, 38), (66, 48)), 8, ink)


_DRAWINGS: dict[Kind, Drawing] = {
    Kind.TOURIST: _tourist,
    Kind.FAMILY: _parent,
    Kind.HIPSTER: _hipster,
    Kind.SHOPPING: _shopper,
}


@cached_sprite
def upright(kind: Kind, size: int) -> Image.Image:
    """A person on a dark ground, where a value counts people."""
    return _drawn(kind, size, mix(KINDS[kind], WHITE, 0.3))


@cached_sprite
def figure(kind: Kind, size: int, seeking: bool) -> Image.Image:
    """A person this tall. Who lives somewhere lies down; a seeker stands in a white line."""
    edge = max(1, round(size / 14))
    if seeking:
        inner = _edged(_drawn(kind, size - 4 * edge, KINDS[kind]), INK, edge)
        return _edged(_edged(inner, WHITE, edge, solid=True), INK, 1, solid=True)
    lying = _edged(_drawn(kind, size - 2 * edge, KINDS[kind]), INK, edge)
    return lying.transpose(Image.Transpose.ROTATE_90)


@lru_cache(maxsize=16)
def breadth(kind: Kind, seeking: bool) -> float:
    """How wide such a person is for each pixel of its size."""
    return figure(kind, 100, seeking).width / 100


def _drawn(kind: Kind, size: int, colour: Colour) -> Image.Image:
    sprite = drawn(_DRAWINGS[kind], size, colour, INK)
    left, top, right, bottom = sprite.getbbox() or (0, 0, size, size)
    return sprite.crop((left, top, right, bottom))


def _edged(sprite: Image.Image, colour: Colour, edge: int, solid: bool = False) -> Image.Image:
    """The sprite with a line of this colour round its silhouette."""
    width, height = sprite.width + 2 * edge, sprite.height + 2 * edge
    framed = Image.new("RGBA", (width, height))
    alpha = sprite.getchannel("A")
    if solid:
        alpha = alpha.point(lambda ink: min(255, ink * 2))
    shadow = Image.new("RGBA", sprite.size, colour)
    shadow.putalpha(alpha)
    offsets = dict.fromkeys((round(cos(a) * edge), round(sin(a) * edge)) for a in ANGLES)
    for dx, dy in offsets:
        framed.alpha_composite(shadow, (edge + dx, edge + dy))
    framed.alpha_composite(sprite, (edge, edge))
    return framed
