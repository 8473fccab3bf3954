"""What would follow from an action beside the points, in words."""

from __future__ import annotations

from dataclasses import replace

from engine.core.choices import Draft
from engine.core.words import Msg, msg, who
from engine.games.sprawlopolis.city import city_of
from engine.games.sprawlopolis.names import card_name, covered
from engine.games.sprawlopolis.opening import landmarks_laid
from engine.games.sprawlopolis.pieces import WRECKTAR, Card
from engine.games.sprawlopolis.view import View
from engine.kit.grid import cell_label, cell_name, cell_named
from engine.kit.viewer import seat_of


def explain(view: View, action: Draft) -> tuple[Msg, ...]:
    """Where the card would lie and what it would cover; or what else is decided."""
    match action:
        case ("play" | "lay", card, corner, _):
            return _would_lie(view, card, corner)
        case ("wrecktar", _) if view.last is not None:
            return _would_lie(view, WRECKTAR, cell_name(view.last.cell))
        case ("start", side, corner, _):
            return _would_lie(replace(view, laid=landmarks_laid(side)), view.top, corner)
        case ("highway", corner, _):
            place = cell_label(cell_named(corner))
            return (msg("sprawlopolis-highway-laid", who=who(seat_of(view)), place=place),)
        case ("reveal", card):
            return (msg("sprawlopolis-revealed", who=who(seat_of(view)), card=card_name(card)),)
    return (msg("sprawlopolis-kept", who=who(seat_of(view))),)


def _would_lie(view: View, card: Card, corner: str) -> tuple[Msg, ...]:
    cell, seat = cell_named(corner), who(seat_of(view))
    laid = msg("sprawlopolis-laid", who=seat, card=card_name(card), place=cell_label(cell))
    blocks = covered(city_of(view.laid), cell)
    return (msg("sprawlopolis-preview-covers", blocks=blocks),) if blocks else (laid,)
