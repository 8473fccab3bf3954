"""Backup, restore and check of an archive on PostgreSQL.

A backup is a dump in the custom format of ``pg_dump``, taken while the bot runs. A restore needs
the archive alone and is one transaction: if anything in it fails, everything is as before.
"""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryDirectory

from db.backup import kept_only_whole
from db.copies import flush, reserve
from db.errors import ArchiveError, InUse, NewerArchive, NotAnArchive
from db.layout import layout
from db.location import Server
from db.postgresql import programs
from db.postgresql.complaints import complaining
from db.postgresql.database import PostgresDatabase
from db.postgresql.migration import TABLES, load_migrations, require_known
from db.postgresql.pool import Session, connect
from db.proofs import proof_of

PLAIN = ("--no-owner", "--no-privileges")
"""Whoever restores it owns it."""

OTHERS = """SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
    AND backend_type = 'client backend' AND pid <> pg_backend_pid()"""
STILL_ALONE = f"""DO $$ BEGIN IF ({OTHERS}) > 0 THEN
    RAISE EXCEPTION 'it is in use by another process'; END IF; END $$;"""
"""Somebody may have come, and stored something, while the present archive was copied."""

COLUMNS = """SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = current_schema() ORDER BY ordinal_position"""
VERSION = re.compile(r"COPY \S*archive \(version\) FROM stdin;\n(\d+)\n")


async def require_archive(server: Server) -> int:
    """The version of this database, which must be an archive that this code can read."""
    session = await connect(server)
    try:
        with complaining(server):
            return await _version(session, server)
    finally:
        await session.close()


async def _version(session: Session, server: Server) -> int:
    version = await require_known(session, server, load_migrations()[-1].number)
    if version == 0:
        raise NotAnArchive(f"{server} is empty.")
    return version


async def back_up(server: Server, target: Path) -> None:
    """Copy one moment of the archive into a new file, and keep that file only if it is sound."""
    with kept_only_whole(target) as part:
        session = await connect(server)
        try:
            with complaining(server):
                await _version(session, server)
            await programs.require_new_enough("pg_dump", session.get_server_version().major)
        finally:
            await session.close()
        part.touch(mode=0o600)
        await programs.run(server, "pg_dump", "--format=custom", *PLAIN, "--file", str(part))
        flush(part)
        await check_dump(part)


async def check_dump(dump: Path) -> int:
    """The version of the archive in this file, after every row of it was read."""
    with TemporaryDirectory() as folder:
        return await _script(dump, Path(folder) / "archive.sql")


async def _script(dump: Path, script: Path) -> int:
    """Write the dump as statements; the version of the archive in it."""
    try:
        await programs.read("pg_restore", *PLAIN, "--file", str(script), str(dump))
        said = await programs.read(
            "pg_restore", "--data-only", "--table=archive", "--file=-", str(dump)
        )
    except ArchiveError as error:
        raise NotAnArchive(f"{dump} is no dump of an archive: {error}") from error
    found = VERSION.search(said)
    if found is None:
        raise NotAnArchive(f"{dump} is no dump of an archive.")
    newest = load_migrations()[-1].number
    if int(found[1]) > newest:
        raise NewerArchive(f"{dump} has version {found[1]}, but this Boroughs knows {newest}.")
    return int(found[1])


async def restore(server: Server, dump: Path, aside: Path) -> Path | None:
    """Put this dump in place of the archive. Returns where the present one was kept, or None if
    there was none."""
    await check_dump(dump)
    present = await require_alone(server)
    kept = await _keep_copy(server, aside) if present else None
    with TemporaryDirectory() as folder:
        emptying, script = Path(folder) / "empty.sql", Path(folder) / "archive.sql"
        dropping = [f'DROP TABLE IF EXISTS "{name}" CASCADE;' for name in present]
        functions = "DROP FUNCTION IF EXISTS run_statements;"
        emptying.write_text("\n".join([STILL_ALONE, *dropping, functions]), "utf-8")
        await _script(dump, script)
        files = (f"--file={emptying}", f"--file={script}")
        quietly = ("--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1")
        await programs.run(server, "psql", *quietly, *files)
    await check(server)
    return kept


async def require_alone(server: Server) -> list[str]:
    """The tables that are there. Raises InUse if anybody else is connected."""
    session = await connect(server)
    try:
        with complaining(server):
            if await session.fetchval(OTHERS):
                raise InUse(f"{server} is in use by another process.")
            await require_known(session, server, load_migrations()[-1].number)
            return [row["table_name"] for row in await session.fetch(TABLES)]
    finally:
        await session.close()


async def _keep_copy(server: Server, aside: Path) -> Path:
    aside.parent.mkdir(parents=True, exist_ok=True)
    kept = reserve(aside)
    kept.unlink()
    await back_up(server, kept)
    return kept


async def check(server: Server) -> int:
    """The version of this archive, after every row of it was read, and its columns were found to be
    those of an archive."""
    version = await require_archive(server)
    if version < load_migrations()[-1].number:
        return version
    database = PostgresDatabase(server)
    try:
        async with database.read() as source:
            found = [(row[0], row[1]) for row in await source.fetch(COLUMNS)]
            _require_columns(server, found)
            for table in layout():
                await proof_of(source, table)
    finally:
        await database.close()
    return version


def _require_columns(server: Server, found: list[tuple[str, str]]) -> None:
    wanted = {(table.name, column) for table in layout() for column in table.columns}
    wanted.add(("archive", "version"))
    for table, column in sorted(set(found) - wanted):
        raise NotAnArchive(f"{server} holds what no archive has: {table}.{column}.")
    for table, column in sorted(wanted - set(found)):
        raise NotAnArchive(f"{server} lacks {table}.{column}.")
