"""Your Game in pictures: twelve plots with cards on them, and the cards of one hand."""

from __future__ import annotations

from engine.games.yourgame.view import View
from render.games.yourgame import board, hand, places, sample, symbols
from render.games.yourgame.motif import MOTIF
from render.painter import Painter, for_its_seat, places_for_its_seat

PAINTER: Painter[View] = Painter(
    motif=MOTIF,
    board=board.paint,
    hand=for_its_seat(hand.paint),
    samples=sample.samples,
    legend=symbols.sections,
    places=places.places,
    hand_places=places_for_its_seat(places.hand_places),
)
