"""Decisions that an action has opened: which one stands, and what an answer to it does."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.events import Event
from engine.core.rng import Rng
from engine.games.urbis import news
from engine.games.urbis.drawing import keep, take_all, task_within_reach
from engine.games.urbis.operations import FREE_DEEDS, carry
from engine.games.urbis.pending import is_open
from engine.games.urbis.pieces import PILE_NAMES, Operation
from engine.games.urbis.placing import Told, place
from engine.games.urbis.state import State
from engine.games.urbis.targets import Chosen
from engine.games.urbis.view import Stage, Task
from engine.kit.frozen import altered


def settle(state: State) -> Told:
    """Open the first task that can be done; those that can't are dropped."""
    told: tuple[Event, ...] = ()
    while state.tasks and not can_be_decided(state, state.tasks[0]):
        state, more = _pass_over(state, state.tasks[0])
        told += more
    if not state.tasks or state.stage is not Stage.KEEP:
        return state, told
    task = task_within_reach(state, state.tasks[0])
    event = news.looked_at_orders(task.seat, state.deck[: task.look])
    return altered(state, tasks=(task, *state.tasks[1:])), (*told, event)


def can_be_decided(state: State, task: Task) -> bool:
    """Whether there is something to decide."""
    return is_open(state.city, task, len(state.deck), len(state.hands[task.seat]))


def _pass_over(state: State, task: Task) -> Told:
    """Nothing to decide; where all orders looked at may be kept, they are."""
    state = altered(state, tasks=state.tasks[1:])
    if task.stage is not Stage.KEEP:
        return state, ()
    task = task_within_reach(state, task)
    return take_all(state, task) if task.keep else (state, (news.no_draw(task.seat),))


def answer(state: State, action: Draft, rng: Rng) -> Told:
    """What the seat of the first task has decided."""
    task, state = state.tasks[0], altered(state, tasks=state.tasks[1:], last=())
    match action:
        case ("place", pile, at):
            return place(state, task, PILE_NAMES.index(pile), at, rng)
        case ("keep", *orders):
            return keep(state, task, tuple(orders))
        case ("skip",):
            return state, (news.simply("skips", task.seat),)
        case (verb, *chosen):
            return _do(state, task, FREE_DEEDS[verb], tuple(chosen))
    raise ValueError(f"no such answer: {action}")


def _do(state: State, task: Task, operation: Operation, chosen: Chosen) -> Told:
    before = state.city
    city = carry(before, task.seat, operation, chosen)
    told = (*news.done(before, task.seat, operation, chosen), *news.balance(before, city))
    return altered(state, city=city, last=chosen), told
