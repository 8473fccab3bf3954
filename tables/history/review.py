"""Looking back at a finished game: how everybody stood, and the turns that decided it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from db import reviews, steps
from db.errors import Damaged
from db.locks import person_lock, server_lock
from db.reviews import Review as Row
from db.steps import Entry
from engine.bots.review import (
    USUAL,
    Effort,
    Findings,
    Played,
    Step,
    moves_looked_at,
    next_step,
    share_done,
    with_found,
)
from engine.core import codec
from engine.core.errors import Refused
from engine.core.match import AnyMatch
from tables.claims import Claim
from tables.command import writing
from tables.context import Context
from tables.history.moments import ended_needed, is_move, packed_at, present_line
from tables.table import Table
from tables.thinking import Retrospect

MOST_OF_PERSON, MOST_OF_SERVER = 2, 5
"""How many reviews may be waited for at once."""

MOST_TRIES, TRY_AGAIN = 3, 60


@dataclass(frozen=True)
class Move(Played):
    """A move with its number among the moves that count, and the revision just before it."""

    number: int
    before: int


@dataclass(frozen=True)
class Review:
    """What is known so far of a finished game. ``moves`` are those that are looked at, out of
    ``count``; ``share`` is how much of the work is done, 1 where it is ``ended``."""

    moves: tuple[Move, ...]
    count: int
    found: Findings
    share: float
    ended: bool

    def move(self, rev: int) -> Move:
        """The move of this revision, which must be one that was looked at."""
        return next(move for move in self.moves if move.rev == rev)


async def ask(context: Context, table: Table, user: int, effort: Effort = USUAL) -> Review:
    """The review of this table as far as it is; it is begun where nobody has asked for it before.
    Refused while the game runs or is sealed, where there is nothing to look back at, and to those
    who wait for several already."""
    ended_needed(table)
    found = await find(context, table, effort)
    if found is not None:
        return found
    if not await _moves(context, table):
        raise Refused("refused-nothing-to-review")
    guild, rev = table.row.guild, table.row.rev
    locks = (person_lock(user), *server_lock(guild))
    async with writing(context, *locks) as (writer, changed):
        if await reviews.count_of_user(writer, user, MOST_OF_PERSON) >= MOST_OF_PERSON:
            raise Refused("refused-reviews-waiting", most=MOST_OF_PERSON)
        if guild and await reviews.count_of_guild(writer, guild, MOST_OF_SERVER) >= MOST_OF_SERVER:
            raise Refused("refused-reviews-server", most=MOST_OF_SERVER)
        nothing = codec.dump_record(Findings())
        await reviews.begin(writer, Row(table.id, rev, user, context.now(), nothing))
        changed.add(table.id)
    return await _needed(context, table, effort)


async def find(context: Context, table: Table, effort: Effort = USUAL) -> Review | None:
    """The review of this table as far as it is; None where nobody has asked for one since the game
    ended. The same refusals as for other secrets of a game."""
    ended_needed(table)
    row = await reviews.find(context.database, table.id)
    if row is None or row.rev != table.row.rev:
        return None
    try:
        found = codec.load_record(row.found, Findings)
    except codec.Unreadable as error:
        raise Refused("refused-parked") from error
    whole = await _moves(context, table)
    moves = _looked_at(whole)
    ended = row.ended_at is not None
    share = 1.0 if ended else share_done(moves, found, effort)
    return Review(moves, len(whole), found, share, ended)


async def _needed(context: Context, table: Table, effort: Effort) -> Review:
    found = await find(context, table, effort)
    if found is None:
        raise Refused("refused-stale")
    return found


async def _moves(context: Context, table: Table) -> tuple[Move, ...]:
    return moves_that_count(await steps.log(context.database, table.id))


def moves_that_count(log: Sequence[Entry]) -> tuple[Move, ...]:
    """The moves of the present line, in order."""
    line = present_line(log)
    kept = [entry for entry in log if entry.rev in line]
    return tuple(
        Move(entry.rev, entry.seat, entry.action, number, before.rev)
        for number, (before, entry) in enumerate(pairwise(kept), start=1)
        if is_move(entry) and entry.seat is not None
    )


def _looked_at(moves: Sequence[Move]) -> tuple[Move, ...]:
    wanted = {move.rev for move in moves_looked_at(moves)}
    return tuple(move for move in moves if move.rev in wanted)


async def match_before(context: Context, table: Table, move: Move) -> AnyMatch:
    """The match as it stood before this move. Refused where it cannot be read."""
    try:
        step = await steps.at(context.database, table.id, move.before)
        if step is None:
            raise Refused("refused-no-such-game")
        return packed_at(table, step).match()
    except (codec.Unreadable, Damaged) as error:
        raise Refused("refused-parked") from error


# The work


async def due(context: Context) -> list[int]:
    """The tables whose reviews are to be worked on, the longest wait first; what another process
    works on is left out."""
    return await reviews.due(context.database, Claim.REVIEW, context.claims.process, context.now())


async def work_on(context: Context, table_id: int, effort: Effort = USUAL) -> None:
    """Look back at this game to the end, step by step. After each step what was found is kept, so
    that whoever goes on after a crash goes on from there. Ends early where it is not wanted any
    more."""
    table = await context.table(table_id)
    review = await find(context, table, effort)
    while review is not None and not review.ended:
        step = next_step(review.moves, len(table.seats), review.found, effort)
        if step is None:
            await reviews.end(context.database, table_id, table.row.rev, context.now())
            return
        more = await context.look_back(await _retrospect(context, table, review, step))
        found = with_found(review.found, more)
        blob = codec.dump_record(found)
        if not await reviews.save(context.database, table_id, table.row.rev, blob):
            return
        review = replace(review, found=found)


async def _retrospect(context: Context, table: Table, review: Review, step: Step) -> Retrospect:
    """The position before the move that this step is about."""
    move = review.moves[step.index]
    before = await steps.at(context.database, table.id, move.before)
    if before is None:
        raise Damaged(f"step {move.before} of table {table.id} is missing")
    config = codec.dump_plain(table.shown().match.config)
    played = Played(move.rev, move.seat, move.action)
    return Retrospect(table.row.game, config, before.ply, before.state, played, step)


async def failed(context: Context, table_id: int) -> None:
    """Try this review again later, and not for ever."""
    row = await reviews.find(context.database, table_id)
    if row is not None and row.tries + 1 >= MOST_TRIES:
        await reviews.drop(context.database, table_id)
    else:
        await reviews.put_off(context.database, table_id, context.now() + TRY_AGAIN)
