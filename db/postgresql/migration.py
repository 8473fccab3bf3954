"""Brings a database up to date: the numbered migrations, each in its own transaction."""

from __future__ import annotations

from collections.abc import Sequence

from asyncpg import PostgresError

from db.errors import MigrationFailed, NewerArchive, NotAnArchive
from db.location import Server
from db.migration import MIGRATIONS, Migration, read_migrations
from db.postgresql.complaints import complaining
from db.postgresql.dialect import schema
from db.postgresql.pool import Session

OWN = MIGRATIONS / "postgresql"
FIRST = 11
"""There is no archive on PostgreSQL from before this version."""

HOLD = "SELECT pg_advisory_xact_lock(1114600048)"
TABLES = """SELECT table_name FROM information_schema.tables
    WHERE table_schema = current_schema() ORDER BY table_name"""


def load_migrations() -> tuple[Migration, ...]:
    """All migrations from the first one on, in order: the file that is for PostgreSQL alone where
    there is one, and else the one that is for both."""
    both = {one.number: one for one in read_migrations(MIGRATIONS) if one.number > FIRST}
    found = {**both, **{one.number: one for one in read_migrations(OWN)}}
    if sorted(found) != list(range(FIRST, FIRST + len(found))):
        raise ValueError(f"the migrations in {OWN} do not run from {FIRST} without a gap")
    return tuple(found[number] for number in sorted(found))


async def migrate(
    session: Session, server: Server, migrations: Sequence[Migration] | None = None
) -> None:
    """Make the tables if there are none, or bring them up to date."""
    known = load_migrations() if migrations is None else migrations
    with complaining(server):
        if await require_known(session, server, known[-1].number) < known[-1].number:
            for migration in known:
                await _apply(session, server, migration)


async def require_known(session: Session, server: Server, newest: int) -> int:
    """The version of this database; 0 for an empty one. Raises NewerArchive if it is later than any
    that this code knows, and NotAnArchive if it belongs to another program."""
    version = await version_of(session, server)
    if version > newest:
        raise NewerArchive(
            f"{server} has version {version}, but this Boroughs knows only up to {newest}: "
            "update the bot, or restore an older backup."
        )
    return version


async def version_of(session: Session, server: Server) -> int:
    """The number of the last migration in this database; 0 for an empty one."""
    tables = [row["table_name"] for row in await session.fetch(TABLES)]
    if "archive" in tables:
        return int(await session.fetchval("SELECT version FROM archive"))
    if tables:
        raise NotAnArchive(f"{server} holds the tables of another program: {tables[0]!a}.")
    return 0


async def _apply(session: Session, server: Server, migration: Migration) -> None:
    try:
        with complaining(server):
            await _apply_next(session, server, migration)
    except PostgresError as error:
        reason = f"Migration {migration.number} failed and was undone: {error}."
        raise MigrationFailed(reason) from error


async def _apply_next(session: Session, server: Server, migration: Migration) -> None:
    async with session.transaction():
        # Another process may come first while this one waits for the lock.
        await session.execute(HOLD)
        if await version_of(session, server) >= migration.number:
            return
        await session.execute(schema(migration.sql))
        await session.execute(f"UPDATE archive SET version = {migration.number}")  # noqa: S608
