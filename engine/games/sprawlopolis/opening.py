"""The questions before the first turn: landmarks with the starting card, and the highway."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from engine.core.choices import Done, Draft, OneOf, Option, Step
from engine.core.words import msg
from engine.games.sprawlopolis.pieces import BOX, Laid
from engine.games.sprawlopolis.placing import TURNS
from engine.games.sprawlopolis.rotation import ask_turn
from engine.games.sprawlopolis.spots import SIDES, start_spot
from engine.games.sprawlopolis.view import View
from engine.kit.ask_cell import ask_cell
from engine.kit.grid import Cell, Side, beyond, cell_label, cell_name

LANDMARK_SIDES: Final = MappingProxyType({card[-1]: card for card in BOX.landmarks})
"""The sides of the landmark card by their tokens, ``a`` and ``b``."""

LANDMARK_CELL: Final = Cell(0, 0)
START_CELLS: Final = tuple(
    sorted((beyond(LANDMARK_CELL, side) for side in Side), key=lambda c: c[::-1])
)
"""Where the starting card covers half of the landmarks, in reading order: shifted by a block to
any side (S26)."""


def landmarks_laid(side: str) -> tuple[Laid, ...]:
    """The landmark card alone on the table, this side up."""
    return (Laid(LANDMARK_SIDES[side], LANDMARK_CELL),)


def ask_start(view: View, chosen: Draft) -> Step:
    """The side of the landmarks, where the starting card covers half of them, its turn."""
    match chosen:
        case ():
            prompt = msg("sprawlopolis-ask-side")
            return OneOf(prompt, tuple(map(_side_option, LANDMARK_SIDES)), about=(SIDES,))
        case (side,):
            options = tuple(_start_option(side, cell) for cell in START_CELLS)
            return OneOf(msg("sprawlopolis-ask-start"), options, piece=view.top)
        case (_, _):
            return ask_turn(view.terms, view.top, TURNS)
    return Done()


def _side_option(side: str) -> Option:
    return Option(side, msg("sprawlopolis-side", side=side.upper()))


def _start_option(side: str, cell: Cell) -> Option:
    return Option(cell_name(cell), cell_label(cell), spot=start_spot(cell, side))


def ask_highway(view: View, chosen: Draft) -> Step:
    """At which end the next stretch joins, and which way round."""
    match chosen:
        case ():
            where = ask_cell(msg("sprawlopolis-ask-highway"), view.highway_spots)
            return OneOf(where.prompt, where.options, piece=view.highway)
        case (_,):
            return ask_turn(view.terms, view.highway, TURNS)
    return Done()
