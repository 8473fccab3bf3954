"""The safe action for a seat whose owner is away."""

from __future__ import annotations

from typing import Final

from engine.core.choices import Draft, walk
from engine.games.sprawlopolis.candidates import best, fitting
from engine.games.sprawlopolis.choices import ask, roadwork_to_lay
from engine.games.sprawlopolis.pieces import Card
from engine.games.sprawlopolis.view import Stage, View
from engine.kit.viewer import seat_of

LOOKED_AT_CLOSELY: Final = 16
"""Of all placements the stand-in counts so many in full: those that fit their neighbours best."""


def fallback(view: View) -> Draft:
    """The action that is worth most now, among the placements that fit their neighbours."""
    match view.stage:
        case Stage.PLAY if view.eye in view.asked:
            cards = (view.revealed,) if view.revealed else view.hand
            return best(view, _likely(view, "play", cards))
        case Stage.PLAY:
            return best(view, _likely(view, "lay", roadwork_to_lay(view, seat_of(view))))
        case Stage.DRAWN:
            return best(view, _likely(view, "lay", (view.drawn,)))
        case Stage.LAST_CALL:
            own = view.seats[seat_of(view)].roadwork
            return best(view, [*_likely(view, "lay", own), ("keep",)])
        case _:
            return best(view, list(walk(ask, view)))


def _likely(view: View, verb: str, cards: tuple[Card, ...]) -> list[Draft]:
    return fitting(view, verb, cards, LOOKED_AT_CLOSELY)
