"""Who laid the card that was laid last, as far as the open table tells."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.games.sprawlopolis.pieces import BOX
from engine.games.sprawlopolis.view import Stage, View

WITHIN_A_TURN = (Stage.DRAWN, Stage.WRECKTAR)


def mover(view: View) -> Seat | None:
    """The seat that laid the newest card; None for the starting card and where it is not known."""
    if view.last is None or len(view.seats) == 1:
        return None
    if view.last.card in BOX.roadwork:
        return _road_builder(view)
    if view.last.card in BOX.interstate:
        return 1 - view.active if view.stage is Stage.HIGHWAY else None
    if view.stage in WITHIN_A_TURN:
        return view.active if _has_begun(view) else None
    if view.turn == 0:
        return None
    return (view.active - 1) % len(view.seats)


def _has_begun(view: View) -> bool:
    """Whether more lies on the table than what the game starts with."""
    return len(view.laid) > 1 + view.terms.landmarks


def _road_builder(view: View) -> Seat | None:
    """Everyone begins with one Roadwork card: a single seat without one has laid it."""
    done = [seat for seat, one in enumerate(view.seats) if not one.roadwork]
    return done[0] if len(done) == 1 else None
