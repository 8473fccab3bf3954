"""The par of a day: what the hard bot comes to when it plays the puzzle alone."""

from __future__ import annotations

import logging

from db import daily
from db.daily import Puzzle
from engine.bots.levels import Level
from engine.catalog import find
from engine.core.choices import Draft
from engine.core.game import Tally
from engine.core.match import AnyMatch, start
from engine.core.seats import Seat
from tables.context import Context
from tables.daily.days import day_at
from tables.daily.puzzles import config_of
from tables.processes import Urgency
from tables.thinking import Problem

log = logging.getLogger(__name__)

ALONE = Seat(0)


async def next_without_par(context: Context) -> Puzzle | None:
    """The first puzzle of today or later that the hard bot has not played yet."""
    return await daily.without_par(context.database, day_at(context.now()))


async def play_par(context: Context, puzzle: Puzzle) -> None:
    """Let the hard bot play this puzzle, and note its points. It thinks elsewhere, when nobody
    waits, and sees what any player sees; after a crash it plays from the start again."""
    match = start(find(puzzle.game), config_of(puzzle), puzzle.seed)
    while match.outcome is None:
        match = match.act(ALONE, await _thought(context, puzzle, match)).match
    await daily.set_par(context.database, puzzle.day, own_points(match.outcome.tallies))
    log.info("the par of day %s is known", puzzle.day)


async def _thought(context: Context, puzzle: Puzzle, match: AnyMatch) -> Draft:
    problem = Problem(
        game=puzzle.game,
        config=puzzle.config,
        ply=match.ply,
        state=match.dump(),
        seat=ALONE,
        level=Level.HARD,
        dice=context.new_seed(),
        urgency=Urgency.AT_LEISURE,
    )
    try:
        return await context.think(problem)
    except Exception:
        log.exception("the hard bot stumbled at the puzzle of day %s", puzzle.day)
        return match.fallback(ALONE)


def own_points(tallies: tuple[Tally, ...]) -> int:
    """What a lone player has on these sheets, be it their own or the team's."""
    points = {tally.seat: tally.points for tally in tallies}
    return points.get(ALONE, points.get(None, 0))
