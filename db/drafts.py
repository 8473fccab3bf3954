"""Half-made choices, so that a restart does not lose them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from db.statements import Source, Statement, placeholders


@dataclass(frozen=True)
class Draft:
    """One row. The tokens answer the question that was ``opened`` at that revision, and no other.
    They tell what a seat means to do, so they are never printed."""

    table_id: int
    seat: int
    opened: int
    tokens: str = field(repr=False)


def putting(draft: Draft) -> Statement:
    """Keep this draft in place of the seat's former one."""
    sql = """INSERT INTO drafts (table_id, seat, opened, tokens) VALUES (?, ?, ?, ?)
        ON CONFLICT (table_id, seat) DO UPDATE
        SET opened = excluded.opened, tokens = excluded.tokens"""
    row = (draft.table_id, draft.seat, draft.opened, draft.tokens)
    return Statement(sql, (row,))


async def find(source: Source, table_id: int, seat: int) -> Draft | None:
    """The seat's draft; compare its ``opened`` with the latest step before use."""
    rows = await source.fetch(
        "SELECT * FROM drafts WHERE table_id = ? AND seat = ?", (table_id, seat)
    )
    return Draft(**dict(rows[0])) if rows else None


async def of_games(source: Source, table_ids: Sequence[int]) -> list[Draft]:
    """All drafts at these tables, of which there must be at least one."""
    sql = f"""SELECT * FROM drafts WHERE table_id IN ({placeholders(table_ids)})
        ORDER BY table_id, seat"""  # noqa: S608
    return [Draft(**dict(row)) for row in await source.fetch(sql, tuple(table_ids))]


def dropping(table_id: int, seat: int) -> Statement:
    """Forget the seat's draft, if it has one."""
    return Statement("DELETE FROM drafts WHERE table_id = ? AND seat = ?", ((table_id, seat),))


def dropping_all(table_id: int) -> Statement:
    """Forget every seat's draft, as an undo or the end of the game does."""
    return Statement("DELETE FROM drafts WHERE table_id = ?", ((table_id,),))
