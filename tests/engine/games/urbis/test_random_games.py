"""Whole random games: nothing is lost, every ending comes up, every order is played."""

from collections import Counter

import pytest

from engine.core.match import start
from engine.core.options import Config
from engine.games.urbis import GAME
from engine.games.urbis.city import complete_quarter, guarded_places
from engine.games.urbis.pieces import BUILDINGS, ORDERS
from engine.games.urbis.view import Ending
from tests.engine.games.urbis.positions import city, full, purses, table, why_not
from tests.laws.playing import play

BOTH_SIDES = [(seats, side) for seats in range(2, 7) for side in ("a", "b")]


@pytest.mark.parametrize(("seats", "side"), BOTH_SIDES)
def test_nothing_is_lost_and_nothing_is_made(seats, side):
    for ply in play(GAME, Config(seats, {"side": side}), 7):
        state = ply.moved.match._state
        count = GAME.inventory(state)
        assert count["coin"] == 95
        assert count["guard token"] == 15
        assert sum(count[key] for key in ORDERS) == 60
        assert all(count[key] == ORDERS[key].copies for key in ORDERS)
        assert all(count[key] == 1 for key in BUILDINGS)
        assert state.city.treasury >= 0
        assert min(quarter.coins for quarter in state.city.quarters) >= 0
        assert max(map(len, state.hands)) <= 6
        assert all(1 <= state.city.income(seat) <= 9 for seat in range(seats))


@pytest.mark.parametrize(("seats", "side"), BOTH_SIDES)
def test_guards_stand_on_buildings_and_nobody_plays_on_after_a_complete_quarter(seats, side):
    for ply in play(GAME, Config(seats, {"side": side}), 8):
        state = ply.moved.match._state
        plots = [place for place in guarded_places(state.city) if place[1] != "g"]
        assert all(state.city.plot(place).building for place in plots)
        assert (complete_quarter(state.city, 0) is None) == (state.ending is not Ending.QUARTER)


def eager(seats, number):
    """A game in which everyone builds at home whenever possible."""
    match = start(GAME, Config(seats), bytes([number]) * 16)
    while match.turn:
        (seat,) = match.turn.seats
        view = match.seen_by(seat).view
        verbs = [option.token for option in GAME.ask(view, ()).options]
        if "build" in verbs and view.city.quarters[seat].coins > 4:
            action = ("build", GAME.ask(view, ("build",)).options[0].token)
        elif verbs == ["place"]:
            pile = GAME.ask(view, ("place",)).options[0].token
            places = [option.token for option in GAME.ask(view, ("place", pile)).options]
            home = [place for place in places if place[0] == "abcdef"[seat]]
            action = ("place", pile, (home or places)[0])
        else:
            action = match.fallback(seat)
        match = match.act(seat, action).match
    return match._state.ending


def test_all_endings_come_up():
    random = [list(play(GAME, Config(seats), 3))[-1].moved.match._state for seats in (2, 3, 5, 6)]
    endings = {state.ending for state in random}
    assert {Ending.DECK, Ending.PILES} <= endings
    assert Ending.QUARTER in {eager(2, number) for number in range(6)}


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_game_left_to_boroughs_ends(seats):
    match = start(GAME, Config(seats), b"house" * 3 + b"!")
    for _ in range(2000):
        if not match.turn:
            break
        (seat,) = match.turn.seats
        match = match.act(seat, match.fallback(seat)).match
    assert match.outcome is not None


def test_every_order_is_played_sooner_or_later():
    """Random hands seldom meet the dear and the demanding ones; those have tests of their own."""
    played = Counter()
    for number in range(12):
        for ply in play(GAME, Config(2 + number % 5), number):
            if ply.moved.action[0] == "play":
                played[ply.moved.action[1]] += 1
    assert len(played) >= len(ORDERS) - 6


EVERYTHING = {
    **full("b", leave=(8, 9, 10)),
    "a1": "prison",
    "a2": "slums",
    "a3": "den!",
    "a4": "bank",
    "a5": "market",
    "a6": "mint",
    "a7": "tavern",
    "ag1": "!",
}


@pytest.mark.parametrize("order", sorted(ORDERS))
def test_every_order_can_be_played(order):
    places = dict(EVERYTHING)
    if order == "clean":
        places = {f"a{number}": "mill" for number in range(1, 5)}
    if order == "lean-years":
        places = {"a1": "palace"}
    made = purses(city(extra=(("lot", "c"),), **places), 15, 5, 5)
    state = table(made, hands=((order,), ("levy",), ()))
    assert why_not(state, order) is None


def test_twelve_is_the_last_printed_plot_of_side_b():
    state = next(play(GAME, Config(2, {"side": "b"}))).before._state
    assert [plot.number for plot in state.city.quarters[0].plots] == list(range(1, 13))
