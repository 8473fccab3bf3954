"""Round trips to the archive, for whoever counts them."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")

OnTrip = Callable[[float], None]
"""Told of every round trip to the archive, with its seconds; in the task that has made it."""


def unheard(_: float) -> None:
    """Told of round trips that nobody counts."""


async def timed(on_trip: OnTrip, trip: Awaitable[T]) -> T:
    """What this trip brings, or raises; its seconds are told either way."""
    began = time.monotonic()
    try:
        return await trip
    finally:
        on_trip(time.monotonic() - began)
