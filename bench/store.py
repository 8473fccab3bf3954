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

import aiosqlite

from db import games, seats, turns
from db.database import WRITER_PRAGMAS, Database
from db.games import Opening
from db.receipts import Receipt
from db.seats import Seat
from db.steps import Step
from db.turns import Turn

ROUNDS = 2000
HEAT = 50
SEATS = 4
FEW, MANY = 10, 10_000
NOW = 1_700_000_000
STORE_BAR, GROWTH_BAR = 1.5, 1.2


def make_state(rng: random.Random) -> bytes:
    """About 6 kB that compress like a real state: short keys, small numbers, some order."""
    towers = [
        {"city": rng.randrange(6), "spot": rng.randrange(9), "owner": rng.randrange(4),
         "blocks": [[rng.randrange(4), rng.randrange(1, 5)] for _ in range(rng.randrange(1, 6))]}
        for _ in range(78)
    ]  # fmt: skip
    hands = [[rng.randrange(45) for _ in range(4)] for _ in range(SEATS)]
    deck = rng.sample(range(45), 29)
    data = {"towers": towers, "hands": hands, "deck": deck, "left": [[6, 6, 6, 6]] * SEATS}
    return json.dumps({"game": "manhattan", "version": 1, "data": data}).encode()


async def add_games(database: Database, count: int) -> list[int]:
    """Running games, each with its seats and its first step."""
    state = make_state(random.Random(count))
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


async def bare_line(path: Path) -> aiosqlite.Connection:
    """A plain connection with our pragmas, and a table of nothing but one text."""
    line = await aiosqlite.connect(path, isolation_level=None)
    for pragma in WRITER_PRAGMAS:
        await line.execute(f"PRAGMA {pragma}")
    await line.execute("CREATE TABLE IF NOT EXISTS bare (id INTEGER PRIMARY KEY, text TEXT)")
    return line


async def timed(work: Callable[[], Awaitable[object]]) -> float:
    begun = time.perf_counter()
    await work()
    return time.perf_counter() - begun


class Race:
    """Bare commits and turns on one file, in short heats by turns, so that a slow moment of the
    machine hits both. Not one by one: SQLite drops a connection's cache whenever another has
    written, which happens to nobody who writes through one connection."""

    def __init__(self, database: Database, line: aiosqlite.Connection, played: list[int]) -> None:
        self._database = database
        self._line = line
        self._played = played
        self._state = make_state(random.Random(1))
        self._revs = dict.fromkeys(played, 1)

    async def run(self, rounds: int) -> tuple[float, float]:
        """The medians of a bare commit and of a turn, in seconds."""
        bare, stored = [], []
        for heat in range(rounds // HEAT):
            bare += [await timed(self._insert) for _ in range(HEAT)]
            numbers = range(heat * HEAT, (heat + 1) * HEAT)
            stored += [await timed(partial(self._store, number)) for number in numbers]
        return statistics.median(bare), statistics.median(stored)

    async def _insert(self) -> None:
        await self._line.execute("INSERT INTO bare (text) VALUES (?)", ("place 12 c4",))
        await self._line.commit()

    async def _store(self, number: int) -> None:
        game = self._played[number * 7919 % len(self._played)]
        self._revs[game] += 1
        turn = make_turn(game, self._revs[game], self._state)
        await turns.store(self._database, turn)


async def measure(path: Path, count: int) -> tuple[float, float]:
    """The two medians in an archive of so many running games."""
    database = await Database.open(path)
    played = await add_games(database, count)
    line = await bare_line(path)
    race = Race(database, line, played)
    await race.run(100)
    figures = await race.run(ROUNDS)
    await line.close()
    await database.close()
    return figures


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        bare, few = await measure(Path(folder) / "few.sqlite3", FEW)
        _, many = await measure(Path(folder) / "many.sqlite3", MANY)
    print(f"state {len(make_state(random.Random(1)))} bytes, medians of {ROUNDS}")
    print(f"bare INSERT + COMMIT   {bare * 1e6:7.0f} µs")
    print(f"store a turn           {few * 1e6:7.0f} µs")
    print(f"ratio                  {few / bare:7.2f}    bar {STORE_BAR}")
    print(f"turn, {MANY} games     {many * 1e6:7.0f} µs")
    print(f"ratio to {FEW} games      {many / few:7.2f}    bar {GROWTH_BAR}")


if __name__ == "__main__":
    asyncio.run(main())
