"""“Forget me”: nothing in the archive tells of a person any more, and no other's game changes."""

from __future__ import annotations

import logging
from dataclasses import replace

from db import forgetting
from db.forgetting import StoredEvents
from db.games import Game, Status
from engine.core import codec
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.words import Msg, msg, plain
from tables.context import Caller, Context
from tables.lobby import opening
from tables.lookup import tables_of
from tables.play import resignation
from tables.records.ratings import catch_up

log = logging.getLogger(__name__)

GAMES_AT_ONCE = 500


async def forget(context: Context, caller: Caller) -> list[Game]:
    """Leave every table, then become nobody at all of them; the tables that were left.

    The name goes first: a board may be painted at any moment from the first table on, and a board
    stays in its channel. Those who played against this person keep what it did to their ratings.
    """
    await _unname(context, caller)
    tables = await _leave_all(context, caller)
    await catch_up(context)
    async with context.database.write() as writer:
        await writer.execute(*forgetting.forgetting(caller.user, context.now()))
    if not await context.database.wipe():
        log.warning("somebody was forgotten while another process read the archive")
    return tables


async def _unname(context: Context, caller: Caller) -> None:
    names = {
        caller.name,
        opening.tidy_name(caller.name),
        *await forgetting.names_of(context.database, caller.user),
    }
    await _retell_without(context, sorted(names - {""}))
    await context.database.execute(*forgetting.unnaming(caller.user))


async def _leave_all(context: Context, caller: Caller) -> list[Game]:
    """Leave page after page of tables, until there is none left at which this person sits. Returns
    those that were left."""
    left: dict[int, Game] = {}
    while found := [one for one in await tables_of(context, caller.user) if one.id not in left]:
        for table in found:
            await _leave(context, table, caller)
            left[table.id] = table
    return list(left.values())


async def _leave(context: Context, table: Game, caller: Caller) -> None:
    """Leave one table, under an id of its own: one interaction leaves many. Whatever is wrong with
    it, their name on it goes: their seat is emptied with all others at the end."""
    own = replace(caller, interaction=f"{caller.interaction}-{table.id}")
    leave = opening.leave if table.status is Status.LOBBY else resignation.resign
    try:
        await leave(context, table.id, own)
    except Refused as error:
        log.info("table %s could not be left: %s", table.id, error.reason.key)
    except Exception:
        log.exception("table %s could not be left", table.id)


async def _retell_without(context: Context, names: list[str]) -> None:
    """Take these names out of the early logs, which told by name who called a game off or set it
    back. Each log is read once for all names; later logs hold none and are not read."""
    last = await forgetting.last_named(context.database)
    for after in range(0, last, GAMES_AT_ONCE):
        upto = min(last, after + GAMES_AT_ONCE)
        found = await forgetting.events_naming(context.database, names, after, upto)
        changed = [retold for one in found if (retold := without(one, names)) != one]
        if changed:
            await context.database.execute(forgetting.rewriting(changed))


def without(stored: StoredEvents, names: list[str]) -> StoredEvents:
    """These events without these names; as they are, where they cannot be read."""
    try:
        events = codec.load_events(stored.events)
    except codec.Unreadable:
        return stored
    told = tuple(_retold(event, [plain(name) for name in names]) for event in events)
    return stored if told == events else replace(stored, events=codec.dump_plain(told))


def _retold(event: Event, names: list[Msg]) -> Event:
    if event.public is None or event.public.args.get("who") not in names:
        return event
    args = {**event.public.args, "who": msg("in-charge")}
    return replace(event, public=Msg(event.public.key, args))
