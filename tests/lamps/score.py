"""The points of every seat, as a tally with its parts."""

from __future__ import annotations

from engine.core.game import Part, Tally
from engine.core.seats import Seat
from engine.core.words import plain
from tests.lamps.points import light
from tests.lamps.view import View


def score(view: View) -> tuple[Tally, ...]:
    """The light of everyone's lamps; of all lamps and of the episode before, for a team."""
    if not view.team:
        return tuple(tally(view, seat) for seat in range(view.seats))
    now = Part(plain("light"), light(view.lamps))
    return (Tally(None, (Part(plain("before"), view.before), now)),)


def tally(view: View, seat: Seat) -> Tally:
    """The light of one seat."""
    own = [lamp for lamp in view.lamps if lamp.seat == seat]
    return Tally(seat, (Part(plain("light"), light(own)),))
