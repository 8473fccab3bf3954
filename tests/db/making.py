"""Games and turns for these tests, and child processes that die in the middle."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import Process
from pathlib import Path

from db import games, seats, turns
from db.database import Database
from db.games import Opening
from db.outbox import Publisher
from db.receipts import Receipt
from db.seats import Seat
from db.statements import Source
from db.steps import LogRow
from db.timers import Timer
from db.turns import Turn

ROOT = Path(__file__).parents[2]
NOW = 1_700_000_000
ANNA, BORIS = 101, 202
US = Publisher("publishing", "us")


def make_step(table_id: int, rev: int, **changes) -> LogRow:
    facts = {
        "table_id": table_id,
        "rev": rev,
        "ply": rev - 1,
        "opened": rev,
        "kind": "start" if rev == 1 else "act",
        "seat": None if rev == 1 else rev % 2,
        "dice": False,
        "reveals": 0,
        "at": NOW + rev,
        "calls": frozenset(),
        "action": f"place {rev}",
        "events": b"[events]",
        "state": f"state {rev}".encode() * 20,
    }
    return LogRow(**{**facts, **changes})


def make_turn(table_id: int, rev: int, interaction: str | None = None, **changes) -> Turn:
    receipt = Receipt(interaction, table_id, NOW) if interaction else None
    step = make_step(table_id, rev, **changes)
    asked, due = frozenset({(rev + 1) % 2}), (("board", None), ("hand", 0))
    asked_at = step.at if step.opened == step.rev else None
    return Turn(step, asked, due, receipt, asked_at=asked_at)


async def open_lobby(database: Database, **changes) -> int:
    facts = {"game": "manhattan", "host": ANNA, "locale": "uk", "options": b"{}"}
    game = await games.add(database, Opening(**{**facts, "created_at": NOW, **changes}))
    await seats.add(database, Seat(game, 0, ANNA, "Anna", None, NOW))
    await seats.add(database, Seat(game, 1, BORIS, "Boris", None, NOW))
    return game


async def start_game(database: Database, **changes) -> int:
    """A running game of Anna and Boris at revision 1."""
    game = await open_lobby(database, **changes)
    async with database.write() as connection:
        await games.start(connection, game, b"config", b"0123456789abcdef", NOW)
        await turns.store(connection, make_turn(game, 1))
    return game


async def timers_of(source: Source, table_id: int) -> list[Timer]:
    """The timers of this table, the soonest first."""
    sql = "SELECT * FROM timers WHERE table_id = ? ORDER BY due, id"
    return [Timer(**dict(row)) for row in await source.fetch(sql, (table_id,))]


async def start_child(code: str, *arguments: str) -> Process:
    """Another process that runs this code with our modules at hand."""
    return await run_python("-c", code, *arguments)


async def run_python(*arguments: str, **environment: str) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *arguments,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def read_line(child: Process) -> str:
    assert child.stdout is not None
    return (await child.stdout.readline()).decode().strip()


async def kill(child: Process) -> None:
    """End it as a power cut would."""
    child.kill()
    await child.communicate()
