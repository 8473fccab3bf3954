"""The players with their cards and Roadwork, the open deck, and a card that waits."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.sprawlopolis.pieces import BOX, Card
from engine.games.sprawlopolis.view import Stage, View
from engine.kit.numbers import signed
from render.games.sprawlopolis.cards import paint_card
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.icons import Icon, icon
from render.kit.layout import Box
from render.kit.sheet import Hold
from render.kit.text import fit
from render.parts.people import name_of, paint_name
from render.parts.plate import paint_plate

HEIGHT = 138
RADIUS = 18
PILE = 160
PILE_BLOCK = (58, 45)
SMALL_BLOCK = (28, 22)
CAPTION = Font(Face.LABEL, 28)
COUNT = Font(Face.TITLE, 30)
PENALTY = Font(Face.TITLE, 28)
GLYPH = 38


class Pile(NamedTuple):
    """An open card beside the table, and what it is. Without a card its place is empty."""

    caption: Msg
    card: Card


def piles(view: View) -> tuple[Pile, ...]:
    """The deck, then a card that was revealed or must be laid."""
    found = [Pile(msg("sprawlopolis-picture-deck", cards=view.deck), view.top)]
    if view.revealed:
        found.append(Pile(msg("sprawlopolis-picture-revealed"), view.revealed))
    if view.drawn:
        found.append(Pile(msg("sprawlopolis-picture-lay-now"), view.drawn))
    if view.highway:
        left = view.highway_left
        found.append(Pile(msg("sprawlopolis-picture-highway-left", cards=left), view.highway))
    return tuple(found)


def paint_people(canvas: Canvas, box: Box, view: View) -> None:
    """Plates at the left, piles at the right."""
    waiting = piles(view)
    width = PILE * len(waiting) + 14
    panel = Box(box.right - width, box.y, width, box.height)
    canvas.panel(panel, RADIUS, canvas.theme.panel)
    for number, pile in enumerate(waiting):
        place = Box(panel.x + 7 + number * PILE, panel.y, PILE, panel.height)
        _paint_pile(canvas, place, pile)
    plates = Box(box.x, box.y, box.width - width - 14, box.height)
    for seat, place in enumerate(plates.columns(len(view.seats))):
        _paint_plate(canvas, place, view, seat)


def _paint_pile(canvas: Canvas, place: Box, pile: Pile) -> None:
    middle = place.centre[0]
    setting = fit(canvas.say(pile.caption), CAPTION, CAPTION.size, place.width - 4)
    canvas.line((middle, place.y + 20), setting, canvas.theme.muted, Hold.MIDDLE)
    width, height = PILE_BLOCK[0] * 2, PILE_BLOCK[1] * 2
    box = Box(middle - width // 2, place.y + 37, width, height)
    if pile.card:
        paint_card(canvas, (box.x, box.y), pile.card, PILE_BLOCK)
    else:
        canvas.framed(box, 8, canvas.theme.panel, canvas.theme.line, 3)


def _paint_plate(canvas: Canvas, box: Box, view: View, seat: Seat) -> None:
    """Name, number of cards and Roadwork of one seat, framed if the seat is asked."""
    theme = canvas.theme
    paint_plate(canvas, box, seat in view.asked)
    row = box.y + 36
    canvas.put_seat(seat, GLYPH, (box.x + 34, row))
    room = box.width - 72 - (34 if _begins(view, seat) else 0)
    paint_name(canvas, (box.x + 62, row), name_of(seat, canvas.say), room)
    if _begins(view, seat):
        canvas.put_centred(icon(Icon.FLAG, 27, theme.gold_sign), (box.right - 26, row))
    _paint_holding(canvas, Box(box.x + 16, box.y + 66, box.width - 30, 62), view, seat)


def _begins(view: View, seat: Seat) -> bool:
    """True for the first player at a table with several."""
    return view.first == seat and len(view.seats) > 1 and view.stage is not Stage.OVER


def _paint_holding(canvas: Canvas, box: Box, view: View, seat: Seat) -> None:
    one, middle = view.seats[seat], box.centre[1]
    canvas.put_centred(icon(Icon.CARDS, 28, canvas.theme.muted), (box.x + 14, middle))
    left = (
        box.x + 34 + canvas.text((box.x + 34, middle), str(one.cards), COUNT, canvas.theme.text) + 8
    )
    for card in one.roadwork:
        place = paint_card(canvas, (left, middle - SMALL_BLOCK[1]), card, SMALL_BLOCK)
        penalty = signed(BOX.roadwork[card].penalty)
        at = (place.right + 5, middle)
        left = place.right + 20 + canvas.text(at, penalty, PENALTY, canvas.theme.bad)
