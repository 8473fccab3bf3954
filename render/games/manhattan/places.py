"""Where on the pictures one touches a plot, and a block of one's own."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.seats import PUBLIC, Seat
from engine.games.manhattan.choices import block_token
from engine.games.manhattan.names import HIGH_FIRST
from engine.games.manhattan.pieces import FLOORS, Block, Blocks, plot_named
from engine.games.manhattan.view import Stage, View
from render.games.manhattan.hand import block_rows, boxes, kind_places, row_places
from render.games.manhattan.plan import plan_for, plot_boxes
from render.games.manhattan.plates import tray_places
from render.kit.layout import Box
from render.kit.outline import Outline, Places, pieces_in
from render.painter import Marks

Named = Iterator[tuple[str, Box]]


def places(view: View, marks: Marks) -> Places:
    """The plots, and the blocks on the reader's own plate."""
    plots = plot_boxes(view.side)
    spots = {name: Outline.of(plots[plot_named(name)]) for name, _ in marks.spots}
    pieces = () if view.eye is PUBLIC else _on_plate(view, view.eye)
    return Places(spots, pieces_in(pieces))


def hand_places(view: View, seat: Seat) -> Places:
    """The blocks at hand. While they are counted out for a round, none is chosen by itself."""
    return Places(pieces=pieces_in(_in_hand(view, seat)))


def _on_plate(view: View, seat: Seat) -> Named:
    plan = plan_for(view.side, len(view.seats), bool(view.hand))
    colours = [one for one in view.colours if one.seat == seat]
    for colour, row in zip(colours, tray_places(plan.plates[seat], len(colours)), strict=True):
        yield from _blocks(view, colour.colour, colour.tray, dict(zip(FLOORS, row, strict=True)))


def _in_hand(view: View, seat: Seat) -> Named:
    if view.stage is Stage.CHOOSE:
        return
    rows = block_rows(view, seat)
    _, tray = boxes(view, len(rows))
    for place, (_, colour, blocks) in zip(row_places(tray, len(rows)), rows, strict=True):
        kinds = dict(zip(HIGH_FIRST, kind_places(place), strict=True))
        yield from _blocks(view, colour, blocks, kinds)


def _blocks(view: View, colour: int, blocks: Blocks, places: dict[int, Box]) -> Named:
    """Those kinds of which there is a block."""
    for floors, box in places.items():
        if blocks[floors - 1]:
            yield block_token(view, Block(colour, floors)), box
