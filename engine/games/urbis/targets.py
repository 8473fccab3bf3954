"""What an operation may be aimed at, by the names printed on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.seats import Seat
from engine.games.urbis import city as towns
from engine.games.urbis.city import City
from engine.games.urbis.pieces import LETTERS, PILE_NAMES, Operation, Where
from engine.games.urbis.view import View

Chosen = tuple[str, ...]
"""The targets chosen so far."""

Targets = Callable[[View, Operation, Chosen], list[str]]


def quarters(city: City, seat: Seat, where: Where) -> Sequence[Seat]:
    """The quarters that this player may look for targets in."""
    match where:
        case Where.OWN:
            return (seat,)
        case Where.OTHER:
            return [other for other in city.seats if other != seat]
        case Where.ANY:
            return city.seats


def any_quarter(view: View, _operation: Operation, _chosen: Chosen) -> list[str]:
    """The own quarter is one of them."""
    return [LETTERS[seat] for seat in view.city.seats]


def rich_others(view: View, _operation: Operation, _chosen: Chosen) -> list[str]:
    """Other players who have a coin."""
    city = view.city
    return [LETTERS[s] for s in city.seats if s != view.me and city.quarters[s].coins]


def others_with_cards(view: View, _operation: Operation, _chosen: Chosen) -> list[str]:
    """Other players who hold an order."""
    return [LETTERS[s] for s in view.city.seats if s != view.me and view.hands[s]]


def movable(view: View, operation: Operation, _chosen: Chosen) -> list[str]:
    """Unguarded buildings that have somewhere to go."""
    return movable_buildings(view.city, view.me, operation)


def movable_buildings(city: City, seat: Seat, operation: Operation, stays: str = "") -> list[str]:
    """Unguarded buildings with a free plot in another quarter; the one at ``stays`` stays."""
    free = towns.free_plots(city, quarters(city, seat, operation.to))
    letters = {place[0] for place in free}
    found = towns.open_buildings(city, quarters(city, seat, operation.where))
    return [place for place in found if letters - {place[0]} and place != stays]


def free_elsewhere(view: View, operation: Operation, chosen: Chosen) -> list[str]:
    """Free plots in another quarter than the building's."""
    free = towns.free_plots(view.city, quarters(view.city, view.me, operation.to))
    return [place for place in free if place[0] != chosen[0][0]]


def own_to_swap(view: View, operation: Operation, _chosen: Chosen) -> list[str]:
    """Own unguarded buildings, if there is one elsewhere to swap with."""
    if not others_to_swap(view, operation, ()):
        return []
    return towns.open_buildings(view.city, (view.me,))


def others_to_swap(view: View, _operation: Operation, _chosen: Chosen) -> list[str]:
    """Unguarded buildings of the others."""
    city = view.city
    return towns.open_buildings(city, quarters(city, view.me, Where.OTHER))


def open_targets(view: View, operation: Operation, _chosen: Chosen) -> list[str]:
    """Unguarded buildings."""
    city = view.city
    return towns.open_buildings(city, quarters(city, view.me, operation.where))


def empty_extra_plots(view: View, _operation: Operation, _chosen: Chosen) -> list[str]:
    """Extra plots without a building, beside any quarter."""
    return towns.empty_extra_plots(view.city)


def full_piles(view: View, _operation: Operation, _chosen: Chosen) -> list[str]:
    """Piles that still have a building."""
    return [PILE_NAMES[pile] for pile, size in enumerate(view.piles) if size]


def guard_places(view: View, _operation: Operation, _chosen: Chosen) -> list[str]:
    """Unguarded buildings and empty gate posts."""
    return towns.guard_places(view.city)


def guards(view: View, _operation: Operation, _chosen: Chosen) -> list[str]:
    """Guards anywhere in the city."""
    return towns.guarded_places(view.city)


def guards_to_shift(view: View, operation: Operation, _chosen: Chosen) -> list[str]:
    """Guards anywhere in the city, if there is another place for one."""
    return guards(view, operation, ()) if towns.has_guard_place(view.city) else []
