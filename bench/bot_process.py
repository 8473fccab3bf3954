"""A bot as a process of its own, as long as it is measured."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from playground import Playground

ROOT = Path(__file__).parent.parent
IDLE, IDLE_CPU = 0.5, 0.015
"""Whoever uses no more of the CPU in so many seconds has nothing to do."""


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


async def at_rest(running: Running) -> None:
    """Wait until the bot and the processes it has started have nothing more to do: words are read
    ahead, boards are shown."""
    before = -1.0
    while (used := bot_cpu(running)) - before > IDLE_CPU:
        before = used
        await asyncio.sleep(IDLE)


def bot_cpu(running: Running) -> float:
    """The seconds of CPU that the bot and the processes it has started have used."""
    return sum(cpu_of(pid) for pid in (running.process.pid, *below(running)))


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
