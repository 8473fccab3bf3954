"""The city on the table: cards in the order of laying, roads across their seams, road ends."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.sprawlopolis.city import City, Road
from engine.games.sprawlopolis.pieces import BOX, Laid
from engine.kit.grid import Cell, Side
from render.games.sprawlopolis.cards import card_sprite, highway_halves
from render.games.sprawlopolis.plane import Plane
from render.games.sprawlopolis.roads import bridge, stop, stop_at
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.kit.sheet import Sheet

ONWARD = (Side.EAST, Side.SOUTH)


def paint_cards(canvas: Canvas, plane: Plane, laid: tuple[Laid, ...]) -> None:
    """Every card over those that lay there before."""
    for one in laid:
        if one.card in BOX.interstate:
            _paint_stretch(canvas, plane, one)
        else:
            box = plane.card(one.cell)
            canvas.put(card_sprite(one.card, one.turned, plane.size, canvas.theme), (box.x, box.y))


def _paint_stretch(sheet: Sheet, plane: Plane, one: Laid) -> None:
    """The two blocks above the highway and the two below it."""
    x, y = one.cell
    for sprite, row in zip(
        highway_halves(one.card, one.turned, plane.size), (y, y + 1), strict=True
    ):
        box = plane.cell(Cell(x, row))
        sheet.put(sprite, (box.x, box.y))


def paint_roads(sheet: Sheet, plane: Plane, city: City) -> None:
    """Roads that go on in another card hide the edge between; the ends of roads are barred.

    Of two cities along a highway each is painted by itself: no road crosses it."""
    for cell, block in city.blocks.items():
        for side in block.road:
            there = city.linked(cell, side)
            if there is not None and side in ONWARD and city.shown[there] != city.shown[cell]:
                _lay_bridge(sheet, plane.cell(cell), side, plane.size)
    paint_stops(sheet, plane, city.roads)


def paint_stops(sheet: Sheet, plane: Plane, roads: Iterable[Road]) -> None:
    """A bar across every end of these roads."""
    for road in roads:
        for cell, side in road.ends:
            sheet.put(stop(plane.size, side), stop_at(plane.cell(cell), side))


def _lay_bridge(sheet: Sheet, box: Box, side: Side, size: tuple[int, int]) -> None:
    piece = bridge(size, side)
    if side is Side.EAST:
        y = box.y + (box.height - piece.height) // 2
        sheet.put(piece, (box.right - piece.width // 2, y))
    else:
        x = box.x + (box.width - piece.width) // 2
        sheet.put(piece, (x, box.bottom - piece.height // 2))
