"""Cards: four blocks with an edge and a shadow, whole or as the two halves of a highway."""

from __future__ import annotations

from PIL import Image

from engine.games.sprawlopolis.pieces import (
    BOX,
    MONSTER_BLOCK,
    WRECKTAR,
    Block,
    Card,
    beach_side,
    face_of,
)
from render.games.sprawlopolis.blocks import Kind, block_sprite
from render.games.sprawlopolis.colours import ASPHALT, DASH
from render.games.sprawlopolis.roads import Size
from render.games.sprawlopolis.specials import beach
from render.kit.canvas import Canvas
from render.kit.colour import Colour, mix
from render.kit.layout import Box
from render.kit.page import Edges
from render.kit.shapes import ring, rounded
from render.kit.sheet import Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import INK, Theme

SHADOW = 3
EDGE = 2.5


def radius_of(size: Size) -> int:
    """How round the corners of a card with blocks of this size are."""
    return max(3, size[0] // 12)


def kind_of(card: Card, turned: bool, number: int) -> Kind:
    """What is special about a block of this card as it lies."""
    if card in BOX.landmarks:
        return Kind.LANDMARK
    monster = 3 - MONSTER_BLOCK if turned else MONSTER_BLOCK
    return Kind.MONSTER if card == WRECKTAR and number == monster else Kind.PLAIN


def _blocks(card: Card, turned: bool) -> tuple[tuple[Block, Kind], ...]:
    face = face_of(card, turned)
    return tuple((block, kind_of(card, turned, at)) for at, block in enumerate(face))


@cached_sprite
def card_sprite(card: Card, turned: bool, size: Size, theme: Theme) -> Image.Image:
    """The card as it lies, with its shadow below."""
    image = _joined(_blocks(card, turned), size)
    if card in BOX.beaches:
        strip = beach((size[0] * 2, size[1] * 2), beach_side(card, turned), theme)
        image.paste(strip, (0, 0), strip)
    if card in BOX.interstate:
        _lay_highway(Sheet(image), size)
    return edged(image, radius_of(size), INK)


def _lay_highway(sheet: Sheet, size: Size) -> None:
    """The highway across the middle of its card."""
    wide, half = size[0] * 2, max(3, round(size[1] * 0.16))
    sheet.fill(Box(0, size[1] - half, wide, 2 * half), ASPHALT)
    for x in range(0, wide, max(6, half)):
        sheet.fill(Box(x, size[1] - 1, max(3, half // 2), 2), DASH)


def edged(image: Image.Image, radius: int, edge: Colour) -> Image.Image:
    """A picture with round corners, an edge and a hard shadow. It is painted on.

    Masks are used near its sides alone: with them each pixel takes much longer.
    """
    width, height = image.size
    whole = Image.new("RGBA", (width, height + SHADOW))
    shape, rim = rounded(width, height, radius), ring(width, height, radius, EDGE)
    for side in _sides(width, height, radius + SHADOW):
        left, top, right, bottom = side
        lower = (left, top + SHADOW, right, bottom + SHADOW)
        whole.paste((*INK, 150), lower, shape.crop(side))
        image.paste(mix(edge, INK, 0.2), side, rim.crop(side))
    _lay_round(whole, image.convert("RGBA"), shape, radius)
    return whole


def _sides(width: int, height: int, deep: int) -> tuple[Edges, ...]:
    """The four sides of a rectangle, apart from each other, so many pixels deep."""
    deep = min(deep, width // 2, height // 2)
    inner = height - deep
    return (
        (0, 0, width, deep),
        (0, inner, width, height),
        (0, deep, deep, inner),
        (width - deep, deep, width, inner),
    )


def _lay_round(whole: Image.Image, image: Image.Image, shape: Image.Image, radius: int) -> None:
    """Lay a picture of this shape, with round corners, on the upper left corner of another one."""
    ends = [(x, y) for y in (0, image.height - radius) for x in (0, image.width - radius)]
    boxes = [(x, y, x + radius, y + radius) for x, y in ends]
    below = [whole.crop(box) for box in boxes]
    whole.paste(image, (0, 0))
    for box, corner in zip(boxes, below, strict=True):
        corner.paste(image.crop(box), (0, 0), shape.crop(box))
        whole.paste(corner, box)


def _joined(blocks: tuple[tuple[Block, Kind], ...], size: Size) -> Image.Image:
    """Blocks in rows of two, as an opaque picture without edges."""
    width, height = size
    image = Image.new("RGB", (width * 2, height * len(blocks) // 2))
    for number, (block, kind) in enumerate(blocks):
        at = (number % 2 * width, number // 2 * height)
        image.paste(block_sprite(block, size, kind), at)
    return image


def highway_halves(card: Card, turned: bool, size: Size) -> tuple[Image.Image, Image.Image]:
    """A highway card without its road: the blocks of the far city, and those of the near one."""
    blocks = _blocks(card, turned)
    return _half(blocks[:2], size), _half(blocks[2:], size)


@cached_sprite
def _half(blocks: tuple[tuple[Block, Kind], ...], size: Size) -> Image.Image:
    return edged(_joined(blocks, size), radius_of(size), INK)


def paint_card(canvas: Canvas, at: tuple[int, int], card: Card, size: Size) -> Box:
    """A card by itself, as printed, away from the city. Returns where it lies."""
    canvas.put(card_sprite(card, False, size, canvas.theme), at)
    return Box(*at, size[0] * 2, size[1] * 2)
