"""What the table is asked to agree to: one wish at a time."""

from __future__ import annotations

from enum import StrEnum

from db import timers, votes
from db.statements import Statement
from db.votes import Request
from tables.context import Context

LAPSE = "lapse"
"""The timer of a wish that nobody decides about."""


class Wish(StrEnum):
    """What somebody asks the others for."""

    UNDO = "undo"
    PAUSE = "pause"
    RETURN = "return"
    CANCEL = "cancel"


async def pending(context: Context, table_id: int) -> Request | None:
    """The wish that waits for the others, if there is one."""
    return await votes.open_request(context.database, table_id)


def closing(request: Request) -> tuple[Statement, ...]:
    """The statements that delete a decided wish and its timer."""
    return votes.closing(request.table_id, request.kind), timers.disarming(request.table_id, LAPSE)
