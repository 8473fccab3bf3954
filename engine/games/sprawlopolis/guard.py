"""What must be read before an action that can never be made good."""

from __future__ import annotations

from engine.core.choices import Draft
from engine.core.game import Guard
from engine.core.words import msg
from engine.games.sprawlopolis.points import unlaid_penalty
from engine.games.sprawlopolis.view import View
from engine.kit.viewer import seat_of


def guard(view: View, action: Draft) -> Guard | None:
    """Before Roadwork is kept in the last call: what it costs for good."""
    if action != ("keep",):
        return None
    cost = -unlaid_penalty(view.seats[seat_of(view)].roadwork)
    return Guard(
        warning=msg("sprawlopolis-guard-keep", points=cost),
        does=msg("sprawlopolis-verb-keep", points=cost),
        instead=msg("sprawlopolis-guard-lay"),
    )
