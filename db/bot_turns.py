"""The bots that running tables wait for, noted with each turn.

To find them among all seats of bots would take the longer, the more tables sleep at which a bot
sits. A row may be left over that nobody waits for any more, where a version that knows nothing of
these rows has moved the table on: so whether the bot is still asked is looked at as well.
"""

from __future__ import annotations

from db import claims
from db.statements import Source, Statement, Writer

IS_ASKED = "games.status = 'playing' AND (games.asked >> CAST({seat} AS INTEGER)) & 1 = 1"
WAITING = f"""SELECT seats.table_id, seats.seat
    FROM seats CROSS JOIN games
    WHERE games.id = seats.table_id AND seats.bot IS NOT NULL AND seats.left_at IS NULL
        AND {IS_ASKED.format(seat="seats.seat")}"""  # noqa: S608  no values in it
ADDING = "INSERT INTO bot_turns (table_id, seat) {} ON CONFLICT (table_id, seat) DO NOTHING"


def noting(table_id: int) -> tuple[Statement, ...]:
    """Note which bots this table waits for, as it stands now."""
    deleting = "DELETE FROM bot_turns WHERE table_id = ?"
    adding = ADDING.format(f"{WAITING} AND seats.table_id = ?")
    return tuple(Statement(sql, ((table_id,),)) for sql in (deleting, adding))


async def note_all(writer: Writer) -> None:
    """Note which bots all tables wait for. It reads every seat of a bot."""
    asked = f"""SELECT 1 FROM seats CROSS JOIN games
        WHERE seats.table_id = bot_turns.table_id AND seats.seat = bot_turns.seat
            AND seats.bot IS NOT NULL AND seats.left_at IS NULL
            AND games.id = seats.table_id AND {IS_ASKED.format(seat="seats.seat")}"""  # noqa: S608
    deleting = f"DELETE FROM bot_turns WHERE NOT EXISTS ({asked})"  # noqa: S608
    # Always in the same order, so that no two processes wait for each other.
    adding = ADDING.format(f"{WAITING} ORDER BY seats.table_id, seats.seat")
    await writer.execute(Statement(deleting, ((),)))
    await writer.execute(Statement(adding, ((),)))


async def due(
    source: Source, work: str, process: str, now: int, limit: int = 100
) -> list[tuple[int, int]]:
    """The game and seat of the bots that running games wait for, the longest wait first; not where
    trouble with this work is to be tried again later, or another process has claimed it."""
    rows = await source.fetch(
        f"""SELECT bot_turns.table_id, bot_turns.seat
        FROM bot_turns CROSS JOIN games
        LEFT JOIN troubles ON troubles.table_id = bot_turns.table_id AND troubles.work = ?
        WHERE games.id = bot_turns.table_id AND {IS_ASKED.format(seat="bot_turns.seat")}
        AND coalesce(troubles.due, 0) <= ? AND {claims.FREE.format(table_id="bot_turns.table_id")}
        ORDER BY games.asked_at, games.id, bot_turns.seat LIMIT ?""",  # noqa: S608  no values in it
        (work, now, work, process, limit),
    )
    return [(row["table_id"], row["seat"]) for row in rows]
