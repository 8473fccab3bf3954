"""Where pictures are painted: never on the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeVar

R = TypeVar("R")


class Paint(Protocol):
    """Calls a function that paints, and returns what it returns. The function and its arguments can
    be sent to another process."""

    async def __call__(self, work: Callable[..., R], /, *args: object) -> R: ...


async def paint_here(work: Callable[..., R], /, *args: object) -> R:
    """Paint in a thread of this process, where there are no others for it."""
    return await asyncio.to_thread(work, *args)
