"""Preparing moves: adding one to the list, arranging it, and answers for all times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from db import drafts, games, orders, outbox, standing_answers
from db.errors import Taken
from db.orders import Order
from db.standing_answers import StandingAnswer
from db.statements import Connection, Statement
from engine.core.choices import Done as WholeAction
from engine.core.errors import Refused, Stale
from engine.core.seats import Seat
from tables.command import command, once
from tables.context import Caller, Context
from tables.entries import Publication
from tables.orders.conditions import Condition, deed_named, digest
from tables.orders.outlook import Outlook, laid_out, look_ahead, question_ahead
from tables.play.question import packed
from tables.table import Table


@command(retry=True)
async def prepare(context: Context, table: Table, caller: Caller) -> None:
    """Append the finished draft to the list. Refused while a part of the action is missing, and
    where the list is full; ``Stale`` to those who are asked meanwhile."""
    outlook = await look_ahead(context, table, caller.user)
    now = await question_ahead(context, table, caller.user)
    if not isinstance(now.step, WholeAction) or outlook.following is None:
        raise Refused("refused-unfinished")
    order = Order(
        table_id=table.id,
        seat=outlook.seat,
        user=caller.user,
        place=1 + max((one.order.place for one in outlook.moves), default=0),
        stage=outlook.following.stage,
        action=packed(now.draft),
        condition=Condition.LEGAL,
        held=outlook.held or "",
    )
    async with once(context, caller, table.id) as writer:
        await _check_unmoved(writer, table)
        await orders.add(writer, order)
        await writer.execute(drafts.dropping(table.id, outlook.seat))


async def _check_unmoved(writer: Connection, table: Table) -> None:
    """Raises ``Taken`` where the table has moved on: its owner may be asked by now, and then it is
    too late to prepare anything."""
    row = await games.find(writer, table.id)
    if row is None or row.rev != table.row.rev:
        raise Taken("the table has moved on")


@command(retry=True)
async def remove(context: Context, table: Table, caller: Caller, order_id: int) -> None:
    """Take one move out of the list. ``Stale`` where it is there no more."""
    outlook = await look_ahead(context, table, caller.user)
    gone = _found(outlook, order_id)
    rest = [one.order for one in outlook.moves if one.order != gone]
    moved = [one for one in rest if one.place > gone.place]
    await _arrange(context, table, caller, outlook, rest, moved, (orders.dropping(gone),))


@command(retry=True)
async def move_up(context: Context, table: Table, caller: Caller, order_id: int) -> None:
    """Let one move be played before the one above it. ``Stale`` where it is there no more."""
    outlook = await look_ahead(context, table, caller.user)
    rows, wanted = [one.order for one in outlook.moves], _found(outlook, order_id)
    at = rows.index(wanted)
    if at == 0:
        raise Stale("refused-stale")
    above = rows[at - 1]
    rows[at - 1 : at + 1] = [replace(wanted, place=above.place), replace(above, place=wanted.place)]
    await _arrange(context, table, caller, outlook, rows, rows[at - 1 :])


@command(retry=True)
async def depend(
    context: Context, table: Table, caller: Caller, order_id: int, condition: str, detail: str
) -> None:
    """Let one move depend on this; ``detail`` is what somebody must have done. ``Stale`` where the
    move is there no more, or where there is nothing of the kind."""
    outlook = await look_ahead(context, table, caller.user)
    if condition not in set(Condition):
        raise Stale("refused-stale")
    if condition == Condition.DID:
        detail = (await deed_named(context, table, outlook.seat, detail)).detail
    wanted = replace(_found(outlook, order_id), condition=condition, detail=detail)
    rows = [wanted if one.order.id == order_id else one.order for one in outlook.moves]
    await _arrange(context, table, caller, outlook, rows, [wanted])


@command(retry=True)
async def release(context: Context, table: Table, caller: Caller) -> None:
    """Let the list be played again, with the table as it stands: what has been touched so far does
    not count."""
    outlook = await look_ahead(context, table, caller.user)
    rows = [one.order for one in outlook.moves]
    freed = orders.releasing(table.id, outlook.seat, caller.user)
    await _arrange(context, table, caller, outlook, rows, rows, (freed,))


@command(retry=True)
async def clear(context: Context, table: Table, caller: Caller) -> None:
    """Forget all prepared moves of this person; also of those who are asked, and want to begin
    anew."""
    table.match_needed()
    seat = table.seat_needed(caller.user)
    async with once(context, caller, table.id) as writer:
        dropped = orders.dropping_list(table.id, seat)
        await writer.execute(dropped, _hand(context, table, seat))


@command(retry=True)
async def answer_always(
    context: Context, table: Table, caller: Caller, stage: str, token: str
) -> None:
    """Answer the question of this stage so whenever it is asked; with an empty token, ask each time
    again. ``Stale`` where the game knows no such answer."""
    match, seat = table.match_needed().match, table.seat_needed(caller.user)
    known = table.game.standing_questions(match.seen_by(seat).view)
    tokens = {choice.token for one in known if one.stage == stage for choice in one.choices}
    if token and token not in tokens:
        raise Stale("refused-stale")
    kept = standing_answers.putting(StandingAnswer(table.id, seat, stage, caller.user, token))
    async with once(context, caller, table.id) as writer:
        await _check_unmoved(writer, table)
        await writer.execute(kept if token else standing_answers.dropping(table.id, seat, stage))


def _found(outlook: Outlook, order_id: int) -> Order:
    """The move with this id; ``Stale`` where it is not in the list."""
    found = next((one.order for one in outlook.moves if one.order.id == order_id), None)
    if found is None:
        raise Stale("refused-stale")
    return found


async def _arrange(
    context: Context,
    table: Table,
    caller: Caller,
    outlook: Outlook,
    rows: Sequence[Order],
    changed: Sequence[Order],
    also: tuple[Statement, ...] = (),
) -> None:
    """Store these of the rows, with their places as they would be found now."""
    rows = sorted(rows, key=lambda one: one.place)
    moves, _, _ = laid_out(table.game, table.match_needed().match.seen_by(outlook.seat), rows)
    ids = {one.id for one in changed}
    fresh = [one for one in moves if one.order.id in ids]
    async with once(context, caller, table.id) as writer:
        await _check_unmoved(writer, table)
        for one in fresh:
            seen = one.prospect.seen.view if one.prospect is not None else None
            untouched = one.order.condition == Condition.UNTOUCHED and seen is not None
            detail = digest(table.game, seen, one.action) if untouched else one.order.detail
            await writer.execute(orders.changing(replace(one.order, detail=detail)))
        await writer.execute(*also, _hand(context, table, outlook.seat))


def _hand(context: Context, table: Table, seat: Seat) -> Statement:
    """The owner's hand says why a list waits, so it is shown anew; nobody else sees anything."""
    return outbox.adding(table.id, table.row.rev, [(Publication.HAND, seat)], context.now())
