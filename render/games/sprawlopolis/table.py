"""The ground under the city: the blueprint with its coordinates, the sea, the highway."""

from __future__ import annotations

from PIL import Image

from engine.games.sprawlopolis.city import City
from engine.kit.grid import Cell, Side, column_name
from render.games.sprawlopolis.colours import ASPHALT, DASH, KERB, SAND, SEAS, grid_line, table
from render.games.sprawlopolis.plane import Plane
from render.kit.canvas import Canvas
from render.kit.colour import WHITE, mix
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.pen import Pen
from render.kit.sheet import Hold, Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import Theme
from render.kit.window import paint_edges, paint_lines

WAVE = (46, 16)
STRAND = 12
LANE = 7


def paint_table(canvas: Canvas, plane: Plane, city: City) -> None:
    """The blueprint under the cards, and the sea."""
    canvas.fill(plane.box, table(canvas.theme))
    for window in plane.windows:
        paint_lines(canvas, window, grid_line(canvas.theme))
    if city.shore:
        _paint_sea(canvas, plane, city)


def paint_coordinates(canvas: Canvas, plane: Plane) -> None:
    """The names of columns and rows round the city; between two, they stand on the highway."""
    for window in plane.windows:
        paint_edges(canvas, window, canvas.theme.text)
    if plane.highway is not None:
        paint_highway(canvas, plane.highway)
        _paint_letters(canvas, plane, plane.highway)


def land_within(plane: Plane, city: City) -> Box:
    """The part of the field on this side of all beach lines; a line may lie beyond the field."""
    field = plane.windows[0].field
    left, top, right, bottom = field.x, field.y, field.right, field.bottom
    for side, line in city.shore.items():
        edge = plane.cell(Cell(line, line))
        left = max(left, edge.x) if side is Side.WEST else left
        top = max(top, edge.y) if side is Side.NORTH else top
        right = min(right, edge.right) if side is Side.EAST else right
        bottom = min(bottom, edge.bottom) if side is Side.SOUTH else bottom
    return Box(left, top, right - left, bottom - top)


def _paint_sea(canvas: Canvas, plane: Plane, city: City) -> None:
    """Water beyond the beach lines, as far as the picture goes, and a strand along them."""
    field, land = plane.windows[0].field, land_within(plane, city)
    waters = (
        Box(field.x, field.y, field.width, land.y - field.y),
        Box(field.x, land.bottom, field.width, field.bottom - land.bottom),
        Box(field.x, field.y, land.x - field.x, field.height),
        Box(land.right, field.y, field.right - land.right, field.height),
    )
    for water in waters:
        if water.width and water.height:
            canvas.put(_water(water.width, water.height, canvas.theme), (water.x, water.y))
    for side in city.shore:
        canvas.fill(_strand(land, side, tuple(city.shore)), SAND)


def _strand(land: Box, side: Side, shores: tuple[Side, ...]) -> Box:
    """Sand along one side of the land, round the corner where another beach begins."""
    west, east = STRAND * (Side.WEST in shores), STRAND * (Side.EAST in shores)
    match side:
        case Side.NORTH:
            return Box(land.x - west, land.y - STRAND, land.width + west + east, STRAND)
        case Side.SOUTH:
            return Box(land.x - west, land.bottom, land.width + west + east, STRAND)
        case Side.WEST:
            return Box(land.x - STRAND, land.y, STRAND, land.height)
        case Side.EAST:
            return Box(land.right, land.y, STRAND, land.height)


@cached_sprite
def _water(width: int, height: int, theme: Theme) -> Image.Image:
    """Sea with rows of small waves."""
    sheet = Sheet.blank(width, height, SEAS[theme.name])
    wave, (across, down) = _wave(theme), WAVE
    for row, y in enumerate(range(0, height, down)):
        for x in range(-(row % 2) * across, width, 2 * across):
            sheet.put(wave, (x, y))
    return sheet.image


@cached_sprite
def _wave(theme: Theme) -> Image.Image:
    pen = Pen(*WAVE)
    points = [(6 + step * 6.8, 10.0 if step % 2 else 6.5) for step in range(6)]
    pen.stroke(points, 1.6, mix(SEAS[theme.name], WHITE, 0.3))
    return pen.sprite()


def paint_highway(sheet: Sheet, band: Box) -> None:
    """Asphalt across the whole table."""
    sheet.fill(band, KERB)
    sheet.fill(Box(band.x, band.y + 4, band.width, band.height - 8), ASPHALT)
    for x in range(0, band.width, 44):
        for y in (band.y + LANE + 2, band.bottom - LANE - 4):
            sheet.fill(Box(x, y, 26, 3), DASH)


def _paint_letters(sheet: Sheet, plane: Plane, band: Box) -> None:
    """The letters of the columns on the middle of the highway."""
    window = plane.windows[0]
    size = min(32, max(18, window.width // 2))
    for number in range(window.extent.columns):
        x = window.field.x + number * window.width + window.width // 2
        name = column_name(window.extent.left + number).upper()
        sheet.text((x, band.centre[1]), name, Font(Face.TITLE, size), WHITE, Hold.MIDDLE)
