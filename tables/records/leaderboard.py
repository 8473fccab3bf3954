"""Who stands where at one game, on one server or everywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from db import ratings, records, settings
from db.ratings import EVERYWHERE
from db.records import Standing
from db.settings import Scope
from db.statements import Source
from engine.catalog import find
from tables.context import Context
from tables.people.settings import HIDDEN, RECORDS
from tables.records.ratings import catch_up, shown

MOST_LINES = 10
MOST_OF_TWO = 7
"""How many lines a section has where two of them share a picture."""


@dataclass(frozen=True)
class Line:
    """One person. ``points`` is their rating, or their best score where all win or lose together.
    Equal points share a rank. Without a name it is somebody whom this server does not know."""

    rank: int
    user: int
    name: str
    points: int
    played: int
    won: int


@dataclass(frozen=True)
class Section:
    """The best of one kind of table: against each other, or ``together`` against the game."""

    together: bool
    lines: tuple[Line, ...]


Ranked = tuple[int, Standing, int]
"""A rank, who has it, and for how many points."""


async def leaderboard(
    context: Context, game: str, guild: int | None, reader: int | None, here: int | None = None
) -> tuple[Section, ...]:
    """The best of each kind, and the ``reader``, whatever their rank.

    ``here`` is the server that reads about all of them: a name that somebody has elsewhere is not
    told to it.
    """
    key = find(game).spec.key
    here = guild if guild is not None else here
    await catch_up(context)
    async with context.database.read() as source:
        hidden = await settings.who_chose(source, Scope.USER, RECORDS, HIDDEN)
        found = [
            (False, by_points(await _against_each_other(source, key, guild), hidden)),
            (True, by_points(await _together(source, key, guild), hidden)),
        ]
        most = MOST_OF_TWO if all(ranked for _, ranked in found) else MOST_LINES
        sections = [
            Section(together, await _lines(source, kept(ranked, most, reader), here, reader))
            for together, ranked in found
            if ranked
        ]
    return tuple(sections)


async def _against_each_other(
    source: Source, game: str, guild: int | None
) -> list[tuple[Standing, int]]:
    """Those who have a rating. A game against bots alone gives none."""
    here = EVERYWHERE if guild is None else guild
    rated = {one.user: shown(one) for one in await ratings.of_place(source, here, game)}
    standings = await records.against_each_other(source, guild, game)
    return [(one, rated[one.user]) for one in standings if one.user in rated]


async def _together(source: Source, game: str, guild: int | None) -> list[tuple[Standing, int]]:
    """Those who have a score. A game that all have left gives none."""
    standings = await records.together(source, guild, game)
    return [(one, one.best) for one in standings if one.best is not None]


def by_points(found: Iterable[tuple[Standing, int]], hidden: set[int]) -> list[Ranked]:
    """The best first, then those who won more; ranks are shared by equal points."""
    seen = [(one, points) for one, points in found if one.user not in hidden]
    seen.sort(key=lambda pair: (-pair[1], -pair[0].won, pair[0].played, pair[0].user))
    first: dict[int, int] = {}
    return [
        (first.setdefault(points, at), one, points)
        for at, (one, points) in enumerate(seen, start=1)
    ]


def kept(ranked: Sequence[Ranked], most: int, reader: int | None) -> list[Ranked]:
    """The first ``most`` lines, and that of the reader."""
    return [line for at, line in enumerate(ranked) if at < most or line[1].user == reader]


async def _lines(
    source: Source, ranked: Sequence[Ranked], here: int | None, reader: int | None
) -> tuple[Line, ...]:
    return tuple(
        [
            Line(
                rank,
                one.user,
                await _name(source, one.user, here, reader),
                points,
                one.played,
                one.won,
            )
            for rank, one, points in ranked
        ]
    )


async def _name(source: Source, user: int, here: int | None, reader: int | None) -> str:
    """Their name on this server; readers of their own line see their name in any case."""
    if user == reader:
        return await records.latest_name(source, user, here, private=True) or (
            await records.latest_name(source, user, None, private=True)
        )
    return await records.latest_name(source, user, here, private=False) if here else ""
