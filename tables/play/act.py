"""During a game: being asked, choosing step by step, and acting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from db import drafts, lateness, receipts, seats, steps
from db.drafts import Draft as DraftRow
from db.locks import table_lock
from db.statements import Statement
from engine.core.choices import Done as WholeAction
from engine.core.choices import Draft, accept, tokens_of
from engine.core.errors import Refused, Stale
from engine.core.events import Event
from engine.core.seats import Seat
from engine.core.words import msg, who
from tables.command import Done, carry_out, command, receipt
from tables.context import Caller, Context
from tables.entries import Kind, played, with_stand_ins
from tables.log import append
from tables.orders.outlook import question_ahead
from tables.play.question import (
    AHEAD,
    Question,
    earlier,
    packed,
    question,
    question_of,
    unpacked,
)
from tables.play.trail import answered_at
from tables.table import Position, Table, with_seat


@dataclass(frozen=True)
class Asked(Done):
    """The table, which an answer does not change, and the question that comes next."""

    question: Question


async def ask(context: Context, table_id: int, user: int, *, ahead: bool = False) -> Asked:
    """The question that this person has before them, with what they have chosen so far. Refused
    where no game runs, and to those who do not sit there. ``ahead``: the one to which they prepare
    an answer; Refused where nothing can be prepared."""
    return await ask_at(context, user, await context.table(table_id), ahead=ahead)


async def ask_at(context: Context, user: int, table: Table, *, ahead: bool = False) -> Asked:
    """The question that this person has before them at a table that was just read; refused as
    ``ask`` is."""
    if ahead:
        return Asked(table, table, await question_ahead(context, table, user))
    position, seat = table.match_needed(), table.seat_needed(user)
    now = question(position, seat, await _draft(context, table, seat))
    return Asked(table, table, now)


async def _draft(context: Context, table: Table, seat: Seat) -> Draft:
    """The stored tokens, as long as they answer the question that stands now."""
    row = await drafts.find(context.database, table.id, seat)
    if row is None or row.opened != table.match_needed().step.opened:
        return ()
    return unpacked(row.tokens)


async def choose(context: Context, table_id: int, caller: Caller, opened: int, token: str) -> Asked:
    """Answer the present question and return the next; nothing is played yet. Raises ``Stale``
    where another question than the one of revision ``opened`` stands."""
    return await _answer(
        context,
        table_id,
        caller,
        opened,
        lambda now: (*now.draft, *tokens_of(now.step, accept(now.step, token))),
    )


async def choose_at(
    context: Context, table_id: int, caller: Caller, opened: int, length: int, token: str
) -> Asked:
    """Answer the question after the first ``length`` tokens of the draft, also one answered
    before; what was answered later stays as far as it fits. Raises as ``choose`` does."""
    return await _answer(
        context, table_id, caller, opened, lambda now: answered_at(now, length, token)
    )


async def choose_instead(
    context: Context, table_id: int, caller: Caller, opened: int, token: str
) -> Asked:
    """Do something else than the default answer, and return the next question."""

    def instead(now: Question) -> Draft:
        chosen = next((one for one in now.alternatives if one.option.token == token), None)
        if chosen is None:
            raise Stale("refused-stale")
        return (*now.draft[: chosen.length], token)

    return await _answer(context, table_id, caller, opened, instead)


async def take(context: Context, table_id: int, caller: Caller, opened: int, draft: Draft) -> Asked:
    """Take these answers in place of those given so far, none for beginning anew, and return the
    question that comes next. Raises ``Stale`` as ``choose`` does."""
    return await _answer(context, table_id, caller, opened, lambda _: draft)


async def back(context: Context, table_id: int, caller: Caller, opened: int) -> Asked:
    """Take the last answer back, with those that nobody was asked for, and ask it again."""
    return await _answer(
        context,
        table_id,
        caller,
        opened,
        lambda now: earlier(now.prospect, now.draft),
    )


async def _answer(
    context: Context,
    table_id: int,
    caller: Caller,
    opened: int,
    change: Callable[[Question], Draft],
) -> Asked:
    """Keep what ``change`` makes of the draft, once for each interaction."""
    ahead = opened == AHEAD

    async def attempt(table: Table) -> Asked:
        if not ahead:
            check_fresh(table.match_needed(), opened)
        now = (await ask_at(context, caller.user, table, ahead=ahead)).question
        draft, _ = now.prospect.ask(change(now))
        row = DraftRow(table.id, now.seat, opened, packed(draft))
        once = receipts.keeping(receipt(context, caller, table.id))
        await context.database.execute(once, drafts.putting(row), locks=(table_lock(table.id),))
        return Asked(table, table, question_of(now.prospect, now.seat, draft, opened))

    repeated = partial(ask_at, context, caller.user, ahead=ahead)
    return await carry_out(context, table_id, caller, attempt, repeated)


@command(retry=True)
async def confirm(context: Context, table: Table, caller: Caller, opened: int) -> Table:
    """Play the finished draft. Refused while a part of the action is missing."""
    position, seat = table.match_needed(), table.seat_needed(caller.user)
    check_fresh(position, opened)
    now = question(position, seat, await _draft(context, table, seat))
    if not isinstance(now.step, WholeAction):
        raise Refused("refused-unfinished")
    return await _act(context, table, caller, now.draft)


@command(retry=True)
async def act(context: Context, table: Table, caller: Caller, text: str) -> Table:
    """Play a whole action given as text, at once."""
    position, seat = table.match_needed(), table.seat_needed(caller.user)
    action = position.match.read(seat, text)
    await asyncio.sleep(0)  # to read an action and to play it are two holds of the event loop
    return await _act(context, table, caller, action)


async def before_move(context: Context, done: Done, seat: Seat) -> int:
    """The revision before this seat's move: all that came later is what the move did. Where the
    interaction was carried out before, perhaps by another process, that is its latest one."""
    if done.after.row.rev > done.before.row.rev:
        return done.before.row.rev
    latest = await steps.latest_of_seats(context.database, done.after.id)
    return latest[seat][0] - 1 if seat in latest else done.after.row.rev


async def _act(context: Context, table: Table, caller: Caller, action: Draft) -> Table:
    position, seat = table.match_needed(), table.seat_needed(caller.user)
    entry = played(Kind.ACT, seat, position.match.act(seat, action))
    also = being_here(table, seat)
    if table.seats[seat].bot is not None:
        back = Event(msg("notice-back", who=who(seat)))
        entry = replace(entry, events=(back, *entry.events))
        table = with_seat(table, replace(table.seats[seat], bot=None))
    entries = with_stand_ins(entry, table.vacant)
    return await append(context, table, caller, entries, also=also)


def being_here(table: Table, seat: Seat) -> tuple[Statement, ...]:
    """The statements by which this seat is not late and has no stand-in: its person has moved."""
    late = (lateness.forgiving(table.id, seat),) if table.row.pace is not None else ()
    bot = table.seats[seat].bot
    return late if bot is None else (*late, seats.standing_in(table.id, seat, None))


def check_fresh(position: Position, opened: int) -> None:
    """Raises ``Stale`` where another question stands than the one of revision ``opened``."""
    if position.step.opened != opened:
        raise Stale("refused-stale")
