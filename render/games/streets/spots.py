"""Black and white over the city: where one may build, what was done last, what is only tried."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from engine.games.streets.plan import Street, street_at
from engine.games.streets.table import Stage
from engine.games.streets.view import View
from engine.kit.grid import STEPS, Cell, Side, cell_named
from render.games.streets.colours import TABLE
from render.kit.canvas import Canvas
from render.kit.colour import WHITE, mix
from render.kit.layout import Box
from render.kit.marks import GHOST_SHARE, HATCH_SHARE, brackets, pill
from render.kit.pen import Pen
from render.kit.shapes import dashes, ring, rounded, slashes
from render.kit.sheet import Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import INK, Theme
from render.kit.window import Window
from render.painter import Marks

LARGEST_PILL, LARGEST_EDGE_PILL = 60, 46


def paint_marks(canvas: Canvas, window: Window, view: View, marks: Marks) -> None:
    """All marks of one picture, the numbers on top."""
    tried = [cell_named(name) for name in marks.ghost]
    for street in closing(view) if tried else ():
        _paint_closing(canvas, window, street)
    for cell in tried:
        _paint_ghost(canvas, window.cell(cell), cell in view.city)
    last = view.table.last
    if last is not None and last not in tried:
        brackets(canvas, window.cell(last))
    for name, number in marks.spots:
        _paint_spot(canvas, window, view, (cell_named(name), number), len(marks.spots) == 1)


def closing(view: View) -> list[Street]:
    """The streets that pay in this position."""
    return [account.street for account in view.table.accounts if view.stage is not Stage.OVER]


def open_sides(view: View) -> Mapping[Cell, tuple[Side, ...]]:
    """On which sides the road may lie, cell by cell, for the tile in question."""
    if view.stage is not Stage.SNEAK:
        return view.placements
    places = view.table.places
    return {
        one.cell: tuple(place.side for place in places if place.cell == one.cell) for one in places
    }


def _paint_spot(
    canvas: Canvas, window: Window, view: View, spot: tuple[Cell, str], alone: bool
) -> None:
    cell, number = spot
    if cell not in view.city:
        sides = open_sides(view).get(cell, ())
        _paint_free(canvas, window.cell(cell), sides, number, alone)
        return
    box = window.cell(cell)
    if view.stage is Stage.ORDER:
        box = _street_box(window, street_at(view.table.sides(), cell))
    _paint_frame(canvas, box)
    size = min(LARGEST_EDGE_PILL, window.width // 2)
    sprite = pill(number, size)
    canvas.put(sprite, (box.right - sprite.width + 5, box.y - 5))


def _street_box(window: Window, street: Street) -> Box:
    first, last = window.cell(street.cells[0]), window.cell(street.cells[-1])
    return Box(first.x, first.y, last.right - first.x, last.bottom - first.y)


def _paint_free(
    canvas: Canvas, box: Box, sides: tuple[Side, ...], number: str, alone: bool
) -> None:
    """A lighter cell with its number, and a white bar wherever the road may lie."""
    canvas.put(_free_cell(box.width, TABLE[canvas.theme.name], canvas.theme), (box.x, box.y))
    size = box.width
    for side in sides:
        sprite, (dx, dy) = _bar(side, size), STEPS[side]
        reach = size * 0.5 - max(12, size * 0.1)
        at = (round(box.centre[0] + dx * reach), round(box.centre[1] + dy * reach))
        canvas.put_centred(sprite, at)
        if alone:
            canvas.put_centred(pill(side.upper(), max(26, round(size * 0.28))), at)
    height = min(LARGEST_PILL, round(size * (0.28 if alone else 0.5)))
    canvas.put_centred(pill(number, height), box.centre)


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
def _bar(side: Side, size: int) -> Image.Image:
    """A white road of half a cell's length."""
    length, thick = round(size * 0.5), max(9, round(size * 0.085))
    pen = Pen(length, thick)
    pen.block((0, 0, length, thick), thick / 2, INK)
    pen.block((2, 2, length - 2, thick - 2), thick / 2 - 2, WHITE)
    count = 5
    for number in range(count):
        left = thick / 2 + (length - thick) * (number + 0.2) / count
        right = left + (length - thick) * 0.6 / count
        pen.block((left, thick / 2 - 1, right, thick / 2 + 1), 0, INK)
    sprite = pen.sprite()
    upright = side in (Side.EAST, Side.WEST)
    return sprite.transpose(Image.Transpose.ROTATE_90) if upright else sprite


def _paint_frame(sheet: Sheet, box: Box) -> None:
    """White dashes on an ink line round something that may be chosen."""
    outer = box.inset(-4)
    sheet.stamp(ring(outer.width, outer.height, 10, 8), (outer.x, outer.y), INK)
    mask = dashes(outer.width - 3, outer.height - 3, 9, 5, 13, 9)
    sheet.stamp(mask, (outer.x + 1, outer.y + 1), WHITE)


def _paint_closing(sheet: Sheet, window: Window, street: Street) -> None:
    """A whole white line round a street that this would close."""
    outer = _street_box(window, street).inset(-5)
    sheet.stamp(ring(outer.width, outer.height, 12, 9), (outer.x, outer.y), INK)
    inner = outer.inset(2)
    sheet.stamp(ring(inner.width, inner.height, 10, 5), (inner.x, inner.y), WHITE)


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
