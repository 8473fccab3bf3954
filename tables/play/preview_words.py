"""What a whole action would do, in words: whether the game would end, and who gains what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.game import Tally
from engine.core.prospect import Preview
from engine.core.seats import Eye, Seat
from engine.core.words import Arg, Msg, msg, who
from locales import Speaker
from tables.play.question import Question

LAMP = "💡"
FIRST: Seat = 0


def sentence_of(question: Question, preview: Preview[object]) -> Msg:
    """The action in words: the game's own, or else the names of its answers."""
    if preview.sentence is not None:
        return preview.sentence
    return msg("ui-chosen", answers=question.chosen)


def end_previewed(preview: Preview[object], people: int) -> tuple[Msg, ...]:
    """That the game would end, and who would win then; nothing where it goes on."""
    end, me = preview.end, preview.seen.eye
    if end is None:
        return ()
    if end.winners is None:
        return (msg("preview-end"),)
    if end.winners == (me,):
        return (msg("preview-end-yours"),)
    if end.won is not None:
        return (msg("preview-end-together" if end.won else "preview-end-lost", people=people),)
    names = tuple(who(seat) for seat in end.winners)
    return (msg("preview-end-won", who=names, count=len(names)),)


def points_changed(
    preview: Preview[object], people: int, forecast: bool = False
) -> tuple[Msg, ...]:
    """Whose points would change, in words. Where that is one seat or the team, also what the change
    is made of, in the same line where that is one thing; where it is several, their totals in one
    line. A single player counts as a team. Of a ``forecast`` only the parts are told: the game
    itself says what it is of."""
    pairs = list(zip(preview.before, preview.after, strict=True))
    alone = FIRST if people == 1 else None
    moved = [(before, after) for before, after in pairs if before.points != after.points]
    if len(moved) > 1:
        totals = tuple(_total(before, after, preview) for before, after in moved)
        return (_priced("preview-totals", preview.money, totals=totals),)
    if forecast:
        return tuple(line for pair in pairs for line in _parts_line(*pair, preview))
    return tuple(line for pair in pairs for line in _changes(*pair, alone, preview))


def _priced(key: str, money: bool, **args: Arg) -> Msg:
    """The message under this key, or its variant for games whose points are money."""
    return Msg(f"{key}-money" if money else key, args)


def _total(before: Tally, after: Tally, preview: Preview[object]) -> Msg:
    name, points = whose(after.seat, preview.seen.eye), (before.points, after.points)
    return _priced("preview-total", preview.money, who=name, before=points[0], after=points[1])


def whose(seat: Seat | None, reader: Eye) -> Msg:
    """Whose points they are, as this reader is told: "You", a name, or the word for a team's."""
    if seat is None:
        return msg("panel-together")
    return msg("panel-you") if seat == reader else who(seat)


def own_parts(preview: Preview[object], seat: Seat) -> tuple[Msg, ...]:
    """The parts of the points of this seat, or of its team, that would change, with by how much."""
    pairs = zip(preview.before, preview.after, strict=True)
    own = next((pair for pair in pairs if pair[1].seat in (seat, None)), None)
    return _parts(*own, preview.money) if own is not None else ()


def _parts(before: Tally, after: Tally, money: bool) -> tuple[Msg, ...]:
    changed = [(part.label, part.points - _points_for(part.label, before)) for part in after.parts]
    return tuple(_priced("preview-part", money, label=label, points=n) for label, n in changed if n)


def _changes(
    before: Tally, after: Tally, alone: Seat | None, preview: Preview[object]
) -> Iterator[Msg]:
    """The whole in one line; below it the parts, where there are several to tell apart. A single
    part is as large as the whole, and only says what that is for."""
    parts = _parts(before, after, preview.money)
    seat = after.seat if after.seat is not None else alone
    if len(parts) == 1 < len(after.parts):
        yield _change_of_one(seat, parts, preview)
    elif parts or after.points != before.points:
        yield _change(seat, after.points - before.points, preview)
        yield from _parts_line(before, after, preview)


def _parts_line(before: Tally, after: Tally, preview: Preview[object]) -> Iterator[Msg]:
    parts = _parts(before, after, preview.money)
    if parts and len(after.parts) > 1:
        yield msg("preview-parts", parts=parts)


def _points_for(label: Msg, tally: Tally) -> int:
    return sum(part.points for part in tally.parts if part.label == label)


def _change(seat: Seat | None, points: int, preview: Preview[object]) -> Msg:
    """How the whole would change; where its parts cancel out, that it stays as it is."""
    if seat is None:
        together = _priced("preview-points-together", preview.money, points=points)
        return together if points else msg("preview-same-together")
    name = whose(seat, preview.seen.eye)
    if not points:
        return msg("preview-same", who=name)
    return _priced("preview-points", preview.money, who=name, points=points)


def _change_of_one(seat: Seat | None, parts: tuple[Msg, ...], preview: Preview[object]) -> Msg:
    if seat is None:
        return msg("preview-part-together", parts=parts)
    return msg("preview-part-of", who=whose(seat, preview.seen.eye), parts=parts)


# A hint


def good_move(say: Speaker) -> str:
    """The heading of a hint."""
    return f"{LAMP} {say(msg('coach-good-move'))}"


def why_hinted(
    question: Question, preview: Preview[object], told: Sequence[str], say: Speaker
) -> list[str]:
    """The parts of the points that a hint changes, unless these words have told them already."""
    parts = own_parts(preview, question.seat)
    if not parts or any(all(say(part) in line for part in parts) for line in told):
        return []
    return [say(msg("coach-why", parts=parts))]
