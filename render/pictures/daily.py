"""The result card of a city of the day: the points, the par, and how the city grew. It shows no
place and no card, so that whoever is still to play may see it."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from engine.core.seats import Public
from render.kit.canvas import Canvas, key_alone
from render.kit.colour import Colour, mix
from render.kit.fonts import Face, Font, nickname, printable
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.palette import RECORDS, encode
from render.kit.sheet import Hold
from render.kit.text import fit
from render.kit.theme import Theme
from render.painter import painter_of
from render.parts.header import Pill, paint_header
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Picture

RADIUS = 20
TILE_HEIGHT = 150
CITY_HEIGHT = 380
STREET = 12
LOWEST = 34
ROOF = 6
WINDOW, STOREY = 12, 26
DASH = 26
FEWEST = 8
"""A street has room for so many houses at least: a short game has no broader ones."""
POINTS = Font(Face.TITLE, 74)
LABEL = Font(Face.LABEL, 31)
FLAG = Font(Face.TITLE, 34)


@dataclass(frozen=True)
class DailyCard:
    """Everything in words already. ``tiles`` are labels with their values, the points first.
    ``shape`` are the points after each part of the game; ``par`` is drawn across them with its
    ``flag``, where it is known."""

    game: str
    name: str
    otherwise: str
    title: str
    date: str
    tiles: tuple[tuple[str, str], ...]
    shape: tuple[int, ...]
    par: int | None
    flag: str


def paint_daily(card: DailyCard, theme: Theme, alt: str) -> Picture[Public]:
    """The result card of one try."""
    image = draw_daily(card, theme)
    return Picture(encode(image, RECORDS, theme), image.size, alt)


def draw_daily(card: DailyCard, theme: Theme) -> Image.Image:
    """Figures above; below them a street that grows from left to right as the points did."""
    tiles = Box(MARGIN, HEADER + MARGIN, WIDTH - 2 * MARGIN, TILE_HEIGHT)
    city = Box(MARGIN, tiles.bottom + GAP, tiles.width, CITY_HEIGHT)
    canvas = Canvas.page(city.bottom + MARGIN, theme, key_alone)
    name = nickname(card.name, Face.TITLE, card.otherwise)
    paint_header(canvas, painter_of(card.game).motif, (name, card.title), Pill(card.date))
    for number, box in enumerate(tiles.columns(len(card.tiles))):
        ink = theme.text if number else theme.gold_sign
        _paint_tile(canvas, box, card.tiles[number], ink)
    canvas.panel(city, RADIUS, theme.panel)
    _paint_city(canvas, city.inset(30), card)
    return canvas.image


def _paint_tile(canvas: Canvas, box: Box, tile: tuple[str, str], ink: Colour) -> None:
    label, value = tile
    canvas.panel(box, RADIUS, canvas.theme.raised)
    setting = fit(printable(value, POINTS.face), POINTS, 34, box.width - 36)
    canvas.line((box.centre[0], box.y + 60), setting, ink, Hold.MIDDLE)
    setting = fit(printable(label, LABEL.face), LABEL, 22, box.width - 28)
    canvas.line((box.centre[0], box.y + 118), setting, canvas.theme.muted, Hold.MIDDLE)


def _paint_city(canvas: Canvas, box: Box, card: DailyCard) -> None:
    """A house for each part of the game. The last one, which counts, is golden."""
    theme = canvas.theme
    heights = house_heights(card.shape, card.par, box.height - STREET)
    street = Box(box.x, box.bottom - STREET, box.width, STREET)
    lots = box.columns(max(FEWEST, len(card.shape)), gap=10)
    for number, (lot, height) in enumerate(zip(lots, heights, strict=False)):
        last = number == len(card.shape) - 1
        house = Box(lot.x, street.y - height, lot.width, height)
        _paint_house(canvas, house, theme.gold if last else _stone(theme))
    canvas.panel(street, STREET // 2, theme.stone)
    if card.par is not None:
        (level,) = house_heights((*card.shape, card.par), card.par, box.height - STREET)[-1:]
        _paint_par(canvas, box, street.y - level, card.flag)


def _stone(theme: Theme) -> Colour:
    """What houses are built of: silver at night, darker where panels are light."""
    return mix(theme.silver, theme.muted, 0.45) if theme.daylight else theme.silver


def house_heights(shape: tuple[int, ...], par: int | None, room: int) -> list[int]:
    """How high each house is: the lowest points are the lowest house, points below zero too."""
    known = [*shape, *(() if par is None else (par,))]
    low, high = min([0, *known]), max([1, *known])
    return [LOWEST + (room - LOWEST) * (points - low) // (high - low) for points in shape]


def _paint_house(canvas: Canvas, house: Box, colour: Colour) -> None:
    theme = canvas.theme
    canvas.fill(house, colour)
    canvas.fill(Box(house.x - 3, house.y, house.width + 6, ROOF), colour)
    rows = (house.height - 18) // STOREY
    for row in range(rows):
        top = house.y + 16 + row * STOREY
        for column in Box(house.x + 12, top, house.width - 24, WINDOW).columns(3, gap=10):
            canvas.fill(Box(column.x, top, min(column.width, 16), WINDOW), theme.panel)


def _paint_par(canvas: Canvas, box: Box, level: int, flag: str) -> None:
    """A dashed line across the street, with a flag at its left."""
    theme = canvas.theme
    for left in range(box.x, box.right, 2 * DASH):
        canvas.fill(Box(left, level - 2, min(DASH, box.right - left), 4), theme.text)
    setting = fit(printable(flag, FLAG.face), FLAG, 24, box.width // 3)
    sign = Box(box.x, max(box.y - 22, level - 56), setting.width + 36, 48)
    canvas.framed(sign, 14, theme.raised, theme.text, 3)
    canvas.line((sign.centre[0], sign.centre[1]), setting, theme.text, Hold.MIDDLE)
