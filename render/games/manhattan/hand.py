"""The picture of one hand: cards, where they lead, the blocks at hand, and what may be typed."""

from __future__ import annotations

from functools import partial

from PIL import Image

from engine.core.choices import OneOf
from engine.core.seats import Seat
from engine.core.words import msg
from engine.games.manhattan.choices import ask
from engine.games.manhattan.pieces import BOX, FLOORS, Blocks, plot_at, plot_name, quarter_of
from engine.games.manhattan.view import Stage, View
from render.games.manhattan.board import progress
from render.games.manhattan.cards import plan_of_card
from render.games.manhattan.motif import MOTIF
from render.games.manhattan.towers import block
from render.kit.canvas import Canvas
from render.kit.colour import WHITE, mix
from render.kit.fonts import Face, Font
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.marks import pill
from render.kit.sheet import Hold
from render.kit.text import Setting, fit
from render.kit.theme import Theme
from render.parts.hand import example_of, paint_example, paint_hand_title
from render.parts.plate import paint_paper
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

CARD_HEIGHT = 404
CARD_HEAD = 68
CELL = 70
LETTER = 46
ROW_HEIGHT = 116
CAPTION = Font(Face.LABEL, 30)
QUARTER = Font(Face.TITLE, 34)
EXAMPLE = Font(Face.TITLE, 44)
COUNT = Font(Face.TITLE, 32)
BLOCK_SIZE = (60, 15, 15, 11)

Row = tuple[str, int, Blocks]
"""A caption, a colour, and how many blocks of each height."""


def paint(view: View, seat: Seat, theme: Theme, say: Say) -> Image.Image:
    """What one seat holds: cards, blocks, and an example of what may be typed."""
    rows = block_rows(view, seat, say)
    tall = CARD_HEIGHT if view.stage is Stage.BUILD else CARD_HEIGHT - LETTER - 18
    cards = Box(MARGIN, HEADER + MARGIN, WIDTH - 2 * MARGIN, tall if view.hand else 0)
    tray = Box(MARGIN, cards.bottom + GAP, cards.width, 32 + ROW_HEIGHT * len(rows))
    typed = example(view)
    foot = Box(MARGIN, tray.bottom + GAP, cards.width, 96 if typed else 0)
    canvas = Canvas.page(foot.bottom + (MARGIN if typed else 6), theme, say)
    _paint_title(canvas, view, seat)
    for box, card in zip(cards.columns(max(1, len(view.hand)), 18), view.hand, strict=False):
        _paint_card(canvas, box, card, view)
    canvas.panel(tray, 20, theme.panel)
    for place, row in zip(tray.inset(16).rows(len(rows), 0), rows, strict=True):
        _paint_row(canvas, place, row)
    if typed:
        _paint_example(canvas, foot, typed, view)
    return canvas.image


def _paint_title(canvas: Canvas, view: View, seat: Seat) -> None:
    styles = tuple(canvas.theme.seats[colour] for colour in view.seats[seat].colours)
    words = (canvas.say(msg("manhattan-picture-hand")), canvas.say(progress(view)))
    paint_hand_title(canvas, MOTIF, words, seat, styles)


def block_rows(view: View, seat: Seat, say: Say) -> list[Row]:
    """While blocks are chosen, the supply and the choice; afterwards the blocks on the tray."""
    colours = [one for one in view.colours if one.seat == seat]
    if view.stage is not Stage.CHOOSE:
        caption = say(msg("manhattan-picture-tray"))
        return [(caption, one.colour, one.tray) for one in colours]
    supply = say(msg("manhattan-picture-supply"))
    chosen = say(msg("manhattan-picture-chosen"))
    rows = [(supply, one.colour, one.supply) for one in colours]
    choices = zip(colours, view.choice, strict=False)
    return rows + [(chosen, one.colour, blocks) for one, blocks in choices]


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


def _paint_row(canvas: Canvas, place: Box, row: Row) -> None:
    caption, colour, blocks = row
    canvas.put_seat(colour, 40, (place.x + 26, place.centre[1]))
    setting = fit(caption, CAPTION, 26, 222, most_lines=2)
    canvas.lines((place.x + 62, place.centre[1]), setting, 34, canvas.theme.muted)
    room = Box(place.x + 290, place.y, place.width - 290, place.height)
    for box, floors, count in zip(room.columns(4, 0), FLOORS, blocks, strict=True):
        _paint_pile(canvas, box, (colour, floors), count)


def _paint_pile(canvas: Canvas, box: Box, kind: tuple[int, int], count: int) -> None:
    """A block, its floors on a pill, and how many there are; an empty place if there is none."""
    theme = canvas.theme
    colour, floors = kind
    front, floor, depth, lift = BLOCK_SIZE
    foot = box.bottom - 16
    if not count:
        canvas.fill(Box(box.x + 6, foot - 6, front, 4), theme.line)
        return
    sprite = block(theme.seats[colour], floors, (front, floor * floors, depth, lift), theme)
    canvas.put(sprite, (box.x + 4, foot - sprite.height))
    beside = box.x + 4 + sprite.width + 28
    canvas.put_centred(pill(str(floors), 48), (beside, foot - 24))
    canvas.text((beside + 32, foot - 24), f"×{count}", COUNT, theme.text)


def example(view: View) -> str:
    """An action that this player could type now; "" if there is none."""
    return example_of(partial(ask, view))


def _paint_example(canvas: Canvas, box: Box, typed: str, view: View) -> None:
    kind = "two-colours" if len(view.colours) > len(view.seats) else "one-colour"
    meaning = canvas.say(msg(f"manhattan-picture-form-{view.stage}", colours=kind))
    paint_example(canvas, box, Setting(EXAMPLE, (typed,)), meaning)
