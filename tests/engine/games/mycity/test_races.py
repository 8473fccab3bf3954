"""Who is first at something."""

from dataclasses import replace

from engine.games.mycity.races import settled_firsts
from engine.games.mycity.view import First
from tests.engine.games.mycity.positions import city, meadow

VEINS = {"c1": "gold", "e1": "gold"}
GROUND = meadow(0, "c1 d1 e1 f1 g1", **VEINS)


def covering(seat, *rounds, number=0, ground=GROUND):
    """A player who covers one vein in each of these rounds."""
    board = city(number, "y1 r0 c1, r1 r0 e1", ground, seat=seat)
    row = zip(board.placed[: len(rounds)], rounds, strict=True)
    placed = tuple(one._replace(round=at) for one, at in row)
    return city(number, ground=ground, seat=seat) if not placed else _with(board, placed)


def _with(board, placed):
    built = sum(1 << cell for one in placed for cell in one.cells)
    return replace(board, placed=placed, built=built)


def test_vector_10_all_who_are_first_in_the_same_round_are_paid():
    cities = [covering(0, 3, 14), covering(1, 5, 15), covering(2, 13, 14)]
    assert settled_firsts(0, cities, 20) == (First("gold-first", 14, (0, 2)),)


def test_nothing_is_settled_before_everyone_has_played_the_round():
    cities = [covering(0, 3, 14), covering(1, 5)]
    assert settled_firsts(0, cities, 13) == ()
    assert settled_firsts(0, cities, 14) == (First("gold-first", 14, (0,)),)


def test_one_vein_is_not_enough():
    assert settled_firsts(0, [covering(0, 3), covering(1)], 20) == ()


def test_a_land_without_veins_has_no_race():
    assert settled_firsts(0, [city(0, "y1 r0 c1", meadow(0, "c1 d1"))], 20) == ()


def test_the_third_vein_of_episode_12():
    ground = meadow(12, "c1 d1 e1 f1 g1 h1", **VEINS, h1="gold")
    two = covering(0, 3, 4, number=12, ground=ground)
    assert settled_firsts(12, [two], 20) == ()
    three = city(12, "y1 r0 c1, r1 r0 e1, b1 r0 g1", ground)
    assert settled_firsts(12, [three], 20) == (First("gold-first-all", 3, (0,)),)


def test_the_express_wants_seven_cells_of_the_yard():
    six = city(21, "y1 r0 a12, r1 r0 c12, b1 r0 e12")
    assert settled_firsts(21, [six], 20) == ()
    eight = city(21, "y1 r0 a12, r1 r0 c12, b1 r0 e12, y2 r0 g12")
    assert settled_firsts(21, [eight], 20) == (First("yard-first", 4, (0,)),)
