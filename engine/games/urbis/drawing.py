"""Orders between the deck and the hands."""

from __future__ import annotations

from engine.core.events import Event
from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.games.urbis import news
from engine.games.urbis.pending import within_reach
from engine.games.urbis.state import State
from engine.games.urbis.view import Task
from engine.kit.frozen import altered
from engine.kit.rows import changed, without


def task_within_reach(state: State, task: Task) -> Task:
    """The look at the deck as far as deck and hand allow it."""
    return within_reach(task, len(state.deck), len(state.hands[task.seat]))


def keep(state: State, task: Task, orders: tuple[str, ...]) -> tuple[State, tuple[Event, ...]]:
    """The first go into the hand, the others under the deck in this order."""
    mine, under = orders[: task.keep], orders[task.keep :]
    state = altered(
        state,
        hands=changed(state.hands, task.seat, (*state.hands[task.seat], *mine)),
        deck=(*state.deck[task.look :], *under),
    )
    return state, (news.kept(task.seat, mine, len(under)),)


def take_all(state: State, task: Task) -> tuple[State, tuple[Event, ...]]:
    """There is nothing to choose: everything that is looked at is kept."""
    mine = state.deck[: task.look]
    hands = changed(state.hands, task.seat, (*state.hands[task.seat], *mine))
    state = altered(state, hands=hands, deck=state.deck[task.look :])
    return state, (news.kept(task.seat, mine, 0, reveals=True),)


def random_discard(
    state: State, seat: Seat, rng: Rng, *, reveals: bool = False
) -> tuple[State, tuple[Event, ...]]:
    """Chance puts one order of this hand under the deck; an empty hand loses nothing."""
    hand = state.hands[seat]
    if not hand:
        return state, ()
    order = rng.pick(hand)
    hands = changed(state.hands, seat, without(hand, order))
    state = altered(state, hands=hands, deck=(*state.deck, order))
    return state, (news.discarded(seat, order, reveals=reveals),)
