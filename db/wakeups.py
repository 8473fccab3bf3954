"""Wake-ups: a process tells those that share its archive that something has changed in it."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Protocol


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


class Unheard:
    """For an archive in a file: the others look often enough."""

    def tell(self, topic: Topic) -> None:
        """Nobody hears it."""

    def listen(self, topic: Topic, wake: Callable[[], None]) -> None:
        """Nobody tells anything."""

    async def close(self) -> None:
        """Nothing is open."""
