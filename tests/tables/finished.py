"""Finished games as rows, for tests that need many of them and no moves."""

from dataclasses import dataclass

from db import games, ratings, results, seats
from db.games import Opening
from db.results import Result
from db.seats import Seat

HERE, THERE = 7, 8


@dataclass(frozen=True)
class Came:
    """How one seat came out. Without a user it is a bot's."""

    user: int | None
    rank: int
    score: int = 0
    won: bool | None = None
    left: bool = False
    whole_campaign: bool = False


async def finished(context, *came, game="manhattan", guild=HERE, at=None, private=False):
    """The number of a table that ended so."""
    ended = context.now() if at is None else at
    opening = Opening(game, came[0].user or 1, "en", b"\x80", ended, guild=guild, private=private)
    async with context.database.write() as writer:
        table = await games.add(writer, opening)
        for seat, one in enumerate(came):
            bot = None if one.user else "easy"
            await seats.add(writer, Seat(table, seat, one.user, f"Player {one.user}", bot, ended))
        await games.start(writer, table, b"\x80", bytes(16), ended)
        rows = [
            Result(
                table, seat, one.user, one.rank, one.score, one.won, one.left, one.whole_campaign
            )
            for seat, one in enumerate(came)
        ]
        await writer.execute(results.adding(rows))
        await writer.execute(games.finishing(table, ended))
        await writer.execute(ratings.queueing(table, ended))
    return table
