"""A process that plays and shows boards as the bot does, without Discord: ``bench.scale`` starts
several on one archive, and kills them.

``python -m bench.player FOLDER NAME TABLES PEOPLE SECONDS``, on the archive that DATABASE names.
Whatever it has done it writes to FOLDER/NAME as a line at once; a board is a file of FOLDER, and
like a message with a nonce it is made once, whoever tries again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import sys
import time
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import TextIO, TypeVar

from db.archive import Archive, open_archive, presence_at
from db.errors import ArchiveError, Unavailable
from db.location import Location, location_of
from db.outbox import of_game
from db.statements import Query
from engine.core.errors import Refused
from tables import outbox
from tables.claims import Claim, Claims
from tables.context import Caller, Context
from tables.entries import Publication
from tables.limits import Limits
from tables.lobby import opening
from tables.outbox import Pending
from tables.play import act

T = TypeVar("T")
GAME = "manhattan"
PLENTY = Limits(lobbies=10**6, tables=10**6, server_tables=10**6)
PLAYING = Query("SELECT id, rev FROM games WHERE status = 'playing' ORDER BY id")
STARTED = 1
"""The revision of a game at which nobody has moved yet."""
LOOK, AGAIN, AT_ONCE = 5.0, 0.05, 8
PAIR = 10**6
"""The people of a table have its first process's number and one that nobody else has."""


@dataclass
class Player:
    """One process: its people play at all tables, and it shows what is pending."""

    context: Context
    name: str
    folder: Path
    lines: TextIO
    wanted: int
    numbers: count[int]

    def tell(self, *words: object) -> None:
        """Write this to the list of what was done."""
        self.lines.write(f"{time.time():.6f} {' '.join(map(str, words))}\n")
        self.lines.flush()

    def interaction(self) -> str:
        return f"{self.name}-{os.getpid()}-{next(self.numbers)}"

    async def tables(self) -> list[int]:
        """The tables that are played at: all at which somebody has moved, so that each is played to
        its end and none is left for another, and as many new ones as are wanting. Where there are
        too few another one is opened, and none is played at: else each would wait for a move at
        all those before it."""
        found = await self.context.database.fetch(PLAYING.sql)
        if len(found) < self.wanted:
            await self.open()
            return []
        # By number alone a game would be left as soon as one is started that was opened before it.
        begun = [row["id"] for row in found if row["rev"] > STARTED]
        new = [row["id"] for row in found if row["rev"] == STARTED]
        return begun + new[: max(0, self.wanted - len(begun))]

    async def open(self) -> None:
        """A new game of two people who play nowhere else."""
        first = random.randrange(PAIR, 2**50)
        ann, bob = (Caller(first + n, f"P{n}", "") for n in range(2))
        table = await opening.open_table(self.context, self.pressing(ann), GAME, locale="en")
        await opening.join(self.context, table.id, self.pressing(bob))
        await opening.start(self.context, table.id, self.pressing(ann))

    def pressing(self, person: Caller) -> Caller:
        return replace(person, interaction=self.interaction())

    async def play(self) -> None:
        """Move after move, at any table that waits."""
        while True:
            found = await self.calmly(self.tables()) or []
            for table_id in random.sample(found, len(found)):
                await self.calmly(self.move(table_id))
            await asyncio.sleep(0)

    async def calmly(self, work: Awaitable[T]) -> T | None:
        """What this brings; None where the archive is away, or somebody was quicker."""
        try:
            return await work
        except Refused:
            return None
        except ArchiveError as error:
            self.tell("away", str(error).replace("\n", " "))
            await asyncio.sleep(AGAIN)
            return None

    async def move(self, table_id: int) -> None:
        """The safe move of somebody who is asked. It is asked for until it is answered, under one
        id, as Discord and people would: so it must be made once."""
        self.tell("asked", table_id)
        table = await self.context.table(table_id)
        match = table.match_needed().match
        turn = match.turn
        if turn is None:
            return
        seat = random.choice(turn.seats)
        person = table.seats[seat]
        caller = Caller(person.user or 0, person.name, self.interaction())
        text, begun = " ".join(match.fallback(seat)), time.perf_counter()
        while True:
            try:
                await act.act(self.context, table_id, caller, text)
                break
            except ArchiveError:
                await asyncio.sleep(AGAIN)
        self.tell("kept", caller.interaction, table_id, time.perf_counter() - begun)

    # What is shown

    async def show(self) -> None:
        """Show what is pending, and nothing that another process shows."""
        while True:
            pending = await self.calmly(outbox.due(self.context)) or []
            tables = {one.table_id for one in pending}
            for table_id in random.sample(sorted(tables), min(AT_ONCE, len(tables))):
                await self.calmly(self.show_table(table_id))
            await asyncio.sleep(AGAIN)

    async def show_table(self, table_id: int) -> None:
        """Show what is pending here now: another process may have shown what was due before."""
        claims, database = self.context.claims, self.context.database
        async with claims.holding(database, Claim.PUBLISHING, table_id) as ours:
            for one in await of_game(database, table_id) if ours else ():
                await self.show_one(one)

    async def show_one(self, pending: Pending) -> None:
        if pending.kind != Publication.BOARD:
            await outbox.published(self.context, pending)
            return
        rev = await outbox.posting(self.context, pending)
        since = self.posted(pending.table_id, rev, pending.first)
        as_of = replace(pending, rev=rev)
        await outbox.posted(self.context, as_of, rev, since - 1, "")

    def posted(self, table_id: int, rev: int, first: int) -> int:
        """Send a board that tells of these revisions; one that was sent before is the same. Returns
        from which revision on it tells."""
        place = self.folder / f"board-{table_id}-{rev}"
        draft = self.folder / f"draft-{self.interaction()}"
        draft.write_text(str(first))
        try:
            place.hardlink_to(draft)  # whole or not at all, and once
        except FileExistsError:
            return int(place.read_text())
        return first

    async def look_after(self) -> None:
        """Take over from those who have died or hang."""
        while True:
            await self.calmly(self.context.claims.take_over(self.context.database))
            await asyncio.sleep(LOOK)


async def _opened(place: Location) -> Archive:
    """The archive, as soon as it can be opened: its server may be on its way up."""
    while True:
        try:
            return await open_archive(place)
        except Unavailable:
            await asyncio.sleep(AGAIN)


async def main(folder: str, name: str, wanted: str, people: str, seconds: str) -> None:
    logging.disable(logging.WARNING)  # a line for each board that waited would drown the figures
    place = location_of(os.environ["DATABASE"])
    claims = Claims(presence_at(place))
    database = await _opened(place)
    context = Context(database, limits=PLENTY, claims=claims)
    with (Path(folder) / name).open("a") as lines:
        one = Player(context, name, Path(folder), lines, int(wanted), count())
        one.tell("begun")
        works = [one.play() for _ in range(int(people))]
        if float(seconds) == 0:
            works += [one.show(), one.look_after()]
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*works), float(seconds) or None)
        one.tell("ended")
    await claims.leave(database)
    await database.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
