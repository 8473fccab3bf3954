"""The city on its table: coordinates, tiles, roads that may still go on."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engine.games.streets.pieces import STATION
from engine.games.streets.plan import ALONG, Street
from engine.games.streets.table import Building
from engine.games.streets.view import View
from engine.kit.grid import STEPS, Cell, Side
from render.games.streets.colours import PAINT, ROAD, TABLE, table_line
from render.games.streets.crowd import groups_of
from render.games.streets.lot import ROOMY, lot_of
from render.games.streets.names import name_on_tile
from render.games.streets.tiles import Look, Standing, paint_in_city
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.layout import Box
from render.kit.pen import Pen
from render.kit.sheet import Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import Theme
from render.kit.window import Window, paint_edges
from render.picture import Say

Naming = Callable[[str, int, Say], str]
"""What is printed on a tile of a size."""

CROSS = 6
SHADOW = 5
STUB = 0.17
"""How far an open road reaches beyond its last tile, in tiles."""

TURNS = {
    Side.SOUTH: Image.Transpose.ROTATE_270,
    Side.WEST: Image.Transpose.ROTATE_180,
    Side.NORTH: Image.Transpose.ROTATE_90,
}


def paint_city(canvas: Canvas, window: Window, view: View) -> None:
    """Everything that lies on the table, with the coordinates."""
    paint_table(canvas, window)
    paint_edges(canvas, window, canvas.theme.text)
    paint_buildings(canvas, window, view, name_on_tile, large=window.width >= ROOMY)


def paint_buildings(
    canvas: Canvas, window: Window, view: View, name: Naming, large: bool = False
) -> None:
    """The tiles with their shadows, and the roads that may still go on; ``large`` names stand on
    one line."""
    page = Box(0, 0, *canvas.image.size)
    city = {cell: one for cell, one in view.city.items() if meet(window.cell(cell), page)}
    shade = mix(TABLE[canvas.theme.name], canvas.theme.ink, 0.45)
    for x, y in city:
        if not {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= city.keys():
            box = window.cell(Cell(x, y))
            canvas.fill(Box(box.x + SHADOW, box.y + SHADOW, *box[2:]), shade)
    for street in view.streets:
        paint_stubs(canvas, window, street)
    quiet = quiet_cells(view)
    for cell, building in city.items():
        look = Look(
            building.side,
            window.width,
            name(building.tile, window.width, canvas.say),
            cell in quiet,
            large,
        )
        paint_building(canvas, window.cell(cell), building, look)


def meet(one: Box, other: Box) -> bool:
    """Whether two boxes have pixels in common."""
    return (
        one.x < other.right
        and other.x < one.right
        and one.y < other.bottom
        and other.y < one.bottom
    )


def paint_table(canvas: Canvas, window: Window) -> None:
    """Crosses where four cells meet. The ground must be painted already."""
    field, crosses = window.field, _crosses(window.extent.columns, window.width, canvas.theme)
    for row in range(window.extent.rows + 1):
        canvas.put(crosses, (field.x - CROSS, field.y + row * window.height - CROSS))


@cached_sprite
def _crosses(columns: int, step: int, theme: Theme) -> Image.Image:
    """The crosses of one line of the grid."""
    sheet = Sheet.blank(columns * step + 2 * CROSS, 2 * CROSS, TABLE[theme.name])
    for column in range(columns + 1):
        sheet.fill(Box(column * step, CROSS - 1, 2 * CROSS, 2), table_line(theme))
        sheet.fill(Box(column * step + CROSS - 1, 0, 2, 2 * CROSS), table_line(theme))
    return sheet.image


def quiet_cells(view: View) -> frozenset[Cell]:
    """The tiles of streets that are closed and have paid."""
    waiting = view.table.streets
    return frozenset(
        cell
        for street in view.streets
        if street.closed and not any(one in street.cells for one in waiting)
        for cell in street.cells
    )


def paint_building(canvas: Canvas, box: Box, building: Building, look: Look) -> None:
    """A building with all that stands on it."""
    owner = None if building.owner is None else canvas.theme.seats[building.owner]
    people = groups_of(building.lying, building.seekers)
    standing = Standing(owner, building.signs, people)
    paint_in_city(canvas, box, building.tile, look, standing)


def paint_stubs(sheet: Sheet, window: Window, street: Street) -> None:
    """The road goes a little further at each end where a street is still open."""
    for end, blocked, step in zip(street.ends, street.blocked, ALONG[street.side], strict=True):
        if not blocked:
            _paint_stub(sheet, window, end, street.side, step)


def _paint_stub(sheet: Sheet, window: Window, end: Cell, side: Side, step: Cell) -> None:
    """``step`` leads out of the street into the open end."""
    size = window.width
    towards = next(one for one in Side if STEPS[one] == step)
    road = lot_of(STATION, side, size).road
    sprite = _stub(towards, min(road[2:]), round(size * STUB))
    box = window.cell(end)
    x = box.x + (road.x if towards in (Side.NORTH, Side.SOUTH) else 0)
    y = box.y + (road.y if towards in (Side.EAST, Side.WEST) else 0)
    if towards is Side.WEST:
        x = box.right - sprite.width
    if towards is Side.NORTH:
        y = box.bottom - sprite.height
    sheet.put(sprite, (x, y))


@cached_sprite
def _stub(towards: Side, deep: int, length: int) -> Image.Image:
    """A piece of road that ends in an arrow."""
    pen, middle, reach = Pen(length, deep), deep / 2, deep * 0.22
    neck = length - min(length * 0.6, middle)
    pen.polygon(((0, 0), (neck, 0), (length, middle), (neck, deep), (0, deep)), ROAD)
    left = length * 0.36
    arrow = ((left, middle - reach), (left + reach, middle), (left, middle + reach))
    pen.stroke(arrow, max(2, deep / 9), PAINT)
    turn = TURNS.get(towards)
    return pen.sprite() if turn is None else pen.sprite().transpose(turn)
