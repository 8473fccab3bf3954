"""Pictures that were painted a while ago: the same picture is never painted twice."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from pickle import PicklingError
from typing import Any, NamedTuple, TypeVar, cast

from engine.core.seats import Eye, Seen
from render.picture import Picture
from tables.fingerprint import fingerprint
from tables.processes import Urgency, Work

R = TypeVar("R")

MOST_BYTES = 16 * 1024 * 1024
"""About a hundred boards: those that followers ask for, and panels that are opened again."""

MOST_PICTURES = 256


class Key(NamedTuple):
    """What makes two pictures the same: who looks, and all that is painted.

    The eyes stand by themselves, so that no two audiences can ever share a picture.
    """

    eyes: tuple[Eye, ...]
    content: bytes


def key_of(work: Callable[..., object], args: tuple[object, ...]) -> Key | None:
    """The key of what this function paints from these; None for what cannot be told apart."""
    if any(isinstance(arg, list) for arg in args):
        return None
    try:
        content = fingerprint((work, args))
    except (PicklingError, AttributeError, TypeError, ValueError):
        return None
    return Key(tuple(arg.eye for arg in args if isinstance(arg, Seen)), content)


class PictureCache:
    """Paints elsewhere what it has not kept, and keeps the latest pictures.

    Who asks for a picture that is being painted waits for that one. What fails is not kept: all who
    waited are told, and the next who asks tries again.
    """

    def __init__(self, elsewhere: Work, most_bytes: int = MOST_BYTES) -> None:
        self._elsewhere = elsewhere
        self._most_bytes = most_bytes
        self._kept: OrderedDict[Key, Picture[Any]] = OrderedDict()
        self._begun: dict[Key, asyncio.Task[Any]] = {}
        self.bytes = 0

    async def __call__(self, urgency: Urgency, work: Callable[..., R], /, *args: object) -> R:
        key = key_of(work, args)
        if key is None:
            return await self._elsewhere(urgency, work, *args)
        if key in self._kept:
            self._kept.move_to_end(key)
            return cast(R, self._kept[key])
        task: asyncio.Task[R] = self._begun.get(key) or self._begin(key, urgency, work, args)
        # Others may wait for it too, so it goes on when one of them gives up.
        return await asyncio.shield(task)

    def _begin(
        self, key: Key, urgency: Urgency, work: Callable[..., R], args: tuple[object, ...]
    ) -> asyncio.Task[R]:
        task = asyncio.ensure_future(self._elsewhere(urgency, work, *args))
        self._begun[key] = task
        task.add_done_callback(lambda done: self._end(key, done))
        return task

    def _end(self, key: Key, task: asyncio.Task[Any]) -> None:
        del self._begun[key]
        if task.cancelled() or task.exception() is not None:
            return
        if isinstance(task.result(), Picture):
            self._keep(key, task.result())

    def _keep(self, key: Key, picture: Picture[Any]) -> None:
        self._kept[key] = picture
        self.bytes += len(picture.png)
        while self.bytes > self._most_bytes or len(self._kept) > MOST_PICTURES:
            _, oldest = self._kept.popitem(last=False)
            self.bytes -= len(oldest.png)
