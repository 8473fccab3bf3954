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
            before = _points(view)
            return max(walk(ask, view), key=lambda action: _worth(view, action, before))
        case _:
            return next(walk(ask, view))


def _worth(view: View, action: Draft, before: list[int]) -> tuple[int, bool, int]:
    """Own points first; among equals nobody's loss, then the lower block, to keep the high ones."""
    me, after = seat_of(view), _points(preview(view, action))
    harmless = all(after[seat] >= before[seat] for seat in range(len(before)) if seat != me)
    return after[me], harmless, -block_named(action[2], view.seats[me].colours).floors


def _points(view: View) -> list[int]:
    """Those of every seat, if they were counted now."""
    return [tally.points for tally in score(view)]
