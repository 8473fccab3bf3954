"""A closer look at the income of one street."""

from __future__ import annotations

from PIL import Image

from engine.core.words import msg
from engine.games.streets.names import street_label
from engine.games.streets.table import Account
from engine.games.streets.view import View
from render.games.streets.additions import additions
from render.games.streets.board import progress
from render.games.streets.income import Sum, paint_nobody, paint_sum, sums_of
from render.games.streets.motif import MOTIF
from render.games.streets.names import player_name
from render.games.streets.row import CLOSE, STRIP, paint_street
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import MARGIN, WIDTH, Box
from render.kit.text import fit
from render.kit.theme import Theme
from render.parts.people import paint_turn_title
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

PAD, LINE = 16, 62
WIDEST_BLOCK = 280
SUM = Font(Face.TITLE, 40)
NAME, LEAST_NAME = Font(Face.NAME, 36), 28
SUM_ROOM = 520


def paint(view: View, account: Account, theme: Theme, say: Say) -> Image.Image:
    """One street with all its buildings; below it who gets how much, and what an advisor adds."""
    sums = sums_of(account, say)
    tall = 3 * PAD + CLOSE.block + STRIP + LINE * max(1, len(sums))
    box = Box(MARGIN, HEADER + MARGIN, WIDTH - 2 * MARGIN, tall)
    canvas = Canvas.page(box.bottom + MARGIN, theme, say)
    title = say(msg("streets-detail-street", street=street_label(account.street)))
    paint_turn_title(canvas, MOTIF, (title, say(progress(view))), view.asked, view.eye)
    canvas.panel(box, 18, theme.panel)
    paint_street(canvas, _row(box, account), account, view, CLOSE)
    line = Box(box.x + PAD + 8, box.bottom - PAD - LINE, box.width - 2 * PAD - 16, LINE)
    if not sums:
        paint_nobody(canvas, line._replace(y=line.centre[1]))
    for number, one in enumerate(reversed(sums)):
        _paint_sum(canvas, line._replace(y=line.y - number * LINE), one, account, view)
    return canvas.image


def _row(box: Box, account: Account) -> Box:
    """The street in the middle; a short one is not drawn out."""
    cells = len(account.street.cells)
    width = min(box.width - 2 * PAD, 2 * CLOSE.end + cells * WIDEST_BLOCK)
    return Box(box.centre[0] - width // 2, box.y + PAD, width, CLOSE.block + STRIP)


def _paint_sum(canvas: Canvas, line: Box, one: Sum, account: Account, view: View) -> None:
    """What somebody gets, with their name."""
    added = additions(account, one.seat, view, SUM.size, canvas.theme)
    paint_sum(canvas, (line.x, line.centre[1]), one._replace(added=added), SUM)
    left = line.x + SUM_ROOM
    name = player_name(view.table, one.seat, canvas.say)
    setting = fit(name, NAME, LEAST_NAME, line.right - left)
    canvas.line((left, line.centre[1]), setting, canvas.theme.text)
