"""What an operation does to the open table."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.seats import Seat
from engine.games.urbis import changes
from engine.games.urbis.city import City, clockwise
from engine.games.urbis.pieces import Operation, Where, seat_at
from engine.games.urbis.targets import Chosen, quarters

Deed = Callable[[City, Seat, Operation, Chosen], City]


def unchanged(city: City, _seat: Seat, _operation: Operation, _chosen: Chosen) -> City:
    """For operations on hidden cards, which the rules finish."""
    return city


def add_extra_plot(city: City, _seat: Seat, operation: Operation, chosen: Chosen) -> City:
    """The city with the plot that this card makes; the card itself is laid by its player."""
    quarter, card = chosen
    return changes.with_extra_plot(city, seat_at(quarter), card, operation.n)


def pay(city: City, seat: Seat, operation: Operation, _chosen: Chosen) -> City:
    """Coins to the treasury."""
    return changes.paid(city, seat, operation.n)


def gain(city: City, seat: Seat, operation: Operation, _chosen: Chosen) -> City:
    """Coins from the treasury, as far as they last."""
    return changes.gained(city, seat, operation.n)


def gain_income(city: City, seat: Seat, operation: Operation, _chosen: Chosen) -> City:
    """So many times the own income."""
    return changes.gained(city, seat, operation.n * city.income(seat))


def take_from_one(city: City, seat: Seat, operation: Operation, chosen: Chosen) -> City:
    """Up to so many coins from one player."""
    return changes.given(city, seat_at(chosen[0]), seat, operation.n)


def give_each(city: City, seat: Seat, operation: Operation, _chosen: Chosen) -> City:
    """So many coins to every other player."""
    for other in quarters(city, seat, Where.OTHER):
        city = changes.given(city, seat, other, operation.n)
    return city


def take_from_each(city: City, seat: Seat, operation: Operation, _chosen: Chosen) -> City:
    """Up to so many coins from every other player."""
    for other in quarters(city, seat, Where.OTHER):
        city = changes.given(city, other, seat, operation.n)
    return city


def all_gain_income(city: City, seat: Seat, _operation: Operation, _chosen: Chosen) -> City:
    """Clockwise from this player, as far as the treasury lasts."""
    for other in clockwise(city, seat):
        city = changes.gained(city, other, city.income(other))
    return city


def lose(city: City, seat: Seat, operation: Operation, _chosen: Chosen) -> City:
    """Up to so many coins to the treasury."""
    return changes.paid(city, seat, min(operation.n, city.quarters[seat].coins))


def shift(city: City, _seat: Seat, _operation: Operation, chosen: Chosen) -> City:
    """A guard goes from one place to another."""
    city = changes.with_guard(city, chosen[0], False)
    return changes.with_guard(city, chosen[1], True)


def move(city: City, _seat: Seat, _operation: Operation, chosen: Chosen) -> City:
    """A building goes to a free plot, free of charge."""
    return changes.moved(city, chosen[0], chosen[1])


def swap(city: City, _seat: Seat, _operation: Operation, chosen: Chosen) -> City:
    """Two buildings change places."""
    return changes.swapped(city, chosen[0], chosen[1])


def destroy(city: City, _seat: Seat, _operation: Operation, chosen: Chosen) -> City:
    """A building leaves the game."""
    return changes.destroyed(city, chosen[0])


def clear_plot(city: City, _seat: Seat, _operation: Operation, chosen: Chosen) -> City:
    """An extra plot leaves the game."""
    return changes.without_plot(city, chosen[0])


def guard(city: City, _seat: Seat, _operation: Operation, chosen: Chosen) -> City:
    """A guard comes from the supply."""
    return changes.with_guard(city, chosen[0], True)


def dismiss(city: City, _seat: Seat, _operation: Operation, chosen: Chosen) -> City:
    """A guard returns to the supply."""
    return changes.with_guard(city, chosen[0], False)
