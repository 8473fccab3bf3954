"""Which seat somebody gets in the lobby of an episode: the one whose board they have played."""

from __future__ import annotations

from collections.abc import Sequence

from db import seats, settings
from db.settings import Scope
from db.statements import Connection, Source
from engine.core.seats import Seat

PREVIOUS = "previous"


async def follow(writer: Connection, table_id: int, before: int) -> None:
    """Remember which table this one goes on from."""
    await settings.put(writer, Scope.TABLE, table_id, PREVIOUS, str(before))


async def seat_for(source: Source, table_id: int, user: int | None, free: Sequence[Seat]) -> Seat:
    """Of these free seats the one that this person held at the table before; for everybody else,
    and for a bot, one that nobody is expected back on, if there is any."""
    before = await settings.find(source, Scope.TABLE, table_id, PREVIOUS)
    rows = await seats.of_game(source, int(before)) if before is not None else []
    own = {row.seat for row in rows if row.user is not None and row.user == user}
    expected = {row.seat for row in rows if row.user is not None and row.left_at is None}
    return min(free, key=lambda seat: (seat not in own, seat in expected, seat))
