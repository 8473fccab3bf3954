"""Manhattan in pictures: six islands of towers, and the cards of one hand."""

from __future__ import annotations

from engine.games.manhattan.view import View
from render.games.manhattan import (
    board,
    counts,
    detail,
    ground,
    hand,
    places,
    plates,
    sample,
    symbols,
)
from render.games.manhattan.motif import MOTIF
from render.painter import Painter, for_its_seat, places_for_its_seat

PAINTER: Painter[View] = Painter(
    motif=MOTIF,
    board=board.paint,
    hand=for_its_seat(hand.paint),
    samples=sample.samples,
    legend=symbols.sections,
    emblems=plates.emblems,
    details=detail.details,
    ground=ground.ground,
    crop=ground.crop,
    counts=counts.counts,
    places=places.places,
    hand_places=places_for_its_seat(places.hand_places),
)
