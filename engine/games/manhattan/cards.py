"""Cards between hands, discard and draw pile."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.events import Event
from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.core.words import msg
from engine.games.manhattan.pieces import BOX, QUARTERS
from engine.games.manhattan.state import Cards
from engine.kit.rows import changed


def dealt(seats: int, rng: Rng) -> Cards:
    """The shuffled deck, four cards of it in every hand."""
    deck = rng.shuffled(full_deck())
    size, used = BOX.hand_size, seats * BOX.hand_size
    hands = tuple(deck[start : start + size] for start in range(0, used, size))
    return Cards(hands, pile=deck[used:], discard=())


def full_deck() -> tuple[int, ...]:
    """Nine kinds of cards, as often as the box has them."""
    return tuple(QUARTERS) * BOX.card_copies


def discarded(cards: Cards, seat: Seat, gone: Iterable[int]) -> Cards:
    """These go from the hand to the discard."""
    hand, discard = list(cards.hands[seat]), (*cards.discard, *gone)
    for card in gone:
        hand.remove(card)
    return Cards(changed(cards.hands, seat, tuple(hand)), cards.pile, discard)


def drawn(cards: Cards, seat: Seat, count: int, rng: Rng) -> tuple[Cards, list[Event]]:
    """So many from the pile to the hand; an empty pile is refilled with the whole discard."""
    hand, pile, discard = cards.hands[seat], cards.pile, cards.discard
    events = []
    for _ in range(count):
        if not pile:
            pile, discard = rng.shuffled(discard), ()
            events.append(Event(msg("manhattan-reshuffled")))
        hand, pile = (*hand, pile[-1]), pile[:-1]
    return Cards(changed(cards.hands, seat, hand), pile, discard), events
