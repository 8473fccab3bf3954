"""Making replays: one at a time for everybody, and few for each person."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic

from discord import app_commands
from discord.ext import commands

from cogs.screens.board import game_name, text_board
from cogs.ui import limits
from cogs.ui.page import Attachment
from cogs.ui.reader import Reader
from engine.core.words import msg
from render.pictures.film import Film, Frame, join, paint_frame
from tables.history.scenes import Scene
from tables.processes import Urgency, Work
from tables.table import Table

FILMS, IN_SECONDS = 2, 300.0
TELL_EVERY = 1.5

Tell = Callable[[int, int], Awaitable[None]]
"""Says how many pictures are done, of how many."""


class FilmMaker:
    """Makes films, one at a time. One takes seconds of a core, so nobody gets many in a row."""

    def __init__(self, elsewhere: Work) -> None:
        self._elsewhere = elsewhere
        self._room = asyncio.Semaphore(1)
        cooldown = app_commands.Cooldown(FILMS, IN_SECONDS)
        self._made: commands.CooldownMapping[int] = commands.CooldownMapping(cooldown, int)

    def count(self, user: int) -> None:
        """One more film for this person; refused where there were many lately."""
        bucket = self._made.get_bucket(user)
        wait = bucket.update_rate_limit() if bucket is not None else None
        if bucket is not None and wait is not None:
            raise app_commands.CommandOnCooldown(bucket, wait)

    async def film(self, table: Table, scenes: Sequence[Scene], reader: Reader, tell: Tell) -> Film:
        """Paint every scene off the event loop, telling now and then how far it is; then join."""
        await tell(0, len(scenes))
        async with self._room:
            frames = await self._frames(table, scenes, reader, tell)
            given = (frames, table.game.spec.key, reader.theme)
            return await self._elsewhere(Urgency.AT_LEISURE, join, *given)

    async def _frames(
        self, table: Table, scenes: Sequence[Scene], reader: Reader, tell: Tell
    ) -> list[Frame]:
        key, frames, told = table.game.spec.key, list[Frame](), monotonic()
        for scene in scenes:
            given = (key, scene, reader.theme, reader.caption)
            frames.append(await self._elsewhere(Urgency.AT_LEISURE, paint_frame, *given))
            if monotonic() - told > TELL_EVERY:
                await tell(len(frames), len(scenes))
                told = monotonic()
        return frames


def film_words(table: Table, film: Film, reader: Reader) -> str:
    """What is written over a replay: which game, how long, and how it ended."""
    seconds = round(film.milliseconds / 1000)
    lines = [msg("memory-filmed", game=game_name(table), number=table.id, seconds=seconds)]
    outcome = table.shown().match.outcome
    lines += [outcome.why] if outcome is not None else []
    return "\n".join(reader.say(line) for line in lines)


def film_attachment(table: Table, film: Film, reader: Reader) -> Attachment:
    """The film as a file, with the board at its end in words."""
    intro = reader.caption(msg("memory-film-alt", game=game_name(table)))
    board = text_board(table, table.shown().match.public(), reader.caption)
    alt = limits.first_lines([intro, *board], limits.ALT_TEXT)
    return Attachment(f"replay-{table.id}.gif", film.gif, alt)
