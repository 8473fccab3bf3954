"""Names and sentences set into boxes, as large as there is room."""

from __future__ import annotations

from render.kit.colour import Colour
from render.kit.fonts import ELLIPSIS, Font, Setting, fit, width_of
from render.kit.layout import Box
from render.kit.sheet import Hold, Sheet

LEAST_NAME = 12
LEAST_HALF = 11
LEAST_TEXT = 17
LEADING = 4


def paint_name(sheet: Sheet, box: Box, words: str, font: Font, colour: Colour) -> None:
    """Words in the middle of a box, on one line or on two, whichever can be larger."""
    best = set_name(words, font, box[2:])
    step = best.font.size + 1
    first = box.centre[1] - (len(best.lines) - 1) * step // 2
    for number, line in enumerate(best.lines):
        at = (box.centre[0], first + number * step)
        sheet.text(at, line, best.font, colour, Hold.MIDDLE)


def set_name(words: str, font: Font, room: tuple[int, int]) -> Setting:
    """The larger of the two settings; a name is rather small than cut."""
    width, height = room
    one = fit(words, _nearly(font, width_of(words, font), width), LEAST_NAME, width)
    lower = Font(font.face, max(LEAST_HALF, min(font.size, height // 2 - 1)))
    largest = _nearly(lower, _widest_half(words, lower), width).size
    least = LEAST_HALF if is_cut(one) else one.font.size + 1
    for size in range(largest, least - 1, -1):
        two = fit(words, Font(font.face, size), size, width, most_lines=2)
        if two.font.size == size and not is_cut(two):
            return two
    return one


def _nearly(font: Font, taken: int, width: int) -> Font:
    """The font, or one hardly too large for the width: measuring every size between is slow."""
    size = font.size * width // taken + 1
    return Font(font.face, max(LEAST_HALF, min(font.size, size)))


def _widest_half(words: str, font: Font) -> int:
    """How wide the words are on two lines, broken where that is best."""
    pieces = words.split()
    halves = ((pieces[:at], pieces[at:]) for at in range(1, len(pieces)))
    widths = [max(width_of(" ".join(half), font) for half in pair) for pair in halves]
    return min(widths, default=width_of(words, font))


def paint_text(sheet: Sheet, box: Box, words: str, font: Font, colour: Colour) -> None:
    """Sentences from the left, in the middle of the height."""
    setting = set_text(words, font, box[2:])
    step = setting.font.size + LEADING
    first = box.centre[1] - (len(setting.lines) - 1) * step // 2
    for number, line in enumerate(setting.lines):
        sheet.text((box.x, first + number * step), line, setting.font, colour)


def set_text(words: str, font: Font, room: tuple[int, int]) -> Setting:
    """On as many lines as it takes, as large as the room allows."""
    width, height = room
    setting = Setting(font, (words,))
    for size in range(font.size, LEAST_TEXT - 1, -1):
        lines = max(1, (height + LEADING) // (size + LEADING))
        setting = fit(words, Font(font.face, size), size, width, lines)
        if setting.font.size == size and not is_cut(setting):
            break
    return setting


def is_cut(setting: Setting) -> bool:
    """Whether something had to be left out."""
    return any(line.endswith(ELLIPSIS) for line in setting.lines)
