"""What the pictures of all hands share: their title."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.core.words import msg
from render.kit.canvas import Canvas
from render.kit.theme import SeatStyle
from render.parts.header import Pill, paint_header
from render.parts.people import name_of
from render.parts.skyline import Motif


def paint_hand_title(
    canvas: Canvas,
    motif: Motif,
    words: tuple[str, str],
    seat: Seat,
    styles: tuple[SeatStyle, ...] = (),
) -> None:
    """Title and subtitle, and whose hand it is. A seat with several colours has several styles."""
    shapes = styles or (canvas.theme.seats[seat],)
    caption = canvas.say(msg("picture-you-play"))
    paint_header(canvas, motif, words, Pill(caption, name_of(seat, canvas.say), shapes))
