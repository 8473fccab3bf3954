"""Booking: passes and other instant points, the end of the track, old debts."""

import pytest

from engine.games.mycity.track import Track, counted, purse
from engine.games.mycity.view import First
from tests.engine.games.mycity.positions import city, meadow


def line(sheet, item):
    return next(one.points for one in sheet.lines if one.item == item)


def test_vector_1_the_rulebook_s_example():
    """Kostya starts on 10, passes twice, has 8 trees, 2 rocks and 8 empty cells: 6 points."""
    green = "c1 d1 e1 f1 g1 c2 d2 e2 f2 g2 c3 d3 e3"
    trees = dict.fromkeys(("c1", "d1", "e1", "f1"), "tree2")
    board = city(1, ground=meadow(1, green, **trees, g1="rock2"), passed=(3, 7))
    assert purse(1, board, ()) == 8
    sheet = counted(1, board, ())
    assert sheet.score == 6
    assert [one.points for one in sheet.lines] == [10, -2, 8, -2, -8]


def test_vector_8_the_token_stops_at_the_end_of_the_track():
    track = Track(50, 46)
    track.book("tree", 6)
    assert (track.score, track.frozen, track.booked) == (50, True, {"tree": 4})
    track.book("empty", -9)
    assert track.score == 50


def test_ruling_r7_lines_are_booked_in_the_order_of_the_table():
    trees = {f"{column}{row}": "tree2" for column in "cdefgh" for row in range(1, 5)}
    ground = meadow(1, " ".join(trees) + " c6 d6 e6", **trees)
    sheet = counted(1, city(1, ground=ground), ())
    assert sheet.frozen
    assert sheet.score == 50
    assert line(sheet, "tree") == 40, "48 trees in sight, 40 fit on the track"
    assert line(sheet, "empty") == 0


def test_a_pass_costs_two_in_the_siege():
    assert purse(18, city(18, passed=(1, 2)), ()) == 5 - 4
    assert line(counted(18, city(18, passed=(1,)), ()), "pass") == -2


def test_building_over_trees_costs_a_point_for_each_cell_in_the_drought():
    ground = meadow(8, "c1 d1 e1 f1", c1="tree2", d1="tree1")
    board = city(8, "y1 r0 c1", ground)
    assert purse(8, board, ()) == 10 - 2
    assert line(counted(8, board, ()), "fell-tree") == -2


def test_ruling_r17_instant_penalties_may_go_below_zero():
    ground = meadow(8, "c1 d1 e1 f1", c1="tree2", d1="tree1")
    board = city(8, "y1 r0 c1", ground, passed=tuple(range(2, 12)))
    assert purse(8, board, ()) == -2


def test_building_on_a_gate_pays_at_once():
    board = city(17, "y1 r0 c1", meadow(17, "c1 d1 e1", c1="gate", d1="gate"))
    assert purse(17, board, ()) == 5 + 2


def test_being_first_pays_at_once():
    board = city(0, seat=1)
    assert purse(0, board, (First("gold-first", 4, (0, 1)),)) == 13
    assert purse(0, board, (First("gold-first", 4, (0,)),)) == 10


TWELVE = {f"{column}{row}": "tree2" for column in "cdef" for row in (1, 2, 3)}


@pytest.mark.parametrize(
    ("trees", "settled", "score"), [(TWELVE, 3, 10 - 3 + 24), ({"c1": "tree2"}, 2, 10 - 2 + 2)]
)
def test_vector_7_a_debt_is_settled_from_what_is_gained(trees, settled, score):
    ground = meadow(2, " ".join(trees), **trees)
    sheet = counted(2, city(2, ground=ground, debt=3), ())
    assert sheet.settled == settled
    assert sheet.score == score
    assert line(sheet, "debt") == -settled


def test_no_debt_no_line_for_it():
    assert "debt" not in [one.item for one in counted(2, city(2), ()).lines]


def test_the_lines_add_up_to_the_score():
    sheet = counted(0, city(0, "y1 r90 d6, r1 r90 e6", passed=(3,)), ())
    assert sum(one.points for one in sheet.lines) == sheet.score
