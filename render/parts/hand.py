"""What the pictures of all hands share: the title, and an example of what may be typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.actions import text_of
from engine.core.choices import Draft, OneOf, Option
from engine.core.seats import Seat
from engine.core.words import msg
from render.kit.canvas import Canvas
from render.kit.fonts import Face, Font
from render.kit.layout import Box
from render.kit.text import Setting, fit
from render.kit.theme import SeatStyle
from render.parts.header import Pill, paint_header
from render.parts.people import name_of
from render.parts.skyline import Motif

CAPTION = Font(Face.LABEL, 30)


def paint_hand_title(
    canvas: Canvas,
    motif: Motif,
    words: tuple[str, str],
    seat: Seat,
    styles: tuple[SeatStyle, ...] = (),
) -> None:
    """Title and subtitle, and whose hand it is. A seat with several colours has several styles."""
    shapes = styles or (canvas.theme.seats[seat],)
    caption = canvas.say(msg("picture-you-play"))
    paint_header(canvas, motif, words, Pill(caption, name_of(seat, canvas.say), shapes))


def middle_option(options: Sequence[Option], _draft: Draft) -> Option:
    """The option in the middle of the list: seldom a special case."""
    return options[len(options) // 2]


def example_of(
    ask: Callable[[Draft], object],
    pick: Callable[[Sequence[Option], Draft], Option] = middle_option,
) -> str:
    """An answer to the question, as it is typed; nothing where no option is left.

    ``ask`` gives the next question of a draft, ``pick`` chooses one of its options.
    """
    draft: Draft = ()
    while isinstance(step := ask(draft), OneOf):
        if not step.options:
            return ""
        draft = (*draft, pick(step.options, draft).token)
    return text_of(draft)


def paint_typed(canvas: Canvas, box: Box, typed: Setting, pad: int = 20) -> int:
    """A strip that begins with what may be typed; returns where its meaning may begin."""
    canvas.panel(box, pad, canvas.theme.raised)
    left, middle = box.x + 22, box.centre[1]
    words = canvas.say(msg("picture-example"))
    left += pad + canvas.text((left, middle), words, CAPTION, canvas.theme.muted)
    return left + pad + 8 + canvas.line((left, middle), typed, canvas.theme.text)


def paint_example(canvas: Canvas, box: Box, typed: Setting, meaning: str, least: int = 20) -> None:
    """A strip with what may be typed, and beside it what each word of it means."""
    left = paint_typed(canvas, box, typed)
    setting = fit(meaning, CAPTION, least, box.right - left - 16, most_lines=2)
    canvas.lines((left, box.centre[1]), setting, 30, canvas.theme.muted)
