"""When and where the city of the day is posted: once every morning in one channel of a server."""

from __future__ import annotations

from dataclasses import dataclass

from db import daily_channels
from db.daily import Puzzle
from db.daily_channels import DailyChannel
from engine.core.errors import Refused
from tables.context import Context
from tables.daily.days import day_at, newest_closed, next_morning
from tables.daily.puzzles import past, prepare, puzzle
from tables.daily.standings import Standings, standings
from tables.time.arithmetic import HOUR, is_zone
from tables.troubles import wait

__all__ = ["DailyChannel", "Morning", "due", "morning", "posted", "put_off", "turn_off", "turn_on"]

USUAL_HOUR = 8
ANYWHERE = "UTC"
MOST_TRIES = 12
"""How often a post is tried; then the next morning is waited for."""


@dataclass(frozen=True)
class Morning:
    """What a server is told: the puzzle of today and of tomorrow, and how the day before ended."""

    today: Puzzle
    tomorrow: Puzzle
    yesterday: Puzzle | None
    standings: Standings


async def turn_on(
    context: Context, guild: int, channel: int, locale: str, zone: str | None, hour: int | None
) -> DailyChannel:
    """Post in this channel from the next morning on; what is not said stays as it was. Refused
    where there is no such time zone."""
    before = await daily_channels.find(context.database, guild)
    zone = zone or (before.zone if before is not None else ANYWHERE)
    if not is_zone(zone):
        raise Refused("refused-no-such-zone", word=zone)
    if hour is None:
        hour = before.hour if before is not None else USUAL_HOUR
    due = next_morning(zone, hour, context.now())
    row = DailyChannel(guild, channel, locale, zone, hour, due)
    await daily_channels.put(context.database, row)
    await prepare(context)
    return row


async def turn_off(context: Context, guild: int) -> None:
    """Post in this server no longer. Refused where it was not on."""
    if not await daily_channels.drop(context.database, guild):
        raise Refused("refused-daily-off")


async def due(context: Context) -> list[DailyChannel]:
    """The channels whose morning has come."""
    return await daily_channels.due(context.database, context.now())


async def morning(context: Context, channel: DailyChannel) -> Morning:
    """What this server is told now. Those of all servers who agree are counted with it."""
    today, before = day_at(context.now()), newest_closed(context.now())
    return Morning(
        await puzzle(context, today),
        await puzzle(context, today + 1),
        await past(context, before),
        await standings(context, before, channel.guild),
    )


async def posted(context: Context, channel: DailyChannel) -> None:
    """Record that this morning's post is made, or can't be; the next one comes tomorrow."""
    following = next_morning(channel.zone, channel.hour, context.now())
    await daily_channels.posted(context.database, channel, following)


async def put_off(context: Context, channel: DailyChannel) -> None:
    """Try this morning's post again later, after a longer while each time and at most some hours;
    after that it is given up for this morning."""
    if channel.tries >= MOST_TRIES:
        await posted(context, channel)
        return
    later = context.now() + min(HOUR, wait(channel.tries))
    await daily_channels.put_off(context.database, channel, later)
