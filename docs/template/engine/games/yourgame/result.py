"""Who wins and why, and the count of all pieces."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game import Outcome
from engine.core.seats import PUBLIC
from engine.core.words import msg
from engine.games.yourgame.hidden import view
from engine.games.yourgame.score import score
from engine.games.yourgame.state import State
from engine.kit.ranks import ranks


def outcome(state: State) -> Outcome | None:
    """The most points win; equals share the victory."""
    if not state.is_over:
        return None
    tallies = score(view(state, PUBLIC))
    places = ranks([tally.points for tally in tallies])
    together = places.count(1) > 1
    why = msg("yourgame-won-together") if together else msg("yourgame-won-by-points")
    return Outcome(places, why, tallies)


def inventory(state: State) -> Mapping[str, int]:
    """Every card, wherever it is."""
    held = [card for hand in state.hands for card in hand]
    built = [building.card for building in state.built]
    return {f"card {card}": 1 for card in (*held, *built, *state.aside)}
