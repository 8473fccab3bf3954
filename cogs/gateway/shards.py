"""The shards of this process: connected to those that it has leased, and to no others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING

import discord

from cogs.gateway.link import OVER, PASSING, RESUMABLE, Complaint, Link, Watch, brief
from cogs.gateway.starts import Starts
from tables.health import Gateway
from tables.leases import Leases, Session, Shard, Standing

if TYPE_CHECKING:
    from cogs.client import Boroughs

log = logging.getLogger(__name__)

LOOK_SECONDS = 1.0
"""So often each process looks which shards are its own, and shows that it is alive."""
COUNT_SECONDS = 3600.0
"""So often we ask Discord how many shards there should be."""
HAND_OVER_SECONDS = 2.0
"""How long we wait for others to take our shards before we leave."""
STEP = 0.1


class Shards:
    """Follows the leases: opens what has become ours, closes what another process serves now."""

    def __init__(self, bot: Boroughs, leases: Leases) -> None:
        self._bot = bot
        self._leases = leases
        self._starts = Starts(bot)
        self._links: dict[Shard, Link] = {}
        self._woken = asyncio.Event()
        self._refused: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._background: set[asyncio.Task[None]] = set()
        self._following: asyncio.Task[None] | None = None
        self._watch = Watch(self._changed, self._greeted, self._count_soon, self._may_connect)
        self._trouble = Complaint(log, "the leases could not be looked at")
        self.was_ready = False
        """Whether all that were leased have been connected once."""
        self._whole = False

    def wake(self) -> None:
        """Look at the leases now."""
        self._woken.set()

    async def run(self) -> str:
        """Share the shards until Discord refuses our token. Returns what the trouble was; raises
        what keeps us from beginning."""
        await self._leases.want(await self._starts.count())
        await self._leases.join()
        self._following = asyncio.create_task(self._follow(), name="shards")
        self._in_background(self._count_often())
        return await self._refused

    def gateway(self) -> Gateway:
        """How this process is connected."""
        linked = [link for link in self._links.values() if link.is_linked]
        seconds = [link.seconds for link in linked if link.seconds is not None]
        return Gateway(
            shards=len(self._links),
            connected=len(linked),
            latency=max(seconds, default=None),
            total=self._leases.count,
            processes=self._leases.processes,
            unserved=self._leases.unserved,
        )

    # Following the leases

    async def _follow(self) -> None:
        while True:
            self._woken.clear()
            try:
                await self._look()
            except Exception as error:
                # Without the archive nobody can take anything from us: we stay as we are.
                self._trouble.about(error)
            else:
                self._trouble.over()
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._woken.wait()

    async def _look(self) -> None:
        await self._leases.heard(self._sessions())
        ours = await self._leases.look()
        for shard in self._links.keys() - ours.keys():
            await self._close(shard)
        for shard in sorted(ours.keys() - self._links.keys()):
            self._open(shard, ours[shard])
        self._changed()

    def _sessions(self) -> dict[Shard, Session]:
        found = {shard: link.session for shard, link in self._links.items()}
        return {shard: session for shard, session in found.items() if session is not None}

    def _open(self, shard: Shard, session: Session | None) -> None:
        how = "goes on with" if session else "begins with"
        log.info("%s shard %s of %s", how, shard.number, shard.count)
        link = self._links[shard] = Link(self._bot, shard, self._starts, self._watch)
        link.start_linking(session).add_done_callback(self._ended)

    async def _close(self, shard: Shard, code: int = RESUMABLE) -> None:
        log.info("leaves shard %s of %s", shard.number, shard.count)
        await self._links.pop(shard).hang_up(code)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """A link ends by itself where its shard is somebody else's, or our token is refused."""
        error = None if task.cancelled() else task.exception()
        if isinstance(error, discord.ConnectionClosed) and not self._refused.done():
            self._refused.set_result(brief(error))
        elif error is not None:
            log.error("a shard has failed", exc_info=error)
        self._woken.set()

    # What becomes of the links

    def _changed(self) -> None:
        """Tell the bot whether it can be reached, and the log when all is well again."""
        gateway = self.gateway()
        self._bot.reach(reachable=gateway.connected > 0, idle=gateway.shards == 0)
        whole = gateway.connected == gateway.shards
        if whole and not self._whole:
            self.was_ready = True
            self._bot.ready(gateway)
        self._whole = whole

    def _greeted(self, link: Link, session: Session) -> None:
        self._in_background(self._serve(link, session))

    async def _serve(self, link: Link, session: Session) -> None:
        """Note that we serve this shard, again and again until that is stored."""
        trouble = Complaint(log, f"shard {link.shard.number} is not noted yet")
        while self._links.get(link.shard) is link:
            try:
                if not await self._leases.serving(link.shard, session):
                    self._woken.set()
                return
            except Exception as error:
                trouble.about(error)
                await asyncio.sleep(LOOK_SECONDS)

    async def _may_connect(self, link: Link) -> bool:
        """Wait while another process is taking this shard over; whether it still is ours. Where the
        archive cannot tell, it is."""
        try:
            while True:
                standing = await self._leases.standing(link.shard)
                if standing is not Standing.INHERITED:
                    return standing is Standing.OURS
                await asyncio.sleep(STEP)
        except Exception as error:
            log.warning("whose shard %s is, is not known: %s", link.shard.number, brief(error))
            return True

    # How many there are

    def _count_soon(self) -> None:
        self._in_background(self._count())

    async def _count_often(self) -> None:
        while True:
            await asyncio.sleep(COUNT_SECONDS)
            await self._count()

    async def _count(self) -> None:
        try:
            await self._leases.want(await self._starts.count())
        except PASSING as error:
            log.warning("how many shards there should be is not known: %s", brief(error))

    def _in_background(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    # Leaving

    async def hand_over(self) -> None:
        """Leave: the others take our shards, each while we still serve it, and we are gone from
        each as soon as they do; what is left then, or where nobody else is, is closed."""
        if self._following is None:
            return
        await _stopped(self._following, *self._background)
        code = OVER
        try:
            if await self._leases.offer(self._sessions()):
                code = RESUMABLE
                await self._until_taken()
            await self._leases.leave(sessions_go_on=code == RESUMABLE)
        except Exception as error:
            log.warning("the shards could not be handed over: %s", brief(error))
        await asyncio.gather(*(self._close(shard, code) for shard in list(self._links)))
        await self._starts.close()

    async def _until_taken(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(HAND_OVER_SECONDS):
                while self._links:
                    ours = await self._leases.look()
                    for shard in self._links.keys() - ours.keys():
                        await self._close(shard)
                    await asyncio.sleep(STEP)

    async def close(self) -> None:
        """Close everything at once, as after a token that was refused."""
        tasks = [self._following] if self._following is not None else []
        await _stopped(*tasks, *self._background)
        await asyncio.gather(*(self._close(shard, OVER) for shard in list(self._links)))
        await self._starts.close()


async def _stopped(*tasks: asyncio.Task[None]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
