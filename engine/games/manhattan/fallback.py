"""The safe action for a seat whose owner is away."""

from __future__ import annotations

from engine.core.choices import Draft, walk
from engine.games.manhattan.choices import ask, block_named
from engine.games.manhattan.preview import preview
from engine.games.manhattan.score import score
from engine.games.manhattan.selection import blocks_token, even_share
from engine.games.manhattan.view import Stage, View
from engine.kit.viewer import seat_of


def fallback(view: View) -> Draft:
    """An even share of blocks; the building that pays most now; the lowest block given up."""
    match view.stage:
        case Stage.CHOOSE:
            own = [one for one in view.colours if one.seat == view.eye]
            return ("blocks", *(blocks_token(even_share(view, one.supply)) for one in own))
        case Stage.BUILD:
            return max(walk(ask, view), key=lambda action: _worth(view, action))
        case _:
            return next(walk(ask, view))


def _worth(view: View, action: Draft) -> tuple[int, bool, int]:
    """Own points first; among equals nobody's loss, then the lower block, to keep the high ones."""
    me = seat_of(view)
    before, after = score(view), score(preview(view, action))
    others = [(old, new) for old, new in zip(before, after, strict=True) if old.seat != me]
    harmless = all(new.points >= old.points for old, new in others)
    return after[me].points, harmless, -block_named(action[2], view.seats[me].colours).floors
