"""Whether all is well with Boroughs: what a host's checks and ``/admin health`` are told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, Protocol, TypeVar

from tables.backlog import Backlog, backlog
from tables.context import Context
from tables.monitor import Error
from tables.processes import Urgency

log = logging.getLogger(__name__)

T = TypeVar("T")

PATIENCE = 2.0
"""An archive that has not answered after so many seconds does not answer."""
FRESH = 1.0
"""Whoever asks again within so many seconds gets the same answer."""


class Problem(StrEnum):
    """What can be wrong."""

    GATEWAY = "gateway"
    ARCHIVE = "archive"
    WORKERS = "workers"


@dataclass(frozen=True)
class Gateway:
    """The connection to Discord: how many shards this process has leased and is connected to, and
    the longest way to Discord and back in seconds, None where it is not known. ``processes`` share
    ``total`` shards, of which ``unserved`` are served by nobody; a process that has not joined them
    yet knows of none."""

    shards: int = 0
    connected: int = 0
    latency: float | None = None
    total: int = 0
    processes: int = 0
    unserved: int = 0

    @property
    def is_well(self) -> bool:
        """Whether every shard that is ours is connected. Whoever stands by has none."""
        stands_by = self.shards == 0 and self.processes > 0
        return stands_by or 0 < self.shards <= self.connected


@dataclass(frozen=True)
class Waiting:
    """Work that waits for a process: how much, and for how many seconds the oldest."""

    count: int
    oldest: float


@dataclass(frozen=True)
class Health:
    """How the bot is. ``backlog`` is None where the archive does not answer, and otherwise took
    ``seconds`` to tell; ``overdue`` are workers that do not look any more."""

    gateway: Gateway
    backlog: Backlog | None
    seconds: float
    queues: Mapping[str, Waiting]
    overdue: tuple[str, ...]
    errors: tuple[Error, ...]

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What is wrong; nothing where all is well."""
        wrong = {
            Problem.GATEWAY: not self.gateway.is_well,
            Problem.ARCHIVE: self.backlog is None,
            Problem.WORKERS: bool(self.overdue),
        }
        return tuple(problem for problem, ill in wrong.items() if ill)


class Pool(Protocol):
    """Where work waits for a process."""

    def waiting(self) -> int:
        """How much of it waits."""

    def age(self, urgency: Urgency) -> float:
        """For how many seconds the oldest has waited."""


class Shared(Generic[T]):
    """Makes something once for all who ask at the same time or soon after. Who stops waiting for it
    does not stop it, so that there is never more than one under way."""

    def __init__(self, make: Callable[[], Awaitable[T]], seconds: float = FRESH) -> None:
        self._make = make
        self._seconds = seconds
        self._made: asyncio.Future[T] | None = None
        self._begun = 0.0

    async def __call__(self) -> T:
        """What was made, or what making it has raised."""
        if self._made is None or (self._made.done() and self._is_stale()):
            self._begun = time.monotonic()
            self._made = asyncio.ensure_future(self._make())
        return await asyncio.shield(self._made)

    def _is_stale(self) -> bool:
        return time.monotonic() - self._begun >= self._seconds


class HealthCheck:
    """Looks at everything that can be wrong. It always answers within ``PATIENCE``."""

    def __init__(self, context: Context, pools: Mapping[str, Pool] | None = None) -> None:
        self._context = context
        self._pools = pools or {}
        self._archive = Shared(self._ask)

    async def __call__(self, gateway: Gateway) -> Health:
        """How the bot is now, given how it is connected."""
        found, seconds = await self._backlog()
        queues = {
            name: Waiting(pool.waiting(), pool.age(Urgency.AT_LEISURE))
            for name, pool in self._pools.items()
        }
        monitor = self._context.monitor
        return Health(gateway, found, seconds, queues, monitor.overdue(), monitor.errors)

    async def _backlog(self) -> tuple[Backlog | None, float]:
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._archive()
        except Exception as error:
            log.warning("the archive does not answer: %r", error)
            return None, PATIENCE

    async def _ask(self) -> tuple[Backlog, float]:
        began = time.monotonic()
        return await backlog(self._context), time.monotonic() - began
