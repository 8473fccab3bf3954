"""How hard each band of a picture is packed: as quickly as the size of its file allows."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from render.kit.png import Band

MOST_BYTES = 119_000
"""Of all bands of a picture; with its colours a file has a thousand more."""

FORESEEN = 113_000
"""So many bytes are allowed by what is foreseen, which may be wrong by a twentieth."""

FAST, SMALL, SMALLEST = 2, 5, 6
"""Levels of zlib-ng. The first takes two fifths of the time of the second, and a quarter more
bytes; the last saves another twentieth for a third more time."""

LEVELS = FAST, SMALL, SMALLEST

SAVED = 0.2
"""Of the bytes of a band at the first level, by the second."""

STEP = 5
"""Every fifth band tells how large a picture would become. The upper ones alone would not: the
middle of a board is mostly denser than its lower end."""

Pack = Callable[[int, int], Band]
"""The band with this number from the top, at this level."""


def packed(count: int, pack: Pack) -> list[Band]:
    """All bands of a picture. They depend on its pixels alone.

    Some are packed quickly. If they tell that the whole picture would be too large so, as many of
    the others as must be are packed harder.
    """
    if not count:
        return []
    samples = {number: pack(number, FAST) for number in range(STEP // 2 % count, count, STEP)}
    mean = sum(len(band.packed) for band in samples.values()) / len(samples)
    hard = ceil(max(0.0, mean * count - FORESEEN) / (mean * SAVED))
    others = [number for number in range(count) if number not in samples]
    levels = dict.fromkeys(others, FAST) | dict.fromkeys(others[:hard], SMALL)
    bands = samples | {number: pack(number, level) for number, level in levels.items()}
    return _smaller([bands[number] for number in range(count)], pack)


def _smaller(bands: list[Band], pack: Pack) -> list[Band]:
    """The largest of them are packed again, harder, until all fit or none is left."""
    taken = sum(len(band.packed) for band in bands)
    for number in sorted(range(len(bands)), key=lambda number: -len(bands[number].packed)):
        if taken <= MOST_BYTES:
            break
        harder = pack(number, SMALLEST)
        taken += len(harder.packed) - len(bands[number].packed)
        bands[number] = harder
    return bands
