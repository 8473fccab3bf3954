"""Making words fit: smaller, on more lines, and at last cut with an ellipsis.

Nothing is painted here. ``Sheet.line`` and ``Sheet.lines`` paint a ``Setting``.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from render.kit.fonts import Font, width_of

ELLIPSIS = "…"
TIGHTER = 4
"""How many sizes below its least one a text may go, if it then fits on more lines uncut."""

LEADING = 1.16
SENTENCE_LEADING = 4
LEAST_NAME, LEAST_HALF, LEAST_SENTENCE = 12, 11, 17

_BREAKS = re.compile(r"\s*(?:[^\s-]+-*|-+)")
"""Pieces between which a line may end: after a space or a hyphen."""


class Setting(NamedTuple):
    """Words that were made to fit: in which font, broken into which lines."""

    font: Font
    lines: tuple[str, ...]

    @property
    def width(self) -> int:
        """How wide the widest line is."""
        return max(width_of(line, self.font) for line in self.lines)

    @property
    def is_cut(self) -> bool:
        """Whether something had to be left out."""
        return any(line.endswith(ELLIPSIS) for line in self.lines)


def sizes(font: Font, least: int) -> Iterator[Font]:
    """The font and every smaller one of its face, down to the least size."""
    return (Font(font.face, size) for size in range(font.size, least - 1, -1))


def fit(text: str, font: Font, least: int, width: int, most_lines: int = 1) -> Setting:
    """Words for a width: first smaller, then on more lines, at last cut with an ellipsis."""
    for smaller in sizes(font, least):
        if width_of(text, smaller) <= width:
            return Setting(smaller, (text,))
    for smaller in sizes(Font(font.face, least), least - TIGHTER + 1):
        lines = wrap(_BREAKS.findall(text), _width_in(smaller), width)
        if len(lines) <= most_lines and all(width_of(line, smaller) <= width for line in lines):
            return Setting(smaller, tuple(lines))
    smallest = Font(font.face, least)
    lines = wrap(_BREAKS.findall(text), _width_in(smallest), width)
    return _shortened(lines, smallest, width, most_lines)


@lru_cache(maxsize=512)
def fit_paragraph(text: str, font: Font, least: int, room: tuple[int, int]) -> Setting:
    """Words for a width and a height, at the largest size that does; cut at the least one."""
    width, height = room
    for smaller in sizes(font, least):
        lines = wrap(words_of(text), _width_in(smaller), width)
        fits = all(width_of(line, smaller) <= width for line in lines)
        if fits and len(lines) * round(smaller.size * LEADING) <= height:
            return Setting(smaller, tuple(lines))
    smallest = Font(font.face, least)
    lines = wrap(words_of(text), _width_in(smallest), width)
    return _shortened(lines, smallest, width, max(1, height // round(least * LEADING)))


def fit_sentences(text: str, font: Font, room: tuple[int, int]) -> Setting:
    """Words for a width and a height, also broken after hyphens, and closer than a paragraph."""
    width, height = room
    setting = Setting(font, (text,))
    for smaller in sizes(font, LEAST_SENTENCE):
        lines = max(1, (height + SENTENCE_LEADING) // (smaller.size + SENTENCE_LEADING))
        setting = fit(text, smaller, smaller.size, width, lines)
        if setting.font == smaller and not setting.is_cut:
            break
    return setting


def fit_name(text: str, font: Font, room: tuple[int, int]) -> Setting:
    """A name on one line or on two, whichever can be larger. It is made small before it is cut."""
    width, height = room
    one = fit(text, _nearly(font, width_of(text, font), width), LEAST_NAME, width)
    lower = Font(font.face, max(LEAST_HALF, min(font.size, height // 2 - 1)))
    largest = _nearly(lower, _widest_half(text, lower), width)
    for smaller in sizes(largest, LEAST_HALF if one.is_cut else one.font.size + 1):
        two = fit(text, smaller, smaller.size, width, most_lines=2)
        if two.font == smaller and not two.is_cut:
            return two
    return one


def _nearly(font: Font, taken: int, width: int) -> Font:
    """The font, or one hardly too large for the width: measuring every size between is slow."""
    size = font.size * width // taken + 1
    return Font(font.face, max(LEAST_HALF, min(font.size, size)))


def _widest_half(text: str, font: Font) -> int:
    """How wide the words are on two lines, broken where that is best."""
    pieces = text.split()
    halves = ((pieces[:at], pieces[at:]) for at in range(1, len(pieces)))
    widths = [max(width_of(" ".join(half), font) for half in pair) for pair in halves]
    return min(widths, default=width_of(text, font))


def _width_in(font: Font) -> Callable[[str], int]:
    return lambda line: width_of(line, font)


def words_of(text: str) -> list[str]:
    """The words of a text, each with the space before it."""
    return [f" {word}" for word in text.split()]


def wrap(pieces: Iterable[str], width: Callable[[str], int], room: int) -> list[str]:
    """Lines of as many pieces as the room holds; a piece that is too wide has a line alone."""
    lines: list[str] = []
    for piece in pieces:
        if lines and width(lines[-1] + piece) <= room:
            lines[-1] += piece
        else:
            lines.append(piece.strip())
    return lines


def _shortened(lines: list[str], font: Font, width: int, most_lines: int) -> Setting:
    """So many of these lines; what is left over is cut."""
    if len(lines) > most_lines:
        lines = [*lines[: most_lines - 1], " ".join(lines[most_lines - 1 :])]
    return Setting(font, tuple(_cut(line, font, width) for line in lines))


def _cut(line: str, font: Font, width: int) -> str:
    """The line, or as much of it as leaves room for an ellipsis."""
    if width_of(line, font) <= width:
        return line
    beginnings = [line[:length].rstrip() + ELLIPSIS for length in range(len(line))]
    # Measuring is slow, and a longer beginning is never narrower.
    return beginnings[max(0, bisect_right(beginnings, width, key=_width_in(font)) - 1)]
