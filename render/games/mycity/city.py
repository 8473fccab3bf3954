"""One board with its buildings, and the marks over it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PIL import Image

from engine.games.mycity.box import Episode
from engine.games.mycity.pieces import COLUMNS
from engine.games.mycity.view import CityView, Placed
from render.games.mycity.field import Field
from render.games.mycity.ground import Mount, margin_of, mounted, zones_in
from render.games.mycity.outline import Square, corners_of, dashes_round, line_at_corner, line_round
from render.games.mycity.roofs import roof
from render.kit.canvas import Canvas
from render.kit.colour import WHITE
from render.kit.marks import ghosted
from render.kit.page import Edges
from render.kit.pen import Pen
from render.kit.sheet import Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import INK

MARGIN = 8


def paint_city(canvas: Canvas, field: Field, city: CityView, plan: Episode, mount: Mount) -> None:
    """The land and its buildings. In an episode whose buildings may span the river it is dry."""
    dry, margin = plan.rules.spans_river, margin_of(mount, field.cell)
    ground = mounted(city.land, field.cell, dry, zones_in(plan), mount, canvas.theme)
    canvas.put(ground, (field.x - margin, field.y - margin))
    for one in city.placed:
        paint_building(canvas, field, one, city)


def paint_building(
    canvas: Canvas, field: Field, one: Placed, city: CityView, ghost: bool = False
) -> None:
    """One building; a ghost is only tried or not yet final."""
    box = field.around(one.cells)
    sprite = roof(one.building, one.turn, field.cell, canvas.theme, city.marks_on(one.building))
    if not ghost:
        canvas.put(sprite, (box.x, box.y))
        return
    canvas.put(ghosted(sprite), (box.x, box.y))
    paint_dashes(canvas, field, one.cells)


def squares(cells: Iterable[int]) -> frozenset[Square]:
    """Cells as columns and rows within their own rectangle."""
    places = [divmod(cell, COLUMNS) for cell in cells]
    top, left = min(row for row, _ in places), min(column for _, column in places)
    return frozenset((column - left, row - top) for row, column in places)


def paint_dashes(sheet: Sheet, field: Field, cells: Iterable[int]) -> None:
    """White dashes on an ink line round these cells: possible, not yet done."""
    cells = tuple(cells)
    box, shape, scale = field.around(cells), squares(cells), min(1.0, field.cell / 60)
    at = (box.x - MARGIN, box.y - MARGIN)
    sheet.stamp(line_round(shape, field.cell, 1, 9 * scale, MARGIN), at, INK)
    sheet.stamp(dashes_round(shape, field.cell, 1, 5.5 * scale, MARGIN), at, WHITE)


def paint_outline(sheet: Sheet, field: Field, cells: Iterable[int]) -> None:
    """A solid white line round these cells: they count as one. It is laid from corners, of which
    there are few kinds; hardly any two groups have the same shape."""
    cells, cell, scale = tuple(cells), field.cell, max(0.55, field.cell / 72)
    box, half = field.around(cells), field.cell // 2
    for (x, y), around in corners_of(squares(cells)):
        left, top, _, _ = _line_in_corner(around, cell, scale)
        at = (box.x + x * cell - half + left, box.y + y * cell - half + top)
        sheet.put(_outline(around, cell, scale), at)


@cached_sprite
def _outline(around: frozenset[Square], cell: int, scale: float) -> Image.Image:
    """A white line within an ink one, near the corner where four cells meet, and nothing else."""
    wide, narrow = (line_at_corner(around, cell, 2 * scale, by * scale) for by in (9, 5))
    sprite = Image.new("RGB", wide.size, INK)
    sprite.paste(WHITE, (0, 0), narrow)
    sprite.putalpha(wide)
    return sprite.crop(_line_in_corner(around, cell, scale))


@lru_cache(maxsize=256)
def _line_in_corner(around: frozenset[Square], cell: int, scale: float) -> Edges:
    """Where the line lies in the square of a cell round that corner."""
    return line_at_corner(around, cell, 2 * scale, 9 * scale).getbbox() or (0, 0, 1, 1)


def paint_last(sheet: Sheet, field: Field, cells: Iterable[int]) -> None:
    """White corners round what was built last."""
    scale = min(1.0, field.cell / 66)
    outer = field.around(cells).inset(-round(8 * scale))
    sheet.put(_brackets(outer.width, outer.height, scale), (outer.x, outer.y))


@cached_sprite
def _brackets(width: int, height: int, scale: float) -> Image.Image:
    pen, arm = Pen(width, height), 25 * scale
    for thickness, colour in ((10.0 * scale, INK), (5.5 * scale, WHITE)):
        for x, along in ((5 * scale, 1), (width - 5 * scale, -1)):
            for y, down in ((5 * scale, 1), (height - 5 * scale, -1)):
                corner = ((x + arm * along, y), (x, y), (x, y + arm * down))
                pen.stroke(corner, thickness, colour)
    return pen.sprite()
