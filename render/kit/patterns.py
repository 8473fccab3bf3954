"""What is printed on the pieces of each seat, so that they differ without their colour."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from render.kit.colour import Colour
from render.kit.pen import Pen
from render.kit.theme import Pattern, SeatStyle

Strip = tuple[float, float, float, float]
"""Left, top, width and height of one row of a piece."""


def print_on(pen: Pen, style: SeatStyle, strip: Strip) -> None:
    """The seat's pattern along one row, as large as the row allows."""
    _PRINTS[style.pattern](pen, strip, style.print_ink)


def _steps(strip: Strip, pitch: float) -> list[float]:
    """Evenly spread middles along the row, about one pitch apart."""
    left, _, width, _ = strip
    count = max(1, round(width / pitch))
    return [left + (at + 0.5) * width / count for at in range(count)]


def _dots(pen: Pen, strip: Strip, colour: Colour) -> None:
    _, top, _, height = strip
    for x in _steps(strip, 11):
        pen.disc((x, top + height / 2), min(2.7, height * 0.24), colour)


def _band(pen: Pen, strip: Strip, colour: Colour) -> None:
    left, top, width, height = strip
    thick = min(3.6, height * 0.3)
    middle = top + height / 2
    pen.block((left + 5, middle - thick / 2, left + width - 5, middle + thick / 2), 0, colour)


def _chevrons(pen: Pen, strip: Strip, colour: Colour) -> None:
    left, top, width, height = strip
    teeth = ceil(width / 12) * 2
    swing = min(3.2, height * 0.26)
    middle = top + height / 2
    step = (width - 8) / teeth
    points = [
        (left + 4 + at * step, middle + (swing if at % 2 == 0 else -swing))
        for at in range(teeth + 1)
    ]
    pen.stroke(points, min(1.9, height * 0.2), colour)


def _bars(pen: Pen, strip: Strip, colour: Colour) -> None:
    _, top, _, height = strip
    for x in _steps(strip, 7.5):
        pen.block((x - 1.35, top + height * 0.24, x + 1.35, top + height * 0.76), 0, colour)


def _grid(pen: Pen, strip: Strip, colour: Colour) -> None:
    left, top, width, height = strip
    for x in _steps(strip, 10):
        pen.block((x - 0.7, top + 1, x + 0.7, top + height - 1), 0, colour)
    pen.block(
        (left + 2, top + height / 2 - 0.7, left + width - 2, top + height / 2 + 0.7), 0, colour
    )


def _crosses(pen: Pen, strip: Strip, colour: Colour) -> None:
    _, top, _, height = strip
    arm = min(2.8, height * 0.28)
    for x in _steps(strip, 11):
        middle = top + height / 2
        pen.stroke(((x - arm, middle - arm), (x + arm, middle + arm)), 1.3, colour)
        pen.stroke(((x - arm, middle + arm), (x + arm, middle - arm)), 1.3, colour)


_PRINTS: dict[Pattern, Callable[[Pen, Strip, Colour], None]] = {
    Pattern.DOTS: _dots,
    Pattern.BAND: _band,
    Pattern.CHEVRONS: _chevrons,
    Pattern.BARS: _bars,
    Pattern.GRID: _grid,
    Pattern.CROSSES: _crosses,
}
