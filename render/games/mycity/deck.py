"""Which buildings are still to come: the deck is known, only its order is not."""

from __future__ import annotations

from math import ceil

from PIL import Image

from engine.core.words import msg
from engine.games.mycity.view import View
from render.games.mycity.roofs import roof, squares_of
from render.kit.canvas import Canvas
from render.kit.colour import WHITE
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.pen import Pen
from render.kit.shapes import rounded
from render.kit.sprites import cached_sprite
from render.kit.text import fit
from render.kit.theme import Theme

CAPTION = Font(Face.LABEL, 28)
LONGEST = 4
SIZES = (26, 23, 20, 18, 16, 14, 12, 11, 10, 9, 8)
RADIUS = 18
BETWEEN = 5
LEAST_HIGH = 100
"""In a lower box the caption stands beside the shapes, not above them."""

CAPTION_HEIGHT = 40
CAPTION_STEP = 28


def paint_to_come(canvas: Canvas, box: Box, view: View) -> None:
    """All shapes that are left, in the order of the box, and the blocking cards among them."""
    canvas.panel(box, RADIUS, canvas.theme.panel)
    inner = Box(box.x + 16, box.y + 10, box.width - 32, box.height - 20)
    caption = msg("mycity-picture-to-come", count=view.pile)
    wide = box.height < LEAST_HIGH
    room = 190 if wide else inner.width
    more = _paint_caption(canvas, inner, canvas.say(caption), room, wide) - 1
    left, top = (room + 14, 0) if wide else (0, CAPTION_HEIGHT + more * CAPTION_STEP)
    grid = Box(inner.x + left, inner.y + top, inner.width - left, inner.height - top)
    _paint_grid(canvas, grid, view)


def _paint_caption(canvas: Canvas, inner: Box, words: str, room: int, wide: bool) -> int:
    """In how many lines it stands."""
    setting = fit(words, CAPTION, 28, room, most_lines=2)
    if wide:
        canvas.lines((inner.x, inner.centre[1]), setting, CAPTION_STEP, canvas.theme.muted)
    else:
        canvas.lines_below((inner.x, inner.y + 16), setting, CAPTION_STEP, canvas.theme.muted)
    return len(setting.lines)


def _paint_grid(canvas: Canvas, grid: Box, view: View) -> None:
    cards = [*view.to_come, *("",) * view.blocks_to_come]
    if not cards:
        return
    columns, size = _best_grid(grid, len(cards))
    rows = ceil(len(cards) / columns)
    places = grid.grid(rows, columns, gap=0)
    for place, card in zip(places, cards, strict=False):
        sprite = lying(card, size, canvas.theme) if card else blocking(size * 2 + 8, canvas.theme)
        canvas.put_centred(sprite, place.centre)


def _best_grid(grid: Box, count: int) -> tuple[int, int]:
    """How many columns, and how large a cell: the largest at which all cards have room."""
    for size in SIZES:
        across, down = LONGEST * size + BETWEEN, 3 * size + BETWEEN
        columns = max(1, grid.width // across)
        if ceil(count / columns) * down <= grid.height:
            return columns, size
    return max(1, grid.width // (LONGEST * SIZES[-1] + 4)), SIZES[-1]


def lying(building: str, size: int, theme: Theme) -> Image.Image:
    """A building turned so that it is wider than high."""
    across, down = (1 + max(axis) for axis in zip(*squares_of(building, 0), strict=True))
    return roof(building, 90 if down > across else 0, size, theme)


@cached_sprite
def blocking(size: int, theme: Theme) -> Image.Image:
    """The card that blocks the building after it: a barrier."""
    sprite = Image.new("RGBA", (size, size))
    sprite.paste(WHITE, (0, 0), rounded(size, size, size // 5))
    pen = Pen(size, size)
    edge = max(1.5, size * 0.06)
    pen.block((edge, edge, size - edge, size - edge), size / 6, theme.ink)
    for start, end in (((0.28, 0.28), (0.72, 0.72)), ((0.28, 0.72), (0.72, 0.28))):
        line = [(x * size, y * size) for x, y in (start, end)]
        pen.stroke(line, size * 0.14, WHITE)
    sprite.alpha_composite(pen.sprite())
    return sprite
