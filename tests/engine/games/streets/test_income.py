"""Income: the rulebook's worked example to the dollar, and each of the nine values."""

import pytest

from engine.games.streets.pieces import Kind
from engine.games.streets.plan import street_at
from engine.games.streets.points import final_accounts, town_of
from engine.games.streets.survey import pointing_into, survey
from engine.games.streets.table import Source
from engine.kit.grid import Cell
from tests.engine.games.streets.positions import (
    act,
    building,
    match,
    paid,
    seen,
    table,
    tile,
    values,
)

ANYA, BORIS = 0, 1


def example():
    """The street of the rulebook's example, before the Student Dorm closes it."""
    return [
        tile("h1", 1, 0, "s", ANYA, hipster=3),
        tile("f1", 2, 0, "s", BORIS, family=1),
        tile("f2", 3, 0, "s", BORIS, family=1),
        tile("m1", 4, 0, "w"),
    ]


def dorm():
    return tile("h2", 0, 0, "e", ANYA, hipster=1)


def test_the_rulebook_s_income_example():
    """Gallery 6 + 3 people, home 6 + 1, flea market 10 + 1: Anya 9, Boris 18."""
    found = paid(table(dorm(), *example()), 2, 0)
    assert {name: one.value for name, one in found.items()} == {"h1": 6, "f1": 6, "f2": 10}
    assert {name: one.money for name, one in found.items()} == {"h1": 9, "f1": 7, "f2": 11}


def test_the_rulebook_s_example_as_it_is_played():
    """Anya builds the dorm; hipsters move there, the parents become seekers; Boris builds the
    Trendy Loft, and four parents lie on it.
    """
    game = match(*example(), hands=(("h2", "t1"), ("f3", "t2")))
    game = act(game, "build h2 m13 e")
    assert [player.money for player in seen(game).players] == [9, 18]
    assert building(game, 0, 0).lying == (0, 0, 4, 0)
    assert building(game, 2, 0).seekers == building(game, 3, 0).seekers == (0, 1, 0, 0)
    assert [player.signs for player in seen(game).players] == [4, 5]
    game = act(game, "build f3 m14 e")
    assert building(game, 0, 1).lying == (0, 4, 0, 0)
    assert all(b.seekers == (0, 0, 0, 0) for b in seen(game).buildings)


def test_the_account_tells_the_street_its_pointing_symbols_and_every_building():
    game = act(match(*example(), hands=(("h2", "t1"), ("f3", "t2"))), "build h2 m13 e")
    (account,) = seen(game).accounts
    assert account.street.cells == (Cell(1, 0), Cell(2, 0), Cell(3, 0))
    assert set(account.pointing) == {(Cell(0, 0), Kind.HIPSTER), (Cell(4, 0), Kind.MIXED)}
    rows = [(p.tile, p.owner, p.count, p.each, p.people) for p in account.payments]
    assert rows == [("h1", 0, 3, 2, 3), ("f1", 1, 3, 2, 1), ("f2", 1, 2, 5, 1)]


@pytest.mark.parametrize(("side", "value", "money"), [("e", 2, 4), ("w", 0, 2)])
def test_a_symbol_counts_when_its_arrow_points_into_the_street(side, value, money):
    """The dorm turns its road to the Trendy Loft, then its sky edge."""
    loft = tile("f3", 1, 0, "s", BORIS, family=2)
    city = table(tile("h2", 0, 0, side, ANYA, hipster=1), loft, tile("t1", 2, 0, "w", ANYA))
    assert paid(city, 1, 0)["f3"].value == value
    assert paid(city, 1, 0)["f3"].money == money


@pytest.mark.parametrize(
    ("name", "side", "symbols"),
    [
        ("h1", "e", 1),
        ("h1", "w", 0),
        ("h1", "n", 0),
        ("h3", "e", 1),
        ("h3", "w", 1),
        ("h4", "e", 1),
        ("h4", "w", 1),
        ("h4", "n", 0),
    ],
)
def test_which_symbols_of_a_western_closing_tile_point(name, side, symbols):
    """One arrow, both ways, or one symbol each way; a parallel tile never points."""
    town = town_of(table(tile(name, 0, 0, side), tile("f1", 1, 0, "s", 0)))
    assert len(list(pointing_into(town, street_at(town.sides, Cell(1, 0))))) == symbols


def test_symbols_inside_the_street_count_whatever_their_arrows():
    town = town_of(table(tile("h4", 0, 0, "s", 0), tile("h3", 1, 0, "s", 0)))
    assert survey(town, street_at(town.sides, Cell(0, 0))).symbols == (0, 0, 3, 0, 0)


def test_people_are_counted_on_the_whole_street_lying_only():
    city = table(
        tile("t5", 0, 0, "s", 0, tourist=1),
        tile("t1", 1, 0, "s", 1, tourist=2, seekers={"tourist": 4}),
    )
    assert values(city, 0, 0)["t5"] == 6
    assert paid(city, 0, 0)["t5"].money == 7


def test_symbols_and_mixed_symbols():
    city = table(tile("s1", 0, 0, "s", 0), tile("s4", 1, 0, "s"), tile("m4", 2, 0, "s"))
    assert values(city, 0, 0)["s1"] == 2 * (2 + 2)


@pytest.mark.parametrize(
    ("others", "pairs"),
    [((), 0), (("h1",), 1), (("m1",), 1), (("h1", "m1"), 1), (("h4", "m4"), 2), (("m4", "m5"), 2)],
)
def test_pairs_use_a_mixed_symbol_once(others, pairs):
    """Flea Market, one parent: each mixed symbol stands for one half of one pair."""
    row = [tile(name, x, 0, "s") for x, name in enumerate(others, start=1)]
    assert values(table(tile("f2", 0, 0, "s", 0), *row), 0, 0)["f2"] == 5 * pairs


def test_mixed_symbols_at_four_dollars():
    city = table(tile("m1", 0, 0, "s", 0), tile("m4", 1, 0, "s"), tile("t1", 2, 0, "s"))
    assert values(city, 0, 0)["m1"] == 12


def test_signs_are_the_owner_s_and_all_of_them():
    city = table(
        tile("s8", 0, 0, "s", 0),
        tile("t1", 1, 0, "s", 0, signs=2),
        tile("t2", 2, 0, "s", 1),
        tile("t3", 3, 0, "n", 0),
    )
    assert values(city, 0, 0)["s8"] == 3 * 3


def test_size_counts_every_tile_also_the_start_tiles():
    city = table(tile("station", 0, 0, "s"), tile("m6", 1, 0, "s", 0), tile("t1", 2, 0, "s"))
    assert values(city, 1, 0)["m6"] == 6


def test_neighbours_are_the_eight_around_whatever_their_streets():
    ring = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
    names = ["station", "park", "t1", "t2", "t3", "f1", "f2", "f3"]
    around = [tile(name, x, y, "n") for name, (x, y) in zip(names, ring, strict=True)]
    assert values(table(tile("m7", 0, 0, "s", 0), *around), 0, 0)["m7"] == 16
    assert values(table(tile("m7", 0, 0, "s", 0), *around[:3]), 0, 0)["m7"] == 6


def closing(east):
    """Corner Bistro at the west end of a street whose east end is built on or not."""
    tiles = [tile("m4", 0, 0, "e", 0), tile("t1", 1, 0, "s")]
    return table(*tiles, *([tile("t2", 2, 0, "e")] if east else []))


def test_closing_pays_six_only_at_a_closed_street():
    """Ruling 13: it is a flat sum, and the other street must be closed."""
    assert values(closing(True), 0, 0)["m4"] == 6
    assert values(closing(False), 0, 0)["m4"] == 0


def test_closing_several_streets_is_still_six():
    tiles = [tile("m4", 0, 0, "e", 0)]
    for x in (1, -1):
        tiles += [tile("t1", x, 0, "s"), tile("t2", 2 * x, 0, "e")]
    assert values(table(*tiles), 0, 0)["m4"] == 6


def test_copy_takes_the_best_formula_of_the_street_whoever_owns_it():
    """Ruling 14: also of a building without an owner."""
    city = table(
        tile("h7", 0, 0, "s", 0, hipster=1),
        tile("m6", 1, 0, "s", 1),
        tile("f2", 2, 0, "s"),
        tile("m1", 3, 0, "s"),
    )
    one = paid(city, 0, 0)["h7"]
    assert (one.source, one.formula, one.value, one.money) == (Source.COPIED, "f2", 10, 11)


def test_copy_never_copies_copy_closing_or_neighbours():
    rows = [tile("h7", 0, 0, "s", 0), tile("m3", 1, 0, "s", 1), tile("m7", 2, 0, "s")]
    city = table(*rows, tile("m4", 3, 0, "s"), tile("station", 4, 0, "s"))
    assert values(city, 0, 0)["h7"] == 0


def test_copied_signs_are_the_copier_s():
    city = table(tile("h7", 0, 0, "s", 0), tile("s8", 1, 0, "s", 1), tile("t1", 2, 0, "s", 0))
    assert values(city, 0, 0)["h7"] == 6
    assert values(city, 0, 0)["s8"] == 3


def test_an_abandoned_tile_still_counts_and_pays_nobody():
    """Ruling 11."""
    city = table(tile("f1", 0, 0, "s", 0), tile("f2", 1, 0, "s"))
    assert values(city, 0, 0) == {"f1": 4}


@pytest.mark.parametrize(("people", "money"), [(0, 1), (1, 2), (2, 2), (3, 3)])
def test_the_final_scoring_halves_each_building_and_rounds_up(people, money):
    """Ruling 15: 2 for one symbol, and so many people."""
    city = table(tile("h1", 0, 0, "s", 0, hipster=people))
    assert final_accounts(city)[0].payments[0].money == money


def test_closing_tiles_point_into_unfinished_streets_too():
    """Ruling 15."""
    city = table(tile("h2", 0, 0, "e", 0, hipster=1), tile("h1", 1, 0, "s", 1))
    money = {p.tile: p.money for a in final_accounts(city) for p in a.payments}
    assert money == {"h1": 2, "h2": 2}


def test_the_active_player_is_counted_first_then_clockwise():
    street = [
        tile(name, x, 0, "s", owner)
        for x, (name, owner) in enumerate([("t1", 2), ("t2", 0), ("f1", 1)])
    ]
    city = [*street, tile("m1", 3, 0, "w", 0)]
    game = match(*city, hands=(("h1",), ("h2", "h4"), ("h3",)), players=3, active=1)
    (account,) = seen(act(game, "build h2 l13 e")).accounts
    assert [p.owner for p in account.payments] == [1, 2, 0]
