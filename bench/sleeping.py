"""What many sleeping games on PostgreSQL cost the bot: a turn, the start, memory, and queries."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import asyncpg

from bench import ten_thousand
from bench.bot_process import bot
from bench.crowd import ACKNOWLEDGE_SECONDS, begin
from bench.everyday import EVERYDAY, NOW, Explainer, whole_tables
from bench.figures import at_most, ratio
from bench.kinds import make
from bench.postgres_server import OwnServer
from db import backlog, bot_turns, games, reminders, timers
from db.archive import Archive, open_archive
from db.location import Server
from playground import Playground, Settings
from tables.time.reminders import FIRST, PEOPLE_AT_ONCE, TABLES_AT_ONCE

FEW = 10
COPIED = {"games": "id", "seats": "table_id", "steps": "table_id"}
ELSEWHERE = ("user", "host", "guild", "channel", "thread", "lobby_channel", "board_message")
FAR = 10**9 + 7
"""Ids of people and places are as far apart, so that no copy shares one with whoever plays."""

BOTS = (
    "UPDATE seats SET \"user\" = NULL, bot = 'easy' WHERE seat = 1 AND table_id % 2 = 0",
    "UPDATE games SET asked = 1 WHERE id % 2 = 0",
)
"""At every other table a bot sits, and waits for the other one to move."""

TURN_BAR, START_BAR, MEMORY_BAR, SWEEP_BAR = 1.2, 1.5, 1.3, 5.0
Look = Callable[[Archive], Awaitable[object]]
LOOKS: dict[str, Look] = {
    "timers that are due": lambda each: timers.due(each, NOW),
    "clocks to look at": lambda each: games.to_wake(each, NOW),
    "bots that are asked": lambda each: bot_turns.due(each, "bot", "us", NOW),
    "reminders that are due": lambda each: reminders.due(each, NOW),
    "how far we are behind": lambda each: backlog.late(each, NOW),
}
"""What the workers look for, whether or not anything is there."""

MINUTE_BAR = 600.0
MINUTELY: dict[str, Look] = {
    "whom to remind": lambda each: _to_remind(each),
    "bots that an earlier version has asked": lambda each: bot_turns.note_all(each),
}
"""What they look for once a minute, however often they are woken: it may take a hundredth of it."""


async def sleeping(server: OwnServer, many: int, rounds: int) -> bool:
    """The figures with so many sleeping games, against a few."""
    few, large = [await _archive(server, number) for number in (FEW, many)]
    played = [
        (await ten_thousand.figures(large.address), await ten_thousand.figures(few.address))
        for _ in range(rounds)
    ]
    ours, theirs = map(ten_thousand.typical, zip(*played, strict=True))
    held = [
        ratio(f"a turn, ms, {many} games ÷ {FEW}", ours[0], theirs[0], TURN_BAR),
        ratio(f"start, ms, {many} ÷ {FEW}", ours[1], theirs[1], START_BAR),
        ratio(f"memory, MB, {many} ÷ {FEW}", ours[2], theirs[2], MEMORY_BAR),
        await _plans(large),
        await _looks(large, few),
        await _minutely(large),
    ]
    await _sizes(large, many)
    return all(held)


async def _archive(server: OwnServer, number: int) -> Server:
    """An archive in which so many games are in the middle of play."""
    await make(server, f"games_{number}")
    address = server.database(f"games_{number}")
    async with (
        Playground(Settings(acknowledge_seconds=ACKNOWLEDGE_SECONDS)) as playground,
        bot(playground, "bot.py", archive=address.address),
    ):
        people = [await playground.person(name) for name in ("Oksana", "Lev")]
        await begin(people, "manhattan")
        await asyncio.sleep(1)
    await _multiply(address, number - 1)
    return address


async def _multiply(address: Server, copies: int) -> None:
    """The rows of the first game once more for each copy, by other people at another place."""
    line = await asyncpg.connect(address.address)
    for table, key in COPIED.items():
        sql = "SELECT column_name FROM information_schema.columns WHERE table_name = $1"
        names = [row[0] for row in await line.fetch(f"{sql} ORDER BY ordinal_position", table)]
        moved = {name: f'"{name}" + copy::BIGINT * {FAR}' for name in ELSEWHERE} | {
            key: f"{key} + copy"
        }
        values = ", ".join(moved.get(name, f'"{name}"') for name in names)
        source = f"{table}, generate_series(1, {copies}) AS numbers (copy)"
        await line.execute(f"INSERT INTO {table} SELECT {values} FROM {source} WHERE {key} = 1")  # noqa: S608
    for sql in BOTS:
        await line.execute(sql)
    await line.execute("SELECT setval(pg_get_serial_sequence('games', 'id'), max(id)) FROM games")
    await line.execute("VACUUM FULL ANALYZE")  # as if they had been so from the start
    await line.close()


async def _plans(address: Server) -> bool:
    """How many of the everyday queries read a large table whole."""
    archive = await open_archive(address)
    whole = 0
    for work in EVERYDAY:
        explainer = Explainer(archive, however_small=False)
        await work(explainer)
        lines = [line for line in whole_tables(explainer.plan) if _is_large(line)]
        whole += bool(lines)
        for line in lines:
            print(f"     {line.strip()}")
    await archive.close()
    return at_most(f"of {len(EVERYDAY)} everyday queries read a large table whole", whole, 0)


def _is_large(line: str) -> bool:
    return any(f"SCAN on {table} " in line for table in COPIED)


async def _looks(large: Server, few: Server) -> bool:
    """What the workers' looks cost, all of them together."""
    archives = [await open_archive(place) for place in (large, few)]
    ours_all = theirs_all = 0.0
    for name, look in LOOKS.items():
        ours, theirs = [1000 * await _quickest(one, look) for one in archives]
        print(f"     {name}, ms: {ours:.1f}, and {theirs:.1f} with {FEW}")
        ours_all, theirs_all = ours_all + ours, theirs_all + theirs
    for archive in archives:
        await archive.close()
    return ratio("the workers' looks, ms, many games ÷ few", ours_all, theirs_all, SWEEP_BAR)


async def _minutely(large: Server) -> bool:
    """What is looked for once a minute."""
    archive = await open_archive(large)
    taken = {name: 1000 * await _quickest(archive, look) for name, look in MINUTELY.items()}
    await archive.close()
    for name, milliseconds in taken.items():
        print(f"     {name}, once a minute, ms: {milliseconds:.1f}")
    return at_most("what is looked for once a minute, ms", sum(taken.values()), MINUTE_BAR)


async def _to_remind(archive: Archive) -> object:
    """Who is to be reminded at as many tables as are looked at together."""
    last = await reminders.last_of_next(archive, FIRST, TABLES_AT_ONCE)
    return await reminders.unplanned(archive, FIRST, last or reminders.NO_END, PEOPLE_AT_ONCE)


async def _quickest(archive: Archive, look: Look) -> float:
    times = []
    for _ in range(5):
        begun = time.perf_counter()
        await look(archive)
        times.append(time.perf_counter() - begun)
    return min(times)


async def _sizes(address: Server, number: int) -> None:
    """What a table takes on the disk, with its indexes."""
    line = await asyncpg.connect(address.address)
    for table in COPIED:
        size = await line.fetchval(f"SELECT pg_total_relation_size('{table}')")
        rows = await line.fetchval(f"SELECT count(*) FROM {table}")  # noqa: S608
        print(f"     {table}: {rows / number:.1f} rows and {size / number:.0f} bytes a game")
    await line.close()
