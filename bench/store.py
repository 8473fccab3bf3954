"""What storing a turn costs, against one bare INSERT and COMMIT on the same file."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple

from bench.steps import laying_action
from db import games, seats, turns
from db.archive import Archive
from db.connection import connect
from db.database import WRITER_PRAGMAS, Database
from db.driver import ThreadedConnection
from db.games import Opening
from db.receipts import Receipt
from db.seats import Seat
from db.statements import Statement
from db.turns import Turn
from engine.catalog import find
from engine.core.match import AnyMatch, start
from engine.core.options import Config
from engine.core.rng import SEED_BYTES
from tables.entries import Entry, Kind, asked, played, publications, stored_step

ROUNDS = 800
HEAT = 50
SEATS = 4
FEW, MANY = 10, 10_000
STRIDE = 7919
"""A prime: the games take turns in an order that no page of the archive likes."""

NOW = 1_700_000_000
STORE_BAR, GROWTH_BAR = 1.5, 1.2


class Figures(NamedTuple):
    """Medians in microseconds."""

    bare: float
    turn: float

    @property
    def ratio(self) -> float:
        return self.turn / self.bare


def real_turns(game: int) -> Iterator[Turn]:
    """All turns of a random game of Manhattan, as the bot would store them."""
    dice = random.Random(game)
    match = start(find("manhattan"), Config(SEATS), dice.randbytes(SEED_BYTES))
    for rev in count(2):
        if match.turn is None:
            return
        seat = dice.choice(match.turn.seats)
        moved = match.act(seat, laying_action(match.game, match.seen_by(seat).view, dice))
        match = moved.match
        entry = played(Kind.ACT, seat, moved)
        step = stored_step(game, rev, entry, None, NOW + rev)
        receipt = Receipt(f"{game:09d}{rev:09d}", game, NOW + rev)
        yield Turn(step, asked(match), publications(entry, step.calls), receipt, asked_at=step.at)


async def add_games(database: Archive, number: int) -> list[int]:
    """Running games, each with its seats and its first step."""
    match = start(find("manhattan"), Config(SEATS), bytes(SEED_BYTES))
    return [await _add_game(database, match, host) for host in range(number)]


async def _add_game(database: Archive, match: AnyMatch, host: int) -> int:
    async with database.write() as connection:
        opening = Opening("manhattan", host, "en", b"{}", NOW, guild=1, channel=host)
        game = await games.add(connection, opening)
        sitting = [Seat(game, seat, host * SEATS + seat, "A", None, NOW) for seat in range(SEATS)]
        await seats.rearrange(connection, game, sitting)
        await games.start(connection, game, b"{}", bytes(16), NOW)
        step = stored_step(game, 1, Entry(Kind.START, match, ()), None, NOW)
        await turns.store(connection, Turn(step, asked(match), ()))
    return game


def _insert_bare(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN")
    connection.execute("INSERT INTO bare (text) VALUES (?)", ("place 12 c4",))


async def timed(work: Callable[[], Awaitable[object]]) -> float:
    begun = time.perf_counter()
    await work()
    return time.perf_counter() - begun


class Race:
    """Bare commits and turns on one file, in short heats by turns, so that a slow moment of the
    machine hits both of them."""

    def __init__(self, database: Database, line: ThreadedConnection, running: list[int]) -> None:
        self._database = database
        self._line = line
        self._running = running
        self._turns: dict[int, Iterator[Turn]] = {}

    async def run(self, rounds: int) -> Figures:
        """The medians of so many rounds. Who comes first in a heat changes from heat to heat: the
        first strides after a rest are slower."""
        bare: list[float] = []
        stored: list[float] = []
        for heat in range(0, rounds, HEAT):
            coming = [self._next_turn(heat + number) for number in range(HEAT)]
            races = [(bare, self._insert), (stored, self._store(coming))]
            for times, work in races if heat % (2 * HEAT) else reversed(races):
                times += [await timed(work) for _ in range(HEAT)]
        return Figures(*(statistics.median(times) * 1e6 for times in (bare, stored)))

    def _store(self, coming: list[Turn]) -> Callable[[], Awaitable[None]]:
        waiting = iter(coming)
        return lambda: turns.store(self._database, next(waiting))

    async def _insert(self) -> None:
        """As a program would that knows nothing of trips: no lock, no care for cancellation."""
        await self._line.run(_insert_bare)
        await self._line.run(lambda connection: connection.execute("COMMIT"))

    def _next_turn(self, number: int) -> Turn:
        game = self._running[number * STRIDE % len(self._running)]
        return next(self._turns.setdefault(game, real_turns(game)))


async def measure(path: Path, number: int) -> Figures:
    """The medians in an archive of so many running games."""
    database = await Database.open(path)
    running = await add_games(database, number)
    await database.execute(Statement("CREATE TABLE bare (text TEXT NOT NULL)", ((),)))
    line = await connect(path, *WRITER_PRAGMAS)
    race = Race(database, line, running)
    await race.run(2 * HEAT)
    figures = await race.run(ROUNDS)
    await line.close()
    await database.close()
    return figures


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        few = await measure(Path(folder) / "few.sqlite3", FEW)
        many = await measure(Path(folder) / "many.sqlite3", MANY)
    print(f"a turn of Manhattan among {FEW} running games, medians of {ROUNDS}")
    print(f"  one bare INSERT and COMMIT {few.bare:6.0f} µs")
    print(f"  store a turn               {few.turn:6.0f} µs")
    print(f"  ratio                      {few.ratio:6.2f}  bar {STORE_BAR}")
    print(f"a turn among {MANY} games / among {FEW}, each against its own bare commits")
    print(f"                             {many.ratio / few.ratio:6.2f}  bar {GROWTH_BAR}")


if __name__ == "__main__":
    asyncio.run(main())
