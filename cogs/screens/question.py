"""The private pages: the question with its numbered spots, the preview, the hand."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import chain

from cogs.screens.board import board_picture, text_board
from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.page import AnyPicture, Page
from cogs.ui.reader import Reader
from cogs.ui.widgets import Button, Place, Style, Widget, draw, hint_lines, narrowed, spot_numbers
from engine.core.actions import text_of
from engine.core.choices import Done, OneOf, SomeOf, Step
from engine.core.match import Preview
from engine.core.seats import Private, Seat, Seen
from engine.core.words import Msg, msg, typed
from locales import Speaker
from render.painter import Marks, paint_hand
from render.picture import Picture
from tables.play.preview_words import end_previewed, points_changed
from tables.play.question import Question
from tables.table import Table


async def question_page(
    table: Table, question: Question, reader: Reader, facets: tuple[str, ...] = ()
) -> Page:
    """The next question; or, when the action is whole, what it would do."""
    place = Place(table.id, question.opened, facets)
    alternatives = [alternative.option for alternative in question.alternatives]
    widgets = draw(question.step, place, question.answered > 0, reader.caption, alternatives)
    if question.preview is not None:
        return await _preview_page(table, question, question.preview, reader, widgets)
    lines = [reader.say(msg("hall-so-far", action=typed(text_of(question.draft))))]
    lines = lines if question.answered else []
    lines.append(reader.say(prompt_of(question.step)))
    lines += hint_lines(question.step, place, reader.say, alternatives)
    spots = marked_spots(question.step, facets)
    known = dict.fromkeys((*question.spots, *question.about))
    marks = Marks(spots=spots or tuple((spot, spot.upper()) for spot in known))
    picture = await _where_it_happens(table, question, question.seen, reader, marks)
    return Page(limits.cut_lines(lines, limits.CONTENT), (picture,), widgets)


async def _where_it_happens(
    table: Table, question: Question, seen: Seen[object, Private], reader: Reader, marks: Marks
) -> Picture[Private]:
    """The board where the question is about places on it; otherwise the hand, if there is one."""
    if not (marks.spots or marks.ghost or question.about):
        hand = await hand_picture(table, seen, reader)
        if hand is not None:
            return hand
    return await board_picture(table, seen, reader, marks)


def prompt_of(step: Step) -> Msg:
    """The sentence that asks; a whole action asks to be confirmed."""
    return msg("hall-confirm-it") if isinstance(step, Done) else step.prompt


def marked_spots(step: Step, facets: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """What the picture writes on the places to choose from: their numbers in the menu.

    Where the menus go by columns and rows there are no numbers. At first every place has a dot,
    and once something is chosen, those that are left bear their names.
    """
    match step:
        case OneOf(facets=(_, *_)) if any(facets):
            left = spot_numbers(narrowed(step, facets))
            return tuple((spot, spot.upper()) for spot, _ in left)
        case OneOf(facets=(_, *_)):
            return tuple((spot, "") for spot, _ in spot_numbers(step.options))
        case OneOf(options=options) | SomeOf(options=options):
            return spot_numbers(options)
    return ()


async def _preview_page(
    table: Table,
    question: Question,
    preview: Preview[object],
    reader: Reader,
    widgets: tuple[Widget, ...],
) -> Page:
    """The table as it would be, with the tried piece as a ghost; the end if it comes, what
    follows, and the points.
    """
    end = end_previewed(preview, len(table.seats))
    changes = points_changed(preview, len(table.seats))
    words = (*map(reader.caption, end), *words_of_changes(changes, reader.caption))
    marks = Marks(ghost=question.spots, words=words)
    picture = await _where_it_happens(table, question, preview.seen, reader, marks)
    lines = [f"**{reader.say(line)}**" for line in end]
    lines.append(reader.say(msg("hall-so-far", action=typed(text_of(question.draft)))))
    lines += [reader.say(line) for line in (*preview.told, *chain.from_iterable(changes))]
    return Page(limits.cut_lines(lines, limits.CONTENT), (picture,), widgets)


def words_of_changes(changes: Sequence[tuple[Msg, ...]], say: Speaker) -> tuple[str, ...]:
    """The changes for the picture. Those of several seats take one entry each: entries stand in
    columns, where a line of its own could be read as somebody else's."""
    if len(changes) == 1:
        return tuple(map(say, changes[0]))
    return tuple(" · ".join(map(say, lines)) for lines in changes)


async def hand_page(table: Table, seat: Seat, reader: Reader) -> Page:
    """What this seat holds, with the way to its move."""
    seen = table.shown().match.seen_by(seat)
    picture = await hand_picture(table, seen, reader)
    pictures: tuple[AnyPicture, ...] = (picture,) if picture is not None else ()
    text = reader.say(msg("hall-your-hand" if picture is not None else "hall-no-hand"))
    if picture is None:
        text = limits.cut_lines([text, *text_board(table, seen, reader.say)], limits.CONTENT)
    return Page(text, pictures, (move_button(table, reader),))


async def hand_picture(
    table: Table, seen: Seen[object, Private], reader: Reader
) -> Picture[Private] | None:
    """The hand, painted off the event loop; None where the game deals nothing secret."""
    alt = limits.first_lines(text_board(table, seen, reader.caption)[::-1], limits.ALT_TEXT)
    key = table.game.spec.key
    return await asyncio.to_thread(paint_hand, key, seen, reader.theme, reader.caption, alt)


def move_button(table: Table, reader: Reader) -> Button:
    """The way to one's move, from wherever one is."""
    press = Press(Op.MOVE, table.id)
    return Button(press, reader.say(msg("hall-move")), Style.MAIN)
