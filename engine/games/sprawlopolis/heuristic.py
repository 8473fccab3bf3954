"""What a city may still become: a guess for bots, made from the open table."""

from __future__ import annotations

from typing import Final

from engine.core.seats import Seat
from engine.games.sprawlopolis.city import City, past
from engine.games.sprawlopolis.loops import loops_to_come
from engine.games.sprawlopolis.view import Stage, View

OPEN_END: Final = 0.6
"""What it is worth at the beginning that a road can go on: two roads that meet cost one point
instead of two. A guess between the values that fit played games, see docs/bots.md."""


def heuristic(view: View, seat: Seat) -> float:
    """What it is worth that roads may still meet, less and less towards the end; and the loops that
    they may still make, where these pay."""
    if view.stage is Stage.OVER:
        return 0.0
    worth, cities = open_end(view), _cities(view, seat)
    return sum([worth * open_ends_of(city) + loops_to_come(view, city) for city in cities])


def open_end(view: View) -> float:
    """What it is worth now that a road can go on."""
    return OPEN_END * (1 - view.turn / view.turns)


def open_ends(view: View, seat: Seat) -> int:
    """How many ends of roads could still go on, in the cities that count for this seat."""
    return sum([open_ends_of(city) for city in _cities(view, seat)])


def _cities(view: View, seat: Seat) -> list[City]:
    """The cities that count for this seat."""
    cities = [sheet.city for sheet in view.sheets]
    if view.terms.is_duel:
        half = view.half_of(seat)
        return [city for city in cities if city.half is half]
    return cities


def open_ends_of(city: City) -> int:
    """How many ends of roads could still go on in this city."""
    return sum([past(*end) not in city.blocks for road in city.roads for end in road.ends])
