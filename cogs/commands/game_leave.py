"""``/game resign`` and ``/game cancel``: ending a game for oneself, or for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.commands.resolve import number_meant, table_meant, table_of
from cogs.screens.lists import table_choices
from cogs.ui.custom_id import Op, Press
from cogs.ui.i18n import WHICH_TABLE, WHICH_TABLE_HINT, named
from cogs.ui.page import Page
from cogs.ui.reply import Answer
from cogs.ui.widgets import Button, Style
from engine.core.words import Msg, msg
from tables.lobby import opening
from tables.lookup import own_tables
from tables.play.resignation import after_leaving, alone_with_bots, finish, resign
from tables.table import Table

if TYPE_CHECKING:
    from cogs.client import Boroughs

Interaction = discord.Interaction[Any]


class GameLeave(commands.Cog):
    """Resigning, ending a game that only bots play on, and calling it off."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        bot.on_press(
            {Op.RESIGN: self._ask_resign, Op.RESIGNED: self._resign, Op.FINISH: self._finish}
        )

    @app_commands.command(name=named("command-resign"), description=named("command-resign.hint"))
    @app_commands.rename(**WHICH_TABLE)
    @app_commands.describe(**WHICH_TABLE_HINT)
    async def resign(self, interaction: Interaction, table_id: int | None = None) -> None:
        """``/game resign``: asks once more before it is done."""
        answer = Answer(interaction)
        await answer.think()
        await self._sure(answer, await table_meant(answer, table_id, Press(Op.RESIGN, 0)))

    async def _ask_resign(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.think()
        await self._sure(answer, await table_of(answer, press.table))

    async def _sure(self, answer: Answer, table: Table) -> None:
        table.match_needed()
        seat = table.seat_needed(answer.caller.user)
        reader = await answer.reader(table.names)
        alone = alone_with_bots(table) == seat
        what = "alone" if alone else after_leaving(table, seat)
        buttons = [(Op.FINISH, "ui-finish-yes", Style.GOOD)] if alone else []
        buttons.append((Op.RESIGNED, "ui-resign-yes", Style.DANGER))
        widgets = tuple(
            Button(Press(op, table.id), reader.say(msg(key)), style) for op, key, style in buttons
        )
        await answer.show(Page(reader.say(msg(f"ui-resign-{what}")), widgets=widgets))

    async def _finish(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        table = (await finish(self._bot.context, press.table, answer.caller)).after
        reader = await answer.reader(table.names)
        await answer.show(Page(reader.say(msg("ui-done"))))

    async def _resign(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.update()
        table = (await resign(self._bot.context, press.table, answer.caller)).after
        reader = await answer.reader(table.names)
        await answer.show(Page(reader.say(msg("ui-resigned"))))

    @app_commands.command(name=named("command-cancel"), description=named("command-cancel.hint"))
    @app_commands.rename(**WHICH_TABLE)
    @app_commands.describe(**WHICH_TABLE_HINT)
    async def cancel(self, interaction: Interaction, table_id: int | None = None) -> None:
        """``/game cancel``: the host calls it off, or the table is asked whether to."""
        answer = Answer(interaction)
        await answer.think()
        table_id = await number_meant(answer, table_id, Press(Op.CANCEL, 0), own_tables)
        table = (await opening.cancel(self._bot.context, table_id, answer.caller)).after
        await tell_cancelled(answer, table)

    @resign.autocomplete("table_id")
    @cancel.autocomplete("table_id")
    async def _own_tables(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await table_choices(interaction, typed)


async def tell_cancelled(answer: Answer, table: Table) -> None:
    """Tell the person who called it off that it is done, or that the others are asked."""
    key = "ui-cancelled" if table.row.ended_at is not None else "ui-undo-asked"
    await answer.tell((await answer.reader(table.names)).say(Msg(key)))
