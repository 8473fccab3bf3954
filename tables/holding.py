"""What becomes of prepared moves when the table moves on without them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum

from db import orders, standing_answers
from db.statements import Statement
from engine.core.game import Turn
from tables.entries import Entry, Kind
from tables.table import Table


class Held(StrEnum):
    """Why a list of prepared moves waits for its owner instead of being played."""

    ILLEGAL = "illegal"
    TOUCHED = "touched"
    OTHERWISE = "otherwise"
    MOVED = "moved"
    BOROUGHS = "house"
    UNDONE = "undone"
    TROUBLE = "trouble"


def after(table: Table, entries: Iterable[Entry]) -> Iterator[Statement]:
    """The statements for what is prepared at this table: whoever leaves takes it along; a move that
    the list was meant for holds it, and so does everything that is taken back."""
    turn = table.position.match.turn if table.position is not None else None
    for entry in entries:
        yield from _after(table, entry, turn)
        turn = entry.match.turn


def _after(table: Table, entry: Entry, turn: Turn | None) -> Iterator[Statement]:
    if entry.kind is Kind.UNDO:
        yield orders.holding_all(table.id, Held.UNDONE)
    elif entry.seat is None or turn is None or entry.prepared or entry.kind is Kind.NOTE:
        return
    elif entry.kind is Kind.RESIGN:
        yield orders.dropping_list(table.id, entry.seat)
        yield standing_answers.dropping_seat(table.id, entry.seat)
    elif any(row.seat == entry.seat for row in table.holders):
        why = Held.MOVED if entry.kind is Kind.ACT else Held.BOROUGHS
        yield orders.holding(table.id, entry.seat, turn.stage, why)
