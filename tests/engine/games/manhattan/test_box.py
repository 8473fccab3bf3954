"""The contents of the box, against the rulebook's list of components."""

from collections import Counter

import pytest

from engine.games.manhattan.cards import full_deck
from engine.games.manhattan.pieces import (
    BOX,
    FLOORS,
    PLOTS,
    QUARTERS,
    Side,
    card_for,
    plot_name,
    plot_named,
    quarter_of,
    table_for,
)
from tests.engine.games.manhattan.positions import fresh


def test_forty_five_cards_five_of_each_kind():
    assert Counter(full_deck()) == dict.fromkeys(QUARTERS, 5)


def test_twenty_four_blocks_and_forty_seven_floors_of_each_colour():
    assert BOX.blocks_per_colour == (11, 6, 4, 3)
    assert sum(BOX.blocks_per_colour) == 24
    assert sum(f * n for f, n in zip(FLOORS, BOX.blocks_per_colour, strict=True)) == 47


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_block_is_used_up_exactly_at_the_end(seats):
    table = table_for(seats)
    assert table.rounds * table.blocks_per_colour == sum(BOX.blocks_per_colour)


def test_six_cities_of_nine_quarters():
    assert PLOTS == 54
    assert [plot_name(plot) for plot in (0, 8, 9, 53)] == ["a1", "a9", "b1", "f9"]
    assert all(plot_named(plot_name(plot)) == plot for plot in range(PLOTS))


@pytest.mark.parametrize(
    ("card", "south", "west", "north", "east"),
    [(1, 1, 3, 9, 7), (2, 2, 6, 8, 4), (6, 6, 8, 4, 2), (5, 5, 5, 5, 5)],
)
def test_one_card_names_another_quarter_from_each_side(card, south, west, north, east):
    named = [quarter_of(side, card) for side in (Side.SOUTH, Side.WEST, Side.NORTH, Side.EAST)]
    assert named == [south, west, north, east]


@pytest.mark.parametrize("side", Side)
def test_a_side_reads_nine_cards_as_nine_quarters(side):
    assert sorted(quarter_of(side, card) for card in QUARTERS) == list(QUARTERS)
    assert all(quarter_of(side, card_for(side, quarter)) == quarter for quarter in QUARTERS)


@pytest.mark.parametrize("side", Side)
def test_the_seat_map_is_a_turn_of_the_card(side):
    """Ruling by geometry: far row r, column c as the player sees it."""
    place = {
        Side.SOUTH: lambda r, c: (r, c),
        Side.WEST: lambda r, c: (c, 2 - r),
        Side.NORTH: lambda r, c: (2 - r, 2 - c),
        Side.EAST: lambda r, c: (2 - c, r),
    }[side]
    for card in QUARTERS:
        row, column = place(*divmod(card - 1, 3))
        assert quarter_of(side, card) == row * 3 + column + 1


@pytest.mark.parametrize(
    ("seats", "sides"),
    [
        (2, ["south", "north"]),
        (3, ["south", "west", "north"]),
        (4, ["south", "west", "north", "east"]),
    ],
)
def test_who_sits_where(seats, sides):
    assert list(table_for(seats).sides) == sides


def test_two_players_build_with_two_colours_each():
    assert table_for(2).colours == ((0, 2), (1, 3))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_deals_four_cards_and_all_blocks(seats):
    state = fresh(seats)
    assert [len(hand) for hand in state.cards.hands] == [4] * seats
    assert len(state.cards.pile) == 45 - 4 * seats
    assert set(state.supplies) == {(11, 6, 4, 3)}
    assert len(state.supplies) == (4 if seats == 2 else seats)
    assert all(not stack for stack in state.plots)
    assert all(scored.points == 0 for scored in state.scored)
