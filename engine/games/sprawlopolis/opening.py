"""The questions before the first turn: landmarks with the starting card, and the highway."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from engine.core.choices import Done, Draft, OneOf, Option, Step
from engine.core.words import Msg, msg
from engine.games.sprawlopolis.city import city_of
from engine.games.sprawlopolis.names import card_name, covered, face_sign
from engine.games.sprawlopolis.pieces import BOX, Card, Laid, face_of
from engine.games.sprawlopolis.placing import TURNS
from engine.games.sprawlopolis.rotation import ask_turn
from engine.games.sprawlopolis.view import View
from engine.kit.ask_cell import ask_cell
from engine.kit.grid import Cell, Side, beyond, cell_named

LANDMARK_SIDES: Final = MappingProxyType({card[-1]: card for card in BOX.landmarks})
"""The sides of the landmark card by their tokens, ``a`` and ``b``."""

LANDMARK_CELL: Final = Cell(0, 0)
START_CELLS: Final = tuple(beyond(LANDMARK_CELL, side) for side in Side)
"""Where the starting card covers half of the landmarks: shifted by a block to any side (S26)."""


def landmarks_laid(side: str) -> tuple[Laid, ...]:
    """The landmark card alone on the table, this side up."""
    return (Laid(LANDMARK_SIDES[side], LANDMARK_CELL),)


def ask_start(start: Card, chosen: Draft) -> Step:
    """The side of the landmarks, where the starting card covers half of them, its turn."""
    match chosen:
        case ():
            return OneOf(msg("sprawlopolis-ask-side"), tuple(map(_side_option, LANDMARK_SIDES)))
        case (side,):
            return _ask_start_cell(start, side)
        case (side, corner):
            return ask_turn(landmarks_laid(side), start, cell_named(corner), TURNS)
    return Done()


def _side_option(side: str) -> Option:
    sign = face_sign(face_of(LANDMARK_SIDES[side]))
    return Option(side, msg("sprawlopolis-side", side=side.upper(), blocks=sign))


def _ask_start_cell(start: Card, side: str) -> OneOf:
    city = city_of(landmarks_laid(side))

    def hint(cell: Cell) -> Msg:
        return msg("sprawlopolis-hint-covers", blocks=covered(city, cell))

    return ask_cell(msg("sprawlopolis-ask-start", card=card_name(start)), START_CELLS, hint)


def ask_highway(view: View, chosen: Draft) -> Step:
    """At which end the next stretch joins, and which way round."""
    match chosen:
        case ():
            return ask_cell(msg("sprawlopolis-ask-highway"), view.highway_spots)
        case (corner,):
            return ask_turn(view.laid, view.highway, cell_named(corner), TURNS)
    return Done()
