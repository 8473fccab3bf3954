"""The tables of a league: who is to meet whom in each round, and how it came out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from db.errors import Taken
from db.statements import Row, Source, Statement, Writer


@dataclass(frozen=True)
class Fixture:
    """One row: the slots of a division that meet in a round, in the order of their seats. Those of
    ``absent`` had nobody who could play. Without a table it is not opened yet, or needs none:
    nobody plays alone. How the table stands comes with it."""

    league_id: int
    season: int
    round: int
    division: int
    number: int
    slots: tuple[int, ...]
    absent: tuple[int, ...] = ()
    table_id: int | None = None
    status: str | None = None
    ended_at: int | None = None
    thread: int | None = None

    @property
    def needs_table(self) -> bool:
        return self.table_id is None and len(self.slots) > 1


@dataclass(frozen=True)
class SeatResult:
    """How a seat of such a table came out. ``stood_in``: a bot sat there at the end."""

    table_id: int
    seat: int
    user: int | None
    rank: int
    score: int
    resigned: bool
    stood_in: bool


async def add(writer: Writer, fixtures: Iterable[Fixture]) -> None:
    """Store what was drawn; ``Taken`` where a round was drawn before."""
    sql = """INSERT INTO league_fixtures (league_id, season, round, division, number, slots, absent)
        VALUES (?, ?, ?, ?, ?, ?, ?)"""
    rows = tuple(
        (*_key(one), " ".join(map(str, one.slots)), " ".join(map(str, one.absent)))
        for one in fixtures
    )
    if rows:
        await writer.execute(Statement(sql, rows, conflict=Taken))


async def opened(writer: Writer, one: Fixture, table_id: int) -> None:
    """Note the table of this fixture, in the transaction that makes it; ``Taken`` where it has
    one."""
    sql = """UPDATE league_fixtures SET table_id = ? WHERE league_id = ? AND season = ?
        AND round = ? AND division = ? AND number = ? AND table_id IS NULL"""
    await writer.execute(Statement(sql, ((table_id, *_key(one)),), unchanged=Taken))


async def change_slots(writer: Writer, one: Fixture) -> None:
    """Store who is there after all, before the table is opened."""
    sql = """UPDATE league_fixtures SET slots = ?, absent = ? WHERE league_id = ? AND season = ?
        AND round = ? AND division = ? AND number = ? AND table_id IS NULL"""
    row = (" ".join(map(str, one.slots)), " ".join(map(str, one.absent)), *_key(one))
    await writer.execute(Statement(sql, (row,), unchanged=Taken))


_FIXTURES = """SELECT league_fixtures.*, games.status, games.ended_at, games.thread
    FROM league_fixtures LEFT JOIN games ON games.id = league_fixtures.table_id"""
_ORDER = "ORDER BY season, round, division, number"


async def of_season(source: Source, league_id: int, season: int) -> list[Fixture]:
    """What was drawn in this season, with how the tables stand."""
    sql = f"{_FIXTURES} WHERE league_id = ? AND season = ? {_ORDER}"
    return [_fixture(row) for row in await source.fetch(sql, (league_id, season))]


async def all_of(source: Source, league_id: int) -> list[Fixture]:
    """What was drawn in all seasons."""
    sql = f"{_FIXTURES} WHERE league_id = ? {_ORDER}"
    return [_fixture(row) for row in await source.fetch(sql, (league_id,))]


async def results(source: Source, league_id: int, season: int) -> list[SeatResult]:
    """How the seats of this season's finished tables came out."""
    sql = """SELECT results.table_id, results.seat, results.user, results.rank, results.score,
            results.resigned, seats.bot IS NOT NULL AS stood_in
        FROM league_fixtures JOIN results ON results.table_id = league_fixtures.table_id
        JOIN seats ON seats.table_id = results.table_id AND seats.seat = results.seat
        WHERE league_fixtures.league_id = ? AND league_fixtures.season = ?
        ORDER BY results.table_id, results.seat"""
    return [_result(row) for row in await source.fetch(sql, (league_id, season))]


def _key(one: Fixture) -> tuple[int, int, int, int, int]:
    return one.league_id, one.season, one.round, one.division, one.number


def _fixture(row: Row) -> Fixture:
    columns = dict(row)
    for name in ("slots", "absent"):
        columns[name] = tuple(map(int, row[name].split()))
    return Fixture(**columns)


def _result(row: Row) -> SeatResult:
    flags = {name: bool(row[name]) for name in ("resigned", "stood_in")}
    return SeatResult(**{**dict(row), **flags})
