"""What every command needs: the archive, the time, fresh seeds, and a lock for each game."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import wraps
from typing import Concatenate, ParamSpec

from db import receipts
from db.database import Database
from db.errors import Repeated, Taken
from db.receipts import Receipt
from engine.core.errors import Stale
from engine.core.rng import SEED_BYTES
from tables.bots.thinking import Think, think_here
from tables.limits import Limits
from tables.locks import Locks
from tables.table import Table, read_table

P = ParamSpec("P")

log = logging.getLogger(__name__)


def machine_time() -> int:
    """The machine's own clock, in seconds since 1970."""
    return int(time.time())


def _new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


@dataclass(frozen=True)
class Context:
    """What commands work with. Tests bring a clock and seeds of their own."""

    database: Database
    now: Callable[[], int] = machine_time
    new_seed: Callable[[], bytes] = _new_seed
    locks: Locks = field(default_factory=Locks)
    think: Think = think_here
    limits: Limits = field(default_factory=Limits)

    async def table(self, table_id: int) -> Table:
        """The table as it stands in the archive."""
        return await read_table(self.database, table_id)


HOUSE = 0
"""Whom the house's own deeds are by: nobody's id on Discord."""


@dataclass(frozen=True)
class Caller:
    """Who wants something, and the id under which they asked, so that asking twice acts once."""

    user: int
    name: str
    interaction: str


Command = Callable[Concatenate[Context, Table, Caller, P], Awaitable[None]]
GuardedCommand = Callable[Concatenate[Context, int, Caller, P], Awaitable[Table]]


def command(work: Command[P]) -> GuardedCommand[P]:
    """Run this under the game's lock, once for each interaction; the answer is the table after it.

    Whoever loses a race, even against another process, is told that the table has moved on.
    """

    @wraps(work)
    async def guarded(
        context: Context, table_id: int, caller: Caller, /, *args: P.args, **kwargs: P.kwargs
    ) -> Table:
        async with context.locks.holding(table_id):
            if await receipts.find(context.database, caller.interaction) is None:
                try:
                    await work(context, await context.table(table_id), caller, *args, **kwargs)
                except Repeated:
                    pass
                except Taken as error:
                    raise Stale("refused-stale") from error
            table = await context.table(table_id)
        done = (work.__name__, table_id, table.row.rev, caller.interaction)
        log.info("command=%s table=%s rev=%s interaction=%s", *done)
        return table

    return guarded


def receipt(context: Context, caller: Caller, table_id: int | None) -> Receipt:
    """The proof that this interaction was carried out; stored with its effect or not at all."""
    return Receipt(caller.interaction, table_id, context.now())


async def was_done(context: Context, interaction: str) -> bool:
    """Whether this interaction has left a receipt: what it asked for is in the archive."""
    return await receipts.find(context.database, interaction) is not None
