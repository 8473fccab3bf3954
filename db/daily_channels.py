"""The channels in which the city of the day is posted, one for each server, and when."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from db.statements import Row, Source, Statement, Writer


@dataclass(frozen=True)
class DailyChannel:
    """One row. ``due`` is the next morning of this server; a post that has failed is tried again
    ``later``."""

    guild: int
    channel: int
    locale: str
    zone: str
    hour: int
    due: int
    later: int = 0
    tries: int = 0


async def put(writer: Writer, one: DailyChannel) -> None:
    """Post there from now on, in place of where it was before."""
    sql = """INSERT INTO daily_channels (guild, channel, locale, zone, hour, due, later, tries)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (guild) DO UPDATE SET
            channel = excluded.channel, locale = excluded.locale, zone = excluded.zone,
            hour = excluded.hour, due = excluded.due, later = 0, tries = 0"""
    await writer.execute(Statement(sql, (astuple(one),)))


async def drop(writer: Writer, guild: int) -> bool:
    """Post in this server no longer. Returns whether it was on."""
    return (
        await writer.execute(Statement("DELETE FROM daily_channels WHERE guild = ?", ((guild,),)))
        > 0
    )


async def find(source: Source, guild: int) -> DailyChannel | None:
    """The channel of this server, if there is one."""
    rows = await source.fetch("SELECT * FROM daily_channels WHERE guild = ?", (guild,))
    return _channel(rows[0]) if rows else None


async def are_any(source: Source) -> bool:
    """Whether any server is told of the city of the day."""
    return bool(await source.fetch("SELECT 1 FROM daily_channels LIMIT 1"))


async def due(source: Source, now: int, limit: int = 50) -> list[DailyChannel]:
    """The channels whose morning has come, the longest ago first."""
    sql = "SELECT * FROM daily_channels WHERE due <= ? AND later <= ? ORDER BY due, guild LIMIT ?"
    return [_channel(row) for row in await source.fetch(sql, (now, now, limit))]


async def posted(writer: Writer, one: DailyChannel, following: int) -> None:
    """Note that this morning's post is made, or cannot be; the next one comes then. Nothing
    changes where the channel was set anew meanwhile."""
    sql = """UPDATE daily_channels SET due = ?, later = 0, tries = 0
        WHERE guild = ? AND due = ? AND channel = ?"""
    await writer.execute(Statement(sql, ((following, one.guild, one.due, one.channel),)))


async def put_off(writer: Writer, one: DailyChannel, later: int) -> None:
    """Try this morning's post again then, and count one try more."""
    sql = """UPDATE daily_channels SET later = ?, tries = tries + 1
        WHERE guild = ? AND due = ? AND channel = ?"""
    await writer.execute(Statement(sql, ((later, one.guild, one.due, one.channel),)))


def _channel(row: Row) -> DailyChannel:
    return DailyChannel(**dict(row))
