"""Sprawlopolis in pictures: a city that grows over a blueprint, its score sheet, and one hand."""

from __future__ import annotations

from engine.games.sprawlopolis.view import View
from render.games.sprawlopolis import (
    board,
    card_row,
    details,
    figures,
    ground,
    hand,
    places,
    sample,
    symbols,
)
from render.games.sprawlopolis.motif import MOTIF
from render.painter import Painter, for_its_seat, places_for_its_seat

PAINTER: Painter[View] = Painter(
    motif=MOTIF,
    board=board.paint,
    hand=for_its_seat(hand.paint),
    samples=sample.samples,
    legend=symbols.sections,
    details=details.details,
    ground=ground.paint,
    crop=ground.crop,
    piece=card_row.piece,
    figures=figures.figures,
    places=places.places,
    hand_places=places_for_its_seat(places.hand_places),
)
