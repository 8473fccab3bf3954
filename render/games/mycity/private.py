"""The picture for one player: the own board large, the others beside it, the card below."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.core.seats import Seat
from engine.core.words import msg
from engine.games.mycity.pieces import cell_named
from engine.games.mycity.view import CityView, Placed, Stage, Verb, View
from render.fonts import Face, Font, fit
from render.games.mycity.brief import HEIGHT as BRIEF
from render.games.mycity.brief import paint_brief, shows_brief
from render.games.mycity.circles import paint_circles
from render.games.mycity.city import paint_building, paint_city, paint_dashes, paint_spots
from render.games.mycity.colours import table_colour
from render.games.mycity.deck import paint_to_come
from render.games.mycity.desk import HEIGHT as DESK
from render.games.mycity.desk import paint_desk
from render.games.mycity.field import Field
from render.games.mycity.ground import Mount
from render.games.mycity.others import paint_newest, paint_other, panel_height
from render.games.mycity.people import plain_number, points_of
from render.games.mycity.sources import changes_by, paint_sources, points_colour, signed, sources_of
from render.games.mycity.tags import paint_credits
from render.games.mycity.title import paint_title
from render.glyphs import glyph
from render.layout import GAP, MARGIN, WIDTH, Box
from render.painter import Marks
from render.picture import Say
from render.sheet import Hold, Sheet
from render.skyline import HEIGHT as HEADER
from render.theme import Theme

CELL = 72
GUTTER = 46
ASIDE = 278
SMALL_GAP = 9
SCORE = 150
CIRCLES = 84
ROW = 66
TOTAL_ROOM = 150
TOTAL = Font(Face.TITLE, 66)
CHANGE = Font(Face.TITLE, 38)
CAPTION = Font(Face.LABEL, 26)


@dataclass(frozen=True)
class Plan:
    """The boxes of one picture; ``None`` where something is not shown."""

    table: Box
    field: Field
    others: tuple[Box, ...]
    to_come: Box | None
    desk: Box
    score: Box
    circles: Box | None
    height: int


def plan_for(view: View, seat: Seat) -> Plan:
    """Everything below each other; what is still to come fills the room beside the board."""
    rows, others = view.cities[seat].land.rows, len(view.cities) - 1
    table = Box(0, HEADER, WIDTH, rows * CELL + 2 * GUTTER + 4)
    field = Field(GUTTER + 8, table.y + GUTTER + 2, CELL, rows)
    aside = Box(WIDTH - ASIDE - 14, table.y + SMALL_GAP, ASIDE, table.height - 2 * SMALL_GAP)
    high = panel_height(rows)
    boxes = tuple(
        Box(aside.x, aside.y + n * (high + SMALL_GAP), ASIDE, high) for n in range(others)
    )
    shown = view.stage is Stage.BUILD
    top = boxes[-1].bottom + SMALL_GAP
    free = Box(aside.x, top, ASIDE, aside.bottom - top)
    desk = Box(MARGIN, table.bottom + GAP, WIDTH - 2 * MARGIN, DESK)
    high = BRIEF if shows_brief(view) else SCORE
    score = Box(MARGIN, desk.bottom + GAP, desk.width, high)
    last, circles, to_come = score, None, free if shown and others < 3 else None
    if view.legacy:
        last = circles = Box(MARGIN, last.bottom + GAP, desk.width, CIRCLES)
    if shown and to_come is None:
        last = to_come = Box(MARGIN, last.bottom + GAP, desk.width, ROW)
    return Plan(table, field, boxes, to_come, desk, score, circles, last.bottom + MARGIN)


def paint(view: View, seat: Seat, marks: Marks, theme: Theme, say: Say) -> Sheet:
    """Everything in its place, from the header down."""
    plan = plan_for(view, seat)
    sheet = Sheet.blank(WIDTH, plan.height, theme.ground)
    paint_title(sheet, view, theme, say)
    sheet.fill(plan.table, table_colour(theme))
    _paint_own(sheet, plan.field, view, seat, marks, theme)
    others = [other for other in range(len(view.cities)) if other != seat]
    for box, other in zip(plan.others, others, strict=True):
        paint_other(sheet, box, view, other, theme, say)
    paint_desk(sheet, plan.desk, view, seat, marks, theme, say)
    if shows_brief(view):
        paint_brief(sheet, plan.score, view, theme, say)
    else:
        _paint_score(sheet, plan.score, view, seat, theme, say)
    if plan.circles is not None:
        paint_circles(sheet, plan.circles, view.cities[seat], theme, say)
    if plan.to_come is not None:
        paint_to_come(sheet, plan.to_come, view, theme, say)
    return sheet


def _paint_own(
    sheet: Sheet, field: Field, view: View, seat: Seat, marks: Marks, theme: Theme
) -> None:
    """The own board with its coordinates, and over it what is asked, tried or counted."""
    city = shown_city(view, seat)
    paint_city(sheet, field, city, view.plan, Mount(GUTTER, table_colour(theme)), theme)
    paint_newest(sheet, field, view, seat)
    if marks.spots:
        paint_spots(sheet, field, city.land, marks.spots)
        return
    paint_credits(sheet, field, view, city, theme)
    answer = view.answer
    if answer is not None and answer.verb is Verb.PLACE:
        tried = Placed(view.round, view.card, answer.turn, answer.cell)
        paint_building(sheet, field, tried, city, theme, ghost=True)
    elif marks.ghost:
        paint_dashes(sheet, field, map(cell_named, marks.ghost))


def shown_city(view: View, seat: Seat) -> CityView:
    """The own board; whoever has stickers to put down has cleared it."""
    city = view.cities[seat]
    if view.stage is Stage.REWARD and city.tasks:
        return replace(city, placed=(), built=0, result=None)
    return city


def _paint_score(sheet: Sheet, box: Box, view: View, seat: Seat, theme: Theme, say: Say) -> None:
    """The points of this player by their sources, and all together."""
    sheet.panel(box, 18, theme.panel)
    sources, changes = sources_of(view, seat), changes_by(view, seat)
    row = Box(box.x + 12, box.y + 14, box.width - TOTAL_ROOM - 34, box.height - 28)
    top = box.y + (8 if changes else 30)
    paint_sources(sheet, Box(row.x, top, row.width, 112), sources, theme.panel, theme, changes)
    sheet.fill(Box(row.right + 10, box.y + 18, 2, box.height - 36), theme.line)
    _paint_total(sheet, Box(row.right + 12, box.y, TOTAL_ROOM, box.height), view, seat, theme, say)


def _paint_total(sheet: Sheet, box: Box, view: View, seat: Seat, theme: Theme, say: Say) -> None:
    points = points_of(view, seat)
    x, y = box.centre
    sheet.text((x, y - 20), plain_number(points), TOTAL, theme.text, Hold.MIDDLE)
    if view.answer is not None:
        change = points - points_of(replace(view, answer=None), seat)
        ink = points_colour(change, theme)
        sheet.text((x, y + 40), signed(change), CHANGE, ink, Hold.MIDDLE)
        return
    caption = fit(say(msg("mycity-picture-points", points=points)), CAPTION, 20, box.width - 50)
    used = sheet.text((x + 19, y + 40), caption.lines[0], caption.font, theme.muted, Hold.MIDDLE)
    sheet.put_centred(glyph(theme.seats[seat], 28, theme), (x - used // 2 - 4, y + 40))
