"""People: moving in, moving on, seeking a home; and giving a building up."""

import pytest

from engine.games.streets.people import targets
from engine.games.streets.pieces import Kind
from engine.games.streets.view import View
from engine.kit.grid import Cell
from tests.engine.games.streets.positions import (
    act,
    answers,
    at,
    building,
    match,
    seen,
    table,
    tile,
)

NOBODY = (0, 0, 0, 0)


def closing_street(*others, owner=0, hipsters=3, **changes):
    """A street of one gallery at (1, 0), closed in the east; building at (0, 0) e closes it."""
    hands = changes.pop("hands", (("m1", "t6"), ("t2", "t3")))
    return match(
        tile("h1", 1, 0, "s", owner, hipster=hipsters),
        tile("m2", 2, 0, "w"),
        *others,
        hands=hands,
        **changes,
    )


def test_people_come_one_for_each_symbol_and_none_to_mixed_tiles():
    game = match(tile("station", 0, 0, "s"), hands=(("t3", "m4"), ("f1", "f2")))
    built = act(game, f"build t3 {at(0, 1)} e")
    assert building(built, 0, 1).lying == (2, 0, 0, 0)
    assert seen(built).people[0] == 10
    mixed = act(game, f"build m4 {at(0, 1)} e")
    assert building(mixed, 0, 1).lying == NOBODY


def test_all_seekers_of_the_kind_move_in_from_wherever_they_stand():
    """The rulebook's example: two green seekers and two new parents."""
    game = match(
        tile("station", 0, 0, "s", seekers={"family": 1, "hipster": 1}),
        tile("h1", 1, 0, "w", seekers={"family": 1}),
        hands=(("f3", "t1"), ("t2",)),
    )
    game = act(game, f"build f3 {at(0, 1)} e")
    assert building(game, 0, 1).lying == (0, 4, 0, 0)
    assert building(game, 0, 0).seekers == (0, 0, 1, 0)
    assert building(game, 1, 0).seekers == NOBODY


def test_seekers_lie_on_the_new_tile_before_the_income():
    """Ruling 7: they are paid, although the street closes by this very tile; and they may become
    seekers again in the same turn.
    """
    game = match(
        tile("m1", 0, 0, "e"),
        tile("m2", 2, 0, "w", seekers={"family": 2}),
        hands=(("f1", "t1"), ("t2",)),
    )
    game = act(game, f"build f1 {at(1, 0)} s")
    assert seen(game).players[0].money == 2 * 3 + 3
    assert building(game, 1, 0).lying == NOBODY
    assert building(game, 1, 0).seekers == (0, 3, 0, 0)


def test_one_home_needs_no_question():
    game = act(closing_street(tile("h3", 5, 5, "s", 1)), f"build m1 {at(0, 0)} e")
    assert building(game, 5, 5).lying == (0, 0, 3, 0)
    assert game.turn.stage == "build"


def test_the_active_player_splits_people_among_homes():
    """Ruling 9: everyone must go somewhere; only the split is free."""
    homes = [tile("h3", 5, 5, "s", 1), tile("h4", 5, 8, "s", 0), tile("h5", 8, 8, "s", 1)]
    game = act(closing_street(*homes), f"build m1 {at(0, 0)} e")
    assert (game.turn.stage, game.turn.seats) == ("move", (0,))
    assert answers(game, "move") == [at(5, 5), at(5, 8), at(8, 8)]
    assert answers(game, "move", at(5, 5)) == ["3", "2", "1"]
    assert answers(game, "move", at(5, 5), "2") == [at(5, 8), at(8, 8)]
    game = act(game, f"move {at(5, 5)} 2 {at(8, 8)} 1")
    assert building(game, 5, 5).lying == (0, 0, 2, 0)
    assert building(game, 5, 8).lying == NOBODY
    assert building(game, 8, 8).lying == (0, 0, 1, 0)


def test_the_last_home_takes_the_rest():
    homes = [tile("h3", 5, 5, "s", 1), tile("h4", 5, 8, "s", 0)]
    game = act(closing_street(*homes), f"build m1 {at(0, 0)} e")
    assert act(game, f"move {at(5, 5)} 2") == act(game, f"move {at(5, 5)} 2 {at(5, 8)} 1")


@pytest.mark.parametrize(
    "other",
    [
        tile("h3", 5, 5, "s"),
        tile("t1", 5, 5, "s", 0),
        tile("m3", 5, 5, "s", 0),
    ],
    ids=["abandoned", "another kind", "mixed"],
)
def test_who_takes_nobody_in(other):
    game = act(closing_street(other), f"build m1 {at(0, 0)} e")
    assert building(game, 1, 0).seekers == (0, 0, 3, 0)


def test_a_home_must_stand_in_an_open_street():
    closed = [tile("m3", 4, 5, "e"), tile("h3", 5, 5, "s", 1), tile("m5", 6, 5, "w")]
    game = act(closing_street(*closed), f"build m1 {at(0, 0)} e")
    assert building(game, 1, 0).seekers == (0, 0, 3, 0)


def test_nobody_moves_to_a_street_that_closes_in_the_same_turn():
    """Ruling 8: both streets close by the same tile; neither takes the other's people in."""
    city = [
        tile("h1", 1, 0, "s", 0, hipster=2),
        tile("m2", 2, 0, "w"),
        tile("h3", -1, 0, "s", 1, hipster=1),
        tile("m3", -2, 0, "e"),
    ]
    game = act(match(*city, hands=(("t1", "t2"), ("t3",))), f"build t1 {at(0, 0)} e")
    assert len(seen(game).accounts) == 2
    assert building(game, 1, 0).seekers == (0, 0, 2, 0)
    assert building(game, -1, 0).seekers == (0, 0, 1, 0)


def test_the_new_building_itself_takes_people_in():
    game = closing_street(hands=(("h2", "t6"), ("t2",)))
    game = act(game, f"build h2 {at(0, 0)} e")
    assert building(game, 0, 0).lying == (0, 0, 4, 0)


def test_people_of_the_station_leave_with_its_street():
    start = [tile("station", 0, 0, "s", tourist=1, family=1, hipster=1, shopping=1)]
    start.append(tile("park", 1, 0, "w"))
    game = match(*start, hands=(("t1", "t2"), ("f1",)))
    game = act(game, f"build t1 {at(-1, 0)} e")
    assert building(game, -1, 0).lying == (2, 0, 0, 0), "tourists go to the new spa"
    assert building(game, 0, 0).seekers == (0, 1, 1, 1)
    assert seen(game).accounts[0].payments == ()


# Giving a building up


def without_signs(**changes):
    city = [tile("station", 0, 0, "s"), tile("park", 1, 0, "w")]
    names = ["t1", "h1", "h3", "m3", "s1"]
    own = {"h1": {"hipster": 2}}
    city += [tile(n, 10, 3 * i, "s", 0, **own.get(n, {})) for i, n in enumerate(names)]
    city += changes.pop("others", [])
    return match(*city, hands=(("h2", "t6"), ("t2",)), **changes)


def test_without_a_sign_a_building_must_be_given_up_first():
    game = without_signs(stage="abandon")
    assert game.turn.stage == "abandon"
    assert answers(game, "abandon") == [at(10, 3 * i) for i in range(5)]


def test_the_stage_follows_from_the_supply_of_signs():
    """Nobody may give anything up while a sign is left (ruling 28)."""
    ring = [tile(n, 10, 3 * i, "s", 0) for i, n in enumerate(["t1", "h1", "h3", "m3"])]
    start = [tile("station", 0, 0, "s"), tile("park", 1, 0, "w")]
    game = match(*start, *ring, hands=(("t5", "t6"), ("t2", "t3")))
    game = act(game, f"build t5 {at(0, 1)} e", f"build t2 {at(1, 1)} n")
    assert (game.turn.stage, game.turn.seats) == ("abandon", (0,))


def test_giving_up_returns_the_sign_and_moves_people_before_the_build():
    """Ruling 10: h3 takes them in, although the new dorm will be a home as well."""
    game = act(without_signs(stage="abandon"), f"abandon {at(10, 3)}")
    assert building(game, 10, 3).owner is None
    assert building(game, 10, 6).lying == (0, 0, 2, 0)
    assert seen(game).players[0].signs == 1
    assert game.turn.stage == "build"
    game = act(game, f"build h2 {at(0, 1)} e")
    assert building(game, 0, 1).lying == (0, 0, 1, 0)


def test_people_who_find_nothing_reach_the_new_building_in_the_same_turn():
    game = without_signs(stage="abandon")
    game = act(game, f"abandon {at(10, 6)}", f"build h2 {at(0, 1)} e")
    assert building(game, 10, 3).lying == (0, 0, 2, 0), "h1 still has its people"
    alone = match(
        tile("station", 0, 0, "s"),
        *[tile(n, 10, 3 * i, "s", 0) for i, n in enumerate(["t1", "m1", "m3", "s1"])],
        tile("h1", 10, 30, "s", 0, hipster=2),
        hands=(("h2", "t6"), ("t2",)),
        stage="abandon",
    )
    alone = act(alone, f"abandon {at(10, 30)}")
    assert building(alone, 10, 30).seekers == (0, 0, 2, 0)
    assert building(act(alone, f"build h2 {at(0, 1)} e"), 0, 1).lying == (0, 0, 3, 0)


def test_an_abandoned_tile_is_no_home_again():
    game = act(without_signs(stage="abandon"), f"abandon {at(10, 6)}")
    assert targets(seen(game), Kind.HIPSTER) == (Cell(10, 3),)


def test_where_people_may_go_is_told_in_the_preview():
    homes = [tile("h3", 5, 5, "s", 1), tile("h4", 5, 8, "s", 0)]
    game = closing_street(*homes)
    preview = game.preview(0, ("build", "m1", at(0, 0), "e"))
    keys = [line.key for line in preview.told]
    assert keys == ["streets-pays", "streets-paid", "streets-move-later", "streets-if-ended"]
    assert isinstance(preview.seen.view, View)
    gained = [a.points - b.points for b, a in zip(preview.before, preview.after, strict=True)]
    parts = [tally.parts[0].points for tally in preview.after]
    assert parts == [2 * 3 + 3, 0], "one symbol, two mixed ones pointing in, three people"
    assert gained[0] > 0


def test_a_modified_set_that_runs_out_of_people_places_what_is_left():
    """Ruling 22."""
    game = match(tile("station", 0, 0, "s"), hands=(("t3", "t1"), ("f1",)), people=(1, 0, 0, 0))
    assert building(act(game, f"build t3 {at(0, 1)} e"), 0, 1).lying == (1, 0, 0, 0)


def test_the_city_of_a_table_is_found_by_its_cells():
    assert table(tile("t1", 3, 4, "n")).city()[Cell(3, 4)].tile == "t1"
