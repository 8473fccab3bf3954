"""One quarter in large: every building with its whole text, and the orders its owner played."""

from __future__ import annotations

from functools import partial

from PIL import Image

from engine.core.seats import Seat
from engine.core.words import msg, who
from engine.games.urbis.city import Plot
from engine.games.urbis.names import board_name, order_name, place_name
from engine.games.urbis.pieces import LETTERS, ORDERS, plot_name
from engine.games.urbis.view import View
from engine.games.urbis.words import describe_quarter
from render.games.urbis.board import progress
from render.games.urbis.colours import COMMON
from render.games.urbis.drawn_buildings import effects
from render.games.urbis.final import paint_parts
from render.games.urbis.motif import MOTIF
from render.games.urbis.plan import BAR, EDGE, GAP, RIM, owner_plan
from render.games.urbis.plates import paint_bar
from render.games.urbis.plots import paint_plot
from render.games.urbis.spots import NO_MARK
from render.games.urbis.tokens import flag
from render.games.urbis.walls import wall
from render.kit.canvas import Canvas
from render.kit.colour import mix
from render.kit.fonts import Face, Font
from render.kit.layout import WIDTH, Box
from render.kit.paragraphs import paint_sentences
from render.kit.text import fit
from render.kit.theme import Theme
from render.painter import NO_MARKS, Detail
from render.parts.header import Pill, paint_header
from render.parts.people import name_of
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

ABREAST = 3
PIECE = 92
TEXT_HEIGHT = 88
TEXT = Font(Face.BODY, 26)
CAPTION = Font(Face.LABEL, 29)
ORDER = Font(Face.NAME, 29)
ORDER_ROW = 46
PARTS = 58
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
    inside = sum(_row_height(row) + GAP for row in rows)
    box = Box(EDGE, HEADER + 8, WIDTH - 2 * EDGE, BATTLEMENT + BAR + GAP + inside + RIM)
    used = view.city.quarters[seat].used
    orders = -(-len(used) // ABREAST) * ORDER_ROW
    below = Box(EDGE, box.bottom + 14, box.width, PARTS + 50 + orders + 12)
    canvas = Canvas.page(below.bottom + EDGE, theme, say)
    _paint_title(canvas, view, seat)
    canvas.fill(Box(0, HEADER, WIDTH, box.bottom + 8 - HEADER), COMMON[theme.name])
    canvas.put(wall(box.width, box.height, theme), (box.x, box.y))
    bar = owner_plan(view, seat, box.y + BATTLEMENT)
    paint_bar(canvas, bar, view, seat, NO_MARKS)
    _paint_rows(canvas, Box(bar.bar.x, bar.bar.bottom + GAP, bar.bar.width, 0), rows, seat)
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


def _row_height(row: tuple[Plot, ...]) -> int:
    """A row with something to read below its buildings is higher."""
    tells = any(_told(plot) for plot in row)
    return PIECE + (TEXT_HEIGHT if tells else 0)


def _told(plot: Plot) -> bool:
    """Whether there is more to say about this plot than it shows."""
    return bool(plot.card or (plot.building and effects(plot.building)))


def _paint_rows(canvas: Canvas, field: Box, rows: list[tuple[Plot, ...]], seat: Seat) -> None:
    top = field.y
    for row in rows:
        height = _row_height(row)
        line = Box(field.x, top, field.width, height).columns(ABREAST, GAP)
        for box, plot in zip(line, row, strict=False):
            _paint_cell(canvas, box, seat, plot)
        top += height + GAP


def _paint_cell(canvas: Canvas, box: Box, seat: Seat, plot: Plot) -> None:
    """A plot, and below it what its building does and which card it lies on."""
    if _told(plot):
        canvas.panel(box, 12, mix(canvas.theme.cream, canvas.theme.sand, 0.4))
        words = [canvas.say(text) for text in effects(plot.building)] if plot.building else []
        if plot.card:
            words.insert(0, f"{canvas.say(order_name(plot.card))}.")
        room = Box(box.x + 12, box.y + PIECE + 2, box.width - 24, TEXT_HEIGHT - 6)
        paint_sentences(canvas, room, " ".join(words), TEXT, canvas.theme.ink)
    top = Box(box.x, box.y, box.width, PIECE if _told(plot) else box.height)
    paint_plot(canvas, top, plot_name(seat, plot.number), plot, NO_MARK)


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
        row, column = divmod(number, ABREAST)
        line = Box(box.x, top + row * ORDER_ROW, box.width, ORDER_ROW)
        _paint_used(canvas, line.columns(ABREAST)[column], order)


def _paint_used(canvas: Canvas, box: Box, order: str) -> None:
    tag = flag(ORDERS[order].points, 32)
    canvas.put(tag, (box.x + 10, box.centre[1] - tag.height // 2))
    left = box.x + 22 + tag.width
    setting = fit(canvas.say(order_name(order)), ORDER, 20, box.right - left)
    canvas.line((left, box.centre[1]), setting, canvas.theme.text)
