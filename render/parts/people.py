"""Players in pictures: their names as far as they can be drawn, and who is asked now."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.seats import Eye, Seat
from engine.core.words import msg, who
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font, nickname, printable
from render.kit.text import fit
from render.kit.theme import SeatStyle
from render.parts.header import Pill, paint_header
from render.parts.skyline import Motif
from render.picture import Say

NAME = Font(Face.NAME, 35)
LEAST_NAME_SIZE, SMALLEST_NAME_SIZE = 28, 22
NAME_STEP = 30


def name_of(seat: Seat, say: Say) -> str:
    """The name of a seat as far as it can be drawn."""
    name = nickname(say(who(seat)), NAME.face, "")
    return name or printable(say(msg("player-number", number=seat + 1)), NAME.face)


def paint_name(canvas: Canvas, at: tuple[int, int], name: str, room: int) -> None:
    """A name on one line, or a long one on two. It is rather small than cut."""
    setting = fit(name, NAME, LEAST_NAME_SIZE, room, most_lines=2)
    if setting.is_cut:
        setting = fit(name, NAME, SMALLEST_NAME_SIZE, room, most_lines=2)
    canvas.lines(at, setting, NAME_STEP, canvas.theme.text)


def paint_turn_title(
    canvas: Canvas,
    motif: Motif,
    words: tuple[str, str],
    asked: tuple[Seat, ...],
    eye: Eye,
    colours: Sequence[int] | None = None,
) -> None:
    """Title and subtitle, and who is asked now, by the colours of those seats."""
    shown = asked if colours is None else colours
    styles = tuple(canvas.theme.seats[colour] for colour in shown)
    paint_header(canvas, motif, words, turn_pill(asked, eye, styles, canvas.say))


def turn_pill(asked: tuple[Seat, ...], eye: Eye, styles: tuple[SeatStyle, ...], say: Say) -> Pill:
    """Who is asked now, with the shapes of those seats; or that nobody is."""
    if not asked:
        return Pill(say(msg("picture-over")))
    if len(asked) > 1:
        return Pill(say(msg("picture-waiting-for", count=len(asked))), "", styles)
    caption = "picture-your-turn" if asked[0] == eye else "picture-turn"
    return Pill(say(msg(caption)), name_of(asked[0], say), styles)
