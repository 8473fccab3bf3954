"""Trouble at one table: counted, put off longer each time, and no reason for others to wait."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

from db import games, troubles
from db.games import Game
from db.locks import table_lock
from db.troubles import Trouble
from tables.context import Context
from tables.time.arithmetic import DAY, HOUR

__all__ = ["FORGOTTEN_AFTER", "Trouble", "Work", "noted", "row_of", "told", "wait"]

FIRST_WAIT = 5
LONGEST_WAIT = HOUR
MOST_DOUBLINGS = 20
FORGOTTEN_AFTER = DAY
"""So many seconds after it was to be tried again, a trouble that has not come back is over."""


class Work(StrEnum):
    """What Boroughs does by itself at a table."""

    LOBBY = "lobby"
    BOARD = "board"
    HAND = "hand"
    FOLLOWERS = "followers"
    MEMBERS = "company"
    BOT = "bot"
    CLOCK = "clock"
    RATING = "rating"


def wait(tries: int) -> int:
    """In how many seconds to try again what has failed so many times before."""
    return min(LONGEST_WAIT, FIRST_WAIT << min(tries, MOST_DOUBLINGS))


async def noted(context: Context, table_id: int, work: Work) -> Trouble:
    """Record one more failure. Returns how many there were in a row, and when to try again."""
    async with context.database.write(table_lock(table_id)) as writer:
        before = await troubles.find(writer, table_id, work) or Trouble(table_id, work, 0, 0)
        due = context.now() + wait(before.tries)
        trouble = replace(before, tries=before.tries + 1, due=due)
        await troubles.put(writer, trouble)
    return trouble


async def told(context: Context, trouble: Trouble) -> None:
    """Record that the host was told, so that they are not told again before it is over."""
    async with context.database.write(table_lock(trouble.table_id)) as writer:
        now = await troubles.find(writer, trouble.table_id, trouble.work)
        await troubles.put(writer, replace(now or trouble, told=True))


async def row_of(context: Context, table_id: int) -> Game | None:
    """The table as a line of the archive: it can be read where the game itself cannot."""
    return await games.find(context.database, table_id)
