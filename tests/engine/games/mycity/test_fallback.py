"""What the house plays for somebody who is away is legal, and not foolish."""

from engine.games.mycity import GAME
from engine.games.mycity.box import Grant
from engine.games.mycity.view import Chore, Task
from tests.engine.games.mycity.positions import answered, meadow, table, with_kept
from tests.engine.games.mycity.test_stickers import asking


def played(first, ground, *before):
    state, _ = answered(with_kept(table(2, first=first), 0, land=ground), *before)
    return GAME.fallback(GAME.view(state, 0))


def test_it_leaves_trees_standing():
    ground = meadow(0, "g1 h1 g2 g3", h1="tree2", g3="tree2")
    assert played("y1", ground) == ("place", "r90", "g1")


def test_it_covers_rocks():
    ground = meadow(0, "g1 h1 g2", h1="rock2")
    assert played("y1", ground) == ("place", "r0", "g1")


def test_it_passes_rather_than_ruin_a_park():
    assert played("y1", meadow(0, "g1 h1", h1="tree2", g1="tree2")) == ("pass",)


def test_it_builds_a_church_even_there_for_ending_costs_more():
    ground = meadow(0, "g1 g2 h2", g1="tree2", g2="tree2")
    assert played("c1", ground)[0] == "place"


def test_it_ends_where_nothing_can_ever_be_built_again():
    assert played("y2", meadow(0, "g1 h1 k1")) == ("pass",), "a house of two cells is to come"
    assert played("y2", meadow(0, "g1 k1")) == ("end",)


def test_it_builds_beside_its_own_colour():
    order = ("0 place r90 e5", "1 pass", "0 place r90 e7", "1 pass")
    yellow = played("y1 r1 y4", meadow(0, "e5 e6 e7 e8 f5 f6 f7 f8 g5 g6 g7 g8"), *order)
    assert yellow == ("place", "r0", "f5"), "beside the yellow one"


def test_it_gives_no_name_and_puts_stickers_out_of_the_way():
    assert GAME.fallback(asking(1, Task(Chore.NAME))) == ("nameless",)
    corner = asking(1, Task(Chore.STICK, Grant("garden")), ground=meadow(1, "d1 e1 f1 e2"))
    assert GAME.fallback(corner)[1] in ("d1", "f1", "e2")
    assert GAME.fallback(asking(23, Task(Chore.COLOUR))) == ("colour", "yellow")
    assert GAME.fallback(asking(5, Task(Chore.STICK, Grant("bell")))) == ("stick", "c1")
