"""Several processes of the bot itself at 200 tables, against an echo bot: how long a move waits for
its acknowledgement. ``python -m bench.scale bots``

Moves come at a steady pace, spread over all tables, as many as two cores carry beside the painters
and the people: what is compared is what somebody feels, not what a full machine does.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import cycle
from typing import Any

import asyncpg

from bench.bot_process import bot
from bench.crowd import ACKNOWLEDGE_SECONDS, PICTURE, Times, begin
from bench.figures import at_most, p95, ratio
from bench.postgres_server import OwnServer
from playground import InteractionFailed, Person, Playground, Settings

NUMBERS = (1, 2, 4)
SHARDS = 4
PAIRS, TABLES_OF_A_PAIR = 5, 10
"""So many pairs of people in each server, and tables of each pair: 200 tables on four servers."""

PACE = 0.3
"""Seconds from one move to the next, at whichever table."""

ACKNOWLEDGED_BAR = 1.5
SERVED = "SELECT count(*), count(DISTINCT process) FROM shards WHERE wanted = 1 AND heir IS NULL"
WORLD = Settings(acknowledge_seconds=ACKNOWLEDGE_SECONDS, shards=SHARDS, max_concurrency=SHARDS)


@dataclass
class Table:
    """Two people at a game; whoever is asked moves."""

    people: list[Person]
    thread: dict[str, Any]

    async def move(self, times: Times) -> None:
        """One move by its suggestion. Most often it is the other one's turn next time."""
        for person in tuple(self.people):
            asking = person.autocomplete("move", "what", "", at=self.thread)
            if offered := await times.suggestions(asking):
                told = person.slash("move", {"what": offered[0]["value"]}, at=self.thread)
                await times.answered(told)
                self.people.reverse()
                return


Moving = Callable[[Times], Coroutine[Any, Any, None]]


async def bots(server: OwnServer, seconds: float) -> bool:
    """The same tables with one, two and four processes, then an echo at the same pace."""
    archive = server.database("scale").address
    async with Playground(WORLD) as playground:
        async with _processes(playground, archive, max(NUMBERS)):
            tables = await _tables(playground)
        ours = {one: await _ours(playground, archive, one, tables, seconds) for one in NUMBERS}
    theirs = await _echo(seconds)
    held = [_told(number, times, theirs) for number, times in ours.items()]
    return all(held)


def _told(number: int, ours: Times, theirs: Times) -> bool:
    who = f"{number} processes at {PAIRS * TABLES_OF_A_PAIR * SHARDS} tables"
    late, echo = p95(ours.acknowledged), p95(theirs.acknowledged)
    return ratio(f"acknowledged, {who}, p95 ms ÷ echo", late, echo, ACKNOWLEDGED_BAR) & at_most(
        f"moves without an answer, {who}", ours.failed, 0
    )


# The bot


@asynccontextmanager
async def _processes(playground: Playground, archive: str, number: int) -> AsyncIterator[None]:
    """So many processes, which share the shards."""
    async with AsyncExitStack() as stack:
        for _ in range(number):
            await stack.enter_async_context(bot(playground, "bot.py", archive=archive))
        await _shared(archive, number)
        yield


async def _shared(archive: str, number: int) -> None:
    """Wait until every shard is served, by so many processes."""
    line = await asyncpg.connect(archive)
    while tuple(await line.fetchrow(SERVED)) != (SHARDS, number):  # noqa: ASYNC110  nobody tells us
        await asyncio.sleep(0.2)
    await line.close()


async def _tables(playground: Playground) -> list[Table]:
    """All pairs begin their games beside each other."""
    places = await _places(playground)
    pairs = [
        await _pair(playground, f"{shard}{number}", place)
        for shard, place in places.items()
        for number in range(PAIRS)
    ]
    found = await asyncio.gather(*map(_games, pairs))
    return [table for tables in zip(*found, strict=True) for table in tables]


async def _places(playground: Playground) -> dict[int, dict[str, Any]]:
    """A channel in a server of each shard."""
    found: dict[int, dict[str, Any]] = {}
    while len(found) < SHARDS:
        guild = await playground.visitors.add_guild(f"Server {len(found)}")
        shard = (int(guild["id"]) >> 22) % SHARDS
        if shard not in found:
            found[shard] = await playground.visitors.add_channel(guild["id"], "play")
    return found


async def _pair(playground: Playground, name: str, place: dict[str, Any]) -> list[Person]:
    people = [await playground.visitors.newcomer(f"{who}{name}") for who in ("Ada", "Bela")]
    for person in people:
        person.here, person.patience = place, ACKNOWLEDGE_SECONDS
    return people


async def _games(people: list[Person]) -> list[Table]:
    threads = [await begin(people, "manhattan") for _ in range(TABLES_OF_A_PAIR)]
    return [Table(list(people), thread) for thread in threads]


async def _ours(
    playground: Playground, archive: str, number: int, tables: list[Table], seconds: float
) -> Times:
    async with _processes(playground, archive, number):
        return await at_pace([table.move for table in tables], seconds)


# The echo


async def _echo(seconds: float) -> Times:
    """The plainest bot, at the same pace."""
    async with Playground(WORLD) as playground, bot(playground, "-m", "bench.echo_bot"):
        person = await playground.person("Ann")
        person.patience = ACKNOWLEDGE_SECONDS

        async def speak(times: Times) -> None:
            await times.suggestions(person.autocomplete("echo", "text", "x"))
            await times.answered(person.slash("echo", {"text": "x"}))
            for size in (PICTURE, 0, PICTURE):
                await person.slash("echo", {"text": "x", "picture": size})

        return await at_pace([speak], seconds)


async def at_pace(moving: list[Moving], seconds: float) -> Times:
    """A move every so often, whether or not the last one is over; what people saw."""
    times, under_way = Times(), list[asyncio.Task[None]]()
    for _, move in zip(range(round(seconds / PACE)), cycle(moving), strict=False):
        under_way.append(asyncio.create_task(_calmly(move(times), times)))
        await asyncio.sleep(PACE)
    await asyncio.gather(*under_way)
    return times


async def _calmly(move: Awaitable[None], times: Times) -> None:
    try:
        await move
    except InteractionFailed:
        times.failed += 1
