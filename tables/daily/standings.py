"""Who stands where on a day, on one server or everywhere; and for how many days in a row."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from db import daily, records, settings
from db.daily import Try
from db.settings import Scope
from db.statements import Source
from tables.context import Context
from tables.daily.days import GRACE, closes, day_at
from tables.people.settings import HIDDEN, RECORDS
from tables.time.arithmetic import DAY

MOST_LINES = 7


@dataclass(frozen=True)
class Line:
    """One person and the try of theirs that counts. Equal points share a rank. Without a name it is
    somebody whom this server does not know. ``streak``: so many days in a row."""

    rank: int
    user: int
    name: str
    table_id: int
    points: int
    tries: int
    streak: int


@dataclass(frozen=True)
class Standings:
    """The best of a day on one server and of all of them, and how many have played there."""

    here: tuple[Line, ...]
    everywhere: tuple[Line, ...]
    players_here: int
    players: int


Ranked = tuple[int, Try]


async def standings(
    context: Context, day: int, guild: int | None, reader: int | None = None
) -> Standings:
    """How this day stands, as this server may know it, with the line of the ``reader`` whatever
    their rank. Those who hide their records are in no table; they see their own line alone."""
    async with context.database.read() as source:
        hidden = await settings.who_chose(source, Scope.USER, RECORDS, HIDDEN) - {reader}
        tries = await daily.scored(source, day, closes(day))
        ranked = _ranked([one for one in tries if one.user not in hidden])
        names = await daily.names_in(source, day, guild) if guild is not None else {}
        local = _ranked([one for _, one in ranked if one.user in names])
        today = day_at(context.now())
        everywhere = await _known(source, ranked, names, guild, reader)
        return Standings(
            await _lines(source, _kept(local, reader), names, min(day, today)),
            await _lines(source, _kept(ranked, reader), everywhere, min(day, today)),
            len(local),
            len(ranked),
        )


def _ranked(tries: list[Try]) -> list[Ranked]:
    """The best try of everybody, the best first; ranks are shared by equal points."""
    best: dict[int, Try] = {}
    for one in tries:
        best.setdefault(one.user, one)
    first: dict[int | None, int] = {}
    return [(first.setdefault(one.score, at), one) for at, one in enumerate(best.values(), start=1)]


def _kept(ranked: list[Ranked], reader: int | None) -> list[Ranked]:
    return [one for at, one in enumerate(ranked) if at < MOST_LINES or one[1].user == reader]


async def _known(
    source: Source,
    ranked: list[Ranked],
    names: Mapping[int, str],
    guild: int | None,
    reader: int | None,
) -> dict[int, str]:
    """The names that this server may know: those of the people who have played here. Readers see
    their own."""
    found = dict(names)
    for _, one in _kept(ranked, reader):
        if one.user not in found and (guild is not None or one.user == reader):
            own = one.user == reader
            place = None if own else guild
            found[one.user] = await records.latest_name(source, one.user, place, private=own)
    return found


async def _lines(
    source: Source, ranked: list[Ranked], names: Mapping[int, str], day: int
) -> tuple[Line, ...]:
    return tuple(
        [
            Line(
                rank,
                one.user,
                names.get(one.user, ""),
                one.table_id,
                one.score or 0,
                one.number,
                await _streak(source, one.user, day),
            )
            for rank, one in ranked
        ]
    )


async def streak(context: Context, user: int, day: int) -> int:
    """For how many days in a row, up to this one or the one before it, this person has played a
    try to its end."""
    async with context.database.read() as source:
        return await _streak(source, user, day)


async def _streak(source: Source, user: int, day: int) -> int:
    return in_a_row(await daily.days_of(source, user, DAY, GRACE), day)


def in_a_row(days: list[int], day: int) -> int:
    """How many of these days, the newest first, follow on each other up to this one; a day that is
    not over yet breaks nothing."""
    past = [one for one in days if one <= day]
    if not past or past[0] < day - 1:
        return 0
    return next((at for at, one in enumerate(past) if one != past[0] - at), len(past))
