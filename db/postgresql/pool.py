"""Connections to the server: a few, each used by one task at a time and kept for the next."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from db.errors import NotAnArchive, Unavailable
from db.location import Server
from db.postgresql.complaints import complaining

Session = Any
"""A connection of asyncpg's, which tells no types."""

CONNECT_SECONDS = 10.0
ANSWER_SECONDS = 30.0
"""A server that has not answered by then is gone, even if the network does not say so."""

OLDEST = 15
"""The first PostgreSQL on which we are tested."""


async def connect(server: Server, *settings: str) -> Session:
    """A new connection with these settings. Raises ArchiveError where there can be none."""
    with complaining(server):
        try:
            session = await asyncpg.connect(
                server.address, timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS
            )
        except ValueError as error:
            raise NotAnArchive(f"DATABASE is no address of PostgreSQL's: {error}.") from error
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


class Pool:
    """Up to so many connections, opened when they are needed. One that was lost is replaced."""

    def __init__(self, server: Server, most: int, *settings: str) -> None:
        self.server = server
        self._most = most
        self._settings = settings
        self._room = asyncio.Semaphore(most)
        self._free: list[Session] = []
        self._closed = False

    @asynccontextmanager
    async def session(self) -> AsyncIterator[Session]:
        """A connection for this block alone."""
        async with self._room:
            if self._closed:
                raise ValueError("this archive is closed")
            session = self._standing() or await connect(self.server, *self._settings)
            try:
                yield session
            except Unavailable:
                # The next one may lead to another server, which has taken this one's place.
                session.terminate()
                raise
            finally:
                self._put_back(session)

    def _standing(self) -> Session | None:
        while self._free:
            session = self._free.pop()
            if not session.is_closed():
                return session
        return None

    def _put_back(self, session: Session) -> None:
        if session.is_closed():
            return
        if session.is_in_transaction():
            # Its rollback has failed: nobody else must get into that transaction.
            session.terminate()
            return
        self._free.append(session)

    async def close(self) -> None:
        """Wait until all of them are free, and close them. They may be closed twice."""
        for _ in range(self._most):
            await self._room.acquire()
        self._closed = True
        while self._free:
            await self._free.pop().close(timeout=CONNECT_SECONDS)
        for _ in range(self._most):
            self._room.release()
