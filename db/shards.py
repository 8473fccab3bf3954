"""Shards: which process serves each of them, and which processes share them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from db.statements import Query, Row, Statement, Writer

ALL = Query("SELECT * FROM shards ORDER BY shard_count, shard")
PROCESSES = Query("SELECT process, takes FROM processes")

OURS = """UPDATE shards SET process = ?1, heir = CASE WHEN heir = ?1 THEN NULL ELSE heir END,
        session = ?2, sequence = ?3, gateway = ?4
    WHERE shard_count = ?5 AND shard = ?6 AND (heir = ?1 OR process = ?1)"""


@dataclass(frozen=True, order=True)
class Shard:
    """One shard of so many."""

    count: int
    number: int


@dataclass(frozen=True)
class Session:
    """A session with Discord: its id, the number of the last event heard, and where to resume."""

    id: str
    sequence: int
    gateway: str


@dataclass(frozen=True)
class Lease:
    """Who serves a shard, and who is connecting to take it over; ``session`` is that of the
    former."""

    shard: Shard
    wanted: bool
    process: str | None
    heir: str | None
    session: Session | None


def lease_of(row: Row) -> Lease:
    """The lease that a row holds."""
    session = None
    if row["session"] is not None:
        session = Session(row["session"], row["sequence"], row["gateway"])
    shard = Shard(row["shard_count"], row["shard"])
    return Lease(shard, bool(row["wanted"]), row["process"], row["heir"], session)


def joining(process: str, takes: bool) -> Statement:
    """Share the shards from now on; or take no more, where not ``takes``."""
    sql = """INSERT INTO processes (process, takes) VALUES (?, ?)
        ON CONFLICT (process) DO UPDATE SET takes = excluded.takes"""
    return Statement(sql, ((process, int(takes)),))


def parting(processes: Collection[str]) -> Statement:
    """These processes share the shards no longer."""
    sql = "DELETE FROM processes WHERE process = ?"
    return Statement(sql, tuple((process,) for process in processes))


def inheriting(shards: Collection[Shard], heir: str) -> Statement:
    """This process connects to these shards, to take them over."""
    sql = "UPDATE shards SET heir = ? WHERE shard_count = ? AND shard = ?"
    return Statement(sql, tuple((heir, shard.count, shard.number) for shard in shards))


def dropping(shards: Collection[Shard]) -> Statement:
    """Nobody serves these shards any more, and nobody has to."""
    sql = "DELETE FROM shards WHERE shard_count = ? AND shard = ?"
    return Statement(sql, tuple((shard.count, shard.number) for shard in shards))


def freeing(process: str) -> Statement:
    """Nobody serves the shards of this process any more, and no session of theirs goes on."""
    sql = """UPDATE shards SET process = NULL, session = NULL, sequence = NULL, gateway = NULL
        WHERE process = ?"""
    return Statement(sql, ((process,),))


def wanting(count: int) -> tuple[Statement, ...]:
    """From now on there are to be so many shards."""
    insert = """INSERT INTO shards (shard_count, shard, wanted) VALUES (?, ?, 1)
        ON CONFLICT (shard_count, shard) DO UPDATE SET wanted = 1"""
    rows = tuple((count, number) for number in range(count))
    other = Statement("UPDATE shards SET wanted = 0 WHERE shard_count <> ?", ((count,),))
    return Statement(insert, rows), other


async def serve(writer: Writer, shard: Shard, process: str, session: Session | None) -> bool:
    """Note that this process is connected to the shard, with a session that others may go on with
    or none. Returns whether it may be: the shard was its own, or it was to take it over."""
    row = (process, *_columns(session), shard.count, shard.number)
    return await writer.execute(Statement(OURS, (row,))) > 0


async def remember(writer: Writer, process: str, sessions: Mapping[Shard, Session | None]) -> None:
    """Note how far the sessions of this process have come; None is one that nobody may resume."""
    sql = """UPDATE shards SET session = ?, sequence = ?, gateway = ?
        WHERE process = ? AND shard_count = ? AND shard = ?"""
    rows = tuple(
        (*_columns(session), process, shard.count, shard.number)
        for shard, session in sessions.items()
    )
    await writer.execute(Statement(sql, rows))


def _columns(session: Session | None) -> tuple[str | None, int | None, str | None]:
    return (session.id, session.sequence, session.gateway) if session else (None, None, None)
