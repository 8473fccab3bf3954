"""What one pair of eyes sees of the table. No field here could hold another seat's secret."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.core.seats import Eye, Seat
from engine.games.sprawlopolis.city import HIGHWAY_ROW, City, Half, city_of
from engine.games.sprawlopolis.pieces import Card, Laid
from engine.games.sprawlopolis.points import Sheet, sheets, unlaid_penalty
from engine.games.sprawlopolis.terms import Terms
from engine.kit.grid import Cell


class Stage(StrEnum):
    """What the table is waiting for."""

    LANDMARKS = "landmarks"
    HIGHWAY = "highway"
    WRECKTAR = "wrecktar"
    DRAWN = "drawn"
    PLAY = "play"
    LAST_CALL = "last-call"
    OVER = "over"


@dataclass(frozen=True)
class SeatView:
    """One player as the whole table sees them: how many cards, which Roadwork is still to lay."""

    cards: int
    roadwork: tuple[Card, ...] = ()


@dataclass(frozen=True)
class View:
    """The open table, then this eye's own ``hand``.

    ``laid`` has every card in the order of laying, and ``mover`` laid the last of them; ``top`` is
    the open card on the deck of ``deck`` cards; ``drawn`` must be laid at once; ``revealed`` must
    be the one that is played; ``highway`` is the next card of the highway, of ``highway_left``. A
    name is empty where there is no such card. ``near`` sits at the near city, where there are two.
    """

    eye: Eye
    stage: Stage
    terms: Terms
    first: Seat
    active: Seat
    near: Seat
    turn: int
    asked: tuple[Seat, ...]
    seats: tuple[SeatView, ...]
    laid: tuple[Laid, ...]
    top: Card
    deck: int
    mover: Seat | None = None
    drawn: Card = ""
    revealed: Card = ""
    highway: Card = ""
    highway_left: int = 0
    hand: tuple[Card, ...] = ()

    @property
    def city(self) -> City:
        """All that lies on the table: visible blocks, shown cards, locked cells, beach lines."""
        return city_of(self.laid)

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The score if it were counted now: of the only city, or of the near and the far one."""
        return sheets(self.laid, self.terms)

    @property
    def roadwork_penalty(self) -> int:
        """What the Roadwork cards that still wait would cost."""
        return unlaid_penalty(card for seat in self.seats for card in seat.roadwork)

    @property
    def last(self) -> Laid | None:
        """The card that was laid last."""
        return self.laid[-1] if self.laid else None

    @property
    def turns(self) -> int:
        """How many turns the game has; ``turn`` of them have been played."""
        return self.terms.turns

    @property
    def target(self) -> int:
        return self.terms.target

    def half_of(self, seat: Seat) -> Half:
        """The city of this seat. A lone player begins at the near one and changes every turn."""
        if not self.terms.two_cities:
            return Half.WHOLE
        if len(self.seats) == 1:
            return Half.FAR if self.turn % 2 else Half.NEAR
        return Half.NEAR if seat == self.near else Half.FAR

    def halves_for(self, seat: Seat) -> tuple[Half, ...]:
        """The cities that this seat may build in now."""
        if not self.terms.two_cities:
            return (Half.WHOLE,)
        if self.terms.is_duel and self.terms.duel_card.either_city and self.deck:
            return (Half.NEAR, Half.FAR)
        return (self.half_of(seat),)

    @property
    def highway_spots(self) -> tuple[Cell, ...]:
        """Where the next card of the highway may join it: at either end, to begin with at M12."""
        columns = [one.cell.x for one in self.laid]
        ends = (min(columns) - 2, max(columns) + 2) if columns else (0,)
        return tuple(Cell(x, HIGHWAY_ROW) for x in ends)
