from itertools import product

import pytest

from engine.core.choices import MOST_AT_ONCE
from engine.core.words import plain
from engine.kit.ask_cell import ask_cell
from engine.kit.grid import (
    SIDES,
    Cell,
    Side,
    beyond,
    cell_name,
    cell_named,
    neighbours,
    regions,
    turned,
)
from tests.laws.test_questions import can_be_narrowed


@pytest.mark.parametrize(
    ("cell", "name"),
    [
        (Cell(0, 0), "m13"),
        (Cell(-12, -12), "a1"),
        (Cell(-13, -13), "-a0"),
        (Cell(-38, -14), "-z-1"),
        (Cell(-39, 0), "-aa13"),
        (Cell(13, 0), "z13"),
        (Cell(14, 1), "aa14"),
        (Cell(40, 30), "ba43"),
    ],
)
def test_a_cell_has_one_name(cell, name):
    assert cell_name(cell) == name
    assert cell_named(name) == cell


def test_names_lead_back_to_their_cells():
    cells = [Cell(x, y) for x, y in product(range(-60, 61), range(-60, 61))]
    names = [cell_name(cell) for cell in cells]
    assert len(set(names)) == len(names)
    assert [cell_named(name) for name in names] == cells


def test_sides_lead_to_the_neighbours():
    here = Cell(3, -2)
    assert tuple(beyond(here, side) for side in SIDES) == neighbours(here)
    assert [turned(Side.NORTH, quarters) for quarters in range(5)] == [*SIDES, Side.NORTH]
    assert turned(Side.WEST, 2) is Side.EAST


def test_corners_do_not_connect():
    cells = [Cell(0, 0), Cell(1, 1), Cell(1, 2), Cell(5, 5)]
    assert sorted(map(len, regions(cells))) == [1, 1, 2]
    assert regions([]) == ()


def block(width, height):
    return [Cell(x, y) for x, y in product(range(width), range(height))]


@pytest.mark.parametrize(
    ("cells", "facets"), [(block(5, 4), 0), (block(5, 5), 2), (block(30, 5), 3), (block(30, 40), 4)]
)
def test_as_many_menus_as_the_cells_need(cells, facets):
    step = ask_cell(plain("?"), cells)
    assert len(step.options) == len(cells)
    assert len(step.facets) == facets
    rows = [tuple(facet.token for facet in option.facets) for option in step.options]
    assert can_be_narrowed(rows)
    assert len(set(rows)) == len(rows) or len(cells) <= MOST_AT_ONCE
