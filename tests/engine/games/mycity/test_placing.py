"""Where a building may lie, by the page's vectors and the rulebook's pictures."""

import pytest

from engine.games.mycity.land import ground_of, legal_spots
from engine.games.mycity.pieces import BOX, cell_name, cell_named, episode
from tests.engine.games.mycity.positions import city, land, meadow


def may(number, building, turn, cell, standing="", ground=None):
    board = city(number, standing, ground)
    spots = legal_spots(board.land, episode(number).rules, board.built, building)
    return (turn, cell_named(cell)) in {(spot.turn, spot.cell) for spot in spots}


def test_vector_2_the_first_building_lies_along_the_river():
    assert may(1, "y1", 0, "d1"), "D1 has river sides to C1 and D2"
    assert not may(1, "y1", 0, "c1"), "on both banks"
    assert not may(1, "y1", 0, "f1"), "no river side"


def test_vector_3_adjacent_across_the_river():
    assert may(1, "r1", 90, "e6", standing="y1 r90 d6")


def test_a_corner_at_the_river_is_not_enough():
    """E3 touches the river with a side; F3's corner does so as well, and its sides do not."""
    shore = {cell_name(cell) for cell in range(121) if ground_of(land(1)).shore >> cell & 1}
    assert {"d2", "e2", "d3", "e3"} <= shore
    assert "f3" not in shore
    assert not may(1, "y1", 0, "f3")


def test_a_corner_of_a_building_is_not_enough():
    assert may(1, "r1", 0, "f1", standing="y1 r0 d1")
    assert not may(1, "r1", 0, "f2", standing="y1 r0 d1")


def test_not_on_top_of_a_building():
    assert not may(1, "r1", 90, "e1", standing="y1 r0 d1")


@pytest.mark.parametrize("cell", ["b4", "j9"])
def test_not_in_the_mountains_nor_in_the_forest(cell):
    """A4 is mountain, K9 forest: nothing may reach into them."""
    ground = ground_of(land(1))
    for spot in legal_spots(land(1), episode(1).rules, 1 << cell_named(cell), "y4"):
        assert not spot.mask & ~ground.grass


@pytest.mark.parametrize(
    ("turn", "cell", "beside", "drawn"),
    [
        (90, "d2", "y1 r0 d1", "rock2"),
        (0, "g3", "y1 r90 f3", "tree2"),
        (90, "d7", "y1 r90 e7", "well"),
        (0, "a5", "y1 r90 c5", "gold"),
    ],
)
def test_trees_rocks_wells_and_gold_may_be_built_over(turn, cell, beside, drawn):
    assert land(0).feature_at(cell_named(cell)) == drawn
    assert may(0, "r1", turn, cell, standing=beside)


def test_ruling_r12_the_first_building_placed_obeys_even_if_it_is_a_church():
    assert may(4, "c1", 0, "e1"), "E2 lies at the river"
    assert not may(4, "c1", 0, "g7")


def test_episode_7_buildings_lie_across_the_dry_river_and_begin_at_a_well():
    ground = land(7, c5="well", h7="well")
    assert not may(7, "y1", 0, "f6", ground=ground), "not beside a well"
    assert may(7, "y1", 0, "h6", ground=ground), "H6 lies over the well H7"
    assert not may(7, "y1", 0, "h7", ground=ground), "covers the well"
    assert may(7, "r1", 0, "d6", standing="y1 r90 d4", ground=ground), "D6 and E6: both banks"
    assert not may(2, "r1", 0, "d6", standing="y1 r90 d4")


def test_episode_14_nobody_builds_on_the_market():
    ground = land(14, f8="market")
    assert not may(14, "r1", 0, "f8", standing="y1 r0 f7", ground=ground)
    assert may(13, "r1", 0, "f8", standing="y1 r0 f7", ground=ground)


def test_episode_19_one_may_begin_on_the_goods_yard():
    yard = " ".join(BOX.boards["legacy"].zones["yard"])
    ground = meadow(19, yard + " a11 b11")
    assert may(19, "y1", 0, "a12", ground=ground)
    assert not may(19, "y1", 0, "a11", ground=ground)
    assert not may(18, "y1", 0, "a12", ground=ground)
