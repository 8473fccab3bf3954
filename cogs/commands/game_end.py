"""After the end: playing again, and how the points came."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from cogs.commands.game_new import show_lobby_of
from cogs.commands.resolve import table_of
from cogs.screens.board import game_name
from cogs.screens.points import points_page
from cogs.ui.custom_id import Op, Press
from cogs.ui.page import Poster
from cogs.ui.reader import public_reader
from cogs.ui.reply import Answer
from engine.core.words import Msg, msg, plain
from tables.lobby import rematch
from tables.table import Table

if TYPE_CHECKING:
    from cogs.client import Boroughs


class GameEnd(commands.Cog):
    """What one can do with a game that is over, beside looking back at it."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        bot.on_press({Op.AGAIN: self._again, Op.POINTS: self._points})

    async def _again(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        """Open the lobby of the next game and call the others to it, once; those who ask later are
        shown where it is."""
        found = await rematch.play_again(self._bot.context, press.table, answer.caller)
        answer.did()
        if not found.opened:
            await answer.think()
            place = f"<#{found.table.row.thread or found.table.row.channel}>"
            await answer.tell((await answer.reader()).say(msg("ui-again-there", place=place)))
            return
        shown = await show_lobby_of(self._bot, answer, found.table, "ui-again-there")
        if shown and (called := again_poster(self._bot, found.table)):
            await answer.post(called)

    async def _points(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.think()
        table = await table_of(answer, press.table)
        await answer.show(await points_page(table, await answer.reader(table.names)))


def again_poster(bot: Boroughs, table: Table) -> Poster | None:
    """The call to those who have a seat at the new table without having asked for it; None where
    there are none."""
    others = [row.user for row in table.holders if row.user not in (None, table.row.host)]
    users = tuple(user for user in others if user is not None)
    if not users:
        return None
    called: tuple[Msg, ...] = tuple(plain(f"<@{user}>") for user in users)
    host = plain(f"<@{table.row.host}>")
    words = msg("ui-again-called", people=called, host=host, game=game_name(table))
    return Poster(public_reader(bot, table).say(words), mentions=users)


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(GameEnd(bot))
