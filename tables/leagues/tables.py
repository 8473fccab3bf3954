"""The tables of a league: opened once each, and kept by those who hold the places."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import replace

from db import games, league_fixtures, leagues, seats
from db.errors import Repeated, Taken
from db.games import Opening, Status
from db.league_fixtures import Fixture
from db.leagues import League, Stage
from db.locks import league_lock, server_lock
from db.seats import Seat as SeatRow
from db.statements import Connection
from engine.catalog import find
from engine.core.errors import Refused
from engine.core.options import Config
from engine.core.seats import Seat
from tables.command import writing
from tables.context import BOROUGHS, Caller, Context
from tables.leagues.counting import Season, has_ended, read_season
from tables.leagues.seasons import present
from tables.leagues.signing import fill, options_of
from tables.limits import check_server
from tables.lobby.starting import begin, lay_out
from tables.people.replacing import hand_over
from tables.play.resignation import resign
from tables.table import Table

log = logging.getLogger(__name__)


async def open_tables(context: Context, league_id: int) -> None:
    """Open every table that was drawn and is not opened yet. Each is stored in one transaction with
    the note that it is there, so that whoever dies or loses a race opens no second one. Refused
    where the server has too many tables."""
    league = await leagues.find(context.database, league_id)
    if league is None or league.status is not Stage.RUNNING:
        return
    for one in await league_fixtures.of_season(context.database, league.id, league.season):
        if one.needs_table:
            await _open(context, league, one)


async def _open(context: Context, league: League, one: Fixture) -> None:
    locks = (league_lock(league.id), *server_lock(league.guild))
    try:
        async with writing(context, *locks) as (writer, changed):
            season = await read_season(writer, league)
            if one not in season.fixtures:
                return
            here = present(season, one)
            if (here.slots, here.absent) != (one.slots, one.absent):
                await league_fixtures.change_slots(writer, here)
            if here.needs_table:
                table_id = await _store(context, writer, season, here)
                await league_fixtures.opened(writer, here, table_id)
                changed.add(table_id)
    except (Taken, Repeated):
        log.info("another process has opened a table of league %s", league.id)


async def _store(context: Context, writer: Connection, season: Season, one: Fixture) -> int:
    """A game that has begun, with those who hold the places on its seats."""
    league = season.league
    await check_server(writer, context.limits, league.guild)
    holders = [season.holders[one.division, slot] for slot in one.slots]
    opening = Opening(
        game=league.game,
        host=holders[0].user or BOROUGHS,
        locale=league.locale,
        options=league.options,
        created_at=context.now(),
        guild=league.guild,
        channel=league.channel,
        pace=league.pace,
    )
    table_id = await games.add(writer, opening)
    people = tuple(
        SeatRow(table_id, seat, holder.user, holder.name, None, context.now())
        for seat, holder in enumerate(holders)
    )
    await seats.rearrange(writer, table_id, people)
    row = await games.find(writer, table_id)
    if row is None:
        raise Refused("refused-no-such-game")
    layout = lay_out(context, find(league.game), Config(len(people), options_of(league)))
    await begin(context, writer, Table(row, people, None), _boroughs(one, "start"), layout)
    return table_id


def _boroughs(one: Fixture, deed: str) -> Caller:
    where = f"{one.league_id}-{one.season}-{one.round}-{one.division}-{one.number}"
    return Caller(BOROUGHS, "", f"league-{where}-{deed}")


# Those who left


async def hand_on(context: Context, league_id: int) -> None:
    """Fill the places that are free with those who wait, then seat whoever holds a place now at its
    tables; where a place stays empty, those who have left it leave its tables, too."""
    async with context.database.write(league_lock(league_id)) as writer:
        league = await leagues.find(writer, league_id)
        if league is None or league.status is not Stage.RUNNING:
            return
        await fill(context, writer, await read_season(writer, league))
        season = await read_season(writer, league)
    for one in season.fixtures:
        if one.table_id is not None and not has_ended(one):
            await _keep(context, season, one)


async def _keep(context: Context, season: Season, one: Fixture) -> None:
    """What is refused is left as it is: Boroughs plays for such a seat as for any other."""
    try:
        table = await context.table(one.table_id or 0)
        for row in list(_deserted(season, one, table)):
            await _pass_on(context, season, one, row)
    except Refused as refused:
        log.info("table %s of a league stays: %s", one.table_id, refused.reason.key)


def _deserted(season: Season, one: Fixture, table: Table) -> Iterator[SeatRow]:
    """The seats whose people have left the league. Whoever has taken one over as a stranger keeps
    it, and whoever has left the table alone is still in the league."""
    for seat, slot in enumerate(one.slots):
        row, holder = table.seats[seat], season.holders.get((one.division, slot))
        gone = row.user is None or season.has_held((one.division, slot), row.user)
        if gone and (holder is None or holder.user != row.user):
            yield row


async def _pass_on(context: Context, season: Season, one: Fixture, row: SeatRow) -> None:
    seat, slot = Seat(row.seat), one.slots[row.seat]
    holder = season.holders.get((one.division, slot))
    if holder is not None and holder.user is not None:
        by = _boroughs(one, f"seat-{seat}-{holder.number}")
        try:
            await hand_over(context, row.table_id, by, seat, holder.user, holder.name)
        except Refused as refused:
            log.info("the next in line cannot sit down: %s", refused.reason.key)
        else:
            return
    if row.user is not None and row.left_at is None:
        leaver = replace(_boroughs(one, f"left-{seat}"), user=row.user)
        await resign(context, row.table_id, leaver)


def is_running(one: Fixture) -> bool:
    """Whether its table is being played."""
    return one.status == Status.PLAYING
