"""The only way into a table's log: entries with all that follows from them, whole or not at all."""

from __future__ import annotations

from dataclasses import replace

from db import drafts, games, ratings, results, steps, turns
from db.games import Status
from db.statements import Statement, Writer
from db.turns import Turn as StoredTurn
from db.votes import Request
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.game import Outcome
from engine.core.seats import Seat
from engine.core.words import msg
from tables import holding, wishes
from tables.command import receipt
from tables.context import Caller, Context
from tables.ending import end_words
from tables.entries import Entry, Kind, ending, result, stored_turns
from tables.table import Position, Table
from tables.wishes import Wish

MOVES = frozenset({Kind.ACT, Kind.AUTO, Kind.TIMEOUT, Kind.RESIGN})


async def append(
    context: Context,
    table: Table,
    caller: Caller,
    entries: list[Entry],
    *,
    outcome: Outcome | None = None,
    also: tuple[Statement, ...] = (),
    writer: Writer | None = None,
) -> Table:
    """Store these entries, the end of the game if they bring it, the caller's receipt and ``also``,
    in one transaction or in that of ``writer``.

    Returns the table as the entries leave it, with the people who sit at ``table``. A move closes a
    wish to undo that was open, and whoever leaves takes their wish along. What was prepared for it
    waits for its owner (``holding``). Raises ``Taken`` if the
    table is at another revision by now, and ``Repeated`` if the interaction was carried out before.
    """
    outcome = outcome or entries[-1].match.outcome
    also = (*holding.after(table, entries), *also)
    now = context.now()
    wish = await _wish_closed(context, table, entries[0], outcome)
    if wish is not None:
        entries = [_with_lapsed(entries[0], wish), *entries[1:]]
        also = (*wishes.closing(wish), *also)
    if outcome is not None:
        entries = [*entries[:-1], _with_end(table, entries[-1], outcome)]
        also += closing(table, outcome, now)
    rows = list(stored_turns(table, entries, now, receipt(context, caller, table.id)))
    rows[-1] = replace(rows[-1], also=also)
    await turns.store(writer or context.database, *rows)
    if outcome is not None:
        await _pack(context, table.id)
    return _after(table, rows, entries[-1], now if outcome is not None else None)


async def note(
    context: Context,
    table: Table,
    caller: Caller,
    *events: Event,
    also: tuple[Statement, ...] = (),
    writer: Writer | None = None,
) -> None:
    """Append an entry that tells something and moves nothing."""
    entry = Entry(Kind.NOTE, table.match_needed().match, events)
    await append(context, table, caller, [entry], also=also, writer=writer)


async def _wish_closed(
    context: Context, table: Table, first: Entry, outcome: Outcome | None
) -> Request | None:
    """The open wish that these entries make pointless, if there is one."""
    if first.kind not in MOVES and outcome is None:
        return None
    wish = await wishes.pending(context, table.id)
    if wish is None:
        return None
    is_closed = wish.kind == Wish.UNDO or outcome is not None or _by_somebody_gone(wish, first)
    return wish if is_closed else None


def _by_somebody_gone(wish: Request, first: Entry) -> bool:
    """Whether with this entry somebody leaves who has asked for this. Whoever wants a seat back
    does not sit at the table anyway."""
    return wish.kind != Wish.RETURN and first.kind == Kind.RESIGN and wish.seat == first.seat


def _with_lapsed(entry: Entry, wish: Request) -> Entry:
    lapsed = Event(msg("notice-lapsed", wish=wish.kind))
    return replace(entry, events=(lapsed, *entry.events))


def _with_end(table: Table, entry: Entry, outcome: Outcome) -> Entry:
    spec, co_op = table.game.spec, table.game.co_op(entry.match.config)
    words = end_words(outcome, co_op, spec.money)
    return ending(entry, None if table.sealed else seed_of(table), words)


def seed_of(table: Table) -> bytes:
    """The secret of this game, shown to nobody before the end. Refused in a lobby."""
    if table.row.seed is None:
        raise Refused("refused-not-started")
    return table.row.seed


def closing(table: Table, outcome: Outcome, now: int) -> tuple[Statement, ...]:
    """The statements of the end of a game: its results, which are to count, and no drafts."""
    seats: range = range(len(outcome.ranks))
    return (
        games.finishing(table.id, now),
        *games.closing(table.id),
        results.adding([result(table, outcome, Seat(seat)) for seat in seats]),
        ratings.queueing(table.id, now),
        drafts.dropping_all(table.id),
    )


async def _pack(context: Context, table_id: int) -> None:
    """Compress the states of a finished game, which is looked at rarely."""
    while await steps.pack(context.database, table_id):
        pass


def _after(table: Table, rows: list[StoredTurn], last: Entry, ended_at: int | None) -> Table:
    asked_at = next((row.asked_at for row in reversed(rows) if row.asked_at is not None), None)
    wake = next((row.wake for row in reversed(rows) if row.wake is not None), None)
    row = replace(
        table.row,
        rev=rows[-1].step.rev,
        ply=rows[-1].step.ply,
        asked=rows[-1].asked,
        asked_at=table.row.asked_at if asked_at is None else asked_at,
        wake=table.row.wake if wake is None else wake,
    )
    if ended_at is not None:
        over = Status.OVER
        row = replace(row, status=over, ended_at=ended_at, asked=frozenset(), wake=None)
    return replace(table, row=row, position=Position(last.match, rows[-1].step))
