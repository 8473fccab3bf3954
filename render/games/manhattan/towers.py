"""Buildings: seen from the front and a little from the right, never leaving their own plot."""

from __future__ import annotations

from itertools import groupby

from PIL import Image

from engine.games.manhattan.pieces import Block, Stack, floors_of, height, owner
from render.kit.colour import WHITE, mix
from render.kit.glyphs import badge, chip
from render.kit.layout import Box
from render.kit.marks import ghosted
from render.kit.patterns import print_on
from render.kit.pen import Pen
from render.kit.sheet import Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import SeatStyle, Theme

EDGE = 2
FRONT, DEPTH, LIFT = 64, 16, 12
FLOOR = 13
MOST_HEIGHT = 75
"""A floor is 13 pixels high until the tower would leave its plot; then all floors shrink."""

FOOT = 107
"""Where a tower stands, from the top of its plot."""

BADGE = 40
CHIP_HEIGHT = 26
CHIP_ROOM = 113


@cached_sprite
def block(
    style: SeatStyle, floors: int, size: tuple[int, int, int, int], theme: Theme
) -> Image.Image:
    """One block. ``size``: width and height of its front, how far it reaches right and up."""
    front, tall, depth, lift = size
    left, top = EDGE, EDGE + lift
    right, bottom = left + front, top + tall
    pen = Pen(front + depth + 2 * EDGE, tall + lift + 2 * EDGE)
    back = ((left + depth, EDGE), (right + depth, EDGE), (right + depth, bottom - lift))
    roof = ((left, top), back[0], back[1], (right, top))
    side = ((right, top), back[1], back[2], (right, bottom))
    pen.polygon(roof, mix(style.colour, WHITE, 0.4))
    pen.polygon(side, mix(style.colour, theme.ink, 0.38))
    pen.block((left, top, right, bottom), 0, style.colour)
    _storeys(pen, style, floors, (left, top, front, tall), theme)
    for face in (roof, side, ((left, top), (right, top), (right, bottom), (left, bottom))):
        pen.outline(face, theme.keyline - 0.5, theme.ink)
    return pen.sprite()


def _storeys(
    pen: Pen, style: SeatStyle, floors: int, front: tuple[int, int, int, int], theme: Theme
) -> None:
    left, top, width, tall = front
    each = tall / floors
    seam = mix(style.colour, theme.ink, 0.55)
    for floor in range(floors):
        y = top + floor * each
        print_on(pen, style, (left, y, width, each))
        if floor:
            pen.block((left, y - 0.5, left + width, y + 0.5), 0, seam)


def paint_tower(
    sheet: Sheet, box: Box, stack: Stack, theme: Theme, ghost: bool, scale: int = 1
) -> None:
    """The building on this plot; as a ghost, its top block is only being tried. ``scale`` is how
    many times as large as on the board the plot is."""
    left = box.right - (FRONT + DEPTH + 5) * scale - EDGE
    foot = (left, box.y + FOOT * scale)
    roof = _paint_blocks(sheet, foot, _segments(stack, ghost), theme, ghost, scale)
    style = theme.seats[owner(stack)]
    mark = badge(style, height(stack), BADGE * scale, theme)
    middle = left + EDGE + (FRONT // 2 + DEPTH // 4) * scale
    sheet.put_centred(mark, (middle, roof - 9 * scale))
    _paint_chips(sheet, box, stack, theme, scale)


def _segments(stack: Stack, ghost: bool) -> list[Block]:
    """Blocks of one colour on each other look like one; a tried block stays by itself."""
    solid = stack[:-1] if ghost else stack
    grouped = [
        Block(colour, sum(block.floors for block in blocks))
        for colour, blocks in groupby(solid, key=lambda block: block.colour)
    ]
    return [*grouped, stack[-1]] if ghost else grouped


def _paint_blocks(
    sheet: Sheet,
    foot: tuple[int, int],
    segments: list[Block],
    theme: Theme,
    ghost: bool,
    scale: int,
) -> int:
    """The blocks from the ground up; returns the height of the front's upper edge."""
    unit = min(FLOOR, MOST_HEIGHT / sum(segment.floors for segment in segments)) * scale
    below, top = 0, foot[1]
    for number, (colour, floors) in enumerate(segments, start=1):
        bottom = foot[1] - round(below * unit)
        below += floors
        top = foot[1] - round(below * unit)
        size = (FRONT * scale, bottom - top, DEPTH * scale, LIFT * scale)
        sprite = block(theme.seats[colour], floors, size, theme)
        if ghost and number == len(segments):
            sprite = ghosted(sprite)
        sheet.put(sprite, (foot[0], top - LIFT * scale - EDGE))
    return top


def _paint_chips(sheet: Sheet, box: Box, stack: Stack, theme: Theme, scale: int) -> None:
    """Floors of each colour in a mixed building, the owner's first: what a takeover must match."""
    colours = {block.colour for block in stack}
    if len(colours) == 1:
        return
    shares = [(colour, floors_of(stack, colour)) for colour in colours]
    shares.sort(key=lambda share: (share[0] != owner(stack), -share[1], share[0]))
    one_digit, two_digits = (25, 37) if len(shares) < 4 else (23, 32)
    tall = (CHIP_HEIGHT - 2) * scale
    sprites = [
        chip(theme.seats[c], n, (one_digit if n < 10 else two_digits) * scale, tall, theme)
        for c, n in shares
    ]
    gap = min(1, (CHIP_ROOM * scale - sum(sprite.width for sprite in sprites)) // len(sprites))
    width = sum(sprite.width + gap for sprite in sprites) - gap
    left = box.x + (box.width - width) // 2
    for sprite in sprites:
        foot = box.bottom - (2 + CHIP_HEIGHT // 2) * scale
        sheet.put(sprite, (left, foot - sprite.height // 2))
        left += sprite.width + gap
