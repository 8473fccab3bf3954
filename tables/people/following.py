"""Following a table without sitting at it: everyone's view of the board, and nobody's hand."""

from __future__ import annotations

from db import followers
from db.followers import Follower, Tell
from db.games import Game
from engine.core.errors import Refused
from tables.command import command, once
from tables.context import Caller, Context
from tables.lookup import RUNNING, Asking
from tables.outbox import Pending
from tables.table import Table

__all__ = ["MOST_FOLLOWERS", "Follower", "Tell"]

MOST_FOLLOWERS = 50


@command(retry=True)
async def follow(
    context: Context, table: Table, caller: Caller, tell: Tell | None, locale: str
) -> None:
    """Follow, or choose of what to be told; without a choice it stays as it was."""
    if table.row.ended_at is not None:
        raise Refused("refused-game-over")
    if table.seat_of(caller.user) is not None:
        raise Refused("refused-already-seated")
    table.open_needed()
    async with once(context, caller, table.id) as writer:
        known = await followers.of_game(writer, table.id)
        before = next((one for one in known if one.user == caller.user), None)
        if before is None and len(known) >= MOST_FOLLOWERS:
            raise Refused("refused-too-many-followers", most=MOST_FOLLOWERS)
        chosen = tell or (before.tell if before is not None else Tell.THREAD)
        row = Follower(table.id, caller.user, chosen, locale, context.now(), table.row.rev)
        await followers.put(writer, row)


@command(retry=True)
async def unfollow(context: Context, table: Table, caller: Caller) -> None:
    """Follow no longer."""
    if await followers.find(context.database, table.id, caller.user) is None:
        raise Refused("refused-not-following")
    async with once(context, caller, table.id) as writer:
        await followers.drop(writer, table.id, caller.user)


async def follower(context: Context, table_id: int, user: int) -> Follower | None:
    """How this person follows this table, if they do."""
    return await followers.find(context.database, table_id, user)


async def followers_of(context: Context, table_id: int) -> list[Follower]:
    """Everybody who follows this table."""
    return await followers.of_game(context.database, table_id)


async def followed_by(context: Context, user: int) -> list[Game]:
    """The lobbies and running games that this person follows."""
    found: list[Game] = []
    for status in RUNNING:
        found += await followers.of_user(context.database, user, status)
    return found


async def followed(context: Context, asking: Asking) -> list[Game]:
    """``followed_by`` as the candidates of a command that names no table."""
    return await followed_by(context, asking.user)


async def to_tell(context: Context, table: Table, rev: int) -> list[Follower]:
    """Those who have not been told how the table stood at this revision."""
    ended = table.row.ended_at is not None
    return await followers.to_tell(context.database, table.id, rev, ended)


def unread_since(one: Follower, pending: Pending) -> int:
    """The revision after which a follower is told what happened. Those who hear of the end
    only are not told the whole game with it."""
    return max(one.told, pending.first - 1)


async def was_told(context: Context, one: Follower, rev: int) -> None:
    """Record that this follower was written to, or cannot be."""
    await followers.mark_told(context.database, one.table_id, one.user, rev)
