"""The archive, whatever keeps it: what the use cases read from and write to."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Protocol

from db.location import Location, Server
from db.locks import Lock
from db.presence import LockedFiles, Presence
from db.statements import Connection, Query, Row, Source, Writer
from db.trips import OnTrip, unheard
from db.wakeups import TouchedFiles, Wakeups


class Archive(Source, Writer, Protocol):
    """An open archive. Safe to use from many tasks, and beside other processes."""

    async def fetch_each(self, *queries: Query) -> list[list[Row]]:
        """The rows of each of these queries, all as of one moment."""
        ...

    def read(self) -> AbstractAsyncContextManager[Source]:
        """Several queries on one moment of the archive."""
        ...

    def write(self, *locks: Lock) -> AbstractAsyncContextManager[Connection]:
        """One transaction: kept when the block ends, forgotten when anything is raised in it.

        Nobody who names one of the same locks writes between its first statement and its end, so
        what it has read of them still holds when it writes. Without a lock nobody else writes at
        all meanwhile: for what reaches across tables and is seldom done."""
        ...

    async def wipe(self) -> bool:
        """Take what was deleted off the disk, as far as it can be; whether that is done."""
        ...

    async def number_on(self, writer: Connection) -> None:
        """Go on after the highest number of each table: rows were copied with theirs."""
        ...

    async def close(self) -> None:
        """Wait for what is being written, then let go of everything."""
        ...


def presence_at(location: Location) -> Presence:
    """This process among those that share the archive there, alive from now on."""
    if isinstance(location, Server):
        from db.postgresql.presence import SessionLocks

        return SessionLocks(location)
    return LockedFiles(location)


def wakeups_at(location: Location, process: str) -> Wakeups:
    """How this process wakes the others that share the archive there, and is woken by them."""
    if isinstance(location, Server):
        from db.postgresql.listening import Listening

        return Listening(location, process)
    return TouchedFiles(location)


async def open_archive(location: Location, on_trip: OnTrip = unheard) -> Archive:
    """Open the archive there, made or brought up to date first. Raises ArchiveError where that
    cannot be."""
    if isinstance(location, Server):
        # Most archives are files, and a bot that needs no driver is ready sooner without.
        from db.postgresql.database import PostgresDatabase

        return await PostgresDatabase.open(location, on_trip)
    from db.database import Database

    return await Database.open(location, on_trip)
