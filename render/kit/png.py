"""PNG files in bands: rows that are compressed by themselves, so that they can be used again."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from typing import NamedTuple

from PIL import Image
from zlib_ng import zlib_ng

from render.kit.page import ROWS

SIGNATURE = b"\x89PNG\r\n\x1a\n"
RAW, MOST_MEMORY = -15, 9
"""For zlib: a band is a part of a stream, so it has no head; all the memory that it can use."""

STREAM_BEGINS, STREAM_ENDS = b"\x78\x01", b"\x03\x00"
BITS, IN_PALETTE = 8, 3
ADLER = 65521


class Band(NamedTuple):
    """Some rows of a picture, compressed: of so many bytes with this checksum."""

    packed: bytes
    length: int
    checksum: int


def rows_of(image: Image.Image) -> list[Image.Image]:
    """The parts of an image of which bands are made, from the top."""
    width, height = image.size
    tops = range(0, height, ROWS)
    return [image.crop((0, top, width, min(top + ROWS, height))) for top in tops]


def band_of(image: Image.Image, level: int, top: int = 0, bottom: int | None = None) -> Band:
    """The rows from ``top`` to ``bottom`` of an image in palette colours, all unless told, packed
    at this level of zlib-ng. To unpack them, no other band is needed."""
    # A column of zeros comes first: in front of every row stands how it is filtered, and none is.
    end = image.height if bottom is None else bottom
    data = image.crop((-1, top, image.width, end)).tobytes()
    work = zlib_ng.compressobj(level, zlib_ng.DEFLATED, RAW, MOST_MEMORY)
    packed = work.compress(data) + work.flush(zlib_ng.Z_SYNC_FLUSH)
    return Band(packed, len(data), zlib_ng.adler32(data))


def joined(size: tuple[int, int], colours: bytes, bands: Iterable[Band]) -> bytes:
    """The file of a picture that is made of these bands from the top, which cover it."""
    parts, checksum = [STREAM_BEGINS], 1
    for band in bands:
        parts.append(band.packed)
        checksum = _both(checksum, band)
    parts += [STREAM_ENDS, struct.pack(">I", checksum)]
    head = struct.pack(">IIBBBBB", *size, BITS, IN_PALETTE, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", b"".join(parts)), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks)


def _both(checksum: int, band: Band) -> int:
    """The checksum (Adler-32) of what it was for, and this band after it."""
    sums, more = (checksum >> 16, checksum & 0xFFFF), (band.checksum >> 16, band.checksum & 0xFFFF)
    whole = (sums[0] + more[0] + band.length * (sums[1] - 1)) % ADLER
    return whole << 16 | (sums[1] + more[1] - 1) % ADLER


def _chunk(name: bytes, data: bytes) -> bytes:
    return (
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib_ng.crc32(name + data))
    )
