"""The size in pixels of a picture, read from its first bytes."""

import struct

PNG = b"\x89PNG\r\n\x1a\n"
GIF = (b"GIF87a", b"GIF89a")
JPEG = b"\xff\xd8"
JPEG_FRAMES = {0xC0, 0xC1, 0xC2, 0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF}


def size_of(body: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG, GIF or JPEG; None for anything else."""
    if body.startswith(PNG) and len(body) >= 24:
        width, height = struct.unpack(">II", body[16:24])
        return width, height
    if body[:6] in GIF and len(body) >= 10:
        width, height = struct.unpack("<HH", body[6:10])
        return width, height
    return _jpeg_size(body) if body.startswith(JPEG) else None


def _jpeg_size(body: bytes) -> tuple[int, int] | None:
    place = 2
    while place + 9 < len(body) and body[place] == 0xFF:
        if body[place + 1] in JPEG_FRAMES:
            height, width = struct.unpack(">HH", body[place + 5 : place + 9])
            return width, height
        place += 2 + int.from_bytes(body[place + 2 : place + 4])
    return None
