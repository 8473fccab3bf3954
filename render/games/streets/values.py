"""What a building is paid for, as a small formula on a dark pill."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.games.streets.pieces import Counts, Kind, Value
from render.games.streets.colours import PAINT
from render.games.streets.figures import figure, upright
from render.games.streets.kinds import coin
from render.kit.colour import WHITE, Colour, mix
from render.kit.fonts import Face, Font, width_of
from render.kit.layout import Box
from render.kit.pen import Drawing, SquarePen, drawn
from render.kit.shapes import rounded
from render.kit.sheet import Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import INK, Theme


def _road(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    pen.polygon(((30, 4), (70, 4), (98, 98), (2, 98)), ink)
    for top, bottom in ((10, 30), (42, 62), (74, 96)):
        pen.block((44, top, 56, bottom), hole, 0)


def _around(pen: SquarePen, ink: Colour, _hole: Colour) -> None:
    for column in range(3):
        for row in range(3):
            if (column, row) != (1, 1):
                left, top = 2 + 34 * column, 2 + 34 * row
                pen.block((left, top, left + 28, top + 28), ink, 5)
    pen.block((42, 42, 58, 58), ink, 3)


def _closing(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    pen.block((2, 34, 66, 66), ink, 3)
    for left in (10, 38):
        pen.block((left, 46, left + 16, 54), hole, 0)
    pen.block((72, 4, 98, 96), ink, 5)


def _cards(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    pen.block((4, 4, 66, 66), ink, 10)
    pen.block((28, 28, 98, 98), hole, 12)
    pen.block((36, 36, 96, 96), ink, 10)


def _plaque(pen: SquarePen, ink: Colour, hole: Colour) -> None:
    pen.block((8, 2, 92, 72), ink, 14)
    pen.disc((50, 37), 20, hole)
    pen.block((44, 72, 56, 100), ink, 0)


_DRAWINGS: dict[Counts, Drawing] = {
    Counts.SIZE: _road,
    Counts.NEIGHBOURS: _around,
    Counts.CLOSING: _closing,
    Counts.COPY: _cards,
    Counts.SIGNS: _plaque,
}


def counted(
    value: Value, size: int, ground: Colour, theme: Theme, *, dark: bool
) -> tuple[Image.Image, ...]:
    """Pictures of what a value counts, for a dark or a light ground."""
    match value.counts:
        case Counts.SYMBOLS | Counts.PAIRS:
            return tuple(_coin(kind, size, theme) for kind in value.kinds)
        case Counts.MIXED:
            return (_coin(Kind.MIXED, size, theme),)
        case Counts.PEOPLE:
            kind = value.kinds[0]
            return (upright(kind, size) if dark else figure(kind, size, seeking=False),)
    return (_sign(value.counts, round(size * 0.9), PAINT if dark else INK, ground),)


@cached_sprite
def _sign(counts: Counts, size: int, ink: Colour, ground: Colour) -> Image.Image:
    return drawn(_DRAWINGS[counts], size, ink, ground)


@cached_sprite
def _coin(kind: Kind, size: int, theme: Theme) -> Image.Image:
    """A coin without the room that a pin needs."""
    sprite = coin(kind, size, theme)
    return sprite.crop(sprite.getbbox())


class Measure(NamedTuple):
    """The sizes of a pill that is so high."""

    height: int

    @property
    def number(self) -> Font:
        return Font(Face.TITLE, round(self.height * 0.68))

    @property
    def times(self) -> Font:
        return Font(Face.TITLE, round(self.height * 0.6))

    @property
    def picture(self) -> int:
        return round(self.height * 0.84)

    @property
    def pad(self) -> int:
        return round(self.height * 0.26)

    @property
    def gap(self) -> int:
        return max(1, round(self.height * 0.08))


def _words(value: Value) -> tuple[str, str]:
    """A copy says only that it equals another."""
    return ("=", "") if value.counts is Counts.COPY else (str(value.each), "×")


def pill_width(value: Value, height: int, ground: Colour, theme: Theme) -> int:
    """How wide the pill of a value becomes."""
    measure, (number, times) = Measure(height), _words(value)
    text = width_of(number, measure.number) + width_of(times, measure.times)
    pictures = counted(value, measure.picture, ground, theme, dark=True)
    gaps = measure.gap * (1 + len(pictures))
    return 2 * measure.pad + text + gaps + sum(picture.width for picture in pictures)


@cached_sprite
def pill(value: Value, height: int, ground: Colour, theme: Theme) -> Image.Image:
    """``2 ×`` and what it is for."""
    measure, (number, times) = Measure(height), _words(value)
    width, middle = pill_width(value, height, ground, theme), height // 2
    sprite = Image.new("RGBA", (width, height))
    sprite.paste(ground, (0, 0), rounded(width, height, round(height * 0.4)))
    sheet, left = Sheet(sprite), measure.pad
    left += measure.gap + sheet.text((left, middle), number, measure.number, WHITE)
    if times:
        left += sheet.text((left, middle), times, measure.times, mix(WHITE, ground, 0.25))
    for picture in counted(value, measure.picture, ground, theme, dark=True):
        sprite.alpha_composite(picture, (left + measure.gap, (height - picture.height) // 2))
        left += picture.width + measure.gap
    return sprite


def pill_in(value: Value, room: Box, ground: Colour, theme: Theme) -> Image.Image:
    """The largest pill that fits a room."""
    width = pill_width(value, room.height, ground, theme)
    height = room.height if width <= room.width else room.height * room.width // width
    return pill(value, max(8, height), ground, theme)
