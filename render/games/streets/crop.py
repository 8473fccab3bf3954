"""What is being tried, cut out with what stands around it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PIL import Image

from engine.games.streets.table import Table
from engine.games.streets.view import View
from render.games.streets.city import paint_buildings, paint_table
from render.games.streets.colours import TABLE
from render.games.streets.final import paint_tags
from render.games.streets.ground import focus, name_in_ground, paid
from render.games.streets.spots import cells_of, paint_marks
from render.kit.canvas import Canvas
from render.kit.layout import Box
from render.kit.theme import Theme
from render.kit.window import GUTTER, Extent, Window, extent_of
from render.painter import Marks
from render.picture import Say

LARGEST: Final = 130
LEAST_TAG: Final = 40


def paint(view: View, marks: Marks, room: tuple[int, int], theme: Theme, say: Say) -> Image.Image:
    """The tried tile with the streets that it closes, or the tried home, in the middle of a picture
    this large; a single cell with a line more on every side."""
    canvas = Canvas(Image.new("RGB", room, TABLE[theme.name]), theme, say)
    tried = cells_of((*marks.ghost, *(name for name, _ in marks.spots)))
    shown = view if view.table.last in tried else replace(view, table=_unpaid(view.table))
    window = _window(extent_of(focus(shown, marks) or list(view.city)), room)
    paint_table(canvas, window)
    paint_buildings(canvas, window, shown, name_in_ground, large=True)
    paint_marks(canvas, window, shown, marks)
    paint_tags(canvas, window, paid(shown, marks), LEAST_TAG)
    return canvas.image


def _unpaid(table: Table) -> Table:
    """The table without what an earlier build has paid."""
    return replace(table, accounts=(), last=None)


def _window(extent: Extent, room: tuple[int, int]) -> Window:
    wider = extent.wider(1) if extent.columns == extent.rows == 1 else extent
    size = min(LARGEST, room[0] // wider.columns, room[1] // wider.rows)
    top = (room[1] - wider.rows * size) // 2 - GUTTER
    return Window(wider, size, size, Box(0, top, room[0], wider.rows * size + 2 * GUTTER))
