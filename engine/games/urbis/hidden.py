"""What each eye sees of a state, and which other states look the same to it."""

from __future__ import annotations

from dataclasses import replace

from engine.core.rng import Rng
from engine.core.seats import PUBLIC, Eye
from engine.games.urbis.state import State
from engine.games.urbis.view import Stage, View


def view(state: State, eye: Eye) -> View:
    """Built up field by field: the open table, then what is for this eye alone."""
    return View(
        eye=eye,
        stage=state.stage,
        city=state.city,
        turn=state.turn,
        on_turn=state.on_turn,
        task=state.tasks[0] if state.tasks else None,
        hands=tuple(map(len, state.hands)),
        deck=len(state.deck),
        piles=tuple(map(len, state.piles)),
        passes=state.passes,
        last=state.last,
        ending=state.ending,
        winner=state.winner,
        hand=() if eye is PUBLIC else state.hands[eye],
        shown_buildings=tuple(state.piles[pile][0] for pile in seen_piles(state, eye)),
        shown_orders=state.deck[: seen_orders(state, eye)],
        later=state.tasks[1:],
    )


def seen_piles(state: State, eye: Eye) -> tuple[int, ...]:
    """The piles whose top this eye looks at now."""
    if state.stage is Stage.PLACE and state.asked == eye:
        return state.tasks[0].piles
    return ()


def seen_orders(state: State, eye: Eye) -> int:
    """How many orders on top of the deck this eye looks at now."""
    if state.stage is Stage.KEEP and state.asked == eye:
        return state.tasks[0].look
    return 0


def twin(state: State, eye: Eye, rng: Rng) -> State:
    """The state with what this eye cannot see shuffled: hands, deck, piles, what is left out."""
    return _buildings_dealt(_orders_dealt(state, eye, rng), eye, rng)


def _orders_dealt(state: State, eye: Eye, rng: Rng) -> State:
    seen = seen_orders(state, eye)
    hidden = [order for seat, hand in enumerate(state.hands) if seat != eye for order in hand]
    unseen = list(rng.shuffled(sorted((*hidden, *state.deck[seen:]))))
    hands = tuple(
        hand if seat == eye else tuple(unseen.pop() for _ in hand)
        for seat, hand in enumerate(state.hands)
    )
    return replace(state, hands=hands, deck=(*state.deck[:seen], *unseen))


def _buildings_dealt(state: State, eye: Eye, rng: Rng) -> State:
    seen = seen_piles(state, eye)
    tops = [pile[: int(number in seen)] for number, pile in enumerate(state.piles)]
    hidden = [
        building
        for top, pile in zip(tops, state.piles, strict=True)
        for building in pile[len(top) :]
    ]
    unseen = list(rng.shuffled(sorted((*hidden, *state.left_out))))
    piles = tuple(
        (*top, *(unseen.pop() for _ in pile[len(top) :]))
        for top, pile in zip(tops, state.piles, strict=True)
    )
    return replace(state, piles=piles, left_out=tuple(unseen))
