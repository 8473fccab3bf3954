"""Marks over the city: where a card may go, which one came last, which one is only tried."""

from __future__ import annotations

from PIL import Image

from engine.core.choices import MOST_AT_ONCE
from engine.games.sprawlopolis.pieces import BOX, Laid
from engine.games.sprawlopolis.view import View
from engine.kit.grid import Cell, cell_named
from render.games.sprawlopolis.cards import card_sprite, highway_halves, radius_of
from render.games.sprawlopolis.plane import Plane
from render.games.sprawlopolis.roads import Size
from render.games.sprawlopolis.specials import GOLD, draw_star
from render.kit.canvas import Canvas
from render.kit.colour import WHITE
from render.kit.layout import Box
from render.kit.marks import brackets, ghosted, pill
from render.kit.pen import Pen
from render.kit.shapes import dashes, ring
from render.kit.sheet import Sheet
from render.kit.sprites import cached_sprite
from render.kit.theme import INK

LARGEST_PILL, LEAST_PILL = 54, 24
Spots = tuple[tuple[str, str], ...]


def paint_spots(sheet: Sheet, plane: Plane, spots: Spots) -> None:
    """One spot shows the whole card; some have their numbers; very many are only ticked."""
    cells = [(cell_named(name), number) for name, number in spots]
    if len(cells) == 1:
        _paint_whole(sheet, plane, *cells[0])
    elif len(cells) <= MOST_AT_ONCE:
        for cell, number in cells:
            _paint_numbered(sheet, plane.cell(cell), number)
    else:
        for cell, _ in cells:
            box = plane.cell(cell)
            sheet.put(_tick(plane.size), (box.x, box.y))


def _paint_whole(sheet: Sheet, plane: Plane, cell: Cell, number: str) -> None:
    box = plane.card(cell)
    outline(sheet, box, radius_of(plane.size))
    sheet.put_centred(pill(number, pill_height(plane.size)), (box.x + box.width // 4, box.y + 4))


def _paint_numbered(sheet: Sheet, box: Box, number: str) -> None:
    """The cell of the top left block: dashed, with the number of the menu in it."""
    outline(sheet, box.inset(3), 8)
    sheet.put_centred(pill(number, pill_height((box.width, box.height))), box.centre)


def pill_height(size: Size) -> int:
    """The height of a number on a block: as large as the block allows."""
    return max(LEAST_PILL, min(LARGEST_PILL, round(size[1] * 0.62)))


def outline(sheet: Sheet, box: Box, radius: int) -> None:
    """White dashes on an ink line round a box: possible, not yet done."""
    line = max(3, min(5, box.height // 24))
    outer = box.inset(-2)
    sheet.stamp(ring(outer.width, outer.height, radius + 2, line + 3), (outer.x, outer.y), INK)
    dash = dashes(box.width, box.height, radius, line, 13, 9)
    sheet.stamp(dash, (box.x, box.y), WHITE)


@cached_sprite
def _tick(size: Size) -> Image.Image:
    """A small white corner in the corner of a block."""
    width, height = size
    arm = max(5.0, height * 0.2)
    pen = Pen(width, height)
    corner = ((7 + arm, 7.0), (7.0, 7.0), (7.0, 7 + arm))
    for thickness, colour in ((7.5, INK), (4.0, WHITE)):
        pen.stroke(corner, thickness, colour)
    return pen.sprite()


def paint_landmark_place(sheet: Sheet, plane: Plane) -> None:
    """Where the landmarks will lie, before they do."""
    box = plane.card(Cell(0, 0))
    sheet.stamp(dashes(box.width, box.height, 12, 4, 5, 12), (box.x, box.y), GOLD)
    pen = Pen(60, 60)
    draw_star(pen, (30, 30), 29)
    sheet.put_centred(pen.sprite(), box.centre)


def paint_last(canvas: Canvas, plane: Plane, view: View) -> None:
    """Brackets round the newest card, with the shape of the seat that laid it."""
    if view.last is None:
        return
    box = plane.card(view.last.cell)
    brackets(canvas, box)
    if view.mover is not None and len(view.seats) > 1:
        canvas.put_seat(
            view.mover, max(20, min(32, plane.size[1] // 2)), (box.right + 2, box.bottom + 2)
        )


def paint_ghost(canvas: Canvas, plane: Plane, tried: Laid) -> None:
    """The tried card: fainter, hatched, dashed all round."""
    if tried.card in BOX.interstate:
        halves = highway_halves(tried.card, tried.turned, plane.size)
        for half, row in zip(halves, (tried.cell.y, tried.cell.y + 1), strict=True):
            box = plane.cell(Cell(tried.cell.x, row))
            canvas.put(ghosted(half), (box.x, box.y))
    else:
        box = plane.card(tried.cell)
        canvas.put(
            ghosted(card_sprite(tried.card, tried.turned, plane.size, canvas.theme)), (box.x, box.y)
        )
    outline(canvas, plane.card(tried.cell), radius_of(plane.size))
