"""The picture beside a private question: what it shows of the table, and with which numbers."""

from __future__ import annotations

from cogs.screens.described import described_hand, described_panel
from cogs.ui.answer_widgets import Place, spot_numbers
from cogs.ui.facets import facet_asked, narrowed
from cogs.ui.reader import Reader
from engine.core.choices import (
    Counts,
    Done,
    OneOf,
    Option,
    SomeOf,
    Step,
    tokens_of,
)
from engine.core.game import Tally
from engine.core.prospect import Preview
from engine.core.seats import Private, Seat, Seen
from locales import Speaker
from render.painter import Marks
from render.picture import Picture
from render.pictures.panel import Change, Frame, Panel
from tables.play.preview_words import whose
from tables.play.question import Question
from tables.table import Table


async def question_picture(
    table: Table, question: Question, place: Place, reader: Reader
) -> Picture[Private]:
    """The places to choose from with what is in the hand, the answers in frames, or the pieces to
    count; where the question is about none of these, the hand, if there is one."""
    panel = _panel(question, place, reader.caption)
    if panel == Panel():
        hand = await hand_picture(table, question.seen, reader)
        if hand is not None:
            return hand
    return await _painted(table, question.seen, panel, reader)


async def preview_picture(
    table: Table, question: Question, preview: Preview[object], reader: Reader
) -> Picture[Private]:
    """The table as it would be, with the tried piece as a ghost and the points that change."""
    changes = tuple(_totals(preview, reader.caption))
    about = question.spots or question.about
    if not about and not changes:
        hand = await hand_picture(table, preview.seen, reader)
        if hand is not None:
            return hand
    panel = Panel(Marks(ghost=question.spots), changes=changes)
    return await _painted(table, preview.seen, panel, reader)


async def _painted(
    table: Table, seen: Seen[object, Private], panel: Panel, reader: Reader
) -> Picture[Private]:
    given = (table.game.spec.key, seen, panel, reader.theme, reader.caption)
    return await reader.paint(described_panel, *given)


async def hand_picture(
    table: Table, seen: Seen[object, Private], reader: Reader
) -> Picture[Private] | None:
    """The hand, painted off the event loop; None where the game deals nothing secret."""
    public = table.shown().match.public()
    given = (table.game.spec.key, seen, public, reader.theme, reader.caption)
    return await reader.paint(described_hand, *given)


def _panel(question: Question, place: Place, say: Speaker) -> Panel:
    step = question.step
    if isinstance(step, Counts):
        return Panel(piece=question.piece, counts=place.counts or step.start)
    frames = frames_of(question, say)
    if frames:
        return Panel(piece=question.piece, frames=frames)
    spots = marked_spots(step, place.facets)
    known = dict.fromkeys((*question.spots, *question.about))
    marks = Marks(spots=spots or tuple((spot, "") for spot in known))
    return Panel(marks, question.piece) if marks.spots or question.piece else Panel()


def marked_spots(step: Step, facets: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """What the picture writes on the places to choose from: what their buttons say.

    While the buttons stand for whole columns, every place has a dot and the picture has
    coordinates. Once a column is chosen, its places bear the names of their rows.
    """
    match step:
        case OneOf(facets=(_, *_)):
            left = narrowed(step, facets)
            index = facet_asked(step, facets)
            names = [_name(option, index) for option in left]
            apart = len(set(names)) == len(names)
            return tuple(
                (option.spot, name if apart else "")
                for option, name in zip(left, names, strict=True)
                if option.spot is not None
            )
        case OneOf(options=options) | SomeOf(options=options):
            return spot_numbers(options)
    return ()


def _name(option: Option, facet: int | None) -> str:
    """What a place is called once all facets but this one are chosen."""
    return "1" if facet is None else option.facets[facet].token.upper()


# What an action would do


def frames_of(question: Question, say: Speaker) -> tuple[Frame, ...]:
    """Every answer as the table would be after it; none for a question that is not drawn so."""
    step = question.step
    if not isinstance(step, OneOf) or not step.in_frames:
        return ()
    return tuple(
        _frame(question, str(number), option, say)
        for number, option in enumerate(step.options, start=1)
    )


def _frame(question: Question, number: str, option: Option, say: Speaker) -> Frame:
    draft = (*question.draft, *tokens_of(question.step, option.token))
    action, step = question.prospect.ask(draft)
    if not isinstance(step, Done):
        raise ValueError(f"{action} is drawn in a frame, but is not a whole action")
    preview = question.prospect.preview(action)
    ghost = (*question.spots, *((option.spot,) if option.spot is not None else ()))
    before, after = _own(preview.before, question.seat), _own(preview.after, question.seat)
    if before is None or after is None:
        return Frame(number, preview.seen, ghost)
    name = say(whose(after.seat, question.seat))
    total = Change(name, before.points, after.points, preview.money)
    return Frame(number, preview.seen, ghost, total, _parts(before, after, say))


def _own(tallies: tuple[Tally, ...], seat: Seat) -> Tally | None:
    """The points of this seat, or of its team."""
    return next((tally for tally in tallies if tally.seat in (seat, None)), None)


def _parts(before: Tally, after: Tally, say: Speaker) -> tuple[Change, ...]:
    """The parts of the points that change."""
    was = {say(part.label): part.points for part in before.parts}
    now = {say(part.label): part.points for part in after.parts}
    found = (Change(label, was.get(label, 0), points) for label, points in now.items())
    return tuple(change for change in found if change.before != change.after)


def _totals(preview: Preview[object], say: Speaker) -> list[Change]:
    """The points of all whose points change."""
    pairs = zip(preview.before, preview.after, strict=True)
    return [
        Change(say(whose(after.seat, preview.seen.eye)), before.points, after.points, preview.money)
        for before, after in pairs
        if before.points != after.points
    ]
