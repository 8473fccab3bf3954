"""How a figure is told: what it is, what it may be, and whether it is."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import quantiles


def p95(seconds: Sequence[float]) -> float:
    """The 95th percentile, in milliseconds."""
    return 1000 * quantiles(seconds, n=20)[-1]


def ratio(what: str, ours: float, theirs: float, bar: float) -> bool:
    """Print one number divided by another; whether that is within its bar."""
    return _told(
        f"{what}: {ours:.1f} ÷ {theirs:.1f} = {ours / theirs:.2f}", ours / theirs <= bar, bar
    )


def at_most(what: str, value: float, bar: float) -> bool:
    """Print a number; whether it is no more than its bar."""
    return _told(f"{what}: {value:.2f}", value <= bar, bar)


def at_least(what: str, value: float, bar: float) -> bool:
    """Print a number; whether it is no less than its bar."""
    return _told(f"{what}: {value:.2f}", value >= bar, bar)


def _told(what: str, held: bool, bar: float) -> bool:
    print(f"{'ok  ' if held else 'MISS'} {what}, bar {bar:g}", flush=True)
    return held
