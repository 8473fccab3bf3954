"""What a person, a server, a table or the bot itself has chosen, as words."""

from __future__ import annotations

from enum import StrEnum

from db.statements import Query, Row, Source, Statement, Writer


class Scope(StrEnum):
    """Whose setting it is. ``BOROUGHS`` is the bot's own, with id 0."""

    USER = "user"
    GUILD = "guild"
    TABLE = "table"
    BOROUGHS = "house"


async def put(writer: Writer, scope: Scope, owner: int, key: str, value: str) -> None:
    """Set this, in place of what was set before."""
    await writer.execute(putting(scope, owner, key, value))


def putting(scope: Scope, owner: int, key: str, value: str) -> Statement:
    """The statement of ``put``."""
    sql = """INSERT INTO settings (scope, id, key, value) VALUES (?, ?, ?, ?)
        ON CONFLICT (scope, id, key) DO UPDATE SET value = excluded.value"""
    return Statement(sql, ((scope, owner, key, value),))


async def drop(writer: Writer, scope: Scope, owner: int, key: str) -> None:
    """Delete this setting, so that the default holds."""
    sql = "DELETE FROM settings WHERE scope = ? AND id = ? AND key = ?"
    await writer.execute(Statement(sql, ((scope, owner, key),)))


async def find(source: Source, scope: Scope, owner: int, key: str) -> str | None:
    """This one setting, if it was ever set."""
    rows = await source.fetch(
        "SELECT value FROM settings WHERE scope = ? AND id = ? AND key = ?", (scope, owner, key)
    )
    return str(rows[0]["value"]) if rows else None


def finding(scope: Scope, owner: int) -> Query:
    """Finds all that this owner has set."""
    sql = "SELECT key, value FROM settings WHERE scope = ? AND id = ? ORDER BY key"
    return Query(sql, (scope, owner))


def found(rows: list[Row]) -> dict[str, str]:
    """What ``finding`` has found."""
    return {row["key"]: row["value"] for row in rows}


async def of(source: Source, scope: Scope, owner: int) -> dict[str, str]:
    """All that this owner has set."""
    return found(await source.fetch(*finding(scope, owner)))


async def who_chose(source: Source, scope: Scope, key: str, value: str) -> set[int]:
    """Everyone who has set this to this very value."""
    rows = await source.fetch(
        "SELECT id FROM settings WHERE scope = ? AND key = ? AND value = ?", (scope, key, value)
    )
    return {row["id"] for row in rows}
