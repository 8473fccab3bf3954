"""Playing what was prepared, as soon as its owner is asked: a move of theirs like any other."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace

from db import orders, outbox, standing_answers
from db.orders import Order
from engine.core.choices import Draft
from engine.core.errors import Stale
from engine.core.events import Event, Whisper
from engine.core.game import Turn
from engine.core.seats import Seat
from engine.core.words import msg, who
from tables.command import command, once
from tables.context import Caller, Context
from tables.entries import Kind, Publication, played, with_stand_ins
from tables.holding import Held
from tables.log import append
from tables.orders.conditions import broken
from tables.play.act import being_here
from tables.play.question import unpacked
from tables.table import Table

log = logging.getLogger(__name__)

MOST_AT_ONCE = 40
"""So many moves are played in a row before the table is shown."""


@dataclass(frozen=True)
class Answer:
    """What is to be played now, and the order that says so; None for a standing answer."""

    action: Draft
    order: Order | None = None


async def play_due(context: Context, table_id: int) -> None:
    """Play what is prepared for the questions of this table, until somebody is asked who has
    prepared nothing. A list whose condition does not hold waits for its owner from now on."""
    for _ in range(MOST_AT_ONCE):
        seats = await orders.seats_with_answers(context.database, table_id)
        if not any([await _answered(context, table_id, seat) for seat in seats]):
            return


async def _answered(context: Context, table_id: int, seat: Seat) -> bool:
    """Whether a move was played for this seat. Whatever fails is logged and tried no more: the
    owner has been asked, and can move."""
    try:
        table = await context.table(table_id)
        if await _judged(context, table, seat) is None:
            return False
        user, rev = table.seats[seat].user or 0, table.row.rev
        caller = Caller(user, table.seats[seat].name, f"order-{table_id}-{rev}-{seat}")
        done = await _answer(context, table_id, caller, seat, rev)
    except Stale:
        return False
    except Exception:
        log.exception("a prepared move stumbled: table=%s seat=%s", table_id, seat)
        await _give_up(context, table_id, seat)
        return False
    return done.after.row.rev > done.before.row.rev


async def _give_up(context: Context, table_id: int, seat: Seat) -> None:
    held = orders.holding_list(table_id, seat, Held.TROUBLE)
    await context.database.execute(held, standing_answers.dropping_seat(table_id, seat))


@command()
async def _answer(
    context: Context, table: Table, caller: Caller, seat: Seat, rev: int
) -> Table | None:
    """Play the answer of this seat, or let its list wait. ``Stale`` if the table has moved on."""
    verdict = await _judged(context, table, seat) if table.row.rev == rev else None
    if verdict is None:
        raise Stale("refused-stale")
    if isinstance(verdict, Answer):
        return await _play(context, table, caller, seat, verdict)
    hand = outbox.adding(table.id, rev, [(Publication.HAND, seat)], context.now())
    async with once(context, caller, table.id) as writer:
        await writer.execute(orders.holding_list(table.id, seat, verdict), hand)
    return table


async def _judged(context: Context, table: Table, seat: Seat) -> Answer | Held | None:
    """What is to be done for this seat now: an answer, a list that must wait, or nothing."""
    position, row = table.match_needed(), table.seats[seat]
    turn, user = position.match.turn, row.user
    if turn is None or seat not in turn.seats or user is None:
        return None
    if row.bot is not None or row.left_at is not None:
        return None
    found = await orders.of_person(context.database, table.id, seat, user)
    if found and not found[0].held and found[0].stage == turn.stage:
        why = await broken(context, table, seat, found[0])
        return why or Answer(unpacked(found[0].action), found[0])
    return await _standing(context, table, seat, user, turn)


async def _standing(
    context: Context, table: Table, seat: Seat, user: int, turn: Turn
) -> Answer | None:
    """What follows from a standing answer to the present question, if there is one."""
    given = await standing_answers.of_person(context.database, table.id, seat, user)
    if turn.stage not in given:
        return None
    view = table.match_needed().match.seen_by(seat).view
    action = table.game.standing_answer(view, given[turn.stage])
    return Answer(action) if action is not None else None


async def _play(
    context: Context, table: Table, caller: Caller, seat: Seat, answer: Answer
) -> Table:
    match = table.match_needed().match
    moved = match.act(seat, answer.action)
    events = (_told(match.turn, seat), *moved.events)
    entry = replace(played(Kind.ACT, seat, moved), events=events, prepared=True)
    dropped = (orders.dropping(answer.order),) if answer.order is not None else ()
    also = (*being_here(table, seat), *dropped)
    return await append(context, table, caller, with_stand_ins(entry, table.vacant), also=also)


def _told(turn: Turn | None, seat: Seat) -> Event:
    """That it was prepared. Of an answer that is hidden from the others only its owner is told:
    what can be prepared there may be one thing alone."""
    if turn is not None and turn.together:
        return Event(None, (Whisper(seat, msg("notice-you-prepared")),))
    return Event(msg("notice-prepared", who=who(seat)))
