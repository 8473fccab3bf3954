"""A game as an animation: one painted board after another, in a GIF.

GIF, because every Discord client plays it where it stands. Our boards have fixed palettes, so it
costs no colours; and a frame holds only the pixels that have changed, the rest is see-through,
which makes the file a seventh of what whole frames would take.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata

from engine.core.seats import Public, Seen
from render.kit.palette import palette
from render.kit.sprites import cached_sprite
from render.kit.theme import Theme
from render.painter import NO_MARKS, painter_of
from render.picture import Say

WIDTH = 800
HOLE = 255
"""The last colour of a film's palette is no colour: what was there before shines through."""

MOST_BYTES = 8_000_000
WHOLE_MILLISECONDS = 40_000
SHORTEST, LONGEST, LAST = 350, 1500, 5000
PACKING = 1
CHANGED = [0] + [255] * 255
END = b";"

Size = tuple[int, int]


@dataclass(frozen=True)
class Frame:
    """One board in the colours of its palette, packed small while the others are painted."""

    size: Size
    packed: bytes

    def image(self) -> Image.Image:
        """The numbers of its colours, as an image."""
        return Image.frombytes("L", self.size, zlib.decompress(self.packed))


@dataclass(frozen=True)
class Film:
    """The finished file. Made of public scenes alone, so anyone may see it."""

    gif: bytes
    size: Size
    frames: int
    milliseconds: int


def paint_frame(key: str, seen: Seen[Any, Public], theme: Theme, say: Say) -> Frame:
    """What lies open on the table, at the width of a film."""
    board = painter_of(key).board(seen.view, NO_MARKS, theme, say)
    size = (WIDTH, round(board.height * WIDTH / board.width))
    mapped = _mapped(board.resize(size, Image.Resampling.LANCZOS), key, theme)
    return Frame(size, zlib.compress(mapped.tobytes(), PACKING))


def _mapped(image: Image.Image, key: str, theme: Theme) -> Image.Image:
    return image.quantize(palette=_palette(key, theme), dither=Image.Dither.NONE)


@cached_sprite
def _palette(key: str, theme: Theme) -> Image.Image:
    """The palette of the game without a colour in the place of the hole."""
    holder = Image.new("P", (1, 1))
    holder.putpalette(_colours(key, theme))
    return holder


def _colours(key: str, theme: Theme) -> bytes:
    """All 256; where the hole is stands the first colour again, which nothing is mapped to."""
    known = bytes(palette(key, theme).getpalette("RGB") or ())[: HOLE * 3]
    return known + known[:3] * (HOLE + 1 - len(known) // 3)


def join(frames: Sequence[Frame], key: str, theme: Theme, most: int = MOST_BYTES) -> Film:
    """The film of these frames. While the file is too large, every second frame is left out."""
    while True:
        film = _joined(frames, key, theme)
        if len(film.gif) <= most or len(frames) < 3:
            return film
        frames = [*frames[:-1:2], frames[-1]]


def _joined(frames: Sequence[Frame], key: str, theme: Theme) -> Film:
    size = WIDTH, max(frame.size[1] for frame in frames)
    pauses = [*[pause(len(frames))] * (len(frames) - 1), LAST]
    ground = _mapped(Image.new("RGB", (1, 1), theme.ground), key, theme).tobytes()[0]
    store = BytesIO()
    store.write(_head(size, _colours(key, theme)))
    for part in _parts(frames, pauses, size, ground):
        store.write(part)
    store.write(END)
    return Film(store.getvalue(), size, len(frames), sum(pauses))


def pause(count: int) -> int:
    """For how many milliseconds each of so many frames is shown; less in a long game."""
    return min(LONGEST, max(SHORTEST, WHOLE_MILLISECONDS // count // 10 * 10))


def _head(size: Size, colours: bytes) -> bytes:
    """The signature, a palette of 256 for all frames, and that it begins again after its end."""
    again = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
    return b"GIF89a" + struct.pack("<HHBBB", *size, 0xF7, 0, 0) + colours + again


def _parts(
    frames: Sequence[Frame], pauses: Sequence[int], size: Size, ground: int
) -> Iterator[bytes]:
    """Every frame as what it changes. One that is lower than the others stands at the top."""
    before: Image.Image | None = None
    for frame, milliseconds in zip(frames, pauses, strict=True):
        now = Image.new("L", size, ground)
        now.paste(frame.image(), (0, 0))
        image, at = (now, (0, 0)) if before is None else _change(before, now)
        yield from getdata(image, at, duration=milliseconds, transparency=HOLE, disposal=1)
        before = now


def _change(before: Image.Image, now: Image.Image) -> tuple[Image.Image, tuple[int, int]]:
    """The changed pixels, with holes between them, and where their frame begins."""
    mask = ImageChops.difference(before, now).point(CHANGED)
    box = mask.getbbox() or (0, 0, 1, 1)
    image = Image.new("L", now.size, HOLE)
    image.paste(now, (0, 0), mask)
    return image.crop(box), (box[0], box[1])
