"""What each eye sees of a state, and which other states look the same to it."""

from __future__ import annotations

from dataclasses import replace

from engine.core.rng import Rng
from engine.core.seats import PUBLIC, Eye
from tests.lamps.state import State
from tests.lamps.view import View


def view(state: State, eye: Eye) -> View:
    """The open table, then the eye's own cards and bid."""
    return View(
        eye=eye,
        stage=state.stage,
        round=state.round,
        rounds=state.rounds,
        team=state.team,
        fog=state.fog,
        before=state.before,
        seats=len(state.hands),
        bidden=tuple(map(bool, state.bids)),
        lighter=state.lighter,
        lamps=state.lamps,
        spent=state.spent,
        shown=state.shown,
        hand=() if eye is PUBLIC else state.hands[eye],
        bid=0 if eye is PUBLIC else state.bids[eye],
    )


def twin(state: State, eye: Eye, rng: Rng) -> State:
    """The hands of the others dealt again, and another bid of each."""
    unseen = sorted(card for seat, hand in enumerate(state.hands) if seat != eye for card in hand)
    cards = list(rng.shuffled(unseen))
    hands = tuple(
        hand if seat == eye else tuple(sorted(cards.pop() for _ in hand))
        for seat, hand in enumerate(state.hands)
    )
    bids = tuple(
        bid if seat == eye or not bid else rng.pick(hands[seat])
        for seat, bid in enumerate(state.bids)
    )
    return replace(state, hands=hands, bids=bids)
