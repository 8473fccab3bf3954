"""Trouble at one table: a number in the log, a word to its host, and later once more."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING

import aiohttp
import discord

from cogs.delivery.dms import nonce_from, tell_host
from engine.core.errors import Refused
from engine.core.words import Arg, Msg
from tables import troubles
from tables.lookup import GameRow
from tables.outage import outage
from tables.troubles import Trouble, Work

if TYPE_CHECKING:
    from cogs.client import Boroughs

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL = 10003
TOO_MANY_THREADS = 160006
PASSING = (aiohttp.ClientError, OSError, TimeoutError, discord.DiscordServerError)
"""Discord or the way to it: nobody at the table can mend that, and it mends itself."""
FOR_ALL = (Work.LOBBY, Work.BOARD)


async def met(bot: Boroughs, table_id: int, work: Work, error: Exception) -> Trouble:
    """Something has failed at this table. Log it, tell its host once, and say when to try again.

    The host is told in the background: a hundred hosts to be written to hold no table up.
    """
    number = secrets.token_hex(3)
    _log(table_id, work, error, number)
    if outage(error) is None:
        bot.context.monitor.erred(number, work, error)
    trouble = await troubles.noted(bot.context, table_id, work)
    if not trouble.told:
        bot.publisher.in_background(("trouble", table_id, work), _tell(bot, trouble, error, number))
    return trouble


def _log(table_id: int, work: Work, error: Exception, number: str) -> None:
    if isinstance(error, Refused):
        log.warning("error=%s work=%s table=%s: %s", number, work, table_id, error.reason.key)
    elif isinstance(error, (*PASSING, discord.HTTPException)):
        log.warning("error=%s work=%s table=%s: %s", number, work, table_id, error)
    else:
        log.error("error=%s work=%s table=%s", number, work, table_id, exc_info=error)


async def _tell(bot: Boroughs, trouble: Trouble, error: Exception, number: str) -> None:
    row = await troubles.row_of(bot.context, trouble.table_id)
    words = words_for(row, trouble.work, error, number) if row is not None else None
    if row is not None and words is not None:
        await tell_host(
            bot, row, words, nonce_from("trouble", trouble.table_id, trouble.work, number)
        )
        await troubles.told(bot.context, trouble)


def words_for(row: GameRow, work: str, error: Exception, number: str) -> Msg | None:
    """What the host is told; None where there is nothing that anybody could do about it."""
    if isinstance(error, PASSING) or outage(error) is not None or work == Work.MEMBERS:
        return None
    known: dict[str, Arg] = {"game": Msg(f"{row.game}-name"), "table": row.id, "work": str(work)}
    if isinstance(error, Refused):
        return Msg("trouble-refused", {**known, "reason": error.reason})
    if isinstance(error, discord.HTTPException) and work in FOR_ALL:
        return _about_the_place(row, error, known) or Msg("trouble", {**known, "number": number})
    return Msg("trouble", {**known, "number": number})


def _about_the_place(
    row: GameRow, error: discord.HTTPException, known: Mapping[str, Arg]
) -> Msg | None:
    place, game = f"<#{row.thread or row.channel}>", known["game"]
    if error.code == TOO_MANY_THREADS:
        return Msg("follow-no-room-private", {"game": game, "place": place})
    if error.code == UNKNOWN_CHANNEL:
        return Msg("trouble-place-gone", known)
    if isinstance(error, discord.Forbidden):
        closed = row.private and row.thread is None
        key = "follow-no-private-thread" if closed else "ui-missing-permission"
        return Msg(key, {"game": game, "place": place})
    return None
