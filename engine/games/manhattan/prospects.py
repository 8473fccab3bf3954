"""What a block on a plot would bring, counted as if the round ended right after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.seats import Seat
from engine.games.manhattan.choices import blocks_on, fitting, legal_builds, trays_of
from engine.games.manhattan.pieces import FLOORS, Block, Stack, floors_missing
from engine.games.manhattan.points import score_round
from engine.games.manhattan.view import ColourView, View
from engine.kit.rows import changed
from engine.kit.viewer import seat_of

Plots = tuple[Stack, ...]


@dataclass(frozen=True)
class Prospect:
    """A block on a plot: ``gain`` is how many points more its player would have, ``loss`` how many
    fewer the others together. ``safe``: nobody else can build there in the rest of the round.
    """

    plot: int
    block: Block
    gain: int
    loss: int
    safe: bool


def all_prospects(view: View) -> list[Prospect]:
    """Those of every building that the player who looks may make now, in no order."""
    before = _paid(view, view.plots)
    builds = legal_builds(view.plots, view.side, view.hand, trays_of(view))
    return [_prospect(view, before, plot, block) for plot, blocks in builds for block in blocks]


def prospects_on(view: View, plot: int) -> list[Prospect]:
    """Those of every block that may go on this plot, in the order of the question."""
    before = _paid(view, view.plots)
    blocks = fitting(view.plots[plot], blocks_on(trays_of(view)))
    return [_prospect(view, before, plot, block) for block in blocks]


def _prospect(view: View, before: list[int], plot: int, block: Block) -> Prospect:
    after = _paid(view, with_block(view, plot, block))
    change = [new - old for old, new in zip(before, after, strict=True)]
    gain = change[seat_of(view)]
    stack = (*view.plots[plot], block)
    return Prospect(plot, block, gain, gain - sum(change), not takers(view, stack))


def with_block(view: View, plot: int, block: Block) -> Plots:
    """The board with this block on this plot."""
    return changed(view.plots, plot, (*view.plots[plot], block))


def _paid(view: View, plots: Plots) -> list[int]:
    """What a scoring of this board would pay each seat."""
    paid = score_round(plots, [one.colour for one in view.colours])
    return [sum(paid[colour].points for colour in seat.colours) for seat in view.seats]


def takers(view: View, stack: Stack) -> list[Seat]:
    """The others who have a block in this round that could be put on this building."""
    return sorted({one.seat for one in _colours_able(view, stack)})


def _colours_able(view: View, stack: Stack) -> Iterator[ColourView]:
    """The colours of others whose highest block of this round may stand on this building."""
    for one in view.colours:
        highest = max((floors for floors in FLOORS if one.tray[floors - 1]), default=0)
        if one.seat != view.eye and highest >= floors_missing(stack, one.colour):
            yield one
