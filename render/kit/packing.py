"""How hard each band of a picture is packed: as quickly as the size of its file allows."""

from __future__ import annotations

from collections.abc import Callable

from render.kit.png import Band

MOST_BYTES = 119_000
"""Of all bands of a picture; with its colours a file has a thousand more."""

FORESEEN = 115_000
"""Bands are packed quickly while a picture looks as if it took so many at most."""

FAST, SMALL, SMALLEST = 2, 5, 6
"""Levels of zlib-ng. The first takes two fifths of the time of the second, and a quarter more
bytes; the last saves another twentieth for a third more time."""

Pack = Callable[[int, int], Band]
"""The band with this number from the top, at this level."""


def packed(count: int, pack: Pack) -> list[Band]:
    """All bands of a picture. They depend on its pixels alone.

    The upper ones are packed quickly. As soon as they tell that the whole picture would be too
    large so, all below are packed harder: never quickly again, because what is kept of a picture
    can be used for the next one only at the same level.
    """
    bands: list[Band] = []
    taken = 0
    for number in range(count):
        if number and taken * count > FORESEEN * number:
            break
        bands.append(pack(number, FAST))
        taken += len(bands[-1].packed)
    bands += [pack(number, SMALL) for number in range(len(bands), count)]
    return _smaller(bands, pack)


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
