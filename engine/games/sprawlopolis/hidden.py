"""What each eye sees of a state, and which other states look the same to it."""

from __future__ import annotations

from dataclasses import replace

from engine.core.rng import Rng
from engine.core.seats import PUBLIC, Eye, Seat
from engine.games.sprawlopolis.pieces import WRECKTAR, Card
from engine.games.sprawlopolis.state import State
from engine.games.sprawlopolis.turns import asked
from engine.games.sprawlopolis.view import SeatView, View


def view(state: State, eye: Eye) -> View:
    """Built up field by field: the open table, then the eye's own hand."""
    return View(
        eye=eye,
        stage=state.stage,
        terms=state.terms,
        first=state.first,
        active=state.active,
        near=state.near,
        turn=state.turn,
        asked=asked(state),
        seats=tuple(map(SeatView, map(len, state.hands), state.roadwork)),
        laid=state.laid,
        mover=state.mover,
        top=state.top,
        deck=len(state.deck),
        drawn=state.drawn,
        revealed=state.revealed,
        highway=state.highway[-1] if state.highway else "",
        highway_left=len(state.highway),
        hand=() if eye is PUBLIC else in_order(state.hands[eye]),
    )


def in_order(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Base cards by their numbers, then the others."""
    return tuple(sorted(hand, key=lambda card: (len(card), card)))


# Twins


def twin(state: State, eye: Eye, rng: Rng) -> State:
    """The state with the unseen hands and the deck below its top shuffled together."""
    top = (state.top,) if state.top else ()
    below = state.deck[: len(state.deck) - len(top)]
    unseen = [card for seat in unseen_seats(state, eye) for card in hidden_cards(state, seat)]
    pool = rng.shuffled(sorted((*unseen, *below)))
    hands, rest = dealt_anew(state, eye, list(pool))
    return replace(
        state,
        hands=hands,
        deck=(*rng.shuffled(rest), *top),
        highway=(*rng.shuffled(sorted(state.highway[:-1])), *state.highway[-1:]),
    )


def unseen_seats(state: State, eye: Eye) -> list[Seat]:
    """The seats whose cards this eye cannot see."""
    return [seat for seat in range(state.seats) if seat != eye]


def hidden_cards(state: State, seat: Seat) -> list[Card]:
    """A hand without the card that its holder has shown to all."""
    return [card for card in state.hands[seat] if card != state.revealed]


def dealt_anew(
    state: State, eye: Eye, pool: list[Card]
) -> tuple[tuple[tuple[Card, ...], ...], list[Card]]:
    """Hands of the same sizes from the pool; then what is left of it."""
    fit = [card for card in pool if may_be_held(state, card)]
    others = [card for card in pool if card not in fit]
    hands = list(state.hands)
    for seat in unseen_seats(state, eye):
        shown = [card for card in state.hands[seat] if card == state.revealed]
        fresh = [fit.pop() for _ in hidden_cards(state, seat)]
        hands[seat] = (*shown, *fresh)
    return tuple(hands), [*fit, *others]


def may_be_held(state: State, card: Card) -> bool:
    """Whether such a card can be in a hand: Wrecktar and what is laid at once never are."""
    return card != WRECKTAR and not state.terms.is_laid_at_once(card)
