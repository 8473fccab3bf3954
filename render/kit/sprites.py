"""Sprites are drawn once and kept between pictures, within a bound in bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import partial, wraps
from threading import Lock
from typing import ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
Sprite = TypeVar("Sprite", bound=Image.Image | tuple[Image.Image, ...])

MOST_BYTES = 32 * 1024 * 1024
"""Enough for the boards of all games in one theme. What is over is drawn again when needed."""

BYTES_OF_A_PIXEL = {"1": 1, "L": 1, "P": 1}
"""In memory; an image with several channels takes four bytes a pixel."""


class Budget:
    """Bounds the bytes that several caches keep together. May be used from any thread.

    It knows the keys and sizes of what is kept, and how to drop it; the caches hold the values.
    """

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._entries: OrderedDict[Hashable, tuple[int, Callable[[], object]]] = OrderedDict()
        self._lock = Lock()
        self.bytes = 0

    def use(self, key: Hashable) -> None:
        """Note that this entry was used now; nothing happens if it is not kept any more."""
        with self._lock, suppress(KeyError):
            self._entries.move_to_end(key)

    def add(self, key: Hashable, size: int, drop: Callable[[], object]) -> None:
        """Count a new entry, and drop those that were used longest ago until all fit.

        ``drop`` removes the entry from its cache. An entry that is counted already stays as it is.
        """
        with self._lock:
            if key in self._entries:
                return
            self._entries[key] = size, drop
            self.bytes += size
            while self.bytes > self._most_bytes:
                self._drop_oldest()

    def clear(self) -> None:
        """Drop all entries."""
        with self._lock:
            while self._entries:
                self._drop_oldest()

    def _drop_oldest(self) -> None:
        _, (size, drop) = self._entries.popitem(last=False)
        self.bytes -= size
        drop()


SPRITES = Budget(MOST_BYTES)
"""One for the process, because the memory of the process is what must be bounded."""


def cached_sprite(paint: Callable[P, Sprite]) -> Callable[P, Sprite]:
    """Keep what this function paints.

    Its arguments must be hashable, and nobody may draw on what it returns.
    """
    kept: dict[Hashable, Sprite] = {}

    @wraps(paint)
    def painted_once(*args: P.args, **named: P.kwargs) -> Sprite:
        key = (paint, args, *sorted(named.items()))
        found = kept.get(key)
        if found is not None:
            SPRITES.use(key)
            return found
        kept[key] = painted = paint(*args, **named)
        SPRITES.add(key, bytes_of(painted), partial(kept.pop, key, None))
        return painted

    return painted_once


def bytes_of(painted: Image.Image | tuple[Image.Image, ...]) -> int:
    """How much memory these pixels take."""
    if isinstance(painted, tuple):
        return sum(map(bytes_of, painted))
    return painted.width * painted.height * BYTES_OF_A_PIXEL.get(painted.mode, 4)
