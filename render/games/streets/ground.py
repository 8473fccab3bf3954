"""The part of the city that a question or a trial is about, for the private panel."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.core.choices import MOST_AT_ONCE
from engine.games.streets.plan import street_at
from engine.games.streets.table import Stage
from engine.games.streets.view import View
from engine.kit.grid import Cell
from render.games.streets.city import paint_buildings, paint_table
from render.games.streets.colours import TABLE
from render.games.streets.final import Paid, paint_tags
from render.games.streets.income import being_counted
from render.games.streets.little_map import paint_little_map
from render.games.streets.names import short_name
from render.games.streets.spots import cells_of, closing, paint_closing, paint_marks
from render.kit.canvas import Canvas
from render.kit.layout import MARGIN, WIDTH, Box
from render.kit.theme import Theme
from render.kit.window import GUTTER, Extent, Window, extent_of, paint_edges, window_on
from render.painter import Marks
from render.picture import Say

HEIGHT, HEIGHT_BELOW_A_PIECE = 1150, 980
"""How high the ground may become; beside a piece in hand there is less room."""

SIZES = (240, 220, 200, 184, 166, 150, 132, 118, 104, 92, 84, 76, 68, 60, 52, 44, 36, 28, 22)
NAMED = 184
"""From this size on a tile bears its name, for smaller letters could not be read on a phone."""

WHOLE = 150
"""A city whose tiles can be so large is never cropped."""


def paint(view: View, marks: Marks, theme: Theme, say: Say) -> Image.Image:
    """The tiles round the places in question, with a little map where others are left out."""
    window = window_for(view, marks)
    canvas = Canvas.page(window.field.height + 2 * _rim(marks), theme, say)
    canvas.fill(Box(0, 0, *canvas.image.size), TABLE[theme.name])
    paint_table(canvas, window)
    if columns_are_asked(marks):
        paint_edges(canvas, window, theme.text)
    paint_buildings(canvas, window, view, name_in_ground, large=True)
    if not marks.spots and not marks.ghost:
        paint_closing(canvas, window, view)
    paint_marks(canvas, window, view, marks)
    paint_tags(canvas, window, paid(view, marks))
    if window.extent != whole(view, marks):
        paint_little_map(canvas, window, view, focus(view, marks))
    return canvas.image


def name_in_ground(tile: str, size: int, say: Say) -> str:
    """A short name in large letters, or none."""
    return short_name(tile, say) if size >= NAMED else ""


def columns_are_asked(marks: Marks) -> bool:
    """Whether there are so many places that their buttons stand for columns."""
    return len(marks.spots) > MOST_AT_ONCE and not any(label for _, label in marks.spots)


def paid(view: View, marks: Marks) -> Iterator[Paid]:
    """What each building pays after the tried move, or in the street in question."""
    accounts = being_counted(view) if marks.spots else view.table.accounts
    for payment in (payment for one in accounts for payment in one.payments):
        yield Paid(view.city[payment.cell], payment.owner, payment.money)


# What is shown


def focus(view: View, marks: Marks) -> list[Cell]:
    """The cells that the question or the trial is about."""
    cells = cells_of((*(name for name, _ in marks.spots), *marks.ghost))
    for street in () if marks.spots else closing(view):
        cells += [*street.cells, *street.ends]
    sides = view.table.sides()
    asked = view.table.streets if view.stage in (Stage.ORDER, Stage.TOKENS, Stage.SHOW) else ()
    for cell in asked:
        cells += street_at(sides, cell).cells
    return cells


def whole(view: View, marks: Marks) -> Extent:
    """All that could be shown."""
    return extent_of([*view.city, *focus(view, marks)])


def window_for(view: View, marks: Marks) -> Window:
    """The whole city while its tiles stay large; otherwise what the question is about, and a line
    more on every side."""
    everything, about = whole(view, marks), focus(view, marks)
    height = HEIGHT_BELOW_A_PIECE if _beside_a_piece(view, marks) else HEIGHT
    if columns_are_asked(marks):
        sizes = [(size, size) for size in SIZES]
        return window_on(everything, (0, 0), (WIDTH, height), sizes)
    size = _size_for(everything, height)
    if size >= WHOLE or not about:
        return _window(everything, size)
    some = _clipped(extent_of(about).wider(1), everything)
    return _window(some, _size_for(some, height))


def _beside_a_piece(view: View, marks: Marks) -> bool:
    return bool(marks.spots) and view.stage in (Stage.BUILD, Stage.SNEAK, Stage.MOVE, Stage.SHOW)


def _size_for(extent: Extent, height: int) -> int:
    """The largest tiles with which this extent fits."""
    width, height = WIDTH - 2 * MARGIN, height - 2 * MARGIN
    fitting = (
        size for size in SIZES if extent.columns * size <= width and extent.rows * size <= height
    )
    return next(fitting, SIZES[-1])


def _clipped(extent: Extent, within: Extent) -> Extent:
    return Extent(
        max(extent.left, within.left),
        max(extent.top, within.top),
        min(extent.right, within.right),
        min(extent.bottom, within.bottom),
    )


def _window(extent: Extent, size: int) -> Window:
    """A window without coordinates, and with a narrow rim."""
    box = Box(0, MARGIN - GUTTER, WIDTH, extent.rows * size + 2 * GUTTER)
    return Window(extent, size, size, box)


def _rim(marks: Marks) -> int:
    return GUTTER if columns_are_asked(marks) else MARGIN
