"""What is about to be posted: noted before it is sent, forgotten when it is known to be shown."""

from __future__ import annotations

from typing import NamedTuple

from db.errors import Taken
from db.seats import to_key
from db.statements import Connection, Statement


class Posting(NamedTuple):
    """What is about to be posted of a table: which kind, for which seat, as of which revision."""

    table_id: int
    kind: str
    seat: int | None
    rev: int


async def note(connection: Connection, posting: Posting, work: str, process: str) -> int:
    """Note that this process is about to post this. Returns the revision that is noted: an earlier
    one, if somebody has noted that and may have posted it since.

    ``Taken`` where the process has no claim on this work any more: it hung, or could not reach the
    archive, and whoever has taken over may have posted the same by now. Begin the write with the
    lock of the table, so that it cannot be lost before this is kept.
    """
    table_id, kind, seat, rev = posting
    rows = await connection.fetch(
        """INSERT INTO postings (table_id, kind, seat, rev) SELECT ?, ?, ?, ? FROM claims
        WHERE claims.work = ? AND claims.table_id = ? AND claims.process = ?
        ON CONFLICT (table_id, kind, seat) DO UPDATE SET rev = postings.rev RETURNING rev""",
        (table_id, kind, to_key(seat), rev, work, table_id, process),
    )
    if not rows:
        raise Taken(f"another process shows table {table_id}")
    return int(rows[0]["rev"])


def forgetting(posting: Posting) -> Statement:
    """Nothing of this kind is about to be posted any more, unless it was noted as of a later
    revision since."""
    table_id, kind, seat, rev = posting
    sql = "DELETE FROM postings WHERE table_id = ? AND kind = ? AND seat = ? AND rev <= ?"
    return Statement(sql, ((table_id, kind, to_key(seat), rev),))
