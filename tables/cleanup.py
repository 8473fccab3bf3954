"""What is deleted from time to time because nobody needs it any more."""

from __future__ import annotations

from db import browser_keys, receipts, troubles
from tables.context import Context
from tables.time.arithmetic import DAY
from tables.troubles import FORGOTTEN_AFTER

RECEIPT_SECONDS = DAY


async def tidy_up(context: Context) -> None:
    """Delete old receipts, for Discord repeats no interaction after a day, the troubles that are
    over, and the links and sessions of browsers that are no good any more."""
    await receipts.forget_before(context.database, context.now() - RECEIPT_SECONDS)
    await troubles.forget_before(context.database, context.now() - FORGOTTEN_AFTER)
    await browser_keys.forget_before(context.database, context.now())
