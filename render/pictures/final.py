"""The picture of how it ended: ranks, points by what they were paid for, and why."""

from __future__ import annotations

from PIL import Image

from engine.core.game import Outcome, Tally
from engine.core.seats import Public
from engine.core.words import Msg, msg
from engine.kit.numbers import digits
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.lines import paint_words
from render.kit.palette import SHARED, encode
from render.kit.sheet import Hold
from render.kit.text import fit
from render.kit.theme import SeatStyle, Theme
from render.painter import painter_of
from render.parts.bars import legend_rows, paint_bar, paint_legend
from render.parts.header import Pill, paint_header
from render.parts.people import name_of
from render.parts.scorepad import pad_height, paint_pad
from render.parts.skyline import HEIGHT as HEADER
from render.parts.standings import Row, Styles, part_labels, table_rows
from render.picture import Picture, Say

ROW_HEIGHT = 106
LEGEND_ROW = 44
LEGEND_PAD = 7
WHY_HEIGHT = 84
MOST_PARTS = 5
"""A bar has so many textures; a game that counts more things gets a score pad."""

RANK = Font(Face.TITLE, 46)
TOTAL = Font(Face.TITLE, 58)
NAME = Font(Face.NAME, 36)
LEAST_NAME = 28
BAR_LEFT, BAR_RIGHT = 400, 140


Emblems = tuple[tuple[int, ...], ...]
"""For each seat, the numbers of its colours."""


def paint_final(key: str, outcome: Outcome, theme: Theme, say: Say, alt: str) -> Picture[Public]:
    """The final score of any game, for one to six seats or for a team."""
    image = draw_final(key, outcome, emblems_of(key, outcome), theme, say)
    return Picture(encode(image, SHARED, theme), image.size, alt)


def paint_points(key: str, outcome: Outcome, theme: Theme, say: Say, alt: str) -> Picture[Public]:
    """The final score as a score pad: every line of it with everybody's points."""
    image = draw_final(key, outcome, emblems_of(key, outcome), theme, say, pad=True)
    return Picture(encode(image, SHARED, theme), image.size, alt)


def emblems_of(key: str, outcome: Outcome) -> Emblems:
    """The colours of every seat that has a rank."""
    seats = len(outcome.ranks)
    return tuple(painter_of(key).emblems(seat, seats) for seat in range(seats))


def draw_final(
    key: str, outcome: Outcome, emblems: Emblems, theme: Theme, say: Say, *, pad: bool = False
) -> Image.Image:
    """The points, and the reason in words; on a ``pad`` in any case, or where bars cannot tell so
    many things apart."""
    styles = tuple(tuple(theme.seats[colour] for colour in own) for own in emblems)
    rows, labels = table_rows(outcome, styles, say), part_labels(outcome.tallies)
    pad = pad or len(labels) > MOST_PARTS
    parts = [] if pad else [say(label) for label in labels]
    legend = _legend_box(parts)
    table = _table_box(rows, labels, legend, pad)
    why = Box(MARGIN, table.bottom + GAP, table.width, WHY_HEIGHT)
    canvas = Canvas.page(why.bottom + MARGIN, theme, say)
    words = (say(Msg(f"{key}-name")), say(msg("picture-final")))
    paint_header(canvas, painter_of(key).motif, words, _pill(outcome, styles, say))
    if pad:
        paint_pad(canvas, table, labels, rows)
    else:
        paint_legend(canvas, legend, parts)
        _paint_bars(canvas, table, rows, labels)
    paint_words(canvas, why, (say(outcome.why),))
    return canvas.image


def _legend_box(words: list[str]) -> Box:
    """The room of the legend under the header."""
    width = WIDTH - 2 * MARGIN - 24
    height = LEGEND_ROW * len(legend_rows(words, width))
    return Box(MARGIN + 12, HEADER + LEGEND_PAD, width, height)


def _table_box(rows: list[Row], labels: tuple[Msg, ...], legend: Box, pad: bool) -> Box:
    if pad:
        return Box(MARGIN, HEADER + MARGIN, WIDTH - 2 * MARGIN, pad_height(len(labels)))
    top = legend.bottom + LEGEND_PAD
    return Box(MARGIN, top, WIDTH - 2 * MARGIN, len(rows) * (ROW_HEIGHT + 12) - 12)


def _paint_bars(canvas: Canvas, table: Box, rows: list[Row], labels: tuple[Msg, ...]) -> None:
    """A bar for everyone."""
    longest = max((_length(row.tally) for row in rows), default=0)
    for box, row in zip(table.rows(len(rows), 12), rows, strict=True):
        _paint_row(canvas, box, row, labels, longest)


def _pill(outcome: Outcome, styles: Styles, say: Say) -> Pill:
    """Who won, for the pill of the header."""
    if outcome.won is not None:
        how = "won" if outcome.won else "lost"
        alone = "-alone" if len(outcome.ranks) == 1 else ""
        return Pill(say(Msg(f"picture-final-{how}{alone}")))
    winners = outcome.winners()
    shapes = tuple(style for seat in winners for style in styles[seat])
    if len(winners) == 1:
        return Pill(say(msg("picture-final-winner")), name_of(winners[0], say), shapes)
    return Pill(
        say(msg("picture-final-winners" if winners else "picture-final-nobody")), "", shapes
    )


def _length(tally: Tally | None) -> int:
    return sum(abs(part.points) for part in tally.parts) if tally else 0


def _paint_row(canvas: Canvas, box: Box, row: Row, labels: tuple[Msg, ...], longest: int) -> None:
    theme = canvas.theme
    canvas.panel(box, 20, theme.raised if row.first else theme.panel)
    middle = box.centre[1]
    rank_ink = theme.gold if row.first and not theme.daylight else theme.text
    canvas.text((box.x + 40, middle), row.rank, RANK, rank_ink, Hold.MIDDLE)
    left = _paint_shapes(canvas, (box.x + 74, middle), row.seats)
    room = box.x + BAR_LEFT - left - 16
    canvas.lines(
        (left, middle), fit(row.name, NAME, LEAST_NAME, room, most_lines=2), 30, theme.text
    )
    if row.tally is not None:
        _paint_points(canvas, box, row, row.tally, labels, longest)


def _paint_points(
    canvas: Canvas, box: Box, row: Row, tally: Tally, labels: tuple[Msg, ...], longest: int
) -> None:
    """The bar of the parts, and their sum at its right."""
    place = Box(box.x + BAR_LEFT, box.y + 26, box.width - BAR_LEFT - BAR_RIGHT, box.height - 52)
    parts = tuple((labels.index(part.label), part.points) for part in tally.parts)
    style = row.seats[0] if tally.seat is not None else None
    paint_bar(canvas, place, parts, longest, style)
    total = digits(tally.points)
    canvas.text((box.right - 24, box.centre[1]), total, TOTAL, canvas.theme.text, Hold.RIGHT)


def _paint_shapes(canvas: Canvas, at: tuple[int, int], styles: tuple[SeatStyle, ...]) -> int:
    """The shapes of a row, smaller where there are many; returns where the name begins."""
    size = 46 if len(styles) < 3 else 28
    left = at[0]
    for style in styles:
        canvas.put_shape(style, size, (left + size // 2, at[1]))
        left += size + 6
    return left + 10
