"""What storing a turn costs, against one bare INSERT and COMMIT on the same file."""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import aiosqlite

from db import games, seats, turns
from db.database import WRITER_PRAGMAS, Database
from db.games import Opening
from db.receipts import Receipt
from db.seats import Seat
from db.statements import Statement
from db.steps import Step
from db.turns import Turn

ROUNDS = 1000
HEAT = 50
SEATS = 4
FEW, MANY = 10, 10_000
SMALL, LARGE = 15, 85
NOW = 1_700_000_000
STORE_BAR, GROWTH_BAR = 1.5, 1.2
BARE = Statement("INSERT INTO bare (text) VALUES (?)", (("place 12 c4",),))


class Figures(NamedTuple):
    """Medians in microseconds."""

    bare: float
    plain: float
    turn: float


def make_state(rng: random.Random, towers: int) -> bytes:
    """A state that compresses like a real one: short keys, small numbers, some order."""
    plots = [
        {"city": rng.randrange(6), "spot": rng.randrange(9), "owner": rng.randrange(SEATS),
         "blocks": [[rng.randrange(4), rng.randrange(1, 5)] for _ in range(rng.randrange(1, 6))]}
        for _ in range(towers)
    ]  # fmt: skip
    hands = [[rng.randrange(45) for _ in range(4)] for _ in range(SEATS)]
    data = {"plots": plots, "hands": hands, "pile": rng.sample(range(45), 29)}
    return json.dumps({"game": "manhattan", "version": 1, "data": data}).encode()


async def add_games(database: Database, count: int) -> list[int]:
    """Running games, each with its seats and its first step."""
    state = make_state(random.Random(count), LARGE)
    return [await _add_game(database, state, number) for number in range(count)]


async def _add_game(database: Database, state: bytes, number: int) -> int:
    async with database.write() as connection:
        opening = Opening("manhattan", number, "en", b"{}", NOW, guild=1, channel=number)
        game = await games.add(connection, opening)
        sitting = [Seat(game, seat, number * SEATS + seat, "A", None, NOW) for seat in range(SEATS)]
        await seats.rearrange(connection, game, sitting)
        await games.start(connection, game, b"{}", bytes(16), NOW)
        await turns.store(connection, make_turn(game, 1, state))
    return game


def make_turn(game: int, rev: int, state: bytes) -> Turn:
    """A turn of four seats: a new board, every hand, one receipt."""
    seat = rev % SEATS
    events = b'[{"public":{"key":"manhattan-built","args":{"seat":1,"height":7}}}]' * 4
    kind = "start" if rev == 1 else "act"
    debts = (("board", None), *(("hand", owner) for owner in range(SEATS)))
    return Turn(
        Step(game, rev, rev, rev, kind, seat, False, 0, NOW + rev, "place 12 c4", events, state),
        asked=frozenset({(seat + 1) % SEATS}),
        debts=debts,
        receipt=Receipt(f"{game:09d}{rev:09d}", game, b"done", NOW + rev),
    )


async def plain_line(path: Path) -> aiosqlite.Connection:
    """A connection as aiosqlite gives it, with our pragmas: no lock, no care for cancellation."""
    line = await aiosqlite.connect(path)
    for pragma in WRITER_PRAGMAS:
        await line.execute(f"PRAGMA {pragma}")
    return line


async def timed(work: Callable[[], Awaitable[object]]) -> float:
    begun = time.perf_counter()
    await work()
    return time.perf_counter() - begun


class Race:
    """Bare commits and turns on one file, in short heats by turns, so that a slow moment of the
    machine hits all of them."""

    def __init__(
        self, database: Database, line: aiosqlite.Connection, played: list[int], towers: int
    ) -> None:
        self._database = database
        self._line = line
        self._played = played
        self._state = make_state(random.Random(1), towers)
        self._revs = dict.fromkeys(played, 1)

    async def run(self, rounds: int) -> Figures:
        """The medians of so many rounds."""
        bare, plain, stored = [], [], []
        for heat in range(0, rounds, HEAT):
            coming = [self._next_turn(heat + number) for number in range(HEAT)]
            bare += [await timed(self._insert) for _ in coming]
            plain += [await timed(self._insert_plainly) for _ in coming]
            stored += [await timed(partial(turns.store, self._database, turn)) for turn in coming]
        return Figures(*(statistics.median(times) * 1e6 for times in (bare, plain, stored)))

    async def _insert(self) -> None:
        async with self._database.write() as connection:
            await connection.execute(BARE)

    async def _insert_plainly(self) -> None:
        await self._line.execute(BARE.sql, BARE.rows[0])
        await self._line.commit()

    def _next_turn(self, number: int) -> Turn:
        game = self._played[number * 7919 % len(self._played)]
        self._revs[game] += 1
        return make_turn(game, self._revs[game], self._state)


async def measure(path: Path, count: int, towers: int) -> Figures:
    """The medians in an archive of so many running games."""
    database = await Database.open(path)
    played = await add_games(database, count)
    await database.execute(Statement("CREATE TABLE bare (text TEXT NOT NULL)", ((),)))
    line = await plain_line(path)
    race = Race(database, line, played, towers)
    await race.run(2 * HEAT)
    figures = await race.run(ROUNDS)
    await line.close()
    await database.close()
    return figures


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        small = await measure(Path(folder) / "small.sqlite3", FEW, SMALL)
        large = await measure(Path(folder) / "large.sqlite3", FEW, LARGE)
        many = await measure(Path(folder) / "many.sqlite3", MANY, LARGE)
    for towers, figures in ((SMALL, small), (LARGE, large)):
        size = len(make_state(random.Random(1), towers))
        print(f"a turn with a state of {size} bytes, medians of {ROUNDS}")
        print(f"  one INSERT by Database.write() {figures.bare:6.0f} µs")
        print(f"  the same by plain aiosqlite    {figures.plain:6.0f} µs")
        print(f"  store a turn                   {figures.turn:6.0f} µs")
        print(
            f"  turn / write()                 {figures.turn / figures.bare:6.2f}  bar {STORE_BAR}"
        )
        print(f"  turn / plain aiosqlite         {figures.turn / figures.plain:6.2f}")
    print(f"turn among {MANY} games / among {FEW}, each against its own bare commits")
    growth = (many.turn / many.bare) / (large.turn / large.bare)
    print(f"                                 {growth:6.2f}  bar {GROWTH_BAR}")


if __name__ == "__main__":
    asyncio.run(main())
