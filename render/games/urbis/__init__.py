"""Urbis in pictures: the whole city, the orders of one hand, and any quarter in large."""

from __future__ import annotations

from engine.games.urbis.view import View
from render.games.urbis import (
    board,
    detail,
    figures,
    ground,
    hand,
    in_hand,
    places,
    sample,
    symbols,
)
from render.games.urbis.motif import MOTIF
from render.painter import Painter, for_its_seat, places_for_its_seat

PAINTER: Painter[View] = Painter(
    motif=MOTIF,
    board=board.paint,
    hand=for_its_seat(hand.paint),
    samples=sample.samples,
    legend=symbols.sections,
    details=detail.details,
    ground=ground.paint,
    piece=in_hand.piece,
    figures=figures.figures,
    places=places.places,
    hand_places=places_for_its_seat(places.hand_places),
)
