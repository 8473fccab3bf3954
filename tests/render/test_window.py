from __future__ import annotations

from engine.kit.grid import Cell
from render.kit.layout import WIDTH, Box
from render.kit.sheet import Sheet
from render.kit.window import GUTTER, Extent, extent_of, paint_edges, paint_lines, window_on

SIZES = ((150, 115), (100, 77), (50, 38))


def test_the_extent_holds_every_cell_and_no_more():
    extent = extent_of([Cell(-2, 5), Cell(3, 4), Cell(0, 9)])
    assert extent == Extent(-2, 4, 3, 9)
    assert (extent.columns, extent.rows) == (6, 6)
    assert extent.wider(1) == Extent(-3, 3, 4, 10)


def test_the_largest_size_that_fits_is_taken():
    small = window_on(Extent(0, 0, 3, 3), (0, 148), (WIDTH, 1000), SIZES)
    large = window_on(Extent(0, 0, 9, 3), (0, 148), (WIDTH, 1000), SIZES)
    huge = window_on(Extent(0, 0, 40, 3), (0, 148), (WIDTH, 1000), SIZES)
    assert [one.width for one in (small, large, huge)] == [150, 100, 50]


def test_a_deep_city_is_made_smaller_too():
    assert window_on(Extent(0, 0, 0, 9), (0, 0), (WIDTH, 1000), SIZES).height == 77


def test_cells_lie_side_by_side_within_the_field():
    window = window_on(Extent(-1, -1, 2, 1), (0, 148), (WIDTH, 1000), SIZES)
    field = window.field
    assert field == Box(300, 148 + GUTTER, 600, 345)
    assert window.cell(Cell(-1, -1)) == Box(300, 148 + GUTTER, 150, 115)
    assert window.cell(Cell(2, 1)).right == field.right
    assert window.cells(Cell(0, 0), 2, 2) == Box(450, 148 + GUTTER + 115, 300, 230)
    assert window.box.bottom == field.bottom + GUTTER


def test_coordinates_stay_outside_the_field():
    window = window_on(Extent(-1, -1, 2, 1), (0, 0), (WIDTH, 600), SIZES)
    sheet = Sheet.blank(WIDTH, 600, (0, 0, 0))
    paint_edges(sheet, window, (255, 255, 255))
    field = window.field
    inside = sheet.image.crop((field.x, field.y, field.right, field.bottom))
    assert inside.getbbox() is None
    assert sheet.image.getbbox() is not None
    paint_lines(sheet, window, (255, 255, 255))
    assert sheet.image.getpixel((field.x + 150, field.y + 40)) == (255, 255, 255)
