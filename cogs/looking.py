"""A closer look at one part of a table, for games whose board is made of several."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from discord.ext import commands

from cogs import limits
from cogs.answers import Answer
from cogs.boards import game_name, text_board
from cogs.doors import table_of
from cogs.ids import Op, Press
from cogs.pages import AnyPicture, Page
from cogs.reading import Reader
from cogs.widgets import Line, Menu
from engine.core.errors import Stale
from engine.core.seats import Seen, W
from engine.core.words import msg
from render.painter import paint_detail, painter_of
from render.picture import Picture
from tables.table import Table

if TYPE_CHECKING:
    from cogs.bot import Boroughs


def detail_menu(table: Table, user: int, reader: Reader, row: int) -> tuple[Menu, ...]:
    """The parts that can be looked at; no menu where the board shows everything."""
    if table.running is None:
        return ()
    match, seat = table.shown().match, table.seat_of(user)
    view = match.public().view if seat is None else match.seen_by(seat).view
    details = painter_of(table.game.spec.key).details(view)
    lines = tuple(Line(one.token, limits.cut(reader.say(one.label), 100)) for one in details)
    prompt = reader.say(msg("hall-detail"))
    return (Menu(Press(Op.DETAIL, table.id), prompt, lines, row=row),) if lines else ()


async def detail_picture(
    table: Table, seen: Seen[object, W], token: str, reader: Reader
) -> Picture[W]:
    """One part of the table, painted off the event loop."""
    alt = limits.first_lines(text_board(table, seen, reader.caption), limits.ALT_TEXT)
    key = table.game.spec.key
    picture = await asyncio.to_thread(
        paint_detail, key, seen, token, reader.theme, reader.caption, alt
    )
    if picture is None:
        raise Stale("refused-stale")
    return picture


class Looking(commands.Cog):
    """Shows a part of the table to whoever asks, and to nobody else."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        bot.on_press({Op.DETAIL: self._detail})

    async def _detail(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        table = await table_of(answer, press.table)
        reader = await answer.reader(table.names)
        user = answer.caller.user
        picture = await self._picture(table, user, "".join(values[:1]), reader)
        menu = detail_menu(table, user, reader, 0)
        await answer.show(Page(reader.say(game_name(table)), (picture,), menu))

    async def _picture(self, table: Table, user: int, token: str, reader: Reader) -> AnyPicture:
        """With their own secrets for those who sit here."""
        match, seat = table.shown().match, table.seat_of(user)
        if seat is None:
            return await detail_picture(table, match.public(), token, reader)
        return await detail_picture(table, match.seen_by(seat), token, reader)


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Looking(bot))
