"""The private pages: the question with its numbered spots, the preview, the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.screens.board import open_button, text_board
from cogs.screens.coach import coach_buttons, tip
from cogs.screens.panel import hand_picture, preview_picture, question_picture
from cogs.ui import limits
from cogs.ui.answer_widgets import Place, draw, hint_lines
from cogs.ui.custom_id import Op, Press
from cogs.ui.page import AnyPicture, Page
from cogs.ui.reader import Reader
from cogs.ui.widgets import Button, Style
from engine.core.prospect import Preview
from engine.core.seats import Seat
from engine.core.words import msg
from tables.people.coaching import Coaching
from tables.play.preview_words import (
    end_previewed,
    good_move,
    points_changed,
    sentence_of,
    why_hinted,
)
from tables.play.question import Question, prompt_of
from tables.table import Table


@dataclass(frozen=True)
class Shown:
    """How a question is looked at: what is chosen on the way to one answer, whether its reader is
    coached, and whether all answers so far came as a hint."""

    facets: tuple[str, ...] = ()
    counts: tuple[int, ...] = ()
    coaching: Coaching = Coaching.NONE
    hinted: bool = False


FIRST_LOOK = Shown()


async def question_page(
    table: Table,
    question: Question,
    reader: Reader,
    shown: Shown = FIRST_LOOK,
) -> Page:
    """The next question, with a tip for whoever is coached; or, when the action is whole, what it
    would do."""
    place = Place(table.id, question.opened, shown.facets, shown.counts, shown.hinted)
    asides = (
        *coach_buttons(question, place, shown.coaching, reader.caption),
        *open_button(table, reader),
    )
    if question.preview is not None:
        return await _preview_page(table, question, question.preview, place, reader, asides)
    alternatives = [alternative.option for alternative in question.alternatives]
    lines = await tip(question, shown.coaching, reader)
    lines.append(f"**{reader.say(prompt_of(question.step))}**")
    lines += hint_lines(question.step, place, reader.say, alternatives)
    picture = await question_picture(table, question, place, reader)
    before = question.answered > 0
    widgets = draw(question.step, place, before, reader.caption, alternatives, asides=asides)
    return Page(limits.cut_lines(lines, limits.CONTENT), (picture,), widgets)


async def _preview_page(
    table: Table,
    question: Question,
    preview: Preview[object],
    place: Place,
    reader: Reader,
    asides: Sequence[Button],
) -> Page:
    """The end if it comes, the action as a sentence, what follows from it, and the points; below,
    the table as it would be. What can never be made good begins with its warning."""
    alternatives = [alternative.option for alternative in question.alternatives]
    widgets = draw(
        question.step,
        place,
        question.answered > 0,
        reader.caption,
        alternatives,
        preview.guard,
        asides,
    )
    picture = await preview_picture(table, question, preview, reader)
    lines = _preview_lines(table, question, preview, reader)
    if place.hinted:
        why = why_hinted(question, preview, lines, reader.say)
        lines = [good_move(reader.say), *lines, *why]
    return Page(limits.cut_lines(lines, limits.CONTENT), (picture,), widgets)


def _preview_lines(
    table: Table, question: Question, preview: Preview[object], reader: Reader
) -> list[str]:
    lines = [f"**{reader.say(line)}**" for line in end_previewed(preview, len(table.seats))]
    if preview.guard is not None:
        lines.append(reader.say(msg("ui-guard", warning=preview.guard.warning)))
    else:
        lines.append(f"**{reader.say(sentence_of(question, preview))}**")
    changes = points_changed(preview, len(table.seats), table.game.spec.forecast)
    return lines + [reader.say(line) for line in (*preview.told, *changes)]


async def hand_page(table: Table, seat: Seat, reader: Reader) -> Page:
    """What this seat holds, with the way to its move."""
    seen = table.shown().match.seen_by(seat)
    picture = await hand_picture(table, seen, reader)
    pictures: tuple[AnyPicture, ...] = (picture,) if picture is not None else ()
    text = reader.say(msg("ui-your-hand" if picture is not None else "ui-no-hand"))
    if picture is None:
        text = limits.cut_lines([text, *text_board(table, seen, reader.say)], limits.CONTENT)
    return Page(text, pictures, (move_button(table, reader),))


def move_button(table: Table, reader: Reader) -> Button:
    """The way to one's move, from wherever one is."""
    press = Press(Op.MOVE, table.id)
    return Button(press, reader.say(msg("ui-move")), Style.MAIN)
