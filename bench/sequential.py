"""A test that may be looked at after every game, and stops as soon as it is sure.

It compares how likely the results are if the true share is the bar with how likely they are if it
is higher (or lower): every other share in steps of a hundredth counts alike. If the bar were true,
this comparison would ever reach 20 in at most one of 20 leagues, however often somebody looks; and
so it would for every share on the other side of the bar. A result may be any number from 0 to 1,
such as half a win.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from math import exp, fsum, log

SURE = 20.0
"""So much likelier must the results be without the bar: then it is 95 % sure."""

STEPS = 100


class Verdict(StrEnum):
    """What the results say about the bar."""

    ABOVE = "above"
    BELOW = "below"
    OPEN = "open"


def verdict(results: Sequence[float], bar: float) -> Verdict:
    """Whether the true share is sure to be above the bar, or below it; open while neither is."""
    shares = [step / STEPS for step in range(1, STEPS)]
    if evidence(results, bar, (share for share in shares if share > bar)) >= SURE:
        return Verdict.ABOVE
    if evidence(results, bar, (share for share in shares if share < bar)) >= SURE:
        return Verdict.BELOW
    return Verdict.OPEN


def evidence(results: Sequence[float], bar: float, others: Iterable[float]) -> float:
    """How much likelier these results are on average with the other shares than with the bar."""
    won, lost = fsum(results), len(results) - fsum(results)
    ratios = [exp(won * log(share / bar) + lost * log((1 - share) / (1 - bar))) for share in others]
    return fsum(ratios) / len(ratios)
