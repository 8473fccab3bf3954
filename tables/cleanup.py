"""What is deleted from time to time because nobody needs it any more."""

from __future__ import annotations

from db import receipts, troubles
from tables.context import Context
from tables.time.arithmetic import DAY
from tables.troubles import FORGOTTEN_AFTER

RECEIPT_SECONDS = DAY


async def tidy_up(context: Context) -> None:
    """Delete old receipts, for Discord repeats no interaction after a day, and the troubles that
    are over."""
    await receipts.forget_before(context.database, context.now() - RECEIPT_SECONDS)
    await troubles.forget_before(context.database, context.now() - FORGOTTEN_AFTER)
