"""Type: the bundled faces, and runs of text as masks that are used again."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from importlib.resources import as_file, files
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import normalize

from PIL import Image, ImageFont

from render.kit.sprites import Sprite

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

NO_SUCH_CHARACTER = "\U0010ffff"
LEAST_NAME = 2

STEPS = 3
SHADES = [round(round(value * STEPS / 255) * 255 / STEPS) for value in range(256)]
"""How dark a pixel at the edge of a letter is: one of a few steps, as in all that is drawn. With
all 256 of them files of much text were a fifth larger, and looked the same side by side."""


class Face(StrEnum):
    """The faces by what they are for. Both families hold all Russian and Ukrainian letters."""

    TITLE = "Rubik_700Bold.ttf"
    LABEL = "Rubik_500Medium.ttf"
    NAME = "FiraSansCondensed_600SemiBold.ttf"
    BODY = "FiraSansCondensed_500Medium.ttf"

    # Fonts are looked up some thousand times a picture; that of an enumeration is a slow one.
    __hash__ = str.__hash__


class Font(NamedTuple):
    """A face at a size in pixels."""

    face: Face
    size: int


@dataclass(frozen=True)
class Run:
    """A line of text as a mask; ``left`` and ``top`` lead from its baseline start to the mask."""

    mask: Sprite
    left: int
    top: int
    width: int


# A font of one size that has drawn something takes a third of a megabyte.
@lru_cache(maxsize=48)
def _load(font: Font) -> ImageFont.FreeTypeFont:
    # The basic layout needs no system library, so the same text gives the same pixels everywhere.
    with as_file(files("render").joinpath("assets", "fonts", font.face)) as path:
        return ImageFont.truetype(path, font.size, layout_engine=ImageFont.Layout.BASIC)


class _Glyph(NamedTuple):
    """A character as a mask; ``left`` and ``top`` lead from its place on the baseline to it."""

    mask: ImagingCore
    left: int
    top: int
    width: int
    height: int


# To draw a line of text takes milliseconds; to join its characters, a twentieth of that.
@lru_cache(maxsize=4096)
def glyph(character: str, font: Font) -> _Glyph:
    """One character."""
    core, (left, top) = _load(font).getmask2(character, "L", anchor="ls")
    mask = Image.new("L", core.size).im
    mask.paste(core, (0, 0, *core.size))
    return _Glyph(mask, left, top, *core.size)


@lru_cache(maxsize=4096)
def _advance(character: str, font: Font) -> float:
    """How far the next character is from this one."""
    return _load(font).getlength(character)


def _places(text: str, font: Font) -> list[float]:
    """Where each character stands, and where the next one would. Our faces say nothing about pairs
    of characters that the basic layout could read."""
    return list(accumulate((_advance(one, font) for one in text), initial=0.0))


@lru_cache(maxsize=2048)
def run(text: str, font: Font) -> Run:
    """This text in this font, ready to be stamped in any colour."""
    *starts, end = _places(text, font)
    glyphs = [glyph(character, font) for character in text]
    lefts = [round(x) + one.left for x, one in zip(starts, glyphs, strict=True)]
    edges = [x + one.width for x, one in zip(lefts, glyphs, strict=True)]
    left, right = min(lefts, default=0), max(edges, default=1)
    top = min((one.top for one in glyphs), default=0)
    bottom = max((one.top + one.height for one in glyphs), default=1)
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    paste = mask.im.paste
    for x, (character, _, rise, width, height) in zip(lefts, glyphs, strict=True):
        paste(255, (x - left, rise - top, x - left + width, rise - top + height), character)
    # Without ``Image.point``, which rounds every number of the table before it uses it.
    mask.im = mask.im.point(SHADES, None)
    return Run(Sprite.of(mask), left, top, round(end))


@lru_cache(maxsize=4096)
def width_of(text: str, font: Font) -> int:
    """The width of this text in pixels."""
    return round(_places(text, font)[-1])


@lru_cache(maxsize=256)
def cap_height(font: Font) -> int:
    """The height of capitals and digits, by which labels are centred."""
    return -round(_load(font).getbbox("H", anchor="ls")[1])


@lru_cache(maxsize=4096)
def _known(character: str, face: Face) -> bool:
    loaded = _load(Font(face, 32))
    drawn, blank = loaded.getmask(character), loaded.getmask(NO_SUCH_CHARACTER)
    return drawn.size != blank.size or bytes(drawn) != bytes(blank)


@lru_cache(maxsize=2048)
def printable(text: str, face: Face) -> str:
    """The text without what the face cannot draw; ornamental letters become plain ones."""
    plain = normalize("NFKC", text)
    kept = (one for one in plain if one.isprintable() and _known(one, face))
    return " ".join("".join(kept).split())


def nickname(text: str, face: Face, otherwise: str) -> str:
    """A person's name as far as it can be drawn; ``otherwise`` if hardly anything is left."""
    name = printable(text, face)
    return name if len(name) >= LEAST_NAME else printable(otherwise, face)
