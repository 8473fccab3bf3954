"""The leagues of a server as data to take away: who played, what was drawn, how it ended."""

from __future__ import annotations

from db import league_fixtures, league_members, leagues, results
from db.league_fixtures import Fixture
from db.league_members import Member
from db.leagues import League
from db.statements import Source
from tables.context import Context
from tables.records.facts import Facts, moment, option_words

MOST_LEAGUES = 100
HALVES = 2


async def leagues_of(context: Context, guild: int) -> tuple[Facts, ...]:
    """The newest leagues of this server with all their seasons. The tables themselves are among
    the tables, by their numbers. Nobody's id is told, only the names they have here."""
    async with context.database.read() as source:
        found = await leagues.of_guild(source, guild, MOST_LEAGUES)
        return tuple([await _league(source, one) for one in found])


async def _league(source: Source, one: League) -> Facts:
    return {
        "league": one.id,
        "kind": str(one.kind),
        "game": one.game,
        "options": option_words(one.options),
        "pace": one.pace,
        "duels": one.duels,
        "weeks": one.weeks,
        "season": one.season,
        "status": str(one.status),
        "founded": moment(one.created_at),
        "started": moment(one.started_at),
        "ended": moment(one.ended_at),
        "round": one.round,
        "rounds": one.rounds,
        "members": [_member(row) for row in await league_members.all_of(source, one.id)],
        "fixtures": [
            {**_fixture(row), "results": await _results(source, row)}
            for row in await league_fixtures.all_of(source, one.id)
        ],
    }


def _member(one: Member) -> Facts:
    """Places are counted from 1, as people do."""
    return {
        "season": one.season,
        "number": one.number,
        "name": one.name,
        "joined": moment(one.joined_at),
        "left": moment(one.left_at),
        "rating": one.rating,
        "group": one.division,
        "place": None if one.slot is None else one.slot + 1,
        "rank": one.rank,
        "points": None if one.points is None else one.points / HALVES,
    }


def _fixture(one: Fixture) -> Facts:
    return {
        "season": one.season,
        "round": one.round,
        "group": one.division,
        "number": one.number,
        "places": [slot + 1 for slot in one.slots],
        "absent": [slot + 1 for slot in one.absent],
        "table": one.table_id,
        "status": one.status,
    }


async def _results(source: Source, one: Fixture) -> list[Facts]:
    if one.table_id is None:
        return []
    return [
        {
            "place": one.slots[row.seat] + 1,
            "rank": row.rank,
            "score": row.score,
            "left": row.resigned,
        }
        for row in await results.of_game(source, one.table_id)
    ]
