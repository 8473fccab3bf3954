"""The leases of this process: the shards that it, and no other, is to serve.

A lease has no time of its own. It lasts while its process lives and shows signs of life
(``db.presence``); whoever finds that it has died, or hangs, takes its shards over.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import Enum, auto

from db import shards
from db.archive import Archive
from db.presence import Presence
from db.shards import Session, Shard
from db.statements import Source, Statement
from db.wakeups import Topic, Unheard, Wakeups
from tables.sharing import Situation, to_drop, to_serve, to_take

__all__ = ["Leases", "Session", "Shard", "Standing"]


class Standing(Enum):
    """Whose a shard is: this process's, though perhaps another one is connecting to take it over;
    or no longer."""

    OURS = auto()
    INHERITED = auto()
    LOST = auto()


class Leases:
    """What this process has leased, as the archive says."""

    def __init__(
        self, database: Archive, presence: Presence, wakeups: Wakeups | None = None
    ) -> None:
        self._database = database
        self._presence = presence
        self.wakeups: Wakeups = wakeups or Unheard()
        self._joined = False
        self._stored: dict[Shard, Session | None] = {}
        self.count = 0
        """How many shards there were to be at the last look."""
        self.unserved = 0
        """How many of them nobody served then."""
        self.processes = 0
        """How many processes shared them."""

    async def join(self) -> None:
        """Share the shards from now on."""
        living = await self._presence.living()
        rows = await self._database.fetch(*shards.PROCESSES)
        dead = {row["process"] for row in rows} - living
        joining = shards.joining(self._presence.process, takes=True)
        await self._database.execute(joining, *([shards.parting(dead)] if dead else []))
        self._joined = True

    async def want(self, count: int) -> None:
        """Let there be so many shards from now on. Those of a former count are served until all of
        these are."""
        leases = [shards.lease_of(row) for row in await self._database.fetch(*shards.ALL)]
        if {lease.shard.count for lease in leases if lease.wanted} != {count}:
            await self._database.execute(*shards.wanting(count))
            self.wakeups.tell(Topic.SHARDS)

    async def look(self) -> Mapping[Shard, Session | None]:
        """Take what is this process's share now. Returns the shards that it is to be connected to,
        each with the session of the process before if it may go on with that."""
        now = await self._situation()
        if self._joined and now.us not in now.takers:
            # We hung for a while, and the others have parted from us.
            await self.join()
            now = await self._situation()
        if _changes(now):
            now = await self._change(now.living)
        self._note(now)
        return to_serve(now)

    def _note(self, now: Situation) -> None:
        self.count, self.processes = len(now.wanted), len(now.takers)
        self.unserved = sum(not now.is_served(lease) for lease in now.wanted)

    async def _change(self, living: Collection[str]) -> Situation:
        """Write what is to change, if it still is; how everything stands then."""
        async with self._database.write() as writer:
            changes = _changes(await self._read(writer, living))
            if changes:
                await writer.execute(*changes)
            now = await self._read(writer, living)
        self.wakeups.tell(Topic.SHARDS)
        return now

    async def _situation(self) -> Situation:
        return await self._read(self._database, await self._presence.living())

    async def _read(self, source: Source, living: Collection[str]) -> Situation:
        leases = [shards.lease_of(row) for row in await source.fetch(*shards.ALL)]
        rows = await source.fetch(*shards.PROCESSES)
        takers = {row["process"] for row in rows if row["takes"] and row["process"] in living}
        return Situation(self._presence.process, living, takers, leases)

    async def standing(self, shard: Shard) -> Standing:
        """Whose this shard is."""
        now = await self._situation()
        lease = next((one for one in now.leases if one.shard == shard), None)
        if lease is None or now.us not in (lease.process, lease.heir):
            return Standing.LOST
        inherited = lease.heir in now.takers and lease.heir != now.us
        return Standing.INHERITED if inherited else Standing.OURS

    async def serving(self, shard: Shard, session: Session) -> bool:
        """Note that this process is connected with this session. Returns whether the shard is its
        own; if not, somebody else serves it."""
        kept = session if self.processes > 1 else None
        ours = await shards.serve(self._database, shard, self._presence.process, kept)
        self._stored[shard] = kept
        self.wakeups.tell(Topic.SHARDS)
        return ours

    async def heard(self, sessions: Mapping[Shard, Session]) -> None:
        """Note how far these sessions have come: whoever takes over begins after that. Alone there
        is nobody to take over, and an archive need not be written for it; so nothing is kept, for
        whoever resumed a session from its beginning would hear old presses again."""
        shared = self.processes > 1
        await self._remember(
            {one: session if shared else None for one, session in sessions.items()}
        )

    async def _remember(self, sessions: Mapping[Shard, Session | None]) -> None:
        new = {shard: one for shard, one in sessions.items() if self._stored.get(shard) != one}
        if new:
            await shards.remember(self._database, self._presence.process, new)
            self._stored.update(new)

    async def offer(self, sessions: Mapping[Shard, Session]) -> bool:
        """Take no more shards, and let the others take ours, with their sessions. Returns whether
        there are others."""
        # Also of a process that was alone when it last looked: the next one may have just come.
        await self._remember(sessions)
        self._joined = False
        await self._database.execute(shards.joining(self._presence.process, takes=False))
        self.wakeups.tell(Topic.SHARDS)
        return bool((await self._situation()).takers)

    async def leave(self, *, sessions_go_on: bool) -> None:
        """Share the shards no longer. Where ``sessions_go_on``, whoever takes one that is still
        ours may resume its session."""
        self._joined = False
        freeing = [] if sessions_go_on else [shards.freeing(self._presence.process)]
        await self._database.execute(shards.parting([self._presence.process]), *freeing)
        self.wakeups.tell(Topic.SHARDS)


def _changes(now: Situation) -> list[Statement]:
    """What has to be written: what this process takes, and what is over."""
    take, drop = to_take(now), to_drop(now)
    written = [shards.inheriting(take, now.us)] if take else []
    return [*written, shards.dropping(drop)] if drop else written
