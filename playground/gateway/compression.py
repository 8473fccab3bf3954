"""How frames are packed for the socket: plainly, with zlib, or as a zstd stream."""

import zlib
from typing import Protocol

ZSTD_MAGIC = b"\x28\xb5\x2f\xfd"
ZSTD_WINDOW_17 = bytes([0b00000000, 7 << 3])
"""Frame header: no content size, no checksum, no dictionary; a window of 2**17 bytes."""
ZSTD_LARGEST_BLOCK = 1 << 17


class Packing(Protocol):
    """Packs the frames of one connection, in order."""

    def pack(self, text: str) -> str | bytes: ...


class Plain:
    """Text frames, as they are."""

    def pack(self, text: str) -> str | bytes:
        return text


class ZlibStream:
    """One zlib stream for the whole connection, flushed after each frame."""

    def __init__(self) -> None:
        self._compressor = zlib.compressobj()

    def pack(self, text: str) -> str | bytes:
        packed = self._compressor.compress(text.encode())
        return packed + self._compressor.flush(zlib.Z_SYNC_FLUSH)


class ZstdStream:
    """One zstd frame for the whole connection, of raw blocks.

    A raw block is a valid one: any zstd reader accepts it, and no library is needed to write it.
    """

    def __init__(self) -> None:
        self._header = ZSTD_MAGIC + ZSTD_WINDOW_17

    def pack(self, text: str) -> str | bytes:
        header, self._header = self._header, b""
        body = text.encode()
        starts = range(0, len(body), ZSTD_LARGEST_BLOCK)
        return header + b"".join(_raw(body[n : n + ZSTD_LARGEST_BLOCK]) for n in starts)


def _raw(block: bytes) -> bytes:
    return (len(block) << 3).to_bytes(3, "little") + block


def packing(name: str | None) -> Packing | None:
    """The packing that a connection asked for; None when there is no such."""
    if name is None:
        return Plain()
    if name == "zlib-stream":
        return ZlibStream()
    return ZstdStream() if name == "zstd-stream" else None
