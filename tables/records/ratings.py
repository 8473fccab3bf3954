"""How strong people are: ratings by openskill, from the results of games against each other.

Nothing is rated while a game is played. Results wait in a queue, and are counted before a rating is
read. So each result counts once, in the order in which games ended.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from openskill.models import PlackettLuce

from db import former_seats, ratings, results, steps
from db.locks import RATINGS_LOCK
from db.ratings import EVERYWHERE, Ended, Rating
from db.results import Result
from db.statements import Source, Statement
from db.steps import Entry
from tables.context import Context
from tables.entries import Kind
from tables.history.moments import present_line
from tables.table import Table
from tables.troubles import Work, noted

log = logging.getLogger(__name__)

MODEL = PlackettLuce()
AT_ONCE = 50
"""So many games count in one transaction: nobody's move waits long behind them."""

AVERAGE, PER_POINT = 1000, 40
NOBODY = 0

Shares = dict[int, float]
"""Who held a seat, and how much of it was theirs; together at most one."""


def shown(rating: Rating) -> int:
    """A rating as people read it: 1000 for a newcomer, and what we are quite sure of for others,
    so it grows with every game played as well as with every game won."""
    return round(AVERAGE + PER_POINT * (rating.mu - 3 * rating.sigma))


def newcomer(guild: int, game: str, user: int) -> Rating:
    """The rating of a person who has no rated game yet."""
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


def after_shared(
    before: Mapping[int, Rating], seats: Sequence[Shares], places: Sequence[int]
) -> list[Rating]:
    """The same where several people have held a seat: it was as strong as they are by their
    shares, and what it won or lost is theirs by their shares."""
    were = [_blended(before, shares) for shares in seats]
    now = dict(before)
    for was, then, shares in zip(were, after(were, places), seats, strict=True):
        for user, share in shares.items():
            one = now[user]
            sigma = one.sigma * (1 - share * (1 - then.sigma / was.sigma))
            now[user] = replace(one, mu=one.mu + share * (then.mu - was.mu), sigma=sigma)
    return list(now.values())


def _blended(before: Mapping[int, Rating], shares: Shares) -> Rating:
    whole = sum(shares.values())
    mu = sum(before[user].mu * share for user, share in shares.items()) / whole
    sigma = sum(before[user].sigma * share for user, share in shares.items()) / whole
    return replace(next(iter(before.values())), user=NOBODY, mu=mu, sigma=sigma)


async def held_by(source: Source, table_id: int, rows: Sequence[Result]) -> dict[int, Shares]:
    """Whose each seat was, by the share of its moves that they made themselves and that still
    count; a seat without such a move is its last holder's."""
    former = await former_seats.of_game(source, table_id)
    taken = {one.seat for one in former}
    log = await steps.log(source, table_id) if former else []
    held = {row.seat: {row.user: 1.0} for row in rows if row.user is not None}
    for row in rows:
        if row.seat in taken:
            before = [(one.until, one.user) for one in former if one.seat == row.seat]
            held[row.seat] = _shares(log, row.seat, [*before, (log[-1].rev, row.user)])
    return held


def _shares(log: Sequence[Entry], seat: int, stints: Sequence[tuple[int, int | None]]) -> Shares:
    """How much of a seat was each person's; ``stints`` are the holders with their last revisions,
    in order. What was made by those who have been forgotten is nobody's."""
    line = present_line(log)
    made = [one.rev for one in log if one.seat == seat and one.kind == Kind.ACT and one.rev in line]
    counts: Counter[int | None] = Counter(
        next(user for until, user in stints if rev <= until) for rev in made
    )
    shares = {user: count / len(made) for user, count in counts.items() if user is not None}
    last = stints[-1][1]
    return shares if made or last is None else {last: 1.0}


def places(rows: Sequence[Result]) -> list[int]:
    """The place of each result, from 0; those who left come last, whatever their seat's rank."""
    keys = [(row.resigned, row.rank) for row in rows]
    order = sorted(set(keys))
    return [order.index(key) for key in keys]


def counting(rows: Sequence[Result], held: Mapping[int, Shares]) -> list[Result]:
    """The results that make ratings: people against people, so no bots, nobody who has been
    forgotten, and nothing that was won or lost together. Those who have held the same seat did not
    play against each other."""
    people = [row for row in rows if held.get(row.seat) and row.won is None]
    several = len({user for row in people for user in held[row.seat]}) > 1
    return people if several and len(people) > 1 else []


def is_rated(table: Table) -> bool:
    """Whether the result of this game is to move ratings: everybody may know of it, and at least
    two people play against each other, or did until they left. The game has begun."""
    people = {row.user for row in table.seats if row.user is not None}
    against = not table.game.co_op(table.shown().match.config)
    return against and not table.row.private and len(people) > 1


async def catch_up(context: Context) -> None:
    """Count every result that has not counted yet. One that cannot be counted is put off, so that
    all others count and can be read."""
    while await ratings.waiting(context.database, Work.RATING, context.now(), 1):
        for table_id in await _count_some(context):
            await noted(context, table_id, Work.RATING)


async def _count_some(context: Context) -> list[int]:
    """Count the next results in one transaction. Returns the tables where that failed."""
    failed = []
    async with context.database.write(RATINGS_LOCK) as writer:
        for ended in await ratings.waiting(writer, Work.RATING, context.now(), AT_ONCE):
            try:
                counted = await _counted(writer, ended)
            except Exception:
                log.exception("the result of table %s cannot be counted", ended.table_id)
                failed.append(ended.table_id)
            else:
                await writer.execute(*counted)
    return failed


async def _counted(source: Source, ended: Ended) -> list[Statement]:
    """The statements that count the result of one game. One at a private table moves no rating, for
    others would see it."""
    found = [] if ended.private else await results.of_game(source, ended.table_id)
    held = await held_by(source, ended.table_id, found)
    rows = counting(found, held)
    guilds = [EVERYWHERE] if ended.guild is None else [EVERYWHERE, ended.guild]
    moved = [await _moved(source, guild, ended, rows, held) for guild in guilds] if rows else []
    return [*map(ratings.putting, moved), ratings.counted(ended)]


async def _moved(
    source: Source,
    guild: int,
    ended: Ended,
    rows: Sequence[Result],
    held: Mapping[int, Shares],
) -> list[Rating]:
    known = await ratings.at_table(source, guild, ended)
    users = {user for row in rows for user in held[row.seat]}
    before = {user: known.get(user) or newcomer(guild, ended.game, user) for user in users}
    return after_shared(before, [held[row.seat] for row in rows], places(rows))
