"""The picture of the table."""

from __future__ import annotations

from engine.core.words import msg
from engine.games.yourgame.pieces import BOX, PLOTS, Building
from engine.games.yourgame.points import points
from engine.games.yourgame.view import View
from render.kit.fonts import Face, Font
from render.kit.glyphs import glyph
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.marks import number_in_middle, paint_chosen
from render.kit.sheet import Hold, Sheet
from render.kit.theme import Theme
from render.painter import Marks
from render.parts.header import paint_header
from render.parts.people import name_of, turn_pill
from render.parts.skyline import HEIGHT as HEADER
from render.parts.skyline import Motif, house, tower
from render.picture import Say

MOTIF = Motif("yourgame", tall=(tower,), low=(house,))
PLOT_HEIGHT, PLAYER_HEIGHT, WORDS_HEIGHT = 150, 80, 50
RADIUS = 16
NUMBER = Font(Face.TITLE, 64)
NAME = Font(Face.LABEL, 30)


def paint(view: View, marks: Marks, theme: Theme, say: Say) -> Sheet:
    """The header, the plots, a line for every player, then what a trial would do."""
    field = Box(MARGIN, HEADER + MARGIN, WIDTH - 2 * MARGIN, BOX.rows * (PLOT_HEIGHT + GAP))
    players = Box(MARGIN, field.bottom, field.width, len(view.cards) * PLAYER_HEIGHT)
    words = Box(MARGIN, players.bottom, field.width, len(marks.words) * WORDS_HEIGHT)
    sheet = Sheet.blank(WIDTH, words.bottom + MARGIN, theme.ground)
    paint_title(sheet, view, theme, say)
    paint_plots(sheet, field, view, marks, theme)
    for seat, row in enumerate(players.rows(len(view.cards), 0)):
        _paint_player(sheet, row, view, seat, theme, say)
    for text, row in zip(marks.words, words.rows(max(1, len(marks.words)), 0), strict=False):
        sheet.text((row.x, row.centre[1]), text, NAME, theme.text)
    return sheet


def paint_title(sheet: Sheet, view: View, theme: Theme, say: Say) -> None:
    """The name of the game, how far it is, and who is asked."""
    how_far = msg("yourgame-picture-round", round=view.round, rounds=view.rounds)
    styles = tuple(theme.seats[seat] for seat in view.asked)
    pill = turn_pill(view.asked, view.eye, styles, say)
    paint_header(sheet, MOTIF, (say(msg("yourgame-name")), say(how_far)), pill, theme)


def paint_plots(sheet: Sheet, field: Box, view: View, marks: Marks, theme: Theme) -> None:
    """Every plot with its name, and what stands on it; the marks over them."""
    rows = field.rows(BOX.rows)
    boxes = [box for row in rows for box in row.columns(len(BOX.columns))]
    places = dict(zip(PLOTS, boxes, strict=True))
    for plot, box in places.items():
        sheet.panel(box, RADIUS, theme.panel)
        sheet.text((box.x + 14, box.y + 26), plot.upper(), NAME, theme.muted)
    for building in view.built:
        _paint_building(sheet, places[building.plot], building, building.plot in marks.ghost, theme)
    for spot, number in marks.spots:
        number_in_middle(sheet, places[spot], number)


def _paint_building(sheet: Sheet, box: Box, one: Building, tried: bool, theme: Theme) -> None:
    if tried:
        paint_chosen(sheet, box, RADIUS)
    sheet.put_centred(glyph(theme.seats[one.seat], 60, theme), (box.x + 80, box.centre[1]))
    ink = theme.ink if tried else theme.text
    sheet.text((box.x + 170, box.centre[1]), str(one.card), NUMBER, ink, Hold.MIDDLE)


def _paint_player(sheet: Sheet, row: Box, view: View, seat: int, theme: Theme, say: Say) -> None:
    """Shape, name, cards in hand, points."""
    middle = row.centre[1]
    sheet.put_centred(glyph(theme.seats[seat], 44, theme), (row.x + 30, middle))
    sheet.text((row.x + 70, middle), name_of(seat, say), NAME, theme.text)
    cards = say(msg("yourgame-picture-cards", count=view.cards[seat]))
    sheet.text((row.x + 620, middle), cards, NAME, theme.muted)
    score = str(points(view.built, seat))
    sheet.text((row.right - 20, middle), score, NUMBER, theme.text, Hold.RIGHT)
