"""The end of the game on the board: every quarter's points by what they are for, and who won."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.core.words import msg
from engine.games.urbis.view import View
from engine.kit.numbers import signed
from render.games.urbis.colours import MINUS
from render.kit.canvas import Canvas
from render.kit.colour import Colour
from render.kit.fonts import Face, Font, width_of
from render.kit.layout import Box

NUMBER = Font(Face.TITLE, 31)
LABEL = Font(Face.BODY, 28)
LEAST_LABEL = 19


def paint_parts(canvas: Canvas, box: Box, view: View, seat: Seat) -> None:
    """The parts of the score side by side, each with its word."""
    score = view.score(seat)
    parts = {
        "buildings": score.buildings,
        "extra-plots": score.extra_plots,
        "orders": score.orders,
        "gates": score.gates,
    }
    if not view.city.quarters[seat].posts:
        del parts["gates"]
    labels = {part: canvas.say(msg(f"urbis-picture-part-{part}")) for part in parts}
    font = _label_font(tuple(parts.values()), tuple(labels.values()), box.width)
    widths = [_width(points, labels[part], font) for part, points in parts.items()]
    gap = (box.width - sum(widths)) // (len(parts) - 1)
    left = box.x
    for width, (part, points) in zip(widths, parts.items(), strict=True):
        _paint_part(canvas, (left, box.centre[1]), points, labels[part], font)
        left += width + gap


def _label_font(points: tuple[int, ...], labels: tuple[str, ...], room: int) -> Font:
    """The largest in which all parts find room side by side."""
    for size in range(LABEL.size, LEAST_LABEL, -1):
        font = Font(LABEL.face, size)
        widths = [_width(*part, font) for part in zip(points, labels, strict=True)]
        if sum(widths) + 14 * (len(widths) - 1) <= room:
            return font
    return Font(LABEL.face, LEAST_LABEL)


def _width(points: int, label: str, font: Font) -> int:
    return width_of(signed(points), NUMBER) + 7 + width_of(label, font)


def _paint_part(canvas: Canvas, at: tuple[int, int], points: int, label: str, font: Font) -> None:
    ink: Colour = MINUS if points < 0 else canvas.theme.ink
    x, y = at
    x += 7 + canvas.text((x, y), signed(points), NUMBER, ink)
    canvas.text((x, y), label, font, canvas.theme.ink)
