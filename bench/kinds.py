"""What a turn costs on PostgreSQL, against the same turns on SQLite, on this machine's disk."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import asyncpg

from bench.figures import ratio
from bench.postgres_server import OwnServer, programs
from bench.store import FEW, HEAT, STRIDE, add_games, real_turns, timed
from db import games, seats, steps, turns
from db.archive import Archive, open_archive
from db.turns import Turn

ROUNDS = 600
TURN_BAR, READ_BAR = 5.0, 5.0


class Kind:
    """One archive with games that are played on it."""

    def __init__(self, archive: Archive, running: list[int]) -> None:
        self.archive = archive
        self._running = running
        self._turns: dict[int, Iterator[Turn]] = {}
        self.stored: list[float] = []
        self.read: list[float] = []

    async def heat(self, first: int) -> None:
        """Store some turns, and read the table before each, as a command does."""
        for number in range(first, first + HEAT):
            game = self._running[number * STRIDE % len(self._running)]
            turn = next(self._turns.setdefault(game, real_turns(game)))
            self.read.append(await timed(self._reading(game)))
            self.stored.append(await timed(self._storing(turn)))

    def _storing(self, turn: Turn) -> Callable[[], Awaitable[None]]:
        return lambda: turns.store(self.archive, turn)

    def _reading(self, game: int) -> Callable[[], Awaitable[object]]:
        queries = games.finding(game), seats.finding(game), steps.finding_latest(game)
        return lambda: self.archive.fetch_each(*queries)


async def measure(kinds: list[Kind]) -> None:
    """Heats by turns, so that a slow moment of the machine hits both; the first one is not told."""
    for heat in range(0, ROUNDS, HEAT):
        for kind in kinds if heat % (2 * HEAT) else reversed(kinds):
            await kind.heat(heat)
    for kind in kinds:
        del kind.stored[:HEAT], kind.read[:HEAT]


def quick(seconds: list[float]) -> float:
    """What one in ten is quicker than, in microseconds: the server is another process, and what it
    waits for on a busy machine is not what is meant."""
    return statistics.quantiles(seconds, n=10)[0] * 1e6


async def make(server: OwnServer, name: str) -> None:
    line = await asyncpg.connect(server.database("postgres").address)
    await line.execute(f"CREATE DATABASE {name}")
    await line.close()


async def main() -> int:
    if programs() is None:
        print("PostgreSQL is not here: a turn on it is not measured.")
        return 0
    server = OwnServer.make({})
    try:
        await make(server, "bench")
        with tempfile.TemporaryDirectory() as folder:
            places = (Path(folder) / "bench.sqlite3", server.database("bench"))
            archives = [await open_archive(place) for place in places]
            kinds = [Kind(one, await add_games(one, FEW)) for one in archives]
            await measure(kinds)
            for archive in archives:
                await archive.close()
    finally:
        server.remove()
    file, network = kinds
    what = "a turn on PostgreSQL ÷ on SQLite"
    held = [
        ratio(f"store {what}, µs", quick(network.stored), quick(file.stored), TURN_BAR),
        ratio(f"read the table for {what}, µs", quick(network.read), quick(file.read), READ_BAR),
    ]
    return 0 if all(held) else 1


if __name__ == "__main__":
    raise SystemExit(asyncio.run(main()))
