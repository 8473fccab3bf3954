"""The curves of a game: strokes, ticks and signs are where they belong."""

from itertools import pairwise
from math import dist

import pytest

from render.kit.layout import Box
from render.parts.curves import DASHES, apart, dashed, ticks
from render.pictures.review import Dot, Scale

CORNERED = [(0.0, 0.0), (100.0, 0.0), (100.0, 70.0), (130.0, 110.0)]
LENGTH = sum(dist(*pair) for pair in pairwise(CORNERED))


def drawn(pattern):
    strokes = list(dashed(CORNERED, pattern))
    return sum(dist(*pair) for stroke in strokes for pair in pairwise(stroke))


def test_every_line_is_dashed_in_its_own_way():
    assert len(set(DASHES)) == len(DASHES) == 6
    lengths = [drawn(pattern) for pattern in DASHES]
    assert lengths[0] == LENGTH
    assert all(0 < length < LENGTH for length in lengths[1:])


def test_strokes_and_gaps_take_turns_around_corners():
    assert drawn((10, 10)) == pytest.approx(LENGTH / 2, abs=10)


@pytest.mark.parametrize("bounds", [(-3.2, 4.1), (0, 1), (-140, 130), (12, 12.4)])
def test_ticks_are_a_few_round_numbers_within(bounds):
    found = ticks(*bounds)
    assert len(found) <= 8
    assert all(bounds[0] <= tick <= bounds[1] for tick in found)


def test_signs_of_turns_that_follow_each_other_do_not_overlap():
    assert apart([100, 104, 400], 58) == [100, 158, 400]
    assert apart([], 58) == []


def test_nothing_is_drawn_outside_of_the_chart():
    scale = Scale(Box(10, 20, 300, 200), 9, -5, 5)
    assert scale.at(Dot(1, -99)) == (10, 220)
    assert scale.at(Dot(10, 99)) == (310, 20)
