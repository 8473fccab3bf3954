"""Roads, streets and where tiles may lie: section by section of the exact geometry."""

import random

import pytest

from engine.core.options import Config
from engine.games.streets import GAME
from engine.games.streets.plan import (
    all_streets,
    closed_by,
    common_corners,
    ground_of,
    is_closing,
    opposite,
    placements,
    street_at,
    with_tile,
)
from engine.kit.grid import SIDES, Cell, Side, neighbours
from tests.laws.playing import play

START = ((Cell(0, 0), Side.SOUTH), (Cell(1, 0), Side.WEST))


def plan(*tiles):
    """``plan((0, 0, "s"))``: a city of bare roads."""
    return tuple((Cell(x, y), Side(side)) for x, y, side in tiles)


def corners(cell, side):
    """The two ends of a road, by the letters on the compass."""
    x, y = cell
    north, south = [(x, y), (x + 1, y)], [(x, y + 1), (x + 1, y + 1)]
    ends = {"n": north, "s": south, "w": [(x, y), (x, y + 1)], "e": [(x + 1, y), (x + 1, y + 1)]}
    return set(ends[side])


def naive(city):
    """The rule as it is written, cell by cell."""
    built = dict(city)
    found = {}
    for cell in {c for tile in built for c in neighbours(tile)} - set(built):
        for side in SIDES:
            shared = [
                len(corners(cell, side) & corners(n, built[n]))
                for n in neighbours(cell)
                if n in built
            ]
            length = len(street_at({**built, cell: side}, cell).cells)
            if 1 in shared and 2 not in shared and length <= 5:
                found.setdefault(cell, []).append(side)
    return {cell: tuple(sides) for cell, sides in found.items()}


def test_the_start_position():
    """Ruling 4: the roads are perpendicular and meet in one corner."""
    assert common_corners(*START[0], *START[1]) == 1
    station, park = all_streets(START)
    assert station.blocked == (False, True), "the park blocks the station's street in the east"
    assert park.blocked == (False, False)


def test_the_first_places():
    assert placements(START) == {
        Cell(0, 1): (Side.EAST, Side.WEST),
        Cell(-1, 0): (Side.EAST, Side.SOUTH),
        Cell(1, -1): (Side.SOUTH, Side.WEST),
        Cell(1, 1): (Side.NORTH, Side.WEST),
    }


@pytest.mark.parametrize(
    ("side", "other", "shared"),
    [
        ("s", "s", 1),
        ("n", "n", 1),
        ("s", "n", 0),
        ("s", "w", 1),
        ("s", "e", 0),
        ("e", "s", 1),
        ("e", "w", 2),
        ("w", "w", 0),
        ("w", "s", 0),
        ("e", "e", 0),
    ],
)
def test_corners_of_a_tile_and_its_eastern_neighbour(side, other, shared):
    here, there = Cell(0, 0), Cell(1, 0)
    assert common_corners(here, Side(side), there, Side(other)) == shared


def test_long_sides_never_touch_even_with_another_connection():
    """Ruling 2: the cell is connected from the west, but its road would lie on the southern one."""
    city = plan((0, 0, "s"), (1, 1, "n"), (0, 1, "e"))
    assert Side.SOUTH not in placements(city).get(Cell(1, 0), ())
    assert common_corners(Cell(1, 0), Side.SOUTH, Cell(1, 1), Side.NORTH) == 2


def test_a_neighbour_without_contact_does_not_matter():
    city = plan((0, 0, "s"), (1, -1, "n"))
    assert Side.SOUTH in placements(city)[Cell(1, 0)]


def test_diagonal_tiles_are_never_connected():
    assert Cell(1, 1) not in placements(plan((0, 0, "s")))


@pytest.mark.parametrize("length", [4, 5])
def test_a_street_has_at_most_five_tiles(length):
    city = plan(*[(x, 0, "s") for x in range(length)])
    allowed = Side.SOUTH in placements(city)[Cell(length, 0)]
    assert allowed == (length < 5)


@pytest.mark.parametrize(("east", "allowed"), [(2, True), (3, False)])
def test_joining_two_streets_counts_both(east, allowed):
    tiles = [(x, 0, "s") for x in (0, 1)] + [(3 + x, 0, "s") for x in range(east)]
    assert (Side.SOUTH in placements(plan(*tiles)).get(Cell(2, 0), ())) == allowed


@pytest.mark.parametrize("closing", ["e", "w", "n"])
def test_whatever_stands_at_an_end_blocks_it(closing):
    """Ruling 3: perpendicular with road or sky to the street, or parallel on the other side."""
    city = dict(plan((0, 0, closing), (1, 0, "s"), (2, 0, closing)))
    assert street_at(city, Cell(1, 0)).closed


def test_the_same_road_side_continues_the_street_instead():
    city = dict(plan((0, 0, "s"), (1, 0, "s"), (2, 0, "e")))
    street = street_at(city, Cell(1, 0))
    assert street.cells == (Cell(0, 0), Cell(1, 0))
    assert street.blocked == (False, True)


def test_five_tiles_alone_do_not_close_a_street():
    assert not street_at(dict(plan(*[(x, 0, "n") for x in range(5)])), Cell(2, 0)).closed


def test_a_tile_between_two_others_closes_its_own_street():
    city = dict(plan((0, 0, "e"), (1, 0, "s"), (2, 0, "w")))
    assert [s.cells for s in closed_by(city, Cell(1, 0))] == [(Cell(1, 0),)]


def five_at_once():
    """Four streets that end at the middle, and the one in it, between two of their ends."""
    tiles = [(0, -1, "w"), (0, -2, "s"), (0, 1, "w"), (0, 2, "n")]
    tiles += [(-1, 0, "n"), (-2, 0, "e"), (1, 0, "n"), (2, 0, "w")]
    return dict(plan(*tiles, (0, 0, "s")))


def test_one_tile_may_close_five_streets():
    closed = closed_by(five_at_once(), Cell(0, 0))
    assert closed[0].cells == (Cell(0, 0),), "its own first"
    assert {s.cells for s in closed[1:]} == {
        (Cell(0, -1),),
        (Cell(0, 1),),
        (Cell(-1, 0),),
        (Cell(1, 0),),
    }
    assert is_closing(five_at_once(), Cell(0, 0))


def test_a_tile_at_an_open_street_is_not_closing():
    assert not is_closing(dict(plan((0, 0, "e"), (1, 0, "s"))), Cell(0, 0))


@pytest.mark.parametrize("number", range(12))
def test_the_places_are_those_of_the_written_rule(number):
    """Random cities; and however they grow, there is room for one more (ruling 6)."""
    dice = random.Random(number)
    city = START
    for _ in range(45):
        found = placements(city)
        assert found == naive(city)
        cell = dice.choice(list(found))
        city = (*city, (cell, dice.choice(found[cell])))


@pytest.mark.parametrize("number", range(4))
def test_every_tile_belongs_to_exactly_one_street(number):
    dice = random.Random(f"streets {number}")
    city = START
    for _ in range(45):
        cell = dice.choice(list(placements(city)))
        city = (*city, (cell, dice.choice(placements(city)[cell])))
    streets = all_streets(city)
    cells = [cell for street in streets for cell in street.cells]
    assert sorted(cells) == sorted(cell for cell, _ in city)
    assert all(1 <= len(street.cells) <= 5 for street in streets)


@pytest.mark.parametrize("number", range(4))
def test_streets_grow_into_those_that_the_roads_make(number):
    """Tile by tile; the oldest tile says where a street stands among the others."""
    dice = random.Random(f"grown {number}")
    city = START
    ground = ground_of(START)
    for _ in range(45):
        cell = dice.choice(list(ground.placements))
        tile = (cell, dice.choice(ground.placements[cell]))
        city, ground = (*city, tile), with_tile(ground, *tile)
        sides = dict(city)
        assert ground.streets == tuple(dict.fromkeys(street_at(sides, one) for one in sides))
        assert ground.placements == ground_of(city).placements
        assert tuple(ground.closed_last(cell)) == closed_by(sides, cell)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_table_never_remembers_the_ground_of_another_city(seats):
    for ply in play(GAME, Config(seats, {"advisors": "dealt"}), 3):
        table = ply.moved.match.public().view.table
        assert table.ground().sides == {one.cell: one.side for one in table.buildings}


def test_opposite_sides():
    assert [opposite(side) for side in "nesw"] == list("swne")
