"""Stacked bars: every part has its own texture, so that a legend works without colour."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image, ImageDraw

from engine.kit.numbers import digits
from render.kit.canvas import Canvas
from render.kit.colour import WHITE, Colour, mix
from render.kit.fonts import Face, Font, width_of
from render.kit.layout import Box
from render.kit.shapes import SCALE, ring, rounded, slashes
from render.kit.sheet import Hold, Sheet
from render.kit.sprites import cached_sprite
from render.kit.text import fit
from render.kit.theme import SeatStyle

NUMBER = Font(Face.TITLE, 29)
LABEL = Font(Face.LABEL, 28)
SWATCH = 32
RADIUS = 8
GAP = 4
BEFORE, AFTER = 12, 30
"""The room between a swatch and its word, and behind the word."""


def _solid(width: int, height: int) -> Image.Image:
    return Image.new("L", (width, height))


def _hatched(width: int, height: int) -> Image.Image:
    return slashes(width, height, 12, 4)


@cached_sprite
def _dotted(width: int, height: int) -> Image.Image:
    image = Image.new("L", (width * SCALE, height * SCALE))
    draw, radius = ImageDraw.Draw(image), 2.5 * SCALE
    for x in range(8 * SCALE, width * SCALE, 14 * SCALE):
        for y in range(8 * SCALE, height * SCALE, 14 * SCALE):
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    return image.reduce(SCALE)


@cached_sprite
def _upright(width: int, height: int) -> Image.Image:
    image = Image.new("L", (width, height))
    for x in range(4, width, 10):
        image.paste(255, (x, 0, min(width, x + 3), height))
    return image


@cached_sprite
def _level(width: int, height: int) -> Image.Image:
    return _upright(height, width).transpose(Image.Transpose.TRANSPOSE)


TEXTURES: tuple[Callable[[int, int], Image.Image], ...] = (
    _solid,
    _hatched,
    _dotted,
    _upright,
    _level,
)


def _grounds(colour: Colour, part: int) -> tuple[Colour, Colour]:
    """Ground and texture of a part: the first in full colour, the others paler."""
    if part == 0:
        return colour, colour
    ground = mix(colour, WHITE, 0.5)
    return ground, mix(colour, WHITE, 0.12)


def _paint_part(sheet: Sheet, box: Box, part: int, colour: Colour) -> None:
    ground, print_colour = _grounds(colour, part)
    shape = rounded(box.width, box.height, min(RADIUS, box.width // 2))
    patch = Image.new("RGB", (box.width, box.height), ground)
    patch.paste(print_colour, (0, 0), TEXTURES[part % len(TEXTURES)](box.width, box.height))
    sheet.image.paste(patch, (box.x, box.y), shape)


def paint_bar(
    canvas: Canvas,
    box: Box,
    parts: tuple[tuple[int, int], ...],
    longest: int,
    style: SeatStyle | None,
) -> None:
    """Parts (which texture, how many points) one after the other, in the colour of a seat."""
    left = box.x
    for part, points in parts:
        width = round(abs(points) * box.width / max(1, longest)) - GAP
        if width < 1:
            continue
        place = Box(left, box.y, width, box.height)
        if points > 0:
            _paint_gain(canvas, place, (part, points), style)
        else:
            _paint_loss(canvas, place, points)
        left += width + GAP


def _paint_gain(canvas: Canvas, place: Box, gain: tuple[int, int], style: SeatStyle | None) -> None:
    """A textured part; its number stands on a plain patch where there is room for one."""
    part, points = gain
    colour = style.colour if style else canvas.theme.silver
    _paint_part(canvas, place, part, colour)
    width, (x, y) = width_of(str(points), NUMBER), place.centre
    if part and width + 16 <= place.width:
        patch = Box(x - width // 2 - 5, y - 16, width + 10, 32)
        canvas.panel(patch, 8, _grounds(colour, part)[0])
    _paint_number(canvas, place, points, style.ink if style and part == 0 else canvas.theme.ink)


def _paint_loss(canvas: Canvas, place: Box, points: int) -> None:
    """The outline of points that were taken away."""
    edge = ring(place.width, place.height, min(RADIUS, place.width // 2), 3)
    canvas.stamp(edge, (place.x, place.y), canvas.theme.bad)
    _paint_number(canvas, place, points, canvas.theme.bad)


def _paint_number(sheet: Sheet, place: Box, points: int, ink: Colour) -> None:
    """The points of a part, unless it is too narrow for them."""
    words = digits(points)
    if width_of(words, NUMBER) + 6 <= place.width:
        sheet.text(place.centre, words, NUMBER, ink, Hold.MIDDLE)


def legend_rows(labels: Sequence[str], width: int) -> list[list[str]]:
    """The words of a legend row by row, as many in each as this width holds."""
    rows: list[list[str]] = []
    for label in labels:
        if rows and sum(map(_entry_width, (*rows[-1], label))) <= width:
            rows[-1].append(label)
        else:
            rows.append([label])
    return rows


def paint_legend(canvas: Canvas, box: Box, labels: Sequence[str]) -> None:
    """A swatch and a word for each part, in the rows of ``legend_rows``, which share the height."""
    rows = legend_rows(labels, box.width)
    part = 0
    for number, words in enumerate(rows):
        left, middle = box.x, box.y + box.height * (2 * number + 1) // (2 * len(rows))
        for label in words:
            swatch = Box(left, middle - SWATCH // 2, SWATCH, SWATCH)
            _paint_part(canvas, swatch, part, mix(canvas.theme.silver, canvas.theme.ink, 0.4))
            setting = fit(label, LABEL, LABEL.size, box.width - SWATCH - BEFORE)
            canvas.line((swatch.right + BEFORE, middle), setting, canvas.theme.muted)
            left += _entry_width(label)
            part += 1


def _entry_width(label: str) -> int:
    return SWATCH + BEFORE + width_of(label, LABEL) + AFTER
