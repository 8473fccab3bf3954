"""Where on the pictures one touches the place of a card, and a card."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.games.sprawlopolis.opening import LANDMARK_SIDES
from engine.games.sprawlopolis.view import Stage, View
from engine.kit.grid import Cell
from render.games.sprawlopolis.board import plan_with
from render.games.sprawlopolis.card_row import row_places
from render.games.sprawlopolis.hand import boxes, other_places, others
from render.games.sprawlopolis.plane import Plane
from render.games.sprawlopolis.spots import places_in
from render.kit.layout import Box
from render.kit.outline import Outline, Places, pieces_in
from render.painter import Marks

SIDE_OF = {card: side for side, card in LANDMARK_SIDES.items()}


def places(view: View, marks: Marks) -> Places:
    """Places overlap, so that each is touched in the middle of where the card would lie, which no
    other card has as its middle."""
    plane = plan_with(view, marks).plane
    spots = places_in(marks)
    return Places({name: Outline.of(_middle(plane, spot.cell)) for name, spot in spots.items()})


def _middle(plane: Plane, corner: Cell) -> Box:
    """A box as large as a block."""
    (x, y), (width, height) = plane.card(corner).centre, plane.size
    return Box(x - width // 2, y - height // 2, width, height)


def hand_places(view: View, seat: Seat) -> Places:
    """The cards of the hand, and those beside it; a side of the landmarks by its letter."""
    shown = [one.card for one in others(view, seat)]
    top, below = boxes(view, len(shown))
    cards = [*zip(view.hand, row_places(top, len(view.hand)), strict=True)]
    cards += zip(shown, other_places(below, len(shown)), strict=True)
    named = [(_token(view, card), box) for card, box in cards]
    return Places(pieces=pieces_in(named))


def _token(view: View, card: str) -> str:
    return SIDE_OF.get(card, card) if view.stage is Stage.LANDMARKS else card
