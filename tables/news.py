"""What the hall owes the players: which boards and hands are behind, and what to say with them."""

from __future__ import annotations

from db import games, outbox, steps
from db.outbox import Owed
from engine.core import codec
from engine.core.events import Event, notices
from engine.core.seats import Eye
from engine.core.words import Msg
from tables.office import Office


async def owed(office: Office, limit: int = 100) -> list[Owed]:
    """What is due to be published now, the longest wait first."""
    return await outbox.pending(office.database, office.now(), limit)


async def news(office: Office, game: int, eye: Eye, after: int = 0) -> tuple[Msg, ...]:
    """What this eye reads of all that has happened after this revision."""
    entries = await steps.since(office.database, game, after)
    events: list[Event] = []
    for entry in entries:
        events += codec.load_events(entry.events)
    return notices(events, eye)


async def published(office: Office, debt: Owed, message: int | None = None) -> None:
    """It was shown: the debt is paid, and the board remembers its message."""
    async with office.database.write() as writer:
        await outbox.settle(writer, debt)
        if debt.seat is None:
            await games.mark_posted(writer, debt.game, debt.rev, message)


async def postpone(office: Office, debt: Owed, seconds: int) -> None:
    """It could not be shown now; try again later."""
    async with office.database.write() as writer:
        await outbox.postpone(writer, debt, office.now() + seconds)
