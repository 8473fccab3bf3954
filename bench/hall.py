"""The bot on the stand-in: how fast it acknowledges, and what ten thousand sleeping games cost."""

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
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from playground import Person, Playground, Settings

ROOT = Path(__file__).parent.parent
FEW, MANY = 10, 10_000
MOVES = 60
WARM_UP = 10
REST = 0.4
"""Friends play slowly: the board of the turn before has been shown when the next one begins."""
ACK_BAR, TURN_BAR, START_BAR, MEMORY_BAR = 1.5, 1.2, 1.5, 1.3


@dataclass(frozen=True)
class Running:
    """A bot process that is ready, and how long that took."""

    process: asyncio.subprocess.Process
    seconds: float
    log: Path

    def megabytes(self) -> float:
        """Resident memory."""
        return megabytes_of(self.process.pid)


def megabytes_of(process: int) -> float:
    """The resident memory of a process."""
    status = Path(f"/proc/{process}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


async def until(true: Callable[[], bool]) -> None:
    """Look a hundred times a second."""
    while True:
        if true():
            return
        await asyncio.sleep(0.01)


@asynccontextmanager
async def bot(playground: Playground, *words: str, archive: str = "") -> AsyncIterator[Running]:
    """A bot process until the block ends; its log goes through a file, as under systemd."""
    own = {"DISCORD_API": playground.api, "DISCORD_TOKEN": playground.token, "DATABASE": archive}
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


async def echo_times() -> list[float]:
    """Seconds until a command that does nothing is acknowledged."""
    async with Playground(Settings()) as playground, bot(playground, "-m", "bench.echo_bot"):
        ann = await playground.person("Ann")
        times = []
        for _ in range(MOVES + WARM_UP):
            times.append((await ann.slash("echo", {"text": "x"})).acknowledged_after)
            await asyncio.sleep(REST)
        return times[WARM_UP:]


@dataclass(frozen=True)
class Figures:
    """What one bot with so many games in its archive did."""

    acknowledged: list[float]
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
        acknowledged, turns = await play(people, await begin(people))
        return Figures(acknowledged, turns, running.seconds, running.megabytes())


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


async def play(people: list[Person], thread: dict[str, Any]) -> tuple[list[float], list[float]]:
    """Moves by ``/move`` at a table at rest: seconds to the acknowledgement and to the answer."""
    acknowledged, turns = [], []
    for person in people * MOVES:
        offered = await person.autocomplete("move", "what", "", at=thread)
        if not offered:
            continue
        begun = perf_counter()
        answer = await person.slash("move", {"what": offered[0]["value"]}, at=thread)
        turns.append(perf_counter() - begun)
        acknowledged.append(answer.acknowledged_after)
        await asyncio.sleep(REST)
    return acknowledged[WARM_UP:], turns[WARM_UP:]


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
    key = "id" if table == "games" else "game"
    values = ", ".join(f"{name} + ?" if name == key else name for name in names)
    sql = f"INSERT INTO {table} SELECT {values} FROM {table} WHERE {key} = 1"  # noqa: S608
    database.executemany(sql, ((number,) for number in range(1, copies + 1)))


def slowest(times: list[float]) -> float:
    """The 95th percentile, in milliseconds."""
    return 1000 * quantiles(times, n=20)[-1]


def told(what: str, ours: float, theirs: float, bar: float) -> bool:
    """Print the figure; whether it is within its bar."""
    print(f"{what}: {ours:.1f} ÷ {theirs:.1f} = {ours / theirs:.2f}, bar {bar}")
    return ours / theirs <= bar


async def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        few, many = [await archive_with(Path(name), games) for games in (FEW, MANY)]
        echo, small, large = await echo_times(), await figures(few), await figures(many)
    told(
        "/move acknowledged, p95 ms ÷ an echo", slowest(small.acknowledged), slowest(echo), ACK_BAR
    )
    told(
        f"a turn, ms, {MANY} games ÷ {FEW}",
        1000 * median(large.turns),
        1000 * median(small.turns),
        TURN_BAR,
    )
    told(f"start to ready, ms, {MANY} ÷ {FEW}", 1000 * large.start, 1000 * small.start, START_BAR)
    told(f"memory, MB, {MANY} ÷ {FEW}", large.memory, small.memory, MEMORY_BAR)


if __name__ == "__main__":
    asyncio.run(main())
