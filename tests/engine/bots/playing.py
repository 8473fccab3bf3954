"""Moments of random games, and time that is counted in looks at the clock."""

from itertools import count

from engine.core.options import Config
from tests.laws.playing import play


def moments(game, seats, every=30):
    """Some moments of a random game, each with a seat that is asked."""
    for number, ply in enumerate(play(game, Config(seats))):
        if number % every == every // 3:
            yield ply.before, ply.seat


def after(looks):
    """The time is over after so many looks at the clock."""
    seen = count(1)
    return lambda _: next(seen) / looks
