"""The names of blocks and colours, as buttons and pictures say them."""

from __future__ import annotations

from functools import cache

from engine.core.words import Msg, msg, plain
from engine.games.manhattan.pieces import BOX, FLOORS, Block, Blocks, plot_name
from engine.games.manhattan.view import View
from engine.kit.glyphs import SIGNS
from engine.kit.viewer import seat_of

HIGH_FIRST = tuple(reversed(FLOORS))
"""The order in which the heights of blocks are counted."""


@cache
def plot_label(plot: int) -> Msg:
    """The name of a plot as the board has it: ``B7``."""
    return plain(plot_name(plot).upper())


def city_label(city: int) -> Msg:
    """The letter of a city as the board has it: ``B``."""
    return plain(BOX.cities[city].upper())


@cache
def floors_label(floors: int) -> Msg:
    """``3 floors``: the name of a block."""
    return msg("manhattan-floors", floors=floors)


@cache
def colour_label(colour: int) -> Msg:
    """``Amber``: needed only where somebody builds with two colours."""
    return msg(f"manhattan-colour-{BOX.colours[colour]}")


def in_colour(view: View, colour: int, said: Msg) -> Msg:
    """What is said about this colour, after its name where the player who looks has two."""
    if len(view.seats[seat_of(view)].colours) == 1:
        return said
    return msg("manhattan-in-colour", colour=colour_label(colour), said=said)


def block_label(view: View, block: Block) -> Msg:
    """``3 floors``, or ``▲ 3 floors`` for someone who builds with two colours."""
    name = floors_label(block.floors)
    if len(view.seats[seat_of(view)].colours) == 1:
        return name
    return msg("manhattan-colour-block", colour=SIGNS[block.colour], said=name)


def blocks_listed(blocks: Blocks) -> tuple[Msg, ...]:
    """``1 × 4 floors``, ``3 × 1 floor``: these blocks as the steppers count them."""
    return tuple(
        msg("ui-count", count=blocks[floors - 1], kind=floors_label(floors))
        for floors in HIGH_FIRST
        if blocks[floors - 1]
    )
