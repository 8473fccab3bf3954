"""What remains of a finished game: its log as a text, and the proof of its shuffle."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from db import results, steps
from db.errors import Damaged
from db.steps import LogRow
from engine.core import codec
from engine.core.errors import Refused
from engine.core.seats import PUBLIC
from engine.core.words import Msg
from tables.context import Context
from tables.entries import Kind
from tables.history.moments import PackedMatch, ended_needed, is_move, packed_at
from tables.history.proof import Proof, prove
from tables.history.transcript import Back, Left, Line, Move, Standing, Transcript
from tables.log import seed_of
from tables.outbox import news
from tables.processes import Urgency
from tables.table import Table

STARTED = "notice-started"


async def transcript(context: Context, table: Table) -> Transcript:
    """The log of a finished game. Before the end it would tell hidden answers, and the seed."""
    ended_needed(table)
    return await _transcript(context, table, await _whole(context, table))


async def verify(context: Context, table: Table) -> tuple[Transcript, Proof]:
    """Play a finished game again from its seed, and compare every single position."""
    ended_needed(table)
    log = await _whole(context, table)
    text = await _transcript(context, table, log)
    try:
        kept = [step for step in log if step.kind == Kind.START or _line(step) is not None]
        positions = [packed_at(table, step) for step in kept]
        return text, await context.elsewhere(Urgency.AT_LEISURE, _prove, text, positions)
    except codec.Unreadable as error:
        raise Refused("refused-parked") from error


def _prove(text: Transcript, positions: Sequence[PackedMatch]) -> Proof:
    return prove(text, [position.match().dump() for position in positions])


async def fingerprint(context: Context, table: Table) -> str:
    """What was shown of the seed before the first move."""
    return _shown(await news(context, table.id, PUBLIC, upto=1))


def _shown(told: Sequence[Msg]) -> str:
    found = (str(line.args["commitment"]) for line in told if line.key == STARTED)
    return next(found, "")


async def _whole(context: Context, table: Table) -> list[LogRow]:
    try:
        return await steps.whole(context.database, table.id)
    except Damaged as error:
        raise Refused("refused-parked") from error


async def _transcript(context: Context, table: Table, log: Sequence[LogRow]) -> Transcript:
    ranked = await results.of_game(context.database, table.id)
    return Transcript(
        game=table.game.spec.key,
        version=_version(log[0]),
        config=table.shown().match.config,
        names=table.names,
        dates=(_day(table.row.started_at), _day(table.row.ended_at)),
        fingerprint=await fingerprint(context, table),
        seed=seed_of(table),
        lines=tuple(line for step in log if (line := _line(step)) is not None),
        standings=tuple(Standing(one.rank, one.score) for one in ranked),
    )


def _version(step: LogRow) -> int:
    try:
        return codec.written_by(step.state)
    except codec.Unreadable as error:
        raise Refused("refused-parked") from error


def _line(step: LogRow) -> Line | None:
    """What a step is in the log; notes and the start are not in it."""
    if is_move(step) and step.seat is not None:
        return Move(step.ply, step.seat, step.action, step.kind)
    if step.kind == Kind.UNDO:
        return Back(step.ply)
    if step.kind == Kind.RESIGN and step.seat is not None:
        return Left(step.seat)
    return None


def _day(seconds: int | None) -> str:
    return datetime.fromtimestamp(seconds or 0, UTC).strftime("%Y-%m-%d %H:%M UTC")
