"""What each eye sees of a state, and which other states look the same to it."""

from __future__ import annotations

from dataclasses import replace

from engine.core.rng import Rng
from engine.core.seats import PUBLIC, Eye, Seat
from engine.games.manhattan.pieces import Blocks
from engine.games.manhattan.rules import can_build
from engine.games.manhattan.selection import selections
from engine.games.manhattan.state import Cards, State
from engine.games.manhattan.turns import asked
from engine.games.manhattan.view import ColourView, SeatView, Stage, View

TWIN_TRIES = 50


def view(state: State, eye: Eye) -> View:
    """Built up field by field: the open table, then the eye's own cards and choice."""
    return View(
        eye=eye,
        stage=state.stage,
        round=state.round,
        rounds=state.table.rounds,
        turn=state.turn,
        turns=state.turns,
        first=state.first,
        asked=asked(state),
        plots=state.plots,
        colours=colour_views(state),
        seats=tuple(seat_view(state, seat) for seat in range(len(state.choices))),
        pile=len(state.cards.pile),
        discard=state.cards.discard,
        last=state.last,
        hand=() if eye is PUBLIC else tuple(sorted(state.cards.hands[eye])),
        choice=() if eye is PUBLIC else state.choices[eye],
    )


def colour_views(state: State) -> tuple[ColourView, ...]:
    """Every colour in play, in the order of the seats that build with it."""
    return tuple(
        ColourView(colour, seat, state.supplies[colour], state.trays[colour], state.scored[colour])
        for seat, colours in enumerate(state.table.colours)
        for colour in colours
    )


def seat_view(state: State, seat: Seat) -> SeatView:
    """One player as the whole table sees them."""
    return SeatView(
        side=state.table.sides[seat],
        colours=state.table.colours[seat],
        cards=len(state.cards.hands[seat]),
        chosen=bool(state.choices[seat]),
        shown=state.shown[seat],
    )


def twin(state: State, eye: Eye, rng: Rng) -> State:
    """The state with the cards and choices that this eye cannot see replaced by possible others."""
    other = replace(state, choices=tuple(_choice(state, s, eye, rng) for s in _seats(state)))
    for _ in range(TWIN_TRIES):
        dealt = _dealt(other, eye, rng)
        if _is_consistent(dealt):
            return dealt
    return other


def _seats(state: State) -> range:
    return range(len(state.choices))


def _choice(state: State, seat: Seat, eye: Eye, rng: Rng) -> tuple[Blocks, ...]:
    if seat == eye or not state.choices[seat]:
        return state.choices[seat]
    count = state.table.blocks_per_colour
    supplies = [state.supplies[colour] for colour in state.table.colours[seat]]
    return tuple(rng.pick(selections(supply, count)) for supply in supplies)


def _dealt(state: State, eye: Eye, rng: Rng) -> State:
    cards = state.cards
    unseen = [card for seat, hand in enumerate(cards.hands) if seat != eye for card in hand]
    unseen = list(rng.shuffled(sorted((*unseen, *cards.pile))))
    hands = tuple(
        hand if seat == eye else tuple(unseen.pop() for _ in hand)
        for seat, hand in enumerate(cards.hands)
    )
    return replace(state, cards=Cards(hands, tuple(unseen), cards.discard))


def _is_consistent(state: State) -> bool:
    """The stage tells everyone whether the seat on turn can build; a twin must agree."""
    match state.stage:
        case Stage.BUILD:
            return can_build(state, state.on_turn)
        case Stage.FORFEIT:
            return not can_build(state, state.on_turn)
        case _:
            return True
