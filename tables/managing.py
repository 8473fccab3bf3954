"""What a server's managers may do with a table."""

from __future__ import annotations

from db import outbox, receipts
from tables.lobby import call_off as end_table
from tables.office import Caller, Office, errand, receipt
from tables.progress import Debt
from tables.table import Table


@errand
async def show_again(office: Office, table: Table, caller: Caller) -> None:
    """Owe the board and every hand once more."""
    table.shown()
    debts: list[tuple[str, int | None]] = [(Debt.BOARD, None)]
    debts += [(Debt.HAND, row.seat) for row in table.seats if row.left_at is None]
    async with office.database.write() as writer:
        await receipts.keep(writer, receipt(office, caller, table.id))
        await outbox.owe(writer, table.id, table.row.rev, debts, office.now())


@errand
async def call_off(office: Office, table: Table, caller: Caller) -> None:
    """End a table without a result, whoever its host is."""
    if table.row.ended_at is None:
        await end_table(office, table, caller)
