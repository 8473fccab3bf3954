"""The picture of one hand: cards, where they lead, and the blocks at hand."""

from __future__ import annotations

from PIL import Image

from engine.core.choices import OneOf
from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.manhattan.choices import ask
from engine.games.manhattan.names import HIGH_FIRST, colour_label, floors_label
from engine.games.manhattan.pieces import (
    BOX,
    Block,
    Blocks,
    minus,
    plot_at,
    plot_name,
    quarter_of,
)
from engine.games.manhattan.view import Stage, View
from render.games.manhattan.blocks import paint_block
from render.games.manhattan.board import progress
from render.games.manhattan.cards import plan_of_card
from render.games.manhattan.motif import MOTIF
from render.kit.canvas import Canvas
from render.kit.colour import WHITE, mix
from render.kit.fonts import Face, Font
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.sheet import Hold
from render.kit.text import fit
from render.kit.theme import Theme
from render.parts.hand import paint_hand_title
from render.parts.plate import paint_paper
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

CARD_HEIGHT = 404
CARD_HEAD = 68
CELL = 70
LETTER = 46
ROW_HEIGHT = 170
CAPTION = Font(Face.LABEL, 36)
NAME = Font(Face.TITLE, 38)
LEAST = 28
QUARTER = Font(Face.TITLE, 34)
BLOCK_WIDTH = 84

Row = tuple[Msg, int, Blocks]
"""A caption, a colour, and how many blocks of each height."""


def paint(view: View, seat: Seat, theme: Theme, say: Say) -> Image.Image:
    """What one seat holds: cards and blocks."""
    rows = block_rows(view, seat)
    cards, tray = boxes(view, len(rows))
    canvas = Canvas.page(tray.bottom + MARGIN, theme, say)
    _paint_title(canvas, view, seat)
    for box, card in zip(cards.columns(max(1, len(view.hand)), 18), view.hand, strict=False):
        _paint_card(canvas, box, card, view)
    canvas.panel(tray, 20, theme.panel)
    for place, row in zip(row_places(tray, len(rows)), rows, strict=True):
        _paint_row(canvas, place, row, len(view.seats[seat].colours) > 1)
    return canvas.image


def boxes(view: View, rows: int) -> tuple[Box, Box]:
    """Where the cards lie, and below them so many rows of blocks."""
    tall = CARD_HEIGHT if view.stage is Stage.BUILD else CARD_HEIGHT - LETTER - 18
    cards = Box(MARGIN, HEADER + MARGIN, WIDTH - 2 * MARGIN, tall if view.hand else 0)
    return cards, Box(MARGIN, cards.bottom + GAP, cards.width, 32 + ROW_HEIGHT * rows)


def row_places(tray: Box, rows: int) -> tuple[Box, ...]:
    """The rows of blocks."""
    return tray.inset(16).rows(rows, 0)


def kind_places(row: Box) -> tuple[Box, ...]:
    """The places of the four kinds of blocks in a row, the highest first."""
    return Box(row.x + 284, row.y, row.width - 284, row.height).columns(4, 0)


def _paint_title(canvas: Canvas, view: View, seat: Seat) -> None:
    styles = tuple(canvas.theme.seats[colour] for colour in view.seats[seat].colours)
    words = (canvas.say(msg("manhattan-picture-hand")), canvas.say(progress(view)))
    paint_hand_title(canvas, MOTIF, words, seat, styles)


def block_rows(view: View, seat: Seat) -> list[Row]:
    """While blocks are chosen, the choice and what stays, or the whole supply before there is a
    choice; afterwards the blocks on the tray."""
    colours = [one for one in view.colours if one.seat == seat]
    if view.stage is not Stage.CHOOSE:
        caption = msg("manhattan-picture-tray")
        return [(caption, one.colour, one.tray) for one in colours]
    if not view.choice:
        caption = msg("manhattan-picture-supply")
        return [(caption, one.colour, one.supply) for one in colours]
    chosen, later = msg("manhattan-picture-tray"), msg("manhattan-picture-later")
    pairs = list(zip(colours, view.choice, strict=True))
    taken = [(chosen, one.colour, blocks) for one, blocks in pairs]
    return taken + [(later, one.colour, minus(one.supply, blocks)) for one, blocks in pairs]


def _paint_card(canvas: Canvas, box: Box, card: int, view: View) -> None:
    quarter = quarter_of(view.side, card)
    _paint_blank(canvas, box)
    caption = canvas.say(msg("manhattan-picture-quarter", quarter=quarter))
    middle = box.centre[0]
    setting = fit(caption, QUARTER, 24, box.width - 30)
    canvas.line((middle, box.y + CARD_HEAD // 2), setting, canvas.theme.ink, Hold.MIDDLE)
    plan = plan_of_card(card, view.side, CELL, canvas.theme)
    canvas.put(plan, (middle - plan.width // 2, box.y + CARD_HEAD + 18))
    if view.stage is Stage.BUILD:
        _paint_letters(canvas, Box(box.x + 12, box.bottom - 70, box.width - 24, LETTER), card, view)


def _paint_blank(canvas: Canvas, box: Box) -> None:
    """An empty card: a cream body and a sandy head."""
    theme = canvas.theme
    paint_paper(canvas, box, 22, theme.cream)
    canvas.panel(Box(box.x, box.y, box.width, CARD_HEAD), 22, theme.sand)
    canvas.fill(Box(box.x, box.y + CARD_HEAD - 22, box.width, 22), theme.sand)


def open_cities(view: View, card: int) -> list[bool]:
    """For each city, whether some block at hand may be put where this card points."""
    step = ask(view, ("build",))
    legal = {option.token for option in step.options} if isinstance(step, OneOf) else set()
    quarter = quarter_of(view.side, card)
    return [plot_name(plot_at(city, quarter)) in legal for city in range(len(BOX.cities))]


def _paint_letters(canvas: Canvas, box: Box, card: int, view: View) -> None:
    """The letters of the six cities; on black where this card allows building now."""
    theme = canvas.theme
    places = box.columns(len(BOX.cities), 4)
    for place, letter, is_open in zip(places, BOX.cities, open_cities(view, card), strict=True):
        ground = theme.ink if is_open else mix(theme.cream, theme.sand, 0.7)
        ink = WHITE if is_open else mix(theme.ink, theme.cream, 0.5)
        canvas.panel(place, 10, ground)
        canvas.text(place.centre, letter.upper(), Font(Face.TITLE, 27), ink, Hold.MIDDLE)


def _paint_row(canvas: Canvas, place: Box, row: Row, named: bool) -> None:
    """What these blocks are, after the name of the colour where there are two; then the blocks."""
    caption, colour, blocks = row
    canvas.put_seat(colour, 40, (place.x + 26, place.centre[1]))
    at, width = (place.x + 62, place.centre[1]), 214
    if named:
        name = fit(canvas.say(colour_label(colour)), NAME, LEAST, width)
        canvas.line((at[0], at[1] - 24), name, canvas.theme.text)
        at = (at[0], at[1] + 26)
    setting = fit(canvas.say(caption), CAPTION, LEAST, width, most_lines=1 if named else 2)
    canvas.lines(at, setting, 40, canvas.theme.muted)
    for box, floors in zip(kind_places(place), HIGH_FIRST, strict=True):
        _paint_kind(canvas, box, Block(colour, floors), blocks[floors - 1])


def _paint_kind(canvas: Canvas, box: Box, kind: Block, count: int) -> None:
    """A block, and below it how many there are, in the words of the buttons; bare ground if there
    is none."""
    theme, foot = canvas.theme, box.bottom - 66
    if not count:
        canvas.fill(Box(box.x + 6, foot - 6, 60, 4), theme.line)
        return
    paint_block(canvas, (box.x + 6, foot), kind, BLOCK_WIDTH, theme)
    words = canvas.say(msg("ui-count", count=count, kind=floors_label(kind.floors)))
    setting = fit(words, CAPTION, LEAST, box.width - 10)
    canvas.line((box.x + 6, box.bottom - 36), setting, theme.text)
