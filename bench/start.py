"""What it costs until the bot is ready, and the memory of its processes, against an echo bot."""

from __future__ import annotations

import asyncio
import os
import re
import sys
import tempfile
from pathlib import Path
from statistics import median

from bench.alone import PATIENT, Table
from bench.bot_process import below, bot, megabytes_of
from bench.figures import at_most, ratio, say_if_busy
from playground import Playground, Settings

TIMES, FEW = 5, 10
START_BAR, MEMORY_BAR = 2.0, 130.0
CPU = re.compile(r"cpu=([\d.]+)")


async def cpu_until_ready(*words: str, archive: str = "") -> float:
    """Seconds of CPU that a process has used when it says that it is ready."""
    async with (
        Playground(Settings()) as playground,
        bot(playground, *words, archive=archive) as one,
    ):
        found = CPU.search(one.log.read_text())
        return float(found[1]) if found else 0.0


async def processes_of(folder: Path) -> list[float]:
    """Megabytes of the bot and of the processes it has started, after a game of two."""
    archive = str(folder / "memory.sqlite3")
    async with (
        Playground(PATIENT) as playground,
        bot(playground, "bot.py", archive=archive) as running,
    ):
        people = [await playground.person(name) for name in ("Ann", "Marko")]
        await Table(people).play(FEW)
        return [megabytes_of(pid) for pid in (running.process.pid, *below(running))]


async def main() -> int:
    """Print the figures; 1 where one misses its bar."""
    await say_if_busy()
    # As a host has it: Python keeps what it has compiled, and the archive is there already.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    with tempfile.TemporaryDirectory() as folder:
        archive = str(Path(folder) / "start.sqlite3")
        ours, theirs = list[float](), list[float]()
        for _ in range(TIMES + 1):
            theirs.append(await cpu_until_ready("-m", "bench.echo_bot"))
            ours.append(await cpu_until_ready("bench/watched_bot.py", archive=archive))
        largest = max(await processes_of(Path(folder)))
    cpu = (1000 * median(ours[1:]), 1000 * median(theirs[1:]))
    held = [
        ratio("ms of CPU until ready ÷ echo", *cpu, START_BAR),
        at_most("megabytes of the largest process", largest, MEMORY_BAR),
    ]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
