"""Wake-ups: a process tells those that share its archive that something has changed in it."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Protocol

LOOK_SECONDS = 0.25


class Topic(StrEnum):
    """What has changed."""

    TABLES = "tables"
    SHARDS = "shards"


class Wakeups(Protocol):
    """How processes wake each other. What is told may be lost: everybody looks from time to time
    all the same."""

    def tell(self, topic: Topic) -> None:
        """Wake the other processes, soon and without waiting for it."""
        ...

    def listen(self, topic: Topic, wake: Callable[[], None]) -> None:
        """Call this whenever another process has told of such a change, or may have unheard."""
        ...

    async def close(self) -> None:
        """Tell and hear nothing any more."""
        ...


class TouchedFiles:
    """For an archive in a file: whoever tells touches a small file beside it, and the others look
    at it a few times a second."""

    def __init__(self, archive: Path) -> None:
        self._archive = archive
        self._seen: dict[Topic, int] = {}
        self._wakers: dict[Topic, list[Callable[[], None]]] = defaultdict(list)
        self._looking: asyncio.Task[None] | None = None

    def tell(self, topic: Topic) -> None:
        self._look(topic)
        with suppress(OSError):
            self._file(topic).touch()
        self._seen[topic] = self._touched(topic)

    def listen(self, topic: Topic, wake: Callable[[], None]) -> None:
        self._wakers[topic].append(wake)
        self._seen.setdefault(topic, self._touched(topic))
        if self._looking is None:
            self._looking = asyncio.create_task(self._stay(), name="wake-ups")

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.wait({self._looking})

    async def _stay(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for topic in self._wakers:
                self._look(topic)

    def _look(self, topic: Topic) -> None:
        touched = self._touched(topic)
        if touched == self._seen.get(topic, touched):
            return
        self._seen[topic] = touched
        for wake in self._wakers[topic]:
            wake()

    def _touched(self, topic: Topic) -> int:
        try:
            return self._file(topic).stat().st_mtime_ns
        except OSError:
            return 0

    def _file(self, topic: Topic) -> Path:
        return self._archive.with_name(f"{self._archive.name}.told-{topic}")


class Unheard:
    """For a process that shares its archive with nobody."""

    def tell(self, topic: Topic) -> None:
        """Nobody hears it."""

    def listen(self, topic: Topic, wake: Callable[[], None]) -> None:
        """Nobody tells anything."""

    async def close(self) -> None:
        """Nothing is open."""
