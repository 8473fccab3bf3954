"""How a figure is told: what it is, what it may be, and whether it is."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from statistics import quantiles

LOOK, BUSY = 3.0, 0.1
"""For so many seconds a machine is looked at before it is measured. Where more than this share of
its cores is taken by something else, the figures depend on that as well."""


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


async def say_if_busy() -> None:
    """Look at the machine before it is measured, and say so where something else runs on it."""
    before = _machine()
    await asyncio.sleep(LOOK)
    busy, whole = (now - then for now, then in zip(_machine(), before, strict=True))
    if busy > BUSY * whole:
        print(f"     {busy / whole:.0%} of this machine is taken: do not believe what follows")


def _machine() -> tuple[float, float]:
    """Since the machine was started: the time that its cores have worked, and all of their time."""
    fields = [int(one) for one in Path("/proc/stat").read_text().split(maxsplit=9)[1:9]]
    return sum(fields) - fields[3] - fields[4], sum(fields)


def _told(what: str, held: bool, bar: float) -> bool:
    print(f"{'ok  ' if held else 'MISS'} {what}, bar {bar:g}", flush=True)
    return held
