"""``/game join``, and sitting down from wherever it was asked for: the lobby follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.commands.resolve import number_meant
from cogs.delivery.lobbies import refresh
from cogs.delivery.threads import bring_in
from cogs.screens.board import game_name
from cogs.screens.lists import lobby_choices
from cogs.ui.custom_id import Op, Press
from cogs.ui.i18n import WHICH_TABLE, WHICH_TABLE_HINT, named
from cogs.ui.reply import Answer
from engine.core.words import msg
from tables.lobby import opening
from tables.lookup import lobbies_of_others
from tables.table import Table

if TYPE_CHECKING:
    from cogs.client import Boroughs

Interaction = discord.Interaction[Any]


class GameJoin(commands.Cog):
    """Sitting down at somebody's table."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot

    @app_commands.command(name=named("command-join"), description=named("command-join.hint"))
    @app_commands.rename(**WHICH_TABLE)
    @app_commands.describe(**WHICH_TABLE_HINT)
    async def join(self, interaction: Interaction, table_id: int | None = None) -> None:
        """``/game join``: a seat at an open table."""
        answer = Answer(interaction)
        await answer.think()
        wanted = Press(Op.JOIN, 0)
        await join(
            self._bot, answer, await number_meant(answer, table_id, wanted, lobbies_of_others)
        )

    @join.autocomplete("table_id")
    async def _lobbies(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await lobby_choices(interaction, typed)


async def join(bot: Boroughs, answer: Answer, table_id: int) -> None:
    """Sit down, and show the lobby as it is now. Somebody who asked elsewhere is told where it is,
    and is let into the thread if there is one already."""
    table = (await opening.join(bot.context, table_id, answer.caller)).after
    if not await refresh(bot, answer, table):
        await _tell_joined(answer, table)
    if table.row.thread is not None:
        await bring_in(bot, table.row.thread, answer.caller.user)


async def _tell_joined(answer: Answer, table: Table) -> None:
    place = f"<#{table.row.lobby_channel or table.row.channel}>"
    reader = await answer.reader(table.names)
    await answer.tell(reader.say(msg("ui-joined", game=game_name(table), place=place)))
