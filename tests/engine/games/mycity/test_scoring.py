"""Every line of every scoring table, on positions small enough to count by hand."""

import pytest

from engine.games.mycity.points import end_values
from tests.engine.games.mycity.positions import city, land, marks, meadow


def worth(number, item, text="", ground=None, on="", colour=""):
    board = city(number, text, ground)
    return end_values(number, board.land, board.placed, marks(on), colour)[item]


def test_trees_in_sight_count_one_each():
    ground = meadow(1, "c1 d1 e1", c1="tree2", d1="tree1", e1="tree2")
    assert worth(1, "tree", ground=ground) == 5
    assert worth(1, "tree", "y1 r0 c1", ground) == 2


def test_rocks_in_sight_cost_one_each():
    ground = meadow(1, "c1 d1 e1", c1="rock2", d1="rock1", e1="rock2")
    assert worth(1, "rock", ground=ground) == -5
    assert worth(1, "rock", "y1 r0 c1", ground) == -2


def test_ruling_r5_only_cells_without_a_picture_are_empty():
    ground = meadow(3, "a1 b1 c1 d1 e1 f1 g1", a1="tree1", b1="rock1", c1="well", d1="garden")
    assert worth(3, "empty", ground=ground) == -3
    assert worth(3, "empty", "y1 r0 e1", ground) == -1


def test_the_largest_group_of_each_colour_counts_its_buildings():
    three = "y1 r0 d1, y2 r0 f1, y3 r0 i5, r1 r0 f8"
    assert worth(2, "group", three) == 2 + 1 + 0


def test_a_group_goes_on_across_the_river_but_not_over_corners():
    assert worth(2, "group", "y1 r90 d6, y2 r90 e6") == 2
    assert worth(2, "group", "y1 r90 f6, y2 r90 g8") == 1


def test_a_group_is_connected_through_others_of_its_colour_only():
    assert worth(2, "group", "y1 r0 d1, y2 r0 f1, y3 r180 i1") == 3
    assert worth(2, "group", "y1 r0 d1, r2 r0 f1, y3 r180 i1") == 1 + 1


def test_a_church_wants_all_three_colours_beside_it():
    """Rulebook: +3 for buildings of three different colours along its sides."""
    church = "c1 r0 e2, y1 r0 e1, r1 r90 d2"
    assert worth(5, "church", church) == 0
    assert worth(5, "church", church + ", b1 r0 e4") == 3
    assert worth(5, "church", church + ", b1 r0 g4") == 0, "only a corner"


def test_ruling_r3_one_side_may_serve_two_colours():
    """C3 lies flat; yellow and red share its upper side, blue lies below."""
    assert worth(5, "church", "c2 r0 f7, y1 r90 f5, r1 r90 g5, b1 r0 h8") == 3


def test_churches_have_no_colour_for_each_other():
    assert worth(5, "church", "c1 r0 e2, y1 r0 e1, r1 r90 d2, c2 r0 e4") == 0


def test_a_bell_rings_only_where_the_church_scores():
    church = "c1 r0 e2, y1 r0 e1, r1 r90 d2"
    assert worth(6, "church", church + ", b1 r0 e4", on="c1 bell") == 4
    assert worth(6, "church", church, on="c1 bell") == 0


FOUR = "y1 r90 c3, r1 r90 b5, b1 r90 d5, y2 r90 c6"
THREE = "y3 r90 b4, b1 r90 d5, y2 r90 c6"


def test_vector_6_a_well_wants_four_different_buildings():
    ground = land(3, c5="well")
    assert worth(3, "well", FOUR, ground) == 4
    assert worth(3, "well", THREE, ground) == 0, "one covers both C4 and B5"


def test_vector_6_in_the_drought_three_are_worth_two():
    ground = land(8, c5="well")
    assert worth(8, "well-dry", FOUR, ground) == 4
    assert worth(8, "well-dry", THREE, ground) == 2


def test_ruling_r4_a_covered_well_scores_nothing_and_churches_count_around_one():
    ground = land(4, c5="well")
    assert worth(4, "well", FOUR.replace("y2 r90 c6", "c1 r0 c6"), ground) == 4
    assert worth(4, "well", FOUR.replace("y2 r90 c6", "y2 r90 c5"), ground) == 0


def test_gold_under_industry():
    ground = meadow(11, "c1 d1 e1 f1", c1="gold", d1="gold", e1="gold")
    assert worth(11, "gold-blue", "b1 r0 c1", ground) == 4
    assert worth(11, "gold-blue", "y1 r0 c1", ground) == 0
    assert worth(11, "gold-blue", "y1 r0 c1, b1 r0 e1", ground) == 2


def test_a_guild_sign_makes_a_building_count_twice_until_the_guilds_are_dissolved():
    pair = "y1 r0 d1, y2 r0 f1"
    assert worth(13, "group", pair, on="y2 guild") == 3
    assert worth(19, "group", pair, on="y2 guild") == 2


def test_the_heaviest_group_counts_not_the_longest():
    text = "y1 r0 d1, y2 r0 f1, y3 r0 h4, y4 r0 h6"
    assert worth(13, "group", text, on="y3 guild, y4 guild") == 4


def test_a_market_pays_for_each_different_colour_beside_it():
    ground = land(14, f8="market")
    assert worth(14, "market", "y1 r0 f7", ground) == 1
    assert worth(14, "market", "y1 r0 f7, y2 r0 f9", ground) == 1
    assert worth(14, "market", "y1 r0 f7, r1 r0 d8, b1 r0 g8", ground) == 3
    assert worth(14, "market", "c1 r90 f9", ground) == 0


ROWS = "c1 d1 c2 c3 c4"


def test_complete_rows_show_neither_empty_cells_nor_rocks():
    ground = meadow(16, ROWS, c2="rock1", c3="tree1", c4="garden")
    assert worth(16, "rows", ground=ground) == 2, "rows 3 and 4; the others have no land"
    assert worth(16, "rows", "y1 r0 c1", ground) == 3
    assert worth(16, "rows", "y1 r90 c2", ground) == 3


def test_complete_columns_in_the_siege():
    ground = meadow(18, ROWS, c2="rock1", c3="tree1", c4="garden")
    assert worth(18, "cols", ground=ground) == 0
    assert worth(18, "cols", "y1 r0 c1", ground) == 1, "column D"
    assert worth(18, "cols", "y1 r90 c1", ground) == 1, "column C"
    assert worth(18, "cols", "y1 r0 c1, r1 r90 c2", ground) == 2


def test_all_four_gates():
    ground = meadow(17, "c1 d1 e1 f1", c1="gate", d1="gate", e1="gate", f1="gate")
    assert worth(17, "gates-all", "y1 r0 c1", ground) == 0
    assert worth(17, "gates-all", "y1 r0 c1, r1 r0 e1", ground) == 2
    assert worth(17, "gates-all", ground=meadow(17, "c1")) == 0, "no gates, no points"


def test_steam_engines_that_are_built():
    assert worth(19, "factory", "b1 r0 f5", on="b1 factory, b2 factory") == 2
    assert worth(19, "factory", "b1 r0 f5, b2 r0 f6", on="b1 factory, b2 factory") == 4


def test_smoke_harms_each_home_once():
    homes = "b1 r0 f5, b2 r0 f7, y1 r0 f6, y2 r0 f4, y3 r0 j1"
    assert worth(19, "smoke", homes, on="b1 factory, b2 factory") == -2
    assert worth(19, "smoke", homes) == 0


def test_a_filter_tames_one_engine():
    homes = "b1 r0 f5, b2 r0 f7, y1 r0 f6, y2 r0 f4"
    on = "b1 factory, b2 factory, b1 filter"
    assert worth(21, "smoke", homes, on=on) == -1, "Y1 still lies beside B2"
    assert worth(21, "smoke", homes, on=on + ", b2 filter") == 0


def test_smoke_does_not_harm_public_buildings_nor_the_power_house():
    """Ruling R18: the power house is no home."""
    assert worth(20, "smoke", "b1 r0 f5, r1 r0 f6, e1 r0 f2", on="b1 factory") == 0


def test_the_goods_yard_pays_each_building_up_to_five():
    row = ["y1 r0 a12", "r1 r0 c12", "b1 r0 e12", "y2 r90 g10", "r2 r90 h10", "b2 r90 i10"]
    assert worth(19, "yard", ", ".join(row[:2])) == 2
    assert worth(19, "yard", ", ".join([*row[:1], "y3 r0 j1"])) == 1
    assert worth(19, "yard", ", ".join(row)) == 5, "six of them, five count"


def test_a_bridge_is_a_river_side_with_one_colour_on_both_banks():
    assert worth(22, "bridges", "y1 r90 d6, y2 r90 e6") == 2
    assert worth(22, "bridges", "y1 r90 d6, r2 r90 e6") == 0
    assert worth(22, "bridges", "c1 r270 c6, c2 r90 e6") == 0, "churches never"


def test_the_power_house_matches_any_colour_at_a_bridge_but_no_church():
    """E6, E7 and E8 show the flat end of the power house to the west bank."""
    assert worth(22, "bridges", "e1 r270 e6, y1 r90 d6, r1 r90 d8") == 3
    assert worth(22, "bridges", "e1 r270 e6, c3 r0 c6") == 0


def test_at_most_five_bridges():
    five = "b4 r90 d6, b8 r0 e6, b1 r90 d2, b3 r90 e3"
    assert worth(22, "bridges", five) == 4 + 1
    six = "b4 r90 d6, b8 r0 e6, b1 r90 d2, b2 r90 e1"
    assert worth(22, "bridges", six) == 5, "four in the middle, two above"


@pytest.mark.parametrize(("colour", "again"), [("yellow", 2), ("red", 1), ("blue", 0), ("", 0)])
def test_the_exhibition_counts_its_group_once_more(colour, again):
    assert worth(23, "expo", "y1 r0 d1, y2 r0 f1, r1 r0 f8", colour=colour) == again


def test_ruling_r18_the_power_house_is_of_every_colour():
    assert worth(20, "group", "e1 r0 f2") == 3, "alone it is a group of one in each colour"
    assert worth(20, "group", "e1 r0 f2, y1 r0 f1, r1 r90 h2") == 2 + 2 + 1


def test_the_power_house_joins_two_groups():
    assert worth(20, "group", "y1 r0 f1, e1 r0 f2, y2 r0 f5") == 3 + 1 + 1


def test_the_power_house_stands_in_for_one_missing_colour():
    church = "c1 r0 e2, y1 r0 e1, r1 r90 d2"
    assert worth(20, "church", church + ", e1 r0 e4") == 3
    assert worth(20, "church", "c1 r0 e2, y1 r0 e1, e1 r0 e4") == 0
