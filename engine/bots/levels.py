"""How well a bot plays. All three judge a position by the points that would be counted now."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from engine.bots.candidates import candidates, sample
from engine.bots.search import best_by_search
from engine.bots.worth import worth
from engine.core.choices import Draft
from engine.core.match import AnyMatch
from engine.core.rng import Rng
from engine.core.seats import Seat

FEW = 6
MANY = 400
SHORT_LIST = 6

Enough = Callable[[], bool]
"""Whether the time for thinking is over."""


class Level(StrEnum):
    """What a host may ask for."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


def choose(match: AnyMatch, seat: Seat, level: Level, rng: Rng, enough: Enough) -> Draft:
    """The action that a bot of this level takes for this seat."""
    match level:
        case Level.EASY:
            return easy(match, seat, rng)
        case Level.NORMAL:
            return ranked(match, seat, rng)[0]
        case Level.HARD:
            short_list = ranked(match, seat, rng)[:SHORT_LIST]
            return best_by_search(match, seat, short_list, rng, enough)


def easy(match: AnyMatch, seat: Seat, rng: Rng) -> Draft:
    """Random, but sensible: of a few actions, one of the better half."""
    view = match.seen_by(seat).view
    few = _by_worth(match, seat, sample(match.game, view, FEW, rng))
    return rng.pick(few[: (len(few) + 1) // 2])


def ranked(match: AnyMatch, seat: Seat, rng: Rng) -> list[Draft]:
    """What looks best right after it is done comes first; equals are in random order."""
    view = match.seen_by(seat).view
    return _by_worth(match, seat, rng.shuffled(candidates(match.game, view, MANY, rng)))


def _by_worth(match: AnyMatch, seat: Seat, actions: tuple[Draft, ...] | list[Draft]) -> list[Draft]:
    game, view = match.game, match.seen_by(seat).view
    points = {action: worth(game.forecast(game.foresee(view, action)), seat) for action in actions}
    return sorted(points, key=lambda action: -points[action])
