"""Who was invited to which table."""

from __future__ import annotations

from db.statements import Source, Statement, Writer


async def add(writer: Writer, game: int, user: int, now: int, inviter: int | None = None) -> None:
    """Let this person in, and note who was the first to call them, if anybody has."""
    sql = """INSERT INTO invitations (game, user, at, inviter) VALUES (?, ?, ?, ?)
        ON CONFLICT (game, user) DO UPDATE SET inviter = coalesce(inviter, excluded.inviter)"""
    await writer.execute(Statement(sql, ((game, user, now, inviter),)))


async def hand_on(writer: Writer, game: int, following: int) -> None:
    """Whoever was invited to one table is invited to the one that follows it."""
    sql = """INSERT INTO invitations
        SELECT ?, user, at, inviter FROM invitations WHERE game = ?"""
    await writer.execute(Statement(sql, ((following, game),)))


async def drop_outsiders(writer: Writer, game: int) -> None:
    """Of the invitations to this table only those stay that were given by whoever sits there."""
    sql = """DELETE FROM invitations WHERE game = ?1 AND (inviter IS NULL OR inviter NOT IN (
        SELECT user FROM seats WHERE game = ?1 AND user IS NOT NULL AND left_at IS NULL))"""
    await writer.execute(Statement(sql, ((game,),)))


async def was_called(source: Source, game: int, user: int) -> bool:
    """Whether somebody has called this person to the table."""
    sql = "SELECT 1 FROM invitations WHERE game = ? AND user = ? AND inviter IS NOT NULL"
    return bool(await source.fetch(sql, (game, user)))


async def find(source: Source, game: int, user: int) -> bool:
    """Whether this person was invited."""
    sql = "SELECT 1 FROM invitations WHERE game = ? AND user = ?"
    return bool(await source.fetch(sql, (game, user)))
