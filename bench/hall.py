"""The bot on the stand-in: what ten thousand sleeping games cost."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from bench.figures import ratio
from playground import Person, Playground, Settings

ROOT = Path(__file__).parent.parent
FEW, MANY = 10, 10_000
MOVES = 60
WARM_UP = 10
REST = 0.4
"""Friends play slowly: the board of the turn before has been shown when the next one begins."""
TURN_BAR, START_BAR, MEMORY_BAR = 1.2, 1.5, 1.3


@dataclass(frozen=True)
class Running:
    """A bot process that is ready, and how long that took."""

    process: asyncio.subprocess.Process
    seconds: float
    log: Path

    def megabytes(self) -> float:
        """Resident memory."""
        return megabytes_of(self.process.pid)


def cpu_of(process: int) -> float:
    """The seconds of CPU that a process has used, with all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes_of(process: int) -> float:
    """The resident memory of a process."""
    status = Path(f"/proc/{process}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def below(running: Running) -> list[int]:
    """The processes that this one has started, and those that they have."""
    parents = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(status.parent.name)] = int(status.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
    found = [running.process.pid]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found[1:]


async def until(true: Callable[[], bool]) -> None:
    """Look a hundred times a second."""
    while True:
        if true():
            return
        await asyncio.sleep(0.01)


@asynccontextmanager
async def bot(
    playground: Playground, *words: str, archive: str = "", **settings: str
) -> AsyncIterator[Running]:
    """A bot process until the block ends; its log goes through a file, as under systemd."""
    own = {"DISCORD_API": playground.api, "DISCORD_TOKEN": playground.token, "DATABASE": archive}
    own |= settings
    with tempfile.NamedTemporaryFile() as log:
        begun = perf_counter()
        process = await asyncio.create_subprocess_exec(
            sys.executable, *words, cwd=ROOT, env={**os.environ, **own}, stdout=log, stderr=log
        )
        await until(lambda: b"ready as" in Path(log.name).read_bytes())
        try:
            yield Running(process, perf_counter() - begun, Path(log.name))
        finally:
            with suppress(ProcessLookupError):
                process.terminate()
            await process.wait()


@dataclass(frozen=True)
class Figures:
    """What one bot with so many games in its archive did."""

    turns: list[float]
    start: float
    memory: float


async def figures(archive: Path) -> Figures:
    """A fresh bot on this archive plays a game of two."""
    async with (
        Playground(Settings()) as playground,
        bot(playground, "bot.py", archive=str(archive)) as running,
    ):
        people = [await playground.person(name) for name in ("Ann", "Marko")]
        turns = await play(people, await begin(people))
        return Figures(turns, running.seconds, running.megabytes())


async def begin(people: list[Person]) -> dict[str, Any]:
    """A game of two in a thread of its own."""
    host, guest = people
    options = {"game": "manhattan", "options": "first=1"}
    lobby = (await host.slash("game new", options)).message
    ids = {button["custom_id"].split(":")[1]: button["custom_id"] for button in lobby.buttons}
    await guest.press(lobby, ids["join"])
    await asyncio.sleep(REST)
    await host.press(await host.again(lobby), ids["start"])
    await asyncio.sleep(2 * REST)
    return (await host.threads())[-1]


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
        Playground(Settings()) as playground,
        bot(playground, "bot.py", archive=str(archive)),
    ):
        people = [await playground.person(name) for name in ("Oksana", "Lev")]
        await begin(people)
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
