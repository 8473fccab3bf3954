"""Marks over the city: where a card may go, which one came last, which one is only tried."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.sprawlopolis.opening import landmarks_laid
from engine.games.sprawlopolis.pieces import BOX, Laid
from engine.games.sprawlopolis.spots import CARD_ROWS, Kind, Spot, spot_named
from engine.games.sprawlopolis.view import View
from engine.kit.grid import Cell, column_name
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
from render.kit.theme import INK
from render.painter import Marks

LARGEST_PILL, LEAST_PILL = 76, 34
NAMED_SHARE = 0.86
"""How much of the room between two places a number takes."""

BLOCK_SHARE = 0.8

Named = tuple[tuple[Cell, str], ...]


def places_in(marks: Marks) -> dict[str, Spot]:
    """The marks that are places for a card, by their names."""
    named = {name: spot_named(name) for name, _ in marks.spots if name not in CARD_ROWS}
    return {name: spot for name, spot in named.items() if spot.kind is Kind.PLACE}


def paint_spots(sheet: Sheet, plane: Plane, spots: Named) -> None:
    """What stands on every place, in the middle of where the card would lie: a number, or a dot."""
    height = pill_height(plane.size)
    for cell, number in spots:
        sheet.put_centred(pill(number, height), plane.card(cell).centre)


def paint_outlines(sheet: Sheet, plane: Plane, corners: Sequence[Cell]) -> None:
    """The outlines of cards at these corners, whether one lies there or not."""
    for corner in corners:
        outline(sheet, plane.card(corner), radius_of(plane.size))


def paint_block_spots(sheet: Sheet, plane: Plane, spots: Named) -> None:
    """What stands on single blocks, in a picture that explains something."""
    height = round(pill_height(plane.size) * BLOCK_SHARE)
    for cell, number in spots:
        sheet.put_centred(pill(number, height), plane.cell(cell).centre)


def paint_columns(sheet: Sheet, plane: Plane, spots: Named, y: int) -> None:
    """The letter of every column of places, at this height above them."""
    height = min(LARGEST_PILL, round(plane.size[0] * NAMED_SHARE))
    for cell in {cell.x: cell for cell, _ in spots}.values():
        letter = pill(column_name(cell.x).upper(), height)
        sheet.put_centred(letter, (plane.card(cell).centre[0], y))


def pill_height(size: Size) -> int:
    """The height of a number between its neighbours: as large as the blocks allow."""
    return max(LEAST_PILL, min(LARGEST_PILL, round(min(size) * NAMED_SHARE)))


def outline(sheet: Sheet, box: Box, radius: int) -> None:
    """White dashes on an ink line round a box: possible, not yet done."""
    line = max(3, min(5, box.height // 24))
    outer = box.inset(-2)
    sheet.stamp(ring(outer.width, outer.height, radius + 2, line + 3), (outer.x, outer.y), INK)
    dash = dashes(box.width, box.height, radius, line, 13, 9)
    sheet.stamp(dash, (box.x, box.y), WHITE)


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


def tried_card(view: View, marks: Marks) -> Laid | None:
    """The newest card, if it is only being tried."""
    last, tried = view.last, {spot_named(name).cell for name in marks.ghost}
    return last if last is not None and last.cell in tried else None


def really_laid(view: View, side: str, tried: Laid | None) -> tuple[Laid, ...]:
    """The cards that really lie there; while the starting card is chosen, the landmarks."""
    if side:
        return landmarks_laid(side)
    return view.laid if tried is None else view.laid[:-1]
