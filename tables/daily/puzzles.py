"""The puzzle of a day: drawn ahead, committed to by its fingerprint, opened when it is over."""

from __future__ import annotations

from db import daily, daily_channels
from db.daily import Puzzle
from engine.catalog import catalog
from engine.core import codec
from engine.core.errors import Refused
from engine.core.options import Config
from engine.core.puzzles import for_one, puzzle_config
from tables.context import Context
from tables.daily.days import day_at, newest_closed

__all__ = ["Puzzle", "close_days", "config_of", "past", "prepare", "puzzle"]


async def puzzle(context: Context, day: int) -> Puzzle:
    """The puzzle of this day; drawn now where there is none yet. Whoever draws it, all have the
    same. Refused where no game can be played alone."""
    found = await daily.find(context.database, day)
    if found is None:
        await daily.add(context.database, _drawn(context, day))
        found = await daily.find(context.database, day)
    if found is None:
        raise Refused("refused-no-puzzle")
    return found


def _drawn(context: Context, day: int) -> Puzzle:
    """A new puzzle. The games take turns, their kinds of puzzles follow from the seed."""
    games, seed = for_one(catalog()), context.new_seed()
    if not games:
        raise Refused("refused-no-puzzle")
    game = games[day % len(games)]
    config = codec.dump_plain(puzzle_config(game, seed))
    return Puzzle(day, game.spec.key, config, seed)


def config_of(puzzle: Puzzle) -> Config:
    """How this puzzle is set up."""
    return codec.load_config(puzzle.config)


async def past(context: Context, day: int) -> Puzzle | None:
    """The puzzle of a day that is over, if there was one."""
    return await daily.find(context.database, day)


async def prepare(context: Context) -> None:
    """Draw the puzzles of today and of tomorrow, whose fingerprint is told today; not where nobody
    is told of any."""
    if await daily_channels.are_any(context.database):
        today = day_at(context.now())
        for day in (today, today + 1):
            await puzzle(context, day)


async def close_days(context: Context) -> None:
    """Open the tries of all days whose time is over."""
    after = newest_closed(context.now()) + 1
    if await daily.is_any_open(context.database, after):
        await daily.close(context.database, after)
