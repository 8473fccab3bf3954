"""Prepared moves: what a person means to do on their seat when they are asked, in order."""

from __future__ import annotations

from dataclasses import dataclass, field

from db.errors import Taken
from db.statements import Source, Statement, Writer


@dataclass(frozen=True)
class Order:
    """One row. It belongs to a ``user`` on a seat, and to nobody who has the seat after them.

    ``stage`` is that of the turn it is for. ``held`` is why the list waits for its owner; empty
    while it does not. What somebody means to do is never printed.
    """

    table_id: int
    seat: int
    user: int
    place: int
    stage: str
    action: str = field(repr=False)
    condition: str = field(repr=False)
    detail: str = field(default="", repr=False)
    held: str = ""
    id: int = 0


async def add(writer: Writer, order: Order) -> int:
    """Append this one; its id."""
    sql = """INSERT INTO orders
        (table_id, seat, user, place, stage, action, condition, detail, held)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id"""
    values = (
        *(order.table_id, order.seat, order.user, order.place, order.stage),
        *(order.action, order.condition, order.detail, order.held),
    )
    return await writer.insert(Statement(sql, (values,)))


async def of_person(source: Source, table_id: int, seat: int, user: int) -> list[Order]:
    """The list of this person on this seat, the first to be played first."""
    sql = """SELECT * FROM orders WHERE table_id = ? AND seat = ? AND user = ?
        ORDER BY place, id"""
    return [Order(**dict(row)) for row in await source.fetch(sql, (table_id, seat, user))]


async def seats_with_answers(source: Source, table_id: int) -> list[int]:
    """The seats that this table waits for and whose holders have prepared something for it: a move
    in a list that is not held, or a standing answer."""
    prepared = """SELECT 1 FROM {one} AS one WHERE one.table_id = seats.table_id
        AND one.seat = seats.seat AND one.user = seats.user"""
    sql = f"""SELECT seats.seat FROM seats JOIN games ON games.id = seats.table_id
        WHERE seats.table_id = ? AND seats.user IS NOT NULL AND seats.bot IS NULL
        AND seats.left_at IS NULL AND games.status = 'playing'
        AND (games.asked >> CAST(seats.seat AS INTEGER)) & 1 = 1
        AND (EXISTS ({prepared.format(one="orders")} AND one.held = '')
            OR EXISTS ({prepared.format(one="standing_answers")}))
        ORDER BY seats.seat"""  # noqa: S608  no values in it
    return [row["seat"] for row in await source.fetch(sql, (table_id,))]


def changing(order: Order) -> Statement:
    """Give this order the place, the condition and the reason to wait that it has now; ``Taken`` if
    it is no more."""
    sql = "UPDATE orders SET place = ?, condition = ?, detail = ?, held = ? WHERE id = ?"
    values = (order.place, order.condition, order.detail, order.held, order.id)
    return Statement(sql, (values,), unchanged=Taken)


def dropping(order: Order) -> Statement:
    """Take one out of its list; ``Taken`` if it is there no more."""
    return Statement("DELETE FROM orders WHERE id = ?", ((order.id,),), unchanged=Taken)


def holding(table_id: int, seat: int, stage: str, why: str) -> Statement:
    """Let the list of this seat wait for its owner, if its first move is for this stage."""
    sql = """UPDATE orders SET held = ? WHERE table_id = ? AND seat = ? AND held = ''
        AND EXISTS (SELECT 1 FROM orders AS one WHERE one.table_id = orders.table_id
            AND one.seat = orders.seat AND one.stage = ? AND one.place = (
                SELECT min(two.place) FROM orders AS two
                WHERE two.table_id = one.table_id AND two.seat = one.seat))"""
    return Statement(sql, ((why, table_id, seat, stage),))


def holding_list(table_id: int, seat: int, why: str) -> Statement:
    """Let the list of this seat wait for its owner, whatever it is for."""
    sql = "UPDATE orders SET held = ? WHERE table_id = ? AND seat = ? AND held = ''"
    return Statement(sql, ((why, table_id, seat),))


def holding_all(table_id: int, why: str) -> Statement:
    """Let every list of this table wait for its owner."""
    return Statement(
        "UPDATE orders SET held = ? WHERE table_id = ? AND held = ''", ((why, table_id),)
    )


def releasing(table_id: int, seat: int, user: int) -> Statement:
    """Let the list of this person be played again."""
    sql = "UPDATE orders SET held = '' WHERE table_id = ? AND seat = ? AND user = ?"
    return Statement(sql, ((table_id, seat, user),))


def dropping_list(table_id: int, seat: int) -> Statement:
    """Forget all moves that were prepared for this seat."""
    return Statement("DELETE FROM orders WHERE table_id = ? AND seat = ?", ((table_id, seat),))


def dropping_all(table_id: int) -> Statement:
    """Forget all moves that were prepared at this table."""
    return Statement("DELETE FROM orders WHERE table_id = ?", ((table_id,),))
