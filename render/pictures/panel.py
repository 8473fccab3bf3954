"""The picture of the private panel: what is in the hand, where it may go, and what that would do.

It is drawn for a message column of 314 points on a phone, where 35 pixels are 9 points.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PIL import Image

from engine.core.seats import Private, Seen
from engine.core.words import Msg, msg
from engine.kit.numbers import digits, signed
from render.kit.canvas import Canvas
from render.kit.colour import Colour
from render.kit.fonts import Face, Font, printable, width_of
from render.kit.icons import Icon, icon
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.marks import pill
from render.kit.palette import encode
from render.kit.sheet import Hold
from render.kit.text import fit
from render.kit.theme import Theme
from render.painter import NO_MARKS, PIECE_ROOM, Figure, Marks, Painter, painter_of
from render.picture import Picture, Say

LABEL = Font(Face.LABEL, 42)
VALUE = Font(Face.TITLE, 46)
TOTAL = Font(Face.TITLE, 68)
LEAST = 35
ROW = 62
STRIP = PIECE_ROOM[1] + 2 * MARGIN
NUMBER = 92
CHANGE = 128
FIGURE = 92
RADIUS = 22
STACKED = 2
FRAME_HEIGHT = 470
CROP_WIDTH = 540
ARROW = 0.9
"""How wide an arrow is beside digits, by the size of the font."""


@dataclass(frozen=True)
class Change:
    """Points before and after an action: whose they are, or what they are for. ``money``: they are
    money."""

    label: str
    before: int
    after: int
    money: bool = False

    def figures(self, say: Say) -> tuple[str, str]:
        """Both as they are printed."""
        return self._printed(self.before, say), self._printed(self.after, say)

    def _printed(self, points: int, say: Say) -> str:
        return say(msg("panel-money", amount=points)) if self.money else digits(points)


@dataclass(frozen=True)
class Frame:
    """One answer drawn apart: its number, the table after it with the spots of the tried piece,
    the points in all, and those of their parts that change."""

    number: str
    seen: Seen[object, Private]
    ghost: tuple[str, ...]
    total: Change | None = None
    parts: tuple[Change, ...] = ()


@dataclass(frozen=True)
class Panel:
    """All that the picture of a question shows beside the table itself."""

    marks: Marks = NO_MARKS
    piece: str = ""
    counts: tuple[int, ...] | None = None
    frames: tuple[Frame, ...] = ()
    changes: tuple[Change, ...] = ()


def paint_panel(
    key: str, seen: Seen[object, Private], panel: Panel, theme: Theme, say: Say, alt: str
) -> Picture[Private]:
    """The question or the trial as its reader sees it, for that reader."""
    image = draw_panel(painter_of(key), seen, panel, theme, say)
    return Picture(encode(image, key, theme), image.size, alt)


def draw_panel(
    painter: Painter[Any], seen: Seen[object, Private], panel: Panel, theme: Theme, say: Say
) -> Image.Image:
    """The piece with the figures, then the table or the frames, then the points that change."""
    if panel.counts is not None:
        taken = painter.counts(seen.view, panel.piece, panel.counts, theme, say)
        return taken or _ground(painter, seen, panel.marks, theme, say)
    strip = _strip(painter, seen, panel, theme, say)
    if panel.frames:
        middle = _frames(painter, panel.frames, theme, say)
    else:
        middle = _ground(painter, seen, panel.marks, theme, say)
    below = _changes(panel.changes, painter.counted, theme, say)
    return _stacked([part for part in (strip, middle, below) if part is not None])


def _ground(
    painter: Painter[Any], seen: Seen[object, Private], marks: Marks, theme: Theme, say: Say
) -> Image.Image:
    return (painter.ground or painter.board)(seen.view, marks, theme, say)


def _crop(
    painter: Painter[Any],
    seen: Seen[object, Private],
    marks: Marks,
    room: tuple[int, int],
    theme: Theme,
    say: Say,
) -> Image.Image:
    if painter.crop is not None:
        return painter.crop(seen.view, marks, room, theme, say)
    image = _ground(painter, seen, marks, theme, say)
    image.thumbnail(room)
    return image


def _stacked(parts: list[Image.Image]) -> Image.Image:
    """These pictures below each other; they are equally wide."""
    if len(parts) == 1:
        return parts[0]
    whole = Image.new("RGB", (WIDTH, sum(part.height for part in parts)))
    top = 0
    for part in parts:
        whole.paste(part, (0, top))
        top += part.height
    return whole


# What is in the hand


def _strip(
    painter: Painter[Any], seen: Seen[object, Private], panel: Panel, theme: Theme, say: Say
) -> Image.Image | None:
    """The piece at the left, the figures at the right of it; None where there is neither."""
    shows_piece = panel.piece and not panel.frames
    piece = painter.piece(seen.view, panel.piece, theme, say) if shows_piece else None
    figures = () if panel.changes or panel.frames else painter.figures(seen.view, say)
    if piece is None and not figures:
        return None
    if piece is None:
        return _figures_in_rows(figures, theme, say)
    canvas = Canvas.page(STRIP, theme, say)
    room = Box(MARGIN, MARGIN, PIECE_ROOM[0], PIECE_ROOM[1])
    canvas.put_centred(piece, room.centre)
    left = room.right + 2 * MARGIN
    _paint_figures(canvas, Box(left, MARGIN, WIDTH - MARGIN - left, PIECE_ROOM[1]), figures)
    return canvas.image


def _paint_figures(canvas: Canvas, box: Box, figures: tuple[Figure, ...]) -> None:
    """A line for each figure: what it is at the left, how much at the right."""
    step = min(ROW, box.height // max(1, len(figures)))
    top = box.centre[1] - step * (len(figures) - 1) // 2
    for number, figure in enumerate(figures):
        y = top + number * step
        wide = canvas.text(
            (box.right, y), figure.value, VALUE, _colour(figure.good, canvas.theme), Hold.RIGHT
        )
        label = fit(printable(figure.label, LABEL.face), LABEL, LEAST, box.width - wide - 24)
        canvas.line((box.x, y), label, canvas.theme.text)


def _colour(good: int, theme: Theme) -> Colour:
    return theme.good if good > 0 else theme.bad if good < 0 else theme.text


def _figures_in_rows(figures: tuple[Figure, ...], theme: Theme, say: Say) -> Image.Image:
    """Two in a row, so that there is room for what they are."""
    canvas, rooms = _plates(len(figures), FIGURE, theme, say)
    for room, figure in zip(rooms, figures, strict=True):
        _paint_figures(canvas, room, (figure,))
    return canvas.image


def _plates(count: int, height: int, theme: Theme, say: Say) -> tuple[Canvas, tuple[Box, ...]]:
    """A page with so many plates, two in a row, and the room on each; at least one of them.

    ``height`` is that of a row with the gap below it.
    """
    across = min(2, count)
    down = -(-count // across)
    canvas = Canvas.page(GAP + down * height, theme, say)
    field = Box(MARGIN, GAP, WIDTH - 2 * MARGIN, down * height - GAP)
    boxes = field.grid(down, across)[:count]
    for box in boxes:
        canvas.panel(box, RADIUS, theme.panel)
    return canvas, tuple(box.inset(MARGIN) for box in boxes)


# Answers drawn apart


def _frames(
    painter: Painter[Any], frames: tuple[Frame, ...], theme: Theme, say: Say
) -> Image.Image:
    """Two below each other with what changes beside them; more of them two in a row."""
    across = 1 if len(frames) <= STACKED else 2
    down = -(-len(frames) // across)
    canvas = Canvas.page(MARGIN + down * (FRAME_HEIGHT + GAP), theme, say)
    field = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, down * (FRAME_HEIGHT + GAP) - GAP)
    boxes = field.grid(down, across)
    for box, frame in zip(boxes, frames, strict=False):
        canvas.framed(box, RADIUS, theme.panel, theme.text, 4)
        _paint_frame(canvas, painter, box.inset(8), frame, wide=across == 1)
    return canvas.image


def _paint_frame(
    canvas: Canvas, painter: Painter[Any], box: Box, frame: Frame, *, wide: bool
) -> None:
    theme, say = canvas.theme, canvas.say
    told = 0 if frame.total is None and not frame.parts else ROW + GAP
    room = (CROP_WIDTH, box.height) if wide else (box.width, box.height - told)
    marks = Marks(ghost=frame.ghost)
    image = _crop(painter, frame.seen, marks, room, theme, say)
    canvas.put_centred(image, (box.x + room[0] // 2, box.y + room[1] // 2))
    canvas.put(pill(frame.number, NUMBER), (box.x + 10, box.y + room[1] - NUMBER - 10))
    if wide:
        left = box.x + room[0] + 2 * MARGIN
        _paint_change_list(canvas, Box(left, box.y, box.right - left - MARGIN, box.height), frame)
    elif frame.total is not None:
        at = (box.centre[0], box.bottom - ROW // 2)
        _paint_arrow(canvas, at, frame.total, VALUE, Hold.MIDDLE)


def _paint_change_list(canvas: Canvas, box: Box, frame: Frame) -> None:
    """The points in all, before and after, then the parts that change."""
    theme, top = canvas.theme, box.y + ROW
    if frame.total is not None:
        label = fit(printable(frame.total.label, LABEL.face), LABEL, LEAST, box.width)
        canvas.line((box.x, top), label, theme.muted)
        _paint_arrow(canvas, (box.x, top + 76), frame.total, TOTAL, Hold.LEFT)
        top += 140
    room = Box(box.x, top, box.width, box.bottom - top - GAP)
    parts = frame.parts[: max(1, room.height // ROW)]
    figures = tuple(
        Figure(part.label, signed(part.after - part.before), part.after - part.before)
        for part in parts
    )
    _paint_figures(canvas, room, figures)


def _paint_arrow(
    canvas: Canvas, at: tuple[int, int], change: Change, font: Font, hold: Hold
) -> None:
    """``−5 → −2``, the second in the colour of good or bad news."""
    theme, room = canvas.theme, round(font.size * ARROW)
    left = at[0] - round(_arrow_width(change, font, canvas.say) * hold.value)
    before, after = change.figures(canvas.say)
    wide = canvas.text((left, at[1]), before, font, theme.text)
    middle = left + wide + font.size // 4 + room // 2
    canvas.put_centred(icon(Icon.ARROW, room, theme.text), (middle, at[1]))
    good = change.after - change.before
    right = (middle + room // 2 + font.size // 4, at[1])
    canvas.text(right, after, font, _colour(good, theme))


def _arrow_width(change: Change, font: Font, say: Say) -> int:
    numbers = sum(width_of(figure, font) for figure in change.figures(say))
    return numbers + round(font.size * ARROW) + 2 * (font.size // 4)


# What changes


def _changes(
    changes: tuple[Change, ...], counted: Msg | None, theme: Theme, say: Say
) -> Image.Image | None:
    """The points of those whose points change, before and after, under what they are if that is
    not clear; None where nobody's do."""
    if not changes:
        return None
    canvas, rooms = _plates(len(changes), CHANGE, theme, say)
    for room, change in zip(rooms, changes, strict=True):
        wide = _arrow_width(change, VALUE, say)
        label = fit(printable(change.label, LABEL.face), LABEL, LEAST, room.width - wide - 24)
        canvas.line((room.x, room.centre[1]), label, theme.text)
        _paint_arrow(canvas, (room.right - wide, room.centre[1]), change, VALUE, Hold.LEFT)
    plates = canvas.image
    return plates if counted is None else _stacked([_caption(counted, theme, say), plates])


def _caption(words: Msg, theme: Theme, say: Say) -> Image.Image:
    canvas = Canvas.page(ROW, theme, say)
    setting = fit(say(words), LABEL, LEAST, WIDTH - 2 * MARGIN)
    canvas.line((WIDTH // 2, ROW // 2 + GAP // 2), setting, theme.muted, Hold.MIDDLE)
    return canvas.image
