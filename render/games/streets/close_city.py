"""Closer looks at the city: where something happened last, and the whole of it part by part."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, pairwise
from typing import Final

from PIL import Image

from engine.core.words import Msg, plain
from engine.games.streets.names import street_name
from engine.games.streets.table import Stage
from engine.games.streets.view import View
from engine.kit.grid import Cell
from render.games.streets.board import progress
from render.games.streets.city import paint_buildings, paint_table
from render.games.streets.colours import TABLE
from render.games.streets.final import paint_final_tags
from render.games.streets.little_map import free_corner, map_size, paint_map
from render.games.streets.motif import MOTIF
from render.games.streets.names import name_on_tile
from render.games.streets.spots import closing, paint_closing
from render.kit.canvas import Canvas
from render.kit.layout import MARGIN, WIDTH, Box
from render.kit.marks import brackets
from render.kit.theme import Theme
from render.kit.window import GUTTER, Extent, Window, extent_of, paint_edges
from render.parts.people import paint_turn_title
from render.parts.skyline import HEIGHT as HEADER
from render.picture import Say

SIZE: Final = 272
"""A tile on which every number is large enough for a phone."""

ACROSS: Final = 4
"""So many tiles of this size stand beside and below each other."""

MOST_PARTS: Final = 12
"""A city that would need more is shown in parts of more, smaller tiles: a menu is not endless."""


def parts(view: View) -> list[Extent]:
    """The city in pieces that can be shown large, row by row; empty ones are left out."""
    pieces = (_pieces(view, across) for across in count(ACROSS))
    return next(found for found in pieces if len(found) <= MOST_PARTS)


def _pieces(view: View, across: int) -> list[Extent]:
    """The city in pieces of at most so many tiles in each direction, as small as they can be."""
    whole = extent_of(view.city)
    pieces = [
        Extent(left, top, right, bottom)
        for top, bottom in _spans(whole.top, whole.bottom, across)
        for left, right in _spans(whole.left, whole.right, across)
    ]
    held = [[cell for cell in view.city if _holds(piece, cell)] for piece in pieces]
    return [extent_of(cells) for cells in held if cells]


def _spans(first: int, last: int, most: int) -> Iterator[tuple[int, int]]:
    """A stretch of lines in equal spans of at most so many."""
    spans = -(-(last - first + 1) // most)
    starts = [first + (last - first + 1) * at // spans for at in range(spans + 1)]
    yield from ((start, end - 1) for start, end in pairwise(starts))


def _holds(extent: Extent, cell: Cell) -> bool:
    return extent.left <= cell.x <= extent.right and extent.top <= cell.y <= extent.bottom


def last_part(view: View) -> Extent | None:
    """The tile that was built last and the streets that it closed, with what stands around; None
    before anything is built, and after the end."""
    if view.table.last is None or view.stage is Stage.OVER:
        return None
    cells = [view.table.last, *(cell for street in closing(view) for cell in street.cells)]
    around, whole = extent_of(cells).wider(1), extent_of(view.city)
    return Extent(
        max(around.left, whole.left),
        max(around.top, whole.top),
        min(around.right, whole.right),
        min(around.bottom, whole.bottom),
    )


def part_label(extent: Extent) -> Msg:
    """A part by its first and its last cell."""
    first, last = Cell(extent.left, extent.top), Cell(extent.right, extent.bottom)
    return plain(street_name(first, last))


def paint(view: View, extent: Extent, title: Msg, theme: Theme, say: Say) -> Image.Image:
    """A part of the city under a title, with a small map where that is not the whole of it."""
    window, shown = _window(extent), [cell for cell in view.city if _holds(extent, cell)]
    page = Box(0, HEADER, WIDTH, window.box.height)
    corner, height = None, 0
    if extent != extent_of(view.city):
        corner = free_corner(page, window, view, shown)
        height = 0 if corner else map_size(view, shown)[1] + MARGIN
    canvas = Canvas.page(page.bottom + height, theme, say)
    canvas.fill(Box(0, HEADER, WIDTH, page.height + height), TABLE[theme.name])
    _paint_part(canvas, window, view)
    if corner or height:
        below = Box(MARGIN, page.bottom, *map_size(view, shown))
        paint_map(canvas, corner or below, view, extent_of(view.city), extent)
    words = (say(title), say(progress(view)))
    paint_turn_title(canvas, MOTIF, words, view.asked, view.eye)
    return canvas.image


def _window(extent: Extent) -> Window:
    """As large as all numbers can be read, or as fits where a street is very long."""
    room = (WIDTH - 2 * GUTTER) // extent.columns
    size = min(SIZE, room, SIZE * ACROSS // extent.rows)
    return Window(extent, size, size, Box(0, HEADER, WIDTH, extent.rows * size + 2 * GUTTER))


def _paint_part(canvas: Canvas, window: Window, view: View) -> None:
    paint_table(canvas, window)
    paint_buildings(canvas, window, view, name_on_tile, large=True)
    paint_final_tags(canvas, window, view)
    paint_closing(canvas, window, view)
    if view.table.last is not None:
        brackets(canvas, window.cell(view.table.last))
    _cover_edges(canvas, window)
    paint_edges(canvas, window, canvas.theme.text)


def _cover_edges(canvas: Canvas, window: Window) -> None:
    """What lies beyond the part is hidden where the coordinates stand."""
    field, page, ground = window.field, window.box, TABLE[canvas.theme.name]
    canvas.fill(Box(0, page.y, field.x, page.height), ground)
    canvas.fill(Box(field.right, page.y, WIDTH - field.right, page.height), ground)
    canvas.fill(Box(0, page.y, WIDTH, field.y - page.y), ground)
    canvas.fill(Box(0, field.bottom, WIDTH, canvas.image.height - field.bottom), ground)
