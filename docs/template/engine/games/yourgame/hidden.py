"""What each eye sees of a state, and which other states look the same to it."""

from __future__ import annotations

from dataclasses import replace

from engine.core.rng import Rng
from engine.core.seats import PUBLIC, Eye
from engine.games.yourgame.state import State
from engine.games.yourgame.turns import asked
from engine.games.yourgame.view import Stage, View


def view(state: State, eye: Eye) -> View:
    """The open table field by field, then the eye's own cards."""
    return View(
        eye=eye,
        stage=Stage.OVER if state.is_over else Stage.BUILD,
        round=min(state.rounds, state.ply // len(state.hands) + 1),
        rounds=state.rounds,
        asked=asked(state),
        cards=tuple(len(hand) for hand in state.hands),
        built=state.built,
        hand=() if eye is PUBLIC else state.hands[eye],
    )


def twin(state: State, eye: Eye, rng: Rng) -> State:
    """The hands that this eye cannot see and the cards set aside, dealt again."""
    unseen = [card for seat, hand in enumerate(state.hands) if seat != eye for card in hand]
    pool = list(rng.shuffled(sorted((*unseen, *state.aside))))
    hands = tuple(
        hand if seat == eye else tuple(sorted(pool.pop() for _ in hand))
        for seat, hand in enumerate(state.hands)
    )
    return replace(state, hands=hands, aside=tuple(pool))
