"""Everything that one turn leaves in the archive, stored in one trip."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from db import bot_turns, drafts, games, outbox, receipts, steps
from db.locks import table_lock
from db.receipts import Receipt
from db.statements import Statement, Writer
from db.steps import LogRow


@dataclass(frozen=True)
class Turn:
    """A step with what follows from it: the seats asked now, what is to be published (each a
    kind and perhaps a seat), the receipt of the interaction that caused it, and ``also`` whatever
    else must be stored with it or not at all: results, timers, the end of the game. ``asked_at`` is
    since when the clock of a new question runs, and ``wake`` when it must be looked at; None where
    the question is the same as before."""

    step: LogRow
    asked: frozenset[int]
    publications: tuple[tuple[str, int | None], ...]
    receipt: Receipt | None = None
    also: tuple[Statement, ...] = ()
    asked_at: int | None = None
    wake: int | None = None


async def store(writer: Writer, *turns: Turn) -> None:
    """Append each step, move the game on, note what to publish, drop the draft, keep the receipt.

    ``Taken`` if the game is not at the revision before this one or does not run; ``Repeated`` if
    the interaction was carried out before. Either way nothing of the transaction is kept.
    """
    locks = {table_lock(turn.step.table_id) for turn in turns}
    await writer.execute(*chain.from_iterable(map(_statements, turns)), locks=locks)


def _statements(turn: Turn) -> Iterator[Statement]:
    step = turn.step
    if turn.receipt is not None:
        yield receipts.keeping(turn.receipt)
    yield steps.appending(step)
    clock = (turn.asked_at, turn.wake)
    yield games.advancing(step.table_id, step.rev, step.ply, turn.asked, *clock)
    if turn.publications:
        yield outbox.adding(step.table_id, step.rev, turn.publications, step.at)
    if step.seat is not None:
        yield drafts.dropping(step.table_id, step.seat)
    yield from turn.also
    yield from bot_turns.noting(step.table_id)
