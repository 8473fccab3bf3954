"""The locks of those who write: whoever names the same lock writes one at a time.

A write that reads first names what its reading must still hold for: the table at which it changes
something, the person or the server whose tables it counts. On SQLite one writes at a time anyway,
and a lock is only a name.
"""

from __future__ import annotations

from typing import NewType

Lock = NewType("Lock", str)

RATINGS_LOCK = Lock("ratings")
"""Held by whoever counts results: each moves ratings that the one before has moved."""


def table_lock(table_id: int) -> Lock:
    """Held by whoever writes something of this table."""
    return Lock(f"table {table_id}")


def person_lock(user: int) -> Lock:
    """Held by whoever counts what this person has going on, and adds to it."""
    return Lock(f"person {user}")


def league_lock(league_id: int) -> Lock:
    """Held by whoever changes who plays in this league, or what was drawn."""
    return Lock(f"league {league_id}")


def server_lock(guild: int | None) -> tuple[Lock, ...]:
    """Held by whoever counts the tables of this server, and adds one; outside of servers nothing
    is counted."""
    return () if guild is None else (Lock(f"server {guild}"),)
