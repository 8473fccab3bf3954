"""The points of every seat, as a tally with its parts."""

from __future__ import annotations

from engine.core.game import Part, Tally
from engine.core.words import msg
from engine.games.yourgame.points import points
from engine.games.yourgame.view import View


def score(view: View) -> tuple[Tally, ...]:
    """The points of everyone if they were counted now."""
    label = msg("yourgame-part-buildings")
    return tuple(
        Tally(seat, (Part(label, points(view.built, seat)),)) for seat in range(len(view.cards))
    )
