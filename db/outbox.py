"""What is to be published. Stored with the turn, so that a crash after it loses nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from db import claims, postings
from db.errors import Taken
from db.postings import Posting
from db.seats import from_key, to_key
from db.statements import Row, Source, Statement, Values, Writer, placeholders

NO_TABLE = 0
"""The number of no table, so that a list of tables is never empty."""


@dataclass(frozen=True)
class Pending:
    """One row: publish this as of ``rev``. Several turns make one row; what the reader has not
    been told yet happened from revision ``first`` on."""

    table_id: int
    kind: str
    seat: int | None
    first: int
    rev: int
    created_at: int
    due: int
    tries: int = 0

    @property
    def posting(self) -> Posting:
        """What is posted when this is published."""
        return Posting(self.table_id, self.kind, self.seat, self.rev)


def adding(
    table_id: int, rev: int, publications: Iterable[tuple[str, int | None]], now: int
) -> Statement:
    """Make these pending, each a kind and perhaps a seat. What is pending already keeps its
    ``first``, reaches up to the later revision, and is due at once."""
    sql = """INSERT INTO outbox (table_id, kind, seat, first, rev, created_at, due)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (table_id, kind, seat) DO UPDATE
        SET rev = excluded.rev, due = excluded.due, tries = 0
        WHERE excluded.rev > outbox.rev"""
    rows = tuple((table_id, kind, to_key(seat), rev, rev, now, now) for kind, seat in publications)
    return Statement(sql, rows)


async def add_since(
    writer: Writer, table_id: int, first: int, rev: int, kind: str, now: int
) -> None:
    """Make this pending for no seat, from an earlier revision on."""
    await writer.execute(adding(table_id, rev, [(kind, None)], now))
    sql = "UPDATE outbox SET first = ? WHERE table_id = ? AND kind = ? AND seat = ? AND first > ?"
    await writer.execute(Statement(sql, ((first, table_id, kind, to_key(None), first),)))


async def add_lobby(
    writer: Writer, table_id: int, lobby_rev: int, kind: str, now: int, due: int
) -> None:
    """Move the lobby on from this revision, and make it pending; that covers all earlier changes.
    ``Taken`` if it has changed since."""
    counting = "UPDATE games SET lobby_rev = lobby_rev + 1 WHERE id = ? AND lobby_rev = ?"
    adding = """INSERT INTO outbox (table_id, kind, seat, first, rev, created_at, due)
        SELECT id, ?, ?, lobby_rev, lobby_rev, ?, ? FROM games WHERE id = ?
        ON CONFLICT (table_id, kind, seat) DO UPDATE
        SET rev = excluded.rev, due = excluded.due, tries = 0"""
    row = (kind, to_key(None), now, due, table_id)
    moving_on = Statement(counting, ((table_id, lobby_rev),), unchanged=Taken)
    await writer.execute(moving_on, Statement(adding, (row,)))


async def mark_published(writer: Writer, published: Pending) -> None:
    """Record that this was published as of its revision; what came up meanwhile stays pending, and
    nothing of it is about to be posted."""
    await writer.execute(*publishing(published))


def publishing(published: Pending) -> tuple[Statement, ...]:
    """The statements of ``mark_published``."""
    posting = published.posting
    key = (posting.table_id, posting.kind, to_key(posting.seat), posting.rev)
    done = "DELETE FROM outbox WHERE table_id = ? AND kind = ? AND seat = ? AND rev <= ?"
    rest = """UPDATE outbox SET first = ?
        WHERE table_id = ? AND kind = ? AND seat = ? AND rev > ? AND first < ?"""
    beginning = published.rev + 1
    return (
        Statement(done, (key,)),
        Statement(rest, ((beginning, *key, beginning),)),
        postings.forgetting(posting),
    )


async def postpone(writer: Writer, pending: Pending, due: int) -> None:
    """Make this due at a later moment, unless a later turn has made it due sooner."""
    sql = """UPDATE outbox SET due = ?, tries = tries + 1
        WHERE table_id = ? AND kind = ? AND seat = ? AND rev = ?"""
    key = (pending.table_id, pending.kind, to_key(pending.seat), pending.rev)
    await writer.execute(Statement(sql, ((due, *key),)))


@dataclass(frozen=True)
class Publisher:
    """Who publishes: tables of which another process has claimed ``work`` are not theirs, nor those
    of ``without``, which they have begun with already."""

    work: str
    process: str
    without: Collection[int] = ()

    @property
    def theirs(self) -> tuple[str, Values]:
        """The condition under which a row is theirs to publish, and its parameters."""
        others = (NO_TABLE, *self.without)
        sql = f"""games.status <> 'parked' AND outbox.table_id NOT IN ({placeholders(others)})
            AND {claims.FREE.format(table_id="outbox.table_id")}"""
        return sql, (*others, self.work, self.process)


async def due(source: Source, until: int, publisher: Publisher, limit: int = 100) -> list[Pending]:
    """What this one is to publish until then, the longest wait first; not at parked tables."""
    theirs, parameters = publisher.theirs
    rows = await source.fetch(
        f"""SELECT outbox.* FROM outbox JOIN games ON games.id = outbox.table_id
        WHERE outbox.due <= ? AND {theirs}
        ORDER BY outbox.due, outbox.table_id LIMIT ?""",  # noqa: S608  no values in it
        (until, *parameters, limit),
    )
    return [_pending(row) for row in rows]


async def of_game(source: Source, table_id: int) -> list[Pending]:
    """All that is pending at this table."""
    rows = await source.fetch(
        "SELECT * FROM outbox WHERE table_id = ? ORDER BY kind, seat", (table_id,)
    )
    return [_pending(row) for row in rows]


def _pending(row: Row) -> Pending:
    return Pending(**{**dict(row), "seat": from_key(row["seat"])})
