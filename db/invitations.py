"""Who was invited to which table."""

from __future__ import annotations

from db.statements import Source, Statement, Writer


async def add(
    writer: Writer, table_id: int, user: int, now: int, inviter: int | None = None
) -> None:
    """Let this person in, and note who was the first to call them, if anybody has."""
    sql = """INSERT INTO invitations (table_id, user, at, inviter) VALUES (?, ?, ?, ?)
        ON CONFLICT (table_id, user) DO UPDATE
        SET inviter = coalesce(invitations.inviter, excluded.inviter)"""
    await writer.execute(Statement(sql, ((table_id, user, now, inviter),)))


async def hand_on(writer: Writer, table_id: int, following: int) -> None:
    """Copy the invitations of one table to the next episode."""
    sql = """INSERT INTO invitations (table_id, user, at, inviter)
        SELECT ?, user, at, inviter FROM invitations WHERE table_id = ?"""
    await writer.execute(Statement(sql, ((following, table_id),)))


async def drop_outsiders(writer: Writer, table_id: int) -> None:
    """Delete the invitations to this table that nobody who sits there has given."""
    sql = """DELETE FROM invitations WHERE table_id = ?1 AND (inviter IS NULL OR inviter NOT IN (
        SELECT user FROM seats WHERE table_id = ?1 AND user IS NOT NULL AND left_at IS NULL))"""
    await writer.execute(Statement(sql, ((table_id,),)))


async def was_called(source: Source, table_id: int, user: int) -> bool:
    """Whether somebody has called this person to the table."""
    sql = "SELECT 1 FROM invitations WHERE table_id = ? AND user = ? AND inviter IS NOT NULL"
    return bool(await source.fetch(sql, (table_id, user)))
