"""Taking a move back: at once where nothing was learned from it, else by consent of the others."""

from __future__ import annotations

from dataclasses import dataclass

from db import games, lateness, steps, stops
from db.statements import Source, Statement
from db.steps import LogRow
from db.stops import Stop, StopKind
from db.votes import Request
from engine.core.errors import Refused
from engine.core.events import Event, Whisper
from engine.core.match import AnyMatch, load
from engine.core.seats import Seat
from engine.core.words import Msg, msg, who
from tables import wishes
from tables.command import command
from tables.context import Caller, Context
from tables.entries import Entry, Kind, asked, with_stand_ins
from tables.log import append, seed_of
from tables.play import consent
from tables.table import Table
from tables.wishes import Wish

FREE_UNDOS = 3
"""How often one may take an answer to the same question back without asking the others."""


@dataclass(frozen=True)
class TakenBack:
    """A move that may be undone: the step that played it, and whether it is free to undo."""

    step: LogRow
    free: bool

    @property
    def target(self) -> int:
        """The ply to go back to."""
        return self.step.ply - 1


@command()
async def undo(context: Context, table: Table, caller: Caller) -> None:
    """Take one's latest move back, or ask the others whether one may.

    What Boroughs has played for somebody late is anybody's to take back, by consent.
    """
    table.match_needed()
    seat = table.seat_needed(caller.user)
    await consent.none_pending(context, table)
    taken = await latest_move(context, table, seat)
    request = consent.wish(context, table, Wish.UNDO, seat, taken.target)
    if await _is_free(context, table, taken, request):
        await take_back(context, table, caller, request)
    else:
        asked = Event(msg("notice-undo-asked", who=who(seat)))
        await consent.ask(context, table, caller, request, asked)


async def latest_move(context: Context, table: Table, seat: Seat) -> TakenBack:
    """The newest move that still counts and is this seat's, or that Boroughs played for somebody.

    Free: it is the very last move, no dice were drawn for it, nothing hidden came to light, and
    this question was not put to them again too often already.
    """
    ply = table.match_needed().match.ply
    for back in range(ply, 0, -1):
        step = await steps.act_at_ply(context.database, table.id, back)
        if step is not None and _is_theirs(step, seat):
            last = back == ply and step.seat == seat
            free = last and not step.dice and not step.reveals
            return TakenBack(step, free and not await _too_often(context, table, step))
    raise Refused("refused-nothing-to-undo")


async def offer(context: Context, table: Table, seat: Seat) -> Msg | None:
    """What a button says that takes the latest move of this seat back, at once or by asking the
    others; None where there is none, or where something else is being asked."""
    try:
        await consent.none_pending(context, table)
        taken = await latest_move(context, table, seat)
        request = consent.wish(context, table, Wish.UNDO, seat, taken.target)
        is_free = await _is_free(context, table, taken, request)
    except Refused:
        return None
    return msg("ui-undo" if is_free else "ui-undo-ask")


async def _is_free(context: Context, table: Table, taken: TakenBack, request: Request) -> bool:
    """Whether nobody needs to be asked. Refused to whoever has run ahead at their own pace and seen
    what comes next, where there is nobody to ask: bots have to play on without knowing it. At a
    sealed table others have to do without it, too."""
    if table.sealed and (taken.step.dice or taken.step.reveals):
        raise Refused("refused-undo-sealed")
    if taken.free or consent.voters(table, request):
        return taken.free
    before = (await match_at(context, table, taken.target)).turn
    if taken.step.reveals and before is not None and before.progress:
        raise Refused("refused-undo-seen")
    return True


async def _too_often(context: Context, table: Table, step: LogRow) -> bool:
    """Whether this question was put to the seat again ``FREE_UNDOS`` times already: then the others
    are asked, for every undo is told to everybody."""
    asked = await steps.act_at_ply(context.database, table.id, step.ply - 1)
    since = asked.opened if asked is not None else 0
    most = FREE_UNDOS
    return await steps.count_undos(context.database, table.id, step.seat, since, most) >= most


def _is_theirs(step: LogRow, seat: Seat) -> bool:
    return step.kind == Kind.TIMEOUT or (step.kind == Kind.ACT and step.seat == seat)


async def take_back(context: Context, table: Table, caller: Caller, request: Request) -> None:
    """Append the undo that was asked for: an entry with the earlier state. The moves that it takes
    back stay in the log. The person who had to ask for it is called."""
    undone = await steps.act_at_ply(context.database, table.id, request.target + 1)
    seat = undone.seat if undone is not None and undone.seat is not None else request.seat
    action = undone.action if undone is not None else ""
    told = Whisper(seat, msg("notice-you-undid", action=action))
    event = Event(msg("notice-undone", who=who(request.seat)), (told,))
    match = await match_at(context, table, request.target)
    asked_at = await asked_since(context.database, table.id, request.target, table.row.rev + 1)
    mine = table.seat_of(caller.user) == request.seat
    calls = asked(match) & {request.seat} if not mine else frozenset()
    entry = Entry(Kind.UNDO, match, (event,), request.seat, asked_at=asked_at, calls=calls)
    also = (
        *await _stood_still(context, table, request.target, asked_at),
        *wishes.closing(request),
    )
    await append(context, table, caller, with_stand_ins(entry, table.vacant), also=also)


async def asked_since(source: Source, table_id: int, ply: int, before: int) -> int:
    """Since when the clock of the question at this ply runs, by the log before a revision. A
    question that an undo has put again has the clock that it had before it was answered."""
    step = await steps.act_at_ply(source, table_id, ply, before)
    question = await steps.at(source, table_id, step.opened) if step is not None else None
    if question is None:
        raise Refused("refused-nothing-to-undo")
    if question.kind == Kind.UNDO:
        return await asked_since(source, table_id, question.ply, question.rev)
    return question.at


async def _stood_still(
    context: Context, table: Table, ply: int, asked_at: int
) -> tuple[Statement, ...]:
    """The statements that stop the clock of each seat from the move it made to the undo of it; from
    the question on, where Boroughs moved for somebody late, so that they have their whole time
    again."""
    if table.row.pace is None:
        return ()
    now = context.now()
    moved = await steps.moved_after(context.database, table.id, ply)
    still = [
        Stop(StopKind.GRANT, asked_at if kind == Kind.TIMEOUT else at, now, table.id, seat)
        for seat, at, kind in moved
    ]
    return (*map(stops.adding, still), games.waking(table.id, now))


async def match_at(context: Context, table: Table, ply: int) -> AnyMatch:
    """The match as it stood at an earlier ply of the present line."""
    step = await steps.act_at_ply(context.database, table.id, ply)
    if step is None:
        raise Refused("refused-nothing-to-undo")
    config = table.match_needed().match.config
    return load(table.game, config, seed_of(table), ply, step.state)


@command()
async def roll_back(context: Context, table: Table, caller: Caller, ply: int) -> None:
    """Set the game back to an earlier move, for a manager of the server; everybody is told."""
    table.match_needed()
    match = await match_at(context, table, ply)
    event = Event(msg("notice-rolled-back", who=table.told_by(caller.user), ply=ply))
    request = await wishes.pending(context, table.id)
    closed = wishes.closing(request) if request is not None else ()
    asked_at = await asked_since(context.database, table.id, ply, table.row.rev + 1)
    also = (*_whole_time_again(context, table, asked_at), *closed)
    entry = Entry(Kind.UNDO, match, (event,), asked_at=asked_at)
    await append(context, table, caller, with_stand_ins(entry, table.vacant), also=also)


def _whole_time_again(context: Context, table: Table, asked_at: int) -> tuple[Statement, ...]:
    """The statements after which every seat has its whole time again and nobody is late."""
    if table.row.pace is None:
        return ()
    granted = stops.adding(Stop(StopKind.GRANT, asked_at, context.now(), table.id))
    forgiven = (lateness.forgiving(table.id, row.seat) for row in table.seats)
    return granted, *forgiven, games.waking(table.id, context.now())
