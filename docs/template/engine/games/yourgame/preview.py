"""The view right after an action, and the end that it may bring."""

from __future__ import annotations

from dataclasses import replace

from engine.core.choices import Draft
from engine.core.game import End
from engine.games.yourgame.pieces import Building
from engine.games.yourgame.score import score
from engine.games.yourgame.view import View
from engine.kit.ranks import leaders
from engine.kit.rows import changed, without
from engine.kit.viewer import seat_of


def preview(view: View, action: Draft) -> View:
    """The table with this building on it."""
    _, card, plot = action
    seat, number = seat_of(view), int(card)
    return replace(
        view,
        cards=changed(view.cards, seat, view.cards[seat] - 1),
        built=(*view.built, Building(plot, seat, number)),
        hand=without(view.hand, number),
    )


def preview_end(view: View, action: Draft) -> End | None:
    """The last card of the last player; all that counts then lies open."""
    after = preview(view, action)
    if len(after.built) < view.rounds * len(view.cards):
        return None
    return End(leaders([tally.points for tally in score(after)]))
