"""Every sticker: where it may go, and what it does to a board for good."""

from dataclasses import replace

import pytest

from engine.games.mycity import GAME
from engine.games.mycity.box import Colour, Grant, Place
from engine.games.mycity.pieces import BOX, cell_named, episode
from engine.games.mycity.state import City, Kept
from engine.games.mycity.stickers import automatic, targets
from engine.games.mycity.tasks import done, sticker_tasks, with_tasks
from engine.games.mycity.view import Chore, Stage, Task
from tests.engine.games.mycity.positions import land, marks, meadow, put, table


def where(number, sticker, ground, on="", **limits):
    return list(targets(episode(number), Grant(sticker, **limits), ground, marks(on)))


@pytest.mark.parametrize("sticker", ["tree1", "rock1", "garden", "gold", "gate"])
def test_pictures_go_on_plain_cells(sticker):
    ground = meadow(1, "d1 e1 f1", e1="tree2")
    assert where(1, sticker, ground) == ["d1", "f1"]
    changed, _ = put(1, sticker, "f1", ground)
    assert changed.feature_at(cell_named("f1")) == sticker
    assert where(1, sticker, changed) == ["d1"]


def test_ruling_r16_not_on_cells_without_the_small_square():
    assert set(BOX.boards["legacy"].unmarked) == {"c5", "h7", "f8", "g1", "a10", "d11", "k2"}
    free = where(1, "tree1", land(1))
    assert len(free) == 95 - 9 - 7
    assert not set(free) & set(BOX.boards["legacy"].unmarked)


def test_a_cleared_cell_without_a_square_stays_closed():
    cleared = land(16, c5="")
    assert "c5" not in where(16, "garden", cleared)


@pytest.mark.parametrize("sticker", ["well", "market"])
def test_wells_and_markets_lie_within_the_land(sticker):
    """All four sides must be light green, or the sticker could never pay."""
    ground = meadow(14, "f5 f6 f7 e6 g6 f4")
    assert where(14, sticker, ground) == ["f6"]
    assert where(14, sticker, replace(ground, features=())) == ["f6"]
    beside_market = meadow(14, "f5 f6 f7 e6 g6", e6="market")
    assert where(14, sticker, beside_market) == []
    beside_tree = meadow(14, "f5 f6 f7 e6 g6", e6="tree1")
    assert where(14, sticker, beside_tree) == ["f6"]


def test_a_well_never_lies_at_the_edge_of_the_board():
    assert not [name for name in where(3, "well", land(3)) if name[1:] in ("1", "11")]


def test_cleared_ground_removes_a_whole_rock_cell():
    ground = meadow(4, "d1 e1 f1", d1="rock2", e1="rock1", f1="tree1")
    assert where(4, "grass", ground) == ["d1", "e1"]
    changed, _ = put(4, "grass", "d1", ground)
    assert changed.feature_at(cell_named("d1")) == ""


def test_soot_takes_one_tree_and_may_fall_on_the_same_cell_twice():
    ground = meadow(19, "d1 e1", d1="tree2", e1="rock1")
    assert where(19, "soot", ground) == ["d1"]
    once, _ = put(19, "soot", "d1", ground)
    assert once.feature_at(cell_named("d1")) == "tree1"
    twice, _ = put(19, "soot", "d1", once)
    assert twice.feature_at(cell_named("d1")) == ""
    assert where(19, "soot", twice) == []


def test_new_land_is_light_green_and_takes_stickers():
    ground = automatic(Grant("land", Place.FIXED, at=("j4", "k6")), land(13))
    assert ground.terrain[cell_named("j4")] == "."
    assert {"j4", "k6"} <= set(where(13, "garden", ground))
    assert where(13, "land", land(13)) == [], "never by choice"


def test_a_fixed_sticker_covers_whatever_is_there():
    ground = automatic(Grant("gold", Place.FIXED, at=("a6",)), land(10))
    assert land(10).feature_at(cell_named("a6")) == "rock2"
    assert ground.feature_at(cell_named("a6")) == "gold"
    assert len(ground.features) == len(land(10).features)


def test_every_such_feature_is_cleared_by_itself():
    ground = land(16, c5="well", h7="well", f8="market")
    cleared = automatic(Grant("grass", Place.EVERY, feature="well"), ground)
    assert [kind for _, kind in cleared.features if kind in ("well", "market")] == ["market"]


def test_a_guild_sign_goes_on_a_building_without_a_sticker():
    free = where(13, "guild", land(13), on="y2 guild, c1 bell")
    assert len(free) == 23
    assert "y2" not in free
    assert "c1" not in free
    only = where(13, "guild", land(13), on="y2 guild", colour=Colour.YELLOW)
    assert only == ["y1", "y3", "y4", "y5", "y6", "y7", "y8"]
    _, on = put(13, "guild", "y3")
    assert on == marks("y3 guild")


def test_a_bell_goes_on_a_church():
    assert where(5, "bell", land(5)) == ["c1", "c2", "c3"]
    assert where(5, "bell", land(5), on="c2 bell") == ["c1", "c3"]


def test_a_steam_engine_goes_on_industry_without_a_guild_sign():
    assert where(19, "factory", land(19), on="b3 guild, b5 factory") == [
        "b1", "b2", "b4", "b6", "b7", "b8",
    ]  # fmt: skip


def test_a_filter_goes_on_an_engine_once():
    assert where(20, "filter", land(20)) == []
    assert where(20, "filter", land(20), on="b1 factory, b2 factory, b1 filter") == ["b2"]


def test_ruling_r18_the_power_house_takes_no_sticker():
    assert "e1" not in where(20, "guild", land(20))
    assert "e1" not in where(20, "factory", land(20))


def test_the_third_vein_goes_into_rows_nine_to_eleven():
    grant = BOX.campaign[11].before[0]
    names = targets(episode(12), grant, land(12), ())
    assert {int(name[1:]) for name in names} == {9, 10, 11}


# One after another


def player(ground, on="", tasks=()):
    return City(Kept(ground, marks=marks(on)), tasks=tuple(tasks))


def test_ruling_r23_stickers_come_in_the_order_of_the_list():
    tasks = sticker_tasks(BOX.campaign[4].rewards.other)
    city = with_tasks(episode(5), player(land(5)), tasks)
    assert [task.grant.sticker for task in city.tasks] == ["bell", "garden"]
    city = done(episode(5), city, "c2")
    assert city.kept.marks == marks("c2 bell")
    assert [task.grant.sticker for task in city.tasks] == ["garden"]


def test_a_sticker_without_a_place_to_go_is_discarded():
    tasks = sticker_tasks(BOX.campaign[19].rewards.other)
    city = with_tasks(episode(20), player(meadow(20, "d1", d1="rock1")), tasks)
    assert [task.grant.sticker for task in city.tasks] == ["grass"], "no engine, no filter"
    bare = with_tasks(episode(20), player(meadow(20, "d1")), tasks)
    assert bare.tasks == ()


def test_before_an_episode_the_automatic_ones_come_by_themselves():
    city = with_tasks(episode(19), player(land(19, g1="gate")), sticker_tasks(episode(19).before))
    assert [task.grant.sticker for task in city.tasks] == ["soot", "soot", "factory", "factory"]
    assert city.kept.land.rows == 12
    assert city.kept.land.feature_at(cell_named("g1")) == ""


def test_two_stickers_of_a_kind_are_two_questions():
    assert len(sticker_tasks(BOX.campaign[20].rewards.other)) == 2


def asking(number, *tasks, on="", ground=None):
    """A view of a player who has these things to decide."""
    state = replace(table(2, number), stage=Stage.REWARD)
    city = player(ground or land(number), on, tasks)
    return GAME.view(replace(state, cities=(city, state.cities[1])), 0)


def test_cells_are_asked_for_by_column_and_row_and_buildings_by_name():
    cells = GAME.ask(asking(5, Task(Chore.STICK, Grant("garden"))), ("stick",))
    assert len(cells.facets) == 2
    assert all(option.spot == option.token for option in cells.options)
    buildings = GAME.ask(asking(5, Task(Chore.STICK, Grant("bell"))), ("stick",))
    assert [option.token for option in buildings.options] == ["c1", "c2", "c3"]
    assert [option.spot for option in buildings.options] == [None] * 3


def test_a_cell_is_never_mistaken_for_a_building_of_the_same_name():
    """C1 is a cell, and the chapel."""
    ground, on = put(5, "garden", "c1")
    assert ground.feature_at(cell_named("c1")) == "garden"
    assert on == ()


def test_a_preview_shows_the_sticker():
    view = asking(5, Task(Chore.STICK, Grant("garden")))
    seen = GAME.preview(view, ("stick", "c1"))
    assert seen.cities[0].land.feature_at(cell_named("c1")) == "garden"
