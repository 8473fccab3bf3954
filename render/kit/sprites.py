"""What painters keep between pictures: sprites, on one shelf that holds only so many bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Generic, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
Sprite = TypeVar("Sprite", bound=Image.Image | tuple[Image.Image, ...])
Kept = TypeVar("Kept")

SHELF_BYTES = 32 * 1024 * 1024
"""Enough for the boards of all games in one theme. What is over is painted anew when needed."""

BYTES_OF_A_PIXEL = {"1": 1, "L": 1, "P": 1}
"""In memory; whatever has several channels takes four bytes."""


class Shelf(Generic[Kept]):
    """Keeps what was used last, as long as all of it together is not too large. For any thread."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._kept: OrderedDict[Hashable, tuple[Kept, int]] = OrderedDict()
        self._lock = Lock()
        self.bytes = 0

    def find(self, key: Hashable) -> Kept | None:
        """What stands under this key; it counts as used now."""
        with self._lock:
            found = self._kept.get(key)
            if found is None:
                return None
            self._kept.move_to_end(key)
            return found[0]

    def put(self, key: Hashable, one: Kept, size: int) -> None:
        """Keep this, and let go of what was used longest ago."""
        with self._lock:
            if key in self._kept:
                return
            self._kept[key] = one, size
            self.bytes += size
            while self.bytes > self._most_bytes:
                self.bytes -= self._kept.popitem(last=False)[1][1]

    def clear(self) -> None:
        """Begin anew."""
        with self._lock:
            self._kept.clear()
            self.bytes = 0


SHELF: Shelf[object] = Shelf(SHELF_BYTES)


def shelved(paint: Callable[P, Sprite]) -> Callable[P, Sprite]:
    """Keep what this function paints. Its arguments must be hashable, and nobody may draw on what
    it returns."""

    @wraps(paint)
    def kept(*args: P.args, **named: P.kwargs) -> Sprite:
        key = (paint, args, *sorted(named.items()))
        found = SHELF.find(key)
        if found is not None:
            return found  # type: ignore[return-value]
        painted = paint(*args, **named)
        SHELF.put(key, painted, bytes_of(painted))
        return painted

    return kept


def bytes_of(painted: Image.Image | tuple[Image.Image, ...]) -> int:
    """How much memory these pixels take."""
    if isinstance(painted, tuple):
        return sum(map(bytes_of, painted))
    return painted.width * painted.height * BYTES_OF_A_PIXEL.get(painted.mode, 4)
