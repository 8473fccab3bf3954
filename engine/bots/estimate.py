"""How good a move was, looked at afterwards: it is played on at tables that its player could not
tell from the real one, beside another move, with the same cards and the same dice for both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from statistics import fmean, stdev

from engine.bots.candidates import sample
from engine.bots.levels import MANY, hard, ranked
from engine.bots.search import Spent, played_on
from engine.bots.worth import prospects
from engine.core.choices import Draft
from engine.core.match import AnyMatch
from engine.core.rng import SEED_BYTES, Rng
from engine.core.seats import Seat

DICE = b"looking back".ljust(SEED_BYTES, b"\0")
"""The dice are the same every time, and have nothing to do with those of the game: whoever looks
back twice sees the same, and nothing that was hidden can be learned."""

MOST_TABLES = 1000
THINKING = MOST_TABLES - 1
"""The number of the table whose dice choose among ideas."""

Z = 2.4
"""How many standard errors a spread is wide, where there are many values. Six turns are looked at
closely: at this width luck alone makes one of them seem a mistake in fewer than one game of twenty.
"""

LOOKS = 6
"""How often the hard bot asks whether its time is over before it is."""


@dataclass(frozen=True)
class Estimate:
    """A mean, and how far from it the truth may well be: in 98 of 100 cases no further."""

    mean: float
    spread: float


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of these values, of which there are at least two, with Student's spread."""
    freedom = len(values) - 1
    # Student's t by its series: a few values by chance agree more than they should.
    wider = Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
    return Estimate(fmean(values), wider * stdev(values) / len(values) ** 0.5)


def better_by(instead: Sequence[float], played: Sequence[float]) -> Estimate:
    """How much more the one brought than the other at the same tables."""
    return estimate([one - other for one, other in zip(instead, played, strict=True)])


def imagined(
    match: AnyMatch, seat: Seat, actions: Sequence[Draft], tables: range
) -> list[tuple[float, ...]]:
    """What the seat would have come to with each of these actions, at each of these imagined
    tables, by number: as ``played_on`` counts. Follows from what the seat sees alone."""
    return list(zip(*(_at_table(match, seat, actions, number) for number in tables), strict=True))


def _at_table(
    match: AnyMatch, seat: Seat, actions: Sequence[Draft], number: int
) -> tuple[float, ...]:
    rng = _dice(match, number)
    table = match.twin(seat, rng)
    dice = rng.below(1 << 32).to_bytes(SEED_BYTES, "big")
    return tuple(played_on(table, seat, action, Rng(dice, 0)) for action in actions)


def _dice(match: AnyMatch, number: int) -> Rng:
    return Rng(DICE, match.ply * MOST_TABLES + number)


def promising(match: AnyMatch, seat: Seat, played: Draft) -> Draft | None:
    """The action beside this one that promises most at first sight; None where there is none."""
    rng = _dice(match, THINKING)
    view = match.seen_by(seat).view
    others = [one for one in sample(match.game, view, MANY, rng) if one != played]
    return ranked(match, seat, others, prospects)[0] if others else None


def bots_choice(match: AnyMatch, seat: Seat) -> Draft:
    """What the hard bot does here after so many tables as are counted, not timed."""
    return hard(match, seat, _dice(match, THINKING), _counted())


def _counted() -> Spent:
    """Time that passes by being looked at."""
    looks = count(1)
    return lambda _: next(looks) / LOOKS


def standing(match: AnyMatch) -> tuple[float, ...]:
    """How the seats of a match stand now, by the same measure as estimates."""
    seats = range(match.config.seats)
    return tuple(prospects(match.game, match.seen_by(seat).view, seat) for seat in seats)


def victory_bonus(match: AnyMatch) -> float:
    """How many points a victory counts for beside those on the table, in a match that is over."""
    seats = range(match.config.seats)
    return max(match.game.heuristic(match.seen_by(seat).view, seat) for seat in seats)
