"""How strong people are: ratings by openskill, from the results of games against each other.

Nothing is rated while a game is played. Results wait in a queue, and whoever wants to see a rating
lets those that wait count first. So each result counts once, in the order in which games ended.
"""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

from db import ratings, results
from db.ratings import EVERYWHERE, Ended, Rating
from db.results import Result
from db.statements import Connection
from tables.office import Office

MODEL = PlackettLuce()
AT_ONCE = 50
"""So many games count in one transaction: nobody's move waits long behind them."""

AVERAGE, PER_POINT = 1000, 40


def shown(rating: Rating) -> int:
    """A rating as people read it: 1000 for a newcomer, and what we are quite sure of for others,
    so it grows with every game played as well as with every game won."""
    return round(AVERAGE + PER_POINT * (rating.mu - 3 * rating.sigma))


def newcomer(guild: int, game: str, user: int) -> Rating:
    """Somebody of whom nothing is known yet."""
    unknown = MODEL.rating()
    return Rating(guild, game, user, unknown.mu, unknown.sigma)


def after(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """These people's ratings after they came in at these places; equal places are ties."""
    teams = [[MODEL.create_rating([one.mu, one.sigma])] for one in before]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(one.guild, one.game, one.user, now.mu, now.sigma)
        for one, (now,) in zip(before, rated, strict=True)
    ]


def places(rows: Sequence[Result]) -> list[int]:
    """The order in which people came in; whoever left comes last, wherever the house took them."""
    keys = [(row.resigned, row.rank) for row in rows]
    order = sorted(set(keys))
    return [order.index(key) for key in keys]


def counting(rows: Sequence[Result]) -> list[Result]:
    """The results that make ratings: people against people, so no bots, nobody who has been
    forgotten, and nothing that was won or lost together."""
    people = [row for row in rows if row.user is not None and row.won is None]
    return people if len(people) > 1 else []


async def catch_up(office: Office) -> None:
    """Let every result count that has not yet."""
    while await ratings.waiting(office.database, 1):
        async with office.database.write() as writer:
            for ended in await ratings.waiting(writer, AT_ONCE):
                await _count(writer, ended)


async def _count(writer: Connection, ended: Ended) -> None:
    rows = counting(await results.of_game(writer, ended.table))
    guilds = [EVERYWHERE] if ended.guild is None else [EVERYWHERE, ended.guild]
    moved = [await _moved(writer, guild, ended, rows) for guild in guilds] if rows else []
    await writer.execute(*map(ratings.putting, moved), ratings.counted(ended))


async def _moved(
    writer: Connection, guild: int, ended: Ended, rows: Sequence[Result]
) -> list[Rating]:
    known = await ratings.at_table(writer, guild, ended)
    users = [row.user for row in rows if row.user is not None]
    before = [known.get(user) or newcomer(guild, ended.game, user) for user in users]
    return after(before, places(rows))
