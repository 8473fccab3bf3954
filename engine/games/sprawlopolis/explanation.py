"""What would follow from an action beside the points, in words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choices import Draft
from engine.core.words import Msg, msg, who
from engine.games.sprawlopolis.city import city_of
from engine.games.sprawlopolis.names import zone_name
from engine.games.sprawlopolis.opening import landmarks_laid
from engine.games.sprawlopolis.pieces import BOX, Laid, beach_side, footprint
from engine.games.sprawlopolis.rotation import laid_at
from engine.games.sprawlopolis.view import View
from engine.kit.viewer import seat_of


def explain(view: View, action: Draft) -> tuple[Msg, ...]:
    """What the card would cover, and what that means for those who play on."""
    match action:
        case ("play" | "lay", card, corner, turn):
            new = laid_at(card, corner, turn)
            return (_covers(view.laid, new), *_binds(new), *_hands_on(view, action))
        case ("start", side, corner, turn):
            return (_covers(landmarks_laid(side), laid_at(view.top, corner, turn)),)
        case ("wrecktar", _):
            return (msg("sprawlopolis-preview-wrecktar"),)
        case ("highway", *_):
            return (msg("sprawlopolis-preview-highway"),)
        case ("reveal", _):
            return (msg("sprawlopolis-preview-reveal"),)
    return (msg("sprawlopolis-preview-keep"),)


def _covers(laid: tuple[Laid, ...], new: Laid) -> Msg:
    """How many blocks go out of sight, and what stands on them."""
    blocks = city_of(laid).blocks
    zones = [blocks[cell].zone for cell in footprint(new.cell) if cell in blocks]
    if not zones:
        return msg("sprawlopolis-preview-beside")
    named = tuple(zone_name(zone) for zone in dict.fromkeys(zones))
    return msg("sprawlopolis-preview-covers", count=len(zones), zones=named)


def _binds(new: Laid) -> Iterator[Msg]:
    """What a beach forbids for ever."""
    if new.card in BOX.beaches:
        side = beach_side(new.card, new.turned).value
        yield msg("sprawlopolis-preview-beach", side=side)


def _hands_on(view: View, action: Draft) -> Iterator[Msg]:
    """Who gets the rest of the hand."""
    left = len(view.hand) - 1
    if action[0] == "play" and left and len(view.seats) > 1 and not view.terms.is_duel:
        to = who((seat_of(view) + 1) % len(view.seats))
        yield msg("sprawlopolis-preview-hands-on", to=to, cards=left)
