"""Everything there is to know about a game of Sprawlopolis, secrets included."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.seats import Seat
from engine.games.sprawlopolis.pieces import Card, Laid
from engine.games.sprawlopolis.terms import FULL_HAND, LONE_HAND, Terms
from engine.games.sprawlopolis.view import Stage


@dataclass(frozen=True)
class State:
    """The whole table. Rows have one entry for each seat; the top of a pile is its last card.

    ``aside`` holds the cards of the box that this game leaves in it. While ``drawing``, the
    active player has played and is filling the hand; ``drawn`` must be laid before that goes on.
    ``kept`` says who has answered the last call, ``mover`` who laid the card that was laid last.
    """

    stage: Stage
    terms: Terms
    first: Seat
    active: Seat
    near: Seat
    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]
    roadwork: tuple[tuple[Card, ...], ...]
    kept: tuple[bool, ...]
    laid: tuple[Laid, ...] = ()
    mover: Seat | None = None
    turn: int = 0
    drawing: bool = False
    drawn: Card = ""
    revealed: Card = ""
    highway: tuple[Card, ...] = ()
    aside: tuple[Card, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def top(self) -> Card:
        """The open card of the deck. It lies face down until the highway is built."""
        return self.deck[-1] if self.deck and self.stage is not Stage.HIGHWAY else ""

    @property
    def hands_on(self) -> bool:
        """Whether what is left of a hand goes to the neighbour."""
        return self.seats > 1 and not self.terms.is_duel

    @property
    def wants_card(self) -> bool:
        """Whether the active player still draws."""
        most = LONE_HAND if self.hands_on else FULL_HAND
        return len(self.hands[self.active]) < most and bool(self.deck)
