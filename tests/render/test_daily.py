"""The card of the city of the day: houses as high as the points, whatever they are."""

from __future__ import annotations

import pytest

from cogs.screens.daily import BLOCKS, blocks
from render.pictures.daily import LOWEST, house_heights

ROOM = 300


@pytest.mark.parametrize(
    ("shape", "par"),
    [((1, 5, 9), 7), ((-9, -20, -3), 12), ((0, 0, 0), None), ((4,), -50), ((900, 1, -900), 2)],
)
def test_more_points_are_a_higher_house_within_the_picture(shape, par):
    heights = house_heights(shape, par, ROOM)
    assert all(LOWEST <= height <= ROOM for height in heights)
    assert sorted(heights) == [height for _, height in sorted(zip(shape, heights, strict=True))]


def test_without_points_there_is_no_house():
    assert house_heights((), None, ROOM) == []


def test_blocks_show_the_same_shape_in_a_line():
    assert blocks((0, 7)) == BLOCKS[0] + BLOCKS[-1]
    assert blocks((-10, 0, 10))[0] == BLOCKS[0]
    assert blocks((0, 0)) == BLOCKS[0] * 2
    assert blocks(()) == ""
