"""The stages that come up in a game."""

from __future__ import annotations

from functools import lru_cache

from engine.core.choices import Draft, walk
from engine.core.game import AnyGame
from engine.core.match import AnyMatch, start
from engine.core.options import Config
from engine.core.seats import Seat

SEED = b"sixteen bytes ok"
MOST_PLIES = 1000


@lru_cache(maxsize=32)
def stages(game: AnyGame) -> tuple[str, ...]:
    """The stages of the turns of two games, at the smallest and at the largest table, in which
    everyone takes the first answer.
    """
    found: dict[str, None] = {}
    for seats in dict.fromkeys(game.spec.seats):
        found.update(dict.fromkeys(_played(game, Config(seats))))
    return tuple(found)


def _played(game: AnyGame, config: Config) -> list[str]:
    match, found = start(game, config, SEED), []
    for _ in range(MOST_PLIES):
        if match.turn is None:
            break
        found.append(str(match.turn.stage))
        seat = match.turn.seats[0]
        match = match.follow(seat, _first(game, match, seat))
    return found


def _first(game: AnyGame, match: AnyMatch, seat: Seat) -> Draft:
    """The first legal action, which is found quickest; the fallback where one must be typed."""
    view = match.seen_by(seat).view
    return next(walk(game.ask, view), None) or game.fallback(view)
