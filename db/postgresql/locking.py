"""The locks of those who write, as PostgreSQL's advisory locks, which end with the transaction."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import blake2b

from db.locks import Lock
from db.statements import Statement

ARCHIVE = 1114600047
"""The number of the lock of the whole archive: it is in ``run_statements``, too."""

# A bot that has frozen in the middle of a write must not keep others from writing.
BEGIN = "BEGIN; SET LOCAL idle_in_transaction_session_timeout = '20s'"
TAKE = "SELECT pg_advisory_xact_lock(?)"


def beginning(locks: Collection[Lock]) -> str:
    """The text that begins a transaction which holds these locks; without any it holds the whole
    archive. All of it is one trip."""
    if not locks:
        return f"{BEGIN}; SELECT pg_advisory_xact_lock({ARCHIVE})"
    shared = f"SELECT pg_advisory_xact_lock_shared({ARCHIVE})"
    alone = (TAKE.replace("?", str(number)) for number in _numbers(locks))
    return "; ".join([BEGIN, shared, *alone])


def taking(locks: Collection[Lock]) -> list[Statement]:
    """The statements that take these locks; each counts as one row. What runs statements in one
    trip shares the archive's lock by itself."""
    return [Statement(TAKE, ((number,),)) for number in _numbers(locks)]


def _numbers(locks: Collection[Lock]) -> list[int]:
    """The number of each lock, in the order in which everybody takes them. Two locks with the same
    number, which are hardly ever to be met, only wait for each other."""
    return sorted(_number(lock) for lock in set(locks))


def _number(lock: Lock) -> int:
    digest = blake2b(lock.encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)
