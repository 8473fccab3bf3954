"""Buildings as they stand on a plot: sort, income and points above, the name below them."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engine.games.urbis.pieces import BUILDINGS, Kind
from engine.kit.numbers import signed
from render.games.urbis.colours import LOOKS, body_colour
from render.games.urbis.tokens import coin, flag
from render.kit.colour import Colour, mix
from render.kit.fonts import Face, Font
from render.kit.icons import icon
from render.kit.layout import Box
from render.kit.paragraphs import paint_title
from render.kit.pen import Pen
from render.kit.sheet import Hold, Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import Theme

RADIUS = 10
PLINTH = 8
FULL_WIDTH = 186
"""The width for which the band is drawn at its proper size; a narrower one is drawn smaller."""

BAND = 31


def band_height(width: int) -> int:
    """The head of a piece of this width."""
    return round(BAND * scale(width))


def scale(width: int) -> float:
    """How much larger than usual things are printed on a piece of this width."""
    return min(1.4, width / FULL_WIDTH)


@cached_sprite
def piece(
    building: str, name: str, size: tuple[int, int], taken: int, ground: Colour, theme: Theme
) -> Image.Image:
    """A building with its name, lying on this ground; ``taken`` pixels beside the name are free."""
    sheet, words = bare_piece(BUILDINGS[building].kind, size, band_height(size[0]), ground, theme)
    _print_band(sheet, building, size[0])
    _print_name(sheet, name, words._replace(width=words.width - taken), theme)
    return sheet.image


def bare_piece(
    kind: Kind, size: tuple[int, int], band: int, ground: Colour, theme: Theme
) -> tuple[Sheet, Box]:
    """A piece of a sort with nothing printed on it yet, and the room for its name below the band.

    ``band`` is the height of its head.
    """
    width, height = size
    room = Box(6, band, width - 12, height - band - PLINTH - 3)
    return Sheet(_blank_piece(kind, size, room, ground, theme).copy()), room


@cached_sprite
def _blank_piece(
    kind: Kind, size: tuple[int, int], room: Box, ground: Colour, theme: Theme
) -> Image.Image:
    """A piece with this room for its name. All of a sort that are as large are printed on it."""
    width, height = size
    sheet = Sheet.blank(width, height, ground)
    sheet.panel(Box(0, 0, width, height), RADIUS, mix(LOOKS[kind].colour, theme.ink, 0.45))
    sheet.panel(Box(0, 0, width, height - 3), RADIUS, LOOKS[kind].colour)
    sheet.fill(Box(2, room.y, width - 4, room.height), body_colour(kind, theme))
    sheet.put(plinth(kind, width - 8), (4, room.bottom))
    return sheet.image


def paint_piece_name(sheet: Sheet, box: Box, name: str, building: str) -> None:
    """The name of its plot, or of the pile it came from, in the head: what people type."""
    font = Font(Face.TITLE, round(21 * scale(box.width)))
    at = (box.x + 7, box.y + band_height(box.width) // 2)
    sheet.text(at, name.upper(), font, LOOKS[BUILDINGS[building].kind].ink)


def _print_band(sheet: Sheet, building: str, width: int) -> None:
    """Right to left: points, income, the sign of its sort. The plot's name comes before them."""
    card, unit = BUILDINGS[building], scale(width)
    look, middle = LOOKS[card.kind], round(BAND * unit) // 2
    tag = flag(card.points, round(26 * unit))
    right = width - 3 - tag.width
    sheet.put(tag, (right, middle - tag.height // 2))
    right -= round(5 * unit)
    if card.income:
        paint_income(sheet, (right, middle), card.income, unit, look.ink)
    sign = icon(look.sign, round(24 * unit), look.ink)
    sheet.put(sign, (round(50 * unit), middle - sign.height // 2))


def paint_income(sheet: Sheet, at: tuple[int, int], income: int, unit: float, ink: Colour) -> None:
    """What a building does to the income, with its right end here: a number and a coin."""
    right, middle = at
    gold = coin(round(21 * unit))
    sheet.put(gold, (right - gold.width, middle - gold.height // 2))
    font = Font(Face.TITLE, round(23 * unit))
    sheet.text((right - gold.width - 1, middle), signed(income), font, ink, Hold.RIGHT)


def _print_name(sheet: Sheet, name: str, box: Box, theme: Theme) -> None:
    """As large as there is room, on two lines where that makes it larger."""
    paint_title(sheet, box, name, Font(Face.NAME, min(38, box.height - 3)), theme.ink)


# What is printed on the plinth, so that sorts differ without their colour


@cached_sprite
def plinth(kind: Kind, width: int) -> Image.Image:
    """The foundation of a building: a strip with the texture of its sort."""
    look = LOOKS[kind]
    pen = Pen(width, PLINTH)
    _TEXTURES[kind](pen, width, mix(look.colour, look.ink, 0.62))
    sheet = Sheet.blank(width, PLINTH, look.colour)
    sheet.put(pen.sprite(), (0, 0))
    return sheet.image


def _double_line(pen: Pen, width: int, colour: Colour) -> None:
    for y in (2.2, 5.8):
        pen.block((4, y - 0.8, width - 4, y + 0.8), 0, colour)


def _dots(pen: Pen, width: int, colour: Colour) -> None:
    for x in range(6, width - 4, 11):
        pen.disc((x, 4), 2.0, colour)


def _bars(pen: Pen, width: int, colour: Colour) -> None:
    for x in range(4, width - 4, 9):
        pen.block((x, 1, x + 4, 7), 0, colour)


def _slashes(pen: Pen, width: int, colour: Colour) -> None:
    for x in range(4, width - 8, 9):
        pen.stroke(((x, 6.4), (x + 5, 1.6)), 1.7, colour)


_TEXTURES: dict[Kind, Callable[[Pen, int, Colour], None]] = {
    Kind.CIVIC: _double_line,
    Kind.TRADE: _dots,
    Kind.WATCH: _bars,
    Kind.GRIM: _slashes,
}
