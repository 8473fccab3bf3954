"""What must be read before an action that ends the game in somebody else's favour."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.game import Guard
from engine.core.seats import Seat
from engine.core.words import Msg, msg, who
from engine.games.urbis.preview import preview
from engine.games.urbis.view import Ending, View, winners


def guard(view: View, action: Draft) -> Guard | None:
    """The warning, if somebody else would win by it; passing is never a choice."""
    if action == ("pass",):
        return None
    after = preview(view, action)
    if not after.ending or view.me in winners(after):
        return None
    first = winners(after)[0]
    does = msg("urbis-guard-does", who=who(first))
    return Guard(_warning(after, first), does, msg("urbis-guard-instead"))


def _warning(after: View, first: Seat) -> Msg:
    """Whose quarter is complete; or the points of the winner and the own ones."""
    if after.ending is Ending.QUARTER:
        return msg("urbis-guard-quarter", who=who(first))
    points, mine = after.score(first).points, after.score(after.me).points
    return msg("urbis-guard-points", who=who(first), points=points, mine=mine)
