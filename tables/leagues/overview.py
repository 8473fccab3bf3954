"""A league as its people see it: who stands where, who meets whom, and what comes next."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from db import leagues
from db.league_fixtures import Fixture
from db.league_members import Member
from db.leagues import Kind, League, Stage
from db.statements import Source
from tables.context import Context
from tables.leagues.counting import Season, divisions, order_of, read_season
from tables.leagues.ladder import zones
from tables.leagues.order import Standing
from tables.leagues.signing import needed

__all__ = [
    "Fixture",
    "Group",
    "Kind",
    "League",
    "Line",
    "Member",
    "Overview",
    "Stage",
    "Zone",
    "overview",
]

MOST_SHOWN = 25
"""So many leagues of a server can be chosen from: a menu has no more lines."""


class Zone(StrEnum):
    """Where somebody plays in the next season, if it ended like this."""

    UP = "up"
    STAY = "stay"
    DOWN = "down"


@dataclass(frozen=True)
class Line:
    """One place. Without a name it belonged to somebody who was forgotten; an ``empty`` one has
    nobody any more."""

    standing: Standing
    name: str
    user: int | None
    zone: Zone
    empty: bool


@dataclass(frozen=True)
class Group:
    """One division, the first line the best."""

    division: int
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Overview:
    """A league at one moment."""

    season: Season
    groups: tuple[Group, ...]

    @property
    def league(self) -> League:
        return self.season.league

    def group_of(self, user: int | None) -> int | None:
        """The division in which this person plays, if they do."""
        own = self.season.member(user) if user is not None else None
        return own.division if own is not None else None

    def in_line(self, user: int) -> int | None:
        """How many come before this person in the line for a place, counted from 1; None where they
        do not wait."""
        waiting = [one.user for one in self.season.waiting]
        return waiting.index(user) + 1 if user in waiting else None

    def fixtures_of(self, user: int) -> list[Fixture]:
        """The tables that this person's place has had so far, the newest first."""
        own = self.season.member(user)
        if own is None or own.division is None:
            return []
        drawn = (one for one in self.season.fixtures if one.division == own.division)
        return [one for one in reversed(list(drawn)) if own.slot in one.slots]

    def holder(self, fixture: Fixture, slot: int) -> Member:
        """Who holds this place, or held it last."""
        return self.season.last_holders[fixture.division, slot]


async def overview(context: Context, league_id: int, guild: int | None) -> Overview:
    """This league as it stands. Refused where it is none of this server."""
    async with context.database.read() as source:
        return await seen(source, await needed(source, league_id, guild))


async def seen(source: Source, league: League) -> Overview:
    """The same for a league that was found."""
    season = await read_season(source, league)
    sizes = list(season.sizes().values())
    groups = [_group(season, sizes, at, one) for at, one in enumerate(divisions(season))]
    return Overview(season, tuple(groups))


def _group(season: Season, sizes: list[int], at: int, division: int) -> Group:
    up, down = zones(sizes, at) if season.league.kind is Kind.LEAGUE else (0, 0)
    return Group(
        division,
        tuple(
            _line(season, division, one, _zone(one.rank, sizes[at], up, down))
            for one in order_of(season, division)
        ),
    )


def _zone(rank: int, size: int, up: int, down: int) -> Zone:
    if rank <= up:
        return Zone.UP
    return Zone.DOWN if rank > size - down else Zone.STAY


def _line(season: Season, division: int, one: Standing, zone: Zone) -> Line:
    last = season.last_holders[division, one.place]
    return Line(one, last.name, last.user, zone, last.left_at is not None)


async def of_server(context: Context, guild: int) -> list[League]:
    """The leagues of this server, those that are played first."""
    return await leagues.of_guild(context.database, guild, MOST_SHOWN)
