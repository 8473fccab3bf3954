"""What is about to be posted: noted before it is sent, forgotten when it is known to be shown."""

from __future__ import annotations

from db.seats import to_key
from db.statements import Connection, Statement


async def note(connection: Connection, table_id: int, kind: str, seat: int | None, rev: int) -> int:
    """Note that this is about to be posted as of this revision. Returns the revision that is noted:
    an earlier one, if somebody has noted that and may have posted it since."""
    rows = await connection.fetch(
        """INSERT INTO postings (table_id, kind, seat, rev) VALUES (?, ?, ?, ?)
        ON CONFLICT (table_id, kind, seat) DO UPDATE SET rev = postings.rev RETURNING rev""",
        (table_id, kind, to_key(seat), rev),
    )
    return int(rows[0]["rev"])


def forgetting(table_id: int, kind: str, seat: int | None) -> Statement:
    """Nothing of this kind is about to be posted any more."""
    sql = "DELETE FROM postings WHERE table_id = ? AND kind = ? AND seat = ?"
    return Statement(sql, ((table_id, kind, to_key(seat)),))
