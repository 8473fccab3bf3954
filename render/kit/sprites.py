"""Sprites are drawn once and kept between pictures, within a bound in bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import partial, wraps
from itertools import count
from threading import Lock
from typing import TYPE_CHECKING, Generic, NamedTuple, ParamSpec, TypeVar, cast

from PIL import Image

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore, PixelAccess

P = ParamSpec("P")
Kind = TypeVar("Kind")

MOST_BYTES = 36 * 1024 * 1024
"""Of large sprites. What is over is painted again when needed."""

SMALL = 16 * 1024
"""Sprites of so many bytes are the parts of larger ones. All of them together take little room, and
to paint them takes as long as to put the larger one together: they do not make way for those."""

MOST_SMALL_BYTES = 10 * 1024 * 1024

MOST_KNOWN = 3000
"""Of how many sprites of a kind size and number are known. It is forgotten all at once."""

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
        try:  # one step of the interpreter, so it needs no lock
            self._entries.move_to_end(key)
        except KeyError:  # written out, because a page does this some thousand times
            return

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


SPRITES, SMALL_SPRITES = Budget(MOST_BYTES), Budget(MOST_SMALL_BYTES)
"""For the whole process, because the memory of the process is what must be bounded."""


class Cache(Generic[Kind]):
    """Things by name, as long as a budget has room for them."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._kept: dict[Hashable, Kind] = {}

    def use(self, name: Hashable) -> Kind | None:
        """What is kept by this name; None if nothing is, or not any more."""
        found = self._kept.get(name)
        if found is not None:
            self._budget.use(name)
        return found

    def keep(self, name: Hashable, kept: Kind, size: int) -> None:
        """Keep this, of so many bytes, by a name that no other cache uses."""
        self._kept[name] = kept
        self._budget.add(name, size, partial(self._kept.pop, name, None))


class Known(NamedTuple):
    """What is known of a sprite, also while its pixels are not kept."""

    number: int
    mode: str
    size: tuple[int, int]

    @classmethod
    def of(cls, image: Image.Image) -> Known:
        return cls(next(_NUMBERS), image.mode, image.size)


_NUMBERS = count(1)


class Sprite(Image.Image):
    """An image that is painted as soon as somebody asks for its pixels.

    In one process the same ``number`` means the same pixels. A copy of it is an image like any
    other.
    """

    def __init__(
        self,
        known: Known,
        paint: Callable[[], Image.Image],
        used: Callable[[], None] | None = None,
    ) -> None:
        super().__init__()
        self.number, self._mode, self._size = known
        self._paint, self._used = paint, used

    @classmethod
    def of(cls, image: Image.Image) -> Sprite:
        """These very pixels, with a number of their own."""
        sprite = cls(Known.of(image), lambda: image)
        sprite.load()
        return sprite

    def load(self) -> PixelAccess | None:
        """Paint it, unless it is painted."""
        self._be_painted()
        return super().load()

    @property
    def pixels(self) -> ImagingCore:
        """As ``im`` after ``load``, in a tenth of the time: a page asks some thousand times."""
        if self._im is None:
            self._be_painted()
        elif self._used is not None:
            self._used()
        return cast("ImagingCore", self._im)

    def _be_painted(self) -> None:
        if self._im is None:
            painted = self._paint()
            painted.load()
            self.im, self.palette = painted.im, painted.palette
        if self._used is not None:
            self._used()


class SpriteCache:
    """The sprites that one function paints. It knows more of them than it keeps."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, Sprite] = {}
        self._known: dict[Hashable, Known] = {}

    def find(self, name: Hashable) -> Sprite | None:
        """The sprite of this name, painted; None if none is kept, or not any more."""
        return self._kept.get(name)

    def now(self, name: Hashable, paint: Callable[[], Image.Image]) -> Sprite:
        """The sprite of this name, painted and kept."""
        painted = paint()
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        known = self._known.setdefault(name, Known.of(painted))
        budget = budget_of(known)
        sprite = Sprite(known, lambda: painted, partial(budget.use, name))
        sprite.load()
        self._kept[name] = sprite
        budget.add(name, bytes_of(sprite), partial(self._kept.pop, name, None))
        return sprite

    def later(self, name: Hashable, paint: Callable[[], Image.Image]) -> Sprite | None:
        """The sprite of this name, not painted yet; None if nothing is known of it."""
        known = self._known.get(name)
        if known is None:
            return None
        used = partial(budget_of(known).use, name)
        return Sprite(known, lambda: self.find(name) or self.now(name, paint), used)


def cached_sprite(paint: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Keep what this function paints. What was let go is painted again when its pixels are needed.

    Its arguments must be hashable, and nobody may draw on what it returns.
    """
    cache = SpriteCache()

    @wraps(paint)
    def painted_once(*args: P.args, **named: P.kwargs) -> Image.Image:
        name = (paint, args, *sorted(named.items())) if named else (paint, args)
        found = cache.find(name)
        if found is not None:
            return found
        work = partial(paint, *args, **named)
        return cache.later(name, work) or cache.now(name, work)

    return painted_once


def budget_of(sprite: Known) -> Budget:
    """Which of the two bounds this sprite."""
    return SMALL_SPRITES if bytes_of(sprite) <= SMALL else SPRITES


def bytes_of(painted: Image.Image | Known) -> int:
    """How much memory these pixels take."""
    width, height = painted.size
    return width * height * BYTES_OF_A_PIXEL.get(painted.mode, 4)


def forget_sprites() -> None:
    """Let go of all sprites."""
    SPRITES.clear()
    SMALL_SPRITES.clear()
