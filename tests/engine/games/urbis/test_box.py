"""The contents of the box: counts of the rulebook, totals of our own design."""

import pytest

from engine.core.game import config_problems
from engine.core.options import Config, read_words
from engine.core.rng import Rng
from engine.games.urbis import GAME
from engine.games.urbis.pieces import (
    BOARDS,
    BOX,
    BUILDINGS,
    COINS,
    DECK,
    ORDERS,
    Kind,
    Op,
    Side,
    plot_name,
    post_name,
    seat_at,
)
from engine.games.urbis.rules import setup


def test_six_boards_sixty_orders_fifty_buildings_fifteen_guards():
    assert len(BOARDS) == 6
    assert len(DECK) == 60
    assert len(BUILDINGS) == 50
    assert BOX.guards == 15


def test_twenty_silver_and_fifteen_gold_coins_make_ninety_five():
    assert (BOX.silver, BOX.gold, BOX.gold_worth) == (20, 15, 5)
    assert COINS == 95


def test_every_piece_has_a_name_of_its_own():
    assert len({*BUILDINGS, *ORDERS}) == len(BUILDINGS) + len(ORDERS)


def test_fifteen_extra_plots_and_forty_five_council_orders():
    extra = [key for key in DECK if ORDERS[key].plot_cost is not None]
    assert len(extra) == 15
    assert len(DECK) - len(extra) == 45


def test_totals_of_the_buildings():
    buildings = BUILDINGS.values()
    assert sum(building.points for building in buildings) == 41
    assert sum(building.income for building in buildings) == 0
    assert sum(building.guards for building in buildings) == 9


def test_all_buildings_with_minus_points_but_the_mint_are_grim():
    minus = {b.key for b in BUILDINGS.values() if b.points < 0}
    grim = {b.key for b in BUILDINGS.values() if b.kind is Kind.GRIM}
    assert minus == grim | {"mint"}


@pytest.mark.parametrize(("key", "income"), [("bank", 2), ("hospital", -2), ("court", -2)])
def test_incomes_that_the_rulebook_names(key, income):
    assert BUILDINGS[key].income == income


def test_extra_plots_cost_one_to_six_and_bring_one_to_five():
    plots = [order for order in ORDERS.values() if order.plot_cost is not None]
    assert sorted(order.plot_cost for order in plots) == [
        1,
        2,
        2,
        2,
        3,
        3,
        3,
        3,
        4,
        4,
        4,
        5,
        5,
        6,
        6,
    ]
    assert sorted(order.points for order in plots) == [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5]


@pytest.mark.parametrize(
    ("side", "plots", "total", "gates"), [(Side.A, 10, 38, 2), (Side.B, 12, 72, 0)]
)
def test_every_board_has_the_same_costs_in_another_order(side, plots, total, gates):
    rows = [[cost for row in board.costs[side] for cost in row] for board in BOX.boards]
    assert {tuple(sorted(row)) for row in rows} == {tuple(sorted(rows[0]))}
    assert len({tuple(row) for row in rows}) == 6
    assert (len(rows[0]), sum(rows[0]), BOX.gates[side]) == (plots, total, gates)


def test_every_operation_is_on_some_card():
    cards = (*BUILDINGS.values(), *ORDERS.values())
    assert {operation.op for card in cards for operation in card.does} == set(Op)


def test_names_of_places():
    assert [plot_name(1, 7), post_name(1, 0), post_name(5, 1)] == ["b7", "bg1", "fg2"]
    assert [seat_at(place) for place in ("a", "b7", "cg1", "f12")] == [0, 1, 2, 5]


@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize(("seats", "piles"), [(2, 2), (3, 3), (4, 4), (5, 5), (6, 5)])
def test_setting_up(seats, piles, side):
    state = setup(Config(seats, {"side": side}), Rng(b"setup", 0))
    assert [len(pile) for pile in state.piles] == [10] * piles
    assert len(state.left_out) == 50 - 10 * piles
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert len(state.deck) == 60 - 3 * seats
    assert [quarter.coins for quarter in state.city.quarters] == [5] * seats
    assert state.city.treasury == 95 - 5 * seats
    assert state.city.guards == 15
    assert {state.city.income(seat) for seat in range(seats)} == {seats}
    assert state.city.side == side
    assert len({quarter.board for quarter in state.city.quarters}) == seats
    assert {len(quarter.plots) for quarter in state.city.quarters} == {10 if side == "a" else 12}


@pytest.mark.parametrize(("seats", "side"), [(1, "a"), (7, "a"), (3, "c"), (3, True)])
def test_tables_that_cannot_start(seats, side):
    assert config_problems(GAME.spec, Config(seats, {"side": side}))


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_lobby_types_its_side(seats):
    options = read_words(GAME.spec.options, "side=b")
    assert options == {"side": "b"}
    assert not config_problems(GAME.spec, Config(seats, options))


def test_side_a_is_the_default():
    assert setup(Config(2), Rng(b"setup", 0)).city.side is Side.A


def test_boards_and_first_player_are_chance():
    states = [setup(Config(6), Rng(b"setup", number)) for number in range(60)]
    assert {state.on_turn for state in states} == set(range(6))
    assert len({state.city.quarters[0].board for state in states}) == 6


def test_the_inventory_counts_the_whole_box():
    count = GAME.inventory(setup(Config(3), Rng(b"setup", 0)))
    assert count["coin"] == 95
    assert count["guard token"] == 15
    assert sum(count[key] for key in ORDERS) == 60
    assert {count[key] for key in BUILDINGS} == {1}
    assert sum(count.values()) == 95 + 15 + 60 + 50
