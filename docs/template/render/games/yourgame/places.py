"""Where on the pictures one touches a plot, and a card."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.games.yourgame.view import View
from render.games.yourgame.board import plot_boxes
from render.games.yourgame.hand import card_boxes
from render.kit.outline import Outline, Places, pieces_in
from render.painter import Marks


def places(_: View, marks: Marks) -> Places:
    """The plots that are asked for."""
    boxes = plot_boxes()
    return Places({spot: Outline.of(boxes[spot]) for spot, _ in marks.spots})


def hand_places(view: View, _: Seat) -> Places:
    """The cards of the hand, by the tokens of their answers."""
    cards = zip(map(str, view.hand), card_boxes(len(view.hand)), strict=True)
    return Places(pieces=pieces_in(cards))
