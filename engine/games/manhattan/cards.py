"""Cards between hands, discard and draw pile."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.core.events import Event
from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.core.words import msg
from engine.games.manhattan.pieces import BOX, QUARTERS
from engine.games.manhattan.state import State


def full_deck() -> tuple[int, ...]:
    """Nine kinds of cards, as often as the box has them."""
    return tuple(QUARTERS) * BOX.card_copies


def discarded(state: State, seat: Seat, cards: Iterable[int]) -> State:
    """These cards go from the hand to the discard."""
    hand, gone = list(state.hands[seat]), tuple(cards)
    for card in gone:
        hand.remove(card)
    return replace(
        state, hands=_with_hand(state, seat, tuple(hand)), discard=(*state.discard, *gone)
    )


def drawn(state: State, seat: Seat, count: int, rng: Rng) -> tuple[State, list[Event]]:
    """Cards from the pile to the hand; an empty pile is made anew from the whole discard."""
    hand, pile, discard = state.hands[seat], state.pile, state.discard
    events = []
    for _ in range(count):
        if not pile:
            pile, discard = rng.shuffled(discard), ()
            events.append(Event(msg("manhattan-reshuffled")))
        hand, pile = (*hand, pile[-1]), pile[:-1]
    hands = _with_hand(state, seat, hand)
    return replace(state, hands=hands, pile=pile, discard=discard), events


def _with_hand(state: State, seat: Seat, hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])
