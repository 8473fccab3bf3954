"""What one pair of eyes sees of the table. No field here could hold another seat's secret.

Names of places, the same in questions (``Option.spot``), in ``View.last`` and on the board:
``b7`` a plot, ``bg1`` a gate post, ``b`` a whole quarter or its owner, ``p2`` a pile of buildings.
Why a card of the hand cannot be played now: ``engine.games.urbis.orders.hand_cards(view)``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.core.seats import Eye, Seat
from engine.games.urbis.city import City
from engine.games.urbis.points import Score, count_quarter, leaders
from engine.kit.viewer import seat_of


class Stage(StrEnum):
    """What the table is waiting for."""

    ACT = "act"
    """One of the five actions of a turn."""
    PLACE = "place"
    """The builder has looked at a building and chooses its plot."""
    KEEP = "keep"
    """Somebody has looked at orders and chooses which to keep."""
    ICON = "icon"
    """A quarter's owner may post the free guard of a new building."""
    EVICT = "evict"
    """A quarter's owner may move another building out of the quarter."""
    DISMISS = "dismiss"
    """A quarter's owner may send a guard back to the supply."""
    OVER = "over"


class Ending(StrEnum):
    """Why it is over."""

    QUARTER = "quarter"
    DECK = "deck"
    PILES = "piles"
    PASSES = "passes"


@dataclass(frozen=True)
class Task:
    """A decision that an action has opened, perhaps for somebody who is not on turn.

    ``at`` is the plot of the building that it comes from. To place: how many coins are ``off``
    the cost, and the ``piles`` (from 0) whose top building the seat has before its eyes. To keep:
    how many orders it looks at and how many of them it must keep.
    """

    stage: Stage
    seat: Seat
    at: str = ""
    off: int = 0
    piles: tuple[int, ...] = ()
    look: int = 0
    keep: int = 0


@dataclass(frozen=True)
class View:
    """The open table, then what this eye alone sees: its hand and what it is being shown.

    Coins, used orders, plots and posts are in ``city.quarters``, by seat. ``hands``, ``deck`` and
    ``piles`` are sizes. A building or order that somebody looks at still lies on top of its pile or
    deck and counts there. ``turn`` counts the turns, ``passes`` those passed in a row.
    ``later`` are the decisions that come after ``task``.
    ``last`` names the places that the last move has changed. ``shown_buildings`` are the tops of
    ``task.piles``, ``shown_orders`` the top of the deck, for the eye that decides about them.
    ``under`` are those of them that would go under the deck, while that is only tried.
    """

    eye: Eye
    stage: Stage
    city: City
    turn: int
    on_turn: Seat
    task: Task | None
    hands: tuple[int, ...]
    deck: int
    piles: tuple[int, ...]
    passes: int
    last: tuple[str, ...]
    ending: Ending | None
    winner: Seat | None
    hand: tuple[str, ...] = ()
    shown_buildings: tuple[str, ...] = ()
    shown_orders: tuple[str, ...] = ()
    under: tuple[str, ...] = ()
    later: tuple[Task, ...] = ()

    @property
    def asked(self) -> Seat | None:
        """Whom the table waits for; nobody when it is over."""
        if self.stage is Stage.OVER:
            return None
        return self.task.seat if self.task else self.on_turn

    @property
    def me(self) -> Seat:
        """The seat that this view was made for; a ValueError for the public view."""
        return seat_of(self)

    def income(self, seat: Seat) -> int:
        """Where this seat's income marker stands."""
        return self.city.income(seat)

    def score(self, seat: Seat) -> Score:
        """This seat's points as they stand, part by part."""
        return count_quarter(self.city.quarters[seat])


def winners(view: View) -> tuple[Seat, ...]:
    """The winners of a game that is over: whose quarter is complete, or else the leaders."""
    return leaders(view.city) if view.winner is None else (view.winner,)
