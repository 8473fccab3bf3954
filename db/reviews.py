"""Looking back at finished games: what was found, and what is still to be worked on."""

from __future__ import annotations

from dataclasses import dataclass, field

from db.claims import FREE
from db.statements import Source, Statement, Writer


@dataclass(frozen=True)
class Review:
    """One row. ``rev`` is the revision of the log that it looks back from, ``user`` who waits for
    it, ``due`` when it is to be worked on; once it has ended nobody is named."""

    table_id: int
    rev: int
    user: int | None
    due: int
    found: bytes = field(repr=False)
    tries: int = 0
    ended_at: int | None = None


async def find(source: Source, table_id: int) -> Review | None:
    """The review of this table, if one was asked for."""
    rows = await source.fetch("SELECT * FROM reviews WHERE table_id = ?", (table_id,))
    return Review(**dict(rows[0])) if rows else None


async def begin(writer: Writer, review: Review) -> None:
    """Note that this is to be worked on, unless the table has a review of the same revision; one of
    another revision is begun anew."""
    sql = """INSERT INTO reviews (table_id, rev, user, due, found) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (table_id) DO UPDATE SET rev = excluded.rev, user = excluded.user,
            due = excluded.due, found = excluded.found, tries = 0, ended_at = NULL
        WHERE reviews.rev <> excluded.rev"""
    row = (review.table_id, review.rev, review.user, review.due, review.found)
    await writer.execute(Statement(sql, (row,)))


async def count_of_user(source: Source, user: int, most: int) -> int:
    """How many reviews this person waits for; no further than ``most``."""
    sql = "SELECT 1 FROM reviews WHERE user = ? AND ended_at IS NULL LIMIT ?"
    return len(await source.fetch(sql, (user, most)))


async def count_of_guild(source: Source, guild: int, most: int) -> int:
    """How many reviews of tables of this server are waited for; no further than ``most``."""
    sql = """SELECT 1 FROM reviews JOIN games ON games.id = reviews.table_id
        WHERE reviews.ended_at IS NULL AND games.guild = ? LIMIT ?"""
    return len(await source.fetch(sql, (guild, most)))


async def due(source: Source, work: str, process: str, now: int, limit: int = 10) -> list[int]:
    """The tables whose reviews are to be worked on, the longest wait first; not those that another
    process has claimed."""
    free = FREE.format(table_id="reviews.table_id")
    sql = f"""SELECT table_id FROM reviews WHERE ended_at IS NULL AND due <= ? AND {free}
        ORDER BY due LIMIT ?"""  # noqa: S608  no values in it
    return [row["table_id"] for row in await source.fetch(sql, (now, work, process, limit))]


async def save(writer: Writer, table_id: int, rev: int, found: bytes) -> bool:
    """Keep what was found so far. Returns False where nobody waits for it any more."""
    sql = """UPDATE reviews SET found = ?, tries = 0
        WHERE table_id = ? AND rev = ? AND ended_at IS NULL"""
    return await writer.execute(Statement(sql, ((found, table_id, rev),))) > 0


async def end(writer: Writer, table_id: int, rev: int, now: int) -> None:
    """Note that everything is found; who asked is not kept."""
    sql = """UPDATE reviews SET ended_at = ?, user = NULL
        WHERE table_id = ? AND rev = ? AND ended_at IS NULL"""
    await writer.execute(Statement(sql, ((now, table_id, rev),)))


async def put_off(writer: Writer, table_id: int, until: int) -> None:
    """Work on this later: it has failed once more."""
    sql = "UPDATE reviews SET due = ?, tries = tries + 1 WHERE table_id = ? AND ended_at IS NULL"
    await writer.execute(Statement(sql, ((until, table_id),)))


async def drop(writer: Writer, table_id: int) -> None:
    """Give this up; whoever asks again begins anew."""
    sql = "DELETE FROM reviews WHERE table_id = ? AND ended_at IS NULL"
    await writer.execute(Statement(sql, ((table_id,),)))
