"""Tries: sealed tables for one person, three for each day."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from db import daily
from db.daily import Puzzle, Try
from db.games import Opening
from db.statements import Connection
from engine.catalog import find
from engine.core import codec
from engine.core.errors import Refused
from tables.command import create
from tables.context import Caller, Context
from tables.daily.days import closes, day_at
from tables.daily.puzzles import config_of, puzzle
from tables.lobby.at_once import start_table
from tables.lobby.starting import lay_out
from tables.table import Table

__all__ = ["MOST_TRIES", "Try", "begin", "best_of", "check_own", "own_tries", "running"]

MOST_TRIES = 3
NONE_LEFT = "refused-no-tries-left"


@dataclass(frozen=True)
class Place:
    """Where a try is begun, and where its boards are shown: that must be for its player alone."""

    guild: int | None
    room: int
    locale: str


async def own_tries(context: Context, user: int, day: int) -> list[Try]:
    """The tries of this person on this day, in order."""
    return await daily.tries_of(context.database, user, day)


def running(tries: list[Try]) -> Try | None:
    """The try that is being played, if there is one."""
    return next((one for one in tries if one.ended_at is None), None)


def best_of(tries: list[Try]) -> Try | None:
    """The one that counts: that with most points among those played to their end in time."""
    counted = [one for one in tries if counts(one)]
    return max(counted, key=lambda one: (one.score or 0, -one.number), default=None)


def counts(one: Try) -> bool:
    """Whether this try was played to its end before its day was closed."""
    return one.score is not None and one.ended_at is not None and one.ended_at < closes(one.day)


async def begin(context: Context, caller: Caller, place: Place) -> Table:
    """The next try of this person at the puzzle of today; the one they have begun, where there is
    one: nobody plays two at once. Refused after the third, and where they have too many tables."""
    today = await puzzle(context, day_at(context.now()))
    tries = await own_tries(context, caller.user, today.day)
    begun = running(tries)
    if begun is not None:
        return await context.table(begun.table_id)
    _check_left(tries)
    return await create(context, caller, None, partial(_start, context, caller, place, today))


async def _start(
    context: Context, caller: Caller, place: Place, today: Puzzle, writer: Connection
) -> int:
    # Read again: the lock of the person is held now, and another press may have been quicker.
    tries = await daily.tries_of(writer, caller.user, today.day)
    if (begun := running(tries)) is not None:
        return begun.table_id
    _check_left(tries)
    layout = lay_out(context, find(today.game), config_of(today), today.seed)
    table_id = await start_table(
        context, caller, _opening(context, caller, place, today), layout, writer
    )
    own = Try(table_id, today.day, caller.user, place.guild, len(tries) + 1)
    await daily.add_try(writer, own)
    return table_id


def _check_left(tries: list[Try]) -> None:
    if len(tries) >= MOST_TRIES:
        raise Refused(NONE_LEFT, most=MOST_TRIES)


def _opening(context: Context, caller: Caller, place: Place, today: Puzzle) -> Opening:
    return Opening(
        game=today.game,
        host=caller.user,
        locale=place.locale,
        options=codec.dump_plain(dict(config_of(today).options)),
        created_at=context.now(),
        channel=place.room,
        private=True,
        thread=place.room,
    )


async def check_own(context: Context, table_id: int, user: int) -> Try:
    """This try. Refused where it is somebody else's, is still being played, or was given up."""
    found = await daily.try_at(context.database, table_id)
    if found is None or found.user != user:
        raise Refused("refused-no-such-game")
    if found.score is None:
        raise Refused("refused-no-card")
    return found
