"""Everything in the archive that belongs to one person, for those who ask what we hold of them."""

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
            games.thread, CASE WHEN games.host = seats.user THEN 1 ELSE 0 END AS hosted,
            seats.seat, seats.name, seats.joined_at, seats.left_at
        FROM seats JOIN games ON games.id = seats.table_id WHERE seats.user = ?
        ORDER BY games.id""",
        user,
    )


async def results(source: Source, user: int) -> list[Facts]:
    """How their games came out."""
    return await _facts(
        source,
        """SELECT table_id AS "table", rank, score, won, resigned, whole_campaign FROM results
        WHERE user = ? ORDER BY table_id""",
        user,
    )


async def hosted(source: Source, user: int) -> list[Facts]:
    """Tables that are theirs to run."""
    return await _facts(
        source,
        """SELECT id AS "table", game, status, created_at FROM games WHERE host = ?
        ORDER BY id""",
        user,
    )


async def moves(source: Source, user: int) -> list[Facts]:
    """What they have done on their seats, as the logs tell it. What Boroughs has played for a
    seat while they hold it is theirs to know; once they have left it, only after the end."""
    return await _facts(
        source,
        f"""SELECT steps.table_id AS "table", steps.rev, steps.at, steps.kind, steps.action
        FROM seats JOIN games ON games.id = seats.table_id
        JOIN steps ON steps.table_id = seats.table_id AND steps.seat = seats.seat
        WHERE seats.user = ?1 AND steps.rev > {_before("seats", "TRUE")}
            AND ({_BY_THEMSELVES} OR seats.left_at IS NULL OR games.ended_at IS NOT NULL)
        UNION ALL SELECT steps.table_id, steps.rev, steps.at, steps.kind, steps.action
        FROM former_seats AS former
        JOIN steps ON steps.table_id = former.table_id AND steps.seat = former.seat
        WHERE former.user = ?1 AND steps.rev <= former.until AND {_BY_THEMSELVES}
            AND steps.rev > {_before("former", "earlier.until < former.until")}
        ORDER BY 1, 2""",  # noqa: S608  no values in it
        user,
    )


_BY_THEMSELVES = "steps.kind IN ('act', 'undo', 'resign')"


def _before(holder: str, which: str) -> str:
    """The last revision at which a seat was somebody else's before this holder had it."""
    return f"""coalesce((SELECT max(until) FROM former_seats AS earlier WHERE {which}
        AND earlier.table_id = {holder}.table_id AND earlier.seat = {holder}.seat), 0)"""  # noqa: S608


async def drafts(source: Source, user: int) -> list[Facts]:
    """What they have begun to choose."""
    return await _of_seats(source, "drafts", "theirs.tokens", user)


async def orders(source: Source, user: int) -> list[Facts]:
    """The moves that they have prepared."""
    return await _facts(
        source,
        """SELECT table_id AS "table", seat, action, condition FROM orders WHERE user = ?
        ORDER BY table_id, place""",
        user,
    )


async def standing_answers(source: Source, user: int) -> list[Facts]:
    """What they answer whenever they are asked it."""
    return await _facts(
        source,
        """SELECT table_id AS "table", seat, stage, token FROM standing_answers WHERE user = ?
        ORDER BY table_id, stage""",
        user,
    )


async def votes(source: Source, user: int) -> list[Facts]:
    """What they have answered to a wish that is still before the table."""
    return await _of_seats(source, "votes", "theirs.kind, theirs.yes", user)


async def hands(source: Source, user: int) -> list[Facts]:
    """The direct messages that show them their hands."""
    return await _of_seats(source, "hands", "theirs.message", user)


async def lateness(source: Source, user: int) -> list[Facts]:
    """Where they are late, and how far Boroughs has gone about it."""
    what = "theirs.since, theirs.called, theirs.told, theirs.missed"
    return await _of_seats(source, "lateness", what, user)


async def grants(source: Source, user: int) -> list[Facts]:
    """When the clock of a seat of theirs stood still."""
    return await _of_seats(source, "stops", 'theirs.kind, theirs.start AS "from", until', user)


async def requests(source: Source, user: int) -> list[Facts]:
    """What they ask a table for, also for a seat that was theirs."""
    return await _facts(
        source,
        """SELECT requests.table_id AS "table", requests.kind, requests.created_at AS at
        FROM seats
        JOIN requests ON requests.table_id = seats.table_id AND requests.seat = seats.seat
        WHERE seats.user = ?1 AND seats.left_at IS NULL AND requests.kind <> 'return'
        UNION ALL SELECT table_id, kind, created_at FROM requests
        WHERE kind = 'return' AND target = ?1 ORDER BY 1""",
        user,
    )


async def reminders(source: Source, user: int) -> list[Facts]:
    """When they hear next of what waits for them, and when they last did."""
    return await _facts(
        source, "SELECT due, nullif(last, 0) AS last FROM reminders WHERE user = ?", user
    )


async def invited(source: Source, user: int) -> list[Facts]:
    """Tables to which they have called somebody."""
    return await _facts(
        source,
        'SELECT table_id AS "table", at FROM invitations WHERE inviter = ? ORDER BY table_id',
        user,
    )


async def _of_seats(source: Source, table: str, columns: str, user: int) -> list[Facts]:
    """Rows about the seats that a person holds now."""
    return await _facts(
        source,
        f"""SELECT theirs.table_id AS "table", {columns} FROM seats
        JOIN {table} AS theirs ON theirs.table_id = seats.table_id AND theirs.seat = seats.seat
        WHERE seats.user = ? AND seats.left_at IS NULL ORDER BY theirs.table_id""",  # noqa: S608
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
        """SELECT table_id AS "table", seat, name, at FROM former_seats WHERE user = ?
        ORDER BY table_id""",
        user,
    )


async def followed(source: Source, user: int) -> list[Facts]:
    """Games that they follow."""
    return await _facts(
        source,
        'SELECT table_id AS "table", tell, since FROM followers WHERE user = ? ORDER BY table_id',
        user,
    )


async def browsers(source: Source, user: int) -> list[Facts]:
    """Links and sessions by which they open tables in a browser; never the secrets."""
    return await _facts(
        source,
        """SELECT table_id AS "table", kind, guild, locale, until FROM browser_keys
        WHERE user = ? ORDER BY until""",
        user,
    )


async def daily_tries(source: Source, user: int) -> list[Facts]:
    """Their tries at cities of the day, by the day counted from 1970."""
    return await _facts(
        source,
        """SELECT table_id AS "table", day, guild, number FROM daily_tries WHERE user = ?
        ORDER BY day, number""",
        user,
    )


async def leagues(source: Source, user: int) -> list[Facts]:
    """Leagues and cups that they run."""
    return await _facts(
        source,
        """SELECT id AS league, kind, game, guild, season, status, created_at AS at FROM leagues
        WHERE host = ? ORDER BY id""",
        user,
    )


async def league_places(source: Source, user: int) -> list[Facts]:
    """Leagues and cups that they play in, or have played in; points are counted in halves."""
    return await _facts(
        source,
        """SELECT league_id AS league, season, name, joined_at, rating, division, slot, left_at,
            rank, points FROM league_members WHERE user = ? ORDER BY league_id, season, number""",
        user,
    )


async def reviews(source: Source, user: int) -> list[Facts]:
    """The games that they have asked to look back at, while that is worked on."""
    return await _facts(
        source, 'SELECT table_id AS "table" FROM reviews WHERE user = ? ORDER BY table_id', user
    )


async def invitations(source: Source, user: int) -> list[Facts]:
    """Tables that they were called to."""
    return await _facts(
        source,
        'SELECT table_id AS "table", at FROM invitations WHERE user = ? ORDER BY table_id',
        user,
    )


async def _facts(source: Source, sql: str, user: int) -> list[Facts]:
    return [dict(row) for row in await source.fetch(sql, (user,))]
