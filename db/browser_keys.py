"""By what somebody opens a table in a browser: links, which are taken once, and sessions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from db.statements import Source, Statement, Writer, placeholders


class KeyKind(StrEnum):
    """A link is given to one person and becomes a session in their browser."""

    LINK = "link"
    SESSION = "session"


@dataclass(frozen=True)
class BrowserKey:
    """One row: whoever knows the secret with this hash is this person, at this table alone, until
    then. ``guild`` is the server from which they asked for it."""

    hash: str = field(repr=False)
    kind: KeyKind
    user: int
    table_id: int
    guild: int | None
    locale: str
    until: int


COLUMNS = "hash, kind, user, table_id, guild, locale, until"


async def add(writer: Writer, key: BrowserKey) -> None:
    """Keep this key."""
    sql = f"INSERT INTO browser_keys ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)"  # noqa: S608
    row = (key.hash, key.kind, key.user, key.table_id, key.guild, key.locale, key.until)
    await writer.execute(Statement(sql, (row,)))


async def find(source: Source, kind: KeyKind, hashed: str, now: int) -> BrowserKey | None:
    """The key of this kind with this hash, if it is still good."""
    rows = await source.fetch(
        f"SELECT {COLUMNS} FROM browser_keys WHERE hash = ? AND kind = ? AND until > ?",  # noqa: S608
        (hashed, kind, now),
    )
    if not rows:
        return None
    facts = dict(rows[0])
    return BrowserKey(**{**facts, "kind": KeyKind(facts["kind"])})


async def alive(source: Source, kind: KeyKind, hashes: Sequence[str], now: int) -> set[str]:
    """Those of these hashes, of which there must be at least one, whose keys are still good."""
    sql = f"""SELECT hash FROM browser_keys
        WHERE hash IN ({placeholders(hashes)}) AND kind = ? AND until > ?"""  # noqa: S608
    return {row["hash"] for row in await source.fetch(sql, (*hashes, kind, now))}


async def drop(writer: Writer, hashed: str) -> bool:
    """Delete this key. Returns whether it was still there: of several who try, one is told so."""
    sql = "DELETE FROM browser_keys WHERE hash = ?"
    return await writer.execute(Statement(sql, ((hashed,),))) > 0


async def drop_all(writer: Writer, user: int) -> int:
    """Delete every key of this person. Returns how many there were."""
    return await writer.execute(Statement("DELETE FROM browser_keys WHERE user = ?", ((user,),)))


async def keep_newest(writer: Writer, user: int, kind: KeyKind, most: int) -> None:
    """Delete the oldest keys of this kind, so that this person has at most so many."""
    sql = """DELETE FROM browser_keys WHERE user = ?1 AND kind = ?2 AND hash NOT IN (
        SELECT hash FROM browser_keys WHERE user = ?1 AND kind = ?2
        ORDER BY until DESC, hash LIMIT ?3)"""
    await writer.execute(Statement(sql, ((user, kind, most),)))


async def forget_before(writer: Writer, now: int) -> int:
    """Delete the keys that are no good any more. Returns how many there were."""
    return await writer.execute(Statement("DELETE FROM browser_keys WHERE until <= ?", ((now,),)))
