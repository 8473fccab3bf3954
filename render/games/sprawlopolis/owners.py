"""Whose city is on which side of the highway: a tag in a free corner of each."""

from __future__ import annotations

from engine.core.words import msg
from engine.games.sprawlopolis.city import Half
from engine.games.sprawlopolis.view import View
from render.games.sprawlopolis.colours import table
from render.games.sprawlopolis.plane import Plane
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.text import fit
from render.parts.people import name_of

NAME = Font(Face.NAME, 27)
HEIGHT = 40


def paint_owners(
    canvas: Canvas, plane: Plane, view: View, height: int = HEIGHT, head: int = 0
) -> None:
    """The far city's tag in its upper left corner, the near one's in its lower left corner, as far
    as the picture shows them below its head."""
    far, near = (window.field for window in plane.windows)
    left = max(far.x, plane.box.x) + 4
    _paint_tag(canvas, Box(left, max(far.y, plane.box.y + head) + 4, 0, height), Half.FAR, view)
    foot = min(near.bottom, plane.box.bottom) - height - 4
    _paint_tag(canvas, Box(left, foot, 0, height), Half.NEAR, view)


def _paint_tag(canvas: Canvas, at: Box, half: Half, view: View) -> None:
    """A tag that begins here and is as wide as its name."""
    theme, height = canvas.theme, at.height
    alone = len(view.seats) == 1
    seat = view.near if half is Half.NEAR or alone else 1 - view.near
    words = (
        canvas.say(msg(f"sprawlopolis-picture-city-{half}")) if alone else name_of(seat, canvas.say)
    )
    font = Font(NAME.face, NAME.size * height // HEIGHT)
    setting = fit(words, font, font.size - 5, 250 * height // HEIGHT)
    shape = 0 if alone else 38
    width = setting.width + shape + 28
    box = Box(at.x, at.y, width, height)
    canvas.panel(box, height // 2, mix(table(theme), theme.ground, 0.7))
    if not alone:
        canvas.put_seat(seat, 24, (box.x + 28, box.centre[1]))
    left = box.x + 14 + shape
    canvas.line((left, box.centre[1]), setting, theme.text)
