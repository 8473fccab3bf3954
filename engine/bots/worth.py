"""What a position is worth to a seat: by the points on the table, or with what may become of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.core.game import AnyGame, Tally
from engine.core.seats import Seat

Judge = Callable[[AnyGame, object, Seat], float]
"""How a bot values what its seat sees."""


def points_now(game: AnyGame, view: object, seat: Seat) -> float:
    """The lead if the points were counted now."""
    return worth(game.score(view), seat)


def prospects(game: AnyGame, view: object, seat: Seat) -> float:
    """The lead with everything that the table holds for each seat beyond the points."""
    points = {tally.seat: tally.points for tally in game.score(view)}
    hopes = {
        one: count + game.heuristic(view, seat if one is None else one)
        for one, count in points.items()
    }
    return lead(hopes, seat)


def worth(tallies: Sequence[Tally], seat: Seat) -> float:
    """One's lead over the best of the others; in a team, the points of the team."""
    return lead({tally.seat: tally.points for tally in tallies}, seat)


def lead(points: Mapping[Seat | None, float], seat: Seat) -> float:
    """How far a seat is ahead of the best of the others; a team has nobody to be ahead of."""
    if seat not in points:
        return points.get(None, 0)
    others = [value for other, value in points.items() if other != seat]
    return points[seat] - max(others, default=0)
