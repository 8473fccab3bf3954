"""A few lines of text, as large as their box allows."""

from __future__ import annotations

from functools import lru_cache

from render.kit.colour import Colour
from render.kit.fonts import ELLIPSIS, Face, Font, Setting, width_of
from render.kit.layout import Box
from render.kit.sheet import Sheet

LEADING = 1.16


def paint_paragraph(
    sheet: Sheet, box: Box, words: str, font: Font, least: int, colour: Colour
) -> None:
    """Lines from the top left of the box."""
    setting = settled(words, font, least, (box.width, box.height))
    step = round(setting.font.size * LEADING)
    for number, line in enumerate(setting.lines):
        sheet.text((box.x, box.y + step // 2 + number * step), line, setting.font, colour)


@lru_cache(maxsize=512)
def settled(words: str, font: Font, least: int, room: tuple[int, int]) -> Setting:
    """The largest size at which the words fit; at the least one they are cut."""
    width, height = room
    for size in range(font.size, least - 1, -1):
        smaller = Font(font.face, size)
        lines = _wrapped(words, smaller, width)
        fits = all(width_of(line, smaller) <= width for line in lines)
        if fits and len(lines) * round(size * LEADING) <= height:
            return Setting(smaller, tuple(lines))
    return _cut(words, Font(font.face, least), room)


def _wrapped(words: str, font: Font, width: int) -> list[str]:
    lines: list[str] = []
    for word in words.split():
        if lines and width_of(f"{lines[-1]} {word}", font) <= width:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return lines


def _cut(words: str, font: Font, room: tuple[int, int]) -> Setting:
    count = max(1, room[1] // round(font.size * LEADING))
    lines = _wrapped(words, font, room[0])
    kept = [*lines[: count - 1], " ".join(lines[count - 1 :])]
    return Setting(font, tuple(_shortened(line, font, room[0]) for line in kept if line))


def _shortened(line: str, font: Font, width: int) -> str:
    if width_of(line, font) <= width:
        return line
    while line and width_of(line + ELLIPSIS, font) > width:
        line = line[:-1].rstrip()
    return line + ELLIPSIS


BODY = Font(Face.BODY, 27)
NAME = Font(Face.NAME, 29)
