"""Which processes are alive that share an archive.

Each holds the lock of a file of its own beside the archive. The system lets go of a lock when its
process ends, however it ends: so a process that was killed is known to be dead at once. One that
hangs keeps its lock; so each touches another file whenever it asks who is alive, and one that does
so no more is not alive, either.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from db.inspection import LOCKED, reading

ID_BYTES = 8
HUNG_SECONDS = 9.0
"""A process that has shown no sign of life for so long hangs."""

COUNTED_SECONDS = 2.0
"""So much of the time between two looks counts. Looks are about a second apart; where they are not,
this process was held up itself, and perhaps the whole machine."""


class Presence(Protocol):
    """This process among those that share an archive."""

    @property
    def process(self) -> str:
        """The name of this process; no two that ever ran have the same."""
        ...

    async def living(self) -> set[str]:
        """The processes that are alive and do not hang, this one among them. To ask is this one's
        own sign of life: it has to do so every few seconds."""
        ...

    async def leave(self) -> None:
        """Be alive no longer."""
        ...


def new_process() -> str:
    """A name that no process has had before."""
    return secrets.token_hex(ID_BYTES)


class Alone:
    """A process that shares its archive with nobody."""

    def __init__(self) -> None:
        self.process = new_process()

    async def living(self) -> set[str]:
        return {self.process}

    async def leave(self) -> None:
        """Nobody is told."""


@dataclass(frozen=True)
class Silence:
    """How many seconds a process has shown nothing but this sign, and when we last looked."""

    sign: object
    seconds: float
    looked: float


class Signs:
    """The signs of life of the other processes, as they were found at each look. Time is taken by
    our own clock: others may be set, or run on while the machine sleeps."""

    def __init__(self) -> None:
        self._found: dict[str, Silence] = {}

    def hangs(self, process: str, sign: object) -> bool:
        """Whether this process has shown the same sign for long; not where it gives none."""
        now, before = time.monotonic(), self._found.get(process)
        if sign is None or before is None or before.sign != sign:
            self._found[process] = Silence(sign, 0.0, now)
        else:
            seconds = before.seconds + min(now - before.looked, COUNTED_SECONDS)
            self._found[process] = Silence(sign, seconds, now)
        return sign is not None and self._found[process].seconds > HUNG_SECONDS


class LockedFiles:
    """Processes on one machine, each with a locked file beside the archive.

    SQLite itself locks the files: it does so on every system, and a process that was forked off,
    such as one that paints, does not keep the lock of its parent.
    """

    def __init__(self, archive: Path) -> None:
        self.process = new_process()
        self._archive = archive
        self._lock = _locked_anew(self._file(self.process))
        self._signs = Signs()

    async def living(self) -> set[str]:
        return await asyncio.to_thread(self._living)

    async def leave(self) -> None:
        # Where the disk takes no writes they stay: the next process finds them unlocked.
        with suppress(OSError):
            self._file(self.process).unlink(missing_ok=True)
            self._sign(self.process).unlink(missing_ok=True)
        self._lock.close()

    def _file(self, process: str) -> Path:
        return self._archive.with_name(f"{self._archive.name}.process-{process}")

    def _sign(self, process: str) -> Path:
        return self._archive.with_name(f"{self._archive.name}.alive-{process}")

    def _living(self) -> set[str]:
        self._sign(self.process).touch()
        files = self._archive.parent.glob(self._file("*").name)
        others = {file.name.rpartition("-")[2]: file for file in files}
        others.pop(self.process, None)
        alive = {one for one, file in others.items() if not _cleared(file, self._sign(one))}
        return {self.process} | {one for one in alive if not self._hangs(one)}

    def _hangs(self, process: str) -> bool:
        """Whether it has not touched its file for long. Earlier versions have none."""
        try:
            touched = self._sign(process).stat().st_mtime_ns
        except FileNotFoundError:
            return False
        return self._signs.hangs(process, touched)


def _locked_anew(path: Path) -> sqlite3.Connection:
    """A new file, locked until its connection is closed or this process ends."""
    while True:
        lock = _try_to_lock(path)
        # Before it was locked, another process may have found it free, and cleared it.
        if lock is not None and path.exists():
            return lock


def _cleared(path: Path, sign: Path) -> bool:
    """Whether nobody has locked this file; then both are gone from now on."""
    lock = _try_to_lock(path)
    if lock is None:
        return False
    with closing(lock):
        sign.unlink(missing_ok=True)
        path.unlink(missing_ok=True)
    return True


def _try_to_lock(path: Path) -> sqlite3.Connection | None:
    """A connection that holds the lock of this file, made if there is none, and writes nothing;
    None where another one holds it. Raises Unavailable where there can be no such file."""
    with reading(path):
        lock = sqlite3.connect(path, isolation_level=None, timeout=0, check_same_thread=False)
        return lock if _holds(lock) else None


def _holds(lock: sqlite3.Connection) -> bool:
    """Whether this connection has the lock now; it is closed where it has not."""
    try:
        lock.execute("PRAGMA journal_mode = OFF")
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode & 0xFF not in LOCKED:
            raise
        return False
    return True
