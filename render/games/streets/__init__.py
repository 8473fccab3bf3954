"""Streets in pictures: a city that grows in every direction, and the tiles of one hand."""

from __future__ import annotations

from engine.core.words import msg
from engine.games.streets.view import View
from render.games.streets import (
    board,
    crop,
    detail,
    ground,
    hand,
    numbers,
    piece,
    places,
    sample,
    symbols,
)
from render.games.streets.motif import MOTIF
from render.painter import Painter, for_its_seat, places_for_its_seat

PAINTER: Painter[View] = Painter(
    motif=MOTIF,
    board=board.paint,
    hand=for_its_seat(hand.paint),
    samples=sample.samples,
    legend=symbols.sections,
    details=detail.details,
    ground=ground.paint,
    crop=crop.paint,
    piece=piece.paint,
    figures=numbers.figures,
    places=places.places,
    hand_places=places_for_its_seat(places.hand_places),
    counted=msg("streets-picture-if-ended"),
)
