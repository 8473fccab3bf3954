"""What a question points at beside a cell of the grid: cards in the hand, sides of a card."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from engine.kit.grid import Cell, cell_name, cell_named

HAND: Final = "hand"
ROADWORK: Final = "roadwork"
SIDES: Final = "sides"
CARD_ROWS: Final = (HAND, ROADWORK, SIDES)
"""Rows of cards that a question may be about: the hand, one's Roadwork, the landmarks' sides."""

SIDE_JOINT: Final = "/"


class Kind(StrEnum):
    """What a spot marks: where a card may go; or, to explain something, a single block, or a whole
    card with its outline. The value is the sign before its name."""

    PLACE = ""
    BLOCK = "@"
    CARD = "#"


class Spot(NamedTuple):
    """The cell of a block, or of the top left block of a card; for the starting card also which
    side of the landmarks is chosen to lie under it."""

    cell: Cell
    side: str = ""
    kind: Kind = Kind.PLACE


def start_spot(cell: Cell, side: str) -> str:
    """The spot of the starting card on this side of the landmarks."""
    return f"{cell_name(cell)}{SIDE_JOINT}{side}"


def spot_named(name: str) -> Spot:
    """The spot with this name. It must not be a row of cards."""
    if name[0] in (Kind.BLOCK, Kind.CARD):
        return Spot(cell_named(name[1:]), kind=Kind(name[0]))
    cell, _, side = name.partition(SIDE_JOINT)
    return Spot(cell_named(cell), side)
