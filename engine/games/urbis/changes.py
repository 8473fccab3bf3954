"""What can change in the open city: each function returns another city."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.games.urbis.city import City, Plot, Quarter, index_of
from engine.games.urbis.pieces import is_post, seat_at
from engine.kit.frozen import altered, remade
from engine.kit.rows import changed


def with_quarter(city: City, seat: Seat, quarter: Quarter) -> City:
    """The city with one quarter replaced."""
    return remade(city, quarters=changed(city.quarters, seat, quarter))


def with_building(city: City, place: str, building: str | None) -> City:
    """Another building, or none, on this plot."""
    seat = seat_at(place)
    quarter = city.quarters[seat]
    at = index_of(quarter, int(place[1:]))
    number, cost, card, _, guard = quarter.plots[at]
    plots = changed(quarter.plots, at, Plot(number, cost, card, building, guard))
    return with_quarter(city, seat, remade(quarter, plots=plots))


def with_extra_plot(city: City, seat: Seat, card: str, cost: int) -> City:
    """One more plot beside this quarter."""
    quarter = city.quarters[seat]
    plot = Plot(quarter.plots[-1].number + 1, cost, card)
    return with_quarter(city, seat, remade(quarter, plots=(*quarter.plots, plot)))


def with_guard(city: City, place: str, stands: bool) -> City:
    """A guard comes from the supply to this place, or returns to it."""
    city = remade(city, guards=city.guards + (-1 if stands else 1))
    seat = seat_at(place)
    quarter = city.quarters[seat]
    if is_post(place):
        posts = changed(quarter.posts, int(place[2:]) - 1, stands)
        return with_quarter(city, seat, altered(quarter, posts=posts))
    at = index_of(quarter, int(place[1:]))
    plots = changed(quarter.plots, at, quarter.plots[at]._replace(guard=stands))
    return with_quarter(city, seat, remade(quarter, plots=plots))


def without_plot(city: City, place: str) -> City:
    """The card of an extra plot leaves the game."""
    gone, seat = city.plot(place), seat_at(place)
    quarter = city.quarters[seat]
    left = tuple(plot for plot in quarter.plots if plot is not gone)
    city = with_quarter(city, seat, remade(quarter, plots=left))
    return remade(city, removed=(*city.removed, gone.card or ""))


def moved(city: City, place: str, to: str) -> City:
    """The building goes to another plot; income and points follow it."""
    building = city.plot(place).building
    return with_building(with_building(city, place, None), to, building)


def swapped(city: City, one: str, other: str) -> City:
    """Two buildings change places."""
    first, second = city.plot(one).building, city.plot(other).building
    return with_building(with_building(city, one, second), other, first)


def destroyed(city: City, place: str) -> City:
    """The building leaves the game, and the plot is free again."""
    building = city.plot(place).building or ""
    return remade(with_building(city, place, None), removed=(*city.removed, building))


def paid(city: City, seat: Seat, coins: int) -> City:
    """Coins go to the treasury; a negative number comes out of it."""
    quarter = city.quarters[seat]
    quarters = changed(city.quarters, seat, altered(quarter, coins=quarter.coins - coins))
    return remade(city, quarters=quarters, treasury=city.treasury + coins)


def gained(city: City, seat: Seat, coins: int) -> City:
    """Coins come from the treasury, as far as they last."""
    return paid(city, seat, -min(coins, city.treasury))


def given(city: City, giver: Seat, taker: Seat, coins: int) -> City:
    """Coins go from player to player, as far as the giver has them."""
    coins = min(coins, city.quarters[giver].coins)
    city = paid(city, giver, coins)
    return paid(city, taker, -coins)


def with_used(city: City, seat: Seat, order: str) -> City:
    """A council order lies face up before its player."""
    quarter = city.quarters[seat]
    return with_quarter(city, seat, altered(quarter, used=(*quarter.used, order)))
