"""What is still to be decided after an action, and whether the game ends: asked of open numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.games.urbis.city import City, guarded_places, has_guard_place
from engine.games.urbis.operations import EVICTION
from engine.games.urbis.pieces import BOX
from engine.games.urbis.targets import movable_buildings
from engine.games.urbis.view import Ending, Stage, Task


def within_reach(task: Task, deck: int, hand: int) -> Task:
    """So many orders as the deck has are looked at, so many as the hand has room for are kept."""
    look = min(task.look, deck)
    return replace(task, look=look, keep=min(task.keep, look, BOX.hand_limit - hand))


def is_open(city: City, task: Task, deck: int, hand: int) -> bool:
    """Whether there is something to decide, with so many orders in the deck and in this hand."""
    match task.stage:
        case Stage.KEEP:
            task = within_reach(task, deck, hand)
            return 0 < task.keep < task.look
        case Stage.ICON:
            return has_guard_place(city) and bool(city.guards or guarded_places(city))
        case Stage.EVICT:
            return bool(movable_buildings(city, task.seat, EVICTION, stays=task.at))
        case Stage.DISMISS:
            return bool(guarded_places(city))
        case _:
            return True


def find_ending(deck: int, piles: Sequence[int], passes: int, seats: int) -> Ending | None:
    """Why the points should be counted after an action, if they should."""
    if not deck:
        return Ending.DECK
    if not any(piles):
        return Ending.PILES
    return Ending.PASSES if passes == seats else None
