"""Building: the look at a building, its landing on a plot, and what it does there."""

from __future__ import annotations

from engine.core.events import Event
from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.games.urbis import news
from engine.games.urbis.changes import paid, with_building
from engine.games.urbis.city import complete_quarter
from engine.games.urbis.drawing import random_discard
from engine.games.urbis.operations import carry
from engine.games.urbis.pieces import BUILDINGS, PILE_NAMES, Building, Op, Operation, seat_at
from engine.games.urbis.state import State
from engine.games.urbis.view import Stage, Task
from engine.kit.frozen import altered
from engine.kit.rows import changed

Told = tuple[State, tuple[Event, ...]]


def look(state: State, seat: Seat, pile: int, off: int = 0) -> Told:
    """The top building of a pile is for its builder's eyes alone until it has its plot."""
    task = Task(Stage.PLACE, seat, off=off, piles=(pile,))
    event = news.looked_at_building(seat, PILE_NAMES[pile], state.piles[pile][0])
    return altered(state, tasks=(*state.tasks, task)), (event,)


def look_at_all(state: State, seat: Seat, off: int = 0) -> Told:
    """The top building of every pile; all but the chosen one stay where they are."""
    piles = tuple(pile for pile, buildings in enumerate(state.piles) if buildings)
    task = Task(Stage.PLACE, seat, off=off, piles=piles)
    event = news.looked_at_buildings(seat, [state.piles[pile][0] for pile in piles])
    return altered(state, tasks=(*state.tasks, task)), (event,)


def place(state: State, task: Task, pile: int, at: str, rng: Rng) -> Told:
    """Pay the plot, put the building there; then it does what it does for the quarter's owner.

    A quarter that is now complete wins before that.
    """
    seat, before = task.seat, state.city
    building, left = state.piles[pile][0], state.piles[pile][1:]
    city = with_building(before, at, building)
    city = paid(city, seat, max(0, city.plot(at).cost - task.off))
    state = altered(state, city=city, piles=changed(state.piles, pile, left), last=(at,))
    told: tuple[Event, ...] = ()
    if complete_quarter(city, state.on_turn) is None:
        state, told = _effects(state, at, BUILDINGS[building], rng)
    changes = news.balance(before, state.city, reveals=True)
    return state, (news.built(seat, at, building), *changes, *told)


def _effects(state: State, at: str, building: Building, rng: Rng) -> Told:
    if building.guards:
        icons = (Task(Stage.ICON, seat_at(at), at),) * building.guards
        state = altered(state, tasks=(*state.tasks, *icons))
    told: tuple[Event, ...] = ()
    for operation in building.does:
        state, more = _effect(state, at, operation, rng)
        told += more
    return state, told


def _effect(state: State, at: str, operation: Operation, rng: Rng) -> Told:
    """What has no choice happens now; what has one becomes a task of the quarter's owner."""
    owner = seat_at(at)
    match operation.op:
        case Op.MOVE:
            task = Task(Stage.EVICT, owner, at)
        case Op.DISMISS:
            task = Task(Stage.DISMISS, owner, at)
        case Op.DRAW:
            task = Task(Stage.KEEP, owner, at, look=operation.look, keep=operation.keep)
        case Op.DISCARD:
            return random_discard(state, owner, rng, reveals=True)
        case _:
            city = carry(state.city, owner, operation, ())
            return altered(state, city=city), ()
    return altered(state, tasks=(*state.tasks, task)), ()
