"""An action as a sentence to its player."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.words import Msg, msg, typed
from engine.games.mycity import choices
from engine.games.mycity.choices import own_city
from engine.games.mycity.names import (
    building_name,
    cell_label,
    colour_name,
    sticker_name,
    target_name,
)
from engine.games.mycity.pieces import cell_named, cells_covered
from engine.games.mycity.stickers import goes_on_building
from engine.games.mycity.view import Chore, Verb, View, grant_of


def sentence(view: View, action: Draft) -> Msg:
    """What the player does: ``You build the Manor on C4, D4 and D5.``"""
    building = building_name(view.card) if view.card else None
    match action:
        case (Verb.PLACE, turn, cell) if building:
            cells = cells_covered(view.card, int(turn[1:]), cell_named(cell))
            return msg(
                "mycity-sentence-place", building=building, cells=tuple(map(cell_label, cells))
            )
        case (Verb.PASS | Verb.END as verb,) if building:
            return msg(f"mycity-sentence-{verb}", building=building)
        case (Chore.NAME, name):
            return msg("mycity-sentence-name", name=typed(name))
        case (Chore.COLOUR, colour):
            return msg("mycity-sentence-colour", colour=colour_name(colour))
        case (Chore.STICK, target):
            return _stuck(view, target)
        case (choices.NAMELESS,):
            return msg("mycity-sentence-nameless")
    raise ValueError(f"no such action: {action}")


def _stuck(view: View, target: str) -> Msg:
    grant = grant_of(own_city(view).tasks[0])
    where = "building" if goes_on_building(grant) else "cell"
    return msg(
        f"mycity-sentence-stick-{where}",
        sticker=sticker_name(grant.sticker),
        target=target_name(grant, target),
    )
