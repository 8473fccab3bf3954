"""The bot on the stand-in: what ten thousand sleeping games cost."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from bench.bot_process import bot
from bench.crowd import ACKNOWLEDGE_SECONDS, begin
from bench.figures import ratio, say_if_busy
from playground import Person, Playground, Settings

FEW, MANY = 10, 10_000
ROUNDS = 3
"""So often each archive has its turn: whatever else the machine does, it does to both."""
MOVES = 20
WARM_UP = 6
REST = 0.4
"""Friends play slowly: the board of the turn before has been shown when the next one begins."""
TURN_BAR, START_BAR, MEMORY_BAR = 1.2, 1.5, 1.3


@dataclass(frozen=True)
class Figures:
    """What one bot with so many games in its archive did."""

    turns: list[float]
    start: float
    memory: float


async def figures(archive: str) -> Figures:
    """A fresh bot on this archive plays a game of two."""
    async with (
        Playground(Settings(acknowledge_seconds=ACKNOWLEDGE_SECONDS)) as playground,
        bot(playground, "bot.py", archive=archive) as running,
    ):
        people = [await playground.person(name) for name in ("Ann", "Marko")]
        turns = await play(people, await begin(people, "manhattan"))
        return Figures(turns, running.seconds, running.megabytes())


async def play(people: list[Person], thread: dict[str, Any]) -> list[float]:
    """Moves by ``/move`` at a table at rest: seconds to each answer."""
    turns = []
    for person in people * MOVES:
        offered = await person.autocomplete("move", "what", "", at=thread)
        if not offered:
            continue
        begun = perf_counter()
        await person.slash("move", {"what": offered[0]["value"]}, at=thread)
        turns.append(perf_counter() - begun)
        await asyncio.sleep(REST)
    return turns[WARM_UP:]


async def archive_with(folder: Path, games: int) -> Path:
    """An archive in which so many games are in the middle of play."""
    archive = folder / f"{games}.sqlite3"
    async with (
        Playground(Settings(acknowledge_seconds=ACKNOWLEDGE_SECONDS)) as playground,
        bot(playground, "bot.py", archive=str(archive)),
    ):
        people = [await playground.person(name) for name in ("Oksana", "Lev")]
        await begin(people, "manhattan")
        await asyncio.sleep(1)
    with closing(sqlite3.connect(archive)) as database, database:
        for table in ("games", "seats", "steps"):
            multiply(database, table, games - 1)
    return archive


def multiply(database: sqlite3.Connection, table: str, copies: int) -> None:
    """The rows of the first game once more for each copy."""
    names = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    key = "id" if table == "games" else "table_id"
    values = ", ".join(f"{name} + ?" if name == key else name for name in names)
    sql = f"INSERT INTO {table} SELECT {values} FROM {table} WHERE {key} = 1"  # noqa: S608
    database.executemany(sql, ((number,) for number in range(1, copies + 1)))


async def main() -> int:
    """Print what many sleeping games cost; 1 where a figure misses its bar."""
    await say_if_busy()
    with tempfile.TemporaryDirectory() as name:
        few, many = [str(await archive_with(Path(name), games)) for games in (FEW, MANY)]
        rounds = [(await figures(many), await figures(few)) for _ in range(ROUNDS)]
    large, small = map(typical, zip(*rounds, strict=True))
    held = [
        ratio(f"a turn, ms, {MANY} games ÷ {FEW}", large[0], small[0], TURN_BAR),
        ratio(f"start, ms, {MANY} ÷ {FEW}", large[1], small[1], START_BAR),
        ratio(f"memory, MB, {MANY} ÷ {FEW}", large[2], small[2], MEMORY_BAR),
    ]
    return 0 if all(held) else 1


def typical(rounds: Iterable[Figures]) -> tuple[float, float, float]:
    """The medians of all rounds: milliseconds of a turn and of the start, and megabytes."""
    turns, starts, memory = zip(
        *((one.turns, one.start, one.memory) for one in rounds), strict=True
    )
    return 1000 * median(chain.from_iterable(turns)), 1000 * median(starts), median(memory)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
