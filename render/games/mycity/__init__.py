"""My City in pictures: the own board large and the others small; for the public, all alike."""

from __future__ import annotations

from engine.core.words import msg
from engine.games.mycity.view import View
from render.games.mycity import (
    board,
    detail,
    hand,
    panel,
    piece,
    places,
    rules_now,
    sample,
    symbols,
)
from render.games.mycity.motif import MOTIF
from render.painter import Painter, for_its_seat

PAINTER: Painter[View] = Painter(
    motif=MOTIF,
    board=board.paint,
    hand=for_its_seat(hand.paint),
    samples=sample.samples,
    legend=symbols.sections,
    details=detail.details,
    ground=panel.paint,
    crop=panel.crop,
    piece=piece.piece,
    rules_now=rules_now.paint,
    figures=panel.figures,
    places=places.places,
    counted=msg("mycity-picture-forecast"),
)
