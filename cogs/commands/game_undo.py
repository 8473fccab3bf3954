"""``/game undo``: taking a move back, and the answers of those who are asked to agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.commands.resolve import table_meant
from cogs.screens.lists import table_choices
from cogs.ui.custom_id import Op, Press
from cogs.ui.i18n import WHICH_TABLE, WHICH_TABLE_HINT, named
from cogs.ui.reply import Answer
from engine.core.words import msg
from tables import wishes
from tables.play import undo, voting

if TYPE_CHECKING:
    from cogs.client import Boroughs

Interaction = discord.Interaction[Any]


class GameUndo(commands.Cog):
    """Taking back, and voting on what somebody wishes."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot
        bot.on_press({Op.UNDO: self._undo, Op.AGREE: self._agree, Op.OBJECT: self._object})

    @app_commands.command(name=named("command-undo"), description=named("command-undo.hint"))
    @app_commands.rename(**WHICH_TABLE)
    @app_commands.describe(**WHICH_TABLE_HINT)
    async def undo(self, interaction: Interaction, table_id: int | None = None) -> None:
        """``/game undo``: take your latest move back, or ask for it."""
        answer = Answer(interaction)
        await answer.think()
        await self._take_back(answer, (await table_meant(answer, table_id, Press(Op.UNDO, 0))).id)

    async def _undo(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await answer.think()
        await self._take_back(answer, press.table)

    async def _take_back(self, answer: Answer, table_id: int) -> None:
        table = (await undo.undo(self._bot.context, table_id, answer.caller)).after
        reader = await answer.reader(table.names)
        pending = await wishes.pending(self._bot.context, table.id)
        await answer.tell(reader.say(msg("ui-undo-asked" if pending else "ui-undone")))

    async def _agree(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await self._vote(answer, press, True)

    async def _object(self, answer: Answer, press: Press, values: tuple[str, ...]) -> None:
        await self._vote(answer, press, False)

    async def _vote(self, answer: Answer, press: Press, yes: bool) -> None:
        await answer.think()
        table = (await voting.vote(self._bot.context, press.table, answer.caller, yes)).after
        reader = await answer.reader(table.names)
        await answer.tell(reader.say(msg("ui-voted")))

    @undo.autocomplete("table_id")
    async def _own_tables(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await table_choices(interaction, typed)
