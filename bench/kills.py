"""Processes that are killed while they play on one archive: nothing is lost, nothing is doubled."""

from __future__ import annotations

import asyncio
import os
import random
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import asyncpg

from bench.bot_process import ROOT, until
from bench.figures import at_most
from bench.postgres_server import OwnServer
from bench.silences import Moment, Span, silences, waited_for
from db.location import Server
from engine.core import codec

TABLES, PEOPLE, CREW = 24, 4, 3
BETWEEN = (0.1, 1.5)
"""Seconds from the first move of whoever was killed last to the next kill."""

REST = 15.0
"""So long the last ones play on, until whoever was killed last is known to be dead."""

SILENCE_BAR = 30.0
TOLD = 3
"""Of so many silences it is told what they waited for."""


async def player(
    address: Server, folder: Path, name: str, tables: int = TABLES
) -> asyncio.subprocess.Process:
    """A process that plays until it is killed."""
    words = ("-m", "bench.player", str(folder), name, str(tables), str(PEOPLE), "0")
    own = {**os.environ, "DATABASE": address.address}
    return await asyncio.create_subprocess_exec(
        sys.executable, *words, cwd=ROOT, env=own, stderr=(folder / f"{name}.err").open("ab")
    )


async def kills(server: OwnServer, times: int, restarts: int) -> bool:
    """Kill a random process of three, again and again, and restart the server itself now and then;
    then look whether anything was lost or doubled."""
    address = server.database("scale")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        crew = [await player(address, folder, f"p{number}") for number in range(CREW)]
        await until_all_play(folder)
        outages = await _kill_all(server, folder, crew, times, restarts)
        await asyncio.sleep(REST)
        for one in crew:
            await _kill(one)
        await _show_the_rest(address, folder)
        print(f"     {times} kills and {len(outages)} restarts of the server")
        return await judge(address, folder, outages)


async def _kill(process: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()


async def _kill_all(
    server: OwnServer, folder: Path, crew: list[asyncio.subprocess.Process], times: int, most: int
) -> list[Span]:
    """Returns when the server was away."""
    restarts, outages = random.sample(range(times), min(most, times)), list[Span]()
    for number in range(times):
        await asyncio.sleep(random.uniform(*BETWEEN))
        victim = random.randrange(CREW)
        await _kill(crew[victim])
        if number in restarts:
            outages.append(await _restart(server))
        crew[victim] = await _again(server.database("scale"), folder, victim)
        if number % 10 == 9:
            print(f"     {number + 1} kills", flush=True)
    return outages


async def _restart(server: OwnServer) -> Span:
    begun = time.time()
    await asyncio.to_thread(server.stop)
    await asyncio.sleep(random.uniform(*BETWEEN))
    server.start()
    return Span(begun, time.time())


async def _again(address: Server, folder: Path, number: int) -> asyncio.subprocess.Process:
    """A process in place of the one that was killed, once it plays."""
    before = (folder / f"p{number}").stat().st_size
    process = await player(address, folder, f"p{number}")
    await until(lambda: _has_moved(folder, number, before))
    return process


async def until_all_play(folder: Path) -> None:
    """Wait until every process has made a move."""
    await until(lambda: all(_has_moved(folder, number) for number in range(CREW)))


def _has_moved(folder: Path, number: int, since: int = 0) -> bool:
    """Whether a move of this process was answered since its file was so long. The rest of it is not
    read: it grows with every move, and we look a hundred times a second."""
    try:
        with (folder / f"p{number}").open("rb") as lines:
            lines.seek(since)
            return b" kept " in lines.read()
    except FileNotFoundError:
        return False


async def _show_the_rest(address: Server, folder: Path) -> None:
    """One process more, until nothing is pending any more."""
    last = await player(address, folder, "p9", tables=0)
    line = await asyncpg.connect(address.address)
    until = time.monotonic() + 120
    while await line.fetchval("SELECT count(*) FROM outbox WHERE kind = 'board'"):
        if time.monotonic() > until:
            break
        await asyncio.sleep(0.5)
    await line.close()
    await _kill(last)


async def judge(address: Server, folder: Path, outages: list[Span]) -> bool:
    """Whether each accepted move is there once, and each board was shown once."""
    line = await asyncpg.connect(address.address)
    receipts = dict(await line.fetch("SELECT interaction, table_id FROM receipts"))
    acts = await line.fetch("SELECT table_id, rev, at FROM steps WHERE kind = 'act' ORDER BY 1, 2")
    last = dict(await line.fetch("SELECT table_id, max(rev) FROM steps GROUP BY 1"))
    pending = await line.fetchval("SELECT count(*) FROM outbox WHERE kind = 'board'")
    quiet = _quiet(await line.fetch("SELECT table_id, rev, calls, events FROM steps"))
    await line.close()
    kept = _kept(folder)
    lost = [one for one in kept if one not in receipts]
    # Opening, sitting down and starting leave a receipt each, and every move leaves one.
    opened = 3 * len(last)
    doubled = abs(len(receipts) - _lobbies(receipts, last) - opened - len(acts))
    twice, missing = _boards(folder, last, quiet)
    print(f"     {len(acts)} moves at {len(last)} tables, {len(kept)} of them answered")
    held = [
        at_most("accepted moves lost", len(lost), 0),
        at_most("moves doubled, or without their receipt", doubled, 0),
        at_most("revisions told by two boards", twice, 0),
        at_most("revisions told by no board", pending or missing, 0),
        _no_long_silence(folder, kept, outages),
    ]
    return all(held)


def _no_long_silence(folder: Path, kept: dict[str, tuple[float, int]], outages: list[Span]) -> bool:
    """Tells of the longest silences, and what the tables waited for."""
    moves = [Moment(table, at) for at, table in kept.values()]
    asked = [Moment(int(words[2]), float(words[0])) for _, words in _lines(folder, "asked", 3)]
    longest = silences(moves)[:TOLD]
    for silence in longest:
        print(f"     {waited_for(silence, asked, outages)}")
    seconds = longest[0].span.seconds if longest else 0.0
    return at_most("longest silence of a table, s", seconds, SILENCE_BAR)


def _lobbies(receipts: dict[str, int], last: dict[int, int]) -> int:
    """The receipts of tables that were never started."""
    return sum(table not in last for table in receipts.values())


def _kept(folder: Path) -> dict[str, tuple[float, int]]:
    """Each move that was answered: when, and at which table."""
    return {words[2]: (float(words[0]), int(words[3])) for _, words in _moves(folder)}


def _moves(folder: Path) -> Iterator[tuple[str, list[str]]]:
    """What each process has written of a move that was answered."""
    return _lines(folder, "kept", 5)


def _lines(folder: Path, what: str, length: int) -> Iterator[tuple[str, list[str]]]:
    """The lines of each process that begin like this; one that was cut off by a kill is none."""
    for file in folder.glob("p[0-9]"):
        for line in file.read_text().splitlines():
            words = line.split()
            if len(words) == length and words[1] == what:
                yield file.name, words


def _quiet(steps: list[asyncpg.Record]) -> set[tuple[int, int]]:
    """The tables and revisions that no board has to tell of: somebody has changed a hidden answer,
    which the others must not notice."""
    return {
        (table, rev)
        for table, rev, calls, events in steps
        if not calls and all(event.public is None for event in codec.load_events(events))
    }


def _boards(folder: Path, last: dict[int, int], quiet: set[tuple[int, int]]) -> tuple[int, int]:
    """How many revisions were told by two boards, and by none, though there was something to tell
    of."""
    told: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for file in folder.glob("board-*"):
        _, number, rev = file.name.split("-")
        told[int(number)].append((int(file.read_text()), int(rev)))
    twice = missing = 0
    for table, upto in last.items():
        revs = [rev for first, end in told[table] for rev in range(first, end + 1)]
        twice += len(revs) - len(set(revs))
        untold = {rev for rev in range(1, upto + 1) if (table, rev) not in quiet} - set(revs)
        missing += len(untold)
        if untold or len(revs) > len(set(revs)):
            print(f"     table {table} up to {upto}: {sorted(told[table])}")
    return twice, missing
