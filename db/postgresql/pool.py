"""Connections to the server: a few, each used by one task at a time and kept for the next.

They are kept by asyncpg's own pool, which opens one where it is needed, replaces one that was lost,
closes one that nobody has needed for minutes, and rolls back what was left open. Two things are our
own. A connection is not reset between two uses: that is a trip, and would undo its settings; we set
nothing else, and listen to nothing on these. And one that has shown its server to be unusable is
not used again.

A pooler that gives every transaction another connection of its own cannot stand between, as it is:
prepared statements, which asyncpg keeps, and our settings belong to a connection. One that gives
every client a connection can.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg

from db.errors import NotAnArchive, Unavailable
from db.location import Server
from db.postgresql.complaints import LOST, complaining

Session = Any
"""A connection of asyncpg's, which tells no types."""

CONNECT_SECONDS = 10.0
ANSWER_SECONDS = 30.0
"""A server that has not answered by then is gone, even if the network does not say so."""

NO_ADDRESS = (
    "DATABASE is no address of PostgreSQL's, such as postgresql://user:password@host:5432/name: "
    "in a password, write %2F for /, %3F for ?, %23 for #, %40 for @, %3A for : and %25 for %."
)

OLDEST = 15
"""The first PostgreSQL on which we are tested."""


async def connect(server: Server, *settings: str, **of_pool: Any) -> Session:  # noqa: ANN401
    """A new connection with these settings. Raises ArchiveError where there can be none."""
    with complaining(server):
        try:
            session = await asyncpg.connect(
                server.address, timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS, **of_pool
            )
        except asyncpg.ClientConfigurationError as error:
            raise NotAnArchive(f"DATABASE is no address of PostgreSQL's: {error}.") from error
        except ValueError:
            # Its text may quote what stands between two colons: a part of the password.
            raise NotAnArchive(NO_ADDRESS) from None
        try:
            _require_new_enough(server, session)
            for setting in settings:
                await session.execute(f"SET {setting}")
        except BaseException:
            session.terminate()
            raise
    return session


def _require_new_enough(server: Server, session: Session) -> None:
    version = session.get_server_version()
    if version.major < OLDEST:
        raise NotAnArchive(
            f"{server} runs PostgreSQL {version.major}, and Boroughs needs {OLDEST} or newer."
        )


async def _as_it_is(_: Session) -> None:
    """Leave a connection as it is for the next one who needs it."""


class Pool:
    """Up to so many connections, opened when they are needed. One that was lost is replaced."""

    def __init__(self, server: Server, most: int, *settings: str) -> None:
        self.server = server
        self._settings = settings
        self._pool = asyncpg.create_pool(
            connect=self._connect, reset=_as_it_is, min_size=0, max_size=most
        )

    async def _connect(self, _address: None, **of_pool: Any) -> Session:  # noqa: ANN401
        return await connect(self.server, *self._settings, **of_pool)

    @asynccontextmanager
    async def session(self) -> AsyncIterator[Session]:
        """A connection for this block alone. Raises ValueError if the pool was closed."""
        if self._pool.is_closing():
            raise ValueError("this archive is closed")
        await self._pool  # is made with the first use
        with complaining(self.server):
            session = await self._pool.acquire()
        try:
            yield session
        except Unavailable:
            # The next one may lead to another server, which has taken this one's place.
            with suppress(*LOST):  # it was closed by itself
                session.terminate()
            raise
        finally:
            # One on which nothing can be rolled back any more is closed, and nothing is lost.
            with suppress(*LOST):
                await self._pool.release(session, timeout=CONNECT_SECONDS)

    async def close(self) -> None:
        """Wait until all of them are free, and close them. They may be closed twice."""
        await self._pool
        await self._pool.close()
