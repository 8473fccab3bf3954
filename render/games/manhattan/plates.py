"""One plate a player: who, how many points, which blocks this round, what is left."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.games.manhattan.pieces import FLOORS, table_for
from engine.games.manhattan.view import ColourView, Stage, View
from render.games.manhattan.towers import block
from render.kit.canvas import Canvas
from render.kit.colour import Colour
from render.kit.fonts import Face, Font
from render.kit.icons import Icon, icon
from render.kit.layout import Box
from render.kit.sheet import Hold, Sheet
from render.kit.theme import Theme
from render.parts import plate
from render.parts.people import name_of, paint_name

POINTS = Font(Face.TITLE, 54)
PART_POINTS = Font(Face.TITLE, 40)
COUNT = Font(Face.TITLE, 28)
SMALL = Font(Face.LABEL, 28)
GLYPH = 42
BLOCK_FRONT, BLOCK_FLOOR, BLOCK_DEPTH, BLOCK_LIFT = 29, 9, 8, 6
NAME_ROW, GROUND_ROW, LAST_ROW = 36, 116, 160
TRAY_TOP, TRAY_BOTTOM = 62, 148
"""Where on a plate the blocks of the round begin, and where the numbers under them end."""


def paint_plate(canvas: Canvas, box: Box, view: View, seat: Seat) -> None:
    """The plate of one seat, framed if the seat is asked."""
    plate.paint_plate(canvas, box, seat in view.asked)
    colours = [one for one in view.colours if one.seat == seat]
    inner = _inner(box)
    _paint_person(canvas, inner, view, seat)
    for part, colour in zip(_parts(box, len(colours)), colours, strict=True):
        _paint_colour(canvas, part, colour, len(colours) > 1)
    _paint_stock(canvas, inner, colours, view.seats[seat].cards)


def _inner(box: Box) -> Box:
    return Box(box.x + 14, box.y + max(0, (box.height - 186) // 2), box.width - 28, box.height)


def _parts(box: Box, colours: int) -> tuple[Box, ...]:
    """A part of the plate for each colour."""
    return _inner(box).columns(colours, gap=20)


def tray_places(box: Box, colours: int) -> list[tuple[Box, ...]]:
    """Where on a plate the blocks of the round stand: for each colour a place for each height."""
    return [_tray(part) for part in _parts(box, colours)]


def _tray(part: Box) -> tuple[Box, ...]:
    step = 43 if part.width < 300 else 54
    top, tall = part.y + TRAY_TOP, TRAY_BOTTOM - TRAY_TOP
    return tuple(Box(part.x - 2 + number * step, top, step, tall) for number in range(len(FLOORS)))


def _paint_person(canvas: Canvas, inner: Box, view: View, seat: Seat) -> None:
    row = inner.y + NAME_ROW
    colours = view.seats[seat].colours
    left = inner.x
    for colour in colours:
        canvas.put_seat(colour, GLYPH, (left + GLYPH // 2, row))
        left += GLYPH + 8
    right = inner.right
    if len(colours) > 1:
        total = str(view.points(seat))
        right -= 14 + canvas.text((right, row), total, POINTS, canvas.theme.text, Hold.RIGHT)
    right = _paint_signs(canvas, right, row, view, seat)
    paint_name(canvas, (left + 4, row), name_of(seat, canvas.say), right - left - 10)


def _paint_signs(canvas: Canvas, right: int, row: int, view: View, seat: Seat) -> int:
    """A flag for the seat that began the round, a check for one that has chosen.

    Returns the right edge of the room that is left.
    """
    signs = [(Icon.FLAG, canvas.theme.gold_sign)] if view.first == seat else []
    if view.stage is Stage.CHOOSE and view.seats[seat].chosen:
        signs.append((Icon.CHECK, canvas.theme.good))
    for sign, colour in signs:
        canvas.put_centred(icon(sign, 30, colour), (right - 15, row))
        right -= 36
    return right


def _paint_colour(canvas: Canvas, part: Box, colour: ColourView, shared: bool) -> None:
    """The blocks of the round in order of height, and the points of this colour."""
    theme = canvas.theme
    font = PART_POINTS if shared else POINTS
    row = part.y + 118
    width = canvas.text((part.right, row), str(colour.scored.points), font, theme.text, Hold.RIGHT)
    if shared:
        canvas.put_seat(colour.colour, 26, (part.right - width - 24, row))
    for place, floors, count in zip(_tray(part), FLOORS, colour.tray, strict=True):
        foot = (place.centre[0], part.y + GROUND_ROW)
        paint_block(canvas, foot, (colour.colour, floors), count, theme)


def paint_block(
    sheet: Sheet, foot: tuple[int, int], kind: tuple[int, int], count: int, theme: Theme
) -> None:
    """A small block with how many there are under it; where there is none, bare ground."""
    colour, floors = kind
    size = (BLOCK_FRONT, BLOCK_FLOOR * floors + 2, BLOCK_DEPTH, BLOCK_LIFT)
    if count:
        sprite = block(theme.seats[colour], floors, size, theme)
        sheet.put(sprite, (foot[0] - sprite.width // 2, foot[1] - sprite.height))
    else:
        sheet.fill(Box(foot[0] - 16, foot[1] - 5, BLOCK_FRONT, 3), theme.line)
    ink: Colour = theme.text if count else theme.line
    sheet.text((foot[0] - 2, foot[1] + 16), str(count), COUNT, ink, Hold.MIDDLE)


def _paint_stock(canvas: Canvas, inner: Box, colours: list[ColourView], cards: int) -> None:
    """Blocks still in the supply, and cards in hand."""
    row, left = inner.y + LAST_ROW + 2, inner.x
    supply = sum(sum(colour.supply) for colour in colours)
    for sign, number in ((Icon.BRICKS, supply), (Icon.CARDS, cards)):
        canvas.put_centred(icon(sign, 27, canvas.theme.muted), (left + 15, row))
        left += 38
        left += 22 + canvas.text((left, row), str(number), SMALL, canvas.theme.muted)


def emblems(seat: Seat, seats: int) -> tuple[int, ...]:
    """The colours of this seat at a table of so many: with few players each has several."""
    return table_for(seats).colours[seat]
