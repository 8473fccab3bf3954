"""Which processes are alive that share a database on a server.

Each holds a lock of the server's for as long as its session lasts, and the server lets go of it
when the session ends: at once where the process has ended, and after some seconds where its machine
or the network is gone. A process that hangs keeps its session, which then asks nothing any more. A
pooler that gives each transaction another session cannot stand between.
"""

from __future__ import annotations

import asyncio
import secrets
import time

from db.location import Server
from db.postgresql.complaints import complaining
from db.postgresql.pool import Session, connect
from db.presence import Signs

OURS = 1114600049
"""The first half of the number of each lock; the second names the process."""

NAMES = 2**31
ALIVE = (
    "tcp_keepalives_idle = 4",
    "tcp_keepalives_interval = 2",
    "tcp_keepalives_count = 3",
)
HOLD = "SELECT pg_try_advisory_lock_shared($1, $2)"
LIVING = """SELECT objid::BIGINT, state_change
    FROM pg_locks JOIN pg_database ON pg_database.oid = database
    LEFT JOIN pg_stat_activity AS sessions ON sessions.pid = pg_locks.pid
    WHERE locktype = 'advisory' AND granted AND classid = $1
        AND pg_database.datname = current_database()"""
"""Every session asks this again and again, so its moment is a sign of life. That of another user of
the server is hidden, and known to be alive by its lock alone."""

SETTLING_SECONDS = 6.0
"""When a server is there again the processes come back one after another: where a look has failed,
the next one is five seconds later. Nobody is taken for dead before that."""

UPTIME = "SELECT EXTRACT(EPOCH FROM clock_timestamp() - pg_postmaster_start_time())::FLOAT"


class SessionLocks:
    """This process among those that share the database."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._number = secrets.randbelow(NAMES)
        self._line: Session | None = None
        self._connecting = asyncio.Lock()
        self._signs = Signs()
        self._settled = 0.0
        """From when on those who have no lock are dead, by this process's clock."""

    @property
    def process(self) -> str:
        return _name(self._number)

    async def living(self) -> set[str]:
        found = await self._found()
        while (seconds := self._settled - time.monotonic()) > 0:
            await asyncio.sleep(seconds)
            found = await self._found()
        return {self.process, *(one for one in found if not self._signs.hangs(one, found[one]))}

    async def _found(self) -> dict[str, object]:
        """Those who hold their lock now, each with its sign of life."""
        async with self._connecting:
            if self._line is None or self._line.is_closed():
                line = await self._held()
                self._settled = time.monotonic() + await self._settling(line)
                self._line = line
            with complaining(self._server):
                rows = await self._line.fetch(LIVING, OURS)
        return {_name(number): sign for number, sign in rows}

    async def _held(self) -> Session:
        session = await connect(self._server, *ALIVE)
        with complaining(self._server):
            await session.fetchval(HOLD, OURS, self._number)
        return session

    async def _settling(self, line: Session) -> float:
        """How many seconds the others still have to come back: they have lost their sessions where
        we have lost ours, or where the server has just begun."""
        if self._line is not None:
            return SETTLING_SECONDS
        with complaining(self._server):
            return SETTLING_SECONDS - float(await line.fetchval(UPTIME))

    async def leave(self) -> None:
        if self._line is not None and not self._line.is_closed():
            await self._line.close()


def _name(number: int) -> str:
    return f"{number:08x}"
