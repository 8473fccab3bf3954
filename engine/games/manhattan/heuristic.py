"""What a board may still pay: a guess for bots, made from the open table."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.core.seats import Seat
from engine.games.manhattan.pieces import BOX, Stack, floors_of, owner
from engine.games.manhattan.points import cities, skyline, tallest_building
from engine.games.manhattan.selection import total_floors
from engine.games.manhattan.view import Stage, View

Colours = tuple[int, ...]

HOLD: Final = (0.5, 0.55, 0.65, 0.75, 0.85, 1.0)
"""How likely a building stays with its owner, by how many floors ahead of every rival they are."""

CITY_STAYS: Final = 0.8
TALLEST_STAYS: Final = 0.5
FLOOR: Final = 0.25
"""What a floor at hand is worth for each scoring to come: a high block takes and holds what a low
one cannot."""


def heuristic(view: View, seat: Seat) -> float:
    """What the scorings after the coming one may pay, if buildings stay with their owners."""
    if view.stage is Stage.OVER:
        return 0.0
    own, left = view.seats[seat].colours, view.rounds - view.round
    rivals = tuple([one.colour for one in view.colours if one.seat != seat])
    lasting = sum([_lasting(city, own, rivals) for city in cities(view.plots)])
    lasting += BOX.points.tallest * TALLEST_STAYS * (tallest_building(view.plots) in own)
    return left * lasting + FLOOR * (left + 1) * _floors_at_hand(view, seat)


@lru_cache(maxsize=8192)
def _lasting(city: tuple[Stack, ...], own: Colours, rivals: Colours) -> float:
    """What this city may pay these colours in a later round."""
    held = sum([_hold(stack, rivals) for stack in city if stack and owner(stack) in own])
    led = BOX.points.city * CITY_STAYS * (skyline(city).leader in own)
    return BOX.points.building * held + led


def _hold(stack: Stack, rivals: Colours) -> float:
    """How likely this building stays with its owner."""
    ahead = floors_of(stack, owner(stack)) - max([floors_of(stack, one) for one in rivals])
    return HOLD[min(ahead, len(HOLD) - 1)]


def _floors_at_hand(view: View, seat: Seat) -> int:
    """The floors of all blocks on the trays of this seat, or chosen for them."""
    trays = [one.tray for one in view.colours if one.seat == seat]
    chosen = view.choice if seat == view.eye else ()
    return sum([total_floors(blocks) for blocks in (*trays, *chosen)])
