"""The games: which game, where it is played, how far it has come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass, field
from enum import StrEnum

from db import orders, standing_answers, timers, votes
from db.errors import Taken
from db.statements import Query, Row, Source, Statement, Writer, placeholders

MOST_OF_ONE = 200
"""How many tables of one person are found at once; nobody has more, by the limits of Boroughs."""


class Status(StrEnum):
    """Where a game stands. A parked one could not be read, and waits for its host."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"
    PARKED = "parked"


@dataclass(frozen=True)
class Opening:
    """What is known of a game when its lobby opens."""

    game: str
    host: int
    locale: str
    options: bytes
    created_at: int
    guild: int | None = None
    channel: int | None = None
    pace: int | None = None
    private: bool = False
    thread: int | None = None
    lobby_channel: int | None = None
    lobby_message: int | None = None


@dataclass(frozen=True)
class Game:
    """One row. ``rev`` 0 is a lobby; the step that starts the game is revision 1. A ``private``
    game is for those who sit at it, were invited, or follow it. ``lobby_rev`` counts what has
    changed in the lobby, which ``lobby_message`` shows.

    ``board_message`` shows the board: it was posted as of ``posted_rev``, tells what has happened
    after ``board_since``, and looks as ``board_digest`` says.

    ``asked`` are the seats that are asked, since ``asked_at``. ``pace`` is how many seconds a
    move may take, and ``wake`` when the clock must be looked at. The seed is secret while the game
    runs, so it is kept out of every printout.
    """

    id: int
    game: str
    status: Status
    reason: str | None
    host: int
    guild: int | None
    channel: int | None
    thread: int | None
    board_message: int | None
    locale: str
    rev: int
    posted_rev: int
    ply: int
    asked: frozenset[int]
    asked_at: int | None
    created_at: int
    started_at: int | None
    ended_at: int | None
    options: bytes
    config: bytes | None
    seed: bytes | None = field(repr=False)
    pace: int | None = None
    wake: int | None = None
    private: bool = False
    lobby_rev: int = 0
    lobby_channel: int | None = None
    lobby_message: int | None = None
    board_since: int = 0
    board_digest: str = ""


def game_of(row: Row) -> Game:
    """A game as its row tells it."""
    columns = dict(row)
    columns["status"] = Status(row["status"])
    columns["asked"] = from_bits(row["asked"])
    columns["private"] = bool(row["private"])
    return Game(**columns)


def to_bits(seats: Iterable[int]) -> int:
    """A set of seats as one number: bit n for seat n."""
    return sum(1 << seat for seat in set(seats))


def from_bits(bits: int) -> frozenset[int]:
    """The seats whose bits are set."""
    return frozenset(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


async def add(writer: Writer, opening: Opening) -> int:
    """Open a lobby; the new game's id."""
    sql = """INSERT INTO games (game, host, locale, options, created_at, guild, channel,
        pace, private, thread, lobby_channel, lobby_message)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id"""
    return await writer.insert(Statement(sql, (astuple(opening),)))


def finding(table_id: int) -> Query:
    """Finds the game with this id."""
    return Query("SELECT * FROM games WHERE id = ?", (table_id,))


def found(rows: list[Row]) -> Game | None:
    """The game that ``finding`` has found."""
    return game_of(rows[0]) if rows else None


async def find(source: Source, table_id: int) -> Game | None:
    """The game with this id."""
    return found(await source.fetch(*finding(table_id)))


async def find_all(source: Source, table_ids: Sequence[int]) -> list[Game]:
    """The games with these ids, of which there must be at least one."""
    sql = f"SELECT * FROM games WHERE id IN ({placeholders(table_ids)})"  # noqa: S608
    return [game_of(row) for row in await source.fetch(sql, tuple(table_ids))]


BELONGS = """(EXISTS (SELECT 1 FROM seats WHERE table_id = games.id AND user = :user)
    OR EXISTS (SELECT 1 FROM former_seats WHERE table_id = games.id AND user = :user)
    OR EXISTS (SELECT 1 FROM invitations WHERE table_id = games.id AND user = :user)
    OR EXISTS (SELECT 1 FROM followers WHERE table_id = games.id AND user = :user))"""
"""Whether a person sits or ever sat at a table, was invited, or follows."""

MAY_SEE = f"(games.guild = :guild AND games.private = 0 OR {BELONGS})"
"""Whether a person who asks from this server may know of a table. The only place that says so."""


async def belongs(source: Source, table_id: int, user: int) -> bool:
    """Whether this person sits or ever sat here, was invited, or follows."""
    sql = f"SELECT 1 FROM games WHERE id = :table_id AND {BELONGS}"  # noqa: S608  no values in it
    return bool(await source.fetch(sql, {"table_id": table_id, "user": user}))


async def may_see(source: Source, table_id: int, user: int, guild: int | None) -> bool:
    """Whether there is such a table and this person, who asks from there, may know of it."""
    sql = f"SELECT 1 FROM games WHERE id = :table_id AND {MAY_SEE}"  # noqa: S608  no values in it
    return bool(await source.fetch(sql, {"table_id": table_id, "user": user, "guild": guild}))


async def in_guild(
    source: Source, guild: int, status: Status, user: int, after: int = 0, limit: int = 100
) -> list[Game]:
    """A page of one server's games with this status, by id, as far as this person may know of
    them."""
    rows = await source.fetch(
        f"""SELECT * FROM games WHERE guild = :guild AND status = :status AND id > :after
        AND {MAY_SEE} ORDER BY id LIMIT :limit""",  # noqa: S608  no values in it
        {"guild": guild, "status": status, "after": after, "user": user, "limit": limit},
    )
    return [game_of(row) for row in rows]


async def at_place(source: Source, place: int, limit: int = 25) -> list[Game]:
    """Games whose thread or channel this is, the newest first: what a command there may mean."""
    rows = await source.fetch(
        "SELECT * FROM games WHERE thread = ? OR channel = ? ORDER BY id DESC LIMIT ?",
        (place, place, limit),
    )
    return [game_of(row) for row in rows]


async def played_at(source: Source, thread: int, limit: int = 25) -> list[Game]:
    """Games that are played in this thread: running ones, then lobbies, then the others; the newest
    of each first."""
    rows = await source.fetch(
        """SELECT * FROM games WHERE thread = ?
        ORDER BY status = 'playing' DESC, status = 'lobby' DESC, id DESC LIMIT ?""",
        (thread, limit),
    )
    return [game_of(row) for row in rows]


async def of_user(
    source: Source, user: int, status: Status, limit: int = MOST_OF_ONE
) -> list[Game]:
    """The games with this status in which this person holds a seat, the oldest first; the newest
    of them, if there are too many."""
    rows = await source.fetch(
        """SELECT games.* FROM seats JOIN games ON games.id = seats.table_id
        WHERE seats.user = ? AND seats.left_at IS NULL AND games.status = ?
        ORDER BY seats.table_id DESC LIMIT ?""",
        (user, status, limit),
    )
    return [game_of(row) for row in reversed(rows)]


async def waiting_for(source: Source, user: int, limit: int = MOST_OF_ONE) -> list[Game]:
    """The games that wait for this person's answer, the longest wait first."""
    rows = await source.fetch(
        """SELECT games.* FROM seats JOIN games ON games.id = seats.table_id
        WHERE seats.user = ? AND seats.left_at IS NULL AND seats.bot IS NULL
            AND games.status = 'playing' AND (games.asked >> CAST(seats.seat AS INTEGER)) & 1 = 1
        ORDER BY games.asked_at, games.id LIMIT ?""",
        (user, limit),
    )
    return [game_of(row) for row in rows]


async def count_lobbies(source: Source, host: int, most: int) -> int:
    """How many lobbies this person has open; it counts no further than ``most``."""
    sql = "SELECT 1 FROM games WHERE host = ? AND status = 'lobby' LIMIT ?"
    return len(await source.fetch(sql, (host, most)))


async def count_open(source: Source, guild: int, most: int) -> int:
    """How many tables of this server have not ended; it counts no further than ``most``."""
    sql = "SELECT 1 FROM games WHERE guild = ? AND status IN ('lobby', 'playing') LIMIT ?"
    return len(await source.fetch(sql, (guild, most)))


async def configure(writer: Writer, table_id: int, options: bytes) -> None:
    """Change a lobby's options; ``Taken`` if it is no lobby any more."""
    sql = "UPDATE games SET options = ? WHERE id = ? AND status = 'lobby'"
    await writer.execute(Statement(sql, ((options, table_id),), unchanged=Taken))


async def set_private(writer: Writer, table_id: int, private: bool) -> None:
    """Close a lobby to those who were not invited, or open it; ``Taken`` if it is no lobby."""
    sql = "UPDATE games SET private = ? WHERE id = ? AND status = 'lobby'"
    await writer.execute(Statement(sql, ((private, table_id),), unchanged=Taken))


async def prepare(writer: Writer, table_id: int, config: bytes) -> None:
    """Store what a lobby has to keep to, as the next episode of a campaign does."""
    sql = "UPDATE games SET config = ? WHERE id = ? AND status = 'lobby'"
    await writer.execute(Statement(sql, ((config, table_id),), unchanged=Taken))


async def set_pace(writer: Writer, table_id: int, pace: int | None) -> None:
    """Store how long a move may take; ``Taken`` if it is no lobby any more."""
    sql = "UPDATE games SET pace = ? WHERE id = ? AND status = 'lobby'"
    await writer.execute(Statement(sql, ((pace, table_id),), unchanged=Taken))


def waking(table_id: int, when: int | None) -> Statement:
    """Look at this table's clock at that moment; None: not at all, because it stands still."""
    return Statement("UPDATE games SET wake = ? WHERE id = ?", ((when, table_id),))


def finding_to_wake(now: int, limit: int) -> Query:
    """Finds the tables whose clocks must be looked at, the longest wait first."""
    sql = "SELECT id FROM games WHERE wake <= ? AND status = 'playing' ORDER BY wake LIMIT ?"
    return Query(sql, (now, limit))


async def to_wake(source: Source, now: int, limit: int = 100) -> list[int]:
    """The tables whose clocks must be looked at, the longest wait first."""
    return [row["id"] for row in await source.fetch(*finding_to_wake(now, limit))]


def hosting(table_id: int, host: int) -> Statement:
    """Hand the table over to another host."""
    return Statement("UPDATE games SET host = ? WHERE id = ?", ((host, table_id),))


async def set_host(writer: Writer, table_id: int, host: int) -> None:
    """Hand the table over to another host."""
    await writer.execute(hosting(table_id, host))


async def set_thread(writer: Writer, table_id: int, thread: int | None) -> None:
    """Note the thread in which the game is played."""
    sql = "UPDATE games SET thread = ? WHERE id = ?"
    await writer.execute(Statement(sql, ((thread, table_id),)))


async def mark_posted(
    writer: Writer, table_id: int, rev: int, message: int, since: int, digest: str
) -> None:
    """Note the message that shows the board as of this revision, and what has happened after
    another, unless a later one is up."""
    sql = """UPDATE games SET posted_rev = ?1, board_message = ?2, board_since = ?3,
        board_digest = ?4 WHERE id = ?5 AND posted_rev <= ?1"""
    await writer.execute(Statement(sql, ((rev, message, since, digest, table_id),)))


async def mark_edited(writer: Writer, table_id: int, message: int, digest: str) -> None:
    """Note how the message that shows the board looks now, if it is still this one."""
    sql = "UPDATE games SET board_digest = ? WHERE id = ? AND board_message = ?"
    await writer.execute(Statement(sql, ((digest, table_id, message),)))


async def mark_lobby(
    writer: Writer, table_id: int, channel: int | None, message: int | None
) -> None:
    """Note the message that shows the lobby; None where there is none any more."""
    sql = "UPDATE games SET lobby_channel = ?, lobby_message = ? WHERE id = ?"
    await writer.execute(Statement(sql, ((channel, message, table_id),)))


async def start(writer: Writer, table_id: int, config: bytes, seed: bytes, now: int) -> None:
    """Turn a lobby into a running game; ``Taken`` if somebody was quicker. Store its first turn
    in the same transaction."""
    sql = """UPDATE games SET status = 'playing', config = ?, seed = ?, started_at = ?
        WHERE id = ? AND status = 'lobby'"""
    await writer.execute(Statement(sql, ((config, seed, now, table_id),), unchanged=Taken))


def advancing(
    table_id: int,
    rev: int,
    ply: int,
    asked: Iterable[int],
    asked_at: int | None,
    wake: int | None,
) -> Statement:
    """Move a running game from the revision before to this one; ``Taken`` if it is elsewhere.

    Without ``asked_at`` the question is the same as before, and the wait goes on; without ``wake``
    the clock is looked at when it would have been.
    """
    sql = """UPDATE games SET rev = ?1, ply = ?2, asked = ?3, asked_at = coalesce(?4, asked_at),
        wake = coalesce(?5, wake) WHERE id = ?6 AND rev = ?7 AND status = 'playing'"""
    row = (rev, ply, to_bits(asked), asked_at, wake, table_id, rev - 1)
    return Statement(sql, (row,), unchanged=Taken)


def finishing(table_id: int, now: int) -> Statement:
    """End a running game; ``Taken`` if it was not running."""
    sql = """UPDATE games SET status = 'over', ended_at = ?, asked = 0, wake = NULL
        WHERE id = ? AND status = 'playing'"""
    return Statement(sql, ((now, table_id),), unchanged=Taken)


async def cancel(writer: Writer, table_id: int, now: int, reason: str | None = None) -> None:
    """Give up a lobby or a running game, with its wishes and timers; ``Taken`` if it had ended."""
    sql = """UPDATE games SET status = 'cancelled', reason = ?, ended_at = ?, asked = 0, wake = NULL
        WHERE id = ? AND status IN ('lobby', 'playing', 'parked')"""
    ending = Statement(sql, ((reason, now, table_id),), unchanged=Taken)
    await writer.execute(ending, *closing(table_id))


def closing(table_id: int) -> tuple[Statement, ...]:
    """The statements that close what is asked, waited for and prepared at a table that has
    ended."""
    return (
        votes.closing_all(table_id),
        timers.disarming_all(table_id),
        orders.dropping_all(table_id),
        standing_answers.dropping_all(table_id),
    )


async def park(writer: Writer, table_id: int) -> None:
    """Set an unreadable game aside: nothing of it is swept or published until it is unparked."""
    sql = "UPDATE games SET status = 'parked' WHERE id = ? AND status <> 'cancelled'"
    await writer.execute(Statement(sql, ((table_id,),)))


async def unpark_all(writer: Writer) -> None:
    """Give every parked game back the status that its dates tell."""
    sql = """UPDATE games SET status = CASE
            WHEN ended_at IS NOT NULL THEN 'over'
            WHEN started_at IS NOT NULL THEN 'playing'
            ELSE 'lobby' END
        WHERE status = 'parked'"""
    await writer.execute(Statement(sql, ((),)))


async def of_guild(source: Source, guild: int, upto: int, limit: int) -> list[Game]:
    """The tables of a server, whatever became of them, the newest first; none above ``upto``."""
    rows = await source.fetch(
        "SELECT * FROM games WHERE guild = ? AND id <= ? ORDER BY id DESC LIMIT ?",
        (guild, upto, limit),
    )
    return [game_of(row) for row in rows]
