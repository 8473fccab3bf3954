"""Leagues for tests: people who sign up, and tables that end as one wishes."""

from db import league_fixtures, leagues
from engine.core.game import Outcome, Part, Tally
from engine.core.words import msg
from tables.context import Caller
from tables.entries import Entry, Kind
from tables.leagues import looking, seasons, signing
from tables.leagues.signing import Asker, Wanted
from tables.leagues.tables import open_tables
from tables.log import append
from tables.time.arithmetic import DAY

HOME, AWAY, CHANNEL = 7, 8, 70
NAMES = ("ann", "bob", "cid", "dee", "eve", "fay", "gus", "hal")


def asker(people, name, guild=HOME, manager=False):
    return Asker(people(name), guild, manager)


async def founded(
    context, people, kind="league", weeks=2, duels=True, guild=HOME, host="host", **changes
):
    facts = {"game": "manhattan", "options": {"first": "1"}, "pace": DAY, "weeks": weeks}
    wanted = Wanted(leagues.Kind(kind), **{**facts, "duels": duels, **changes})
    by = asker(people, host, guild, manager=True)
    return await signing.found(context, by, wanted, CHANNEL, "en")


async def signed_up(context, people, league, names):
    for name in names:
        await signing.join(context, asker(people, name), league.id)


async def started(context, people, names, **changes):
    """A league of these people that has begun, with its first tables."""
    league = await founded(context, people, **changes)
    await signed_up(context, people, league, names)
    await seasons.start(context, asker(people, "host"), league.id)
    return await moved_on(context, league)


async def moved_on(context, league, seconds=0):
    """The league after so long, as Boroughs has looked after it."""
    context.now.seconds += seconds
    since = await looking.begin(context, league.id)
    found = await looking.advance(context, league.id)
    await open_tables(context, league.id)
    await looking.rest(context, found, since)
    return await leagues.find(context.database, league.id)


async def drawn(context, league, round_=None):
    """What was drawn in this season, or in one round of it."""
    found = await league_fixtures.of_season(context.database, league.id, league.season)
    return [one for one in found if round_ in (None, one.round)]


async def finish(context, table_id, *ranks, scores=None):
    """End a table with these ranks."""
    table = await context.table(table_id)
    points = scores or [10 * (len(ranks) - rank) for rank in ranks]
    tallies = tuple(
        Tally(seat, (Part(msg("outcome-finished"), score),)) for seat, score in enumerate(points)
    )
    outcome = Outcome(ranks, msg("outcome-finished"), tallies)
    entry = Entry(Kind.NOTE, table.position.match, ())
    await append(context, table, Caller(0, "", f"end-{table_id}"), [entry], outcome=outcome)


async def finish_all(context, league, winner=min):
    """End all running tables: of each, the slot that ``winner`` chooses comes first."""
    for one in await drawn(context, league):
        if one.status == "playing":
            first = winner(one.slots)
            await finish(context, one.table_id, *(1 if slot == first else 2 for slot in one.slots))
