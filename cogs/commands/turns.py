"""``/turns``: every game that waits for somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.screens.lists import list_page, table_list
from cogs.ui.custom_id import Op, Press
from cogs.ui.i18n import named
from cogs.ui.reply import Answer
from engine.core.words import msg
from tables import lookup

if TYPE_CHECKING:
    from cogs.client import Boroughs

Interaction = discord.Interaction[Any]


class Turns(commands.Cog):
    """``/turns``: every game that waits for me."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot

    @app_commands.command(name=named("command-turns"), description=named("command-turns.hint"))
    async def turns(self, interaction: Interaction) -> None:
        """The longest wait first, with links."""
        answer = Answer(interaction)
        await answer.think()
        reader = await answer.reader()
        user, context = interaction.user.id, self._bot.context
        found = await lookup.waiting_for(context, user)
        games = [(game, Press(Op.MOVE, game.id)) for game in found]
        lines = await table_list(context, games, user, reader.say)
        head = "" if lines else reader.say(msg("ui-no-turns"))
        await answer.show(list_page(head, lines, len(found) - len(lines), reader))


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Turns(bot))
