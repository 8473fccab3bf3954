"""Bots at the table: the host seats them, and they move when they are asked."""

from __future__ import annotations

import logging
from dataclasses import replace

from db import bot_turns, seats
from db.seats import Seat as SeatRow
from engine.bots.levels import Level
from engine.core import codec
from engine.core.choices import Draft
from engine.core.errors import Refused, Stale
from engine.core.seats import Seat
from tables.bots.names import bot_names
from tables.command import command, once
from tables.context import BOROUGHS, Caller, Context
from tables.entries import Kind, played, with_stand_ins
from tables.lobby import display
from tables.lobby.opening import free_seats, host_needed
from tables.lobby.own_seat import seat_for
from tables.log import append
from tables.play.act import check_fresh
from tables.processes import Urgency
from tables.table import Position, Table
from tables.thinking import Problem
from tables.troubles import Work

log = logging.getLogger(__name__)


@command(retry=True)
async def seat_bot(context: Context, table: Table, caller: Caller, level: Level) -> None:
    """The host gives a free seat to a bot."""
    table.lobby_needed()
    host_needed(table, caller)
    free = free_seats(table)
    if not free:
        raise Refused("refused-table-full", most=table.room[1])
    name = next(name for name in bot_names(table.row.locale) if name not in table.names)
    seat = await seat_for(context.database, table.id, None, free)
    row = SeatRow(table.id, seat, None, name, level, context.now())
    async with once(context, caller, table.id) as writer:
        await seats.add(writer, row)
        await display.changed(writer, table, context.now())


@command(retry=True)
async def send_bot_away(context: Context, table: Table, caller: Caller, seat: Seat) -> None:
    """The host frees the seat of a bot."""
    table.lobby_needed()
    host_needed(table, caller)
    if not any(row.seat == seat and row.bot for row in table.seats):
        raise Refused("refused-no-such-bot")
    staying = [row for row in table.seats if row.seat != seat]
    async with once(context, caller, table.id) as writer:
        await seats.rearrange(writer, table.id, staying)
        await display.changed(writer, table, context.now())


async def asked(context: Context) -> list[tuple[int, Seat]]:
    """The bots that tables wait for, the longest wait first; one that has failed is left out until
    it is to be tried again."""
    return await bot_turns.due(context.database, Work.BOT, context.claims.process, context.now())


async def note_all(context: Context) -> None:
    """Note for which bots all tables wait: an earlier version, which may run beside this one, notes
    none with its turns."""
    await bot_turns.note_all(context.database)


async def move(context: Context, table_id: int, seat: Seat) -> bool:
    """Let this bot think and act. Returns whether it did: the table may have moved on meanwhile."""
    table = await context.table(table_id)
    level = _level(table, seat)
    if level is None or table.position is None:
        return False
    action = await _thought(context, table, table.position, seat, level)
    caller = Caller(BOROUGHS, table.seats[seat].name, f"bot-{table_id}-{table.row.rev}-{seat}")
    try:
        await _play(context, table_id, caller, seat, table.position.step.opened, action)
    except Stale:
        return False
    return True


def _level(table: Table, seat: Seat) -> Level | None:
    """How the bot on this seat plays, if there is one and it is asked."""
    bot = table.seats[seat].bot
    return Level(bot) if bot is not None and seat in table.row.asked else None


async def _thought(
    context: Context, table: Table, position: Position, seat: Seat, level: Level
) -> Draft:
    """The bot's choice; the fallback where thinking raises, so that no game waits for a bug."""
    try:
        asked = problem(table.row.game, position, seat, level, context.new_seed())
        return await context.think(replace(asked, urgency=_urgency(table)))
    except Exception:
        log.exception("a bot stumbled: table=%s seat=%s level=%s", table.id, seat, level)
        return position.match.fallback(seat)


def _urgency(table: Table) -> Urgency:
    """Whether people wait for the bots of this table: there are some, and none of them is asked."""
    people = {row.seat for row in table.present}
    waited_for = bool(people) and not people & table.row.asked
    return Urgency.WAITED_FOR if waited_for else Urgency.AT_LEISURE


def problem(game: str, position: Position, seat: Seat, level: Level, dice: bytes) -> Problem:
    """The question to a bot of this level: what to do on this seat, with these dice of its own."""
    match = position.match
    return Problem(
        game=game,
        config=codec.dump_plain(match.config),
        ply=match.ply,
        state=position.step.state,
        seat=seat,
        level=level,
        dice=dice,
    )


@command()
async def _play(
    context: Context, table: Table, caller: Caller, seat: Seat, opened: int, action: Draft
) -> None:
    position = table.match_needed()
    check_fresh(position, opened)
    if _level(table, seat) is None:
        raise Stale("refused-stale")
    kind = Kind.ACT if table.seats[seat].user is None else Kind.AUTO
    entry = played(kind, seat, position.match.act(seat, action))
    await append(context, table, caller, with_stand_ins(entry, table.vacant))
