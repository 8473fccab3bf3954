"""The coach names what is good by the rules, at this very table."""

from dataclasses import replace

from engine.core.words import for_touching
from engine.games.mycity import GAME
from engine.games.mycity.box import Grant
from engine.games.mycity.view import Chore, Stage, Task
from tests.engine.games.mycity.positions import answered, meadow, table, tokens, with_kept


def seen(state, seat=0):
    return GAME.view(state, seat)


def test_where_nothing_fits_and_something_will_it_says_pass():
    """Two free cells in a row: the row houses need three, the cottage two."""
    state = with_kept(table(2, first="y2 y1"), 0, land=meadow(0, "g1 h1"))
    told = GAME.coach(seen(state), ())
    assert told.key == "mycity-coach-pass"
    assert told.args["points"] == 1


def test_where_nothing_will_fit_any_more_it_says_that_stopping_is_free():
    state = with_kept(table(2, first="y2"), 0, land=meadow(0, "g1"))
    assert GAME.coach(seen(state), ()).key == "mycity-coach-stop"


def test_it_counts_what_the_praised_place_changes():
    """One way is left: three empty cells are covered, so the forecast grows by three, and by one
    for the group."""
    state = with_kept(table(2, first="y1 y2"), 0, land=meadow(0, "g1 h1 g2 h2 i2"))
    state, _ = answered(state, "0 place r0 g1", "1 pass")
    view = seen(state)
    told = GAME.coach(view, ("place", "r0"))
    assert told.key == "mycity-coach-frames"
    assert tokens(view, "place", "r0") == ["g2"]
    assert told.args["points"] == 10 + 2, "all is covered, and the group has two buildings"


def test_a_place_that_costs_more_than_a_pass_is_not_praised():
    """The only cells left are two trees each: covering three of them costs six points."""
    trees = {
        "g2": "tree2",
        "h2": "tree2",
        "i2": "tree2",
        "g3": "tree2",
        "h3": "tree2",
        "i3": "tree2",
    }
    land = meadow(0, "g1 h1 g2 h2 i2 g3 h3 i3", **trees)
    state = with_kept(table(2, first="y1 b3"), 0, land=land)
    state, _ = answered(state, "0 place r0 g1", "1 pass")
    view = seen(state)
    turn = GAME.ask(view, ("place",)).options[0].token
    told = [GAME.coach(view, draft) for draft in (("place",), ("place", turn))]
    assert {one.key for one in told} <= {"mycity-coach-rather-pass", "mycity-coach-frames"}


def test_a_rock_goes_where_there_is_room_and_a_tree_out_of_the_way():
    """C3 has free land on its four sides, A1 on two."""
    land = meadow(1, "b1 c1 d1 b2 c2 d2 b3 c3 d3")
    for sticker, place, cell in (("rock1", 5, "C2"), ("tree1", 1, "B1")):
        state = with_kept(table(2, 1), 0, land=land)
        city = replace(state.cities[0], tasks=(Task(Chore.STICK, Grant(sticker)),))
        state = replace(state, stage=Stage.REWARD, cities=(city, state.cities[1]))
        told = GAME.coach(seen(state), ("stick",))
        assert told.key == f"mycity-coach-stick-{sticker}"
        assert told.args["place"].args["pressed"].args["number"] == place
        touched = for_touching(told).args["place"]
        assert "".join(touched.args[line].args["text"] for line in ("column", "row")) == cell
