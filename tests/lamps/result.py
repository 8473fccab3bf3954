"""Who wins and why, and the count of all pieces."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game import Outcome
from engine.core.seats import PUBLIC, Seat
from engine.core.words import plain
from engine.kit.ranks import ranks
from tests.lamps.hidden import view
from tests.lamps.pieces import TARGET
from tests.lamps.score import score
from tests.lamps.state import State
from tests.lamps.view import Stage


def outcome(state: State) -> Outcome | None:
    """The most light wins; a team wins with enough of it. All light goes on to the next episode."""
    if state.stage is not Stage.OVER:
        return None
    tallies = score(view(state, PUBLIC))
    points = [tally.points for tally in tallies]
    places, carry = ranks(points), str(sum(points))
    if not state.team:
        return Outcome(places, plain("light"), tallies, carry=carry)
    together = (1,) * len(state.hands)
    return Outcome(together, plain("light"), tallies, won=points[0] >= TARGET, carry=carry)


def conceded(state: State, staying: frozenset[Seat]) -> Outcome | None:
    """The light so far goes on, and those who stay win with it; none was lit, none goes on."""
    if not state.lamps:
        return None
    tallies = score(view(state, PUBLIC))
    places = tuple(1 if seat in staying else 2 for seat in range(len(state.hands)))
    carry = str(sum(tally.points for tally in tallies))
    return Outcome(places, plain("light"), tallies, carry=carry)


def inventory(state: State) -> Mapping[str, int]:
    """The cards, in hand or played."""
    return {"cards": sum(map(len, state.hands)) + len(state.spent)}
