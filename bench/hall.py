"""The bot on the stand-in: what ten thousand sleeping games cost."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from bench.bot_process import bot
from bench.crowd import ACKNOWLEDGE_SECONDS, begin
from bench.figures import ratio
from playground import Person, Playground, Settings

FEW, MANY = 10, 10_000
MOVES = 60
WARM_UP = 10
REST = 0.4
"""Friends play slowly: the board of the turn before has been shown when the next one begins."""
TURN_BAR, START_BAR, MEMORY_BAR = 1.2, 1.5, 1.3


@dataclass(frozen=True)
class Figures:
    """What one bot with so many games in its archive did."""

    turns: list[float]
    start: float
    memory: float


async def figures(archive: Path) -> Figures:
    """A fresh bot on this archive plays a game of two."""
    async with (
        Playground(Settings(acknowledge_seconds=ACKNOWLEDGE_SECONDS)) as playground,
        bot(playground, "bot.py", archive=str(archive)) as running,
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
    with tempfile.TemporaryDirectory() as name:
        few, many = [await archive_with(Path(name), games) for games in (FEW, MANY)]
        small, large = await figures(few), await figures(many)
    turns = (1000 * median(large.turns), 1000 * median(small.turns))
    held = [
        ratio(f"a turn, ms, {MANY} games ÷ {FEW}", *turns, TURN_BAR),
        ratio(f"start, ms, {MANY} ÷ {FEW}", 1000 * large.start, 1000 * small.start, START_BAR),
        ratio(f"memory, MB, {MANY} ÷ {FEW}", large.memory, small.memory, MEMORY_BAR),
    ]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
