"""``/help``: how to play a game here, in one page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.ui.i18n import named
from cogs.ui.reply import Answer
from engine.core.words import msg

if TYPE_CHECKING:
    from cogs.client import Boroughs


class Help(commands.Cog):
    """What to type first."""

    def __init__(self, bot: Boroughs) -> None:
        self._bot = bot

    @app_commands.command(name=named("command-help"), description=named("command-help.hint"))
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """A short welcome."""
        answer = Answer(interaction)
        await answer.think()
        await answer.tell((await answer.reader()).say(msg("ui-help")))


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Help(bot))
