"""Black and white over the city: where one may build, what was done last, what is only tried."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PIL import Image

from engine.games.streets.plan import Street, street_at
from engine.games.streets.table import Stage
from engine.games.streets.view import View
from engine.kit.grid import STEPS, Cell, Side, cell_named
from render.games.streets.colours import PAINT, ROAD, TABLE
from render.games.streets.lot import ground_of
from render.kit.canvas import Canvas
from render.kit.colour import WHITE, mix
from render.kit.layout import Box
from render.kit.marks import GHOST_SHARE, HATCH_SHARE, brackets, pill
from render.kit.shapes import dashes, ring, rounded, slashes
from render.kit.sheet import Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import INK, Theme
from render.kit.window import Window
from render.painter import Marks

LEAST_PILL, LARGEST_PILL = 54, 72
PILL_SHARE = 0.36
APART = 0.17
"""How far a number gives way to the road round the corner, in cells."""

DASHES = 4


class Spot(NamedTuple):
    """A cell that can be chosen, with the side of its road where that is chosen too."""

    cell: Cell
    side: Side | None


def spot_named(name: str) -> Spot:
    """``m12``, or ``m12-n`` for the road on its northern side."""
    head, _, tail = name.rpartition("-")
    if head and tail in tuple(Side):
        return Spot(cell_named(head), Side(tail))
    return Spot(cell_named(name), None)


def cells_of(names: Iterable[str]) -> list[Cell]:
    """The cells of these spots, each once."""
    return list(dict.fromkeys(spot_named(name).cell for name in names))


def paint_marks(canvas: Canvas, window: Window, view: View, marks: Marks) -> None:
    """All marks of one picture, the numbers on top."""
    tried = cells_of(marks.ghost)
    if tried:
        paint_closing(canvas, window, view)
    for cell in tried:
        _paint_ghost(canvas, window.cell(cell), cell in view.city)
    last = view.table.last
    if last is not None and last not in tried:
        brackets(canvas, window.cell(last))
    spots = [(spot_named(name), number) for name, number in marks.spots]
    roads = [spot for spot, _ in spots if spot.cell not in view.city]
    _paint_free(canvas, window, roads)
    for spot, number in spots:
        if spot.cell in view.city:
            _paint_built(canvas, window, view, spot.cell, number)
        else:
            _paint_number(canvas, window, spot, number, roads)


def paint_closing(sheet: Sheet, window: Window, view: View) -> None:
    """A whole white line round every street that pays in this position."""
    for street in closing(view):
        outer = street_box(window, street).inset(-5)
        sheet.stamp(ring(outer.width, outer.height, 12, 9), (outer.x, outer.y), INK)
        inner = outer.inset(2)
        sheet.stamp(ring(inner.width, inner.height, 10, 5), (inner.x, inner.y), WHITE)


def closing(view: View) -> list[Street]:
    """The streets that pay in this position."""
    return [account.street for account in view.table.accounts if view.stage is not Stage.OVER]


def pill_size(window: Window) -> int:
    """How high the numbers are: never too small for a phone."""
    return max(LEAST_PILL, min(LARGEST_PILL, round(window.width * PILL_SHARE)))


# Where nothing stands yet


def _paint_free(canvas: Canvas, window: Window, spots: list[Spot]) -> None:
    """Lighter cells, with a road on every side where it may be chosen."""
    size, ground = window.width, TABLE[canvas.theme.name]
    for cell in dict.fromkeys(spot.cell for spot in spots):
        box = window.cell(cell)
        canvas.put(_free_cell(size, ground, canvas.theme), (box.x, box.y))
    for cell, side in spots:
        if side is not None:
            box, road = window.cell(cell), ground_of(side, size)[0]
            canvas.put(_road(side, size), (box.x + road.x, box.y + road.y))


def _paint_number(
    canvas: Canvas, window: Window, spot: Spot, number: str, spots: list[Spot]
) -> None:
    """The number on its road, or in the middle of its cell; always within that cell."""
    box, sprite = window.cell(spot.cell), pill(number, pill_size(window))
    if spot.side is None:
        canvas.put_centred(sprite, box.centre)
        return
    road = ground_of(spot.side, window.width)[0]
    x, y = road.centre
    for other in spots:
        if other.cell == spot.cell and other.side is not None:
            dx, dy = STEPS[other.side]
            x -= round(dx * APART * window.width) if road.width > road.height else 0
            y -= round(dy * APART * window.width) if road.height > road.width else 0
    x = _within(x, sprite.width, window.width)
    y = _within(y, sprite.height, window.width)
    canvas.put_centred(sprite, (box.x + x, box.y + y))


def _within(middle: int, length: int, size: int) -> int:
    """The nearest middle with which something so long stays within a cell."""
    return max(min(length // 2, size // 2), min(middle, max(size - length // 2, size // 2)))


@cached_sprite
def _free_cell(size: int, ground: tuple[int, int, int], theme: Theme) -> Image.Image:
    inner, radius = size - 6, max(6, size // 10)
    sheet = Sheet.blank(size, size, ground)
    lighter = mix(ground, theme.text, 0.16) if not theme.daylight else mix(ground, INK, 0.22)
    sheet.stamp(rounded(inner, inner, radius), (3, 3), lighter)
    sheet.stamp(ring(inner, inner, radius, 7), (3, 3), INK)
    sheet.stamp(dashes(inner - 3, inner - 3, radius - 1, 4, 13, 9), (4, 4), WHITE)
    return sheet.image


@cached_sprite
def _road(side: Side, size: int) -> Image.Image:
    """A road along one side of a cell, in a white line because it is only possible."""
    strip = ground_of(side, size)[0]
    edge = 3 if size >= 100 else 2
    sheet = Sheet.blank(strip.width, strip.height, INK)
    sheet.fill(Box(1, 1, strip.width - 2, strip.height - 2), WHITE)
    sheet.fill(Box(0, 0, strip.width, strip.height).inset(1 + edge), ROAD)
    thick, length = max(2, min(strip[2:]) // 9), max(strip[2:]) / DASHES
    for number in range(DASHES):
        start, end = round((number + 0.28) * length), round((number + 0.72) * length)
        middle = (min(strip[2:]) - thick) // 2
        flat = Box(start, middle, end - start, thick)
        lying = strip.width > strip.height
        sheet.fill(flat if lying else Box(flat.y, flat.x, flat.height, flat.width), PAINT)
    return sheet.image


# Where something stands


def _paint_built(canvas: Canvas, window: Window, view: View, cell: Cell, number: str) -> None:
    """A frame round a building with its number in the corner, or round a whole street with the
    number on the middle of its road."""
    box = window.cell(cell)
    if view.stage is Stage.ORDER:
        _paint_street(canvas, window, street_at(view.table.sides(), cell), number)
        return
    _paint_frame(canvas, box)
    if number:
        sprite = pill(number, pill_size(window))
        canvas.put(sprite, (box.right - sprite.width + 6, box.y - 6))


def _paint_street(canvas: Canvas, window: Window, street: Street, number: str) -> None:
    _paint_frame(canvas, street_box(window, street))
    box, road = street_box(window, street), ground_of(street.side, window.width)[0]
    along = road.width > road.height
    x = box.centre[0] if along else box.x + road.centre[0]
    y = box.y + road.centre[1] if along else box.centre[1]
    canvas.put_centred(pill(number, pill_size(window)), (x, y))


def street_box(window: Window, street: Street) -> Box:
    """The box of all tiles of a street."""
    first, last = window.cell(street.cells[0]), window.cell(street.cells[-1])
    return Box(first.x, first.y, last.right - first.x, last.bottom - first.y)


def _paint_frame(sheet: Sheet, box: Box) -> None:
    """White dashes on an ink line round something that may be chosen."""
    outer = box.inset(-4)
    sheet.stamp(ring(outer.width, outer.height, 10, 8), (outer.x, outer.y), INK)
    mask = dashes(outer.width - 3, outer.height - 3, 9, 5, 13, 9)
    sheet.stamp(mask, (outer.x + 1, outer.y + 1), WHITE)


def _paint_ghost(canvas: Canvas, box: Box, built: bool) -> None:
    """A tile that is only tried: fainter, hatched, with a dashed edge."""
    if built:
        place = (box.x, box.y, box.right, box.bottom)
        tile = canvas.image.crop(place)
        ground = Image.new("RGB", tile.size, TABLE[canvas.theme.name])
        faint = Image.blend(ground, tile, GHOST_SHARE)
        hatch = slashes(box.width, box.height, 16, 4)
        faint.paste(WHITE, (0, 0), hatch.point(lambda ink: int(ink * HATCH_SHARE)))
        canvas.image.paste(faint, (box.x, box.y))
    _paint_frame(canvas, box)
