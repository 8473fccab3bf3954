"""Those who follow a table without sitting at it, and how they want to be told."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from enum import StrEnum

from db.games import MOST_OF_ONE, Game, Status, game_of
from db.statements import Row, Source, Statement, Writer


class Tell(StrEnum):
    """Of what a follower is written to directly: of nothing, the end, or every turn."""

    THREAD = "thread"
    END = "end"
    TURNS = "turns"


@dataclass(frozen=True)
class Follower:
    """One row. ``locale`` is the language of their Discord when they last chose; ``told`` is the
    revision up to which they have been written to."""

    table_id: int
    user: int
    tell: Tell
    locale: str
    since: int
    told: int


async def put(writer: Writer, follower: Follower) -> None:
    """Store that this person follows, and of what they are told; a former ``told`` is kept."""
    sql = """INSERT INTO followers (table_id, user, tell, locale, since, told)
        VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (table_id, user) DO UPDATE SET tell = excluded.tell, locale = excluded.locale"""
    await writer.execute(Statement(sql, (astuple(follower),)))


def dropping(table_id: int, user: int) -> Statement:
    """Delete this follower, if there is one."""
    sql = "DELETE FROM followers WHERE table_id = ? AND user = ?"
    return Statement(sql, ((table_id, user),))


async def drop(writer: Writer, table_id: int, user: int) -> None:
    """Delete this follower, if there is one."""
    await writer.execute(dropping(table_id, user))


async def drop_uninvited(writer: Writer, table_id: int) -> None:
    """Delete the followers of this table who were not invited to it."""
    sql = """DELETE FROM followers WHERE table_id = ?1 AND user NOT IN (
        SELECT user FROM invitations WHERE table_id = ?1)"""
    await writer.execute(Statement(sql, ((table_id,),)))


async def hand_on(writer: Writer, table_id: int, following: int, now: int) -> None:
    """Copy the followers of one table to the next episode."""
    sql = """INSERT INTO followers (table_id, user, tell, locale, since, told)
        SELECT ?, user, tell, locale, ?, 0 FROM followers WHERE table_id = ?"""
    await writer.execute(Statement(sql, ((following, now, table_id),)))


async def mark_told(writer: Writer, table_id: int, user: int, rev: int) -> None:
    """Record that this follower was written to, up to this revision."""
    sql = "UPDATE followers SET told = ? WHERE table_id = ? AND user = ? AND told < ?"
    await writer.execute(Statement(sql, ((rev, table_id, user, rev),)))


async def find(source: Source, table_id: int, user: int) -> Follower | None:
    """How this person follows this table, if they do."""
    sql = "SELECT * FROM followers WHERE table_id = ? AND user = ?"
    rows = await source.fetch(sql, (table_id, user))
    return _follower(rows[0]) if rows else None


async def of_game(source: Source, table_id: int) -> list[Follower]:
    """Everybody who follows this table."""
    rows = await source.fetch(
        "SELECT * FROM followers WHERE table_id = ? ORDER BY user", (table_id,)
    )
    return [_follower(row) for row in rows]


async def to_tell(source: Source, table_id: int, rev: int, ended: bool) -> list[Follower]:
    """Those who want to be written to about this revision and have not been yet."""
    rows = await source.fetch(
        """SELECT * FROM followers
        WHERE table_id = ? AND told < ? AND (tell = 'turns' OR (tell = 'end' AND ? = 1))
        ORDER BY user""",
        (table_id, rev, ended),
    )
    return [_follower(row) for row in rows]


async def of_user(source: Source, user: int, status: Status) -> list[Game]:
    """The games with this status that this person follows, the oldest first; the newest of
    them, if there are too many."""
    rows = await source.fetch(
        """SELECT games.* FROM followers JOIN games ON games.id = followers.table_id
        WHERE followers.user = ? AND games.status = ? ORDER BY games.id DESC LIMIT ?""",
        (user, status, MOST_OF_ONE),
    )
    return [game_of(row) for row in reversed(rows)]


def _follower(row: Row) -> Follower:
    return Follower(**{**dict(row), "tell": Tell(row["tell"])})
