"""``/turns``: every game that waits for somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.screens.lists import table_lines
from cogs.ui import limits
from cogs.ui.custom_id import Op, Press
from cogs.ui.i18n import named
from cogs.ui.page import Page
from cogs.ui.reply import Answer
from cogs.ui.widgets import Button, Style
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
        found = await lookup.waiting_for(self._bot.context, interaction.user.id)
        lines = await table_lines(self._bot.context, found, reader.say)
        buttons = tuple(
            Button(
                Press(Op.MOVE, game.id),
                f"{reader.say(msg('hall-move'))} · {game.id}",
                Style.MAIN,
            )
            for game in found[: limits.BUTTONS_IN_A_ROW]
        )
        text = limits.first_lines(lines or [reader.say(msg("hall-no-turns"))], limits.CONTENT)
        await answer.show(Page(text, widgets=buttons))


async def setup(bot: Boroughs) -> None:
    """Called by discord.py."""
    await bot.add_cog(Turns(bot))
