"""The seats of each game, and who holds them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass

from db.errors import Taken
from db.statements import Query, Row, Source, Statement, Writer, placeholders

NO_SEAT = -1


@dataclass(frozen=True)
class Seat:
    """One row. A seat with ``left_at`` was resigned; one without a user is played by a bot, or
    was held by somebody who wished to be forgotten: then it has no name either. With both a user
    and a bot, the bot stands in until the user is back."""

    table_id: int
    seat: int
    user: int | None
    name: str
    bot: str | None
    joined_at: int
    left_at: int | None = None


def to_key(seat: int | None) -> int:
    """A seat, or the lack of one, as part of a key."""
    return NO_SEAT if seat is None else seat


def from_key(seat: int) -> int | None:
    """What ``to_key`` was given."""
    return None if seat == NO_SEAT else seat


async def add(writer: Writer, seat: Seat) -> None:
    """Take a seat; ``Taken`` if it, or another seat by the same person, is taken."""
    await writer.execute(_inserting([seat]))


def _inserting(seats: Iterable[Seat]) -> Statement:
    sql = """INSERT INTO seats (table_id, seat, user, name, bot, joined_at, left_at)
        VALUES (?, ?, ?, ?, ?, ?, ?)"""
    return Statement(sql, tuple(astuple(seat) for seat in seats), conflict=Taken)


async def rearrange(writer: Writer, table_id: int, seats: Iterable[Seat]) -> None:
    """Store these rows in place of all seats of the game: somebody has left a lobby, or the order
    was drawn."""
    emptying = Statement("DELETE FROM seats WHERE table_id = ?", ((table_id,),))
    await writer.execute(emptying, _inserting(seats))


def taking_over(seat: Seat) -> Statement:
    """Put somebody else on an existing seat; ``Taken`` if they sit at this table already."""
    sql = """UPDATE seats SET user = ?, name = ?, bot = ?, joined_at = ?, left_at = NULL
        WHERE table_id = ? AND seat = ?"""
    values = (seat.user, seat.name, seat.bot, seat.joined_at, seat.table_id, seat.seat)
    return Statement(sql, (values,), conflict=Taken)


def standing_in(table_id: int, seat: int, bot: str | None) -> Statement:
    """Let a bot play for the person who sits here; with None they play themselves again."""
    sql = "UPDATE seats SET bot = ? WHERE table_id = ? AND seat = ? AND user IS NOT NULL"
    return Statement(sql, ((bot, table_id, seat),))


def resigning(table_id: int, seat: int, now: int) -> Statement:
    """Note that this seat's owner has left; ``Taken`` if they had before."""
    sql = "UPDATE seats SET left_at = ? WHERE table_id = ? AND seat = ? AND left_at IS NULL"
    return Statement(sql, ((now, table_id, seat),), unchanged=Taken)


def finding(table_id: int) -> Query:
    """Finds all seats of this game in order, the resigned ones too."""
    return Query("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", (table_id,))


def found(rows: list[Row]) -> list[Seat]:
    """The seats that ``finding`` has found."""
    return [_seat(row) for row in rows]


async def of_game(source: Source, table_id: int) -> list[Seat]:
    """All seats of this game in order, the resigned ones too."""
    return found(await source.fetch(*finding(table_id)))


async def of_games(source: Source, table_ids: Sequence[int]) -> list[Seat]:
    """All seats of these games, of which there must be at least one, in order."""
    sql = f"""SELECT * FROM seats WHERE table_id IN ({placeholders(table_ids)})
        ORDER BY table_id, seat"""  # noqa: S608
    return found(await source.fetch(sql, tuple(table_ids)))


async def count_tables(source: Source, user: int, most: int) -> int:
    """At how many tables that have not ended this person sits; no further than ``most``."""
    sql = """SELECT 1 FROM seats JOIN games ON games.id = seats.table_id
        WHERE seats.user = ? AND seats.left_at IS NULL AND games.status IN ('lobby', 'playing')
        LIMIT ?"""
    return len(await source.fetch(sql, (user, most)))


def _seat(row: Row) -> Seat:
    return Seat(**dict(row))
