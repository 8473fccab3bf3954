"""Founding a league and signing up for it; leaving it, and who comes next."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from db import league_members, leagues
from db.errors import Repeated, Taken
from db.league_members import Member
from db.leagues import Founding, Kind, League, Stage
from db.locks import Lock, league_lock, server_lock
from db.statements import Connection, Source
from engine.catalog import find
from engine.core import codec
from engine.core.errors import Refused, Stale
from engine.core.options import Value
from tables.command import once
from tables.context import Caller, Context
from tables.leagues.counting import Season, read_season
from tables.leagues.sizes import DUEL, check_playable
from tables.lobby.opening import tidy_name

MOST_LEAGUES = 5
MOST_PEOPLE: Mapping[Kind, int] = {Kind.LEAGUE: 96, Kind.CUP: 32}
MOST_WEEKS = 12


@dataclass(frozen=True)
class Asker:
    """Who asks for something, on which server, and whether they manage it."""

    caller: Caller
    guild: int | None
    manager: bool = False


@dataclass(frozen=True)
class Wanted:
    """What is to be played: a league of so many weeks, or a cup."""

    kind: Kind
    game: str
    options: dict[str, Value]
    pace: int
    weeks: int = 0
    duels: bool = False


async def found(
    context: Context, asker: Asker, wanted: Wanted, channel: int, locale: str
) -> League:
    """A new league of this server, open for everybody who wants to play in it. Refused to those who
    do not manage the server, where it has too many, and where nobody could play against each other
    like this."""
    if not asker.manager or asker.guild is None:
        raise Refused("refused-not-manager")
    rules = find(wanted.game)
    duels = wanted.duels or wanted.kind is Kind.CUP
    check_playable(rules, wanted.options, duels=duels)
    founding = Founding(
        kind=wanted.kind,
        guild=asker.guild,
        channel=channel,
        host=asker.caller.user,
        locale=locale,
        game=rules.spec.key,
        options=codec.dump_plain(wanted.options),
        pace=wanted.pace,
        duels=duels,
        weeks=wanted.weeks,
        created_at=context.now(),
    )
    async with _once(context, asker.caller, *server_lock(asker.guild)) as writer:
        if await leagues.count_alive(writer, asker.guild) >= MOST_LEAGUES:
            raise Refused("refused-too-many-leagues", most=MOST_LEAGUES)
        league_id = await leagues.add(writer, founding)
        return await needed(writer, league_id, asker.guild)


@asynccontextmanager
async def _once(context: Context, caller: Caller, *locks: Lock) -> AsyncIterator[Connection]:
    """A transaction for this interaction. Where it lost a race, or was carried out before, the
    person is told that things have moved on."""
    try:
        async with once(context, caller, None, *locks) as writer:
            yield writer
    except (Repeated, Taken) as error:
        raise Stale("refused-league-stale") from error


@asynccontextmanager
async def changing(
    context: Context, asker: Asker, league_id: int
) -> AsyncIterator[tuple[Connection, Season]]:
    """A transaction in which nobody else changes this league, and its season as it stands."""
    async with _once(context, asker.caller, league_lock(league_id)) as writer:
        league = await needed(writer, league_id, asker.guild)
        yield writer, await read_season(writer, league)


async def needed(source: Source, league_id: int, guild: int | None) -> League:
    """This league. Refused where it is none of this server: nobody else knows of it."""
    league = await leagues.find(source, league_id)
    if league is None or league.guild != guild:
        raise Refused("refused-no-such-league")
    return league


def host_needed(league: League, asker: Asker) -> None:
    """Refused to everybody but the host and those who manage the server."""
    if not asker.manager and asker.caller.user != league.host:
        raise Refused("refused-not-league-host")


async def join(context: Context, asker: Asker, league_id: int) -> Member:
    """Sign up. Once the season is played they wait for a place, or get one that is free. Refused to
    those who are in, where it is full, and after the end."""
    async with changing(context, asker, league_id) as (writer, season):
        _check_joinable(season, asker.caller.user)
        own = Member(
            season.league.id,
            season.league.season,
            max((one.number for one in season.members), default=0) + 1,
            asker.caller.user,
            tidy_name(asker.caller.name),
            context.now(),
        )
        await league_members.add(writer, [own])
        return await _placed(context, writer, season, own)


def _check_joinable(season: Season, user: int) -> None:
    league, most = season.league, MOST_PEOPLE[season.league.kind]
    if league.status is Stage.OVER:
        raise Refused("refused-league-over")
    if season.member(user) is not None:
        raise Refused("refused-league-joined")
    if len(season.active) >= most:
        raise Refused("refused-league-full", most=most)


async def _placed(context: Context, writer: Connection, season: Season, own: Member) -> Member:
    """The same person after all free places have been given to those who wait."""
    if season.league.status is not Stage.RUNNING:
        return own
    given = await fill(context, writer, replace(season, members=(*season.members, own)))
    return next((one for one in given if one.number == own.number), own)


async def fill(context: Context, writer: Connection, season: Season) -> list[Member]:
    """Give the places that nobody holds to those who wait, in their order; who got one. Their
    tables are looked after soon."""
    held = season.holders
    free = [place for place in sorted(season.last_holders) if place not in held]
    given = [
        replace(one, division=division, slot=slot)
        for one, (division, slot) in zip(season.waiting, free, strict=False)
    ]
    await league_members.place(writer, given)
    if given:
        await leagues.wake(writer, season.league.id, context.now())
    return given


async def leave(context: Context, asker: Asker, league_id: int) -> None:
    """Leave a league: the next in line has their place from now on, with its points, and sits down
    at the tables they play in it; where nobody waits, it stays empty. Refused to those who are not
    in."""
    async with changing(context, asker, league_id) as (writer, season):
        own = season.member(asker.caller.user)
        if own is None:
            raise Refused("refused-not-in-league")
        await _take_out(context, writer, season, own)


async def remove(context: Context, asker: Asker, league_id: int, number: int) -> Member:
    """The host takes somebody out, as if they had left; who that was."""
    async with changing(context, asker, league_id) as (writer, season):
        host_needed(season.league, asker)
        found = next((one for one in season.active if one.number == number), None)
        if found is None:
            raise Refused("refused-league-stale")
        await _take_out(context, writer, season, found)
        return found


async def _take_out(context: Context, writer: Connection, season: Season, own: Member) -> None:
    if season.league.status is Stage.OVER:
        raise Refused("refused-league-over")
    if own.division is None:
        await league_members.drop(writer, own)
        return
    now = context.now()
    await league_members.leave(writer, own, now)
    await leagues.wake(writer, season.league.id, now)
    left = replace(own, left_at=now)
    members = tuple(left if one.number == own.number else one for one in season.members)
    await fill(context, writer, replace(season, members=members))


async def configure(
    context: Context, asker: Asker, league_id: int, options: dict[str, Value], pace: int | None
) -> League:
    """The host changes some options, or how long a move may take, while people sign up."""
    async with changing(context, asker, league_id) as (writer, season):
        league = season.league
        host_needed(league, asker)
        if league.status is not Stage.OPEN:
            raise Refused("refused-league-begun")
        chosen = {**options_of(league), **options}
        check_playable(find(league.game), chosen, duels=league.duels)
        packed = codec.dump_plain(chosen)
        await leagues.configure(writer, league, packed, pace or league.pace)
        return replace(league, options=packed, pace=pace or league.pace)


async def move(context: Context, asker: Asker, league_id: int, channel: int) -> None:
    """From now on the league is played in this channel."""
    async with changing(context, asker, league_id) as (writer, season):
        host_needed(season.league, asker)
        await leagues.move(writer, season.league, channel, context.now())


def options_of(league: League) -> dict[str, Value]:
    """What this league plays with."""
    return codec.load_options(league.options)


def least_people(league: League) -> int:
    """How many it takes to begin."""
    return DUEL * DUEL if league.kind is Kind.CUP else DUEL + 1


async def shown_by(context: Context, league: League, message: int) -> None:
    """Note the message that shows who has signed up."""
    await leagues.show_in(context.database, league.id, message)
