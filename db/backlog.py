"""How far Boroughs is behind: what is not shown yet, and what should have been done by now."""

from __future__ import annotations

from collections.abc import Sequence

from db.statements import Row, Source

LATEST = {
    "timers": """SELECT timers.due FROM timers LEFT JOIN games ON games.id = timers.table_id
        WHERE timers.due <= ? AND coalesce(games.status, '') <> 'parked'
        ORDER BY timers.due LIMIT 1""",
    "tables": """SELECT wake AS due FROM games WHERE wake <= ? AND status = 'playing'
        ORDER BY wake LIMIT 1""",
    "reminders": "SELECT due FROM reminders WHERE due <= ? ORDER BY due LIMIT 1",
}
"""What each of the clocks should have done first."""


async def unpublished(source: Source, now: int, ages: Sequence[int]) -> list[int]:
    """How many rows are pending at all, then for at least so many seconds each; parked tables are
    left out. The last number is since when the oldest is pending, ``now`` where there is none."""
    older = [f"sum(CASE WHEN outbox.created_at <= ? THEN 1 ELSE 0 END) AS age{age}" for age in ages]
    columns = ", ".join(["count(*) AS pending", *older, "min(outbox.created_at) AS oldest"])
    # The columns are built from numbers of ours alone.
    sql = f"""SELECT {columns} FROM outbox JOIN games ON games.id = outbox.table_id
        WHERE games.status <> 'parked'"""  # noqa: S608
    [row] = await source.fetch(sql, [now - age for age in ages])
    counts = [row["pending"], *(row[f"age{age}"] or 0 for age in ages)]
    return [*map(int, counts), now if row["oldest"] is None else int(row["oldest"])]


async def late(source: Source, now: int) -> dict[str, int]:
    """For how many seconds the longest overdue work of each clock has waited."""
    return {name: _late(await source.fetch(sql, (now,)), now) for name, sql in LATEST.items()}


def _late(rows: list[Row], now: int) -> int:
    return now - int(rows[0]["due"]) if rows else 0
