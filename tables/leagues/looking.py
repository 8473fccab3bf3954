"""What is looked after in a league from time to time, and when it is looked at again."""

from __future__ import annotations

from db import leagues
from db.leagues import Kind, League, Stage
from tables.context import Context
from tables.leagues.seasons import close_due, draw_due, next_round
from tables.leagues.tables import hand_on
from tables.time.arithmetic import HOUR, MINUTE
from tables.troubles import wait

SOON, LATER = 5, 5 * MINUTE
"""How soon a cup is looked at again, and a league that waits for its last tables."""
MOST_TRIES = 24


async def due(context: Context) -> list[int]:
    """The leagues that must be looked at now."""
    return await leagues.due(context.database, context.now())


async def begin(context: Context, league_id: int) -> int:
    """Take up a league for a while: should the process die meanwhile, it is looked at again then.
    Whatever makes it due before that is noticed by ``rest``, which wants this moment back."""
    until = context.now() + MINUTE
    await leagues.wake(context.database, league_id, until)
    return until


async def advance(context: Context, league_id: int) -> League | None:
    """Bring a league up to this moment: who holds its places, what is drawn, whether it is over. It
    can be repeated at any time. The league as it is then."""
    await hand_on(context, league_id)
    await draw_due(context, league_id)
    await close_due(context, league_id)
    return await leagues.find(context.database, league_id)


async def told(context: Context, league: League) -> None:
    """Note that the channel was told of this round, or of the end."""
    await leagues.tell(context.database, league)


async def rest(context: Context, league: League, since: int) -> None:
    """Look at this league again when there will be something to do; ``since`` came from
    ``begin``."""
    await leagues.rest(context.database, league.id, since, _next_look(context, league))


def _next_look(context: Context, league: League) -> int | None:
    if league.status is not Stage.RUNNING:
        return None
    if league.kind is Kind.CUP:
        return context.now() + SOON
    return next_round(league) or context.now() + LATER


async def put_off(context: Context, league_id: int, since: int) -> None:
    """Look again after a longer while each time, at most an hour: a server may be full, Discord
    away, the channel gone, and all of that may end. How a league has ended is told some hours late
    or not at all."""
    league = await leagues.find(context.database, league_id)
    if league is None:
        return
    later = context.now() + min(HOUR, wait(league.tries))
    lost = league.status is Stage.OVER and league.tries >= MOST_TRIES
    again = None if lost else later
    await leagues.rest(context.database, league.id, since, again, league.tries + 1)
