"""Type: the bundled faces, runs of text as reusable masks, and fitting words into a width."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from importlib.resources import as_file, files
from typing import NamedTuple
from unicodedata import normalize

from PIL import Image, ImageDraw, ImageFont

NO_SUCH_CHARACTER = "\U0010ffff"
LEAST_NAME = 2
ELLIPSIS = "…"
TIGHTER = 4
"""So many sizes below its least one a text may go, if it then fits on more lines uncut."""

_BREAKS = re.compile(r"\s*(?:[^\s-]+-*|-+)")
"""Pieces between which a line may end: after a space or a hyphen."""


class Face(StrEnum):
    """The faces by what they are for. Both families hold all Russian and Ukrainian letters."""

    TITLE = "Rubik_700Bold.ttf"
    LABEL = "Rubik_500Medium.ttf"
    NAME = "FiraSansCondensed_600SemiBold.ttf"
    BODY = "FiraSansCondensed_500Medium.ttf"


class Font(NamedTuple):
    """A face at a size in pixels."""

    face: Face
    size: int


@dataclass(frozen=True)
class Run:
    """A line of text as a mask; ``left`` and ``top`` lead from its baseline start to the mask."""

    mask: Image.Image
    left: int
    top: int
    width: int


class Setting(NamedTuple):
    """Words that were made to fit: in which font, broken into which lines."""

    font: Font
    lines: tuple[str, ...]


# A font of one size that has drawn something takes a third of a megabyte.
@lru_cache(maxsize=48)
def _load(font: Font) -> ImageFont.FreeTypeFont:
    # The basic layout needs no system library, so the same text gives the same pixels everywhere.
    with as_file(files("render").joinpath("assets", "fonts", font.face)) as path:
        return ImageFont.truetype(path, font.size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=2048)
def run(text: str, font: Font) -> Run:
    """This text in this font, ready to be stamped in any colour."""
    loaded = _load(font)
    left, top, right, bottom = (round(side) for side in loaded.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=loaded, anchor="ls")
    return Run(mask, left, top, width_of(text, font))


@lru_cache(maxsize=4096)
def width_of(text: str, font: Font) -> int:
    """How far the pen moves for this text."""
    return round(_load(font).getlength(text))


@lru_cache(maxsize=256)
def cap_height(font: Font) -> int:
    """The height of capitals and digits: what the eye centres a label by."""
    return -round(_load(font).getbbox("H", anchor="ls")[1])


@lru_cache(maxsize=4096)
def _known(character: str, face: Face) -> bool:
    loaded = _load(Font(face, 32))
    drawn, blank = loaded.getmask(character), loaded.getmask(NO_SUCH_CHARACTER)
    return drawn.size != blank.size or bytes(drawn) != bytes(blank)


def printable(text: str, face: Face) -> str:
    """The text without what the face cannot draw; ornamental letters become plain ones."""
    plain = normalize("NFKC", text)
    kept = (one for one in plain if one.isprintable() and _known(one, face))
    return " ".join("".join(kept).split())


def nickname(text: str, face: Face, otherwise: str) -> str:
    """A person's name as far as it can be drawn, or the other one when too little of it is left."""
    name = printable(text, face)
    return name if len(name) >= LEAST_NAME else printable(otherwise, face)


def fit(text: str, font: Font, least: int, width: int, most_lines: int = 1) -> Setting:
    """Make words fit a width: first smaller, then on more lines, at last cut with an ellipsis."""
    for size in range(font.size, least - 1, -1):
        smaller = Font(font.face, size)
        if width_of(text, smaller) <= width:
            return Setting(smaller, (text,))
    for size in range(least, least - TIGHTER, -1):
        smaller = Font(font.face, size)
        lines = _wrap(text, smaller, width)
        if len(lines) <= most_lines and all(width_of(line, smaller) <= width for line in lines):
            return Setting(smaller, tuple(lines))
    return _shortened(text, Font(font.face, least), width, most_lines)


def _shortened(text: str, font: Font, width: int, most_lines: int) -> Setting:
    lines = _wrap(text, font, width)
    if len(lines) > most_lines:
        lines = [*lines[: most_lines - 1], " ".join(lines[most_lines - 1 :])]
    return Setting(font, tuple(_cut(line, font, width) for line in lines))


def _wrap(text: str, font: Font, width: int) -> list[str]:
    lines: list[str] = []
    for piece in _BREAKS.findall(text):
        if lines and width_of(lines[-1] + piece, font) <= width:
            lines[-1] += piece
        else:
            lines.append(piece.strip())
    return lines


def _cut(line: str, font: Font, width: int) -> str:
    if width_of(line, font) <= width:
        return line
    while line and width_of(line + ELLIPSIS, font) > width:
        line = line[:-1].rstrip()
    return line + ELLIPSIS
