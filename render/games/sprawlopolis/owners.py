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


def paint_owners(canvas: Canvas, plane: Plane, view: View) -> None:
    """The far city's tag in its upper left corner, the near one's in its lower left corner."""
    far, near = (window.field for window in plane.windows)
    _paint_tag(canvas, (far.x + 4, far.y + 4), Half.FAR, view)
    _paint_tag(canvas, (near.x + 4, near.bottom - HEIGHT - 4), Half.NEAR, view)


def _paint_tag(canvas: Canvas, at: tuple[int, int], half: Half, view: View) -> None:
    theme = canvas.theme
    alone = len(view.seats) == 1
    seat = view.near if half is Half.NEAR or alone else 1 - view.near
    words = (
        canvas.say(msg(f"sprawlopolis-picture-city-{half}")) if alone else name_of(seat, canvas.say)
    )
    setting = fit(words, NAME, 22, 250)
    shape = 0 if alone else 38
    width = setting.width + shape + 28
    box = Box(*at, width, HEIGHT)
    canvas.panel(box, HEIGHT // 2, mix(table(theme), theme.ground, 0.7))
    if not alone:
        canvas.put_seat(seat, 24, (box.x + 28, box.centre[1]))
    left = box.x + 14 + shape
    canvas.line((left, box.centre[1]), setting, theme.text)
