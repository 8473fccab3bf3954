"""A moment of a game in words, as a page of the history tells it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.seats import PUBLIC, Eye
from engine.core.words import Msg, msg, who
from locales import Speaker
from tables.history.moments import EVERYONE, Moment, Told
from tables.table import Table, person


def moment_heading(table: Table, moment: Moment) -> Msg:
    """Which step of which game this is, and when it was."""
    return msg(
        "memory-heading",
        game=Msg(f"{table.game.spec.key}-name"),
        number=moment.number,
        count=moment.count,
        when=f"<t:{moment.told.at}:f>",
    )


def eyes_line(table: Table, moment: Moment, say: Speaker) -> Iterator[str]:
    """Through whose eyes it is seen, where one may choose."""
    if may_choose_eyes(table) and moment.eye is not PUBLIC:
        yield say(msg("memory-seen-by", who=who(moment.eye)))


def moment_lines(moment: Moment, say: Speaker) -> Iterator[str]:
    """What came just before it, and what happened."""
    for earlier in moment.before:
        yield from (f"-# {line}" for line in _told(earlier, say))
    yield from _told(moment.told, say)
    if moment.told.undone:
        yield say(msg("memory-taken-back-later"))


def _told(told: Told, say: Speaker) -> Iterator[str]:
    """The words of a step; struck through, and said to be so, where it was taken back."""
    for words in told.words:
        line = say(words)
        yield f"~~{line}~~ {say(msg('memory-taken-back'))}" if told.undone else line


def may_choose_eyes(table: Table) -> bool:
    """Whether the table may be seen through other eyes, too: after the end of a game with
    hidden parts."""
    return table.row.ended_at is not None and table.game.spec.hidden


def eyes_named(table: Table) -> dict[str, Msg]:
    """The eyes through which the table may be seen where one may choose, by their tokens."""
    known = {EVERYONE: msg("memory-eyes-everyone")}
    return known | {str(row.seat): msg("memory-eyes-of", who=person(row)) for row in table.seats}


def token_of(eye: Eye) -> str:
    """A pair of eyes as ``moments.eye_for`` takes it."""
    return EVERYONE if eye is PUBLIC else str(eye)
