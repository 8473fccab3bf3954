"""Several who write on PostgreSQL at once: in one process, and in several."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg

from bench.bot_process import ROOT
from bench.figures import at_least, p95
from bench.postgres_server import OwnServer
from db import settings
from db.archive import Archive, open_archive
from db.location import Server
from db.locks import Lock, table_lock
from db.settings import Scope

WRITERS, WRITES, HEATS = 8, 40, 4
BESIDE_BAR = 1.5
NUMBERS = (1, 2, 4)
TABLES, PEOPLE = 200, 16
"""As many people play at as many tables, in however many processes."""
MORE_BAR = 1.0


async def beside_each_other(server: OwnServer) -> bool:
    """Writes at different tables, each with the lock of its table, against one after another."""
    archive = await open_archive(server.database("scale"))
    own, one = list[float](), list[float]()
    for _ in range(HEATS):
        own.append(await _writes_a_second(archive, lambda table: (table_lock(table),)))
        one.append(await _writes_a_second(archive, lambda _: ()))
    await archive.close()
    beside, after = sum(own) / HEATS, sum(one) / HEATS
    print(f"     writes a second at {WRITERS} tables: {beside:.0f}, one after another {after:.0f}")
    return at_least("writes beside each other ÷ one after another", beside / after, BESIDE_BAR)


async def _writes_a_second(archive: Archive, locks: Callable[[int], tuple[Lock, ...]]) -> float:
    async def write(table: int) -> None:
        for _ in range(WRITES):
            async with archive.write(*locks(table)) as writer:
                said = await settings.find(writer, Scope.TABLE, table, "count")
                await settings.put(writer, Scope.TABLE, table, "count", str(int(said or 0) + 1))

    begun = time.perf_counter()
    await asyncio.gather(*(write(table) for table in range(WRITERS)))
    return WRITERS * WRITES / (time.perf_counter() - begun)


async def processes(server: OwnServer, seconds: float) -> bool:
    """The same people at the same tables in one, two and four processes, without a pause: moves a
    second. How long each of them took then says how full the machine was, and has no bar."""
    address = server.database("scale")
    await _fill(address)
    rates = dict[int, float]()
    for number in NUMBERS:
        times = await _played(address, number, seconds)
        rates[number] = len(times) / seconds
        told = f"{rates[number]:.0f} moves a second, {p95(times):.0f} ms at p95"
        print(f"     {number} processes at {TABLES} tables: {told}")
    held = [
        at_least(f"moves a second, {number} processes ÷ 1", rates[number] / rates[1], MORE_BAR)
        for number in NUMBERS[1:]
    ]
    return all(held)


async def _fill(address: Server) -> None:
    """Open as many tables as are played at."""
    line = await _line(address)
    with tempfile.TemporaryDirectory() as name:
        filling = [await _player(address, Path(name), f"f{n}", PEOPLE // 2, 0) for n in range(2)]
        sql = "SELECT count(*) FROM games WHERE status = 'playing'"
        while await line.fetchval(sql) < TABLES:  # noqa: ASYNC110  nobody tells us
            await asyncio.sleep(0.5)
        for one in filling:
            one.kill()
            await one.wait()
        await line.close()


async def _line(address: Server) -> asyncpg.Connection:
    await (await open_archive(address)).close()
    return await asyncpg.connect(address.address)


async def _player(
    address: Server, folder: Path, name: str, people: int, seconds: float
) -> asyncio.subprocess.Process:
    words = ("-m", "bench.player", str(folder), name, str(TABLES), str(people), str(seconds))
    own = {**os.environ, "DATABASE": address.address}
    return await asyncio.create_subprocess_exec(sys.executable, *words, cwd=ROOT, env=own)


async def _played(address: Server, number: int, seconds: float) -> list[float]:
    """The seconds that each move took, as so many processes have played."""
    with tempfile.TemporaryDirectory() as name:
        folder, people = Path(name), PEOPLE // number
        crew = [await _player(address, folder, f"p{n}", people, seconds) for n in range(number)]
        for one in crew:
            await one.wait()
        return list(_times(folder))


def _times(folder: Path) -> Iterator[float]:
    for file in folder.glob("p*"):
        kept = (line for line in file.read_text().splitlines() if " kept " in line)
        yield from (float(line.split()[4]) for line in kept)
