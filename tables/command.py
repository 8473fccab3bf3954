"""How a table is changed: one command at a time, each interaction once, on a table just read."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from db import receipts
from db.errors import Repeated, Taken
from db.locks import Lock, person_lock, server_lock, table_lock
from db.receipts import Receipt
from db.statements import Connection
from engine.core.errors import Refused, Stale
from tables.context import Caller, Context
from tables.table import Table

log = logging.getLogger(__name__)

RACES = 10
"""So often a command is attempted. Each lost race is another command that was carried out, and a
process sends one at a time to a table: so many lose only where as many processes are asked at once.
"""


@dataclass(frozen=True)
class Done:
    """The table before and after a command."""

    before: Table
    after: Table


P = ParamSpec("P")
D = TypeVar("D", bound=Done)
Work = Callable[Concatenate[Context, Table, Caller, P], Awaitable[Table | None]]
Command = Callable[Concatenate[Context, int, Caller, P], Awaitable[Done]]


def command(*, retry: bool = False) -> Callable[[Work[P]], Command[P]]:
    """A use case that changes a table: ``work`` is given the table, and returns it as it is
    afterwards, or None if it is to be read again. All listeners of ``context.changed`` are told.

    With ``retry``, for work that does not depend on what the table looked like to the caller, or
    looks itself whether its question still stands, a lost race is run again. Raises ``Stale`` where
    it is lost for good.
    """

    def decorate(work: Work[P]) -> Command[P]:
        @wraps(work)
        async def run(
            context: Context, table_id: int, caller: Caller, /, *args: P.args, **kwargs: P.kwargs
        ) -> Done:
            async def attempt(table: Table) -> Done:
                after = await work(context, table, caller, *args, **kwargs)
                return Done(table, after or await context.table(table_id))

            done = await carry_out(context, table_id, caller, attempt, _unchanged, retry=retry)
            text = "command=%s table=%s rev=%s interaction=%s"
            log.info(text, work.__name__, table_id, done.after.row.rev, caller.interaction)
            context.changed(table_id)
            return done

        return run

    return decorate


async def _unchanged(table: Table) -> Done:
    return Done(table, table)


async def carry_out(
    context: Context,
    table_id: int,
    caller: Caller,
    attempt: Callable[[Table], Awaitable[D]],
    repeated: Callable[[Table], Awaitable[D]],
    *,
    retry: bool = False,
) -> D:
    """Attempt this on the table under its lock; where the interaction was carried out before, the
    answer is what ``repeated`` makes of the table. Raises ``Stale`` where a race is lost."""
    for left in reversed(range(RACES if retry else 1)):
        async with context.locks.holding(table_id):
            table = await context.table(table_id)
            if await was_done(context, caller.interaction):
                return await repeated(table)
            try:
                return await attempt(table)
            except Repeated:
                return await repeated(await context.table(table_id))
            except Taken as error:
                if not left:
                    raise Stale("refused-stale") from error
    raise RuntimeError("the last attempt neither returned nor raised")


@asynccontextmanager
async def locked(context: Context, table_id: int) -> AsyncIterator[Table]:
    """The table under its lock, for what is done without an interaction, such as a deadline. All
    listeners are told afterwards. Raises ``Stale`` where a race is lost or it was done before."""
    async with context.locks.holding(table_id):
        table = await context.table(table_id)
        with _races():
            yield table
    context.changed(table_id)


@asynccontextmanager
async def locked_all(context: Context, table_ids: Iterable[int]) -> AsyncIterator[list[Table]]:
    """Like ``locked`` for several tables at once; those that cannot be read are left out."""
    tables: list[Table] = []
    async with AsyncExitStack() as locks:
        # Always in the same order, so that no two tasks wait for each other.
        for table_id in sorted(table_ids):
            await locks.enter_async_context(context.locks.holding(table_id))
            with suppress(Refused):
                tables.append(await context.table(table_id))
        with _races():
            yield tables
    for table in tables:
        context.changed(table.id)


@asynccontextmanager
async def writing(context: Context, *locks: Lock) -> AsyncIterator[tuple[Connection, set[int]]]:
    """A transaction under these locks for what is no command at one table, and a set for the tables
    that it changes: all listeners are told of them once it is stored."""
    changed: set[int] = set()
    async with context.database.write(*locks) as writer:
        yield writer, changed
    for table_id in changed:
        context.changed(table_id)


@contextmanager
def _races() -> Iterator[None]:
    try:
        yield
    except (Taken, Repeated) as error:
        raise Stale("refused-stale") from error


async def create(
    context: Context,
    caller: Caller,
    guild: int | None,
    make: Callable[[Connection], Awaitable[int]],
) -> Table:
    """The table that ``make`` writes and returns the number of, once for each interaction; its
    receipt is stored with it. Nobody adds to the tables of the caller or of this server while they
    are counted. All listeners are told."""
    locks = (person_lock(caller.user), *server_lock(guild))
    async with context.locks.holding(caller.interaction):
        table_id = await _created(context, caller.interaction)
        if table_id is None:
            try:
                async with context.database.write(*locks) as writer:
                    table_id = await make(writer)
                    await receipts.keep(writer, receipt(context, caller, table_id))
            except Repeated:
                table_id = await _created(context, caller.interaction)
    if table_id is None:
        raise Stale("refused-stale")
    context.changed(table_id)
    return await context.table(table_id)


async def _created(context: Context, interaction: str) -> int | None:
    found = await receipts.find(context.database, interaction)
    return found.table_id if found is not None else None


@asynccontextmanager
async def once(
    context: Context, caller: Caller, table_id: int | None, *locks: Lock
) -> AsyncIterator[Connection]:
    """A transaction that holds the receipt of this interaction, the lock of this table, and these.
    Raises ``Repeated``, and nothing of it is kept, where the interaction was carried out before."""
    own = () if table_id is None else (table_lock(table_id),)
    async with context.database.write(*own, *locks) as writer:
        await receipts.keep(writer, receipt(context, caller, table_id))
        yield writer


def receipt(context: Context, caller: Caller, table_id: int | None) -> Receipt:
    """The proof that this interaction was carried out; stored with its effect or not at all."""
    return Receipt(caller.interaction, table_id, context.now())


async def was_done(context: Context, interaction: str) -> bool:
    """Whether this interaction has left a receipt: what it asked for is in the archive."""
    return await receipts.find(context.database, interaction) is not None
