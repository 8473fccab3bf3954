"""The course of a season: begun by its host, drawn round by round, closed, and followed by another.

Each step is one transaction that can be repeated: a round is drawn once, whoever draws it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from db import league_fixtures, league_members, leagues, ratings
from db.league_fixtures import Fixture
from db.league_members import Member
from db.leagues import Kind, League, Stage
from db.locks import league_lock
from db.statements import Connection, Source
from engine.catalog import find
from engine.core.errors import Refused
from tables.context import Context
from tables.leagues import fixtures, swiss
from tables.leagues.counting import Season, divisions, has_ended, order_of, read_season
from tables.leagues.groups import by_strength, rounds_in_cup, split_most
from tables.leagues.ladder import next_order
from tables.leagues.signing import (
    Asker,
    changing,
    host_needed,
    least_people,
    options_of,
)
from tables.leagues.sizes import group_sizes, table_size, table_sizes
from tables.records.ratings import catch_up, shown
from tables.time.arithmetic import DAY

WEEK = 7 * DAY
GRACE = WEEK
"""How long after its last week a season waits for tables that are still played."""
CUP = DAY
"""How long a cup lasts at most; its rounds share it."""
TOP = 1


async def start(context: Context, asker: Asker, league_id: int) -> League:
    """Begin the season: groups by strength, and the first round at once. Those who signed up last
    wait where the groups do not take all. Refused where too few have signed up."""
    await catch_up(context)
    async with changing(context, asker, league_id) as (writer, season):
        league = season.league
        host_needed(league, asker)
        if league.status is not Stage.OPEN:
            raise Refused("refused-league-begun")
        rated = await _rated(writer, league, season.active)
        placed = _in_groups(league, rated) if league.kind is Kind.LEAGUE else _in_cup(rated)
        if len(placed) < least_people(league):
            raise Refused("refused-league-few", least=least_people(league))
        await league_members.place(writer, placed)
        await leagues.start(writer, league, _rounds(league, len(placed)), context.now())
        return league


async def _rated(source: Source, league: League, members: Sequence[Member]) -> list[Member]:
    known = await ratings.of_place(source, league.guild, league.game)
    found = {one.user: shown(one) for one in known}
    return [replace(one, rating=found.get(one.user or 0, 0)) for one in members]


def sizes_of(league: League) -> frozenset[int]:
    """How many may sit at the tables of this league."""
    return table_sizes(find(league.game), options_of(league), duels=league.duels)


def _in_groups(league: League, members: Sequence[Member]) -> list[Member]:
    sizes = split_most(len(members), group_sizes(sizes_of(league)))
    ordered = iter(by_strength(members[: sum(sizes)]))
    return [
        replace(next(ordered), division=division, slot=slot)
        for division, size in enumerate(sizes, start=TOP)
        for slot in range(size)
    ]


def _in_cup(members: Sequence[Member]) -> list[Member]:
    ordered = enumerate(by_strength(members))
    return [replace(one, division=TOP, slot=slot) for slot, one in ordered]


def _rounds(league: League, count: int) -> int:
    return league.weeks if league.kind is Kind.LEAGUE else rounds_in_cup(count)


# Rounds


async def draw_due(context: Context, league_id: int) -> None:
    """Draw the rounds whose time has come. One that is drawn is never drawn again."""
    async with context.database.write(league_lock(league_id)) as writer:
        while (season := await _running(writer, league_id)) and _is_due(context, season):
            await league_fixtures.add(writer, drawn(season))
            await leagues.draw(writer, season.league, context.now())


async def _running(source: Source, league_id: int) -> Season | None:
    league = await leagues.find(source, league_id)
    if league is None or league.status is not Stage.RUNNING:
        return None
    return await read_season(source, league)


def next_round(league: League) -> int | None:
    """When the next round begins at the latest; None after the last one."""
    if league.round >= league.rounds or league.started_at is None:
        return None
    if league.kind is Kind.LEAGUE:
        return league.started_at + league.round * WEEK
    return league.started_at + league.round * CUP // league.rounds


def _is_due(context: Context, season: Season) -> bool:
    """A cup goes on as soon as nobody plays any more."""
    begins = next_round(season.league)
    if begins is None:
        return False
    early = season.league.kind is Kind.CUP and all(map(has_ended, season.fixtures))
    return early or begins <= context.now()


def drawn(season: Season) -> list[Fixture]:
    """The tables of the next round."""
    draw = _drawn_cup if season.league.kind is Kind.CUP else _drawn_groups
    return list(draw(season))


def _drawn_groups(season: Season) -> Iterator[Fixture]:
    league, sizes = season.league, sizes_of(season.league)
    for division, size in season.sizes().items():
        table = table_size(size, sizes)
        tables = fixtures.of_week(size, table, league.weeks, league.round)
        for number, slots in enumerate(tables, start=1):
            yield present(season, _fixture(league, division, number, slots))


def _drawn_cup(season: Season) -> Iterator[Fixture]:
    here = {slot for _, slot in season.holders}
    order = [one.place for one in order_of(season, TOP) if one.place in here]
    met = [(one.slots[0], one.slots[1]) for one in season.fixtures if len(one.slots) > 1]
    rested = [one.slots[0] for one in season.fixtures if len(one.slots) == 1]
    found = swiss.draw(order, met, rested)
    alone = () if found.bye is None else ((found.bye,),)
    for number, slots in enumerate((*found.pairs, *alone), start=1):
        yield _fixture(season.league, TOP, number, slots)


def _fixture(league: League, division: int, number: int, slots: tuple[int, ...]) -> Fixture:
    return Fixture(league.id, league.season, league.round + 1, division, number, slots)


def present(season: Season, one: Fixture) -> Fixture:
    """The same table with those who can come to it: empty places are absent, and where too few are
    left for the game, nobody plays."""
    everyone = (*one.slots, *one.absent)
    here = tuple(slot for slot in everyone if (one.division, slot) in season.holders)
    if len(here) > 1 and len(here) not in sizes_of(season.league):
        here = ()
    return replace(one, slots=here, absent=tuple(slot for slot in everyone if slot not in here))


# The end


async def close_due(context: Context, league_id: int) -> None:
    """End the season where all has been played, or where the time for it is over."""
    async with context.database.write(league_lock(league_id)) as writer:
        season = await _running(writer, league_id)
        if season is not None and _is_over(context, season):
            await _close(context, writer, season)


def closes(league: League) -> int | None:
    """When this season ends at the latest; None while it is not played."""
    if league.started_at is None:
        return None
    lasts = league.weeks * WEEK + GRACE if league.kind is Kind.LEAGUE else CUP
    return league.started_at + lasts


def _is_over(context: Context, season: Season) -> bool:
    league, last = season.league, closes(season.league)
    if league.round < league.rounds:
        return False
    return all(map(has_ended, season.fixtures)) or (last is not None and last <= context.now())


async def end(context: Context, asker: Asker, league_id: int) -> None:
    """The host ends the season now: what is still played is shared by all at the table. Before the
    start it is called off."""
    async with changing(context, asker, league_id) as (writer, season):
        host_needed(season.league, asker)
        if season.league.status is Stage.OVER:
            raise Refused("refused-league-over")
        await _close(context, writer, season)


async def _close(context: Context, writer: Connection, season: Season) -> None:
    now = context.now()
    final = replace(season, league=replace(season.league, status=Stage.OVER, ended_at=now))
    await league_members.rank(writer, _ranked(final))
    await leagues.end(writer, season.league, now)


def _ranked(season: Season) -> list[Member]:
    holders = season.last_holders
    return [
        replace(holders[division, one.place], rank=one.rank, points=one.points)
        for division in divisions(season)
        for one in order_of(season, division)
    ]


async def open_next(
    context: Context, asker: Asker, league_id: int, channel: int | None = None
) -> League:
    """The next season of a league, in this channel or where it was, for all who have stayed in it,
    after promotion and relegation. Others may sign up, and those who do not want to play may
    leave."""
    async with changing(context, asker, league_id) as (writer, season):
        league = season.league
        host_needed(league, asker)
        if league.status is not Stage.OVER or league.kind is not Kind.LEAGUE:
            raise Refused("refused-league-not-over")
        await leagues.reopen(writer, league, channel or league.channel)
        await league_members.add(writer, _carried(season, context.now()))
        return replace(league, season=league.season + 1, status=Stage.OPEN)


def _carried(season: Season, now: int) -> list[Member]:
    """Those who go on, in the order of their strength; whoever never had a place comes last."""
    ranked = [one for one in season.members if one.rank is not None]
    groups = [
        sorted((one for one in ranked if one.division == division), key=lambda one: one.rank or 0)
        for division in sorted({one.division or 0 for one in ranked})
    ]
    staying = [one for one in next_order(groups) if one.left_at is None]
    others = [one for one in season.active if one.rank is None]
    people = [*((one, True) for one in staying), *((one, False) for one in others)]
    return [
        Member(
            one.league_id,
            one.season + 1,
            number,
            one.user,
            one.name,
            now,
            seed=number if known else None,
        )
        for number, (one, known) in enumerate(people, start=1)
    ]
