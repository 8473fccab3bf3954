"""The connection to one shard: it hears interactions, and hands them to the bot."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from yarl import URL

from tables.leases import Session, Shard

if TYPE_CHECKING:
    from cogs.client import Boroughs
    from cogs.gateway.starts import Starts

log = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 1.0, 15.0
CONNECT_SECONDS = 15.0
CLOSE_SECONDS = 1.0
RESUMABLE, OVER = 4000, 1000
"""Codes with which we close: somebody may go on with the session, or nobody."""
BAD_TOKEN, INVALID_SHARD, SHARDING_REQUIRED = 4004, 4010, 4011

PASSING = (
    aiohttp.ClientError,
    discord.HTTPException,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    OSError,
    TimeoutError,
)
"""Trouble that passes by itself: no network, or Discord is away or declines for now."""


def brief(error: BaseException) -> str:
    """An error in one line."""
    first = next(iter(str(error).splitlines()), "")
    return f"{type(error).__name__}: {first}"


class Complaint:
    """What the log is told of something that goes wrong again and again: once, until it is over or
    goes wrong in another way."""

    def __init__(self, logger: logging.Logger, what: str) -> None:
        self._log = logger
        self._what = what
        self._told = ""

    def about(self, error: BaseException) -> None:
        """It has gone wrong."""
        if (told := brief(error)) != self._told:
            self._log.warning("%s: %s", self._what, told)
        self._told = told

    def over(self) -> None:
        """It has gone well."""
        if self._told:
            self._log.info("%s: that is over", self._what)
        self._told = ""


@dataclass(frozen=True)
class Watch:
    """Told of what becomes of a link; ``may_connect`` waits while somebody else is taking the shard
    over, and says whether it still is ours."""

    changed: Callable[[], None]
    greeted: Callable[[Link, Session], None]
    miscounted: Callable[[], None]
    may_connect: Callable[[Link], Awaitable[bool]]


class Link(discord.Client):
    """Stays connected to one shard, whatever becomes of its connections.

    discord.py can reconnect by itself, but it then waits up to 1024 seconds, longer after every
    outage, lets nobody interrupt it, and cannot go on with the session of another process. So the
    loop is ours, around discord.py's own socket; and nothing is read but interactions, which bring
    all that we need to know of their server.
    """

    def __init__(self, bot: Boroughs, shard: Shard, starts: Starts, watch: Watch) -> None:
        super().__init__(
            intents=discord.Intents.none(),
            shard_id=shard.number,
            shard_count=shard.count,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.shard = shard
        self.is_linked = False
        """Whether a session is under way."""
        self._bot = bot
        self._starts = starts
        self._watch = watch
        self._ws: DiscordWebSocket | None = None
        self._task: asyncio.Task[None] | None = None
        # All shards and the bot itself share one HTTP session, and so Discord's limits.
        self.http = bot.http
        self.loop = bot.loop
        # discord.py has no public place to say which events are read.
        self._connection.parsers = {
            "READY": self._begun,
            "RESUMED": self._greeted,
            "INTERACTION_CREATE": bot.hear,
        }

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Called by discord.py, which would wait here; we have waited before."""

    def start_linking(self, session: Session | None) -> asyncio.Task[None]:
        """Begin, with this session if there is one to go on with. The task raises ConnectionClosed
        where Discord does not know the token any more."""
        self._task = asyncio.create_task(self._stay(session), name=f"shard {self.shard.number}")
        return self._task

    async def hang_up(self, code: int = RESUMABLE) -> None:
        """Close the connection; what was heard is still answered."""
        if self._task is not None:
            self._task.cancel()
        self.is_linked = False
        if self._ws is not None:
            closing = asyncio.ensure_future(self._ws.close(code))
            # A gateway that says nothing any more would keep us here for half a minute.
            await asyncio.wait({closing}, timeout=CLOSE_SECONDS)

    @property
    def session(self) -> Session | None:
        """The session that is under way, as far as it has come."""
        return self._last_session() if self.is_linked else None

    @property
    def seconds(self) -> float | None:
        """How long it takes to Discord and back, if that is known."""
        latency = self._ws.latency if self._ws is not None else math.inf
        return latency if self.is_linked and math.isfinite(latency) else None

    def _begun(self, _: Any) -> None:  # noqa: ANN401  whatever Discord sends
        self._bot.context.monitor.connected()
        self._greeted(_)

    def _greeted(self, _: Any) -> None:  # noqa: ANN401  whatever Discord sends
        self.is_linked = True
        session = self._last_session()
        if session is not None:
            self._watch.greeted(self, session)
        self._watch.changed()

    def _last_session(self) -> Session | None:
        """The session of the last connection, if it has had one."""
        ws = self._ws
        if ws is None or ws.session_id is None or ws.sequence is None:
            return None
        return Session(ws.session_id, ws.sequence, str(ws.gateway))

    async def _stay(self, session: Session | None) -> None:
        wait = FIRST_WAIT / 2
        while await self._watch.may_connect(self):
            trouble, session, was_linked = await self._live(session)
            wait = FIRST_WAIT / 2 if was_linked else wait
            if trouble or not was_linked:
                wait = min(2 * wait, LONGEST_WAIT)
                log.warning("Not connected (%s). The next try is in %.0f s.", trouble, wait)
                await pause(wait)

    async def _live(self, session: Session | None) -> tuple[str, Session | None, bool]:
        """Be connected once. Returns what the trouble was, if any, the session to go on with, and
        whether there was one."""
        try:
            await self._listen(session)
        except ReconnectWebSocket as order:
            go_on = (self._last_session() or session) if order.resume else None
            return self._ended("" if self.is_linked else "declined", go_on)
        except discord.ConnectionClosed as error:
            if error.code == BAD_TOKEN:
                raise
            if error.code in (INVALID_SHARD, SHARDING_REQUIRED):
                self._watch.miscounted()
            return self._ended(brief(error), None)
        except PASSING as error:
            return self._ended(brief(error), self._last_session() or session)
        except Exception as error:
            return self._ended(brief(error), None)

    def _ended(self, trouble: str, session: Session | None) -> tuple[str, Session | None, bool]:
        was_linked, self.is_linked = self.is_linked, False
        self._watch.changed()
        return trouble, session, was_linked

    async def _listen(self, session: Session | None) -> NoReturn:
        """Connect, and hear until something is raised."""
        if session is None:
            async with self._starts.turn(self.shard.number):
                self._ws = await self._connected(gateway=self._starts.gateway)
        else:
            self._ws = await self._connected(
                gateway=URL(session.gateway),
                session=session.id,
                sequence=session.sequence,
                resume=True,
            )
        while True:
            await self._ws.poll_event()

    async def _connected(self, **how: Any) -> DiscordWebSocket:  # noqa: ANN401  as discord.py has it
        # Not public, but what connect() does: there is no other way to resume a given session.
        connecting = DiscordWebSocket.from_client(self, shard_id=self.shard.number, **how)
        return await asyncio.wait_for(connecting, CONNECT_SECONDS)


async def pause(seconds: float) -> None:
    """Wait before the next try."""
    await asyncio.sleep(seconds)
