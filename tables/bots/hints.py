"""A hint: what a bot would do in somebody's place, found where bots think."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

from engine.bots.levels import Level
from engine.core.choices import Draft
from engine.core.errors import Refused
from engine.core.rng import SEED_BYTES
from engine.core.seats import Seat
from tables.bots.moves import problem
from tables.context import Caller, Context
from tables.people.coaching import check_coached
from tables.play import act
from tables.play.act import Asked, check_fresh
from tables.processes import Urgency
from tables.table import Position, Table

log = logging.getLogger(__name__)

LEVEL = Level.NORMAL
DICE = bytes(SEED_BYTES)
"""Equally good moves are told apart by the same dice every time, so that the same question gets the
same hint, and nobody learns anything by asking twice."""

SECONDS = 25.0
"""So long a hint may take with what the thinking processes have to do before."""


async def hint(context: Context, table_id: int, caller: Caller, opened: int) -> Asked:
    """What a bot would do here becomes the draft of this person, as if they had chosen it; nothing
    is played yet. A bot sees what its seat sees.

    Raises ``Stale`` where another question than the one of revision ``opened`` stands. Refused to
    those who do not sit there, are not asked or not coached, and where no hint is found.
    """
    table = await context.table(table_id)
    position, seat = table.match_needed(), table.seat_needed(caller.user)
    check_fresh(position, opened)
    position.match.ask(seat)
    await check_coached(context, table, caller.user)
    action = await _thought(context, table, position, seat)
    return await act.take(context, table_id, caller, opened, action)


async def _thought(context: Context, table: Table, position: Position, seat: Seat) -> Draft:
    try:
        async with asyncio.timeout(SECONDS):
            asked = problem(table.row.game, position, seat, LEVEL, DICE)
            return await context.think(replace(asked, urgency=Urgency.LOOKED_AT))
    except Exception as error:
        log.exception("no hint: table=%s seat=%s", table.id, seat)
        raise Refused("refused-no-hint") from error
