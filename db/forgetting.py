"""Taking a person out of the archive, and leaving the games of the others as they are."""

from __future__ import annotations

from dataclasses import dataclass, field

from db.statements import Source, Statement

NOBODY = 0
"""The host of a table at which no person is left."""


@dataclass(frozen=True)
class StoredEvents:
    """The events of one step, which may name somebody."""

    table_id: int
    rev: int
    events: bytes = field(repr=False)


def forgetting(user: int, now: int) -> tuple[Statement, ...]:
    """The statements that delete a person's settings, ratings, vacations, drafts, hands and what
    they have prepared. Their seats, also former ones, and results stay without user and name. The
    seats come last, for the other rows are found by them."""
    return (
        Statement("DELETE FROM settings WHERE scope = 'user' AND id = ?", ((user,),)),
        Statement("DELETE FROM ratings WHERE user = ?", ((user,),)),
        Statement("DELETE FROM stops WHERE user = ?", ((user,),)),
        Statement("DELETE FROM reminders WHERE user = ?", ((user,),)),
        Statement("UPDATE former_seats SET user = NULL, name = '' WHERE user = ?", ((user,),)),
        Statement("DELETE FROM followers WHERE user = ?", ((user,),)),
        Statement("DELETE FROM orders WHERE user = ?", ((user,),)),
        Statement("DELETE FROM standing_answers WHERE user = ?", ((user,),)),
        Statement("DELETE FROM invitations WHERE user = ?", ((user,),)),
        Statement("DELETE FROM browser_keys WHERE user = ?", ((user,),)),
        Statement("DELETE FROM daily_tries WHERE user = ?", ((user,),)),
        *_leagues(user, now),
        Statement("UPDATE reviews SET user = NULL WHERE user = ?", ((user,),)),
        Statement("UPDATE invitations SET inviter = NULL WHERE inviter = ?", ((user,),)),
        Statement("DELETE FROM requests WHERE kind = 'return' AND target = ?", ((user,),)),
        Statement(
            """DELETE FROM drafts WHERE EXISTS (SELECT 1 FROM seats WHERE seats.user = ?
            AND seats.table_id = drafts.table_id AND seats.seat = drafts.seat)""",
            ((user,),),
        ),
        Statement(
            """DELETE FROM hands WHERE EXISTS (SELECT 1 FROM seats WHERE seats.user = ?
            AND seats.table_id = hands.table_id AND seats.seat = hands.seat)""",
            ((user,),),
        ),
        Statement("UPDATE results SET user = NULL WHERE user = ?", ((user,),)),
        _hosted(user),
        Statement(
            """UPDATE seats SET user = NULL, name = '', bot = NULL, left_at = coalesce(left_at, ?)
            WHERE user = ?""",
            ((now, user),),
        ),
    )


def unnaming(user: int) -> tuple[Statement, ...]:
    """The statements that take this person's name off every seat; the seats stay theirs."""
    return (
        Statement("UPDATE seats SET name = '' WHERE user = ?", ((user,),)),
        Statement("UPDATE former_seats SET name = '' WHERE user = ?", ((user,),)),
        Statement("UPDATE league_members SET name = '' WHERE user = ?", ((user,),)),
    )


def _leagues(user: int, now: int) -> tuple[Statement, ...]:
    """A place that was theirs stays, without them, with what was played for it. Leagues that are
    played are looked at soon, for somebody may wait for it."""
    return (
        Statement(
            """UPDATE leagues SET due = ? WHERE status = 'running'
            AND id IN (SELECT league_id FROM league_members WHERE user = ?)""",
            ((now, user),),
        ),
        Statement("DELETE FROM league_members WHERE user = ? AND division IS NULL", ((user,),)),
        Statement(
            """UPDATE league_members SET user = NULL, name = '', left_at = coalesce(left_at, ?)
            WHERE user = ?""",
            ((now, user),),
        ),
        Statement("UPDATE leagues SET host = ? WHERE host = ?", ((NOBODY, user),)),
    )


def _hosted(user: int) -> Statement:
    sql = """UPDATE games SET host = coalesce((
            SELECT seats.user FROM seats WHERE seats.table_id = games.id AND seats.user IS NOT NULL
            AND seats.user <> ? AND seats.left_at IS NULL ORDER BY seats.seat LIMIT 1), ?)
        WHERE host = ?"""
    return Statement(sql, ((user, NOBODY, user),))


async def names_of(source: Source, user: int) -> list[str]:
    """Every name under which this person has sat at a table."""
    rows = await source.fetch(
        """SELECT name FROM seats WHERE user = ?1
        UNION SELECT name FROM former_seats WHERE user = ?1
        UNION SELECT name FROM league_members WHERE user = ?1""",
        (user,),
    )
    return [row["name"] for row in rows]


async def last_named(source: Source) -> int:
    """The newest table whose log may tell of somebody by name; zero if there is none."""
    rows = await source.fetch(
        "SELECT value FROM settings WHERE scope = 'house' AND id = 0 AND key = 'named-logs'"
    )
    return int(rows[0]["value"]) if rows else 0


async def events_naming(
    source: Source, names: list[str], after: int, upto: int
) -> list[StoredEvents]:
    """The notes and set-backs of a stretch of tables in whose words one of these names occurs."""
    rows = await source.fetch(
        """SELECT table_id, rev, events FROM steps WHERE table_id > ? AND table_id <= ?
        AND kind IN ('note', 'undo')""",
        (after, upto),
    )
    wanted = [name.encode() for name in names]
    named = (row for row in rows if any(name in row["events"] for name in wanted))
    return [StoredEvents(**dict(row)) for row in named]


def rewriting(changed: list[StoredEvents]) -> Statement:
    """Store these events in place of the former ones."""
    sql = "UPDATE steps SET events = ? WHERE table_id = ? AND rev = ?"
    return Statement(sql, tuple((one.events, one.table_id, one.rev) for one in changed))
