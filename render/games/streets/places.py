"""Where on the pictures one touches a place of the city, and a tile of the hand."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.games.streets.plan import street_at
from engine.games.streets.table import Stage
from engine.games.streets.view import View
from engine.kit.grid import Side
from render.games.streets.board import plan_for
from render.games.streets.hand import tile_boxes, tiles_box
from render.games.streets.spots import Spot, spot_named, street_box
from render.kit.layout import Box
from render.kit.outline import Outline, Places, pieces_in
from render.kit.window import Window
from render.painter import Marks


def places(view: View, marks: Marks) -> Places:
    """A cell, or the part of it towards the road where several roads can be chosen; a whole street
    where streets are counted."""
    window = plan_for(view, marks).window
    spots = {name: spot_named(name) for name, _ in marks.spots}
    cells = [spot.cell for spot in spots.values()]
    return Places(
        {
            name: _outline(window, view, spot, alone=cells.count(spot.cell) == 1)
            for name, spot in spots.items()
        }
    )


def _outline(window: Window, view: View, spot: Spot, *, alone: bool) -> Outline:
    if view.stage is Stage.ORDER and spot.cell in view.city:
        return Outline.of(street_box(window, street_at(view.table.sides(), spot.cell)))
    box = window.cell(spot.cell)
    return Outline.of(box) if alone or spot.side is None else _towards(spot.side, box)


def _towards(side: Side, box: Box) -> Outline:
    """The quarter of a cell between its middle and one side."""
    north_west, north_east, south_east, south_west = Outline.of(box).points
    ends = {
        Side.NORTH: (north_west, north_east),
        Side.EAST: (north_east, south_east),
        Side.SOUTH: (south_east, south_west),
        Side.WEST: (south_west, north_west),
    }
    return Outline((*ends[side], box.centre))


def hand_places(view: View, _: Seat) -> Places:
    """The tiles of the hand."""
    boxes = tile_boxes(tiles_box(view), len(view.hand))
    return Places(pieces=pieces_in(zip(view.hand, boxes, strict=True)))
