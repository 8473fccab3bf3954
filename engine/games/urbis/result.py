"""Who wins and why, and the count of all pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.core.game import Outcome
from engine.core.words import Msg, msg, who
from engine.games.urbis.city import guarded_places
from engine.games.urbis.points import Standing, standing
from engine.games.urbis.score import tallies
from engine.games.urbis.state import State
from engine.kit.ranks import ranks


def outcome(state: State) -> Outcome | None:
    """A complete quarter wins without counting; otherwise the most points, then the most coins."""
    if state.ending is None:
        return None
    points = tallies(state.city)
    if state.winner is not None:
        places = tuple(1 if seat == state.winner else 2 for seat in state.city.seats)
        return Outcome(places, msg("urbis-won-by-quarter", who=who(state.winner)), points)
    standings = [standing(state.city, seat) for seat in state.city.seats]
    return Outcome(ranks(standings), decided_by(standings), points)


def decided_by(standings: Sequence[Standing]) -> Msg:
    """The first thing in which the best player is ahead of all others."""
    best, second = sorted(standings, reverse=True)[:2]
    for index, reason in enumerate(("points", "coins")):
        if best[index] != second[index]:
            return msg(f"urbis-won-by-{reason}")
    return msg("urbis-won-together")


def inventory(state: State) -> Mapping[str, int]:
    """Every coin, guard, order and building, wherever it lies."""
    city = state.city
    plots = [plot for quarter in city.quarters for plot in quarter.plots]
    count = Counter((*state.deck, *city.removed, *state.left_out))
    for row in (*state.hands, *state.piles, *(quarter.used for quarter in city.quarters)):
        count.update(row)
    count.update(piece for plot in plots for piece in (plot.card, plot.building) if piece)
    count["coin"] = city.treasury + sum(quarter.coins for quarter in city.quarters)
    count["guard token"] = city.guards + len(guarded_places(city))
    return count
