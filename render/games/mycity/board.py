"""The picture for everyone: all boards alike, who has answered, and the card of the round."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from engine.core.seats import PUBLIC, Seat
from engine.games.mycity.pieces import COLUMNS
from engine.games.mycity.view import Stage, View
from render.games.mycity import hand
from render.games.mycity.brief import brief_height, paint_brief, shows_brief
from render.games.mycity.cards import CARD_WIDTH, paint_card, paint_turns, turns_width
from render.games.mycity.city import paint_city
from render.games.mycity.colours import table_colour
from render.games.mycity.deck import paint_to_come
from render.games.mycity.field import Field
from render.games.mycity.final import paint_final
from render.games.mycity.forecast import HEIGHT as NOTE
from render.games.mycity.forecast import paint_forecast, shows_forecast
from render.games.mycity.ground import Mount
from render.games.mycity.others import paint_newest
from render.games.mycity.plates import gathered, paint_gathered, paint_person, status
from render.games.mycity.sources import paint_sources, sources_of
from render.games.mycity.tags import paint_credits
from render.games.mycity.title import paint_title
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.layout import GAP, MARGIN, WIDTH, Box
from render.kit.theme import Theme
from render.painter import Marks
from render.parts.plate import paint_plate
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

GUTTER = 30
HEAD = 54
SOURCES = 62
STRIP = 156
CORNER_TURNS = 190
PAIR, FOUR = 2, 4
CELLS = {PAIR: (45, 45), 3: (44, 40), FOUR: (42, 38)}
"""How large a cell is by the number of boards, where they have eleven rows and where more."""

USUAL_ROWS = 11


@dataclass(frozen=True)
class Plan:
    """The boxes of one picture; ``shared`` is for the card, where there is one, and ``brief`` for
    what opens an episode, ``note`` for what the points mean."""

    table: Box
    boards: tuple[Box, ...]
    shared: Box
    brief: Box | None
    note: Box | None
    cell: int
    height: int


def plan_for(view: View, say: Say) -> Plan:
    """Two boards a row; what belongs to all lies below them, or where a fourth board would."""
    seats, rows = len(view.cities), max(city.land.rows for city in view.cities)
    cell = CELLS[seats][rows > USUAL_ROWS]
    below = 8 if view.stage is Stage.PREPARE else SOURCES
    deep = -(-seats // 2)
    table = Box(0, HEADER, WIDTH, deep * (HEAD + rows * cell + 2 * GUTTER + below + GAP) + GAP)
    inner = Box(MARGIN, table.y + GAP, WIDTH - 2 * MARGIN, table.height - 2 * GAP)
    places = inner.grid(deep, 2)
    shared, bottom = places[-1], table.bottom
    if view.card and not seats % 2:
        shared = Box(MARGIN, bottom + GAP, inner.width, STRIP)
        bottom = shared.bottom + MARGIN
    brief = _brief_box(view, say, shared if seats % 2 else None, bottom)
    bottom = max(bottom, brief.bottom + MARGIN) if brief and brief != shared else bottom
    note = None
    if shows_forecast(view):
        note = Box(MARGIN, bottom, inner.width, NOTE)
        bottom = note.bottom + MARGIN // 2
    return Plan(table, tuple(places[:seats]), shared, brief, note, cell, bottom)


def _brief_box(view: View, say: Say, free: Box | None, bottom: int) -> Box | None:
    """The place of the brief: where a fourth board would be, if the words fit there, else below."""
    if not shows_brief(view):
        return None
    if free is not None and brief_height(view, say, free.width) <= free.height:
        return free
    width = WIDTH - 2 * MARGIN
    return Box(MARGIN, bottom + GAP, width, brief_height(view, say, width))


def paint(view: View, marks: Marks, theme: Theme, say: Say) -> Image.Image:
    """For a player, their own board large with the marks, and the others small; for the public, all
    alike."""
    if view.eye is PUBLIC:
        return _paint_all(view, theme, say)
    return hand.paint(view, view.eye, theme, say, marks)


def _paint_all(view: View, theme: Theme, say: Say) -> Image.Image:
    """Every board, and the open card or the brief of the episode."""
    plan = plan_for(view, say)
    canvas = Canvas.page(plan.height, theme, say)
    paint_title(canvas, view)
    canvas.fill(plan.table, table_colour(theme))
    for seat, box in enumerate(plan.boards):
        _paint_board(canvas, box, plan.cell, view, seat)
    if plan.brief is not None:
        paint_brief(canvas, plan.brief, view)
    if view.card:
        paint_open_card(canvas, plan.shared, view)
    elif plan.shared not in plan.boards and view.stage is not Stage.PREPARE:
        paint_final(canvas, plan.shared, view)
    if plan.note is not None:
        paint_forecast(canvas, plan.note)
    return canvas.image


def _paint_board(canvas: Canvas, box: Box, cell: int, view: View, seat: Seat) -> None:
    """Who, the board with its coordinates, and the points by their sources."""
    city, ground = view.cities[seat], paint_plate(canvas, box, seat in view.asked)
    _paint_head(canvas, Box(box.x + 16, box.y + 6, box.width - 32, HEAD - 6), view, seat)
    left = box.x + (box.width - COLUMNS * cell) // 2
    field = Field(left, box.y + HEAD + GUTTER, cell, city.land.rows)
    paint_city(canvas, field, city, view.plan, Mount(GUTTER, ground))
    paint_newest(canvas, field, view, seat)
    paint_credits(canvas, field, view, city)
    if view.stage is not Stage.PREPARE:
        row = Box(box.x + 12, box.bottom - SOURCES + 2, box.width - 24, SOURCES - 8)
        paint_sources(canvas, row, sources_of(view, seat), ground)


def _paint_head(canvas: Canvas, row: Box, view: View, seat: Seat) -> None:
    """Name and points; between them what was gathered, and whether the card is answered."""
    signs = gathered(view, view.cities[seat], canvas.theme)
    aside = 44 + 70 * len(signs)
    person = Box(row.x + aside, row.y, row.width - aside, row.height)
    sign = status(view, seat, canvas.theme)
    if sign is not None:
        canvas.put_centred(icon(sign[0], 32, sign[1]), (row.x + 18, row.centre[1]))
    paint_gathered(canvas, (row.x + 42, row.centre[1]), signs, False)
    paint_person(canvas, person, view, seat, 46)


def paint_open_card(canvas: Canvas, box: Box, view: View) -> None:
    """The card with its turns and what is still to come, in a row or one below the other."""
    card, turns, rest = _in_a_row(box, view) if box.height == STRIP else _stacked(box)
    paint_card(canvas, card, view)
    paint_turns(canvas, turns, view.card, ())
    paint_to_come(canvas, rest, view)


def _in_a_row(box: Box, view: View) -> tuple[Box, Box, Box]:
    card = Box(box.x, box.y, CARD_WIDTH, box.height)
    turns = Box(card.right + 10, box.y, turns_width(view.card), box.height)
    left = turns.right + 10
    return card, turns, Box(left, box.y, box.right - left, box.height)


def _stacked(box: Box) -> tuple[Box, Box, Box]:
    card = Box(box.x, box.y, box.width, STRIP)
    turns = Box(box.x, card.bottom + 10, box.width, CORNER_TURNS)
    top = turns.bottom + 10
    return card, turns, Box(box.x, top, box.width, box.bottom - top)
