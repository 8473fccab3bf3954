"""Who is ahead, who is about to win, and what a building counts where it stands: for the coach."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.seats import Seat
from engine.games.urbis.pieces import BUILDINGS, ORDERS, plot_name, seat_at
from engine.games.urbis.points import standing
from engine.games.urbis.view import View


def rivals(view: View) -> list[Seat]:
    """All the others, whoever has the most points and then coins first."""
    others = [seat for seat in view.city.seats if seat != view.me]
    return sorted(others, key=lambda seat: standing(view.city, seat), reverse=True)


def nearly_complete(view: View, most: int) -> Seat | None:
    """The one of the others who lacks the fewest plots, if these are no more than this."""
    seat = min(rivals(view), key=lambda one: len(view.city.quarters[one].free))
    return seat if len(view.city.quarters[seat].free) <= most else None


def can_take_one_more(view: View, places: Iterable[str]) -> list[Seat]:
    """Whose these free plots are, without the reader and without those whose quarter one more
    building would complete; the leader comes first."""
    found = {seat_at(place) for place in places}
    quarters = view.city.quarters
    return [seat for seat in rivals(view) if seat in found and len(quarters[seat].free) > 1]


def building_at(view: View, place: str) -> str:
    """The building on this plot; a ValueError if it is free."""
    building = view.city.plot(place).building
    if building is None:
        raise ValueError(f"nothing stands on {place}")
    return building


def building_points(view: View, place: str) -> int:
    """The points of the building on this plot, wherever it may go."""
    return BUILDINGS[building_at(view, place)].points


def points_at(view: View, place: str) -> int:
    """What its owner loses with the building on this plot: an extra plot counts with it."""
    card = view.city.plot(place).card
    return building_points(view, place) + (ORDERS[card].points if card else 0)


def own_last_plot(view: View) -> str | None:
    """The only free plot of the reader's quarter; None if there are more."""
    free = view.city.quarters[view.me].free
    return plot_name(view.me, free[0].number) if len(free) == 1 else None
