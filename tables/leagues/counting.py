"""From rows to standings: which tables of a season count, and how each place came out of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from db import league_fixtures, league_members
from db.games import Status
from db.league_fixtures import Fixture, SeatResult
from db.league_members import Member
from db.leagues import Kind, League, Stage
from db.statements import Source
from tables.leagues.order import Contender, Standing, standings
from tables.leagues.points import Came, Meeting

ENDED = frozenset({Status.OVER, Status.CANCELLED})
NOBODY = -1
"""In place of a slot: whom one meets who rests."""

Place = tuple[int, int]
"""A division and a slot in it."""


@dataclass(frozen=True)
class Season:
    """All rows of a season, read in one moment."""

    league: League
    members: tuple[Member, ...]
    fixtures: tuple[Fixture, ...]
    results: Mapping[int, tuple[SeatResult, ...]]

    @property
    def active(self) -> list[Member]:
        """Those who are in it: with a place, or waiting for one."""
        return [one for one in self.members if one.left_at is None]

    @property
    def waiting(self) -> list[Member]:
        """Those who wait for a place, the next in line first."""
        return [one for one in self.members if one.is_waiting]

    @property
    def holders(self) -> dict[Place, Member]:
        """Who holds each place now."""
        return {_place(one): one for one in self.members if one.is_playing}

    @property
    def last_holders(self) -> dict[Place, Member]:
        """Who holds each place, or held it last."""
        placed = [one for one in self.members if one.division is not None]
        return {_place(one): one for one in sorted(placed, key=_latest)}

    def sizes(self) -> dict[int, int]:
        """How many places each division has, by its number."""
        places = sorted(self.last_holders)
        return {division: sum(one == division for one, _ in places) for division, _ in places}

    def has_held(self, place: Place, user: int) -> bool:
        """Whether this person holds this place or ever held it."""
        return any(one.user == user and _place(one) == place for one in self.members)

    def member(self, user: int) -> Member | None:
        """This person, if they are in it."""
        return next((one for one in self.active if one.user == user), None)


def _place(one: Member) -> Place:
    return one.division or 0, one.slot or 0


def _latest(one: Member) -> tuple[bool, int, int]:
    return one.left_at is None, one.left_at or 0, one.number


async def read_season(source: Source, league: League) -> Season:
    """The present season of this league."""
    key = (league.id, league.season)
    found: dict[int, list[SeatResult]] = {}
    for one in await league_fixtures.results(source, *key):
        found.setdefault(one.table_id, []).append(one)
    return Season(
        league,
        tuple(await league_members.of_season(source, *key)),
        tuple(await league_fixtures.of_season(source, *key)),
        {table_id: tuple(rows) for table_id, rows in found.items()},
    )


def has_ended(fixture: Fixture) -> bool:
    """Whether nothing more is played here: the table has ended, or there is none to play."""
    return fixture.status in ENDED if fixture.table_id is not None else not fixture.needs_table


def meeting(season: Season, fixture: Fixture) -> Meeting | None:
    """How this one counts; None while it is played. What has no result when the season ends, or was
    called off, is shared by all who were there."""
    absent = tuple(Came(slot) for slot in fixture.absent)
    if not fixture.needs_table and fixture.table_id is None:
        resting = () if absent else (Came(NOBODY),)
        return Meeting((*(Came(slot, 1) for slot in fixture.slots), *absent, *resting))
    if _in_time(season.league, fixture) and fixture.status == Status.OVER:
        rows = season.results.get(fixture.table_id or 0, ())
        return Meeting((*(_came(season, fixture, row) for row in rows), *absent))
    if season.league.status is Stage.OVER or fixture.status == Status.CANCELLED:
        return Meeting((*(Came(slot, 1) for slot in fixture.slots), *absent), drawn=True)
    return None


def _in_time(league: League, fixture: Fixture) -> bool:
    over = league.ended_at
    return fixture.ended_at is not None and (over is None or fixture.ended_at <= over)


def _came(season: Season, fixture: Fixture, row: SeatResult) -> Came:
    """A seat counts for the place of whoever has played it to the end: not where they have left the
    table, nor where a bot or a stranger sits for them."""
    slot = fixture.slots[row.seat]
    known = row.user is None or season.has_held((fixture.division, slot), row.user)
    played = known and not row.resigned and not row.stood_in
    return Came(slot, row.rank if played else None, row.score)


def order_of(season: Season, division: int) -> list[Standing]:
    """Who stands where in a division; the places are its slots."""
    found = [meeting(season, one) for one in season.fixtures if one.division == division]
    contenders = [
        Contender(slot, one.rating, one.number)
        for (place, slot), one in season.last_holders.items()
        if place == division
    ]
    counted = [one for one in found if one is not None]
    return standings(contenders, counted, cup=season.league.kind is Kind.CUP)


def divisions(season: Season) -> Sequence[int]:
    """The numbers of the divisions, the highest first."""
    return sorted(season.sizes())
