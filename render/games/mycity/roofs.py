"""Buildings from above: a roof with its print and ridge, a wall in front, a sign on a medallion."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from engine.games.mycity.box import Colour as RoofColour
from engine.games.mycity.pieces import colour_of, picture
from render.games.mycity.colours import Roof, roof_of
from render.games.mycity.outline import Square, loops_of, rounded_path
from render.games.mycity.prints import printed
from render.games.mycity.signs import ROOF_SIGNS, STICKER_SIGNS, star
from render.kit.colour import WHITE
from render.kit.layout import Box
from render.kit.pen import Pen, SquarePen
from render.kit.shapes import SCALE, Point, scaled
from render.kit.sheet import Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import Theme

EDGE = 1.0
WALL = 0.1
LEAST_WITH_SIGN = 28
MEDALLION = 0.5
BADGE = 0.4


@lru_cache(maxsize=256)
def squares_of(building: str, turn: int) -> tuple[Square, ...]:
    """The cells of a turned building within its rectangle, in reading order."""
    rows = picture(building, turn)
    return tuple((x, y) for y, row in enumerate(rows) for x, one in enumerate(row) if one == "X")


def fitting_cell(building: str, turn: int, room: tuple[int, int], most: int) -> int:
    """How large a cell may be, so that the turned building fits into the room."""
    squares = squares_of(building, turn)
    across, down = 1 + max(x for x, _ in squares), 1 + max(y for _, y in squares)
    return min(most, room[0] // across, room[1] // down)


@cached_sprite
def roof(
    building: str, turn: int, cell: int, theme: Theme, stickers: tuple[str, ...] = ()
) -> Image.Image:
    """The whole building, see-through where its rectangle is not covered."""
    squares, colour = squares_of(building, turn), colour_of(building)
    sprite = bare_roof(squares, colour, cell, theme)
    if cell < LEAST_WITH_SIGN:
        return sprite
    at = medallion_square(squares)
    _lay(sprite, medallion(colour, round(cell * MEDALLION), theme), _centre(at, cell))
    places = _badge_places(squares, at, cell)
    for sticker, centre in zip(stickers, places, strict=False):
        _lay(sprite, badge(sticker, round(cell * BADGE), theme), centre)
    return sprite


def _lay(sprite: Image.Image, sign: Image.Image, centre: Point) -> None:
    """Another sprite over this one, with its middle here."""
    at = (round(centre[0] - sign.width / 2), round(centre[1] - sign.height / 2))
    sprite.alpha_composite(sign, at)


def bare_roof(
    squares: tuple[Square, ...], colour: RoofColour, cell: int, theme: Theme
) -> Image.Image:
    """A roof without any sign: only its shape is drawn large, the rest is cut to it."""
    style = roof_of(colour, theme)
    edge = EDGE * min(1, cell / 40)
    outer = _mask(squares, cell, edge)
    inner = _mask(squares, cell, edge + theme.keyline * min(1, cell / 44))
    top = ImageChops.darker(inner, _moved_up(inner, round(cell * WALL * SCALE)))
    alpha = outer.reduce(SCALE)
    sheet = Sheet(printed(colour, cell, theme).crop((0, 0, *alpha.size)))
    _paint_ridge(sheet, squares, cell, style)
    sprite = Image.new("RGB", alpha.size, theme.ink)
    sprite.paste(style.wall, (0, 0), inner.reduce(SCALE))
    sprite.paste(sheet.image, (0, 0), top.reduce(SCALE))
    sprite.putalpha(alpha)
    return sprite


def _moved_up(mask: Image.Image, by: int) -> Image.Image:
    """The mask so many pixels higher, with nothing below it: ``ImageChops.offset`` would put there
    what it takes away above."""
    moved = Image.new("L", mask.size)
    moved.paste(mask, (0, -by))
    return moved


def _mask(squares: tuple[Square, ...], cell: int, inset: float) -> Image.Image:
    across, down = (1 + max(axis) for axis in zip(*squares, strict=True))
    mask = Image.new("L", (across * cell * SCALE, down * cell * SCALE))
    for loop in loops_of(frozenset(squares)):
        path = rounded_path(loop, cell, inset, max(1.5, cell * 0.1 - 2))
        ImageDraw.Draw(mask).polygon(scaled(path), fill=255)
    return mask


def _paint_ridge(sheet: Sheet, squares: tuple[Square, ...], cell: int, style: Roof) -> None:
    """A lit line through the middles of the cells: what hangs together is one building."""
    thick = max(1, round(cell * 0.05))
    for square in squares:
        x, y = (round(middle - thick / 2) for middle in _centre(square, cell))
        if (square[0] + 1, square[1]) in squares:
            sheet.fill(Box(x, y, cell + thick, thick), style.ridge)
        if (square[0], square[1] + 1) in squares:
            sheet.fill(Box(x, y, thick, cell + thick), style.ridge)


def _centre(square: Square, cell: int) -> Point:
    """The middle of a cell's roof: a little above the middle of the cell."""
    return ((square[0] + 0.5) * cell, (square[1] + 0.5 - WALL / 3) * cell)


def medallion_square(squares: tuple[Square, ...]) -> Square:
    """The cell with the most neighbours in the building; of equal ones the first."""

    def neighbours(square: Square) -> int:
        x, y = square
        return sum(s in squares for s in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)))

    return max(squares, key=neighbours)


@cached_sprite
def medallion(colour: RoofColour, size: int, theme: Theme) -> Image.Image:
    """The sign of a colour on a cream disc."""
    pen, middle, side = Pen(size, size), size / 2, size * 0.58
    pen.disc((middle, middle), middle, theme.ink)
    pen.disc((middle, middle), middle - max(1.2, size * 0.05), theme.cream)
    art = SquarePen(pen, side, (middle - side / 2, middle - side / 2))
    ROOF_SIGNS[colour](art, roof_of(colour, theme).sign, theme.cream)
    return pen.sprite()


def _badge_places(squares: tuple[Square, ...], taken: Square, cell: int) -> list[Point]:
    """Where stickers go: on the other cells from the last one back, at last over the medallion."""
    free = [square for square in squares if square != taken]
    x, y = _centre(taken, cell)
    over = (x - cell * 0.28, y - cell * 0.24)
    return [*(_centre(square, cell) for square in reversed(free)), over]


@cached_sprite
def chip(colour: RoofColour, size: int, theme: Theme) -> Image.Image:
    """A small square of this roof with its sign: the colour itself."""
    sprite = bare_roof(((0, 0),), colour, size, theme)
    pen = Pen(size, size)
    side = size * 0.6
    art = SquarePen(pen, side, ((size - side) / 2, (size - side) / 2 - size * WALL / 3))
    style = roof_of(colour, theme)
    dark = colour in (RoofColour.PURPLE, RoofColour.RED, RoofColour.BLUE)
    ROOF_SIGNS[colour](art, WHITE if dark else theme.ink, style.colour)
    sprite.alpha_composite(pen.sprite())
    return sprite


@cached_sprite
def badge(sticker: str, size: int, theme: Theme) -> Image.Image:
    """The sticker of a building."""
    pen, edge, side = Pen(size, size), max(1.2, size * 0.07), size * 0.68
    pen.block((0, 0, size, size), size * 0.24, theme.ink)
    pen.block((edge, edge, size - edge, size - edge), size * 0.18, theme.gold)
    art = SquarePen(pen, side, ((size - side) / 2, (size - side) / 2))
    STICKER_SIGNS.get(sticker, star)(art, theme.ink, theme.gold)
    return pen.sprite()
