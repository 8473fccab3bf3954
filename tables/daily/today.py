"""What one person sees of today: the puzzle, their tries, their card, and who stands where."""

from __future__ import annotations

from dataclasses import dataclass

from db import daily
from db.daily import Puzzle, Try
from engine.core.errors import Refused
from tables.context import Context
from tables.daily.days import day_at
from tables.daily.puzzles import puzzle
from tables.daily.shape import shape
from tables.daily.standings import Standings, standings, streak
from tables.daily.tries import best_of, own_tries
from tables.table import Table


@dataclass(frozen=True)
class Card:
    """A try that was played to its end, without anything of what lies where."""

    puzzle: Puzzle
    own: Try
    streak: int
    shape: tuple[int, ...]

    @property
    def points(self) -> int:
        return self.own.score or 0


@dataclass(frozen=True)
class Today:
    """The day as one person may see it; ``card`` is that of their best try."""

    puzzle: Puzzle
    tries: tuple[Try, ...]
    streak: int
    standings: Standings
    card: Card | None


async def today_of(context: Context, user: int, guild: int | None) -> Today:
    """The day that runs now, for this person, who asks from this server."""
    now = await puzzle(context, day_at(context.now()))
    tries = await own_tries(context, user, now.day)
    best = best_of(tries)
    return Today(
        now,
        tuple(tries),
        await streak(context, user, now.day),
        await standings(context, now.day, guild, user),
        await card(context, best) if best is not None else None,
    )


async def card(context: Context, own: Try) -> Card:
    """The card of this try, which was played to its end."""
    table = await context.table(own.table_id)
    days = await streak(context, own.user, own.day)
    return Card(await puzzle(context, own.day), own, days, await shape(context, table))


async def shown_best(context: Context, table_id: int, guild: int | None) -> tuple[Table, str]:
    """The best city of a day that is closed, as it is shown to this server, and its player's name
    there. Refused where it is no such city: somebody may have been forgotten, or hide theirs."""
    found = await daily.try_at(context.database, table_id)
    if found is not None and guild is not None:
        best = (await standings(context, found.day, guild)).here[:1]
        table = await context.table(table_id)
        if best and best[0].table_id == table_id and not table.sealed:
            return table, best[0].name
    raise Refused("refused-no-best")
