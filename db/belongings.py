"""Everything in the archive that belongs to one person, for whoever asks what we hold of them."""

from __future__ import annotations

from typing import Any

from db.statements import Source

Facts = dict[str, Any]
"""One row, by the names of its columns."""


async def seats(source: Source, user: int) -> list[Facts]:
    """Every seat of theirs with its table, the oldest first."""
    return await _facts(
        source,
        """SELECT games.id AS "table", games.game, games.status, games.guild, games.channel,
            games.thread, games.host = seats.user AS hosted, seats.seat, seats.name,
            seats.joined_at, seats.left_at
        FROM seats JOIN games ON games.id = seats.game WHERE seats.user = ? ORDER BY games.id""",
        user,
    )


async def results(source: Source, user: int) -> list[Facts]:
    """How their games came out."""
    return await _facts(
        source,
        """SELECT game AS "table", rank, score, won, resigned FROM results
        WHERE user = ? ORDER BY game""",
        user,
    )


async def moves(source: Source, user: int) -> list[Facts]:
    """What stands of their seats in the logs."""
    return await _facts(
        source,
        """SELECT steps.game AS "table", steps.rev, steps.at, steps.kind, steps.action
        FROM seats JOIN steps ON steps.game = seats.game AND steps.seat = seats.seat
        WHERE seats.user = ? ORDER BY steps.game, steps.rev""",
        user,
    )


async def drafts(source: Source, user: int) -> list[Facts]:
    """What they have begun to choose."""
    return await _facts(
        source,
        """SELECT drafts.game AS "table", drafts.tokens
        FROM seats JOIN drafts ON drafts.game = seats.game AND drafts.seat = seats.seat
        WHERE seats.user = ? ORDER BY drafts.game""",
        user,
    )


async def vacations(source: Source, user: int) -> list[Facts]:
    """When their clocks stood still everywhere."""
    return await _facts(
        source, 'SELECT start AS "from", until FROM stops WHERE user = ? ORDER BY start', user
    )


async def former_seats(source: Source, user: int) -> list[Facts]:
    """Seats that others have taken over from them."""
    return await _facts(
        source,
        """SELECT game AS "table", seat, name, at FROM predecessors WHERE user = ?
        ORDER BY game""",
        user,
    )


async def followed(source: Source, user: int) -> list[Facts]:
    """Games that they follow."""
    return await _facts(
        source,
        'SELECT game AS "table", tell, since FROM followers WHERE user = ? ORDER BY game',
        user,
    )


async def invitations(source: Source, user: int) -> list[Facts]:
    """Tables that they were called to."""
    return await _facts(
        source, 'SELECT game AS "table", at FROM invitations WHERE user = ? ORDER BY game', user
    )


async def _facts(source: Source, sql: str, user: int) -> list[Facts]:
    return [dict(row) for row in await source.fetch(sql, (user,))]
