"""The players with their cards and Roadwork, the open deck, and a card that waits."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.seats import Seat
from engine.core.words import Msg, msg
from engine.games.sprawlopolis.pieces import BOX, Card
from engine.games.sprawlopolis.view import Stage, View
from render.games.sprawlopolis.cards import paint_card
from render.games.sprawlopolis.colours import signed
from render.kit.fonts import Face, Font, fit
from render.kit.glyphs import glyph
from render.kit.icons import Icon, icon
from render.kit.layout import Box
from render.kit.sheet import Hold, Sheet
from render.kit.theme import Theme
from render.parts.people import name_of, paint_name
from render.picture import Say

HEIGHT = 138
RADIUS = 18
PILE = 152
PILE_BLOCK = (58, 45)
SMALL_BLOCK = (32, 25)
CAPTION = Font(Face.LABEL, 23)
COUNT = Font(Face.TITLE, 30)
PENALTY = Font(Face.TITLE, 24)
GLYPH = 38


class Pile(NamedTuple):
    """An open card beside the table, and what it is. Without a card its place is empty."""

    caption: Msg
    card: Card


def piles(view: View) -> tuple[Pile, ...]:
    """The deck first; then whatever was revealed or must be laid."""
    found = [Pile(msg("sprawlopolis-picture-deck", cards=view.deck), view.top)]
    if view.revealed:
        found.append(Pile(msg("sprawlopolis-picture-revealed"), view.revealed))
    if view.drawn:
        found.append(Pile(msg("sprawlopolis-picture-lay-now"), view.drawn))
    if view.highway:
        left = view.highway_left
        found.append(Pile(msg("sprawlopolis-picture-highway-left", cards=left), view.highway))
    return tuple(found)


def paint_people(sheet: Sheet, box: Box, view: View, theme: Theme, say: Say) -> None:
    """Plates at the left, piles at the right."""
    waiting = piles(view)
    width = PILE * len(waiting) + 14
    panel = Box(box.right - width, box.y, width, box.height)
    sheet.panel(panel, RADIUS, theme.panel)
    for number, pile in enumerate(waiting):
        place = Box(panel.x + 7 + number * PILE, panel.y, PILE, panel.height)
        _paint_pile(sheet, place, pile, theme, say)
    plates = Box(box.x, box.y, box.width - width - 14, box.height)
    for seat, place in enumerate(plates.columns(len(view.seats))):
        _paint_plate(sheet, place, view, seat, theme, say)


def _paint_pile(sheet: Sheet, place: Box, pile: Pile, theme: Theme, say: Say) -> None:
    middle = place.centre[0]
    setting = fit(say(pile.caption), CAPTION, 17, place.width - 8)
    sheet.text((middle, place.y + 20), setting.lines[0], setting.font, theme.muted, Hold.MIDDLE)
    width, height = PILE_BLOCK[0] * 2, PILE_BLOCK[1] * 2
    box = Box(middle - width // 2, place.y + 37, width, height)
    if pile.card:
        paint_card(sheet, (box.x, box.y), pile.card, PILE_BLOCK, theme)
    else:
        sheet.framed(box, 8, theme.panel, theme.line, 3)


def _paint_plate(sheet: Sheet, box: Box, view: View, seat: Seat, theme: Theme, say: Say) -> None:
    """Who, how many cards, which Roadwork; whoever is asked has a frame."""
    if seat in view.asked:
        sheet.framed(box, RADIUS, theme.raised, theme.text, 4)
    else:
        sheet.panel(box, RADIUS, theme.panel)
    row = box.y + 36
    sheet.put_centred(glyph(theme.seats[seat], GLYPH, theme), (box.x + 34, row))
    room = box.width - 72 - (34 if _begins(view, seat) else 0)
    paint_name(sheet, (box.x + 62, row), name_of(seat, say), room, theme)
    if _begins(view, seat):
        sheet.put_centred(icon(Icon.FLAG, 27, theme.gold_sign), (box.right - 26, row))
    _paint_holding(sheet, Box(box.x + 16, box.y + 66, box.width - 30, 62), view, seat, theme)


def _begins(view: View, seat: Seat) -> bool:
    """A flag marks the first player, where there are others."""
    return view.first == seat and len(view.seats) > 1 and view.stage is not Stage.OVER


def _paint_holding(sheet: Sheet, box: Box, view: View, seat: Seat, theme: Theme) -> None:
    one, middle = view.seats[seat], box.centre[1]
    sheet.put_centred(icon(Icon.CARDS, 28, theme.muted), (box.x + 14, middle))
    left = box.x + 34 + sheet.text((box.x + 34, middle), str(one.cards), COUNT, theme.text) + 12
    for card in one.roadwork:
        place = paint_card(sheet, (left, middle - SMALL_BLOCK[1]), card, SMALL_BLOCK, theme)
        penalty = signed(BOX.roadwork[card].penalty)
        at = (place.right + 5, middle)
        left = place.right + 20 + sheet.text(at, penalty, PENALTY, theme.bad)
