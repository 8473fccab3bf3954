"""A closer look at one part of a table, for games whose board is made of several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from cogs.commands.resolve import table_of
from cogs.screens.board import game_name
from cogs.screens.described import described_detail
from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.page import AnyPicture, Page
from cogs.ui.reader import Reader
from cogs.ui.reply import Answer
from cogs.ui.widgets import Line, Menu
from engine.core.errors import Stale
from engine.core.seats import Seen, W
from engine.core.words import msg
from render.painter import Detail, detail_named, painter_of
from render.picture import Picture
from tables.table import Table

if TYPE_CHECKING:
    from cogs.client import Boroughs


def detail_menu(table: Table, user: int, reader: Reader, row: int) -> tuple[Menu, ...]:
    """The parts that can be looked at; no menu where the board shows everything."""
    if table.position is None:
        return ()
    match, seat = table.shown().match, table.seat_of(user)
    view = match.public().view if seat is None else match.seen_by(seat).view
    details = painter_of(table.game.spec.key).details(view)
    lines = tuple(Line(one.token, limits.cut(reader.say(one.label), 100)) for one in details)
    prompt = reader.say(msg("ui-detail"))
    return (Menu(Press(Op.DETAIL, table.id), prompt, lines, row=row),) if lines else ()


async def detail_page(
    table: Table, seen: Seen[object, W], token: str, reader: Reader
) -> tuple[str, Picture[W]]:
    """One part of the table: in words if it has some, and painted off the event loop."""
    key = table.game.spec.key
    found = detail_named(key, seen, token)
    told = [reader.caption(line) for line in found.words] if found else []
    given = (key, seen, token, told, reader.theme, reader.caption)
    picture = await reader.paint(described_detail, *given)
    if found is None or picture is None:
        raise Stale("refused-stale")
    return _in_words(table, found, reader), picture


def _in_words(table: Table, detail: Detail, reader: Reader) -> str:
    """What there is to say about this part; otherwise the name of the game is enough."""
    if not detail.words:
        return reader.say(game_name(table))
    lines = [f"**{reader.say(detail.label)}**", *(reader.say(line) for line in detail.words)]
    return limits.first_lines(lines, limits.CONTENT)


class GameDetails(commands.Cog):
    """Shows a part of the table to the person who asks, and to nobody else."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        bot.on_press({Op.DETAIL: self._detail})

    async def _detail(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        table = await table_of(answer, press.table)
        reader = await answer.reader(table.names)
        user = answer.caller.user
        text, picture = await self._part(table, user, "".join(values[:1]), reader)
        menu = detail_menu(table, user, reader, 0)
        await answer.show(Page(text, (picture,), menu))

    async def _part(
        self, table: Table, user: int, token: str, reader: Reader
    ) -> tuple[str, AnyPicture]:
        """With their own secrets for those who sit here."""
        match, seat = table.shown().match, table.seat_of(user)
        if seat is None:
            return await detail_page(table, match.public(), token, reader)
        return await detail_page(table, match.seen_by(seat), token, reader)


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(GameDetails(bot))
