"""The next question before it is asked: playing one of the cards that are in hand already."""

from __future__ import annotations

from dataclasses import replace

from engine.core.ahead import Ahead
from engine.core.choices import Draft
from engine.core.errors import Refused
from engine.games.sprawlopolis.pieces import Laid
from engine.games.sprawlopolis.view import Stage, View
from engine.kit.grid import Cell, cell_named
from engine.kit.viewer import seat_of

REACH = 2
"""A card is two blocks wide and two high: one that begins so near to another touches it."""


def ahead(view: View) -> Ahead[View]:
    """A turn of this seat, with the cards that it holds now; what comes from a neighbour or off the
    deck is not known. Refused while the city is being opened, and where no turn is left."""
    if view.stage not in (Stage.PLAY, Stage.DRAWN):
        raise Refused("sprawlopolis-ahead-no-turn")
    seat, seats = seat_of(view), len(view.seats)
    turn = view.turn + ((seat - view.active) % seats or seats)
    if turn >= view.turns:
        raise Refused("sprawlopolis-ahead-no-turn")
    if not view.hand:
        raise Refused("sprawlopolis-ahead-no-card")
    after = replace(
        view, stage=Stage.PLAY, active=seat, asked=(seat,), turn=turn, drawn="", revealed=""
    )
    return Ahead(Stage.PLAY, after)


def at_stake(view: View, action: Draft) -> tuple[object, ...]:
    """The cards that lie where this one would, or beside it."""
    match action:
        case ("play" | "lay", _, corner, _):
            return tuple(tuple(one) for one in view.laid if _touches(one, cell_named(corner)))
    return ()


def _touches(one: Laid, corner: Cell) -> bool:
    return abs(one.cell.x - corner.x) <= REACH and abs(one.cell.y - corner.y) <= REACH
