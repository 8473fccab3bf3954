"""What would follow from an action beside the points, in words."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.words import Msg
from engine.games.yourgame.news import built_text
from engine.games.yourgame.pieces import Building
from engine.games.yourgame.view import View
from engine.kit.viewer import seat_of


def explain(view: View, action: Draft) -> tuple[Msg, ...]:
    """What would be built where."""
    _, card, plot = action
    return (built_text(Building(plot, seat_of(view), int(card))),)
