"""One quarter in large: every building with its whole text, and the orders its owner played."""

from __future__ import annotations

from functools import partial

from PIL import Image

from engine.core.seats import Seat
from engine.core.words import msg, who
from engine.games.urbis.city import Plot
from engine.games.urbis.names import board_name, order_name, place_name
from engine.games.urbis.pieces import LETTERS, ORDERS, plot_name, post_name
from engine.games.urbis.view import View
from engine.games.urbis.words import describe_quarter
from render.games.urbis.board import progress
from render.games.urbis.colours import COMMON
from render.games.urbis.drawn_buildings import effects
from render.games.urbis.final import paint_parts
from render.games.urbis.motif import MOTIF
from render.games.urbis.owners import HEIGHT, POST, paint_named_post, paint_owner
from render.games.urbis.plan import EDGE, GAP, RIM
from render.games.urbis.plots import paint_plot
from render.games.urbis.spots import NO_MARK
from render.games.urbis.tokens import flag
from render.games.urbis.walls import wall
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Face, Font
from render.kit.layout import WIDTH, Box
from render.kit.paragraphs import paint_sentences
from render.kit.text import fit, fit_sentences
from render.kit.theme import Theme
from render.painter import NO_MARKS, Detail
from render.parts.header import Pill, paint_header
from render.parts.people import name_of
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

ABREAST = 3
PIECE = 92
TEXT = Font(Face.BODY, 32)
LEAST_TEXT = 28
TEXT_STEP = 34
CAPTION = Font(Face.LABEL, 32)
ORDERS_ABREAST = 2
ORDER = Font(Face.NAME, 34)
ORDER_ROW = 50
PARTS = 58
GATE = POST[1] + 8
TEXT_WIDTH = Box(0, 0, WIDTH - 2 * (EDGE + RIM), 0).columns(ABREAST, GAP)[0].width - 24
MOST_LINES = 8
"""No text is longer, at the least size, than this."""

BATTLEMENT = 13


def details(view: View) -> tuple[Detail, ...]:
    """Every quarter by itself."""
    return tuple(_quarter(view, seat) for seat in view.city.seats)


def _quarter(view: View, seat: Seat) -> Detail:
    board = board_name(view.city.quarters[seat].board)
    letter = place_name(LETTERS[seat])
    label = msg("urbis-quarter", letter=letter, board=board, who=who(seat))
    told = describe_quarter(view, seat)
    return Detail(LETTERS[seat], label, partial(paint, view, seat), told)


def paint(view: View, seat: Seat, theme: Theme, say: Say) -> Image.Image:
    """The quarter within its wall, its points by what they are for, the orders played."""
    rows = _rows(view, seat)
    inside = sum(_row_height(row, say) + GAP for row in rows) + _gates_height(view, seat)
    box = Box(EDGE, HEADER + 8, WIDTH - 2 * EDGE, BATTLEMENT + HEIGHT + GAP + inside + RIM)
    used = view.city.quarters[seat].used
    orders = -(-len(used) // ORDERS_ABREAST) * ORDER_ROW
    below = Box(EDGE, box.bottom + 14, box.width, PARTS + 50 + orders + 12)
    canvas = Canvas.page(below.bottom + EDGE, theme, say)
    _paint_title(canvas, view, seat)
    canvas.fill(Box(0, HEADER, WIDTH, box.bottom + 8 - HEADER), COMMON[theme.name])
    canvas.put(wall(box.width, box.height, theme), (box.x, box.y))
    bar = Box(EDGE + RIM, box.y + BATTLEMENT, WIDTH - 2 * (EDGE + RIM), HEIGHT)
    paint_owner(canvas, bar, view, seat, NO_MARKS)
    top = _paint_rows(canvas, Box(bar.x, bar.bottom + GAP, bar.width, 0), rows, seat)
    _paint_gates(canvas, Box(bar.x, top, bar.width, GATE), view, seat)
    _paint_sources(canvas, below, view, seat)
    return canvas.image


def _paint_title(canvas: Canvas, view: View, seat: Seat) -> None:
    board = board_name(view.city.quarters[seat].board)
    title = msg("urbis-picture-quarter", letter=place_name(LETTERS[seat]), board=board)
    badge = Pill(name_of(seat, canvas.say), "", (canvas.theme.seats[seat],))
    paint_header(canvas, MOTIF, (canvas.say(title), canvas.say(progress(view))), badge)


def _rows(view: View, seat: Seat) -> list[tuple[Plot, ...]]:
    plots = view.city.quarters[seat].plots
    return [plots[at : at + ABREAST] for at in range(0, len(plots), ABREAST)]


def _row_height(row: tuple[Plot, ...], say: Say) -> int:
    """As high as the longest text below its buildings needs to be read."""
    return PIECE + max(_text_height(_told(plot, say)) for plot in row)


def _text_height(words: str) -> int:
    """The least height in which this text is not too small."""
    if not words:
        return 0
    for lines in range(1, MOST_LINES):
        setting = fit_sentences(words, TEXT, (TEXT_WIDTH, lines * TEXT_STEP))
        if not setting.is_cut and setting.font.size >= LEAST_TEXT:
            return lines * TEXT_STEP + 8
    return MOST_LINES * TEXT_STEP + 8


def _told(plot: Plot, say: Say) -> str:
    """What there is to say about this plot beyond what it shows: which card it is, and what its
    building does when it is built."""
    words = [say(text) for text in effects(plot.building)] if plot.building else []
    if plot.card:
        words.insert(0, f"{say(order_name(plot.card))}.")
    return " ".join(words)


def _paint_rows(canvas: Canvas, field: Box, rows: list[tuple[Plot, ...]], seat: Seat) -> int:
    """All plots; returns where the next row would begin."""
    top = field.y
    for row in rows:
        height = _row_height(row, canvas.say)
        line = Box(field.x, top, field.width, height).columns(ABREAST, GAP)
        for box, plot in zip(line, row, strict=False):
            _paint_cell(canvas, box, seat, plot)
        top += height + GAP
    return top


def _paint_cell(canvas: Canvas, box: Box, seat: Seat, plot: Plot) -> None:
    """A plot, and below it what its building does and which card it lies on."""
    words = _told(plot, canvas.say)
    if words:
        canvas.panel(box, 12, mix(canvas.theme.cream, canvas.theme.sand, 0.4))
        room = Box(box.x + 12, box.y + PIECE + 2, TEXT_WIDTH, box.height - PIECE - 6)
        paint_sentences(canvas, room, words, TEXT, canvas.theme.ink)
    top = Box(box.x, box.y, box.width, PIECE if words else box.height)
    paint_plot(canvas, top, plot_name(seat, plot.number), plot, NO_MARK)


# The gate posts by their names


def _gates_height(view: View, seat: Seat) -> int:
    return GATE + GAP if view.city.quarters[seat].posts else 0


def _paint_gates(canvas: Canvas, row: Box, view: View, seat: Seat) -> None:
    """Each post with its name, and its guard or what is lost without one."""
    count = len(view.city.quarters[seat].posts)
    for number, box in enumerate(row.columns(2, GAP)[:count]):
        canvas.panel(box, 12, mix(canvas.theme.cream, canvas.theme.sand, 0.4))
        name = post_name(seat, number)
        words = f"{canvas.say(place_name(name))} · {canvas.say(msg('urbis-gate-post'))}"
        left = Box(box.right - POST[0] - 4, box.centre[1] - POST[1] // 2, *POST)
        setting = fit(words, ORDER, LEAST_TEXT, left.x - box.x - 32)
        canvas.line((box.x + 16, box.centre[1]), setting, canvas.theme.ink)
        paint_named_post(canvas, left, name, view, NO_MARKS)


def _paint_sources(canvas: Canvas, box: Box, view: View, seat: Seat) -> None:
    """The points by what they are for, then every order played with its own."""
    parts = Box(box.x, box.y, box.width, PARTS)
    canvas.panel(parts, 14, mix(canvas.theme.cream, canvas.theme.sand, 0.4))
    paint_parts(canvas, parts.inset(24), view, seat)
    used = view.city.quarters[seat].used
    key = "urbis-picture-used" if used else "urbis-picture-no-used"
    canvas.text((box.x + 10, parts.bottom + 30), canvas.say(msg(key)), CAPTION, canvas.theme.muted)
    top = parts.bottom + 54
    for number, order in enumerate(used):
        row, column = divmod(number, ORDERS_ABREAST)
        line = Box(box.x, top + row * ORDER_ROW, box.width, ORDER_ROW)
        _paint_used(canvas, line.columns(ORDERS_ABREAST)[column], order)


def _paint_used(canvas: Canvas, box: Box, order: str) -> None:
    tag = flag(ORDERS[order].points, 38)
    canvas.put(tag, (box.x + 10, box.centre[1] - tag.height // 2))
    left = box.x + 22 + tag.width
    setting = fit(canvas.say(order_name(order)), ORDER, LEAST_TEXT, box.right - left)
    canvas.line((left, box.centre[1]), setting, canvas.theme.text)
