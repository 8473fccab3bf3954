"""What comes to mind at a glance: for players in games that bots imagine."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.games.sprawlopolis.candidates import fitting
from engine.games.sprawlopolis.view import Stage, View


def ideas(view: View, most: int) -> list[Draft]:
    """The placements of cards in hand that fit their neighbours best; none in other stages."""
    if view.stage is not Stage.PLAY or view.eye not in view.asked:
        return []
    return fitting(view, "play", (view.revealed,) if view.revealed else view.hand, most)
