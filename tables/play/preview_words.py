"""What a whole action would do, in words: whether the game would end, and who gains what."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game import Tally
from engine.core.match import Preview
from engine.core.seats import Eye, Seat
from engine.core.words import Msg, msg, who

FIRST: Seat = 0


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


def points_changed(preview: Preview[object], people: int) -> tuple[Msg, ...]:
    """Whose points would change, in words. Where that is one seat or the team, also what the change
    is made of; where it is several, their totals in one line. Whoever plays alone is the team."""
    pairs = list(zip(preview.before, preview.after, strict=True))
    alone = FIRST if people == 1 else None
    moved = [(before, after) for before, after in pairs if before.points != after.points]
    if len(moved) > 1:
        totals = tuple(_total(before, after, preview.seen.eye) for before, after in moved)
        return (msg("preview-totals", totals=totals),)
    return tuple(line for before, after in pairs for line in _changes(before, after, alone))


def _total(before: Tally, after: Tally, reader: Eye) -> Msg:
    name = whose(after.seat, reader)
    return msg("preview-total", who=name, before=before.points, after=after.points)


def whose(seat: Seat | None, reader: Eye) -> Msg:
    """Whose points they are, as this reader is told: "You", a name, or the word for a team's."""
    if seat is None:
        return msg("panel-together")
    return msg("panel-you") if seat == reader else who(seat)


def _changes(before: Tally, after: Tally, alone: Seat | None) -> Iterator[Msg]:
    """The whole in one line; below it the parts, where there are several to tell apart."""
    changed = [(part.label, part.points - _points_for(part.label, before)) for part in after.parts]
    parts = tuple(msg("preview-part", label=label, points=n) for label, n in changed if n)
    if parts or after.points != before.points:
        seat = after.seat if after.seat is not None else alone
        yield _change(seat, after.points - before.points)
    if parts and len(changed) > 1:
        yield msg("preview-parts", parts=parts)


def _points_for(label: Msg, tally: Tally) -> int:
    return sum(part.points for part in tally.parts if part.label == label)


def _change(seat: Seat | None, points: int) -> Msg:
    if seat is None:
        return msg("preview-points-together", points=points)
    return msg("preview-points", who=who(seat), points=points)
