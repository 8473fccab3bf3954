"""Receipts are kept for a day: Discord repeats no interaction after that."""

from db import receipts
from tables import cleanup
from tables.lobby import opening


async def test_old_receipts_are_thrown_away(context, people):
    caller = people("ann")
    await opening.open_table(context, caller, "manhattan", locale="en")
    await cleanup.tidy_up(context)
    assert await receipts.find(context.database, caller.interaction) is not None
    context.now.seconds += cleanup.RECEIPT_SECONDS + 1
    await cleanup.tidy_up(context)
    assert await receipts.find(context.database, caller.interaction) is None
